"""Back and forth in a game: the same position, generator and marks at every moment, however it is reached."""

from random import Random
from typing import Any

import pytest

from gizmos_desktop.engine import Game, IllegalAction, NotationError
from gizmos_desktop.records import Options, Timeline, decode, encode, new_id, reveals, timeline_of
from gizmos_desktop.records.timeline import SNAPSHOT_EVERY
from tests.engine.walks import below
from tests.records.games import SAVED, count, play_on, players, timeline


def moment(made: Timeline) -> tuple[dict[str, Any], tuple[int, ...], list[str]]:
    """Give all that a game is."""
    return made.game.position(), made.game.generator, [str(action) for action in made.game.legal_actions()]


def state(game: Game) -> tuple[dict[str, Any], tuple[int, ...]]:
    """Give position and generator."""
    return game.position(), game.generator


@pytest.mark.parametrize("chute", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_apply_n_undo_n_redo_n(seats: int, chute: bool) -> None:
    """users.md B70: undo brings back decks, generator and marks, not only what is on the table."""
    compared = 0
    for seed in range(count(3, 100)):
        made = timeline(seats, seed, 0, chute=chute)
        moments = [moment(made)]
        dice = Random(seed)
        while not made.over:
            play_on(made, dice, 1, eager=bool(seed % 2))
            moments.append(moment(made))
        last, steps = len(moments) - 1, list(made.steps)
        for number in (*range(last - 1, -1, -1 if seed % 3 == 0 else -7), 0):
            made.undo(number)
            assert moment(made) == moments[number]
            assert made.steps == steps[:number]
            compared += 1
        while made.undone:
            made.redo(1 + below(dice, 5))
            assert moment(made) == moments[len(made.steps)]
            compared += 1
        assert made.steps == steps
        assert made.record(SAVED) == timeline_of(decode(encode(made.record(SAVED)))).record(SAVED)
    print(f"{seats} seats, chute {chute}: {compared} moments compared")


def test_any_moment_can_be_looked_at_and_nothing_changes() -> None:
    made = timeline(3, 11, chute=True)
    before = moment(made)
    again = Timeline.start(Game.new(seats=3, seed=11, chute=True), players(1, 3), options=Options(chute=True))
    for number, step in enumerate(made.steps):
        assert state(made.at(number)) == state(again.game)
        again.play(step.decision.action)
    assert state(made.at(len(made.steps))) == state(made.game)
    made.at(5).play(made.steps[5].decision.action)
    assert moment(made) == before
    for number in (-1, len(made.steps) + 1):
        with pytest.raises(ValueError, match="no moment"):
            made.at(number)


def test_after_an_undo_the_same_decision_brings_the_same_chance() -> None:
    made = timeline(2, 3, 40)
    steps = list(made.steps)
    made.undo(10)
    for step in steps[10:]:
        assert made.play(step.decision.action, step.decision.ms, step.decision.note).events == step.events
    assert made.steps == steps
    assert made.undone == []


def test_another_decision_after_an_undo_forgets_what_was_undone() -> None:
    made = timeline(2, 3, 40)
    made.undo(20)
    undone = made.undone[0].action
    assert len(made.undone) == 20
    other = next(str(action) for action in made.game.legal_actions() if str(action) != undone)
    made.play(other)
    assert made.undone == []
    assert made.redo() == []


def test_a_refused_decision_changes_nothing() -> None:
    made = timeline(2, 3, 40)
    made.undo(30)
    before, undone = moment(made), list(made.undone)
    for text, kind in (("pass", IllegalAction), ("castle", NotationError)):
        with pytest.raises(kind):
            made.play(text)
        assert moment(made) == before
        assert made.undone == undone
        assert len(made.steps) == 30


def test_what_was_undone_survives_saving() -> None:
    made = timeline(2, 3, 40)
    made.undo(17)
    again = timeline_of(decode(encode(made.record(SAVED))))
    assert again.undone == made.undone
    again.redo(23)
    made.redo(23)
    assert moment(again) == moment(made)


def test_a_branch_goes_on_as_the_game_did_or_from_a_seed_of_its_own() -> None:
    made = timeline(3, 8, 90, persons=3)
    same = made.branch(41, made.header.seats)
    assert state(same.game) == state(made.at(41))
    for step in made.steps[41:]:
        assert same.play(step.decision.action).events == step.events
    other = made.branch(41, players(0, 3), seed=5)
    assert other.game.position() == made.at(41).position()
    assert other.game.generator != made.at(41).generator
    record = decode(encode(other.record(SAVED)))
    assert record.origin is not None
    assert (record.origin.record, record.origin.decision) == (made.header.ident, 41)
    assert record.id not in (made.header.ident, same.header.ident)
    assert timeline_of(record).game.position() == other.game.position()
    over = timeline(2, 8)
    with pytest.raises(ValueError, match="over"):
        over.branch(len(over.steps), over.header.seats)


def test_marks_are_kept_once_and_survive_an_undo() -> None:
    made = timeline(2, 3, 20)
    assert not made.record().assisted
    made.mark(0, "hint")
    made.mark(0, "hint")
    made.undo(5)
    made.mark(0, "undo")
    record = decode(encode(made.record(SAVED)))
    assert [(mark.seat, mark.kind, mark.decision) for mark in record.assists] == [(0, "hint", 20), (0, "undo", 5)]
    assert record.assisted
    for number in range(3000):
        made.mark(0, "hint" if number % 2 else "look")
        made.steps.append(made.steps[0])
    del made.steps[5:]
    decode(encode(made.record(SAVED)))


def test_a_finished_game_can_be_undone_and_finished_again() -> None:
    made = timeline(2, 3)
    record = made.record(SAVED)
    assert record.over
    made.undo(len(made.steps) - 4)
    assert not made.record().over
    made.redo(4)
    assert made.record(SAVED) == record
    stopped = timeline(2, 3, 30, persons=0)
    stopped.stop()
    assert stopped.over
    stopped.undo(20)
    assert not stopped.over


def test_steps_say_what_the_session_needs() -> None:
    made = timeline(2, 3, 60)
    game = Game.new(seats=2, seed=3)
    for step in made.steps:
        assert (step.seat, step.kind) == game.decision
        assert step.round == game.round
        assert step.events == tuple(game.play(step.decision.action))
        assert step.decision.chance == game.rolled_colors
        assert step.reveals == reveals(step.events)
    assert len(made._snapshots) == 60 // SNAPSHOT_EVERY + 1


@pytest.mark.parametrize(
    ("position", "text", "revealed"),
    [
        ({"row": ["red"] * 6}, "pick red", True),
        ({"display": {"1": ["1-01", "1-02", "1-03", "1-04"]}}, "file 1-01", True),
        ({}, "research 2", True),
        ({"display": {"1": ["1-01", None, None, None]}, "deck_sizes": {"1": 0}}, "file 1-01", False),
        ({"seats": [{"archive": ["1-04"], "ring": {"black": 1}}, {}]}, "build 1-04 pay black", False),
    ],
)
def test_what_reveals_something(position: dict[str, Any], text: str, revealed: bool) -> None:
    assert reveals(Game.from_position(position).play(text)) is revealed


def test_marks_of_a_turn_survive_saving_in_the_middle_of_a_chain() -> None:
    """users.md A19: one Gizmo used, one still triggered; saved and loaded; the next turn begins without marks."""
    found = 0
    for seed in range(count(6, 40)):
        made, dice = timeline(2, seed, 0), Random(seed)
        while not made.over:
            play_on(made, dice, 1)
            turn: Any = made.game.position()["turn"]
            if not (turn["used"] and turn["triggered"]):
                continue
            found += 1
            again = timeline_of(decode(encode(made.record(SAVED))))
            assert moment(again) == moment(made)
            if found % 10 == 0:
                begun = (made.game.seat, made.game.round)
                while (again.game.seat, again.game.round) == begun and not again.over:
                    play_on(again, dice, 1)
                later: Any = again.game.position()["turn"]
                assert later["used"] == later["triggered"] == []
    print(f"{found} saves in the middle of a chain")
    assert found > 20


def test_a_game_that_is_loaded_again_and_again_draws_the_same() -> None:
    """users.md B17."""
    made = timeline(3, 4, 50)
    data = encode(made.record(SAVED))
    ends = set()
    for _ in range(20):
        again = timeline_of(decode(data))
        play_on(again, Random(6), 30)
        ends.add(str(again.game.position()))
    assert len(ends) == 1


def test_seats_and_options_must_fit() -> None:
    with pytest.raises(ValueError, match="seats"):
        Timeline.start(Game.new(seats=3), players(1, 2))
    with pytest.raises(ValueError, match="chute"):
        Timeline.start(Game.new(seats=2, chute=True), players(1, 2), options=Options(chute=False))
    assert Timeline.start(Game.new(chute=True), players(1, 2)).record().options.chute


def test_new_names_differ() -> None:
    assert len({new_id() for _ in range(100)}) == 100
