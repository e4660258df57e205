"""What the keyboard reaches on a screen: goes round by Tab, then by arrows to what Tab has left out.

`python -m tools.keywalk` prints what is out of reach on each scene of tools/scenes, and where Tab does not come round.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).resolve().parents[1] / "tests" / "fonts.conf"))

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem

from tools.item_tree import Tree, kind_of
from tools.robot.hands import KEYS
from tools.robot.walker import distance, walk
from tools.scenes.theatre import Theatre

MOST_TABS = 90
ARROWS = ("Right", "Down", "Left", "Up")
OWN_ARROWS = ("Slide", "Segment", "QQuickTextInput", "QQuickTextEdit")
"""What uses the arrow keys itself."""

SORTS = ("hand_build_", "hand_file_", "gallery_1-", "gallery_2-", "gallery_3-", "log_")
"""Of which one stands for all: they go along with the focus, or the list scrolls with it."""
PINNED = "large_"
"""The buttons of the large view: Enter on a card leads to them, any step away closes it (tests/qml/table)."""


@dataclass(slots=True)
class Walked:
    """What came of a walk. `wanted`: all that can be used; `reached`: what had the focus; `round`: Tab came back to
    where it had been, and so did Shift+Tab."""

    wanted: set[str]
    reached: set[str] = field(default_factory=set)
    round: bool = True

    @property
    def missing(self) -> list[str]:
        """What no key has led to."""
        return sorted(self.wanted - self.reached)


def name_of(item: QQuickItem) -> str:
    """A name that stays when the item is made anew."""
    for sort in SORTS:
        if item.objectName().startswith(sort):
            return sort
    at: QQuickItem | None = item
    while at is not None and not at.objectName():
        at = at.parentItem()
    kind = kind_of(item)
    if at is item:
        return item.objectName()
    return f"{kind} {item.property('label') or ''} in {at.objectName() if at else 'window'}".replace("  ", " ")


def stops(stage: Theatre) -> dict[str, QQuickItem]:
    """All that can be used now and is not under a scrim, by name."""
    tree = Tree(stage.shown.window, float(stage.theme.property("u")), texts=False)
    found = {}
    for seen in tree.seen:
        item = seen.item
        if seen.order <= tree.first or not item.isEnabled() or not seen.frame.intersects(seen.box):
            continue
        ours = item.property("usable") is not None and item.property("interactive") is not False
        ours = ours and item.property("label") is not None
        if item.objectName().startswith(PINNED) or (seen.kind == "SideTab" and not item.property("chosen")):
            continue  # the arrows of a list of tabs open the others, which changes what is there (tests/qml/ui)
        if (ours or seen.kind in OWN_ARROWS) and item.width() > 0 and item.height() > 0:
            found[name_of(item)] = item
    return found


class Fingers:
    """Keys without pictures in between: some thousand of them are pressed."""

    def __init__(self, stage: Theatre) -> None:
        self.window = stage.shown.window

    def key(self, key: str) -> None:
        """Presses and releases a key of the robot's KEYS."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(self.window, QKeyEvent(kind, KEYS[key], Qt.KeyboardModifier.NoModifier))
        for _ in range(2):  # what is called later may call something later
            QCoreApplication.sendPostedEvents()

    def focused(self) -> QQuickItem | None:
        """What has the keyboard focus."""
        return self.window.activeFocusItem()


class Walker:
    """Goes through one screen."""

    def __init__(self, stage: Theatre) -> None:
        self.stage = stage
        self.hands = Fingers(stage)
        self.there = stops(stage)
        self.found = Walked(set(self.there))
        self.at: dict[str, QQuickItem] = {}

    def note(self) -> str:
        """Keeps what has the focus; its name."""
        item = self.hands.focused()
        if item is None:
            return ""
        name = name_of(item)
        self.at[name] = item
        self.found.reached.add(name)
        return name

    def goes_round(self, key: str) -> bool:
        """Presses a key until it leads to where it has led before; False if that does not come."""
        been: list[str] = []
        for _ in range(MOST_TABS):
            self.hands.key(key)
            name = self.note()
            if not name:
                return False
            if name in been:
                return len(been) > 1 or len(self.found.wanted) < 2
            been.append(name)
        return False

    def focus(self, name: str) -> bool:
        """Back to something that had the focus before."""
        item = self.at.get(name)
        if item is None or not shiboken6.isValid(item) or not item.isVisible() or not item.isEnabled():
            return False
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        return self.hands.focused() is item

    def towards(self, name: str) -> None:
        """By arrows from the nearest thing that was reached."""
        target = self.there[name]
        if not shiboken6.isValid(target):
            self.there |= stops(self.stage)
            target = self.there[name]
        if not shiboken6.isValid(target):
            return
        here = [
            at
            for at, item in self.at.items()
            if shiboken6.isValid(item) and item.isVisible() and kind_of(item) not in (*OWN_ARROWS, "SideTab")
        ]
        for at in sorted(here, key=lambda each: distance(self.at[each], target))[:3]:
            if not self.focus(at):
                continue
            walk(self.hands, target, [])
            self.note()
            if name in self.found.reached:
                return

    def spread(self) -> None:
        """By every arrow from everything that was reached, until nothing new comes."""
        left = list(self.at)
        while left and self.found.missing:
            name = left.pop()
            if (
                name not in self.at
                or not shiboken6.isValid(self.at[name])
                or kind_of(self.at[name]) in (*OWN_ARROWS, "SideTab")
            ):
                continue
            for key in ARROWS:
                if self.focus(name):
                    self.hands.key(key)
                    before = set(self.found.reached)
                    new = self.note()
                    if new and new not in before:
                        left.append(new)

    def go(self) -> Walked:
        """The whole walk."""
        self.note()
        rounds = [self.goes_round(key) for key in ("Tab", "Backtab")]
        self.found.round = all(rounds)
        for name in self.found.missing:
            if name not in self.found.reached:
                self.towards(name)
        self.spread()
        return self.found


def main() -> int:
    """Walk through the scenes; 1 if anything is out of reach."""
    from tools.scenes.catalogue import SCENES, show
    from tools.scenes.theatre import theatre

    parser = argparse.ArgumentParser(prog="python -m tools.keywalk", description="what the keyboard reaches")
    parser.add_argument("--only", default=",".join(SCENES), help="scenes, with commas")
    parser.add_argument("--worst", action="store_true", help="names as long, boards as full as can be")
    options = parser.parse_args()
    wrong = 0
    with theatre() as stage:
        stage.worst = options.worst
        for name in options.only.split(","):
            show(stage, name)
            found = Walker(stage).go()
            wrong += len(found.missing) + (not found.round)
            print(f"{name}: {len(found.wanted)} things, round {found.round}, out of reach {found.missing}", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)
