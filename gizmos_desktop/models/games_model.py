"""The kept games: in progress, finished, damaged."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.library import EXTENSION, Library, unsaved_game
from gizmos_desktop.app.session import Timeline
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.trouble import KeepError
from gizmos_desktop.models.derive.games import derive_game, file_name
from gizmos_desktop.models.derive.kept_shapes import GameRow
from gizmos_desktop.models.notices import GOOD, PROBLEM
from gizmos_desktop.models.qtypes import QVariantMap
from gizmos_desktop.models.rows import RowList
from gizmos_desktop.models.user_files import local_path, write_file
from gizmos_desktop.models.words import games as words
from gizmos_desktop.models.words import trouble

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

_log = logging.getLogger(__name__)


@QmlElement
class GamesModel(QObject):
    """Lists the kept games and does with them what can be done. What went wrong is told by one sentence (`told`, which
    the root model shows as its notice)."""

    countChanged = Signal()
    problemChanged = Signal()
    removedChanged = Signal()
    removing = Signal(str)
    """Python only: this game is about to be removed, and must not be played any more."""
    told = Signal(object, str)
    """Python only: a sentence for the notice bar, and its kind."""
    continued = Signal(str)
    """Python only: this game is to be played on."""
    replayed = Signal(str)
    """Python only: this game is to be looked at."""
    judged = Signal(str)
    """Python only: the score sheet of this game is to be shown."""

    def __init__(self, parent: QObject | None = None, storage: Storage | None = None) -> None:
        super().__init__(parent)
        self._storage = storage or Storage()
        self._rows = RowList(GameRow, self)
        self._binned = 0
        self._problem = False
        self._removed: list[tuple[str, str]] = []  # id and names of the games removed, the last one last
        self.playing: Callable[[], Any] = lambda: None
        """The timeline of the game that is being played; set by the root model."""

    @property
    def library(self) -> Library:
        """Where the games are."""
        return self._storage.library

    # -- what can be read ----------------------------------------------------------------------------------------------

    @Property(RowList, constant=True)
    def rows(self) -> RowList:
        """GameRows, newest first."""
        return self._rows

    @Property(int, notify=countChanged)
    def count(self) -> int:
        """All games."""
        return len(self._rows.rows)

    @Property(int, notify=countChanged)
    def progress(self) -> int:
        """Games that go on."""
        return self._number("progress")

    @Property(int, notify=countChanged)
    def finished(self) -> int:
        """Games that are over."""
        return self._number("finished")

    @Property(int, notify=countChanged)
    def damaged(self) -> int:
        """Games that cannot be read."""
        return self._number("damaged")

    @Property(int, notify=countChanged)
    def binned(self) -> int:
        """Removed games that lie in the bin."""
        return self._binned

    def _number(self, status: str) -> int:
        return sum(row.status == status for row in self._rows.rows)

    @Property(QVariantMap, notify=countChanged)
    def latest(self) -> dict[str, Any]:
        """The row of the newest game that goes on; {} if there is none."""
        for number, row in enumerate(self._rows.rows):
            if row.can_continue:
                return self._rows.get(number)
        return {}

    @Property(str, notify=removedChanged)
    def removed(self) -> str:
        """The game that was just removed, as a sentence; "" if there is nothing to take back. When it has been taken
        back, the one that was removed before it."""
        if not self._removed:
            return ""
        _, names = self._removed[-1]
        return words.removed(names) if names else words.removed_damaged()

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """Why there is no list, as a sentence; "" if there is one."""
        return words.list_unreadable() if self._problem else ""

    @property
    def newest(self) -> str:
        """The id of the newest game that goes on, "" if there is none."""
        return next((row.id for row in self._rows.rows if row.can_continue), "")

    def is_recovered(self, ident: str) -> bool:
        """The newest file of this game is damaged; it goes on from the one before."""
        return any(row.id == ident and row.recovered for row in self._rows.rows)

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Read the list anew."""
        now = datetime.now(UTC)
        try:
            games = self.library.games()
        except KeepError as error:
            _log.warning("the list of games: %s", error)
            games, failed = [], True
        else:
            failed = False
            removed = {ident for ident, _ in self._removed}
            self._storage.pictures.remove_all_but({each.ident for each in games} | removed)
        self._rows.update([derive_game(each, self.library.picture(each.ident), now) for each in games])
        self._binned = self.library.binned()
        self.countChanged.emit()
        if failed != self._problem:
            self._problem = failed
            self.problemChanged.emit()

    @Slot(str)
    def continueGame(self, ident: str) -> None:
        """Play a game on, at exactly the decision where it was left."""
        self.continued.emit(ident)

    @Slot(str)
    def replay(self, ident: str) -> None:
        """Look at a game from its beginning."""
        self.replayed.emit(ident)

    @Slot(str)
    def showResult(self, ident: str) -> None:
        """Look at the score sheet of a game that is over."""
        if any(row.id == ident and row.status == "finished" for row in self._rows.rows):
            self.judged.emit(ident)

    @Slot(str)
    def remove(self, ident: str) -> None:
        """Put a game into the bin; `undoRemove` takes it out again."""
        names = next((row.names for row in self._rows.rows if row.id == ident), "")
        self.removing.emit(ident)
        if self._does(lambda: self.library.remove(ident)):
            self._set_removed([*self._removed, (ident, names)])
        self.refresh()

    @Slot()
    def undoRemove(self) -> None:
        """Take the game that was removed last out of the bin."""
        if self._removed and self._does(lambda: self.library.restore(self._removed[-1][0])):
            self._set_removed(self._removed[:-1])
        self.refresh()

    @Slot()
    def emptyBin(self) -> None:
        """Remove for good what is in the bin."""
        done: list[int] = []
        if self._does(lambda: done.append(self.library.empty_bin())):
            self._set_removed([])
            self.told.emit(partial(words.bin_emptied, done[0]), GOOD)
        self.refresh()

    @Slot(str, QUrl, bool, result=str)
    def exportTo(self, ident: str, url: QUrl, overwrite: bool) -> str:
        """Write a copy of a game to a file: "" if that went well, "exists" if a game is there and `overwrite` is not
        given, or another code (the sentence has been told then)."""
        return self._write_copy(url, lambda file: self.library.export(ident, file, overwrite))

    @Slot(QUrl, bool, result=str)
    def saveAs(self, url: QUrl, overwrite: bool) -> str:
        """The same for the game that is being played."""
        timeline = self.playing()
        if timeline is None:
            return "missing"
        return self._write_copy(url, lambda file: self.library.write(timeline, file, overwrite))

    @Slot(result=QUrl)
    def folder(self) -> QUrl:
        """Where files are offered to be written and looked for at first: the user's documents, or home."""
        where = QStandardPaths.StandardLocation
        places = [QStandardPaths.writableLocation(each) for each in (where.DocumentsLocation, where.HomeLocation)]
        return QUrl.fromLocalFile(next((place for place in places if Path(place).is_dir()), places[-1]))

    @Slot(result=str)
    def saveName(self) -> str:
        """A name to offer for the file of the game that is being played."""
        timeline = self.playing()
        return file_name(unsaved_game(timeline)) if timeline is not None else ""

    @Slot(QUrl, result=str)
    def importFrom(self, url: QUrl) -> str:
        """Take a file into the list: the game's id, or "" if it cannot be (the sentence has been told then)."""
        found: list[str] = []
        before = {row.id for row in self._rows.rows}
        path = local_path(url)
        if path is None:
            self.told.emit(partial(trouble.reading, "unreadable"), PROBLEM)
        elif self._does(lambda: found.append(self.library.bring_in(path))):
            self.told.emit(words.imported_before if found[0] in before else words.imported, GOOD)
        self.refresh()
        return found[0] if found else ""

    def open_file(self, path: str) -> None:
        """A file that was given to the program (a path, or a URL): take it into the list, and play it on, or look at it
        if it is over. What is no game changes nothing, and has been told."""
        ident = self.importFrom(QUrl(path) if "://" in path else QUrl.fromLocalFile(path))
        row = next((row for row in self._rows.rows if row.id == ident), None)
        if row is not None and row.can_continue:
            self.continued.emit(ident)
        elif row is not None and row.can_replay:
            self.replayed.emit(ident)

    @Slot(str, result=str)
    def sentenceOf(self, code: str) -> str:
        """The sentence for a code of whatever writes a file."""
        return trouble.writing(code) if code else ""

    @Slot(str, QUrl, bool, result=str)
    def report(self, ident: str, url: QUrl, overwrite: bool) -> str:
        """Write a problem report (a zip) about a kept game, readable or not, or ("") about the one that is on the
        table, if there is one: codes as of `exportTo`."""
        game = ident or self.playing()
        return write_file(
            url, ".zip", lambda path: self.library.report(path, game, overwrite), words.reported, self.told.emit
        )

    @Slot(result=str)
    def reportName(self) -> str:
        """A name to offer for the report's file."""
        return f"gizmos-report-{datetime.now(UTC):%Y-%m-%d}.zip"

    def retranslate(self) -> None:
        """The language has changed."""
        self.refresh()
        self.problemChanged.emit()
        self.removedChanged.emit()

    def forget_removed(self) -> None:
        """The list is left: what was removed stays in the bin."""
        self._set_removed([])

    # -- help ----------------------------------------------------------------------------------------------------------

    def _set_removed(self, removed: list[tuple[str, str]]) -> None:
        if removed != self._removed:
            self._removed = removed
            self.removedChanged.emit()

    def opened(self, find: Callable[[], Timeline]) -> Timeline | None:
        """A kept game; None, and it is told why, if it cannot be opened."""
        try:
            return find()
        except KeepError as error:
            self.told.emit(partial(trouble.sentence, error.doing, error.code), PROBLEM)
            self.refresh()
            return None

    def _does(self, act: Callable[[], object]) -> bool:
        """Do it; if that fails tell why, and give False."""
        try:
            act()
        except KeepError as error:
            _log.warning("%s", error)
            self.told.emit(partial(trouble.sentence, error.doing, error.code), PROBLEM)
            return False
        return True

    def _write_copy(self, url: QUrl, write: Callable[[Path], None]) -> str:
        return write_file(url, EXTENSION, write, words.exported, self.told.emit)
