"""Random input for some seconds; `python -m tools.monkey` plays with every screen for a minute each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from gizmos_desktop.app.messages import HARMLESS
from tools.monkey import play
from tools.scenes.theatre import Theatre, theatre


@pytest.fixture(scope="module")
def stage(qapp: QGuiApplication) -> Iterator[Theatre]:
    with theatre() as found:
        yield found


@pytest.mark.parametrize("scene", ["action", "pay", "setup", "replay"])
def test_nothing_breaks(stage: Theatre, qtlog: Any, scene: str) -> None:
    assert play(stage, scene, 1, 50, 7) == []
    assert [str(record.message) for record in qtlog.records if record.message not in HARMLESS] == []
