"""A whole four-seat game on an X server, by its real pointer and keys: nothing of Qt's test events takes part."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source_files import ROOT

MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own."""
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
