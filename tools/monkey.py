"""Random input on every screen: `python -m tools.monkey [--seconds 60] [--rate 50] [--seed 1] [--only SCENE,…]`.

Clicks, double clicks, wheel, keys and changes of size, by a fixed seed. Faults are whatever Qt or Python complains of,
a table that is not the engine's game, and more than one decision out of one press.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).resolve().parents[1] / "tests" / "fonts.conf"))

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from gizmos_desktop.app.messages import Messages
from tools.scenes.catalogue import SCENES, show
from tools.scenes.theatre import Theatre, theatre

KEYS = [
    *(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_F, Qt.Key.Key_P, Qt.Key.Key_B, Qt.Key.Key_R, Qt.Key.Key_E, Qt.Key.Key_S, Qt.Key.Key_N, Qt.Key.Key_T),
    *(Qt.Key.Key_D, Qt.Key.Key_L, Qt.Key.Key_M, Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_F1, Qt.Key.Key_F2),
]
SIZES = [(1280, 720), (1000, 600), (1600, 900), (900, 1400), (2200, 900)]
AVOIDED = ("quit", "import", "copy", "report", "browse", "export", "language")
"""What leaves the program or opens a dialog of the system."""


class Monkey:
    """Plays with what is on the stage."""

    def __init__(self, stage: Theatre, seed: int) -> None:
        self.stage = stage
        self.dice = Random(seed)
        self.events = 0

    def act(self) -> None:
        """One event."""
        self.events += 1
        window = self.stage.shown.window
        place = QPoint(self.dice.randrange(window.width()), self.dice.randrange(window.height()))
        kind = self.dice.random()
        if kind < 0.45:
            seen = [item for _, item in self.stage.hands.named("")]
            place = self._aimed(place, seen)
            if not any(covers(item, place) and self._dangerous(item) for item in seen):
                click = QTest.mouseDClick if kind < 0.08 else QTest.mouseClick
                click(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        elif kind < 0.85:
            held = Qt.KeyboardModifier.ControlModifier if self.dice.random() < 0.05 else Qt.KeyboardModifier.NoModifier
            if not self._dangerous(window.activeFocusItem()):
                QTest.keyClick(window, self.dice.choice(KEYS), held)
        elif kind < 0.93:
            self._wheel(place)
        elif kind < 0.99:
            QTest.mouseMove(window, place)
        else:
            window.resize(*self.dice.choice(SIZES))

    def _aimed(self, place: QPoint, seen: list[QQuickItem]) -> QPoint:
        """Half of the clicks hit something."""
        if self.dice.random() < 0.5:
            return place
        things = [item for item in seen if item.property("usable") is not None]
        if not things:
            return place
        thing = self.dice.choice(things)
        aim = thing.mapToScene(QPointF(thing.width() / 2, thing.height() / 2)).toPoint()
        window = self.stage.shown.window
        # In a window that is too small something is seen of what lies beyond its edge
        return aim if 0 <= aim.x() < window.width() and 0 <= aim.y() < window.height() else place

    def _dangerous(self, item: object) -> bool:
        at = item
        while at is not None:
            name = getattr(at, "objectName", str)()
            if any(word in name for word in AVOIDED):
                return True
            at = getattr(at, "parentItem", lambda: None)()
        return False

    def _wheel(self, place: QPoint) -> None:
        turn = QPoint(0, self.dice.choice((-120, 120)))
        at = QPointF(place)
        no, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QWheelEvent(at, at, QPoint(), turn, no, none, Qt.ScrollPhase.NoScrollPhase, False)
        QCoreApplication.sendEvent(self.stage.shown.window, event)

    def faults(self) -> list[str]:
        """What does not agree: the table with the engine's game."""
        session = self.stage.model.session
        if session is None or self.stage.model.replay.active or self.stage.model.screen != "table":
            return []
        found = []
        own = self.stage.model.table.own
        game = session.game
        if own.score != game.score(own.seat).total:
            found.append(f"the table shows {own.score} points, the game has {game.score(own.seat).total}")
        if len(own.ring) != sum(game.position()["seats"][own.seat].get("ring", {}).values()):
            found.append("the ring on the table is not that of the game")
        return found


def covers(item: QQuickItem, place: QPoint) -> bool:
    """The item lies at this place of the window."""
    return item.mapRectToScene(item.boundingRect()).contains(QPointF(place))


def play(stage: Theatre, name: str, seconds: float, rate: int, seed: int) -> list[str]:
    """So many seconds of random input on a scene; what was found wrong."""
    stage.size(*SIZES[0])
    show(stage, name)
    monkey = Monkey(stage, seed)
    found: list[str] = []
    begun = time.monotonic()
    for event in range(int(seconds * rate)):
        session = stage.model.session
        before = (session, 0 if session is None else len(session.history))
        monkey.act()
        # A busy machine takes longer than a second for them; none is left out
        QTest.qWait(max(1, round(1000 * (begun + (event + 1) / rate - time.monotonic()))))
        session = stage.model.session
        if session is not None and session is before[0] and not stage.model.replay.active:
            persons = [
                each.text.split()[0] for each in session.history[before[1] :] if not each.note and each.seat == 0
            ]
            # One press puts all cards back
            if len(persons) - max(0, persons.count("return") - 1) > 2:
                found.append(f"{len(persons)} decisions by one event")
        found += monkey.faults()
    stage.hands.settle()
    return found


def main() -> int:
    """Let it loose; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.monkey", description="random input on every screen")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=int, default=50, help="events a second")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=",".join(SCENES), help="scenes, with commas")
    options = parser.parse_args()
    messages = Messages()
    messages.install()
    wrong = 0
    with theatre() as stage:
        for name in options.only.split(","):
            before = messages.warnings + messages.errors
            found = play(stage, name, options.seconds, options.rate, options.seed)
            told = messages.warnings + messages.errors - before
            wrong += len(found) + told
            print(f"{name}: {len(found)} faults, {told} complaints {sorted(set(found))[:3]}", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)
