"""Reading within limits, and writing so that a crash at any moment leaves the old file or the new one.

All system calls of the store go through this module by way of `os`, so that tests can make any of them fail.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
import zlib
from pathlib import Path

from gizmos_desktop.records.errors import RecordError, StoreCode, StoreError

REPLACE_PAUSES_S = (0.01, 0.02, 0.04, 0.08)
"""Waits between tries to give a file its name: a scanner or a synchroniser mostly lets go of it that soon."""
READ_PAUSES_S = REPLACE_PAUSES_S if os.name == "nt" else ()
"""The same for reading; elsewhere a file that may not be read stays so."""

_NAMES: dict[StoreCode, tuple[str, ...]] = {
    "full": ("ENOSPC", "EDQUOT", "EFBIG"),
    "read_only": ("EROFS", "EACCES", "EPERM"),
    "missing": ("ENOENT", "ENOTDIR", "ESTALE"),
    "locked": ("EBUSY", "ETXTBSY"),
    "bad_name": ("ENAMETOOLONG", "EILSEQ"),
}
# Not every system has every one of them.
_CODES = {getattr(errno, name): code for code, names in _NAMES.items() for name in names if hasattr(errno, name)}
_BINARY = getattr(os, "O_BINARY", 0)
_NO_FOLDER_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM, errno.EISDIR)


def store_error(error: OSError, what: str) -> StoreError:
    """What an error of the system means for the store."""
    code = _CODES.get(error.errno or 0, "failed")
    return StoreError(code, f"{what}: {error.strerror or error}")


def make_folder(folder: Path) -> None:
    """Make the folder, and those above it, if it is not there. Raises `StoreError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise StoreError("missing", f"{folder} is no folder") from None
    except OSError as error:
        raise store_error(error, str(folder)) from None


def read_limited(file: Path, limit: int) -> bytes:
    """The bytes of a regular file. Raises `RecordError` "unreadable", or "oversized" beyond `limit` bytes."""
    for pause in (*READ_PAUSES_S, None):
        try:
            # Anything else could wait for ever, or have no end.
            if not stat.S_ISREG(os.stat(file).st_mode):
                raise RecordError("unreadable", f"{file} is no file")
            with open(file, "rb") as source:
                data = source.read(limit + 1)
            break
        except (OSError, ValueError) as error:
            if pause is None or not isinstance(error, PermissionError):
                raise RecordError("unreadable", f"{file}: {error}") from None
            time.sleep(pause)
    if len(data) > limit:
        raise RecordError("oversized", f"{file} has more than {limit} bytes")
    return data


def write_atomic(file: Path, data: bytes, previous: Path | None = None) -> None:
    """Make `data` the content of `file`, durably: afterwards it is on the disk, and at no moment is there half of it.

    What `file` was before becomes `previous`, if that is given. Missing folders are made. Raises `StoreError`; `file`
    is what it was before then.
    """
    # Short, because the file's own name may be as long as names may be.
    temporary = file.with_name(f".{zlib.crc32(os.fsencode(file.name)):08x}.{os.getpid()}.tmp")
    try:
        _write_synced(temporary, data)
    except FileNotFoundError:
        make_folder(file.parent)
        try:
            _write_synced(temporary, data)
        except OSError as error:
            _remove(temporary)
            raise store_error(error, str(temporary)) from None
    except OSError as error:
        _remove(temporary)  # on a full disk this gives back the room
        raise store_error(error, str(temporary)) from None
    moved = False
    try:
        if previous is not None:
            moved = _keep(file, previous)
        replace(temporary, file)
    except StoreError:
        if moved and previous is not None:
            _put_back(previous, file)
        _remove(temporary)
        raise
    sync_folder(file.parent)


def _keep(file: Path, previous: Path) -> bool:
    """Make what `file` is now `previous` too, so that it is there under its own name at every moment; true if it had to
    be moved instead, because the file system has no second names. Raises `StoreError`."""
    spare = file.with_name(f".{zlib.crc32(os.fsencode(previous.name)):08x}.{os.getpid()}.tmp")
    try:
        os.link(file, spare)
    except FileNotFoundError:
        return False
    except OSError:
        _remove(spare)
        return replace(file, previous, missing_ok=True)
    try:
        replace(spare, previous)
    finally:
        _remove(spare)  # of two names of one file, POSIX leaves both where they are
    return False


def _write_synced(file: Path, data: bytes) -> None:
    number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o666)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(number, rest) :]
        os.fsync(number)
    finally:
        os.close(number)


def replace(source: Path, target: Path, missing_ok: bool = False) -> bool:
    """Give `source` the name `target`, over what is there; False if there was no source and that is allowed.

    A file that another program holds is tried again a few times. Raises `StoreError`.
    """
    for pause in (*REPLACE_PAUSES_S, None):
        try:
            os.replace(source, target)
            return True
        except PermissionError as error:
            # The folder took a new file a moment ago, so it is not read-only: somebody holds the old one.
            if pause is None:
                raise StoreError("locked", f"{target}: {error.strerror}") from None
            time.sleep(pause)
        except FileNotFoundError as error:
            if missing_ok and not source.exists():
                return False
            raise store_error(error, str(target)) from None
        except ValueError as error:  # a zero byte in the name, or half a character
            raise StoreError("bad_name", f"{target!r}: {error}") from None
        except OSError as error:
            # What some file systems say to a name with signs that they do not have.
            if error.errno == errno.EINVAL:
                raise StoreError("bad_name", f"{target}: {error.strerror}") from None
            raise store_error(error, str(target)) from None
    raise AssertionError("the last try returns or raises")


def check_target(file: Path, overwrite: bool) -> None:
    """Refuse a file of the user's choice where something is already: `StoreError` "exists" for a file, unless it may be
    overwritten, "foreign_file" for what is no file."""
    try:
        about = os.lstat(file)
    except (OSError, ValueError):
        return  # nothing is there, or writing will say what is the matter
    if not stat.S_ISREG(about.st_mode) and not os.path.isfile(file):
        raise StoreError("foreign_file", f"{file} is no file")
    if not overwrite:
        raise StoreError("exists", f"{file} is there already")


def set_aside(path: Path, why: str, copy: bool = False) -> Path:
    """Give a file (or a copy of it) a name of its own beside it, over nothing. Raises `StoreError`; the new name."""
    for number in range(1, 1000):
        target = path.with_name(f"{path.name}.{why}{'' if number == 1 else f'-{number}'}")
        if not os.path.lexists(target):
            break
    if not copy:
        replace(path, target)
        return target
    try:
        data = path.read_bytes()
    except OSError as error:
        raise store_error(error, str(path)) from None
    write_atomic(target, data)
    return target


def sync_folder(folder: Path) -> None:
    """Make the names in the folder durable, on systems where a folder can be synced. Raises `StoreError`."""
    if os.name == "nt":
        return
    try:
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise store_error(error, str(folder)) from None


def _put_back(previous: Path, file: Path) -> None:
    with contextlib.suppress(OSError):  # it is found under the other name all the same
        os.replace(previous, file)


def _remove(file: Path) -> None:
    with contextlib.suppress(OSError):
        os.unlink(file)
