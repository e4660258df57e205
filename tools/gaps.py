"""How long the window's thread works at a time: `python -m tools.gaps [--rounds N] [--only NAME] [--profile]`.

While the thread works it answers neither mouse nor keys and draws nothing. A timer without delay asks for the processor
time once in every turn of the event loop, so the longest turn is the longest piece of work that a player could feel.
Processor time counts, so a busy machine changes little; what the disk takes is reported apart, as wall time.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest

from gizmos_desktop.ai import make_player
from gizmos_desktop.app.lesson_session import ScriptedComputer
from gizmos_desktop.app.messages import Messages
from gizmos_desktop.app.session import Session, Timeline
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.window import Opened, make_application, opened
from gizmos_desktop.engine import Game
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Places

MOST_MS = 50.0
"""No piece of work may take longer on a core of its own."""
CONVERTERS = [f"1-{n:02}" for n in range(9, 17)] + ["2-05", "2-06", "2-13", "2-14", "2-15"]
RESEARCH = [f"1-0{n}" for n in range(5, 9)] + [f"2-0{n}" for n in range(1, 5)]
DISPLAY = {"3": ["3-19", "3-35"], "2": ["2-20", "2-21", "2-31"], "1": ["1-33", "1-34", "1-35", "1-36"]}
LEVEL = "greedy"
SEED = 3


@dataclass
class Measured:
    """Processor time of the pieces of work of one scene, in milliseconds."""

    name: str
    pieces: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)

    def line(self) -> str:
        """A line of the report: the longest piece (median and worst of the rounds), and how many were long."""
        worst = sorted(self.rounds)
        over = sum(piece > MOST_MS for piece in self.pieces)
        busy = sorted(piece for piece in self.pieces if piece > 1)
        typical = busy[int(len(busy) * 0.95)] if busy else 0.0
        return (
            f"  {self.name:42} longest {worst[len(worst) // 2]:6.1f} ms (worst {worst[-1]:6.1f}), "
            f"95 % below {typical:5.1f}, over {MOST_MS:.0f}: {over}"
        )


class Probe(QObject):
    """Processor time from turn to turn of the event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[float] = []
        self._before = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Count from now on."""
        self.pieces = []
        self._before = time.thread_time()
        self._timer.start(0)

    def stop(self) -> None:
        """Stop counting."""
        self._timer.stop()

    def _tick(self) -> None:
        now = time.thread_time()
        self.pieces.append((now - self._before) * 1e3)
        self._before = now


def scripted(actions: list[str]) -> ScriptedComputer:
    """An AI client that answers at once with what was played before; then no more."""
    return ScriptedComputer(lambda: actions.pop(0) if actions else "")


def played_game(seats: int) -> Timeline:
    """A whole game between computers."""
    setup = GameSetup(tuple(Seat(f"Player {n + 1}", "computer", LEVEL) for n in range(seats)), first=0, seed=SEED)
    timeline = Timeline.start(Game.new(seats, SEED, first=0), setup.players(), SEED, setup.options(False))
    players = [make_player(LEVEL, SEED + seat) for seat in range(seats)]
    while not timeline.over and len(timeline.steps) < 900:
        seat = timeline.game.decision.seat
        timeline.play(players[seat].choose(timeline.game.observe(seat)))
    return timeline


def position(own: dict[str, Any], **turn: Any) -> dict[str, Any]:
    """A person's turn with late boards all round."""
    rich = [f"1-{n:02}" for n in range(17, 27)]
    others = [{"active": [f"0-0{n + 2}", *(rich if n == 0 else [])], "ring": {"red": 2, "blue": 2}} for n in range(3)]
    return {
        "seats": [own, *others],
        "first": 0,
        "row": ["blue", "yellow", "red", "black", "yellow", "blue"],
        "display": DISPLAY,
        "turn": {"seat": 0, "number": 12} | turn,
    }


class Scenes:
    """What is measured. Each scene sets itself up, and yields before and after what counts."""

    def __init__(self, shown: Opened, storage: Storage, course: Timeline) -> None:
        self.shown = shown
        self.model: Any = shown.model
        self.storage = storage
        self.course = course

    def rest(self, ms: int = 400) -> None:
        """Lets the window come to rest."""
        QTest.qWait(ms)

    def key(self, key: Qt.Key) -> None:
        """A key, as a keyboard sends it: what is put off until later has turns of its own, as it has not with QTest."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.postEvent(self.shown.window, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))

    def keep(self, timeline: Timeline) -> None:
        """Saves as the program does."""
        self.storage.keeper.keep(timeline)

    def lay(self, game: Game) -> None:
        """A game of a person against computers on the table."""
        seats = (Seat("Dana", "person"), *(Seat(f"Player {n}", "computer", LEVEL) for n in range(2, game.seats + 1)))
        self.model.play(Session(GameSetup(seats, first=0, speed="off"), scripted([]), game, keep=self.keep))
        self.rest()

    def computers_late(self) -> Iterator[Callable[[], object]]:
        """The last quarter of a game of four computers at full speed, animations and saves included."""
        actions = [step.decision.action for step in self.course.steps]
        late = len(actions) * 3 // 4
        timeline = self.course.branch(0, self.course.header.seats)
        for step in self.course.steps[:late]:
            timeline.replay(step.decision)
        session = Session.of_timeline(timeline, "fast", scripted(actions[late:]), keep=self.keep)
        session.suspend()
        self.model.play(session)
        self.rest()
        yield session.resume
        deadline = time.monotonic() + 8
        while session.state != "over" and time.monotonic() < deadline:
            session.hurry()
            QTest.qWait(60)
        yield lambda: None

    def research_15(self) -> Iterator[Callable[[], object]]:
        """Research of fifteen cards by a person whose converters could pay for most of them."""
        own = {"active": ["0-01", *CONVERTERS, *RESEARCH], "ring": {"red": 3, "yellow": 3, "blue": 3, "black": 3}}
        game = Game.from_position(position(own), seed=SEED)
        self.lay(game)
        yield lambda: self.model.table.research(2)

    def payments_750(self) -> Iterator[Callable[[], object]]:
        """Opening the payment of a card that can be paid in hundreds of ways."""
        own = {
            "active": ["0-01", *CONVERTERS, "3-01"],
            "ring": {"red": 3, "yellow": 2, "blue": 2, "black": 2},
            "archive": ["3-36"],
        }
        self.lay(Game.from_position(position(own), seed=SEED))
        yield lambda: self.model.table.build("3-36")

    def payments_end(self) -> Iterator[Callable[[], object]]:
        """From the first to the last of those payments."""
        for opening in self.payments_750():
            opening()
        self.rest()
        yield lambda: self.key(Qt.Key.Key_End)

    def undo_turn(self) -> Iterator[Callable[[], object]]:
        """Taking back a turn late in a long game."""
        timeline = self.course.branch(0, self.course.header.seats)
        for step in self.course.steps[:-1]:
            timeline.replay(step.decision)
        while timeline.game.decision.kind != "action":
            timeline.undo(len(timeline.steps) - 1)
        due = timeline.game.decision.seat
        seats = tuple(
            Seat(f"Player {n + 1}", "person") if n == due else Seat(f"Player {n + 1}", "computer", LEVEL)
            for n in range(timeline.game.seats)
        )
        setup = GameSetup(seats, first=0, speed="off", undo="practice")
        late = Timeline.start(Game.new(timeline.game.seats, SEED, first=0), setup.players(), SEED, setup.options(False))
        for step in timeline.steps:
            late.replay(step.decision)
        session = Session.of_timeline(late, "off", scripted([]), keep=self.keep)
        self.model.play(session)
        self.rest()
        picks = [str(action) for action in session.legal if action.kind == "pick"]
        session.play(picks[0])
        self.rest()
        yield lambda: self.model.table.undoTurn()

    def replay_jump(self) -> Iterator[Callable[[], object]]:
        """From the beginning to the end of a long game in the replay, and back."""
        self.storage.keeper.keep(self.course)
        self.storage.keeper.let_go(self.course.header.ident)
        self.model.showGames()
        self.rest()
        self.model.games.replay(self.course.header.ident)
        self.rest()
        yield lambda: self.model.replay.jump(len(self.course.steps) - 1)

    def gallery(self) -> Iterator[Callable[[], object]]:
        """Opening the gallery."""
        self.model.showStart()
        self.rest()
        yield self.model.showGallery

    def gallery_filter(self) -> Iterator[Callable[[], object]]:
        """Other cards by one filter, while many are shown."""
        self.model.showGallery()
        self.model.gallery.showAll()
        self.rest(1500)
        yield lambda: self.model.gallery.toggle("level", "3")

    def gallery_scroll(self) -> Iterator[Callable[[], object]]:
        """From the first to the last card of the gallery."""
        self.model.showGallery()
        self.model.gallery.showAll()
        self.rest(1500)
        yield lambda: self.key(Qt.Key.Key_End)

    def rules(self) -> Iterator[Callable[[], object]]:
        """Opening the rulebook at its longest chapter."""
        self.model.showStart()
        self.rest()
        yield lambda: self.model.openRules("effects")

    def rules_turn(self) -> Iterator[Callable[[], object]]:
        """Another chapter, with large pictures."""
        self.model.openRules("tips")
        self.rest()
        yield lambda: self.model.openRules("setup")

    def rules_search(self) -> Iterator[Callable[[], object]]:
        """A letter that is in nearly every sentence of the rulebook."""
        self.model.openRules("tips")
        self.rest()
        yield lambda: self.model.rules.setProperty("query", "e")
        self.rest()
        self.model.rules.setProperty("query", "")


TABLE = ("computers_late", "research_15", "payments_750", "payments_end", "undo_turn", "replay_jump")
BOOK = ("gallery", "gallery_filter", "gallery_scroll", "rules", "rules_turn", "rules_search")
NAMES = TABLE + BOOK


def measure(scenes: Scenes, name: str, rounds: int, profile: cProfile.Profile | None) -> Measured:
    """Plays one scene `rounds` times."""
    found = Measured(name)
    probe = Probe()
    for _ in range(rounds):
        steps = getattr(scenes, name)()
        first = next(steps)
        probe.start()
        if profile is not None:
            profile.enable()
        QTimer.singleShot(0, first)
        for _ in steps:
            pass
        QTest.qWait(700)
        if profile is not None:
            profile.disable()
        probe.stop()
        found.pieces += probe.pieces
        found.rounds.append(max(probe.pieces))
        scenes.model.leaveGame()
        QTest.qWait(100)
    return found


@contextmanager
def window(folder: Path) -> Iterator[tuple[Opened, Storage]]:
    """The program's window with folders of its own."""
    messages = Messages()
    app = make_application(True, messages)
    storage = Storage(Places.under(folder))
    with opened(app, lambda: AppModel(storage=storage, make_ai=lambda: scripted([]))) as shown:
        shown.window.resize(1280, 720)
        QTest.qWaitForWindowActive(shown.window, 5000)
        QTest.qWait(300)
        yield shown, storage
    QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def main() -> int:
    """Measure and print; 1 if a piece of work was too long in every round."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.gaps", description="how long the window's thread works at a time"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=NAMES)
    parser.add_argument("--profile", action="store_true", help="which functions took the time")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    profile = cProfile.Profile(time.thread_time) if arguments.profile else None
    course = played_game(4)
    print(f"work of the window's thread at a time ({len(course.steps)} decisions in the long game):")
    late = False
    with tempfile.TemporaryDirectory() as folder, window(Path(folder)) as (shown, storage):
        scenes = Scenes(shown, storage, course)
        for name in [arguments.only] if arguments.only else NAMES:
            found = measure(scenes, name, arguments.rounds, profile)
            print(found.line(), flush=True)
            late = late or min(found.rounds) > MOST_MS
    if profile is not None:
        pstats.Stats(profile, stream=sys.stdout).sort_stats("cumulative").print_stats(45)
    return int(late)


if __name__ == "__main__":
    raise SystemExit(main())
