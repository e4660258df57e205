"""The turn loop: persons, computers that fail in every way, hand-overs, pauses, leaving."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.app import session as session_module
from gizmos_desktop.app.session import GameSetup, Played, Seat, Session
from gizmos_desktop.engine import Game
from tests.app.fakes import Answer, FakeComputer, legal

ADA = Seat("Ada", "person")
BO = Seat("Bo", "person")
R2 = Seat("R2", "computer", "random")
C3 = Seat("C3", "computer", "random")


class Room:
    """Sessions with their fake AI, and everything they signalled."""

    def __init__(self) -> None:
        self.sessions: list[Session] = []

    def open(
        self, *seats: Seat, answer: Answer = legal, game: Game | None = None, first: int | None = 0, speed: str = "off"
    ) -> tuple[Session, FakeComputer]:
        ai = FakeComputer(answer)
        session = Session(GameSetup(seats, first=first, seed=11, speed=speed), ai, game)
        ai.session = session
        self.sessions.append(session)
        return session, ai


@pytest.fixture
def room(qapp: object) -> Iterator[Room]:
    room = Room()
    yield room
    for session in room.sessions:
        session.close()


def play_out(session: Session, qtbot: QtBot, seed: int = 3, until: Callable[[], bool] | None = None) -> None:
    """Persons play at random until the game is over."""
    dice = random.Random(seed)
    for _ in range(5000):
        if session.state == "over" or (until is not None and until()):
            return
        if session.state == "handover":
            session.accept_handover()
        elif session.state == "person":
            assert session.play(str(dice.choice(session.legal)))
        else:
            with qtbot.waitSignal(session.changed, timeout=5000):
                pass
    raise AssertionError("the game does not end")


# -- set-ups


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup((ADA,)),
        GameSetup((ADA,) * 5),
        GameSetup((ADA, Seat("?", "ghost"))),
        GameSetup((ADA, Seat("R2", "computer"))),
        GameSetup((Seat("Ada", "person", "random"), BO)),
        GameSetup((ADA, BO), first=2),
        GameSetup((ADA, BO), speed="warp"),
    ],
)
def test_set_ups_that_cannot_be_are_refused(qapp: object, setup: GameSetup) -> None:
    with pytest.raises(ValueError, match=r"."):
        Session(setup)


def test_a_set_up_without_a_seed_gets_another_deal_each_time(qapp: object) -> None:
    seeds = {Session(GameSetup((ADA, BO))).seed for _ in range(5)}
    assert len(seeds) == 5
    assert Session(GameSetup((ADA, BO), seed=5)).seed == 5


def test_the_same_seed_gives_the_same_deal_and_again_keeps_the_seats(room: Room) -> None:
    one, _ = room.open(ADA, BO)
    two, _ = room.open(ADA, BO)
    assert one.game.position() == two.game.position()
    one.set_speed("slow")
    assert one.again() == replace(one.setup, seed=None, speed="slow")
    assert one.again(one.seed).seed == 11


# -- persons


def test_a_person_plays_and_everybody_hears_of_it(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(ADA, R2)
    heard: list[object] = []
    session.played.connect(heard.append)
    session.changed.connect(lambda: heard.append(session.state))
    assert session.state == "person"
    assert session.viewer == 0
    pick = next(str(a) for a in session.legal if a.kind == "pick")
    assert session.play(pick)
    played = session.history[0]
    assert heard == [played, "computer"]
    assert (played.seat, played.text, played.round, played.note) == (0, pick, 1, "")
    assert played.events[0].kind == "action"


@pytest.mark.parametrize("text", ["pick green", "", "build 3-01", "end", "PICK RED", "pass"])
def test_what_is_not_legal_changes_nothing(room: Room, text: str) -> None:
    session, _ = room.open(ADA, R2)
    before = session.game.position()
    heard: list[object] = []
    session.changed.connect(lambda: heard.append(1))
    assert not session.play(text)
    assert session.game.position() == before
    assert not session.history
    assert not heard


def test_a_person_cannot_decide_for_a_computer_or_before_the_hand_over(room: Room) -> None:
    session, _ = room.open(R2, ADA)
    assert session.legal == ()
    assert not session.play(str(session.game.legal_actions()[0]))
    session, _ = room.open(ADA, BO)
    assert session.state == "handover"
    assert session.legal == ()
    assert not session.play(str(session.game.legal_actions()[0]))


def test_no_decision_is_taken_while_another_is_handed_round(room: Room) -> None:
    session, _ = room.open(ADA, R2)
    answers: list[bool] = []
    session.played.connect(lambda played: answers.append(session.play(str(session.game.legal_actions()[0]))))
    assert session.play(str(session.legal[0]))
    assert answers == [False]
    assert len(session.history) == 1


def test_persons_hand_over_at_each_change_and_the_view_follows_them(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(ADA, R2, BO, C3)
    assert (session.state, session.seat_due, session.viewer) == ("handover", 0, 0)
    session.accept_handover()
    session.accept_handover()
    assert session.state == "person"
    seen: list[tuple[str, int, int]] = []

    def note() -> None:
        seen.append((session.state, session.seat_due, session.viewer))

    session.changed.connect(note)
    play_out(session, qtbot, until=lambda: session.game.round > 4)
    for state, due, viewer in seen:
        if state == "person":
            assert due == viewer
        elif state == "handover":
            assert due in (0, 2)
            assert viewer == 2 - due
        else:
            assert session.seats[due].kind == "computer"
            assert viewer in (0, 2)


def test_one_person_never_hands_over(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(R2, ADA, first=0)
    assert session.viewer == 1
    states: set[str] = set()
    session.changed.connect(lambda: states.add(session.state))
    play_out(session, qtbot)
    assert states == {"person", "computer", "over"}


def test_whole_games_with_two_to_four_persons(room: Room, qtbot: QtBot) -> None:
    for count in (2, 3, 4):
        session, _ = room.open(*(Seat(f"P{i}", "person") for i in range(count)))
        play_out(session, qtbot)
        assert session.game.is_over
        assert not session.stopped
        assert session.legal == ()


def stuck_position() -> dict[str, object]:
    """Seat 0 has a full ring and archive, a no-Research Gizmo, and nothing it can pay for."""
    from gizmos_desktop.engine import CARDS

    forbids = next(card for card in CARDS.values() if "no_research" in card.effect)
    dear = [card for card in CARDS.values() if card.level == 3 and card.cost_color == "blue" and card.cost > 5]
    level1 = [c.id for c in CARDS.values() if c.level == 1 and c.cost_color in ("blue", "yellow")][:4]
    level2 = [c.id for c in CARDS.values() if c.level == 2 and c.cost_color in ("blue", "yellow")][:3]
    level3 = [c.id for c in CARDS.values() if c.level == 3 and c.cost_color in ("blue", "yellow")]
    storage = 5 + sum(int(part.split("+")[1]) for part in forbids.effect.split(";") if part.startswith("storage+"))
    archive = 1 + sum(int(part.split("+")[1]) for part in forbids.effect.split(";") if part.startswith("archive+"))
    held = [card.id for card in dear][:archive]
    return {
        "seats": [{"ring": {"red": storage}, "active": ["0-01", forbids.id], "archive": held}, {}],
        "display": {"1": level1, "2": level2, "3": [c for c in level3 if c not in held and c != forbids.id][:2]},
        "turn": {"seat": 0, "number": 5},
    }


def test_a_pass_is_given_by_itself_and_noted(room: Room, qtbot: QtBot) -> None:
    game = Game.from_position(stuck_position(), seed=1)
    assert [str(a) for a in game.legal_actions()] == ["pass"]
    session, _ = room.open(ADA, R2, game=game)
    assert [(p.seat, p.text, p.note) for p in session.history] == [(0, "pass", "forced")]
    assert session.state == "computer"


def test_nobody_is_asked_to_hand_over_for_a_pass(room: Room, qtbot: QtBot) -> None:
    game = Game.from_position(stuck_position(), seed=1)
    session, _ = room.open(ADA, BO, game=game)
    assert session.history[0].note == "forced"
    assert (session.state, session.seat_due) == ("handover", 1)


# -- computers


def test_computers_alone_play_a_whole_game(room: Room, qtbot: QtBot) -> None:
    dice = random.Random(5)

    def any_move(fake: FakeComputer) -> str:
        assert fake.session is not None
        return str(dice.choice(fake.session.game.legal_actions()))

    session, ai = room.open(R2, C3, R2, C3, answer=any_move)
    with qtbot.waitSignal(session.changed, timeout=60_000, check_params_cb=lambda: session.state == "over"):
        pass
    assert session.game.is_over
    assert {p.note for p in session.history} == {""}
    assert len(ai.asked) == len(session.history)
    assert len({seed for _, seed, _ in ai.asked}) == len(ai.asked)


def test_an_ai_gets_the_observation_of_its_seat_and_nothing_else(room: Room, qtbot: QtBot) -> None:
    session, ai = room.open(ADA, R2)
    session.play(str(session.legal[0]))
    play_out(session, qtbot, until=lambda: len(ai.asked) > 20)
    for level, _, observation in ai.asked:
        assert level == "random"
        assert observation["seat"] == 1
        assert "decks" not in observation
        json.dumps(observation)


def test_the_seed_of_the_deal_is_not_told_to_the_ai(room: Room, qtbot: QtBot) -> None:
    session, ai = room.open(R2, C3)
    qtbot.waitUntil(lambda: len(ai.asked) > 3, timeout=5000)
    assert session.seed not in [seed for _, seed, _ in ai.asked]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("!timeout", "timeout"),
        ("!crash", "crash"),
        ("!error", "error"),
        ("Hello", "nonsense"),
        ("", "nonsense"),
        ("pick  red", "nonsense"),
        ("build 3-01", "illegal"),
        ("return 1-01", "illegal"),
    ],
)
def test_a_failed_decision_is_replaced_by_a_legal_move_and_noted(room: Room, qtbot: QtBot, said: str, why: str) -> None:
    session, _ = room.open(R2, ADA, answer=lambda fake: said)
    play_out(session, qtbot, until=lambda: len(session.history) > 30)
    replaced = [p for p in session.history if p.note == "replaced"]
    assert replaced
    assert {p.why for p in replaced} == {why}
    assert {p.seat for p in replaced} == {0}
    assert all(p.note == "" for p in session.history if p.seat == 1)


def test_an_ai_that_always_fails_still_ends_its_game(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(R2, C3, answer=lambda fake: "!crash")
    with qtbot.waitSignal(session.changed, timeout=60_000, check_params_cb=lambda: session.state == "over"):
        pass
    assert {p.note for p in session.history} == {"replaced"}


def test_computers_alone_stop_after_the_limit(room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "MAX_ROUNDS_OF_COMPUTERS", 3)
    session, ai = room.open(R2, C3)
    qtbot.waitUntil(lambda: session.state == "over", timeout=10_000)
    assert session.stopped
    assert session.game.round == 4
    assert session.history[-1].round == 3
    asked = len(ai.asked)
    qtbot.wait(30)
    assert len(ai.asked) == asked


def test_persons_may_play_longer_than_the_limit(room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "MAX_ROUNDS_OF_COMPUTERS", 3)
    session, _ = room.open(R2, ADA)
    play_out(session, qtbot)
    assert not session.stopped
    assert session.game.round > 4


# -- pace


def test_a_move_waits_for_its_pause_and_hurry_skips_it(room: Room, qtbot: QtBot) -> None:
    session, ai = room.open(R2, ADA, speed="slow")
    qtbot.wait(60)
    assert not session.history
    assert ai.open is None  # it has answered long ago
    session.hurry()
    qtbot.waitUntil(lambda: len(session.history) == 1, timeout=500)


def test_hurry_waits_for_a_slow_answer_without_losing_it(room: Room, qtbot: QtBot) -> None:
    ready: list[bool] = []
    session, ai = room.open(R2, ADA, speed="slow", answer=lambda fake: legal(fake) if ready else None)
    qtbot.wait(20)
    session.hurry()
    session.hurry()
    qtbot.wait(20)
    assert not session.history
    assert ai.open is not None
    ai.open[0](legal(ai))
    qtbot.waitUntil(lambda: len(session.history) == 1, timeout=500)


def test_a_faster_speed_shortens_the_running_pause(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(R2, ADA, speed="slow")
    qtbot.wait(20)
    session.set_speed("off")
    qtbot.waitUntil(lambda: len(session.history) >= 1, timeout=500)
    with pytest.raises(ValueError, match="warp"):
        session.set_speed("warp")


def test_hurry_is_nothing_where_there_is_no_pause(room: Room) -> None:
    session, _ = room.open(ADA, R2)
    session.hurry()
    assert session.state == "person"


# -- leaving


def test_after_leaving_nothing_of_the_game_is_heard(room: Room, qtbot: QtBot) -> None:
    session, ai = room.open(R2, ADA, answer=lambda fake: None)
    heard: list[object] = []
    session.changed.connect(lambda: heard.append(1))
    session.played.connect(heard.append)
    qtbot.wait(10)
    assert ai.open is not None
    answered, failed = ai.open
    move = legal(ai)
    session.close()
    session.close()
    assert ai.closed
    answered(move)
    failed("timeout")
    session.hurry()
    session.accept_handover()
    qtbot.wait(30)
    assert not heard
    assert not session.history
    assert not session.play(move)


def test_late_and_double_answers_are_dropped(room: Room, qtbot: QtBot) -> None:
    session, ai = room.open(R2, C3, answer=lambda fake: None)
    qtbot.wait(10)
    assert ai.open is not None
    answered, failed = ai.open
    answered(legal(ai))
    answered(legal(ai))
    failed("timeout")
    qtbot.waitUntil(lambda: len(session.history) == 1, timeout=500)
    answered(legal(ai))
    failed("crash")
    qtbot.wait(30)
    assert len(session.history) == 1
    assert session.history[0].note == ""


def test_leaving_from_within_a_signal(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(R2, C3)
    session.played.connect(lambda played: session.close())
    qtbot.waitUntil(lambda: session.closed, timeout=2000)
    qtbot.wait(30)
    assert len(session.history) == 1


@pytest.mark.qt_no_exception_capture
def test_a_listener_that_raises_does_not_stop_the_game(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(R2, ADA)

    def bad(played: Played) -> None:
        raise RuntimeError("a listener's own fault")

    session.played.connect(bad)
    with qtbot.captureExceptions() as caught:
        qtbot.waitUntil(lambda: session.state == "person", timeout=2000)
        assert session.play(str(session.legal[0]))
    assert len(caught) == len(session.history)
