"""What may be undone: never a peek for free, never another person's decision, against computers back to my own."""

from typing import Any

import pytest

from gizmos_desktop.engine import Game
from gizmos_desktop.records import Options, Origin, Player, Timeline, UndoChoice, redo_count, undo_choice

ADA, BO, BOT = Player("Ada", "person"), Player("Bo", "person"), Player("Bot", "computer", "greedy")


def game(*seats: Player, undo: str = "reveal", **position: Any) -> Timeline:
    """Give a game of these players from a position; seat 0 begins."""
    position = {"seats": [{} for _ in seats]} | position
    return Timeline.start(
        Game.from_position(position, seed=1),
        seats,
        options=Options(undo=undo),
        origin=Origin(),  # type: ignore[arg-type]
    )


# A Gizmo from the archive, paid from a ring: nothing comes out of a deck or the dispenser.
QUIET = {"seats": [{"archive": ["1-04"], "ring": {"black": 1}}, {"archive": ["1-05"], "ring": {"red": 3}}]}


def play(made: Timeline, *texts: str) -> Timeline:
    """Play these decisions."""
    for text in texts:
        made.play(text)
    return made


def first_pick(made: Timeline) -> str:
    """Give a Pick that is legal now."""
    return next(str(action) for action in made.game.legal_actions() if action.kind == "pick")


def test_nothing_was_decided_yet() -> None:
    assert undo_choice(game(ADA, BOT), 0, "step") == UndoChoice(-1, why="undo_nothing")


def test_off_is_off() -> None:
    made = play(game(ADA, BOT, undo="off", **QUIET), "build 1-04 pay black")
    assert undo_choice(made, 0, "step").why == "undo_off"


@pytest.mark.parametrize("seats", [(ADA, BOT), (ADA, BO)])
def test_what_revealed_nothing_is_free(seats: tuple[Player, ...]) -> None:
    made = play(game(*seats, **QUIET), "build 1-04 pay black")
    assert made.game.decision.seat == 1
    assert undo_choice(made, 0, "turn") == UndoChoice(0)


def test_a_reveal_can_be_undone_alone_and_counts_as_help() -> None:
    made = game(ADA, BOT)
    made.play(first_pick(made))
    assert undo_choice(made, 0, "step") == UndoChoice(0, assisted=True)


def test_a_reveal_cannot_be_undone_among_persons() -> None:
    made = game(ADA, BO)
    made.play(first_pick(made))
    assert undo_choice(made, 0, "step") == UndoChoice(-1, why="undo_revealed")
    practice = game(ADA, BO, undo="practice")
    practice.play(first_pick(practice))
    assert undo_choice(practice, 0, "step") == UndoChoice(0, assisted=True)


def test_another_persons_decision_is_theirs() -> None:
    made = play(game(ADA, BO, **QUIET), "build 1-04 pay black")
    made.play(next(str(action) for action in made.game.legal_actions() if action.kind == "build"))
    assert undo_choice(made, 0, "step") == UndoChoice(-1, why="undo_other")
    practice = play(game(ADA, BO, undo="practice", **QUIET), "build 1-04 pay black")
    practice.play(next(str(action) for action in practice.game.legal_actions() if action.kind == "build"))
    assert undo_choice(practice, 0, "step").to == 0


def test_against_computers_back_to_my_own_last_decision() -> None:
    """users.md B71."""
    made = game(ADA, BOT, BOT, seats=[*QUIET["seats"], {}])
    made.play("build 1-04 pay black")
    made.play(first_pick(made))
    made.play(first_pick(made))
    assert made.game.decision.seat == 0
    assert undo_choice(made, 0, "step") == UndoChoice(0, assisted=True)
    made.undo(0)
    assert made.game.decision.seat == 0
    assert redo_count(made, 0, "step") == 3


def test_a_forced_answer_is_no_decision_of_mine() -> None:
    made = play(game(ADA, BOT, **QUIET), "build 1-04 pay black")
    made.play(first_pick(made))
    made.play(first_pick(made), note="forced")
    assert undo_choice(made, 0, "step").to == 0


def test_units_step_decision_turn() -> None:
    ring = {"red": 1, "blue": 1}
    seats = [{"active": ["0-01", "1-29"], "archive": ["1-04"], "ring": ring | {"black": 1}}, {}]
    made = game(ADA, BOT, seats=seats, row=["black"] * 6)
    made.play("build 1-04 pay black")
    assert made.game.decision == (0, "trigger")
    made.play("use 1-29")
    assert made.game.decision == (0, "pick")
    made.play("skip")
    assert undo_choice(made, 0, "step") == UndoChoice(2)
    assert undo_choice(made, 0, "decision") == UndoChoice(1)
    assert undo_choice(made, 0, "turn") == UndoChoice(0)
    made.undo(0)
    assert [redo_count(made, 0, unit) for unit in ("step", "decision", "turn")] == [1, 1, 3]  # type: ignore[arg-type]
    made.redo(1)
    assert [redo_count(made, 0, unit) for unit in ("step", "decision", "turn")] == [1, 2, 2]  # type: ignore[arg-type]


def test_cards_that_were_put_back_by_one_press_are_one_step() -> None:
    made = game(ADA, BOT, undo="practice")
    made.play("research 1")
    made.play("skip")
    for _ in range(2):
        made.play(next(str(action) for action in made.game.legal_actions() if action.kind == "return"))
    assert [step.kind for step in made.steps] == ["action", "keep", "return", "return"]
    assert made.game.decision.seat == 1
    assert [undo_choice(made, 0, unit).to for unit in ("step", "decision", "turn")] == [2, 0, 0]  # type: ignore[arg-type]
    made.undo(2)
    assert redo_count(made, 0, "step") == 2
    assert undo_choice(made, 0, "step").to == 1
    made.undo(1)
    assert redo_count(made, 0, "step") == 1
    made.undo(0)
    assert redo_count(made, 0, "turn") == 4
    made.redo(3)  # in the midst of it, as records of older versions can be
    assert (undo_choice(made, 0, "step").to, redo_count(made, 0, "step")) == (2, 1)


def test_computers_alone_have_nobody_to_undo() -> None:
    made = game(BOT, BOT)
    made.play(first_pick(made))
    made.play(first_pick(made))
    assert undo_choice(made, 2, "step").why == "undo_nothing"
