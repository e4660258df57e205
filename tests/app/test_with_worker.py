"""The session with the real worker process and the real AI players."""

from __future__ import annotations

import os
import signal
import sys
import time

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.ai import LEVELS
from gizmos_desktop.app.ai_client import AiClient
from gizmos_desktop.app.session import GameSetup, Seat, Session, Timeline
from gizmos_desktop.records import decode, encode, timeline_of


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def computers(*levels: str, speed: str = "off") -> GameSetup:
    return GameSetup(tuple(Seat(f"C{i}", "computer", level) for i, level in enumerate(levels)), seed=4, speed=speed)


def test_all_levels_play_a_whole_game_and_no_move_is_replaced(qtbot: QtBot) -> None:
    levels = tuple(LEVELS[i % len(LEVELS)] for i in range(4))
    session = Session(computers(*levels))
    with qtbot.waitSignal(session.changed, timeout=120_000, check_params_cb=lambda: session.state == "over"):
        pass
    assert session.game.is_over
    assert {played.note for played in session.history} == {""}
    session.close()


def test_the_same_seed_is_the_same_game(qtbot: QtBot) -> None:
    games = []
    for _ in range(2):
        session = Session(computers("random", "random"))
        qtbot.waitUntil(lambda session=session: len(session.history) >= 40, timeout=60_000)
        games.append([played.text for played in session.history[:40]])
        session.close()
    assert games[0] == games[1]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_killed_worker_costs_one_decision_at_most(qtbot: QtBot) -> None:
    client = AiClient()
    session = Session(computers("random", "random"), client)
    killed = 0
    for limit in range(10, 60, 10):
        qtbot.waitUntil(lambda limit=limit: len(session.history) >= limit, timeout=20_000)
        if client.process_id:
            os.kill(client.process_id, signal.SIGKILL)
            killed += 1
    qtbot.waitUntil(lambda: len(session.history) >= 70, timeout=20_000)
    replaced = [played for played in session.history if played.note == "replaced"]
    assert killed > 0
    assert len(replaced) <= killed
    assert {played.why for played in replaced} <= {"crash"}
    session.close()


def test_leaving_in_the_midst_of_thinking_is_instant_and_leaves_no_process(qtbot: QtBot) -> None:
    for speed in ("off", "slow"):
        client = AiClient()
        session = Session(computers(LEVELS[-1], LEVELS[-1], speed=speed), client)
        qtbot.waitUntil(lambda client=client: client.process_id != 0, timeout=5000)
        qtbot.wait(300)
        pid = client.process_id
        start = time.monotonic()
        session.close()
        assert time.monotonic() - start < 0.5
        assert gone(pid)
        played = len(session.history)
        qtbot.wait(100)
        assert len(session.history) == played


def test_undo_while_the_worker_thinks_and_the_same_answer_when_it_is_decided_again(qtbot: QtBot) -> None:
    setup = GameSetup((Seat("Ada", "person"), Seat("C", "computer", LEVELS[-1])), first=0, seed=4, speed="off")
    session = Session(setup)
    pick = next(str(action) for action in session.legal if action.kind == "pick")
    for _ in range(3):
        assert session.play(pick)
        assert session.state == "computer"
        assert session.undo()
        assert (session.state, session.history) == ("person", [])
    assert session.play(pick)
    qtbot.waitUntil(lambda: session.state == "person", timeout=60_000)
    first = [played.text for played in session.history]
    assert {played.note for played in session.history} <= {"", "forced"}
    assert session.undo()
    assert session.play(pick)
    qtbot.waitUntil(lambda: session.state == "person", timeout=60_000)
    assert [played.text for played in session.history] == first
    session.suspend()
    session.resume()
    session.close()


def test_a_game_that_is_continued_is_played_to_the_same_end(qtbot: QtBot) -> None:
    saved: list[bytes] = []

    def keep(timeline: Timeline) -> None:
        saved.append(encode(timeline.record()))

    session = Session(computers("greedy", "greedy"), keep=keep)
    qtbot.waitUntil(lambda: session.state == "over", timeout=120_000)
    texts = [played.text for played in session.history]
    session.close()
    other = Session.of_timeline(timeline_of(decode(saved[len(texts) // 2])), "off")
    qtbot.waitUntil(lambda: other.state == "over", timeout=120_000)
    assert [played.text for played in other.history] == texts
    assert other.timeline.result() == session.timeline.result()
    other.close()


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="reads /proc")
def test_many_games_leave_no_process_behind(qtbot: QtBot) -> None:
    before = children()
    for _ in range(10):
        session = Session(computers("random", "random"))
        qtbot.wait(30)
        session.close()
    qtbot.wait(50)
    assert children() == before


def children() -> str:
    with open(f"/proc/self/task/{os.getpid()}/children") as file:
        return file.read()
