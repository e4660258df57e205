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
@pytest.mark.parametrize("level", ["greedy", "genius"])
def test_stays_small(level: str) -> None:
    process = start()
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(request(1, level)).encode() + b"\n")
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


def ask(process: subprocess.Popen[bytes], *requests: dict[str, Any]) -> None:
    assert process.stdin
    process.stdin.write(b"".join(json.dumps(each).encode() + b"\n" for each in requests))
    process.stdin.flush()


def replies_to(process: subprocess.Popen[bytes], number: int) -> list[dict[str, Any]]:
    assert process.stdout
    found = []
    while not found or not (found[-1].get("done", True)):
        found.append(json.loads(process.stdout.readline()))
        assert found[-1]["id"] == number
    return found


def test_a_hint_streams_and_ends() -> None:
    game = Game.new(seats=2, seed=3)
    asked = {"id": 1, "hint": {"count": 2}, "seed": 5, "observation": game.observe(game.seat)}
    process = start()
    ask(process, asked, request(2))
    *news, last = replies_to(process, 1)
    assert news
    assert all(not each["done"] and 1 <= len(each["hint"]) <= 2 for each in news)
    assert (last["done"], last["stopped"], len(last["hint"])) == (True, False, 2)
    legal = [str(action) for action in game.legal_actions()]
    for option in last["hint"]:
        assert option["action"] in legal
        assert option["reasons"][0]["code"]
    assert "action" in replies_to(process, 2)[0]
    process.communicate(timeout=20)
    assert process.returncode == 0


def review_request(number: int) -> dict[str, Any]:
    game = Game.new(seats=2, seed=3)
    moments = []
    for position in range(30):
        seen = game.observe(game.seat)
        action = make_player("novice", 1).choose(seen)
        moments.append({"position": position, "observation": seen, "action": action})
        game.play(action)
    return {"id": number, "review": moments, "winner": 0, "seed": 1}


def test_a_review_shows_its_progress_and_can_be_stopped() -> None:
    process = start()
    ask(process, review_request(1))
    assert process.stdout
    first = json.loads(process.stdout.readline())
    assert (first["id"], first["progress"], first["of"], first["done"]) == (1, 1, 30, False)
    ask(process, {"stop": 1})
    start_of_wait = time.monotonic()
    *_, last = replies_to(process, 1)
    assert time.monotonic() - start_of_wait < 5
    assert (last["done"], last["stopped"]) == (True, True)
    assert 1 <= len(last["review"]["decisions"]) < 25
    assert set(last["review"]) == {"decisions", "turns", "turning_points"}
    ask(process, {"stop": 2}, review_request(2), request(3))  # stopped before it began
    assert replies_to(process, 2)[-1]["review"]["decisions"] == []
    assert "action" in replies_to(process, 3)[0]
    process.communicate(timeout=20)
    assert process.returncode == 0


def test_long_requests_that_make_no_sense_are_errors() -> None:
    seen = Game.new(seats=2, seed=3, first=0).observe(1)
    asked: list[dict[str, Any]] = [
        {"id": 1, "hint": 3, "seed": 1, "observation": seen},
        {"id": 2, "hint": {}, "seed": True, "observation": seen},
        {"id": 3, "hint": {}, "seed": 1, "observation": seen},
        {"id": 4, "review": {}, "seed": 1},
        {"id": 5, "review": [{"position": 1, "observation": seen}], "seed": 1},
        {"id": 6, "review": [{"position": 1, "observation": seen, "action": "pick red"}], "seed": 1},
        {"id": [], "hint": {}, "seed": 1, "observation": {}},
        {"id": 7, "review": [], "seed": 1},
    ]
    replies, status = converse(b"".join(json.dumps(each).encode() + b"\n" for each in asked))
    assert status == 0
    assert [reply["id"] for reply in replies] == [1, 2, 3, 4, 5, 6, [], 7]
    assert all(reply["error"] for reply in replies[:-1])
    assert replies[-1]["review"] == {"decisions": [], "turns": [], "turning_points": []}


def test_quits_at_once_though_more_could_come() -> None:
    process = start()
    ask(process, request(1), {"quit": True})
    assert process.wait(timeout=20) == 0
    assert process.stdout
    assert b"action" in process.stdout.read()
    process.communicate()
