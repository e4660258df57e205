"""The standard input of our own processes on Windows, made safe to be waited for.

QProcess opens a child's end of the pipe for overlapped use. A plain read of such a handle may come back, as Microsoft
warns, as soon as anything else happens to it: a library that is loaded meanwhile and asks what standard input is
suffices, and the read fails. So one thread reads in the way that such handles want, and fills a plain pipe.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

_CHUNK = 1 << 16


def make_input_safe() -> None:
    """Put a pipe of the plain kind in the place of standard input; nothing to be done elsewhere than on Windows."""
    if sys.platform == "win32":
        import _winapi
        import ctypes
        import msvcrt

        try:
            handle = msvcrt.get_osfhandle(os.dup(0))
            if _winapi.GetFileType(handle) != _winapi.FILE_TYPE_PIPE:
                return
            read_end, write_end = os.pipe()
            os.dup2(read_end, 0)
            os.close(read_end)
        except OSError:  # there is no standard input
            return
        # libraries that ask about standard input when they are loaded would wait for the reader of the new pipe
        ctypes.windll.kernel32.SetStdHandle(ctypes.c_ulong(_winapi.STD_INPUT_HANDLE), None)

        def read() -> bytes:
            waiting, _ = _winapi.ReadFile(handle, _CHUNK, overlapped=True)
            waiting.GetOverlappedResult(True)
            return bytes(waiting.getbuffer() or b"")

        threading.Thread(target=relay, args=(read, write_end), daemon=True).start()


def relay(read: Callable[[], bytes], target: int) -> None:
    """Write what is read to the file of this number until there is no more or nobody wants it; it is closed then."""
    try:
        while chunk := read():
            view = memoryview(chunk)
            while view:
                view = view[os.write(target, view) :]
    except OSError:  # how the end of a pipe shows on Windows
        pass
    finally:
        os.close(target)
