"""Plays the guided first game: does what its bubbles say, by mouse or keyboard, and holds them to their promises."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tools.robot.hands import Hands, LostError, box

KEYS = {"file": "f", "build": "b"}


class Learner:
    """A person who has never played. `model` is the root model; `way` is "mouse" or "keyboard"."""

    def __init__(self, hands: Hands, model: Any, way: str) -> None:
        self.hands, self.model, self.way = hands, model, way
        self.seen: list[str] = []

    @property
    def bubble(self) -> Any:
        """What the bubble says."""
        return self.model.lesson

    def play(self, until: str = "finish") -> list[str]:
        """Goes on until the bubble with this key is shown; the keys of all bubbles."""
        for _ in range(80):
            self.hands.wait(lambda: bool(self.bubble.shown), "a bubble")
            self.hands.settle(0.05)
            self.seen.append(str(self.bubble.key))
            self.look()
            if self.bubble.key == until:
                return self.seen
            self.step()
        raise LostError(f"{until} does not come: {self.seen}")

    def step(self) -> None:
        """One bubble: reads it, or does what it wants."""
        before = self.now()
        if self.way == "keyboard":
            self.by_keyboard()
        else:
            self.by_mouse()
        self.hands.wait(lambda: self.now() != before, f"{before} goes on")

    def now(self) -> tuple[str, str, bool]:
        """Which bubble it is, in which mode of the table."""
        return str(self.bubble.key), str(self.model.table.mode), bool(self.bubble.shown)

    def by_mouse(self) -> None:
        """Clicks on what the bubble points at."""
        if not self.bubble.decides:
            self.hands.click("coach_next")
            return
        target = self.bubble.target
        kind, card = target["kind"], target.get("card", "")
        name = self.name_of(kind, target)
        self.hands.click(name)
        if kind in KEYS and self.model.table.mode == "action" and self.hands.sees(f"large_{kind}"):
            self.look()  # the bubble has made room for the large view
            self.hands.click(f"large_{kind}")
        if kind in KEYS and self.bubble.refusal:
            raise LostError(f"{kind} {card} was refused")

    def by_keyboard(self) -> None:
        """Presses a key where the focus has been led to."""
        focus = self.hands.focused()
        name = "nothing" if focus is None else focus.objectName()
        target = self.bubble.target
        wanted = self.name_of(target["kind"], target) if self.bubble.decides else "coach_next"
        if name != wanted:
            raise LostError(f"the focus of {self.bubble.key} is on {name}, not on {wanted}")
        kind = target.get("kind") if self.bubble.decides else ""
        self.hands.key(KEYS.get(kind, "Return"))

    def name_of(self, kind: str, target: dict[str, Any]) -> str:
        """The name of the thing that the bubble points at."""
        table, card = self.model.table, target.get("card", "")
        match kind:
            case "pick":
                colors = [row.color for row in table.row.rows]
                return f"row_{colors.index(target['color'])}"
            case "research":
                return f"deck_{target['level']}"
            case "use":
                return f"gizmo_{card}"
            case "file" | "build":
                if table.mode == "keep":
                    return f"hand_{kind}_{card}"
                for level, rows in enumerate((table.display1, table.display2, table.display3), 1):
                    for place, row in enumerate(rows.rows):
                        if row.card == card:
                            return f"display_{level}_{place}"
                return f"archive_{card}"
        return f"button_{kind}"

    # -- what it checks ------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """The bubble lies in the window, not over what it points at, and all its texts can be read."""
        self.hands.frame()
        coach = self.hands.find("coach")
        whole = QRectF(0, 0, self.hands.window.width(), self.hands.window.height())
        here = box(coach)
        if not whole.contains(here):
            raise LostError(f"{self.bubble.key}: the bubble {here} leaves the window {whole}")
        target = coach.parentItem().property("target")
        if isinstance(target, QQuickItem) and box(target).intersects(here):
            raise LostError(f"{self.bubble.key}: the bubble {here} covers {target.objectName()} {box(target)}")
        cut = [str(item.property("text")) for item in texts(coach) if item.property("truncated")]
        if cut:
            raise LostError(f"{self.bubble.key}: cut texts {cut}")


def texts(item: QQuickItem) -> Iterator[QQuickItem]:
    """All visible texts in an item."""
    if not item.isVisible():
        return
    if item.property("truncated") is not None:
        yield item
    for child in item.childItems():
        yield from texts(child)
