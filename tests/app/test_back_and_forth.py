"""Undo and redo through the session: to the last bit, never for a computer, never while a decision is handed round."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from gizmos_desktop.app.session import GameSetup, Seat, Session
from gizmos_desktop.engine import Game
from tests.app.fakes import FakeComputer
from tests.app.sittings import ADA, BO, C3, R2, Sitting, loaded, sensible, whole
from tests.app.test_session import stuck_position


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


def picks(session: Session) -> str:
    return next(str(each) for each in session.legal if each.kind == "pick")


@pytest.mark.parametrize(
    ("seats", "undo"),
    [
        ((ADA, R2), "reveal"),
        ((ADA, R2, C3), "reveal"),
        ((R2, ADA, C3), "practice"),
        ((ADA, BO), "practice"),
        ((ADA, BO, R2), "practice"),
        ((ADA, BO), "reveal"),
        ((BO, R2, ADA, C3), "reveal"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_walks_back_and_forth(seats: tuple[Seat, ...], undo: str, seed: int) -> None:
    """At every moment the game is what it was at that moment before, whatever was undone and redone in between."""
    dice = Random(seed)
    sitting = Sitting(*seats, undo=undo, seed=seed)
    session = sitting.session
    course: list[tuple[str, tuple[object, ...]]] = []  # decisions, and the moment before each

    undone = redone = 0
    for _ in range(140):
        if session.state == "over":
            break
        act = dice.random()
        unit = dice.choice(("step", "decision", "turn"))
        if act < 0.12:
            choice = session.undo_choice(unit)
            before = whole(session)
            done = session.undo(unit)
            assert done == (choice.to >= 0)
            if not done:
                assert whole(session) == before
                continue
            undone += 1
            assert len(session.history) == choice.to
            assert whole(session) == course[choice.to][1]
            assert session.state == "person"
            assert session.viewer == session.seat_due
            if choice.assisted:
                assert session.assisted
        elif act < 0.2 and session.can_redo:
            assert session.redo(unit)
            redone += 1
            sitting.play_to_person()
        else:
            before = len(session.history)
            state = whole(session)
            sitting.play(dice)
            if [played.text for played in session.history[:before]] != [text for text, _ in course[:before]]:
                raise AssertionError("the past has changed")
            if before < len(course) and course[before][0] != session.history[before].text:
                del course[before:]
            assert before >= len(course) or course[before][1] == state
        game = session.timeline
        for number in range(len(course), len(session.history)):
            moment = game.at(number)
            course.append((session.history[number].text, (moment.position(), moment.generator, moment.decision.seat)))
        assert [played.text for played in session.history] == [text for text, _ in course[: len(session.history)]]
        assert len(sitting.saves) > 0
        assert [step.decision.action for step in loaded(sitting.saves[-1]).steps] == [p.text for p in session.history]
    assert undone > 2 or undo == "reveal"
    session.close()


def test_one_press_goes_back_to_my_own_last_decision() -> None:
    sitting = Sitting(ADA, R2, C3)
    session = sitting.session
    start = whole(session)
    session.play(picks(session))
    sitting.play_to_person()
    assert {played.seat for played in session.history} == {0, 1, 2}
    assert session.undo("step")
    assert (session.history, session.state, session.viewer) == ([], "person", 0)
    assert whole(session) == start
    assert session.assisted
    assert loaded(sitting.saves[-1]).undone


def test_undo_while_a_computer_thinks_stops_it_and_its_answer_is_dropped() -> None:
    sitting = Sitting(ADA, R2, answer=lambda fake: None)
    session, ai = sitting.session, sitting.ai
    session.play(picks(session))
    assert session.state == "computer"
    late = ai.open
    assert late is not None
    assert session.undo()
    assert ai.cancelled
    assert session.state == "person"
    for answer in late:
        answer("pick red")
    QCoreApplication.processEvents()
    assert session.history == []
    session.play(picks(session))
    late[0]("pick red")  # the question is another one, though it has the same number
    QCoreApplication.processEvents()
    assert len(session.history) == 1


def test_what_was_revealed_to_other_people_stays_revealed() -> None:
    session = Sitting(ADA, BO).session
    session.accept_handover()
    session.play(picks(session))
    before = whole(session)
    assert session.undo_choice("step").why in ("undo_revealed", "undo_other")
    assert not session.undo()
    assert whole(session) == before
    assert not session.assisted


def test_off_is_off_and_practice_is_free() -> None:
    for undo, possible in (("off", False), ("practice", True)):
        session = Sitting(ADA, BO, undo=undo).session
        session.accept_handover()
        session.play(picks(session))
        assert session.undo() is possible
        assert session.assisted is possible


def test_computers_alone_take_nothing_back() -> None:
    sitting = Sitting(R2, C3)
    sitting.play(Random(1), 5)
    assert sitting.session.undo_choice("step").why == "undo_nothing"
    assert not sitting.session.undo()
    assert not sitting.session.redo()
    sitting.session.close()


def test_nothing_is_taken_back_while_a_decision_is_handed_round() -> None:
    session = Sitting(ADA, R2).session
    answers: list[bool] = []
    session.played.connect(lambda played: answers.append(session.undo()))
    session.play(picks(session))
    assert answers[0] is False
    assert session.history


def test_listeners_hear_of_it_in_order() -> None:
    sitting = Sitting(ADA, R2)
    session = sitting.session
    session.play(picks(session))
    sitting.play_to_person()
    heard: list[str] = []
    session.rewound.connect(lambda: heard.append(f"rewound {len(session.history)}"))
    session.changed.connect(lambda: heard.append(f"changed {session.state}"))
    assert session.undo("turn")
    assert heard == ["rewound 0", "changed person"]
    heard.clear()
    assert session.redo("turn")
    assert heard[0].startswith("rewound ")
    assert heard[1] == "changed person"


def test_the_same_decision_again_brings_the_same_answers() -> None:
    """What was undone comes back when it is decided again: no other sphere rolls, and computers decide the same."""
    sitting = Sitting(ADA, R2)
    session = sitting.session
    pick = picks(session)
    session.play(pick)
    sitting.play_to_person()
    first, after = list(session.history), whole(session)
    session.undo()
    session.play(pick)
    sitting.play_to_person()
    assert session.history == first
    assert whole(session) == after


def test_another_decision_forgets_what_was_undone() -> None:
    sitting = Sitting(ADA, R2)
    session = sitting.session
    dice = Random(4)
    sitting.play(dice, 12)
    sitting.play_to_person()
    session.undo("turn")
    assert session.can_redo
    other = next(str(each) for each in session.legal if str(each) != session.timeline.undone[0].action)
    session.play(other)
    assert not session.can_redo
    assert not session.redo()
    session.close()


def test_a_game_that_was_over_goes_on_when_its_last_decision_is_undone() -> None:
    sitting = Sitting(ADA, R2)
    session = sitting.session
    dice = Random(6)
    while session.state != "over":
        sitting.play(dice, 10)
    assert session.undo("step")
    assert session.state == "person"
    assert loaded(sitting.saves[-1]).result() is None
    assert session.redo("turn")
    sitting.play_to_person()
    assert session.state in ("over", "person")
    session.close()


def test_undo_and_redo_survive_a_restart() -> None:
    sitting = Sitting(ADA, R2)
    dice = Random(5)
    sitting.play(dice, 20)
    sitting.play_to_person()
    end = whole(sitting.session)
    sitting.session.undo("turn")
    sitting.session.close()
    other = Sitting(timeline=loaded(sitting.saves[-1]))
    assert whole(other.session) == whole(sitting.session)
    assert other.session.assisted == sitting.session.assisted
    while other.session.can_redo:
        assert other.session.redo()
    assert whole(other.session) == end
    other.session.close()


# -- waiting


def test_a_suspended_game_decides_nothing_and_goes_on_where_it_was() -> None:
    asked: list[int] = []

    def answer(fake: FakeComputer) -> str:
        asked.append(1)
        return sensible(fake)

    sitting = Sitting(ADA, R2, answer=answer)
    session = sitting.session
    session.play(picks(session))
    session.suspend()
    for _ in range(50):
        QCoreApplication.processEvents()
    assert len(session.history) == 1
    assert not session.undo()
    session.resume()
    sitting.play_to_person()
    assert len(session.history) > 1
    session.suspend()
    assert not session.play(str(session.legal[0]))
    session.suspend()
    session.resume()
    assert session.play(str(session.legal[0]))
    session.close()


def test_time_between_sittings_does_not_count() -> None:
    sitting = Sitting(ADA, R2)
    sitting.play(Random(1), 6)
    before = sitting.session.timeline.steps[-1].decision.ms
    sitting.session.close()
    other = Sitting(timeline=loaded(sitting.saves[-1]))
    other.play(Random(1), 2)
    assert before <= other.session.timeline.steps[-1].decision.ms < before + 5_000
    other.session.close()


# -- forced ends of a turn


def test_a_forced_answer_is_given_only_if_it_is_wanted() -> None:
    game = Game.from_position(stuck_position(), seed=1)
    session = Session(GameSetup((ADA, R2), speed="off"), FakeComputer(), game, auto_pass=False)
    assert [str(each) for each in session.legal] == ["pass"]
    session.set_auto_pass(True)
    assert session.state == "person"  # what is due already is still mine
    assert session.play("pass")
    assert [(played.text, played.note) for played in session.history[:1]] == [("pass", "")]
    assert session.undo()
    assert [str(each) for each in session.legal] == ["pass"]  # not given again at once
    session.close()


def test_a_forced_answer_is_undone_along_with_what_came_before() -> None:
    """Nothing was decided there, so undo does not stop there."""
    sitting = Sitting(ADA, R2)
    dice = Random(3)
    session = sitting.session
    while not any(played.note == "forced" for played in session.history) and session.state != "over":
        sitting.play(dice)
    assert session.history[-1].note == "forced" or session.state == "over"
    before = len(session.history)
    assert session.undo("step")
    assert len(session.history) < before - 1 or session.history[-1].note != "forced"
    session.close()
