"""Drives `Turns` of the QML: what is made in bulk is shared out over turns of the event loop."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQml import QQmlEngine

SETTLED_MS = 300
"""So long after the start the first frames have been drawn, and pictures may be drawn ahead."""


class Turns(QObject):
    """Calls `turn` of the engine's `Turns` in the next turn of the event loop after it has asked, until `stop`."""

    def __init__(self, engine: QQmlEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(1)  # 0 may come in the very turn that has asked
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLED_MS)
        found = engine.singletonInstance("Gizmos.Ui", "Turns")
        if isinstance(found, QObject):  # else the QML does not load, and whoever loads it says why
            turns: Any = found
            turns.asked.connect(self._timer.start)
            self._timer.timeout.connect(lambda: turns.turn())
            turns.setProperty("driven", True)
            self._settled.timeout.connect(lambda: turns.setProperty("settled", True))
            self._settled.start()

    def stop(self) -> None:
        """The window is being closed."""
        self._timer.stop()
        self._settled.stop()
