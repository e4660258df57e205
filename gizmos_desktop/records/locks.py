"""A file that one process holds: for the running program, and for each game that is being played.

The system's own lock is held on the open file, so it is gone with the process, however that ends. Where a file system
has no locks, the process id in the file decides, and one of a process that has ended counts for nothing.
"""

from __future__ import annotations

import contextlib
import errno
import os
import platform
import sys
from pathlib import Path

from gizmos_desktop.records.errors import StoreError
from gizmos_desktop.records.files import make_folder, store_error

_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_UNKNOWN = -1

if sys.platform == "win32":
    import ctypes
    import msvcrt

    _BEHIND_THE_TEXT = 1 << 20  # a locked byte cannot be read by others on Windows

    def _lock(number: int) -> None:
        os.lseek(number, _BEHIND_THE_TEXT, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

    def is_alive(pid: int) -> bool:
        """Whether a process with this number runs."""
        kernel = ctypes.windll.kernel32
        handle = kernel.OpenProcess(0x1000, False, pid)  # PROCESS_QUERY_LIMITED_INFORMATION
        if not handle:
            return bool(kernel.GetLastError() == 5)  # there, but not ours
        code = ctypes.c_ulong()
        known = kernel.GetExitCodeProcess(handle, ctypes.byref(code))
        kernel.CloseHandle(handle)
        return not known or code.value == 259  # STILL_ACTIVE
else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def is_alive(pid: int) -> bool:
        """Whether a process with this number runs."""
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        except (PermissionError, OverflowError):
            return True
        return True


class FileLock:
    """A lock on the file `path`, which is made for it and removed afterwards. Not shared, even inside one process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._number: int | None = None

    @property
    def held(self) -> bool:
        """Do we hold it?"""
        return self._number is not None

    def acquire(self) -> int:
        """Take the lock: 0 if it is ours now (or already was), else the process id of who holds it, or -1 if that is
        not known. Raises `StoreError` if the file cannot be made."""
        if self._number is not None:
            return 0
        make_folder(self.path.parent)
        for _ in range(10):
            number = self._open()
            try:
                holder = self._try(number)
                if holder:
                    os.close(number)
                    return holder
                if self._is_still_there(number):
                    self._sign(number)
                    self._number = number
                    return 0
            except OSError as error:
                os.close(number)
                raise store_error(error, str(self.path)) from None
            # who held it has removed the file in between: the next one is another file
            os.close(number)
        return _UNKNOWN

    def release(self) -> None:
        """Let go, if we hold it."""
        if self._number is None:
            return
        number, self._number = self._number, None
        if sys.platform == "win32":
            os.close(number)  # an open file cannot be removed there
            self._unlink()
        else:
            self._unlink()  # while it is still ours: nobody can have taken it
            os.close(number)

    def _open(self) -> int:
        try:
            return os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise store_error(error, str(self.path)) from None

    def _try(self, number: int) -> int:
        """Lock the open file; 0, or who holds it."""
        try:
            _lock(number)
        except OSError as error:
            pid, host = self._signature(number)
            if error.errno in _HELD or isinstance(error, BlockingIOError):
                return pid or _UNKNOWN
            # no locks on this file system
            if pid and pid != os.getpid() and (host != platform.node() or is_alive(pid)):
                return pid
        return 0

    def _is_still_there(self, number: int) -> bool:
        try:
            return os.path.samestat(os.fstat(number), os.stat(self.path))
        except FileNotFoundError:
            return False

    def _sign(self, number: int) -> None:
        os.ftruncate(number, 0)
        os.lseek(number, 0, os.SEEK_SET)
        os.write(number, f"{os.getpid()} {platform.node()}\n".encode())

    @staticmethod
    def _signature(number: int) -> tuple[int, str]:
        """Process id and host in the file; (0, "") if there are none."""
        try:
            os.lseek(number, 0, os.SEEK_SET)
            pid, _, host = os.read(number, 300).decode("utf-8", "replace").strip().partition(" ")
            return (int(pid), host) if pid.isascii() and pid.isdigit() and len(pid) < 11 else (0, "")
        except OSError:
            return 0, ""

    def _unlink(self) -> None:
        with contextlib.suppress(OSError):
            os.unlink(self.path)


def running_lock(state: Path) -> FileLock:
    """The lock of the running program, in the state folder."""
    return FileLock(state / "running.lock")


def other_copy(lock: FileLock) -> int:
    """The process id of another running copy of the program (-1: there is one, of unknown id), or 0: then we are the
    one. A folder in which nothing can be written lets the program start all the same."""
    try:
        return lock.acquire()
    except StoreError:
        return 0
