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
    """Saving fails from now on, with this code of `StoreError`; "": it works again. Once, not at every save."""

    def __init__(
        self, store: Store | None = None, statistics: Statistics | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.waiting: dict[str, Timeline] = {}
        """Games whose last save has failed, by id: they are in memory alone."""
        self._store = store
        self._statistics = statistics
        self._trouble = ""

    def keep(self, timeline: Timeline) -> bool:
        """Save the game durably, before this returns; false if that was not possible. A finished game goes to the
        statistics too."""
        if self._store is None:
            return True
        ident = timeline.header.ident
        trouble: StoreError | None = None
        statistics, store = self._statistics, self._store
        if timeline.over and statistics is not None:
            # Before the save: a crash between the two must not cost the count, and a game is counted once in any case.
            trouble = _tried(lambda: statistics.add(timeline))
        trouble = _tried(lambda: store.save(timeline.record())) or trouble
        if trouble is not None:
            self._fail(trouble)
            self.waiting[ident] = timeline  # tried again with the next save
            return False
        self.waiting.pop(ident, None)
        self._say("")
        return True

    def try_again(self) -> None:
        """Save what is in memory alone."""
        for timeline in list(self.waiting.values()):
            self.keep(timeline)

    def let_go(self, ident: str) -> None:
        """The game is not played any more; other copies of the program may."""
        if self._store is not None:
            timeline = self.waiting.get(ident)
            if timeline is not None:
                self.keep(timeline)
            self._store.release(ident)

    def _fail(self, error: StoreError) -> None:
        if error.code != self._trouble:
            _log.warning("the game could not be saved: %s", error)
        self._say(error.code)

    def _say(self, code: str) -> None:
        if code != self._trouble:
            self._trouble = code
            self.troubled.emit(code)


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
