"""When a picture of the table is taken: when it is left, and in quiet moments, at most once a turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, QTimer
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickWindow

from gizmos_desktop.app.pictures import Pictures

QUIET_MS = 700
"""After this time at the beginning of a person's turn nothing moves any more."""
EVERY_MS = 6_000
"""In a game of computers alone nobody waits for anybody."""


def poser(window: QQuickWindow) -> Callable[[bool], None]:
    """What leaves everything that lies over the table out of what this window of ours draws, and takes it in again.
    What was to be made a little later (`Turns`) is made first, so that the picture has it all."""

    def pose(on: bool) -> None:
        engine = qmlEngine(window)
        theme = engine.singletonInstance("Gizmos.Ui", "Theme") if engine is not None else None
        if isinstance(theme, QObject):
            theme.setProperty("posing", on)
        turns = engine.singletonInstance("Gizmos.Ui", "Turns") if engine is not None and on else None
        if isinstance(turns, QObject):
            QMetaObject.invokeMethod(turns, "finish")

    return pose


class TablePicture(QObject):
    """Takes the pictures of the game that is played."""

    def __init__(self, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window: QQuickWindow | None = None
        self.in_sight: Callable[[], bool] = lambda: True
        """Whether the window shows the table."""
        self.pose: Callable[[bool], None] = lambda on: None
        """Leaves out what lies over the table, drawn cards too, and takes it in again."""
        self._pictures = pictures
        self._ident = ""
        self._may: Callable[[], bool] = lambda: False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take)

    def want(self, ident: str, quiet: bool, persons: bool, may: Callable[[], bool]) -> None:
        """The table has changed. `quiet`: a person's turn begins; `may` is asked when the picture is taken."""
        if self.window is None:
            return
        self._ident, self._may = ident, may
        if persons:
            if quiet:
                self._timer.start(QUIET_MS)
            else:
                self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(EVERY_MS)

    def now(self, ident: str, may: Callable[[], bool]) -> None:
        """The game is left: it is kept as it looks now."""
        self.stop()
        self._ident, self._may = ident, may
        self._take(later=False)

    def stop(self) -> None:
        """No picture is wanted any more."""
        self._timer.stop()

    def _take(self, later: bool = True) -> None:
        if self.window is None or not (self._may() and self.in_sight()):
            return
        self.pose(True)
        try:
            self._pictures.take(self.window, self._ident, later)
        finally:
            self.pose(False)
