"""Fixtures of the component tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from gizmos_desktop.app.fonts import load_fonts
from tests.qml.ui.stage import ROOT, Stage


@pytest.fixture(scope="session")
def _fonts(qapp: QGuiApplication) -> None:
    load_fonts(ROOT / "resources" / "fonts")


@pytest.fixture
def stage(_fonts: None) -> Iterator[Stage]:
    """An empty stage; fails at the end if QML warned."""
    made = Stage()
    yield made
    made.view.hide()
    faults = [fault.toString() for fault in made.faults]
    made.view.deleteLater()
    QGuiApplication.processEvents()
    assert faults == []
