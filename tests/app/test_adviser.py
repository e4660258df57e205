"""The adviser against workers that behave, fail, hang, crash and talk nonsense: real processes."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.app.advice import Option, Review
from gizmos_desktop.app.adviser import WorkerAdviser
from gizmos_desktop.engine import Game

HEAD = """
import json, sys, time
def reply(**answer):
    print(json.dumps(answer), flush=True)
requests = (json.loads(line) for line in sys.stdin)
option = {"action": "pick red", "win": 0.5, "points": 30.5, "lead": 1, "reasons": [{"code": "sphere", "color": "red"}]}
"""
OPTION = Option("pick red", 0.5, 30.5, ({"code": "sphere", "color": "red"},))


class Asker:
    """An adviser and what it said."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.adviser = WorkerAdviser()
        self.said: list[tuple[Any, ...]] = []

    def start(self, body: str, patience_ms: int = 10_000) -> None:
        script = HEAD + textwrap.dedent(body)
        self.adviser = WorkerAdviser((sys.executable, ["-S", "-c", script]), patience_ms)

    def hint(self) -> None:
        self.adviser.hint(1, {}, lambda *news: self.said.append(news), lambda why: self.said.append(("bad", why)))

    def review(self, count: int = 2) -> None:
        moments: list[dict[str, object]] = [{"position": n} for n in range(count)]
        self.adviser.review(
            1, moments, 0, lambda *news: self.said.append(news), lambda why: self.said.append(("bad", why))
        )

    def wait(self, count: int) -> list[tuple[Any, ...]]:
        self.qtbot.waitUntil(lambda: len(self.said) >= count, timeout=10_000)
        return self.said


@pytest.fixture
def asker(qtbot: QtBot) -> Iterator[Asker]:
    found = Asker(qtbot)
    yield found
    process = found.adviser.process_id
    found.adviser.close()
    if process:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_nothing_runs_until_it_is_asked(asker: Asker) -> None:
    assert asker.adviser.process_id == 0


def test_a_hint_is_told_while_it_grows(asker: Asker) -> None:
    asker.start("""
        for request in requests:
            assert request["hint"] == {"count": 3} and request["seed"] == 1 and request["observation"] == {}
            reply(id=request["id"], hint=[], done=False)
            reply(id=request["id"], hint=[option], done=True, stopped=False)
        """)
    asker.hint()
    assert asker.wait(2) == [((), False), ((OPTION,), True)]
    asker.hint()
    assert asker.wait(4)[2:] == [((), False), ((OPTION,), True)]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("next(requests); sys.exit(1)", "crash"),
        ("next(requests); print('hello', flush=True); time.sleep(60)", "nonsense"),
        ("reply(id=next(requests)['id'], hint=[{'action': 'fly'}], done=True); time.sleep(60)", "nonsense"),
        ("reply(id=next(requests)['id'], hint=[{**option, 'win': 7}], done=True); time.sleep(60)", "nonsense"),
        ("reply(id=next(requests)['id'], hint=3, done=True); time.sleep(60)", "nonsense"),
        ("reply(id=next(requests)['id'], done=True); time.sleep(60)", "nonsense"),
        ("reply(id=next(requests)['id'], error='no such seat'); time.sleep(60)", "error"),
    ],
)
def test_a_failure_is_told_once_and_the_next_request_finds_a_worker(asker: Asker, body: str, why: str) -> None:
    asker.start(body)
    asker.hint()
    assert asker.wait(1) == [("bad", why)]
    asker.hint()
    asker.qtbot.wait(100)
    assert asker.said.count(("bad", why)) <= 2


def test_no_news_for_too_long(asker: Asker) -> None:
    asker.start("next(requests); time.sleep(60)", patience_ms=200)
    asker.hint()
    assert asker.wait(1) == [("bad", "timeout")]
    assert asker.adviser.process_id == 0


def test_a_program_that_cannot_be_started(asker: Asker) -> None:
    asker.adviser = WorkerAdviser(("/no/such/program", []))
    asker.hint()
    assert asker.wait(1) == [("bad", "crash")]


def test_nothing_is_told_after_cancel_and_the_process_lives_on(asker: Asker) -> None:
    asker.start("""
        first = next(requests)
        reply(id=first["id"], hint=[option], done=False)
        assert next(requests) == {"stop": first["id"]}
        reply(id=first["id"], hint=[option], done=True, stopped=True)
        second = next(requests)
        reply(id=second["id"], hint=[], done=True, stopped=False)
        time.sleep(60)
        """)
    asker.hint()
    asker.wait(1)
    process = asker.adviser.process_id
    asker.adviser.cancel()
    asker.hint()
    assert asker.wait(2) == [((OPTION,), False), ((), True)]
    assert asker.adviser.process_id == process


def test_a_worker_that_does_not_stop_is_ended(asker: Asker) -> None:
    asker.start("next(requests); time.sleep(60)", patience_ms=200)
    asker.hint()
    asker.adviser.cancel()
    asker.qtbot.waitUntil(lambda: asker.adviser.process_id == 0, timeout=5_000)
    assert asker.said == []


def test_a_review_with_its_progress_and_cut_short(asker: Asker) -> None:
    asker.start("""
        request = next(requests)
        reply(id=request["id"], judged=None, progress=1, of=2, done=False)
        assert next(requests) == {"stop": request["id"]}
        turn = {"position": 0, "seat": 0, "chances": [0.6, 0.4], "change": 0.1, "loss": 0}
        judged = {"position": 0, "round": 1, "seat": 0, "win": 0.6, "points": 30, "best": "pick red", "loss": 0.0}
        found = {"decisions": [judged], "turns": [turn], "turning_points": [turn]}
        reply(id=request["id"], review=found, done=True, stopped=True)
        time.sleep(60)
        """)
    asker.review()
    assert asker.wait(1) == [(1, 2, None)]
    asker.adviser.finish()
    done, of, review = asker.wait(2)[1]
    assert isinstance(review, Review)
    assert (done, of, review.stopped) == (2, 2, True)
    assert (review.decisions[0].best, review.turns[0].chances) == ("pick red", (0.6, 0.4))


def test_the_real_worker_gives_a_hint(asker: Asker) -> None:
    game = Game.new(seats=2, seed=4, first=0)
    asker.adviser = WorkerAdviser()
    asker.adviser.hint(
        5, game.observe(0), lambda *news: asker.said.append(news), lambda why: asker.said.append(("bad", why))
    )
    asker.qtbot.waitUntil(lambda: bool(asker.said) and asker.said[-1][1] is True, timeout=20_000)
    options = asker.said[-1][0]
    assert len(options) == 3
    assert {each.action for each in options} <= {str(action) for action in game.legal_actions()}
    assert all(0 <= each.win <= 1 and each.reasons for each in options)
