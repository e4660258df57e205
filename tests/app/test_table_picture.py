"""The small picture of a game: taken of the real window in a quiet moment, and shown on the start screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from gizmos_desktop.app.pictures import SIZE, Pictures
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.table_picture import TablePicture
from gizmos_desktop.app.window import opened
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Places
from tests.models.scenes import SilentComputer
from tools.robot.hands import Hands, box


def test_a_picture_is_taken_once_the_table_is_quiet(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot) -> None:
    places = Places.under(tmp_path / "Zoë 100%")
    with opened(qapp, lambda: AppModel(storage=Storage(places), make_ai=SilentComputer)) as shown:
        model: Any = shown.model
        qtbot.waitUntil(lambda: shown.window.isExposed(), timeout=5000)
        model.showSetup()
        model.setup.first = 0
        model.startGame()
        ident = model.session.timeline.header.ident
        qtbot.waitUntil(lambda: model.storage.pictures.path(ident) is not None, timeout=10_000)
        model.table.pick(0)
        model.leaveGame()
        url = QUrl(model.games.latest["picture"])
        assert url.isLocalFile()
        assert QImage(url.toLocalFile()).size() == SIZE
        assert url.query()
        model.games.remove(ident)
        assert model.games.latest == {}


def test_the_picture_shows_the_table_as_it_was_left_and_nothing_over_it(
    qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    with opened(qapp, lambda: AppModel(storage=Storage(Places.under(tmp_path)), make_ai=SilentComputer)) as shown:
        model: Any = shown.model
        qtbot.waitUntil(lambda: shown.window.isExposed(), timeout=5000)
        model.showSetup()
        model.setup.first = 0
        model.setup.speed = "off"
        model.startGame()
        kept: list[QImage] = []
        keep = model.storage.pictures.keep

        def note(image: QImage, ident: str) -> bool:
            kept.append(image)
            return bool(keep(image, ident))

        model.storage.pictures.keep = note
        model.table.research(2)
        qtbot.wait(50)
        hands = Hands(shown.window)
        hands.key("Escape")
        hands.settle(0.1)
        panel = hands.find("hand_" + model.table.hand.get(0)["card"])
        place = box(panel).toRect()
        hands.click("menu")  # dialogs are open when a game is left
        hands.settle(0.3)
        theme: Any = shown.engine.singletonInstance("Gizmos.Ui", "Theme")
        model.leaveGame()
        assert len(kept) == 1
        assert theme.property("posing") is False
        model.continueGame()
        hands.settle(0.2)
        hands.key("t")  # the table under the drawn cards
        hands.settle(0.2)
        bare = shown.window.grabWindow()
        assert kept[0].copy(place) == bare.copy(place)
        hands.key("t")
        hands.settle(0.2)
        assert kept[0].copy(place) != shown.window.grabWindow().copy(place)


def test_closing_the_window_takes_the_picture_too(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot) -> None:
    with opened(qapp, lambda: AppModel(storage=Storage(Places.under(tmp_path)), make_ai=SilentComputer)) as shown:
        model: Any = shown.model
        qtbot.waitUntil(lambda: shown.window.isExposed(), timeout=5000)
        model.showSetup()
        model.setup.first = 0
        model.setup.speed = "off"
        model.startGame()
        ident = model.session.timeline.header.ident
        model.table.pick(0)
        assert model.storage.pictures.path(ident) is None
        shown.window.close()
        assert model.storage.pictures.path(ident) is not None


class Taken(Pictures):
    """Counts instead of drawing."""

    def __init__(self) -> None:
        super().__init__(None)
        self.idents: list[str] = []

    def take(self, window: object, ident: str, later: bool = False) -> bool:
        self.idents.append(ident)
        return True


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gizmos_desktop.app.table_picture.QUIET_MS", 20)
    monkeypatch.setattr("gizmos_desktop.app.table_picture.EVERY_MS", 60)


def test_when_it_is_taken(quick: None, qtbot: QtBot) -> None:
    taken = Taken()
    picture = TablePicture(taken)
    picture.want("one", True, True, lambda: True)
    qtbot.wait(60)
    assert taken.idents == []  # there is no window
    picture.window = object()  # type: ignore[assignment]
    picture.want("one", True, True, lambda: True)
    picture.want("one", False, True, lambda: True)  # the person has begun to play
    qtbot.wait(60)
    assert taken.idents == []
    for _ in range(3):
        picture.want("one", True, True, lambda: True)
    qtbot.wait(80)
    assert taken.idents == ["one"]
    picture.want("two", True, True, lambda: False)  # drawn cards lie open
    qtbot.wait(60)
    for _ in range(5):
        picture.want("three", False, False, lambda: True)
        qtbot.wait(1)
    qtbot.wait(150)
    assert taken.idents == ["one", "three"]
    picture.want("four", True, True, lambda: True)
    picture.stop()
    picture.in_sight = lambda: False
    picture.want("five", True, True, lambda: True)
    qtbot.wait(60)
    assert taken.idents == ["one", "three"]
