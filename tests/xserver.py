"""A virtual screen for tests that need a real window system."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
"""What such a test needs and this machine has not."""
WHY = f"not installed: {', '.join(MISSING)}"


@contextmanager
def virtual_screen() -> Iterator[str]:
    """A screen of its own; the name of its display."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x720x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as number:
            name = number.readline().strip()
        assert name, "Xvfb did not start"
        yield f":{name}"
    finally:
        server.terminate()
        server.wait(20)
