"""The real program's window, offscreen, with hands for it; no warning of Qt and no exception in a slot is let pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from gizmos_desktop.app.messages import HARMLESS, Messages
from tools.robot.game import program
from tools.robot.hands import Hands


class Shell:
    """The open program: `model` at its root, `hands` for its window."""

    def __init__(self, model: Any, hands: Hands) -> None:
        self.model = model
        self.hands = hands

    def focus(self) -> str:
        """The object name of what has the focus, or of the named item around it."""
        item = self.hands.focused()
        while item is not None and not item.objectName():
            item = item.parentItem()
        return "" if item is None else item.objectName()

    def keys(self, *names: str) -> None:
        for name in names:
            self.hands.key(name)

    def game(self, *kinds: str, seed: str = "4", speed: str = "off") -> None:
        """Begin a game of these seats, seat 0 first."""
        self.model.showSetup()
        setup = self.model.setup
        while setup.seatCount < len(kinds):
            setup.addSeat()
        for seat, kind in enumerate(kinds):
            setup.setKind(seat, kind)
            setup.setLevel(seat, setup.levels[0]["id"])  # the quickest
        setup.first = 0
        setup.seedText = seed
        setup.speed = speed
        self.model.startGame()
        self.hands.settle()


@pytest.fixture
def shell(qapp: QGuiApplication, qtlog: Any) -> Iterator[Shell]:
    with program(Messages()) as shown:
        yield Shell(shown.model, Hands(shown.window))
    assert [f"{r.type_name}: {r.message}" for r in qtlog.records if r.message not in HARMLESS] == []
