"""Whatever the environment says of drawing: a window on an X server without OpenGL, or one sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gizmos_desktop.app.graphics import leave_out_nonsense
from tests.source_files import ROOT
from tests.xserver import MISSING, WHY, virtual_screen

PATIENCE_S = 90.0
xvfb = pytest.mark.skipif(bool(MISSING), reason=WHY)


@pytest.mark.parametrize(
    ("variable", "name", "stays"),
    [
        ("QT_QUICK_BACKEND", "nonsense", False),
        ("QT_QUICK_BACKEND", "software", True),
        ("QSG_RHI_BACKEND", "null", False),
        ("QSG_RHI_BACKEND", "vulkan", False),
        ("QSG_RHI_BACKEND", "OpenGL", True),
    ],
)
def test_names_that_draw_nothing_are_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, variable: str, name: str, stays: bool
) -> None:
    monkeypatch.setenv(variable, name)
    leave_out_nonsense()
    assert (variable in os.environ) is stays
    assert (name in caplog.text) is not stays


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own."""
    with virtual_screen() as name:
        yield name


def window_owner(display: str) -> int:
    """The process whose window is shown on the display, once there is one."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        search = ["xdotool", "search", "--onlyvisible", "--name", "Gizmos", "getwindowpid"]
        found = subprocess.run(
            search, env={**os.environ, "DISPLAY": display}, capture_output=True, text=True, check=False
        )
        if found.returncode == 0 and found.stdout.strip():
            return int(found.stdout.split()[0])
        time.sleep(0.2)
    raise AssertionError("no window came")


@xvfb
@pytest.mark.xvfb
@pytest.mark.parametrize(
    ("variable", "value"),
    [("QT_QUICK_BACKEND", "nonsense"), ("QSG_RHI_BACKEND", "null"), ("QT_XCB_GL_INTEGRATION", "none")],
)
def test_the_window_comes_all_the_same(display: str, tmp_path: Path, variable: str, value: str) -> None:
    env = {name: text for name, text in os.environ.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    env |= {"DISPLAY": display, "GIZMOS_HOME": str(tmp_path), "PYTHONPATH": str(ROOT), variable: value}
    program = subprocess.Popen(
        [sys.executable, "-m", "gizmos_desktop"], cwd="/", env=env, stderr=subprocess.PIPE, text=True
    )
    assert program.stderr is not None
    if variable == "QT_XCB_GL_INTEGRATION":  # no OpenGL at all: it draws in software after a new start
        assert program.wait(PATIENCE_S) == 0
    owner = window_owner(display)
    assert (owner == program.pid) is (variable != "QT_XCB_GL_INTEGRATION")
    os.kill(owner, signal.SIGTERM)
    end = time.monotonic() + PATIENCE_S
    while subprocess.run(["xdotool", "search", "--name", "Gizmos"], env=env, capture_output=True).returncode == 0:
        assert time.monotonic() < end, "the window stays"
        time.sleep(0.2)
    program.wait(PATIENCE_S)
    said = program.stderr.read().splitlines()
    if variable == "QT_XCB_GL_INTEGRATION":
        assert [line for line in said if "starting again with --software" in line] == said[-1:]
    else:
        assert len(said) == 1
        assert value in said[0]
