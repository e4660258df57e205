"""A whole four-seat game on an X server, by its real pointer and keys: nothing of Qt's test events takes part."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source_files import ROOT
from tests.xserver import MISSING, WHY, virtual_screen

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=WHY),
]


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own."""
    with virtual_screen() as name:
        yield name


def test_two_people_and_two_computers_by_xdotool(display: str, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tools.robot",
            "--way",
            "xdotool",
            "--seats",
            "person,0,person,1",
            "--shots",
            str(tmp_path),
        ],
        cwd=ROOT,
        env=environment | {"DISPLAY": display, "QT_QUICK_BACKEND": "software"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "hand-overs" in done.stdout
    assert len(list(tmp_path.glob("*.png"))) >= 6
