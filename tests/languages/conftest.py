"""The program in a language, and all the texts that it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlProperty, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

from gizmos_desktop.app.storage import Storage
from gizmos_desktop.records import Places
from tests.qml.screens.conftest import House, housed

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
        with housed(qapp, home, storage) as house:
            yield house

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
