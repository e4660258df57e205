"""Records that come from elsewhere and go elsewhere: open, save as, export, import."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

import msgspec

from gizmos_desktop.records.codec import MAX_BYTES, decode, decode_tree, encode, encode_limited
from gizmos_desktop.records.errors import RecordError, StoreError
from gizmos_desktop.records.files import check_target, read_limited, set_aside, write_atomic
from gizmos_desktop.records.replay import timeline_of
from gizmos_desktop.records.schema import Record
from gizmos_desktop.records.store import Loaded, Store
from gizmos_desktop.records.timeline import new_id


@dataclass(frozen=True, slots=True)
class Imported:
    """A game that lies in the store now. `new`: it was not there before."""

    ident: str
    new: bool


def read_file(path: Path) -> Loaded:
    """Any file, read and played. Raises `RecordError`; the file is left as it is."""
    record = decode(read_limited(path, MAX_BYTES))
    return Loaded(record, timeline_of(record))


def write_copy(record: Record, path: Path, overwrite: bool = False) -> None:
    """Save the record to a file of the user's choice (save as, export).

    Raises `StoreError`: "exists" if a record is there already and `overwrite` is not given, "foreign_file" if something
    else is there, which is never overwritten; the codes of writing otherwise.
    """
    data = encode_limited(record)
    if os.path.lexists(path) and not _is_ours(path):
        raise StoreError("foreign_file", f"{path} is none of our files")
    check_target(path, overwrite)
    write_atomic(path, data)


def _is_ours(path: Path) -> bool:
    """Whether a file is a record, in any state but the damaged ones: those may be somebody's last copy."""
    try:
        decode_tree(read_limited(path, MAX_BYTES))
    except RecordError:
        return False
    return True


def import_file(store: Store, path: Path) -> Imported:
    """Take a record into the store. The same record twice is the same game; another state of a game that is there
    becomes a game of its own. Raises `RecordError` (the file is left as it is) and `StoreError`."""
    record = read_file(path).record
    ident = record.id
    known = _same_in_store(store, record, ident)
    if known is False:
        ident = _other_name(record)
        record = msgspec.structs.replace(record, id=ident)
        known = _same_in_store(store, record, ident)
    if known is False:  # imported before, and played on since
        ident = new_id()
        record = msgspec.structs.replace(record, id=ident)
    if known:
        return Imported(ident, new=False)
    if store.path(ident).exists():
        set_aside(store.path(ident), "damaged")
    write_atomic(store.path(ident), encode_limited(record))
    return Imported(ident, new=True)


def _same_in_store(store: Store, record: Record, ident: str) -> bool | None:
    """Is this record in the store under this name? None: there is none, or a damaged one."""
    try:
        there = store.load(ident).record
    except RecordError as error:
        return False if error.code == "newer" else None
    return _content(there) == _content(record)


def _content(record: Record) -> bytes:
    """What makes a game the same: all but who wrote it when."""
    return encode(msgspec.structs.replace(record, app="", saved="2000-01-01T00:00:00Z"))


def _other_name(record: Record) -> str:
    # made from the content, so that the second import of it finds the first
    return f"{record.id[:55]}-{hashlib.sha256(_content(record)).hexdigest()[:8]}"
