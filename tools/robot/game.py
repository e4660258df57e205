"""One game by the robot, from the start screen to the final score, in the window of the real program."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from gizmos_desktop.app.messages import Messages
from gizmos_desktop.app.window import Opened, make_application, opened
from gizmos_desktop.models.app_model import AppModel
from tools.robot.forms import Form, Wanted
from tools.robot.hands import Hands, LostError, XHands
from tools.robot.player import Robot

SIZE = (1280, 720)


@dataclass
class Played:
    """What came of a game: what the robot did, the ranking (place, name, score), what Qt complained of."""

    done: Counter[str]
    ranking: list[tuple[int, str, int]]
    seconds: float
    warnings: int = 0
    errors: int = 0
    shots: list[Path] = field(default_factory=list)

    def report(self) -> str:
        """The same in some lines."""
        done = ", ".join(f"{count} {what}" for what, count in self.done.most_common())
        ranking = "\n".join(f"{place}. {name} {score}" for place, name, score in self.ranking)
        troubles = f"{self.warnings} warnings, {self.errors} errors, {self.seconds:.0f} s"
        return f"{ranking}\n{done}\n{troubles}"


@contextmanager
def program(messages: Messages) -> Iterator[Opened]:
    """The real program with its window open, and taken down as it takes itself down."""
    there = QGuiApplication.instance()
    app = there if isinstance(there, QGuiApplication) else make_application(True, messages)
    with opened(app, AppModel) as shown:
        shown.window.setPosition(0, 0)
        shown.window.resize(*SIZE)
        QTest.qWaitForWindowActive(shown.window, 5000)
        yield shown
    if there is None:
        shiboken6.delete(app)


def hands_for(shown: Opened, way: str) -> Hands:
    """Hands of the kind that `way` wants."""
    return XHands(shown.window) if way == "xdotool" else Hands(shown.window)


def play(seats: Sequence[str | int], way: str, seed: int, shots: Path | None = None) -> Played:
    """Play one game with these seats ("person", or the place of a level); LostError if the robot cannot go on."""
    messages = Messages()
    messages.install()
    start = time.monotonic()
    with program(messages) as shown:
        hands = hands_for(shown, way)
        steps = "keyboard" if way == "keyboard" else "mouse"
        robot = begin(shown, hands, steps, Wanted(seats, seed=str(seed)), shots)
        robot.play()
        ranking = ranking_of(shown.model)
    taken = sorted(shots.glob("*.png")) if shots else []
    return Played(robot.done, ranking, time.monotonic() - start, messages.warnings, messages.errors, taken)


def begin(shown: Opened, hands: Hands, way: str, wanted: Wanted, shots: Path | None = None) -> Robot:
    """From the start screen into a game, through the New game form; the robot that is to play it."""
    model: Any = shown.model

    def decided() -> int:  # a line of the log may tell of several decisions: it grows by their signs then
        return sum(1 + len(row.tokens) for row in model.log.rows.rows)

    robot = Robot(hands, model.table, decided, way, int(wanted.seed or 0))
    robot.shots = shots
    hands.wait(lambda: hands.sees("start_new"), "the start screen")
    robot.shot("start")
    form = Form(hands, way)
    form.fill(wanted)
    robot.shot("new-game")
    form.start()
    return robot


def ranking_of(model: Any) -> list[tuple[int, str, int]]:
    """Place, name and score of each seat as the final screen shows them; LostError if they do not go down in order."""
    ranking = [(row.place, row.name, row.score) for row in model.result.rows.rows]
    if [place for place, _, _ in ranking] != sorted(place for place, _, _ in ranking):
        raise LostError(f"the ranking is not in order: {ranking}")
    if [score for _, _, score in ranking] != sorted((score for _, _, score in ranking), reverse=True):
        raise LostError(f"the scores are not in order: {ranking}")
    return ranking
