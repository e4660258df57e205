"""The store of the autosaved games: one file each, its last good generation beside it, and a bin.

Nothing is done until it is asked for: a store of folders that are missing, full or read-only can be made and asked,
and each call says by its code what was not possible. The game itself goes on in memory all the while.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from gizmos_desktop.records.codec import MAX_BYTES, decode, decode_tree, encode_limited
from gizmos_desktop.records.errors import RecordError, StoreError
from gizmos_desktop.records.files import (
    make_folder,
    read_limited,
    replace,
    set_aside,
    store_error,
    sync_folder,
    write_atomic,
)
from gizmos_desktop.records.locks import FileLock
from gizmos_desktop.records.places import Places
from gizmos_desktop.records.replay import timeline_of
from gizmos_desktop.records.schema import EXTENSION, VERSION, Record
from gizmos_desktop.records.summary import Summary, summary_of
from gizmos_desktop.records.timeline import Timeline, date_text, new_id

PREVIOUS = ".previous"
LOCK = ".lock"
_OLD_RUBBISH_S = 3600


@dataclass(frozen=True, slots=True)
class Loaded:
    """A record that was read and played. `recovered`: the newest file could not be read, `why` says how, and this is
    the generation before it."""

    record: Record
    timeline: Timeline
    recovered: bool = False
    why: str = ""


class Store:
    """The games below `places.data`. Of one thread; several processes may have one each."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self._good: set[str] = set()  # games whose newest file this process wrote: no need to look before the next save
        self._locks: dict[str, FileLock] = {}
        self._read: dict[Path, tuple[tuple[int, int], Summary]] = {}

    # -- one game

    def save(self, record: Record) -> None:
        """Write the record durably; its game is held from now on. Raises `StoreError`, and the file of before is left.

        What lies there and cannot be read is set aside before, as is what an older version wrote.
        """
        data = encode_limited(record)
        self.hold(record.id)
        path = self.path(record.id)
        if record.id not in self._good:
            self._look_before(path, record)
        write_atomic(path, data, previous=path.with_suffix(PREVIOUS))
        self._good.add(record.id)

    def load(self, ident: str) -> Loaded:
        """The game of this name, from its newest file that can be read. Files are left as they are.

        Raises `RecordError`; its code is that of the newest file. One of a newer version is not passed over.
        """
        first: RecordError | None = None
        for path in (self.path(ident), self.path(ident).with_suffix(PREVIOUS)):
            if first is not None and (first.code == "newer" or not path.exists()):
                break
            try:
                record = decode(read_limited(path, MAX_BYTES))
                if record.id != ident:  # a file that somebody has renamed or copied here is a game of its own
                    record = msgspec.structs.replace(record, id=ident if _is_ident(ident) else new_id())
                timeline = timeline_of(record)
            except RecordError as error:
                first = first or error
                self._remember(path, ident, error)
                continue
            return Loaded(record, timeline, first is not None, first.code if first else "")
        raise first or RecordError("unreadable", f"there is no game {ident}")

    def hold(self, ident: str) -> None:
        """This process plays the game, nobody else. Raises `StoreError` "in_use" if another one does."""
        if ident in self._locks:
            return
        lock = FileLock(self.places.games / f"{ident}{LOCK}")
        pid = lock.acquire()
        if pid:
            raise StoreError("in_use", f"process {pid} plays {ident}")
        self._locks[ident] = lock

    def release(self, ident: str) -> None:
        """This process does not play the game any more. Does nothing if it is not held."""
        lock = self._locks.pop(ident, None)
        self._good.discard(ident)  # another process may write it from now on
        if lock is not None:
            lock.release()

    def close(self) -> None:
        """Release all games."""
        for ident in list(self._locks):
            self.release(ident)

    def path(self, ident: str) -> Path:
        """The file of a game. Raises `ValueError` for a name that leads out of the folder."""
        if not ident or ident.startswith(".") or Path(ident).name != ident or "\\" in ident:
            raise ValueError(f"no name of a game: {ident!r}")
        return self.places.games / f"{ident}{EXTENSION}"

    def _look_before(self, path: Path, record: Record) -> None:
        """Set aside what must not be replaced by the first save of this process."""
        try:
            tree, version = decode_tree(read_limited(path, MAX_BYTES))
        except RecordError as error:
            if path.exists():
                set_aside(path, error.code)
            return
        if version < VERSION:
            set_aside(path, f"v{version}", copy=True)
        elif tree.get("created") != record.created:
            set_aside(path, "other")

    # -- lists

    def games(self) -> list[Summary]:
        """All games, newest first. Raises `StoreError` if the folder is there and cannot be read."""
        return self._list(self.places.games)

    def binned(self) -> list[Summary]:
        """The games in the bin, newest first. Raises `StoreError`."""
        return self._list(self.places.bin)

    def _list(self, folder: Path) -> list[Summary]:
        try:
            # A folder is no game, whatever it is called: what lies in it is somebody's.
            names = [each.name for each in folder.iterdir() if each.name[:1] != "." and not each.is_dir()]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise store_error(error, str(folder)) from None
        idents = {
            name.removesuffix(suffix) for suffix in (EXTENSION, PREVIOUS) for name in names if name.endswith(suffix)
        }
        found = [self._summary(folder / f"{ident}{EXTENSION}", ident) for ident in idents]
        return sorted(found, key=lambda each: (each.saved, each.ident), reverse=True)

    def _summary(self, path: Path, ident: str) -> Summary:
        newest = self._summary_of_file(path, ident)
        if newest.status in ("ok", "newer"):
            return newest
        before = self._summary_of_file(path.with_suffix(PREVIOUS), ident, recovered=True)
        return before if before.status == "ok" else newest

    def _summary_of_file(self, path: Path, ident: str, recovered: bool = False) -> Summary:
        try:
            about = path.stat()
        except OSError as error:
            return Summary(ident, path, "unreadable", "", str(error))
        key = (about.st_mtime_ns, about.st_size)
        known = self._read.get(path)
        if known is not None and known[0] == key:
            return known[1]
        try:
            found = summary_of(decode(read_limited(path, MAX_BYTES)), ident, path, recovered)
        except RecordError as error:
            return self._remember(path, ident, error)
        self._read[path] = (key, found)
        return found

    def _remember(self, path: Path, ident: str, error: RecordError) -> Summary:
        """List this file as one that cannot be read, as long as it stays as it is: that no rules allow a game is found
        out only when it is played."""
        try:
            about = path.stat()
        except OSError:
            return Summary(ident, path, error.code, "", error.detail)
        found = Summary(ident, path, error.code, date_text(_moment(about.st_mtime)), error.detail)
        self._read[path] = ((about.st_mtime_ns, about.st_size), found)
        return found

    # -- bin

    def delete(self, ident: str) -> None:
        """Put a game into the bin, readable or not. Raises `StoreError` ("in_use" if another process plays it)."""
        held = ident in self._locks
        self.hold(ident)
        try:
            self._move(ident, self.places.games, self.places.bin)
        except StoreError:
            if not held:
                self.release(ident)
            raise
        self.release(ident)

    def restore(self, ident: str) -> None:
        """Take a game out of the bin. Raises `StoreError` ("exists" if there is a game of that name again)."""
        if any(self.path(ident).with_suffix(suffix).exists() for suffix in (EXTENSION, PREVIOUS)):
            raise StoreError("exists", f"there is a game {ident}")
        self._move(ident, self.places.bin, self.places.games)

    def empty_bin(self) -> int:
        """Remove for good what is in the bin; how many games that were. Raises `StoreError`."""
        games = self._list(self.places.bin)
        trouble: StoreError | None = None
        for each in games:
            for suffix in (EXTENSION, PREVIOUS):
                try:
                    each.path.with_suffix(suffix).unlink(missing_ok=True)
                except OSError as error:
                    trouble = store_error(error, str(each.path))  # the others go all the same
        if trouble is not None:
            raise trouble
        return len(games)

    def _move(self, ident: str, source: Path, target: Path) -> None:
        make_folder(target)
        moved = 0
        for suffix in (PREVIOUS, EXTENSION):  # the newest last: until then the game is where it was
            moved += replace(source / f"{ident}{suffix}", target / f"{ident}{suffix}", missing_ok=True)
        if not moved:
            raise StoreError("missing", f"there is no game {ident}")
        sync_folder(target)
        sync_folder(source)

    def sweep(self) -> None:
        """Remove what processes that were killed have left half written. Never raises."""
        for folder in (self.places.games, self.places.config):
            try:
                for file in folder.glob(".*.tmp"):
                    if time.time() - file.stat().st_mtime > _OLD_RUBBISH_S:
                        file.unlink()
            except OSError:
                continue


def _moment(seconds: float) -> datetime:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def _is_ident(text: str) -> bool:
    return 8 <= len(text) <= 64 and all(each in "abcdefghijklmnopqrstuvwxyz0123456789-" for each in text)
