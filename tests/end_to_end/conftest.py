"""The real program's window, offscreen, at 1280x720, with hands for it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from gizmos_desktop.app.messages import HARMLESS, Messages
from gizmos_desktop.app.window import Opened
from tools.robot.forms import Wanted
from tools.robot.game import begin, program
from tools.robot.hands import Hands
from tools.robot.player import Robot


@dataclass
class Stage:
    """The open program: `hands` for its window, `model` at its root."""

    shown: Opened
    hands: Hands

    @property
    def model(self) -> Any:
        return self.shown.model

    def game(self, *seats: str | int, way: str = "mouse", **options: Any) -> Robot:
        """Begin a game of these seats through the form."""
        return begin(self.shown, self.hands, way, Wanted(seats, **options))


@pytest.fixture
def stage(qapp: QGuiApplication, qtlog: Any) -> Iterator[Stage]:
    """A program just started. Fails the test for every warning of Qt and every exception in a slot."""
    with program(Messages()) as shown:
        yield Stage(shown, Hands(shown.window))
    assert [f"{r.type_name}: {r.message}" for r in qtlog.records if r.message not in HARMLESS] == []
