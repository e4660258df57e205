"""Faults of the Qt binding that short runs do not show (docs/adr/0006-versions.md)."""

import subprocess
import sys

EMITS = """
import sys
from PySide6.QtCore import QObject, Signal
class Source(QObject):
    fired = Signal()
source, count = Source(), 0
def hear():
    global count
    count += 1
source.fired.connect(hear)
before = sys.getrefcount(True)
for _ in range(5000):
    source.fired.emit()
print(count, before - sys.getrefcount(True))
"""


def test_five_thousand_signals_lose_no_reference() -> None:
    """PySide6 6.12.0 gives away a reference to True with each emit: Python 3.11 dies after some 570."""
    done = subprocess.run([sys.executable, "-c", EMITS], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    count, lost = map(int, done.stdout.split())
    assert count == 5000
    assert abs(lost) < 50
