from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
