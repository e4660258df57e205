"""The log of the game in words."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.derive.shapes import LogRow
from gizmos_desktop.models.rows import RowList

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class LogModel(QObject):
    """Everything that has happened, one whole sentence a row, oldest first; `latest` is the newest sentence (for
    screen readers)."""

    latestChanged = Signal()
    currentChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = RowList(LogRow, self)
        self._latest = ""
        self._current = -1

    def update(self, rows: tuple[LogRow, ...], current: int = -1) -> None:
        """Shows other rows and notifies what changed; `current` is the row of the moment shown in a replay."""
        self._rows.update(rows)
        shown = rows if current < 0 else rows[: current + 1]
        latest = shown[-1].text if shown else ""
        if current != self._current:
            self._current = current
            self.currentChanged.emit()
        if latest != self._latest:
            self._latest = latest
            self.latestChanged.emit()

    @Property(RowList, constant=True)
    def rows(self) -> RowList:
        """LogRows, oldest first."""
        return self._rows

    @Property(int, notify=currentChanged)
    def current(self) -> int:
        """The row of the moment that is shown in a replay; -1 in a game, and at the beginning of a replay."""
        return self._current

    @Property(str, notify=latestChanged)
    def latest(self) -> str:
        """The newest sentence."""
        return self._latest
