"""Looking back at a game: the way through it, the seats, the log, playing on from a moment."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.qml.screens.conftest import House


def looking_back(house: House, decisions: int = 8) -> None:
    """A game against a computer, looked back at from where it stands."""
    house.game("person", "computer")
    house.decide(decisions)
    house.click("menu")
    house.click("menu_replay")


def test_nothing_can_be_done_and_the_game_goes_on_afterwards(house: House) -> None:
    house.game("person", "computer")
    house.decide(5)
    before = house.position()
    mode = house.model.table.mode
    house.click("menu")
    house.click("menu_replay")
    assert house.focus == "replay_play"
    assert not house.sees("undo")
    replay = house.model.replay
    assert replay.position == replay.count
    house.click("row_1")
    house.keys("f", "b", "e", "s", "1")
    house.ctrl(Qt.Key.Key_Z)
    assert replay.position == replay.count
    house.click("replay_back")
    house.keys("Escape")
    assert not replay.active
    assert house.model.table.mode == mode
    assert house.position() == before
    assert house.sees("undo")
    assert house.focus != ""


def test_the_way_by_mouse(house: House) -> None:
    looking_back(house)
    replay = house.model.replay
    count = replay.count
    house.click("replay_back")
    assert replay.position == count - 1
    house.click("replay_turn_back")
    turn = replay.position
    assert turn < count - 1
    assert turn in [mark["position"] for mark in replay.turnMarks]
    house.click("replay_turn_forward")
    assert replay.position > turn
    house.hands.click_at(
        house.item("replay_slide").mapToScene(house.item("replay_slide").boundingRect().topLeft()).toPoint()
    )
    assert replay.position == 0
    assert house.item("replay_back").property("usable") is False
    house.click("replay_forward")
    assert replay.position == 1


def test_the_way_by_keys(house: House) -> None:
    looking_back(house)
    replay = house.model.replay
    count = replay.count
    house.keys(",", ",", ".")
    assert replay.position == count - 1
    house.ctrl(Qt.Key.Key_Left)
    house.ctrl(Qt.Key.Key_Left)
    turn = replay.position
    assert turn in [mark["position"] for mark in replay.turnMarks]
    house.ctrl(Qt.Key.Key_Right)
    assert replay.position > turn
    house.keys("Tab")
    assert house.focus == "replay_slide"
    house.keys("Home")
    assert replay.position == 0
    house.press(Qt.Key.Key_PageUp)
    assert replay.position in [each["position"] for each in replay.rounds]
    house.keys("Right")
    house.keys("End")
    assert replay.position == count
    house.keys("Tab")
    assert house.focus.startswith("replay_seat_")


def test_it_plays_by_itself_and_pauses(house: House) -> None:
    looking_back(house, 3)
    replay = house.model.replay
    house.click("replay_speed")
    assert replay.speed == "fast"
    replay.jump(0)
    house.hands.settle()
    house.keys("p")
    assert replay.playing
    house.hands.wait(lambda: replay.position >= 1, "the first step")
    house.click("replay_play")
    assert not replay.playing
    at = replay.position
    house.hands.settle(0.8)
    assert replay.position == at
    house.click("replay_play")
    house.hands.wait(lambda: replay.position == replay.count, "the end of the replay")
    assert not replay.playing


def test_every_seat_can_be_looked_from(house: House) -> None:
    looking_back(house)
    assert house.model.table.own.seat == 0
    house.click("replay_seat_1")
    assert house.model.table.own.seat == 1
    assert house.item("replay_seat_1").property("chosen")
    house.keys("Left", "Return")
    assert house.model.table.own.seat == 0


def test_a_line_of_the_log_leads_to_its_moment(house: House) -> None:
    looking_back(house)
    replay, log = house.model.replay, house.model.log
    rows = log.rows.count
    house.click("log_open")
    house.hands.settle(0.4)
    house.keys("Home")
    house.hands.settle(0.1)
    house.click("log_0")
    assert log.current == 0
    assert log.rows.count == rows
    first = replay.position
    house.keys("Down", "Down", "Return")
    assert replay.position > first
    assert log.current >= 1
    house.click("replay_forward")
    assert house.sees("log_close")
    house.click("log_close")


def test_playing_on_begins_another_game(house: House) -> None:
    looking_back(house)
    old = house.model.session.timeline.record().id
    house.click("replay_turn_back")
    house.click("replay_branch")
    assert house.focus == "branch_same"
    house.keys("Escape")
    assert house.model.replay.active
    house.click("replay_branch")
    house.click("branch_same")
    assert not house.model.replay.active
    assert house.sees("screen_table")
    assert house.model.session.timeline.record().id != old
    house.settle()
    house.decide()
    house.model.showGames()
    house.hands.settle()
    branches = [house.model.games.rows.get(row)["branch"] for row in range(house.model.games.count)]
    assert sorted(branches) == [False, True]


def test_from_the_end_and_back_to_it(house: House) -> None:
    house.game("computer", "computer")
    house.finish()
    house.click("end_replay")
    assert house.model.replay.active
    assert house.item("replay_branch").property("usable") is False
    house.click("replay_leave")
    assert house.sees("screen_end")
    assert house.focus == "end_sheet"


def test_a_replay_that_rests_draws_nothing(house: House) -> None:
    looking_back(house, 3)
    house.keys(",")
    house.hands.settle(1.2)
    frames: list[int] = []
    house.shown.window.frameSwapped.connect(lambda: frames.append(1))
    QTest.qWait(800)
    assert frames == []
