"""The review in the window, by mouse and by keyboard; what it says is made up."""

from __future__ import annotations

from tests.models.test_review import made_up
from tests.qml.screens.conftest import House, course


def at_the_end(house: House) -> None:
    """A finished game, looked at from the list of games."""
    house.keep("person", "computer")
    house.model.showGames()
    house.hands.settle()
    house.click("game_0")
    house.click("games_replay")
    house.hands.settle(0.05)


def reviewed(house: House) -> None:
    """With its review made."""
    at_the_end(house)
    house.click("replay_review")
    timeline = course(("person", "computer"), 4, 0)
    house.adviser.reviewed(made_up(timeline))
    house.hands.settle(0.05)


def test_it_is_made_with_progress_and_can_be_stopped(house: House) -> None:
    at_the_end(house)
    house.click("replay_review")
    assert house.sees("screen_review")
    assert house.focus == "review_stop"
    house.adviser.progress(7, 100)
    assert house.model.review.text.startswith("7 of 100")
    house.click("review_stop")
    assert house.adviser.finished == 1
    house.adviser.reviewed(made_up(course(("person", "computer"), 4, 0), stopped=True))
    house.hands.settle(0.05)
    assert house.sees("review_curve")
    assert house.sees("review_again")
    house.click("review_again")
    assert len(house.adviser.reviews) == 2


def test_by_mouse(house: House) -> None:
    reviewed(house)
    assert not house.sees("review_again")
    row = house.model.review.turning.rows[1]
    house.click("review_turn_1")
    assert (house.model.screen, house.model.replay.position) == ("table", row.position)
    house.click("replay_review")
    assert house.sees("screen_review")
    house.click("review_seat_1") if house.sees("review_seat_1") else house.model.review.showSeat(1)
    assert house.model.review.shownSeat == 1
    house.hands.settle(0.02)
    loss = house.model.review.losses.rows[0]
    house.click("review_loss_0")
    assert (house.model.screen, house.model.replay.position) == ("table", loss.position)
    house.click("replay_branch")
    if house.sees("branch_same"):
        house.click("branch_same")
    assert not house.model.replay.active
    assert house.model.session.timeline.header.origin.decision == loss.position


def test_by_keyboard(house: House) -> None:
    reviewed(house)
    assert house.focus == "review_curve"
    house.keys("Home", "Right", "Right")
    curve = house.item("review_curve")
    assert curve.property("at") == 2
    house.keys("Return")
    assert (house.model.screen, house.model.replay.position) == ("table", house.model.review.curve[2]["position"])
    house.model.reviewGame()
    house.hands.settle(0.05)
    for _ in range(12):
        if house.focus == "review_turn_0":
            break
        house.keys("Tab")
    assert house.focus == "review_turn_0"
    for _ in range(12):
        if house.focus.startswith("review_loss_"):
            break
        house.keys("Tab")
    assert house.focus == "review_loss_0"
    house.keys("Down")
    assert house.focus == "review_loss_1"
    house.keys("End", "Home")
    assert house.focus == "review_loss_0"
    house.keys("Return")
    assert house.model.replay.position == house.model.review.losses.rows[0].position
    house.keys("Escape")
    assert house.model.screen == "games"


def test_escape_gives_it_up(house: House) -> None:
    at_the_end(house)
    house.click("replay_review")
    house.keys("Escape")
    assert (house.model.screen, house.adviser.cancelled) == ("table", 1)
    assert house.model.replay.active
    assert house.focus != ""


def test_a_failure_is_said(house: House) -> None:
    at_the_end(house)
    house.click("replay_review")
    house.adviser.fail("crash")
    house.hands.settle(0.02)
    house.click("review_again")
    assert (house.model.review.phase, len(house.adviser.reviews)) == ("working", 2)
    assert house.focus == "review_stop"


def test_from_the_end_of_a_game(house: House) -> None:
    house.game("person", "computer")
    house.finish()
    house.click("end_review")
    assert house.sees("screen_review")
    house.adviser.reviewed(made_up(house.model.session.timeline))
    house.hands.settle(0.05)
    house.click("review_turn_0")
    assert house.model.replay.active
    house.keys("Escape")
    assert house.sees("screen_review")
    house.click("review_back")
    assert house.sees("screen_end")
