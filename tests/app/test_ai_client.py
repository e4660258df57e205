"""The AI client against workers that behave, fail, hang, crash and talk nonsense: real processes."""

from __future__ import annotations

import os
import sys
import textwrap
import time
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.app.ai_client import AiClient, worker_command

HEAD = """
import json, sys, time
def reply(**answer):
    print(json.dumps(answer), flush=True)
requests = (json.loads(line) for line in sys.stdin)
"""


class Desk:
    """A client and what it said."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.client: AiClient | None = None
        self.said: list[tuple[str, str]] = []

    def start(self, body: str, patience_ms: int = 10_000) -> AiClient:
        script = HEAD + textwrap.dedent(body)
        self.client = AiClient((sys.executable, ["-S", "-c", script]), patience_ms)
        return self.client

    def ask(self, observation: dict[str, Any] | None = None) -> None:
        assert self.client is not None
        self.client.ask(
            "random",
            1,
            observation or {},
            lambda t: self.said.append(("ok", t)),
            lambda w: self.said.append(("bad", w)),
        )

    def wait(self, count: int = 1) -> list[tuple[str, str]]:
        self.qtbot.waitUntil(lambda: len(self.said) >= count, timeout=10_000)
        return self.said


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(qtbot)
    yield desk
    if desk.client is not None:
        pid = desk.client.process_id
        desk.client.close()
        assert pid == 0 or gone(pid)


def test_answers_of_one_process_one_after_another(desk: Desk) -> None:
    client = desk.start("for r in requests: reply(id=r['id'], action=f\"pick {r['observation']['n']}\")")
    pid = client.process_id
    for n in range(5):
        desk.ask({"n": n})
        assert desk.wait(n + 1)[n] == ("ok", f"pick {n}")
    assert client.process_id == pid


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("for r in requests: reply(id=r['id'], error='no idea')", "error"),
        ("for r in requests: reply(id=r['id'])", "error"),
        ("for r in requests: reply(id=r['id'], action=7)", "error"),
        ("for r in requests: reply(id='x', action='pass')", "nonsense"),
        ("for r in requests: reply(id=True, action='pass')", "nonsense"),
        ("for r in requests: reply(id=1.0, action='pass')", "nonsense"),
        ("for r in requests: print('Hello, world', flush=True)", "nonsense"),
        ("for r in requests: print('[' * 100000, flush=True)", "nonsense"),
        ("for r in requests: print('x' * 3000000, end='', flush=True); time.sleep(30)", "nonsense"),
        ("for r in requests: sys.exit(3)", "crash"),
        ("for r in requests: import os; os.kill(os.getpid(), 9)", "crash"),
        ("for r in requests: time.sleep(60)", "timeout"),
        ("for r in requests: sys.stderr.write('x' * 200000); reply(id=r['id'] - 1, action='old')", "timeout"),
    ],
)
def test_each_fault_ends_the_question_with_its_code(desk: Desk, body: str, why: str) -> None:
    desk.start(body, patience_ms=400 if why == "timeout" else 10_000)
    desk.ask()
    assert desk.wait() == [("bad", why)]


def test_how_a_worker_ended_is_logged_with_its_last_words(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    desk.start("for r in requests: sys.exit('no room left')")
    desk.ask()
    assert desk.wait() == [("bad", "crash")]
    assert "the AI worker says: no room left" in caplog.text
    assert "the AI worker ended by itself (exit status 1)" in caplog.text


def test_a_program_that_cannot_be_started_is_a_crash(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.client = AiClient(("/nowhere/at/all", []))
    desk.ask()
    assert desk.wait() == [("bad", "crash")]
    desk.ask()
    assert desk.wait(2) == [("bad", "crash")] * 2
    desk.client.close()


def test_a_worker_that_crashed_is_replaced(desk: Desk, tmp_path: Any) -> None:
    mark = tmp_path / "crashed"
    desk.start(f"""
    import os
    for r in requests:
        if not os.path.exists({str(mark)!r}):
            open({str(mark)!r}, "w").close()
            os._exit(1)
        reply(id=r["id"], action="pass")
    """)
    desk.ask()
    desk.wait()
    desk.ask()
    assert desk.wait(2) == [("bad", "crash"), ("ok", "pass")]


def test_a_worker_that_dies_between_questions_costs_nothing(desk: Desk) -> None:
    client = desk.start("for r in requests:\n    reply(id=r['id'], action='pass')\n    sys.exit(0)")
    for n in range(3):
        desk.ask()
        assert desk.wait(n + 1)[n] == ("ok", "pass")
        desk.qtbot.waitUntil(lambda: client.process_id == 0, timeout=5000)


def test_patience_shrinks_while_failures_follow_one_another(desk: Desk) -> None:
    desk.start("for r in requests: time.sleep(60)", patience_ms=1000)  # a first answer may take three times as long
    desk.ask()
    desk.wait()
    start = time.monotonic()
    desk.ask()
    desk.wait(2)
    desk.ask()
    desk.wait(3)
    assert time.monotonic() - start < 3.2  # 1.5 s and 1 s instead of 3 s each


def test_cancel_silences_the_question_and_the_next_one_is_answered(desk: Desk) -> None:
    client = desk.start("""
    for r in requests:
        if r["observation"].get("slow"):
            time.sleep(30)
        reply(id=r["id"], action=f"pick {r['observation'].get('n')}")
    """)
    desk.ask({"slow": True})
    pid = client.process_id
    client.cancel()
    assert gone(pid)
    desk.ask({"n": 2})
    assert desk.wait() == [("ok", "pick 2")]


def test_a_new_question_takes_the_place_of_the_open_one(desk: Desk) -> None:
    desk.start("""
    for r in requests:
        if r["observation"]["n"] == 1:
            time.sleep(30)
        reply(id=r["id"], action=f"pick {r['observation']['n']}")
    """)
    desk.ask({"n": 1})
    desk.ask({"n": 2})
    assert desk.wait() == [("ok", "pick 2")]


def test_close_is_instant_and_silent(desk: Desk) -> None:
    client = desk.start("for r in requests: time.sleep(60)")
    desk.ask()
    pid = client.process_id
    assert pid
    assert not gone(pid)
    start = time.monotonic()
    client.close()
    assert time.monotonic() - start < 1
    assert gone(pid)
    client.ask("random", 1, {}, _never, _never)
    client.close()
    desk.qtbot.wait(50)
    assert desk.said == []


def _never(text: str) -> None:
    raise AssertionError(text)


def test_an_answer_may_close_the_client(desk: Desk) -> None:
    client = desk.start("for r in requests:\n    reply(id=r['id'], action='pass')\n    reply(id=r['id'], action='end')")
    done: list[str] = []

    def answered(text: str) -> None:
        done.append(text)
        client.close()

    client.ask("random", 1, {}, answered, _never)
    desk.qtbot.waitUntil(lambda: bool(done), timeout=10_000)
    desk.qtbot.wait(50)
    assert done == ["pass"]


def test_the_command_is_the_frozen_program_or_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_command() == (sys.executable, ["-P", "-m", "gizmos_desktop.ai.worker"])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert worker_command() == (sys.executable, ["--ai-worker"])
