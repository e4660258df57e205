"""The guided first game: the script keeps the rules and teaches what it should, and only what a step wants is done."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.app import lesson
from gizmos_desktop.app.lesson_session import LessonSession
from gizmos_desktop.engine import Action

NAMES = ("You", "Bo")
STEPS = [lesson.step_of(place) for place in range(lesson.COUNT)]
KEYS = [step.key for step in STEPS]


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


def wanted(kind: str) -> list[Action]:
    return [action for step in STEPS if step.wanted and (action := Action.parse(step.wanted)).kind == kind]


def truth(place: int) -> Any:
    return lesson.timeline_at(place, NAMES).game.position()


def test_every_step_has_a_key_of_its_own_and_parts_come_in_one_piece() -> None:
    assert len(set(KEYS)) == lesson.COUNT
    parts = [lesson.part_of(place) for place in range(lesson.COUNT)]
    assert parts == sorted(parts)
    assert 8 <= len(lesson.PARTS) <= 14


def test_it_teaches_each_action_a_converter_an_upgrade_a_build_from_the_archive_and_the_end() -> None:
    for kind in ("pick", "file", "build", "research", "use"):
        assert wanted(kind), kind
    filed = {action.card for action in wanted("file")}
    built = wanted("build")
    assert any(action.via for action in built)
    assert any(action.card in filed for action in built)
    assert "1-04" in {action.card for action in built}  # storage and archive
    last = lesson.timeline_at(lesson.place_of("score"), NAMES).game
    assert last.is_over
    assert last.standings()[0].seat == lesson.LEARNER


def test_there_is_a_chain_of_three_gizmos_in_one_turn() -> None:
    chain = [step.wanted for step in STEPS if step.part == "chain"]
    assert [text.split()[0] for text in chain] == ["file", "use", "use", "pick", "use"]
    assert len({text for text in chain if text.startswith("use")}) == 3


def test_the_same_step_is_always_the_same_moment() -> None:
    for place in range(lesson.COUNT):
        assert truth(place) == truth(place), KEYS[place]


def test_at_each_step_it_is_the_learners_turn_until_the_game_is_over() -> None:
    for place in range(lesson.COUNT):
        game = lesson.timeline_at(place, NAMES).game
        assert game.is_over or game.decision.seat == lesson.LEARNER, KEYS[place]


@pytest.mark.parametrize("key", KEYS)
def test_only_what_is_wanted_is_done_and_all_else_is_refused(key: str) -> None:
    session = LessonSession(lesson.place_of(key), NAMES, "off")
    told: list[bool] = []
    session.refused.connect(lambda: told.append(True))
    before = session.game.position()
    others = [str(action) for action in session.legal if not session.step.admits(str(action))]
    for text in others:
        assert not session.play(text)
    assert len(told) == len(others)
    assert not session.play("pick nothing")
    assert not session.undo()
    assert not session.take_hint()
    assert (session.game.position(), len(told), session.place) == (before, len(others), lesson.place_of(key))
    if session.step.wanted:
        assert session.play(session.step.wanted)
        assert session.place == lesson.place_of(key) + 1
    session.close()


def test_played_through_it_comes_to_the_moments_that_a_resumed_one_begins_with(qtbot: QtBot) -> None:
    session = LessonSession(0, NAMES, "off")
    while True:
        qtbot.waitUntil(lambda: session.state in ("person", "over"))
        assert session.game.position() == truth(session.place), session.step.key
        if session.step.wanted:
            assert session.play(session.step.wanted)
        elif not session.read_on() or not lesson.same_game(session.place - 1, session.place):
            break
    assert session.step.key == "late"  # there the second position begins
    session.close()


def test_an_unknown_step_is_the_beginning_and_skipping_goes_from_part_to_part() -> None:
    assert lesson.place_of("") == lesson.place_of(lesson.DONE) == lesson.place_of("gone") == 0
    place, seen = 0, [0]
    while lesson.skip_from(place) > place:
        place = lesson.skip_from(place)
        seen.append(lesson.part_of(place))
    assert seen[: len(lesson.PARTS)] == list(range(len(lesson.PARTS)))
    assert place == lesson.COUNT - 1


def test_the_cards_that_go_back_may_come_in_any_order() -> None:
    for text in ("return 1-11", "return 1-23"):
        session = LessonSession(lesson.place_of("research_rest"), NAMES, "off")
        assert session.play(text)
        session.close()
