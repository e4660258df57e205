"""How long the packaged program takes to its first frame, beside the checkout's: `python packaging/smoke.py start`.

The AppImage-format file, if there is one, is measured too; it has no bar, as it is unpacked at every start. All are
started in turn, on a display whose memory is looked at every few milliseconds, so that nothing in the program has to
tell, and whatever else the machine does slows them alike.
"""

from __future__ import annotations

import mmap
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.installers.common import NAME, ROOT, Place, say

DISPLAY = ":94"
TIMES = 7
MOST = 1.3
LONGEST_S = 120
FEWEST = 40
"""So many different pixels in a sample of the display are a frame, not a bare window."""


def main(place: Place) -> int:
    """Measure, tell the medians (seconds) and their ratio; 1 if the package is too slow or there is none."""
    program = place.work / "frozen" / NAME / NAME
    if not program.is_file():
        say("there is no packaged program; make it first")
        return 1
    python = str(ROOT / ".venv" / "bin" / "python")
    ways = {
        "package": [str(program)],
        "checkout": [python if Path(python).is_file() else sys.executable, "-m", "gizmos_desktop"],
    }
    files = sorted(place.out.glob(f"{NAME}-*.AppImage"))
    ways |= {"AppImage": [str(files[-1])]} if files else {}
    found: dict[str, list[float]] = {name: [] for name in ways}
    with tempfile.TemporaryDirectory(prefix="gizmos-first-frame-") as folder:
        server = subprocess.Popen(
            ["Xvfb", DISPLAY, "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-ac", "-fbdir", folder],
            stderr=subprocess.DEVNULL,
        )
        try:
            memory = Path(folder) / "Xvfb_screen0"
            while not memory.exists():
                time.sleep(0.05)
            time.sleep(1)
            for number in range(TIMES + 1):  # the first of each fills the caches
                for name, command in ways.items():
                    took = once(command, memory, Path(folder) / name)
                    if number:
                        found[name].append(took)
        finally:
            server.terminate()
            server.wait()
    middle = {name: statistics.median(times) for name, times in found.items()}
    ratio = middle["package"] / middle["checkout"]
    for name, times in found.items():
        say(f"{name}: first frame after {middle[name]:.2f} s (median of {TIMES}; {min(times):.2f} to {max(times):.2f})")
    say(f"ratio {ratio:.2f}, at most {MOST} is wanted")
    return 0 if ratio <= MOST else 1


def once(command: list[str], memory: Path, home: Path) -> float:
    """Start a program, end it after its first frame; seconds to that."""
    env = os.environ | {"DISPLAY": DISPLAY, "GIZMOS_HOME": str(home), "LC_ALL": "C.UTF-8"}
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        env.pop(name, None)
    with memory.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as screen:
        while _colours(screen) > 1:  # the window before has gone
            time.sleep(0.05)
        begin = time.monotonic()
        running = subprocess.Popen(command, env=env, cwd=ROOT, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            while _colours(screen) < FEWEST:
                if running.poll() is not None or time.monotonic() - begin > LONGEST_S:
                    raise SystemExit(f"{' '.join(command)} shows no window")
                time.sleep(0.005)
            took = time.monotonic() - begin
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait()
    shutil.rmtree(home / "data", ignore_errors=True)
    return took


def _colours(screen: mmap.mmap) -> int:
    """Different pixels in a sample of the display, which is black when nothing is shown."""
    start = len(screen) - 1280 * 800 * 4
    return len({screen[at : at + 4] for at in range(start + 1280 * 4 * 40, len(screen) - 4, 1280 * 4 * 7 + 4 * 61)})
