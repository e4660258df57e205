"""The program in a language, and all the texts that it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlProperty, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.window import opened
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Places
from tests.app.fakes import FakeAdviser, FakeComputer
from tests.qml.screens.conftest import House, quick
from tools.robot.game import SIZE
from tools.robot.hands import Hands

Begin = Callable[[str], AbstractContextManager[House]]
READ = ("text", "label", "hint", "sub", "why", "tip", "title", "placeholder")
SPOKEN = ("Accessible.name", "Accessible.description")


@pytest.fixture
def begin(qapp: QGuiApplication, tmp_path: Path) -> Begin:
    """Opens the program in a language, each time with folders of its own."""

    @contextmanager
    def open_in(code: str) -> Iterator[House]:
        home = tmp_path / f"home-{len(list(tmp_path.iterdir()))}"
        home.mkdir()
        storage = Storage(Places.under(home))
        storage.preferences.set("language", code)
        storage.preferences.set("reduced_motion", "on")
        adviser = FakeAdviser()

        def make() -> AppModel:
            return AppModel(storage=storage, make_ai=lambda: FakeComputer(quick), adviser=adviser)

        with opened(qapp, make) as shown:
            shown.window.setPosition(0, 0)
            shown.window.resize(*SIZE)
            QTest.qWaitForWindowActive(shown.window, 5000)
            Hands(shown.window).hover_at(QPoint(2, 2))
            yield House(shown, home, adviser)

    return open_in


def texts_in(window: QQuickWindow) -> list[str]:
    """All that can be read or heard in the window now, item by item: `TYPE.property: text`."""
    found: list[str] = [f"title: {window.title()}"]

    def look(item: QQuickItem) -> None:
        if not item.isVisible():
            return
        kind, about = item.metaObject().className().split("_")[0], item.metaObject()
        for name in READ:
            place = about.indexOfProperty(name)
            value = item.property(name) if place >= 0 and about.property(place).typeName() == "QString" else ""
            if value:
                found.append(f"{kind}.{name}: {value}")
        context = qmlContext(item)
        if context is not None:
            for name in SPOKEN:
                value = QQmlProperty(item, name, context).read()
                if isinstance(value, str) and value:
                    found.append(f"{kind}.{name}: {value}")
        for child in item.childItems():
            look(child)

    look(window.contentItem())
    return found
