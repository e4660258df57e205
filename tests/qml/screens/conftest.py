"""The real window with folders of its own, and computers that answer at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from gizmos_desktop.app.messages import HARMLESS
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.window import Opened, opened
from gizmos_desktop.engine import Game
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Options, Places, Timeline
from tests.app.courses import played
from tests.app.fakes import FakeAdviser, FakeComputer
from tests.engine.walks import choose
from tools.robot.game import SIZE
from tools.robot.hands import Hands


def quick(fake: FakeComputer) -> str:
    """Something legal, the same for the same question."""
    _, seed, observation = fake.asked[-1]
    return str(choose(Random(seed), Game.from_observation(observation, 1).legal_actions(), eager=True))


QT_DIALOG = "DelegateModel::cancel: index out range"
"""Qt's own file dialog says so of its own list when another folder is shown before all rows of the first are made."""
NAMES = ("Dana", "Ada", "Bo", "Cleo")


@cache
def course(kinds: tuple[str, ...], seed: int, decisions: int) -> Timeline:
    """A game of these seats, up to the person's decision after so many of theirs; 0: to its end. Once for all tests."""
    # Games are listed by when they were saved, to the second, and then by their ids.
    ident = f"20261130-1000{seed:02}-{len(kinds)}{kinds.count('person')}{decisions:06}"
    return played(kinds, NAMES, seed, decisions, ident, Options(first=0))


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    """All items inside of one."""
    for child in item.childItems():
        yield child
        yield from below(child)


class House:
    """The open program, `home` is where it keeps everything."""

    def __init__(self, shown: Opened, home: Path, adviser: FakeAdviser) -> None:
        self.shown = shown
        self.adviser = adviser
        self.home = home
        self.hands = Hands(shown.window)
        self.model: Any = shown.model

    # -- hands

    def keys(self, *names: str) -> None:
        for name in names:
            self.hands.key(name)

    def click(self, name: str) -> None:
        self.hands.click(name)

    def press(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        """A key with modifiers."""
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= modifier
        QTest.keyClick(self.shown.window, key, held)
        self.hands.settle()

    def ctrl(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        self.press(key, Qt.KeyboardModifier.ControlModifier, *modifiers)

    def save_to(self, file: Path) -> None:
        """Answers the question where a file is to be written."""
        self.item("save_path").setProperty("text", str(file))
        self.click("save_ok")

    def open_file(self, file: Path) -> None:
        """Answers the dialog for files that is open: types the name and presses the button."""
        dialog = next(
            each for each in self.shown.window.findChildren(QObject, "file_dialog") if each.property("visible")
        )
        dialog.setProperty("currentFolder", QUrl.fromLocalFile(str(file.parent)))
        window = next(
            each for each in QGuiApplication.topLevelWindows() if each is not self.shown.window and each.isVisible()
        )
        assert isinstance(window, QQuickWindow)
        parts = list(below(window.contentItem()))
        field = next(part for part in parts if part.objectName() == "fileNameTextField")
        field.forceActiveFocus()
        field.setProperty("text", file.name)
        QTest.keyClick(window, Qt.Key.Key_Return)
        if dialog.property("visible"):
            button = next(part for part in parts if part.property("text") == "Open" and part.isVisible())
            QTest.mouseClick(
                window,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
                button.mapToScene(QPointF(10, 10)).toPoint(),
            )
        self.hands.settle(0.05)
        assert not dialog.property("visible")

    # -- eyes

    @property
    def focus(self) -> str:
        """The object name of what has the focus, or of the named item around it."""
        item = self.hands.focused()
        while item is not None and not item.objectName():
            item = item.parentItem()
        return "" if item is None else item.objectName()

    def sees(self, name: str) -> bool:
        return self.hands.sees(name)

    def item(self, name: str) -> QQuickItem:
        return self.hands.find(name)

    @property
    def theme(self) -> QObject:
        theme = self.shown.engine.singletonInstance("Gizmos.Ui", "Theme")
        assert isinstance(theme, QObject)
        return theme

    # -- games

    def game(self, *kinds: str, seed: int = 4, undo: str = "reveal", first: int = 0) -> None:
        """Begins a game of these seats."""
        self.model.showSetup()
        setup = self.model.setup
        while setup.seatCount < len(kinds):
            setup.addSeat()
        while setup.seatCount > len(kinds):
            setup.removeSeat(setup.seatCount - 1)
        for seat, kind in enumerate(kinds):
            setup.setKind(seat, kind)
            setup.setName(seat, NAMES[seat])
            setup.setLevel(seat, setup.levels[0]["id"])
        for key, value in {"first": first, "seedText": str(seed), "speed": "off", "undo": undo}.items():
            setup.setProperty(key, value)
        self.model.startGame()
        self.settle()

    def keep(self, *kinds: str, seed: int = 4, decisions: int = 0) -> None:
        """A game among the kept ones; see `course`."""
        timeline = course(kinds, seed, decisions)
        self.model.storage.keeper.keep(timeline)
        self.model.storage.keeper.let_go(timeline.header.ident)

    def settle(self) -> None:
        """Until no computer is to decide."""
        self.hands.settle()
        session = self.model.session
        if session is not None and not self.model.replay.active:
            self.hands.wait(lambda: session.state != "computer", "the computers' moves")
        self.hands.settle(0.02)

    def decide(self, count: int = 1) -> None:
        """So many decisions of persons, by the same dice always."""
        dice = Random(5)
        for _ in range(count):
            session = self.model.session
            if session.state == "handover":
                self.model.table.acceptHandover()
            if session.state != "person":
                return
            session.play(str(choose(dice, session.legal, eager=True)))
            self.settle()

    def finish(self) -> None:
        """Plays the game to its end."""
        while self.model.session.state != "over":
            self.decide()
        self.hands.wait(lambda: self.model.screen == "end", "the end")
        self.hands.settle()

    def position(self) -> object:
        """Where the game stands, with all that is hidden."""
        game = self.model.session.game
        return game.position(), game.generator


@contextmanager
def housed(qapp: QGuiApplication, home: Path, storage: Storage) -> Iterator[House]:
    """The program in its window, with these folders, which lie in `home`."""
    adviser = FakeAdviser()

    def make() -> AppModel:
        return AppModel(storage=storage, make_ai=lambda: FakeComputer(quick), adviser=adviser)

    with opened(qapp, make) as shown:
        shown.window.setPosition(0, 0)
        shown.window.resize(*SIZE)
        QTest.qWaitForWindowActive(shown.window, 5000)
        Hands(shown.window).hover_at(QPoint(2, 2))
        yield House(shown, home, adviser)


@pytest.fixture
def house(qapp: QGuiApplication, qtlog: Any, tmp_path: Path) -> Iterator[House]:
    with housed(qapp, tmp_path, Storage(Places.under(tmp_path))) as found:
        yield found
    complaints = [
        f"{record.type_name}: {record.message}"
        for record in qtlog.records
        if QT_DIALOG not in str(record.message) and record.message not in HARMLESS
    ]
    assert not complaints, "\n".join(complaints)
