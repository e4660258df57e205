"""The program uses no network of any kind: whatever it does, it never asks for a socket of the Internet."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gizmos_desktop.records import Places
from tests.source_files import ROOT

FILTER = str(Path(__file__).with_name("no_network.py"))

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() != "x86_64", reason="the kernel's filter is Linux's"
)


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, FILTER, sys.executable, *words],
        cwd="/",
        env=os.environ | {"PYTHONPATH": str(ROOT), "GIZMOS_HOME": str(folder), "TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_filter_ends_whoever_asks_for_the_internet(tmp_path: Path) -> None:
    """And a child of theirs, and who only wants to know the network's interfaces."""
    for kind in ("AF_INET", "AF_INET6", "AF_NETLINK"):
        running = start(tmp_path, "-c", f"import socket; socket.socket(socket.{kind}, socket.SOCK_DGRAM)")
        running.communicate(timeout=60)
        assert running.returncode == -signal.SIGSYS
    running = start(tmp_path, "-c", "import socket; socket.socket(socket.AF_UNIX)")
    assert (running.communicate(timeout=60), running.returncode) == (("", ""), 0)
    child = (
        "import subprocess, sys; sys.exit(-subprocess.call([sys.executable, '-c', 'import socket; socket.socket()']))"
    )
    running = start(tmp_path, "-c", child)
    running.communicate(timeout=60)
    assert running.returncode == signal.SIGSYS


def test_all_parts_and_a_whole_game_with_computer_players(tmp_path: Path) -> None:
    running = start(tmp_path, "-m", "gizmos_desktop", "--self-test")
    said, complaints = running.communicate(timeout=300)
    assert (running.returncode, complaints) == (0, "")
    assert said.endswith("all is well\n")


def test_the_window_as_a_user_opens_and_closes_it(tmp_path: Path) -> None:
    """With its sounds, its lock against a second copy, and its log."""
    running = start(tmp_path, "-m", "gizmos_desktop")
    lock = Places.under(tmp_path).state / "running.lock"
    end = time.monotonic() + 100
    while not lock.exists() and running.poll() is None and time.monotonic() < end:
        time.sleep(0.1)
    time.sleep(2)
    running.send_signal(signal.SIGTERM)
    _, complaints = running.communicate(timeout=100)
    assert (running.returncode, complaints) == (0, "")
