"""All games that are kept: the list, and what can be done with them. Errors come out as `KeepError`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gizmos_desktop.app.keeper import Keeper
from gizmos_desktop.app.pictures import Pictures
from gizmos_desktop.app.setup import Seat, seats_of
from gizmos_desktop.app.trouble import KeepError, as_keep_error
from gizmos_desktop.records import (
    EXTENSION,
    Places,
    Record,
    RecordError,
    Store,
    StoreError,
    Summary,
    Timeline,
    import_file,
    read_file,
    write_copy,
)

__all__ = ["EXTENSION", "Library", "SavedGame", "saved_game", "unsaved_game", "with_extension"]


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One kept game. `status`: "progress", "finished" or "damaged" (`code` then says how, a RecordCode; only `ident`,
    `saved` and `path` are known of it).

    `points` by seat; `turn_seat` is to decide, or was the last to; `winners` are the seats in first place; `saved` is
    UTC as records have it. `recovered`: the newest file is damaged, this is the one before. `in_memory`: it could not
    be saved and is gone when the program ends.
    """

    ident: str
    status: str
    saved: str
    path: Path | None = None
    code: str = ""
    seats: tuple[Seat, ...] = ()
    points: tuple[int, ...] = ()
    round: int = 0
    turn_seat: int = 0
    winners: tuple[int, ...] = ()
    decisions: int = 0
    assisted: bool = False
    branch: bool = False
    stopped: bool = False
    recovered: bool = False
    in_memory: bool = False


def saved_game(found: Summary) -> SavedGame:
    """What the list shows of a summary of the store."""
    if found.status != "ok" or found.now is None:
        return SavedGame(found.ident, "damaged", found.saved, found.path, code=found.status)
    now, result = found.now, found.result
    winner = (result.standings[0].seat,) if result is not None and result.standings else ()
    return SavedGame(
        ident=found.ident,
        status="progress" if result is None else "finished",
        saved=found.saved,
        path=found.path,
        seats=seats_of(found.seats),
        points=now.points,
        round=now.round,
        turn_seat=now.seat,
        winners=winner,
        decisions=found.decisions,
        assisted=found.assisted,
        branch=found.branch,
        stopped=result is not None and result.end == "stopped",
        recovered=found.recovered,
    )


def unsaved_game(timeline: Timeline) -> SavedGame:
    """The same of a game that could not be saved."""
    record = timeline.record()
    result = record.result
    return SavedGame(
        ident=record.id,
        status="progress" if result is None else "finished",
        saved=record.saved,
        seats=seats_of(timeline.header.seats),
        points=record.now.points,
        round=record.now.round,
        turn_seat=record.now.seat,
        winners=(result.standings[0].seat,) if result is not None else (),
        decisions=len(record.decisions),
        assisted=record.assisted,
        branch=record.origin is not None,
        stopped=timeline.stopped,
        in_memory=True,
    )


class Library:
    """The kept games. Without a store there are none."""

    def __init__(self, places: Places | None, store: Store | None, keeper: Keeper, pictures: Pictures) -> None:
        self._places = places
        self._store = store
        self._keeper = keeper
        self._pictures = pictures
        self._removed: dict[str, Timeline] = {}  # what the bin cannot hold: games that were in memory alone

    # -- the list

    def games(self) -> list[SavedGame]:
        """All games, newest first. Raises `KeepError` if the folder cannot be read."""
        if self._store is None:
            return []
        self._keeper.try_again()
        with as_keep_error():
            found = [saved_game(each) for each in self._store.games()]
        found = [each for each in found if each.ident not in self._keeper.waiting]
        found += [unsaved_game(timeline) for timeline in self._keeper.waiting.values()]
        return sorted(found, key=lambda each: (each.saved, each.ident), reverse=True)

    def picture(self, ident: str) -> Path | None:
        """The small picture of a game, if there is one."""
        return self._pictures.path(ident)

    # -- one game

    def look(self, ident: str) -> Timeline:
        """A game to be looked at. Raises `KeepError`."""
        if ident in self._keeper.waiting:
            return self._keeper.waiting[ident]
        with as_keep_error():
            return self._stored().load(ident).timeline

    def take(self, ident: str) -> Timeline:
        """A game to be played on: it is held by this process until the keeper lets go of it. Raises `KeepError`."""
        if ident in self._keeper.waiting:
            return self._keeper.waiting[ident]
        store = self._stored()
        with as_keep_error():
            _hold(store, ident)
            try:
                return store.load(ident).timeline
            except RecordError:
                store.release(ident)
                raise

    def remove(self, ident: str) -> None:
        """Put a game into the bin. Raises `KeepError`, and it stays where it is."""
        store = self._stored()
        unsaved = self._keeper.waiting.get(ident)
        if unsaved is None or store.path(ident).exists():
            with as_keep_error():
                store.delete(ident)
        if unsaved is not None:
            self._removed[ident] = unsaved
        self._keeper.forget(ident)

    def restore(self, ident: str) -> None:
        """Take it out of the bin. Raises `KeepError`."""
        unsaved = self._removed.get(ident)
        with as_keep_error():
            try:
                self._stored().restore(ident)
            except StoreError as error:
                if unsaved is None or error.code != "missing":
                    raise
        if unsaved is not None:
            del self._removed[ident]
            self._keeper.keep(unsaved)

    def empty_bin(self) -> int:
        """Remove for good what is in the bin: how many games. Raises `KeepError`."""
        found = self.binned()
        with as_keep_error():
            self._stored().empty_bin()
        self._removed.clear()
        return found

    def binned(self) -> int:
        """How many games are in the bin; 0 if that cannot be told."""
        try:
            found = {each.ident for each in self._store.binned()} if self._store is not None else set()
        except StoreError:
            return 0
        return len(found | self._removed.keys())

    # -- files of the user

    def export(self, ident: str, path: Path, overwrite: bool = False) -> None:
        """Write a copy of a game to a file. Raises `KeepError`."""
        self.write(self.look(ident), path, overwrite)

    def write(self, timeline: Timeline, path: Path, overwrite: bool = False) -> None:
        """Write a copy of the game that is being played. Raises `KeepError`."""
        with as_keep_error():
            write_copy(timeline.record(), path, overwrite)

    def bring_in(self, path: Path) -> str:
        """Take a file into the list; the game's id, that of a game which is there already if it is the same. Raises
        `KeepError`."""
        with as_keep_error():
            return import_file(self._stored(), path).ident

    def read(self, path: Path) -> Timeline:
        """A game from a file anywhere, to be looked at. Raises `KeepError`."""
        with as_keep_error():
            return read_file(path).timeline

    def report(self, path: Path, game: Timeline | str | None = None, overwrite: bool = False) -> None:
        """Write a problem report about the game that is being played, a kept one (id), or none. Raises `KeepError`."""
        # Seldom wanted, and it brings much along that the start would wait for.
        from gizmos_desktop.records.report import problem_report

        if self._places is None:
            raise KeepError("write", "failed", "there are no folders")
        about: Record | Path | None = None
        if isinstance(game, Timeline):
            about = game.record()
        elif game is not None:
            about = self._stored().path(game)
        with as_keep_error():
            problem_report(self._places, path, about, overwrite)

    def _stored(self) -> Store:
        if self._store is None:
            raise KeepError("write", "missing", "there are no folders")
        return self._store


def with_extension(path: Path, extension: str = EXTENSION) -> Path:
    """The path with the extension, if it has it not yet ("Round 2.5" has none)."""
    return path if path.suffix.lower() == extension else path.with_name(path.name + extension)


def _hold(store: Store, ident: str) -> None:
    """Nobody else plays this game from now on. A folder that takes no lock file lets the game be played all the same:
    the next save will tell."""
    try:
        store.hold(ident)
    except StoreError as error:
        if error.code == "in_use":
            raise
