"""Undo and redo at the table: what is offered and why not, and everything shown follows."""

from __future__ import annotations

from typing import Any

import pytest

from gizmos_desktop.app.session import GameSetup, Session
from gizmos_desktop.models.table_model import TableModel
from tests.models.kept import play
from tests.models.scenes import SilentComputer, rows, seats, table_at


def opened(kinds: str, undo: Any = "reveal", seed: int = 5) -> tuple[Session, TableModel]:
    setup = GameSetup(seats(kinds), first=0, seed=seed, speed="off", undo=undo)
    session = Session(setup, SilentComputer())
    model = TableModel()
    model.attach(session)
    model.acceptHandover()
    return session, model


def shown(model: TableModel) -> dict[str, Any]:
    """Everything that is shown of the table, log and seats."""
    found = model.everything
    return {"table": found.table, "seats": found.seats, "log": found.log, "pay": found.pay}


SEVERAL_PAYMENTS = {
    "seats": [
        {
            "ring": {"red": 2, "yellow": 3, "black": 2, "blue": 1},
            "active": ["0-01", "1-01", "2-02", "2-09", "2-14", "1-12"],
        },
        {},
    ],
    "display": {"1": ["1-05", "1-18", "1-35", "1-36"], "2": ["2-01", "2-15", "2-30"], "3": ["3-13", "3-35"]},
}


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    _, model = opened("pc")
    assert (model.canUndo, model.canUndoTurn, model.canRedo, model.assisted) == (False, False, False, False)
    assert model.undoWhy == "You have decided nothing yet that could be taken back."
    model.undo()
    model.redo()


def test_a_pick_is_taken_back_and_done_again() -> None:
    session, model = opened("pc")
    before = shown(model)
    model.pick(0)
    after = shown(model)
    assert model.mode == "wait"
    assert (model.canUndo, model.undoWhy) == (True, "")
    assert model.undoWarn == "Something new has been seen since: the game will count as assisted."
    assert model.undoTurnWarn == model.undoWarn
    model.undo()
    assert session.history == []
    now = shown(model)
    assert (now["seats"], now["log"]) == (before["seats"], ())
    assert (model.mode, model.canRedo, model.assisted) == ("action", True, True)
    assert model.assistedText.startswith("This game counts as assisted")
    assert model.undoWarn == ""
    model.redo()
    assert shown(model)["seats"] == after["seats"]
    assert shown(model)["log"] == after["log"]
    assert (model.canRedo, model.undoWarn) == (False, "")  # it counts as assisted already


def test_among_persons_a_reveal_is_not_taken_back() -> None:
    _, model = opened("pp")
    model.pick(0)
    model.acceptHandover()
    assert not model.canUndo
    assert model.undoWhy in (
        "Another person has played since.",
        "You have decided nothing yet that could be taken back.",
    )


def test_what_revealed_nothing_is_free() -> None:
    position = {"seats": [{"archive": ["1-04"], "ring": {"black": 1}}, {}]}
    session, model = table_at(position, "pp")
    model.build("1-04")
    assert session.history[0].text == "build 1-04 pay black"
    if session.state == "handover":
        assert (model.canUndo, model.undoWhy) == (
            False,
            "Nothing can be taken back while the computer is handed over.",
        )
        model.undo()
        assert len(session.history) == 1
    else:
        model.undo()
        assert session.history == []
    assert not model.assisted


def test_off_says_so() -> None:
    _, model = opened("pc", "off")
    model.pick(0)
    assert (model.canUndo, model.undoWhy) == (False, "This game was set up without undo.")
    assert model.undoTurnWhy == model.undoWhy


def test_an_open_payment_and_an_armed_action_are_let_go_of_first() -> None:
    session, model = opened("pc")
    model.chooseKind("pick")
    assert (model.chosenKind, model.canUndo, model.undoWhy) == ("pick", True, "")
    model.undo()
    assert (model.chosenKind, session.history) == ("", [])
    session, model = table_at(SEVERAL_PAYMENTS)
    model.build("3-35")
    assert model.mode == "pay"
    model.undo()
    assert (model.mode, session.history) == ("action", [])


def test_a_whole_turn_and_a_decision() -> None:
    session, model = opened("pc", seed=6)
    while model.mode != "wait":
        play(session, 1)
    decided = len(session.history)
    assert decided >= 1
    model.undoTurn()
    assert (session.history, model.mode) == ([], "action")
    while model.canRedo:
        model.redo()
    assert len(session.history) == decided
    model.undoDecision()
    assert len(session.history) < decided


def test_everything_shown_is_what_it_was_at_that_moment() -> None:
    """Chain, log, marks, last turns: derived from the cut history they are those of before."""
    session, model = opened("ppp", "practice", seed=9)
    moments: list[tuple[int, dict[str, Any]]] = []
    for _ in range(60):
        model.acceptHandover()
        if session.state != "person":
            break
        moments.append((len(session.history), shown(model)))
        play(session, 1)
        model.acceptHandover()
        count, before = moments[-1]
        if session.viewer == session.seat_due and session.undo_choice("step").to == count:
            after = shown(model)
            model.undo()
            now = shown(model)
            for key in ("seats", "log", "pay"):
                assert now[key] == before[key], key
            assert (now["table"].mode, now["table"].chain) == (before["table"].mode, before["table"].chain)
            model.redo()
            model.acceptHandover()
            assert shown(model)["seats"] == after["seats"]
            assert shown(model)["log"] == after["log"]
    assert len(moments) > 30


def test_nothing_flies_when_something_is_taken_back() -> None:
    _, model = opened("pc")
    model.pick(0)
    flights: list[Any] = []
    model.moved.connect(flights.append)
    model.undo()
    model.redo()
    assert flights == []


def test_row_keys_start_anew_without_a_clash() -> None:
    session, model = opened("pc", "practice")
    for _ in range(3):
        model.pick(0)
        model.undo()
    keys = [row.key for row in model.row.rows]
    assert len(set(keys)) == len(keys) == 6
    assert rows(model, "row")
    session.close()


# -- what the settings change


def test_the_best_payment_is_taken_without_asking() -> None:
    session, model = table_at(SEVERAL_PAYMENTS)
    model.build("3-35")
    best = model.pay.options.rows[0].key
    assert session.history == []
    session, model = table_at(SEVERAL_PAYMENTS)
    model.set_options(True, True)
    model.build("3-35")
    assert [played.text for played in session.history] == [best]


def test_the_guard_of_end_turn_can_be_switched_off() -> None:
    session, model = opened("pc", "practice", seed=6)
    while model.mode != "chain" and session.state == "person":
        play(session, 1)
    assert model.mode == "chain"
    warned = rows(model, "buttons")["end"].warn
    assert warned
    model.set_options(False, False)
    assert rows(model, "buttons")["end"].warn == ""
    model.set_options(False, True)
    assert rows(model, "buttons")["end"].warn == warned


def test_what_one_press_has_decided_is_taken_back_by_one(qapp: object) -> None:
    session, model = opened("pc", undo="practice")
    seen = []

    def note() -> None:
        seen.append((model.mode, len(session.history)))

    note()
    model.chooseKind("research")
    model.research(1)
    note()
    model.press("none")
    note()
    model.press("confirm")
    assert (session.history[-2].text.split()[0], session.history[-1].text.split()[0]) == ("return", "return")
    after = (model.mode, len(session.history))
    for moment in reversed(seen):
        model.undo()
        assert (model.mode, len(session.history)) == moment
    for moment in (*seen[1:], after):
        model.redo()
        assert (model.mode, len(session.history)) == moment
