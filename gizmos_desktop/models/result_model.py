"""The final ranking."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.derive.shapes import ResultRow, ResultState
from gizmos_desktop.models.notify import notify
from gizmos_desktop.models.rows import RowList

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class ResultModel(QObject):
    """Seats from first to last with their points by source, and the tie-break that decided, if one did."""

    winnerChanged = Signal()
    winnerTextChanged = Signal()
    subTextChanged = Signal()
    tieTextChanged = Signal()
    seedChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = ResultState()
        self._rows = RowList(ResultRow, self)

    @property
    def state(self) -> ResultState:
        """What is shown now."""
        return self._state

    def update(self, state: ResultState) -> None:
        """Shows another state and notifies what changed."""
        old, self._state = self._state, state
        notify(self, old, state)

    @Property(int, notify=winnerChanged)
    def winner(self) -> int:
        """The winning seat, -1 if the game is not over."""
        return self._state.winner

    @Property(str, notify=winnerTextChanged)
    def winnerText(self) -> str:
        """Who wins, as a sentence."""
        return self._state.winner_text

    @Property(str, notify=subTextChanged)
    def subText(self) -> str:
        """Rounds played and longest chain, as a sentence; or why the game was ended early."""
        return self._state.sub_text

    @Property(str, notify=tieTextChanged)
    def tieText(self) -> str:
        """What decided between equal points, as a sentence; "" if points alone did."""
        return self._state.tie_text

    @Property(str, notify=seedChanged)
    def seed(self) -> str:
        """The seed of the deal, to type into a new game."""
        return self._state.seed

    @Property(RowList, constant=True)
    def rows(self) -> RowList:
        """ResultRows, best first."""
        return self._rows
