"""Leaving at any moment and going on: the same decision, the same game, and it ends as it would have ended."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gizmos_desktop.ai import LEVELS
from gizmos_desktop.app.session import GameSetup, Played, Session, Timeline
from gizmos_desktop.engine import Game
from gizmos_desktop.records import Player, encode
from tests.app.fakes import FakeComputer
from tests.app.sittings import ADA, BO, C3, R2, Sitting, loaded, whole
from tests.engine.rich import rich_position
from tests.records.games import timeline

KINDS = {"action", "trigger", "pick", "draw", "file", "build", "research", "keep", "return"}
"""Every kind of decision that there is (notation.md)."""


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


def test_every_decision_is_saved_before_anybody_hears_of_it() -> None:
    saved: list[int] = []
    heard: list[tuple[int, int]] = []
    session = Session(
        GameSetup((ADA, BO), first=0, seed=5, speed="off"), keep=lambda timeline: saved.append(len(timeline.steps))
    )
    assert saved == [0]  # a game that has just begun can be continued too

    def hear(played: Played) -> None:
        heard.append((len(session.history), saved[-1]))

    session.played.connect(hear)
    dice = Random(1)
    while len(heard) < 40:
        if session.state == "handover":
            session.accept_handover()
        session.play(str(dice.choice(session.legal)))
    assert [told for told, _ in heard] == list(range(1, len(heard) + 1))
    assert all(told == on_disk for told, on_disk in heard)


def moments(most_of_a_kind: int = 3) -> list[tuple[str, bytes, Any, str]]:
    """Saves of games of all sorts at every kind of decision: (kind, the file, all of the moment, whose decision)."""
    found: dict[tuple[str, str], list[tuple[str, bytes, Any, str]]] = {}
    for seed, seats in enumerate([(ADA, R2), (ADA, BO, R2), (R2, C3, ADA, BO)] * 7):
        game = Game.from_position(rich_position(Random(seed), len(seats)), seed=seed) if seed > 2 else None
        sitting = Sitting(*seats, seed=seed, game=game)
        dice = Random(seed)
        while sitting.session.state != "over":
            session = sitting.session
            kind, state = session.game.decision.kind, session.state
            group = found.setdefault((kind, session.seats[session.seat_due].kind), [])
            if len(group) < most_of_a_kind and len(session.history) == len(session.timeline.steps):
                group.append((kind, sitting.saves[-1], whole(session), state))
            sitting.play(dice)
        sitting.session.close()
    return [each for group in found.values() for each in group]


def test_continue_at_every_kind_of_decision() -> None:
    seen = set()
    for kind, data, moment, state in moments():
        other = Sitting(timeline=loaded(data))
        session = other.session
        assert whole(session) == moment
        assert session.game.decision.kind == kind
        persons = [seat for seat, each in enumerate(session.seats) if each.kind == "person"]
        if session.seats[session.seat_due].kind == "computer":
            assert session.state == state == "computer"
            assert other.ai.asked  # it is asked again, the very same question
        elif len(persons) == 1:
            assert session.state == "person"
            assert [str(each) for each in session.legal] == [str(each) for each in session.game.legal_actions()]
        else:
            # Whoever sits at the computer now may not be the one who left it: drawn cards are theirs alone.
            assert session.state == "handover"
            assert session.legal == ()
            session.accept_handover()
            assert session.legal
        seen.add((kind, session.seats[session.seat_due].kind))
        session.close()
    assert {kind for kind, _ in seen} == KINDS
    assert {owner for _, owner in seen} == {"person", "computer"}


@pytest.mark.parametrize("seats", [(R2, C3), (C3, R2, R2), (R2, C3, R2, C3)])
@pytest.mark.parametrize("seed", [3, 4])
def test_computers_play_on_to_the_same_end(seats: Any, seed: int) -> None:
    one = Sitting(*seats, seed=seed)
    one.play(Random(0), 5000)
    texts = [played.text for played in one.session.history]
    assert one.session.state == "over"
    for cut in Random(seed).sample(range(len(texts)), 6):
        other = Sitting(timeline=loaded(one.saves[cut]))
        other.play(Random(0), 5000)
        assert [played.text for played in other.session.history] == texts
        assert other.session.timeline.result() == one.session.timeline.result()
        other.session.close()


def test_the_computer_is_asked_with_the_same_seed() -> None:
    one = Sitting(ADA, R2, answer=lambda fake: None)
    one.session.play(next(str(each) for each in one.session.legal if each.kind == "pick"))
    other = Sitting(timeline=loaded(one.saves[-1]), answer=lambda fake: None)
    assert other.ai.asked == one.ai.asked[-1:]
    one.session.close()
    other.session.close()


def test_a_level_that_this_version_does_not_know_is_played_by_the_best_there_is() -> None:
    made = timeline(2, 5, 30)
    header = made.header
    later = tuple(Player(each.name, each.kind, each.level and "grandmaster") for each in header.seats)
    made.header = type(header)(header.ident, header.created, header.options, header.seed, later, header.origin)
    sitting = Sitting(timeline=loaded(encode(made.record())))
    sitting.play(Random(3), 20)
    assert {level for level, _, _ in sitting.ai.asked} == {LEVELS[-1]}
    assert not any(each.note == "replaced" for each in sitting.session.history)
    assert loaded(sitting.saves[-1]).header.seats[1].level == "grandmaster"


def test_a_computer_that_fails_is_replaced_by_the_same_move() -> None:
    one = Sitting(R2, C3, answer=lambda fake: "!timeout")
    one.play(Random(0), 12)
    other = Sitting(timeline=loaded(one.saves[6]), answer=lambda fake: "!timeout")
    other.play(Random(0), 6)
    both = min(len(one.session.history), len(other.session.history))
    assert both >= 12
    assert [p.text for p in other.session.history[:both]] == [p.text for p in one.session.history[:both]]
    assert {(p.note, p.why) for p in other.session.history} == {("replaced", "timeout")}
    one.session.close()
    other.session.close()


def test_a_payment_that_was_being_chosen_falls_back_to_its_decision() -> None:
    """Nothing is played while a payment is chosen, so the record knows nothing of it."""
    sitting = Sitting(ADA, R2)
    saves = len(sitting.saves)
    assert sitting.session.state == "person"
    assert len(sitting.saves) == saves
    other = Sitting(timeline=loaded(sitting.saves[-1]))
    assert other.session.legal == sitting.session.legal


def test_notes_faults_and_times_are_kept() -> None:
    sitting = Sitting(ADA, R2, answer=lambda fake: "!crash")
    sitting.play(Random(2), 30)
    timeline = loaded(sitting.saves[-1])
    other = Sitting(timeline=timeline)
    assert other.session.history[: len(sitting.session.history)] == sitting.session.history
    assert {p.why for p in other.session.history if p.note == "replaced"} == {"crash"}
    other.session.close()
    sitting.session.close()


def test_the_set_up_comes_back_for_a_rematch() -> None:
    setup = GameSetup((ADA, R2), first=1, chute=True, seed=77, speed="off", undo="practice")
    kept: list[Timeline] = []
    session = Session(setup, FakeComputer(lambda fake: None), keep=kept.append)
    other = Session.of_timeline(loaded(encode(kept[-1].record())), "off", FakeComputer(lambda fake: None))
    assert other.setup == setup
    assert other.seed == 77
    assert other.again(3) == GameSetup((ADA, R2), 1, True, 3, "off", "practice")
    session.close()
    other.close()


def test_computers_that_never_end_are_stopped_and_kept_as_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    from gizmos_desktop.app import session as session_module

    monkeypatch.setattr(session_module, "MAX_ROUNDS_OF_COMPUTERS", 3)
    sitting = Sitting(R2, C3)
    sitting.play(Random(0), 500)
    assert sitting.session.state == "over"
    assert sitting.session.stopped
    result = loaded(sitting.saves[-1]).result()
    assert result is not None
    assert result.end == "stopped"
    sitting.session.close()
