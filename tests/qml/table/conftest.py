"""The real window on a table that is set up, with hands for it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from gizmos_desktop.app.messages import HARMLESS, Messages
from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.app.window import Opened
from gizmos_desktop.engine import Game
from tests.models.scenes import SilentComputer
from tests.qml.table.positions import Position
from tools.robot.game import SIZE, program
from tools.robot.hands import Hands

NAMES = ("Dana", "Ada", "Bo", "Cleo")


@dataclass
class Desk:
    """The open window; `lay` puts a position on the table."""

    shown: Opened
    hands: Hands
    session: Session | None = None

    @property
    def table(self) -> Any:
        model: Any = self.shown.model
        return model.table

    @property
    def played(self) -> list[str]:
        """What has been played, in notation."""
        assert self.session is not None
        return [played.text for played in self.session.history]

    @property
    def mode(self) -> str:
        return str(self.table.mode)

    @property
    def focus(self) -> str:
        """Name of what has the keyboard focus; "" for nothing or something without a name."""
        item = self.hands.focused()
        return item.objectName() if item else ""

    def lay(
        self,
        position: Position,
        speed: str = "off",
        persons: tuple[int, ...] = (0,),
        names: tuple[str, ...] = NAMES,
    ) -> None:
        game = Game.from_position(position, seed=3)
        seats = tuple(
            Seat(names[seat], "person") if seat in persons else Seat(names[seat], "computer", "greedy")
            for seat in range(game.seats)
        )
        model: Any = self.shown.model
        model.setup.setProperty("speed", speed)
        self.session = Session(GameSetup(seats, first=0, speed=speed), SilentComputer(), game)
        model.play(self.session)
        self.hands.settle(0.05)
        self.hands.hover_at(QPoint(2, 2))

    def click(self, name: str) -> None:
        self.hands.click(name)

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.hands.key(key)

    def item(self, name: str) -> QQuickItem:
        return self.hands.find(name)

    def centre(self, name: str) -> QPoint:
        item = self.item(name)
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


@pytest.fixture(scope="module")
def shown(qapp: QGuiApplication) -> Iterator[Opened]:
    """The program, open for all tests of a file."""
    with program(Messages()) as opened:
        yield opened


@pytest.fixture
def desk(shown: Opened, qtlog: Any) -> Iterator[Desk]:
    """The window with no game in it. Every warning of Qt fails the test."""
    hands = Hands(shown.window)
    yield Desk(shown, hands)
    model: Any = shown.model
    model.leaveGame()
    shown.window.resize(*SIZE)
    hands.hover_at(QPoint(2, 2))
    assert [f"{r.type_name}: {r.message}" for r in qtlog.records if r.message not in HARMLESS] == []
