"""Fills in the New game form by mouse or by keyboard."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtQuick import QQuickItem

from tools.robot.hands import Hands, LostError

MOST_TABS = 60
MOST_SEATS = 4


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to ask for. `seats`: for each "person", or the place of a computer's level (from 0, weakest first)."""

    seats: Sequence[str | int]
    names: Sequence[str] = ()
    seed: str = ""
    first: int | None = None
    chute: bool = False
    speed: str = "off"


class Form:
    """The form, filled in by `way` "mouse" or "keyboard"."""

    def __init__(self, hands: Hands, way: str) -> None:
        self.hands, self.way = hands, way

    def fill(self, wanted: Wanted) -> None:
        """From the start screen to the first decision of the game."""
        self.use("start_new")
        self.hands.wait(lambda: self.hands.sees("setup_start"), "the New game form")
        while not self.hands.sees(f"setup_name_{len(wanted.seats) - 1}"):
            self.use("setup_add")
        while len(wanted.seats) < MOST_SEATS and self.hands.sees(f"setup_name_{len(wanted.seats)}"):
            last = max(seat for seat in range(MOST_SEATS) if self.hands.sees(f"setup_name_{seat}"))
            self.use(f"setup_remove_{last}")
        for seat, kind in enumerate(wanted.seats):
            if kind == "person":
                self.part(f"setup_person_{seat}")
            else:
                self.part(f"setup_computer_{seat}")
                self.level(seat, int(kind))
        for seat, name in enumerate(wanted.names):
            self.text(f"setup_name_{seat}", name)
        self.part("setup_first_lots" if wanted.first is None else f"setup_first_{wanted.first}")
        self.part(f"setup_speed_{wanted.speed}")
        if wanted.chute:
            self.use("setup_chute")
        if wanted.seed:
            self.text("setup_seed", wanted.seed)

    def start(self) -> None:
        """Starts the game that is filled in."""
        self.use("setup_start")
        self.hands.wait(lambda: not self.hands.sees("setup_start"), "the game to start")

    def use(self, name: str) -> None:
        """Presses a button."""
        if self.way == "mouse":
            self.hands.click(name)
        else:
            self.tab_to(self.hands.find(name))
            self.hands.key("Space")

    def part(self, name: str) -> None:
        """Chooses one part of a segment."""
        if self.way == "mouse":
            self.hands.click(name)
            return
        part = self.hands.find(name)
        segment = self.tab_to(part)
        names = [str(entry) for entry in segment.property("names")]
        self.hands.key("Home")
        for _ in range(names.index(name)):
            self.hands.key("Right")
        if segment.property("at") != names.index(name):
            raise LostError(f"the keys do not lead to {name} in its segment")

    def level(self, seat: int, place: int) -> None:
        """Chooses a computer's level."""
        name = f"setup_level_{seat}_{place}"
        if self.way == "mouse":
            self.hands.click(name)
            return
        row = {other: item for other, item in self.hands.visible().items() if other.startswith(f"setup_level_{seat}_")}
        chosen = next(int(other.rsplit("_", 1)[1]) for other, item in row.items() if item.property("chosen"))
        self.tab_to(row[f"setup_level_{seat}_{chosen}"])
        for _ in range(abs(place - chosen)):
            self.hands.key("Right" if place > chosen else "Left")
        if not self.hands.find(name).property("chosen"):
            raise LostError(f"the keys do not lead to {name}")

    def text(self, name: str, text: str) -> None:
        """Writes into a field, in place of what is there."""
        field = self.hands.find(name)
        if self.way == "mouse":
            self.hands.click(name)
        else:
            self.tab_to(field)
        self.hands.key("End")
        for _ in range(len(str(field.property("text") or ""))):
            self.hands.key("BackSpace")
        self.hands.write(text)

    def tab_to(self, target: QQuickItem) -> QQuickItem:
        """Presses Tab until the focus is on `target` or on what contains it; what has the focus then."""
        way = []
        for _ in range(MOST_TABS):
            focus = self.hands.focused()
            if focus is not None and (focus is target or around(focus, target) or around(target, focus)):
                return focus if not around(target, focus) else target
            self.hands.key("Tab")
            way.append("nothing" if focus is None else focus.objectName() or focus.metaObject().className())
        raise LostError(f"Tab does not lead to {target.objectName()}: {' > '.join(way)}")


def around(outer: QQuickItem, inner: QQuickItem) -> bool:
    """`outer` contains `inner`, and is no whole screen."""
    item: QQuickItem | None = inner.parentItem()
    while item is not None:
        if item is outer:
            return (
                not outer.objectName().startswith("screen_") and outer.parentItem() is not None and outer.height() < 300
            )
        item = item.parentItem()
    return False
