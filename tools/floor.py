"""What the program costs beside an empty window: `python -m tools.floor [--times N]`.

The program and an empty ApplicationWindow of Qt are started in turn, as processes of their own with the same platform
and renderer: how long from the start of the process to its first frame, and how much memory then. The program is then
started once more and goes on with a game of one person against three of the strongest computers, until it is the
person's turn: its memory in mid-game, and that of the process in which the computers think. A first start of each is
not counted: it fills the caches.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parents[1]
FRAME_TIMES, MEMORY_TIMES, WORKER_MIB = 1.5, 1.6, 150.0
"""The budgets: first frame and mid-game as multiples of the empty window, the process of the computers by itself."""
EMPTY = "import QtQuick.Controls\nApplicationWindow { visible: true; width: 1280; height: 720 }\n"
LONGEST_S = 90


@dataclass(frozen=True)
class Start:
    """What one process told of itself."""

    frame: float  # seconds from the start of the process to its first frame
    work: float  # processor time of that
    rss: float  # MiB, libraries that others use as well included
    pss: float  # MiB, what is shared with other processes counted by its part
    worker: float = 0.0  # MiB (RSS) of the process of the computers, at its most


# -- in the processes that are measured --------------------------------------------------------------------------------


def memory(process: int | str = "self") -> tuple[float, float]:
    """RSS and PSS of a process in MiB."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()[1:]
    found = {line.split(":")[0]: float(line.split()[1]) / 1024 for line in lines}
    return found["Rss"], found["Pss"]


def most_memory(process: int) -> float:
    """The most RSS that a process has ever had, in MiB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(float(each.split()[1]) / 1024 for each in lines if each.startswith("VmHWM"))


def told(frame: tuple[float, float], worker: int = 0) -> None:
    """Tell the parent what was measured."""
    rss, pss = memory()
    found = {
        "frame": frame[0],
        "work": frame[1],
        "rss": rss,
        "pss": pss,
        "worker": most_memory(worker) if worker else 0,
    }
    print(json.dumps(found), flush=True)


def at_first_frame(window: Any, then: Callable[[tuple[float, float]], None]) -> None:
    """Call `then` with the moment and the processor time of the first frame, once the event loop is free again."""
    from PySide6.QtCore import Qt, QTimer

    def drawn() -> None:
        found = (time.monotonic(), time.process_time())
        QTimer.singleShot(300, window, lambda: then(found))

    window.frameSwapped.connect(drawn, Qt.ConnectionType.SingleShotConnection)


def run_empty(file: str) -> None:
    """An empty window, as small as a program of PySide6 can be."""
    from PySide6.QtCore import QCoreApplication, QUrl
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow

    app = QGuiApplication([])
    engine = QQmlApplicationEngine()
    engine.load(QUrl.fromLocalFile(file))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)

    def then(frame: tuple[float, float]) -> None:
        told(frame)
        QCoreApplication.exit(0)

    at_first_frame(window, then)
    app.exec()


def run_program(folder: str, plays: bool) -> None:
    """The program itself, with its folders in `folder`; `plays`: it goes on with the game that is there."""
    from PySide6.QtCore import QCoreApplication, QTimer

    from gizmos_desktop import __main__ as program
    from gizmos_desktop.app import window

    def end(shown: window.Opened, frame: tuple[float, float]) -> None:
        told(frame, worker_of(os.getpid()) if plays else 0)
        QCoreApplication.exit(0)

    def play(shown: window.Opened, frame: tuple[float, float]) -> None:
        model: Any = shown.model
        model.continueGame()
        look = QTimer(shown.window)

        def looked() -> None:
            if model.session.state == "person":
                look.stop()
                QTimer.singleShot(2000, shown.window, lambda: end(shown, frame))

        look.timeout.connect(looked)
        look.start(100)

    real = window.opened

    @contextmanager
    def watched(*arguments: Any) -> Iterator[window.Opened]:
        with real(*arguments) as shown:
            at_first_frame(shown.window, lambda frame: (play if plays else end)(shown, frame))
            yield shown

    vars(window)["opened"] = watched
    program.main(["--software", "--data-dir", folder])


def worker_of(process: int) -> int:
    """The process in which the computers of the program think."""
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text(encoding="utf-8").split():
            if "gizmos_desktop.ai.worker" in Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8"):
                return int(child)
    raise AssertionError("no process of the computers runs")


# -- the measuring -----------------------------------------------------------------------------------------------------


def started(caches: Path, *arguments: str) -> Start:
    """Start one process and hear what it tells; bytecode is kept in `caches`."""
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(caches)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a program that is installed has its bytecode
    begin = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "tools.floor", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        timeout=LONGEST_S,
        check=True,
    )
    found = json.loads(done.stdout.splitlines()[-1])
    return Start(found["frame"] - begin, found["work"], found["rss"], found["pss"], found["worker"])


def lay_game(folder: Path) -> None:
    """A kept game of one person against three of the strongest computers, half over."""
    from gizmos_desktop.ai import LEVELS
    from gizmos_desktop.app.setup import GameSetup, Seat
    from gizmos_desktop.app.storage import Storage
    from gizmos_desktop.records import Places
    from tools.gaps import played_game

    course = played_game(4)
    number = len(course.steps) // 2
    while course.at(number).decision.kind != "action":
        number += 1
    due = course.at(number).decision.seat
    person = (due - 1) % 4
    kinds = [("person", "") if seat == person else ("computer", LEVELS[-1]) for seat in range(4)]
    seats = tuple(Seat(f"Player {seat + 1}", *kind) for seat, kind in enumerate(kinds))
    storage = Storage(Places.under(folder))
    timeline = course.branch(number, GameSetup(seats).players())
    storage.keeper.keep(timeline)
    storage.keeper.let_go(timeline.header.ident)


def measure(times: int) -> int:
    """Start all in turn, print the medians; 1 if a budget is not met."""
    with tempfile.TemporaryDirectory(prefix="gizmos-floor-") as name:
        folder = Path(name)
        (folder / "empty.qml").write_text(EMPTY, encoding="utf-8")
        lay_game(folder / "data")
        ways = (("--empty", str(folder / "empty.qml")), ("--program", str(folder / "data")))
        rounds = [[started(folder / "pyc", *way) for way in ways] for _ in range(times + 1)][1:]
        game = started(folder / "pyc", "--game", str(folder / "data"))
    floors, starts = ([each[n] for each in rounds] for n in (0, 1))
    for what, found in (("an empty window", floors), ("the program", starts), ("the program in mid-game", [game])):
        print(line(what, found))
    more = {what: middle(starts, what) / middle(floors, what) for what in ("frame", "work")}
    used = {what: getattr(game, what) / middle(floors, what) for what in ("rss", "pss")}
    met = [
        judged(
            f"first frame: {more['frame']:.2f} times ({more['work']:.2f} by processor time)", more["frame"], FRAME_TIMES
        ),
        judged(f"memory: {used['rss']:.2f} times ({used['pss']:.2f} by PSS)", used["rss"], MEMORY_TIMES),
        judged(f"process of the computers: {game.worker:.0f} MiB", game.worker, WORKER_MIB),
    ]
    return int(not all(met))


def middle(found: list[Start], what: str) -> float:
    """The median of one figure."""
    return median(float(getattr(each, what)) for each in found)


def line(what: str, found: list[Start]) -> str:
    """One sort of window in words."""
    rss, pss = middle(found, "rss"), middle(found, "pss")
    times = f"first frame {middle(found, 'frame'):.2f} s, processor {middle(found, 'work'):.2f} s, "
    return f"  {what:24} {times if len(found) > 1 else ''}RSS {rss:.0f} MiB, PSS {pss:.0f}"


def judged(what: str, found: float, most: float) -> bool:
    """Tell whether a budget is met."""
    print(f"  {what}, at most {most:g}: {'met' if found <= most else 'MISSED'}")
    return found <= most


def main() -> int:
    """Measure and print, or be one of the processes that are measured."""
    parser = argparse.ArgumentParser(prog="python -m tools.floor", description="the program beside an empty window")
    parser.add_argument("--times", type=int, default=5, help="starts of each that are counted")
    for name in ("empty", "program", "game"):
        parser.add_argument(f"--{name}", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.empty:
        run_empty(options.empty)
    elif options.program or options.game:
        run_program(options.program or options.game, bool(options.game))
    else:
        print(f"first frame and memory (design.md), median of {options.times} starts, in turn:")
        return measure(options.times)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
