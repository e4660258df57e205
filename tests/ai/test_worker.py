"""The worker process, from outside: its lines, its errors, its end, its memory."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gizmos_desktop.ai import make_player
from gizmos_desktop.ai.worker import answer
from gizmos_desktop.engine import Game

ROOT = Path(__file__).resolve().parents[2]


def start(**kwargs: Any) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "gizmos_desktop.ai.worker"]
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **kwargs
    )


def request(number: int, level: str = "random") -> dict[str, Any]:
    game = Game.new(seats=2, seed=number)
    return {"id": number, "level": level, "seed": 7, "observation": game.observe(game.decision.seat)}


def converse(text: bytes) -> tuple[list[dict[str, Any]], int]:
    process = start()
    out, _ = process.communicate(text, timeout=30)
    return [json.loads(line) for line in out.splitlines()], process.returncode


def test_answers_in_order_and_ends_with_its_input() -> None:
    asked = [request(n, level) for n, level in enumerate(("random", "greedy", "random"))]
    replies, status = converse(b"".join(json.dumps(r).encode() + b"\n" for r in asked))
    assert status == 0
    assert replies == [{"id": r["id"], "action": make_player(r["level"], 7).choose(r["observation"])} for r in asked]


def test_bad_requests_are_errors_of_one_line_and_nothing_more() -> None:
    lines = [
        b"no json",
        b"[1, 2]",
        b'{"id": 1}',
        b'{"id": 2, "level": "genial", "seed": 1, "observation": {}}',
        b'{"id": 3, "level": "random", "seed": 1, "observation": {"seats": 5}}',
        b"\xff\xfe",
        b"",
        json.dumps(request(4)).encode(),
        b'{"quit": true}',
        json.dumps(request(5)).encode(),
    ]
    replies, status = converse(b"\n".join(lines) + b"\n")
    assert status == 0
    assert [r["id"] for r in replies] == [None, None, 1, 2, 3, None, 4]
    assert all(r["error"] for r in replies[:-1])
    assert "genial" in replies[3]["error"]
    assert "action" in replies[-1]


def test_an_error_has_no_line_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(level: str, seed: int) -> None:
        raise RuntimeError("first\nsecond")

    monkeypatch.setattr("gizmos_desktop.ai.levels.make_player", fail)
    reply = answer(json.dumps(request(1)).encode())
    assert reply == {"id": 1, "error": "RuntimeError: first second"}


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_stays_small() -> None:
    process = start()
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(request(1, "greedy")).encode() + b"\n")
    process.stdin.flush()
    assert b"action" in process.stdout.readline()
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    peak = int(status.split("VmHWM:")[1].split()[0])
    process.communicate(timeout=10)
    assert peak < 150_000, f"{peak} kB"


@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
def test_ends_when_its_parent_is_killed() -> None:
    """Even if somebody else still holds the other end of its input."""
    code = (
        "import subprocess, sys, time; p = subprocess.Popen([sys.executable, '-m', 'gizmos_desktop.ai.worker'],"
        "stdout=subprocess.DEVNULL); print(p.pid, flush=True); time.sleep(60)"
    )
    read_end, write_end = os.pipe()
    parent = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=read_end, stdout=subprocess.PIPE)
    assert parent.stdout
    pid = int(parent.stdout.readline())
    time.sleep(1.0)
    parent.send_signal(signal.SIGKILL)
    parent.communicate(timeout=10)
    deadline = time.monotonic() + 10
    while alive(pid) and time.monotonic() < deadline:
        time.sleep(0.1)
    os.close(write_end)
    os.close(read_end)
    assert not alive(pid)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z")
