"""What the system wishes for: less motion."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

PATIENCE_S = 0.5
"""How long the system may take to answer; it is asked once."""


@cache
def reduces_motion() -> bool:
    """Does the user want less motion in all programs? False where that cannot be found out. Asked once: a change counts
    from the next start."""
    try:
        if sys.platform == "win32":
            return _windows()
        if sys.platform == "darwin":
            return _said("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
        if os.environ.get("DBUS_SESSION_BUS_ADDRESS") and os.environ.get("QT_QPA_PLATFORM") != "offscreen":
            return _said("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"
    except (OSError, subprocess.SubprocessError, AttributeError):
        return False
    return False


def _said(*command: str) -> str:
    """What a program of the system prints; OSError or SubprocessError if it is not there or takes too long."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    return done.stdout.strip()


def _windows() -> bool:
    import ctypes

    on = ctypes.c_int(1)
    # SPI_GETCLIENTAREAANIMATION: "Show animations in Windows"
    ok = ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(on), 0)  # type: ignore[attr-defined,unused-ignore]
    return bool(ok) and not on.value
