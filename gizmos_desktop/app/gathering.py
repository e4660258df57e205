"""Computers that decide faster than anybody can look: each decision is saved, several are shown at a time."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from gizmos_desktop.app.played import Played

GATHER_MS = 200
"""So long after something was shown, what comes next may wait."""


class Gathering(QObject):
    """Holds what was decided and is not yet shown, never for longer than `GATHER_MS`."""

    due = Signal()
    """It has to be shown now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waiting: list[Played] = []
        self._shown = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.due)

    def may_wait(self) -> bool:
        """What is `waiting` may go on waiting for more; `due` comes in time."""
        if not self._shown.isValid():
            return False
        left = GATHER_MS - self._shown.elapsed()
        if left > 0 and not self._timer.isActive():
            self._timer.start(left)
        return left > 0

    def take(self) -> list[Played]:
        """What is waiting, in order: it is shown now."""
        self._timer.stop()
        self._shown.restart()
        waiting, self.waiting = self.waiting, []
        return waiting
