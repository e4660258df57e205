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

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = RowList(LogRow, self)
        self._latest = ""

    def update(self, rows: tuple[LogRow, ...]) -> None:
        """Shows other rows and notifies what changed."""
        self._rows.update(rows)
        latest = rows[-1].text if rows else ""
        if latest != self._latest:
            self._latest = latest
            self.latestChanged.emit()

    @Property(RowList, constant=True)
    def rows(self) -> RowList:
        """LogRows, oldest first."""
        return self._rows

    @Property(str, notify=latestChanged)
    def latest(self) -> str:
        """The newest sentence."""
        return self._latest
