"""The kept games: in progress, finished, damaged."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.library import Library, unsaved_game, with_extension
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.trouble import KeepError
from gizmos_desktop.models.derive.games import derive_game, file_name
from gizmos_desktop.models.derive.kept_shapes import GameRow
from gizmos_desktop.models.qtypes import QVariantMap
from gizmos_desktop.models.rows import RowList
from gizmos_desktop.models.words import games as words
from gizmos_desktop.models.words import trouble

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

_log = logging.getLogger(__name__)


def local_path(url: QUrl | str) -> Path | None:
    """The file that a dialog has chosen, or that was typed; None if it is no local one."""
    found = url if isinstance(url, QUrl) else QUrl(url)
    if found.isLocalFile():
        return Path(found.toLocalFile())
    text = url.toString() if isinstance(url, QUrl) else url
    return Path(text).expanduser() if text and "://" not in text else None


@QmlElement
class GamesModel(QObject):
    """Lists the kept games and does with them what can be done. What went wrong is told by one sentence (`told`, which
    the root model shows as its notice)."""

    countChanged = Signal()
    problemChanged = Signal()
    removedChanged = Signal()
    removing = Signal(str)
    """Python only: this game is about to be removed, and must not be played any more."""
    told = Signal(str)
    """Python only: a sentence for the notice bar."""
    continued = Signal(str)
    """Python only: this game is to be played on."""
    replayed = Signal(str)
    """Python only: this game is to be looked at."""

    def __init__(self, parent: QObject | None = None, storage: Storage | None = None) -> None:
        super().__init__(parent)
        self._storage = storage or Storage()
        self._rows = RowList(GameRow, self)
        self._binned = 0
        self._problem = False
        self._removed: tuple[str, str] = ("", "")  # id and names of the game removed last
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
        """The game that was just removed, as a sentence; "" if there is nothing to take back."""
        ident, names = self._removed
        if not ident:
            return ""
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
            self._storage.pictures.remove_all_but({each.ident for each in games} | {self._removed[0]})
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
    def remove(self, ident: str) -> None:
        """Put a game into the bin; `undoRemove` takes it out again."""
        names = next((row.names for row in self._rows.rows if row.id == ident), "")
        self.removing.emit(ident)
        if self._does(lambda: self.library.remove(ident)):
            self._set_removed(ident, names)
        self.refresh()

    @Slot()
    def undoRemove(self) -> None:
        """Take the game that was removed last out of the bin."""
        ident, _ = self._removed
        if ident and self._does(lambda: self.library.restore(ident)):
            self._set_removed("", "")
        self.refresh()

    @Slot()
    def emptyBin(self) -> None:
        """Remove for good what is in the bin."""
        done: list[int] = []
        if self._does(lambda: done.append(self.library.empty_bin())):
            self._set_removed("", "")
            self.told.emit(words.bin_emptied(done[0]))
        self.refresh()

    @Slot(str, QUrl, bool, result=str)
    def exportTo(self, ident: str, url: QUrl, overwrite: bool) -> str:
        """Write a copy of a game to a file: "" if that went well, "exists" if a game is there and `overwrite` is not
        given, or another code (the sentence has been told then)."""
        path = local_path(url)
        return self._wrote(path, lambda file: self.library.export(ident, file, overwrite))

    @Slot(QUrl, bool, result=str)
    def saveAs(self, url: QUrl, overwrite: bool) -> str:
        """The same for the game that is being played."""
        timeline = self.playing()
        if timeline is None:
            return "missing"
        path = local_path(url)
        return self._wrote(path, lambda file: self.library.write(timeline, file, overwrite))

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
        path = local_path(url)
        if path is None:
            self.told.emit(trouble.reading("unreadable"))
        elif self._does(lambda: found.append(self.library.bring_in(path))):
            self.told.emit(words.imported())
        self.refresh()
        return found[0] if found else ""

    @Slot(str, result=str)
    def sentenceOf(self, code: str) -> str:
        """The sentence for a code of `exportTo` and `saveAs`."""
        return trouble.writing(code) if code else ""

    @Slot(str, QUrl, result=bool)
    def report(self, ident: str, url: QUrl) -> bool:
        """Write a problem report about a game, readable or not; what came of it has been told."""
        path = local_path(url)
        if path is None:
            self.told.emit(trouble.writing("missing"))
            return False
        return self.write_report(path, ident)

    def write_report(self, path: Path, game: Any) -> bool:
        """The same for any path, and for the timeline of a game that is being played, or None."""
        path = path if path.suffix else path.with_suffix(".zip")
        if not self._does(lambda: self.library.report(path, game)):
            return False
        self.told.emit(words.reported(path.name))
        return True

    def retranslate(self) -> None:
        """The language has changed."""
        self.refresh()
        self.problemChanged.emit()
        self.removedChanged.emit()

    def forget_removed(self) -> None:
        """The list is left: what was removed stays in the bin."""
        self._set_removed("", "")

    # -- help ----------------------------------------------------------------------------------------------------------

    def _set_removed(self, ident: str, names: str) -> None:
        if (ident, names) != self._removed:
            self._removed = (ident, names)
            self.removedChanged.emit()

    def _does(self, act: Callable[[], object]) -> bool:
        """Do it; if that fails tell why, and give False."""
        try:
            act()
        except KeepError as error:
            _log.warning("%s", error)
            self.told.emit(trouble.sentence(error.doing, error.code))
            return False
        return True

    def _wrote(self, path: Path | None, write: Callable[[Path], None]) -> str:
        if path is None:
            self.told.emit(trouble.writing("missing"))
            return "missing"
        path = with_extension(path)
        try:
            write(path)
        except KeepError as error:
            if error.code != "exists":
                _log.warning("%s", error)
                self.told.emit(trouble.sentence(error.doing, error.code))
            return error.code
        self.told.emit(words.exported(path.name))
        return ""
