"""How many frames a second can be drawn while everything on the table moves: `python -m tools.frames [--seconds N]`.

The software renderer at 1280 x 720, four seats: spheres roll in, fly, settle and are paid, cards turn over and become
plates, Gizmos light up, points fly, again and again. The processor time of each frame counts (all work of the window's
thread between two frames), so a busy machine changes little; the frames that were drawn are told, too. Then the table
rests, and no frame may be drawn.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.engine import Game
from gizmos_desktop.models.derive.moves import derive_moves
from tools import gaps

LEAST = 60.0
"""Frames a second."""
EVERY_MS = 350
"""So often all is set in motion again: before the last of it has come to rest."""
PLAYS = ("pick yellow", "build 2-01 pay red*2 yellow", "file 1-19", "research 2")


class Frames:
    """Counts the frames of a window, and the processor time from one to the next."""

    def __init__(self, window: QQuickWindow) -> None:
        self.times: list[float] = []
        self.begun = time.monotonic()
        self._before = time.thread_time()
        window.frameSwapped.connect(self._drawn)

    def start(self) -> None:
        """Count from now on."""
        self.times = []
        self.begun = time.monotonic()
        self._before = time.thread_time()

    def _drawn(self) -> None:
        now = time.thread_time()
        self.times.append((now - self._before) * 1e3)
        self._before = now

    def line(self, name: str) -> str:
        """What was counted, in words."""
        seconds = time.monotonic() - self.begun
        ranked = sorted(self.times)
        half, most = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
        return (
            f"  {name:32} {self.could():5.0f} frames/s by processor time (half within {half:4.1f} ms, "
            f"95 % within {most:4.1f}), {len(ranked) / seconds:4.0f}/s drawn"
        )

    def could(self) -> float:
        """Frames a second, if the window's thread had a core of its own."""
        return 1e3 * len(self.times) / max(1e-9, sum(self.times))


def moves() -> list[dict[str, Any]]:
    """All that moves after four different decisions, as if they were one; what the own seat does is seen in full."""
    found: list[dict[str, Any]] = []
    for text in PLAYS:
        game = Game.from_position(gaps.position({"active": ["0-01"], "ring": {"red": 3, "yellow": 2}}), seed=1)
        legal = [str(action) for action in game.legal_actions()]
        kind = text.split()[0]
        chosen = text if text in legal else next((each for each in legal if each.startswith(kind)), "")
        if chosen:
            found += [move for move in derive_moves(game.play(chosen), 0) if move["what"] in ("sphere", "card")]
    return found


def run(seconds: float) -> int:
    """Measure and print; 1 if it is too slow, or if the table does not come to rest."""
    with tempfile.TemporaryDirectory() as folder, gaps.window(Path(folder)) as (shown, _):
        model: Any = shown.model
        model.settings.reducedMotion = "off"
        game = Game.from_position(gaps.position({"active": ["0-01"], "ring": {"red": 3, "yellow": 2}}), seed=1)
        seats = tuple(Seat(f"Player {n + 1}", "computer" if n else "person", gaps.LEVEL if n else "") for n in range(4))
        model.play(Session(GameSetup(seats, first=0, speed="normal"), gaps.scripted([]), game))
        QTest.qWait(1500)
        frames = Frames(shown.window)
        steps = moves()
        again = QTimer()

        again.timeout.connect(lambda: model.table.moved.emit(steps))
        again.start(EVERY_MS)
        QTest.qWait(2 * EVERY_MS)
        frames.start()
        QTest.qWait(round(seconds * 1000))
        print(frames.line(f"everything moves ({len(steps)} steps)"), flush=True)
        could = frames.could()
        again.stop()
        QTest.qWait(3000)
        frames.start()
        QTest.qWait(2000)
        print(f"  {'at rest':32} {len(frames.times)} frames in 2 s")
        return int(could < LEAST or bool(frames.times))


def main(measure: Callable[[float], int] = run) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.frames", description="frames a second while all moves")
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    print("frames of the table at 1280 x 720, software renderer:")
    return measure(seconds)


if __name__ == "__main__":
    raise SystemExit(main())
