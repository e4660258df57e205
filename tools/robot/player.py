"""Plays whole games: decides by what is visible, acts by mouse or keyboard, holds the window to its promises."""

from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QPoint

from tools.robot.eyes import Choice, choices
from tools.robot.hands import Hands, LostError
from tools.robot.walker import reach

WAYS = ("mouse", "keyboard")
MOST_KEYS = 12
ASIDE = QPoint(640, 4)
LATE = 14
"""From this round on a chain makes a picture that shows what the game is about."""
LETTERS = {"file": "f", "build": "b"}
WAITING = {"wait", "over", ""}


class Robot:
    """A person at the table. `way` is how it acts; `decisions()` grows with what is played, by anybody."""

    def __init__(self, hands: Hands, table: Any, decisions: Callable[[], int], way: str, seed: int) -> None:
        self.hands, self.table, self.decisions, self.way = hands, table, decisions, way
        self.random = Random(seed)
        self.done: Counter[str] = Counter()
        self.recent: deque[str] = deque(maxlen=8)
        self.shots: Path | None = None

    # -- what it sees --------------------------------------------------------------------------------------------------

    def mode(self) -> str:
        """What the table says is going on."""
        return str(self.table.mode)

    def over(self) -> bool:
        """The final score is shown."""
        return self.hands.sees("screen_end")

    # -- a game --------------------------------------------------------------------------------------------------------

    def play(self, most: int = 3000) -> None:
        """Plays until the final score is shown; LostError if that does not come within `most` decisions."""
        for _ in range(most):
            self.hands.wait(
                lambda: self.over() or self.mode() not in WAITING, f"a decision of mine (mode {self.mode()!r})"
            )
            if self.over():
                self.shot("end")
                return
            try:
                self.step()
            except LostError as error:
                self.shot("lost")
                raise LostError(f"{error}\nbefore that: {'; '.join(self.recent)}") from None
        raise LostError(f"the game is not over after {most} decisions: {dict(self.done)}")

    def step(self) -> None:
        """One decision, or one step towards it."""
        mode = self.mode()
        if mode == "handover":
            self.accept_handover()
            return
        if mode == "order":
            self.put_in_order()
            return
        offered = choices(self.hands, mode)
        if not offered:
            raise LostError(f"nothing can be done in mode {mode!r}; visible: {sorted(self.hands.visible())}")
        self.look_around(mode)
        choice = self.choose(mode, offered)
        before = (self.decisions(), self.mode())
        self.recent.append(f"{mode}: {choice.what} {choice.name}")
        self.act(choice)
        self.hands.wait(
            lambda: (self.decisions(), self.mode()) != before or self.over(), f"{choice} had no effect in mode {mode!r}"
        )
        self.done[choice.what if choice.what != "button" else choice.name] += 1
        self.check()

    def choose(self, mode: str, offered: list[Choice]) -> Choice:
        """What to do: mostly something sensible, so that games end in time, and now and then anything."""
        if self.random.random() < 0.1:
            return self.random.choice(offered)
        useful = [choice for choice in offered if choice.what != "button"] or offered
        for what in ("build", "keep_build", "use", "pay"):
            best = [choice for choice in useful if choice.what == what]
            if best:
                return max(best, key=lambda choice: (choice.worth, self.random.random()))
        if mode == "action":
            what = self.random.choices(("pick", "file", "research"), (6, 1, 2))[0]
            useful = [choice for choice in useful if choice.what == what] or useful
        return self.random.choice(useful)

    # -- what it does --------------------------------------------------------------------------------------------------

    def use(self, name: str) -> None:
        """Clicks on a thing, or goes there by keyboard and presses Enter or Space."""
        if self.way == "mouse":
            self.hands.click(name)
        else:
            reach(self.hands, name)
            self.hands.key(self.random.choice(("Return", "Space")))

    def act(self, choice: Choice) -> None:
        """Carries out a choice."""
        if choice.what in LETTERS:
            self.take_card(choice)
        elif choice.what == "pay":
            self.pay(choice)
        elif choice.what == "use" and self.way == "keyboard":
            self.hands.key(str(self.hands.find(choice.name).property("hotkey") or "1"))
        elif choice.name == "button_end":
            self.end_turn()
        else:
            self.use(choice.name)

    def take_card(self, choice: Choice) -> None:
        """Builds or files a card of the display or archive."""
        before = (self.decisions(), self.mode())
        if self.way == "keyboard":
            reach(self.hands, choice.name)
            self.hands.key(LETTERS[choice.what])
            return
        arm = f"action_{choice.what}"
        if self.mode() == "action" and self.random.random() < 0.3 and self.hands.sees(arm):
            self.hands.click(arm)
        self.hands.click(choice.name)
        if (self.decisions(), self.mode()) == before:
            self.shot("large")
            self.hands.click(f"large_{choice.what}")

    def pay(self, choice: Choice) -> None:
        """Chooses a way to pay, mostly the best one, and confirms."""
        self.shot("payment")
        if choice.name != "pay_0":
            self.done["other ways to pay"] += 1
            self.use(choice.name)
            if self.mode() != "pay":  # Enter on a way to pay confirms it
                return
        elif self.random.random() < 0.1:
            before = self.decisions()
            self.use("button_cancel") if self.way == "mouse" else self.hands.key("Escape")
            if self.decisions() != before or self.mode() == "pay":
                raise LostError("a payment that was cancelled was made, or goes on")
            self.done["cancelled payments"] += 1
            return
        self.use("button_confirm") if self.way == "mouse" else self.hands.key("Return")

    def end_turn(self) -> None:
        """Ends the turn, and says yes if asked whether that is meant."""
        self.use("button_end") if self.way == "mouse" else self.hands.key("e")
        if self.hands.sees("confirm_yes"):
            self.done["end guards"] += 1
            self.use("confirm_yes")

    def accept_handover(self) -> None:
        """Says that the next person is here; nothing of the table may be seen before."""
        seen = self.hands.visible()
        if "screen_table" in seen or any(name.startswith(("hand_", "gizmo_", "row_")) for name in seen):
            raise LostError(f"the hand-over screen shows the table: {sorted(seen)}")
        self.shot("handover")
        self.use("handover_ready")
        self.hands.wait(lambda: self.mode() != "handover", "the hand-over was not accepted")
        self.done["hand-overs"] += 1

    def put_in_order(self) -> None:
        """Moves a card now and then, and puts the cards back."""
        self.shot("order")
        before = self.decisions()
        cards = [name for name, _ in self.hands.named("order_") if "-" in name]
        if self.random.random() < 0.5:
            self.move_card(self.random.choice(cards))
        how = "button_confirm" if self.random.random() < 0.7 else "button_anyOrder"
        self.use(how)
        self.hands.wait(lambda: self.decisions() > before, f"the cards were not put back by {how}")
        self.done["orders"] += 1

    def move_card(self, name: str) -> None:
        """Moves one of the cards to be put in order one place to the right, unless it is the last."""
        order = list(self.table.order)
        place = order.index(name.removeprefix("order_"))
        if self.way == "mouse":
            self.use(name)
            if place + 1 < len(order):
                self.hands.click("order_right")
        else:
            self.go_to_card(name)
            self.hands.key("Right")
        moved = min(place + 1, len(order) - 1)
        order.insert(moved, order.pop(place))
        if list(self.table.order) != order:
            raise LostError(f"{name} was to be moved to the right: {list(self.table.order)} is not {order}")

    def go_to_card(self, name: str) -> None:
        """By keyboard to one of the cards to be put in order: Up and Down go through them."""
        for _ in range(MOST_KEYS):
            if not self.focus_name().startswith("order_"):
                self.hands.key("Tab")
        for key in ("Up", "Down"):
            for _ in range(len(self.table.order)):
                if self.focus_name() == name:
                    return
                self.hands.key(key)
        raise LostError(f"the keyboard does not lead to {name} but to {self.focus_name()}")

    def focus_name(self) -> str:
        """Name of what has the focus, or ""."""
        focus = self.hands.focused()
        return "" if focus is None else focus.objectName()

    # -- what it checks ------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """The keyboard always has a place: something visible has the focus."""
        self.hands.settle()
        focus: Any = self.hands.focused()
        if focus is None or not focus.isVisible():
            raise LostError(f"the keyboard focus is lost in mode {self.mode()!r}")

    def look_around(self, mode: str) -> None:
        """Saves a picture of each mode the first time, where pictures are wanted."""
        if mode == "chain" and self.table.chain.count >= 3:
            self.shot("table" if self.table.round >= LATE else "chain-long")
        self.shot({"keep": "research", "pay": ""}.get(mode, mode))

    def shot(self, name: str) -> None:
        """Saves a picture under this name, unless there is one."""
        if self.shots is None or not name:
            return
        file = self.shots / f"{name}.png"
        if not file.exists():
            if name != "large":
                self.hands.hover_at(ASIDE)  # no hint of what the mouse rests on
            self.hands.picture(file)
