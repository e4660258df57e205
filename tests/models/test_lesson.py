"""The guided first game in the program: gone on with after a crash at any step, left, skipped, counted nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.app import lesson
from gizmos_desktop.app.lesson_session import LessonSession
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.models.words import lesson as words
from tests.models.kept import begin, play, program

KEYS = [lesson.step_of(place).key for place in range(lesson.COUNT)]


@pytest.fixture
def app(qapp: object, tmp_path: Path) -> Any:
    app = program(tmp_path)
    app.storage.preferences.set("speed", "off")
    yield app
    app.close()


def learning(app: AppModel) -> LessonSession:
    assert isinstance(app.session, LessonSession)
    return app.session


def play_through(app: AppModel, qtbot: QtBot, until: str = "finish") -> list[str]:
    """Go on by the button until this step; the keys of the bubbles."""
    seen: list[str] = []
    for _ in range(2 * lesson.COUNT):
        qtbot.waitUntil(lambda: bool(app.lesson.shown))
        seen.append(app.lesson.key)
        if app.lesson.key == until:
            return seen
        app.lesson.next()
    raise AssertionError(f"{until} does not come: {seen}")


def files(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def test_it_is_played_through_and_nothing_of_it_is_counted_or_kept(app: AppModel, qtbot: QtBot, tmp_path: Path) -> None:
    app.learn()
    assert app.screen == "table"
    assert play_through(app, qtbot) == KEYS
    assert app.lesson.offer["done"]
    app.lesson.next()
    assert app.screen == "setup"
    app.showStart()
    assert app.storage.scores.sheet().games == 0
    assert (app.games.count, app.games.latest) == (0, {})
    app.storage.preferences.flush()
    assert files(tmp_path) == {"config/settings.json"}


def test_every_step_says_something_and_points_at_something_that_is_wanted(app: AppModel) -> None:
    for place, key in enumerate(KEYS):
        app.storage.preferences.set("lesson", key if place + 1 < len(KEYS) else "")
        app.learn()
        if place + 1 == len(KEYS):
            for _ in range(len(lesson.PARTS)):
                app.lesson.skip()
        bubble = app.lesson
        assert (bubble.key, bubble.shown) == (key, True)
        assert bubble.title
        assert bubble.text
        assert bool(bubble.task) == bubble.decides == bool(lesson.step_of(place).wanted)
        assert bubble.target.get("kind") or not bubble.decides
        assert len(re.findall(r"[.!?]( |$)", bubble.text)) <= 3, "one or two short sentences"
        assert len(bubble.text) <= 130, key
    with pytest.raises(ValueError, match="no words"):
        words.said("nothing", "Bo", (0, 0, 0, 0))


@pytest.mark.parametrize("key", KEYS)
def test_killed_at_any_step_it_goes_on_there(key: str, app: AppModel, qtbot: QtBot, tmp_path: Path) -> None:
    app.learn()
    place = lesson.place_of(key)
    for _ in range(place):
        app.lesson.next()
        if not app.lesson.shown:
            break  # while the other player is to decide
    for _ in range(200):
        if app.lesson.key == key and app.lesson.shown:
            break
        qtbot.waitUntil(lambda: bool(app.lesson.shown))
        if app.lesson.key != key:
            app.lesson.next()
    # Nothing is closed or flushed here: a process that is killed has no time for it.
    other = program(tmp_path)
    try:
        assert other.lesson.offer["begun"] == (0 < place < len(KEYS) - 1)
        other.learn()
        assert other.lesson.key == (key if place + 1 < len(KEYS) else KEYS[0])
        if place + 1 < len(KEYS):
            assert learning(other).game.position() == learning(app).game.position()
    finally:
        other.close()


def test_other_things_are_refused_kindly_and_nothing_happens(app: AppModel) -> None:
    app.learn()
    told: list[bool] = []
    app.lesson.refusedAgain.connect(lambda: told.append(True))
    app.table.pick(0)
    assert app.lesson.refusal == words.refused(True)
    app.lesson.next()
    app.lesson.next()
    assert (app.lesson.key, app.lesson.refusal) == ("pick", "")
    app.table.pick(0)
    app.table.research(2)
    app.table.activate("1-19")
    app.table.chooseKind("file")
    app.table.file("2-22")
    assert app.lesson.refusal == words.refused(False)
    assert len(told) == 5
    assert learning(app).history == []
    app.table.pick(2)  # nothing else was armed, which would keep the marked sphere from being picked
    assert [played.text for played in learning(app).history] == ["pick blue"]
    assert app.lesson.refusal == ""


def test_another_card_is_not_paid_for_and_the_payment_with_a_converter_is_shown(app: AppModel) -> None:
    app.storage.preferences.set("lesson", "archive_build")
    app.storage.preferences.set("auto_pay", True)
    app.learn()
    app.table.build("1-25")
    assert (app.table.mode, app.lesson.refusal) == ("action", words.refused(False))
    app.table.build("2-22")
    assert (app.table.mode, app.lesson.key, app.lesson.target) == ("pay", "archive_pay", {"kind": "confirm"})
    app.table.cancel()
    assert app.lesson.key == "archive_build"
    app.table.build("2-22")
    app.table.confirm()
    assert learning(app).history[-1].text == "build 2-22 pay red yellow via 1-14"


def test_back_takes_back_and_skip_goes_to_the_next_part(app: AppModel, qtbot: QtBot) -> None:
    app.learn()
    play_through(app, qtbot, "file_pick")
    here = learning(app).game.position()
    app.lesson.back()
    app.lesson.back()
    assert app.lesson.key == "file"
    assert learning(app).game.position() != here
    play_through(app, qtbot, "file_pick")
    assert learning(app).game.position() == here
    app.lesson.skip()
    assert (app.lesson.key, app.lesson.part, app.table.mode) == ("engine", 5, "action")
    assert app.storage.preferences.settings.lesson == "engine"


def test_a_real_game_stays_what_continue_offers(app: AppModel) -> None:
    session = begin(app, "pc")
    play(session, 1)
    ident = session.timeline.header.ident
    app.showStart()
    app.learn()
    app.lesson.next()
    app.leaveGame()
    assert app.games.latest["id"] == ident
    assert (app.lesson.active, app.lesson.offer["begun"]) == (False, True)
    app.continueGame()
    assert not app.lesson.active
    assert app.lesson.offer["begun"]
    app.learn()
    assert app.lesson.key == "turn"


def test_settings_and_back_leave_it_as_it_was(app: AppModel) -> None:
    app.storage.preferences.set("lesson", "chain_pick")
    app.learn()
    app.showSettings()
    assert not app.lesson.active
    app.back()
    assert (app.lesson.key, app.lesson.shown, app.table.mode) == ("chain_pick", True, "chain")


def test_there_are_no_hints_and_no_tips_in_it(app: AppModel) -> None:
    app.storage.preferences.set("lesson", "chain_draw")
    app.learn()
    assert not app.hint.offered
    assert not app.hint.can
    assert app.nudge.code == ""


def test_once_finished_it_can_be_begun_anew(app: AppModel) -> None:
    app.storage.preferences.set("lesson", lesson.DONE)
    app.learn()
    assert app.lesson.key == KEYS[0]
    app.leaveGame()
    assert app.lesson.offer == {**app.lesson.offer, "done": True, "begun": False}


def test_a_hint_is_not_given_but_the_bubble_says_who_helps_here(app: AppModel) -> None:
    app.learn()
    told: list[bool] = []
    app.lesson.refusedAgain.connect(lambda: told.append(True))
    app.lesson.help()
    assert (app.lesson.refusal, told) == (words.helped(False), [True])
    app.lesson.next()
    app.lesson.next()
    assert (app.lesson.key, app.lesson.refusal) == ("pick", "")
    app.lesson.help()
    assert app.lesson.refusal == words.helped(True)
    app.table.pick(0)
    assert app.lesson.refusal == words.refused(False)
    app.lesson.next()
    assert (app.lesson.key, app.lesson.refusal) == ("build", "")
