"""Keeps the game that is being played: on the disk after every decision, in the statistics when it is over."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gizmos_desktop.records import Statistics, Store, StoreError, Timeline

_log = logging.getLogger(__name__)


class Keeper(QObject):
    """Saves timelines. What cannot be saved goes on in memory, and the next save writes all of it. Without a store
    (None) nothing is kept at all."""

    troubled = Signal(str)
    """Saving fails from now on, with this code of `StoreError`, or "uncounted": the game is saved, but the statistics
    cannot be written; "": it works again. Once, not at every save."""

    kept = Signal(str, int)
    """A game is as safe as it can be (on the disk, if there is one): its id, and how many decisions it has."""

    def __init__(
        self, store: Store | None = None, statistics: Statistics | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.waiting: dict[str, Timeline] = {}
        """Games whose last save has failed, by id: they are in memory alone."""
        self._uncounted: dict[str, Timeline] = {}  # they are saved, but the statistics do not know of it
        self._counted: set[str] = set()  # finished here, and in the statistics
        self._store = store
        self._statistics = statistics
        self._trouble = ""

    def keep(self, timeline: Timeline) -> bool:
        """Save the game durably, before this returns; false if that was not possible. A finished game goes to the
        statistics too."""
        ident = timeline.header.ident
        if self._store is None:
            self.kept.emit(ident, len(timeline.steps))
            return True
        store = self._store
        # Before the save: a crash between the two must not cost the count, and a game is counted once in any case.
        uncounted = self._count(timeline)
        unsaved = _tried(lambda: store.save(timeline.record()))
        # Both are tried again with the next save, and when the game is left.
        _put(self.waiting, ident, timeline if unsaved is not None else None)
        _put(self._uncounted, ident, timeline if uncounted is not None else None)
        if unsaved is not None:
            self._fail(unsaved.code, unsaved)
        elif uncounted is not None:
            self._fail("uncounted", uncounted)
        else:
            self._say("")
        if unsaved is None:
            self.kept.emit(ident, len(timeline.steps))
        return unsaved is None

    def _count(self, timeline: Timeline) -> StoreError | None:
        """Tell the statistics of a game that is over, or of one whose end was undone; what went wrong."""
        ident, statistics = timeline.header.ident, self._statistics
        if statistics is None or not (timeline.over or ident in self._counted):
            return None
        if timeline.over:
            trouble = _tried(lambda: statistics.add(timeline))
        else:
            trouble = _tried(lambda: statistics.take_back(ident))
        if trouble is None and timeline.over:
            self._counted.add(ident)
        elif trouble is None:
            self._counted.discard(ident)
        return trouble

    def try_again(self) -> None:
        """Save what is in memory alone, and count what is not counted."""
        for timeline in list((self.waiting | self._uncounted).values()):
            self.keep(timeline)

    def forget(self, ident: str) -> Timeline | None:
        """The game is removed: it is not saved or counted any more. What was in memory alone."""
        self._uncounted.pop(ident, None)
        return self.waiting.pop(ident, None)

    def let_go(self, ident: str) -> None:
        """The game is not played any more; other copies of the program may."""
        if self._store is not None:
            timeline = self.waiting.get(ident) or self._uncounted.get(ident)
            if timeline is not None:
                self.keep(timeline)
            self._store.release(ident)

    def _fail(self, code: str, error: StoreError) -> None:
        if code != self._trouble:
            _log.warning("the game could not be %s: %s", "counted" if code == "uncounted" else "saved", error)
        self._say(code)

    def _say(self, code: str) -> None:
        if code != self._trouble:
            self._trouble = code
            self.troubled.emit(code)


def _put(games: dict[str, Timeline], ident: str, timeline: Timeline | None) -> None:
    if timeline is None:
        games.pop(ident, None)
    else:
        games[ident] = timeline


def _tried(write: Callable[[], object]) -> StoreError | None:
    """Do it; what went wrong, None if nothing did. Whatever that is, it must not keep the game from going on."""
    try:
        write()
    except StoreError as error:
        return error
    except Exception as error:
        _log.exception("saving failed in a way that was not expected")
        return StoreError("failed", repr(error))
    return None
