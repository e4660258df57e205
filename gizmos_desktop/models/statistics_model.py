"""The statistics of finished games."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.scores import CSV_COLUMNS, Scores, ScoreSheet
from gizmos_desktop.app.trouble import KeepError
from gizmos_desktop.models.derive.kept_shapes import ComputerRow, PlayerRow
from gizmos_desktop.models.derive.statistics import derive_computer, derive_player, level_place
from gizmos_desktop.models.notices import PROBLEM
from gizmos_desktop.models.rows import RowList
from gizmos_desktop.models.user_files import write_file
from gizmos_desktop.models.words import statistics as words
from gizmos_desktop.models.words import trouble

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

_log = logging.getLogger(__name__)


@QmlElement
class StatisticsModel(QObject):
    """Games and wins of each person, and of the levels of computers in games between them alone. What is cleared can
    be had back until the statistics are left."""

    summaryChanged = Signal()
    clearedChanged = Signal()
    problemChanged = Signal()
    told = Signal(object, str)
    """Python only: a sentence for the notice bar, and its kind."""

    def __init__(self, parent: QObject | None = None, scores: Scores | None = None) -> None:
        super().__init__(parent)
        self._scores = scores or Scores(None)
        self._sheet = ScoreSheet()
        self._failed = False
        self._cleared = False
        self._players = RowList(PlayerRow, self)
        self._computers = RowList(ComputerRow, self)

    # -- what can be read ----------------------------------------------------------------------------------------------

    @Property(RowList, constant=True)
    def players(self) -> RowList:
        """PlayerRows, most games first."""
        return self._players

    @Property(RowList, constant=True)
    def computers(self) -> RowList:
        """ComputerRows, weakest first."""
        return self._computers

    @Property(int, notify=summaryChanged)
    def games(self) -> int:
        """Finished games that are counted."""
        return self._shown().games

    def _shown(self) -> ScoreSheet:
        return ScoreSheet() if self._cleared else self._sheet

    @Property(int, notify=summaryChanged)
    def wins(self) -> int:
        """Games that a person has won by their own strength."""
        return self._wins()

    def _wins(self) -> int:
        return sum(row.wins for row in self._players.rows)

    @Property(str, notify=summaryChanged)
    def summary(self) -> str:
        """Games and wins of persons, and which games are counted apart, in one line."""
        shown = self._shown()
        return words.summary(shown.counted, self._wins(), shown.apart, shown.games - shown.counted - shown.apart)

    @Property(str, notify=summaryChanged)
    def brief(self) -> str:
        """All finished games and those that persons have won, in few words."""
        return words.brief(self._shown().games, self._wins())

    @Property(bool, notify=clearedChanged)
    def cleared(self) -> bool:
        """The statistics are cleared, and can still be had back."""
        return self._cleared

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """What could not be read, as a sentence; "" if all could."""
        if self._failed:
            return words.unreadable()
        return words.partly_unreadable(self._sheet.unread) if self._sheet.unread else ""

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Count anew."""
        try:
            self._sheet, self._failed = self._scores.sheet(), False
        except KeepError as error:
            _log.warning("the statistics: %s", error)
            self._sheet, self._failed = ScoreSheet(), True
        self._show()

    @Slot(QUrl, bool, result=str)
    def exportTo(self, url: QUrl, overwrite: bool) -> str:
        """Write a table for spreadsheets (CSV), a line for each seat of each game; codes of `GamesModel.exportTo`."""
        heads = {column: words.heading(column) for column in CSV_COLUMNS}
        return write_file(
            url, ".csv", lambda path: self._scores.export(path, heads, overwrite), words.exported, self.told.emit
        )

    @Slot()
    def clear(self) -> None:
        """Clear the statistics: gone when they are left, until then `undoClear` brings them back."""
        if not self._cleared and self._sheet.games:
            self._cleared = True
            self._show()

    @Slot()
    def undoClear(self) -> None:
        """Do not clear them after all."""
        if self._cleared:
            self._cleared = False
            self._show()

    @Slot()
    def leave(self) -> None:
        """The statistics are left: what was cleared is gone now."""
        if not self._cleared:
            return
        self._cleared = False
        try:
            self._scores.clear()
        except KeepError as error:
            _log.warning("%s", error)
            self.told.emit(partial(trouble.sentence, error.doing, error.code), PROBLEM)
        self.refresh()

    def retranslate(self) -> None:
        """The language has changed."""
        self._show()

    def _show(self) -> None:
        shown = self._shown()
        self._players.update([derive_player(player) for player in shown.persons])
        self._computers.update(
            [
                derive_computer(level, tally)
                for level, tally in sorted(shown.computers.items(), key=lambda each: level_place(each[0]))
            ]
        )
        self.summaryChanged.emit()
        self.clearedChanged.emit()
        self.problemChanged.emit()
