"""The end of the program: what is not on the disk is not lost without a word."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.keeper import Keeper
from gizmos_desktop.models.words import trouble

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class QuitModel(QObject):
    """Asks before the program ends while games are in memory alone. `close` leaves everything that runs."""

    losingChanged = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        keeper: Keeper | None = None,
        close: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(parent)
        self._keeper = keeper or Keeper()
        self._close = close
        self._losing = ""

    @Property(str, notify=losingChanged)
    def losing(self) -> str:
        """The program was to end, but games could not be saved and would be lost: one sentence, which wants `stay` or
        `anyway` for an answer. Else ""."""
        return self._losing

    @Slot(result=bool)
    def may(self) -> bool:
        """Whether the program can end and nothing is lost by it; if not, that is asked (`losing`)."""
        self._keeper.try_again()
        lost = len(self._keeper.waiting)
        self._set_losing(trouble.losing(lost) if lost else "")
        return not lost

    @Slot()
    def stay(self) -> None:
        """The program is not to end after all."""
        self._set_losing("")

    @Slot()
    def anyway(self) -> None:
        """Ends the program, whatever is lost by it."""
        self._close()
        QCoreApplication.exit()  # not quit(), which asks the window again

    def retranslate(self) -> None:
        """The language has changed."""
        if self._losing:
            self._set_losing(trouble.losing(len(self._keeper.waiting)))

    def _set_losing(self, sentence: str) -> None:
        if sentence != self._losing:
            self._losing = sentence
            self.losingChanged.emit()
