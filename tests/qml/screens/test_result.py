"""The score sheet: keys meant for the table do nothing there, and it can be had again for every game that is over."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.qml.screens.conftest import House


def hold(house: House, key: Qt.Key) -> None:
    """The key is held down: the system repeats it."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QCoreApplication.sendEvent(house.shown.window, event)
    house.hands.settle()


def unguarded(house: House) -> None:
    house.hands.wait(lambda: not house.item("screen_end").property("guarded"), "the second in which keys do nothing")


def three_games(house: House) -> None:
    house.keep("computer", "computer", seed=3)
    house.keep("person", "computer", seed=6)
    house.keep("person", "computer", seed=4, decisions=4)


def test_keys_meant_for_the_table_do_nothing(house: House) -> None:
    house.game("person", "computer")
    house.finish()
    assert house.focus == "end_sheet"
    for key in ("Return", "Space", "Escape", "Tab", "Return"):
        house.keys(key)
    assert house.sees("screen_end")
    assert house.focus == "end_sheet"
    unguarded(house)
    for held in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Tab):
        hold(house, held)
    assert house.sees("screen_end")
    house.keys("Return")
    assert house.sees("screen_end")
    assert house.focus == "end_sheet"
    house.keys("Tab")
    assert house.focus == "end_start"
    QTest.keyClick(house.shown.window, Qt.Key.Key_Escape)
    assert house.model.screen == "start"


def test_the_result_of_a_kept_game_and_back_to_the_list(house: House) -> None:
    three_games(house)
    house.model.showGames()
    house.hands.settle()
    rows = [house.model.games.rows.get(row) for row in range(3)]
    for number, row in enumerate(rows):
        house.click(f"game_{number}")
        assert house.sees("games_result") == (row["status"] == "finished")
    number = next(
        n for n, row in enumerate(rows) if row["status"] == "finished" and row["seats"][0]["kind"] == "person"
    )
    house.click(f"game_{number}")
    house.click("games_result")
    assert house.sees("screen_end")
    points = {row.seat: row.score for row in house.model.result.rows.rows}
    assert points == {seat["seat"]: seat["points"] for seat in rows[number]["seats"]}
    unguarded(house)
    house.keys("Escape")
    assert house.sees("screen_games")
    assert not house.model.replay.active
    assert [house.model.games.rows.get(row)["id"] for row in range(3)] == [row["id"] for row in rows]
    house.click("games_result")
    house.click("end_start")
    assert house.sees("screen_games")
    house.click("games_result")
    house.click("end_replay")
    assert house.model.replay.active
    assert house.sees("screen_table")
    house.keys("Escape")
    assert house.sees("screen_games")
    house.keys("Escape")
    assert house.sees("screen_start")


def test_the_result_at_the_end_of_a_replay(house: House) -> None:
    three_games(house)
    house.model.showGames()
    ids = {row.status: row.id for row in house.model.games.rows.rows}
    house.model.games.replay(ids["progress"])
    house.hands.settle()
    assert not house.sees("replay_result")
    house.model.replay.leave()
    house.model.games.replay(ids["finished"])
    house.hands.settle()
    house.model.replay.jump(20)
    house.click("replay_result")
    assert house.sees("screen_end")
    unguarded(house)
    house.keys("Escape")
    assert (house.model.screen, house.model.replay.position) == ("table", 20)
    house.click("replay_result")
    house.click("end_same")
    house.hands.settle()
    assert not house.model.replay.active
    assert house.model.session.seed == house.model.storage.library.look(ids["finished"]).header.seed


def test_the_game_that_waits_meanwhile_goes_on(house: House) -> None:
    three_games(house)
    house.game("person", "computer", seed=8)
    house.decide(2)
    before = house.position()
    house.model.showGames()
    house.model.games.showResult(next(row.id for row in house.model.games.rows.rows if row.status == "finished"))
    house.hands.settle()
    assert house.sees("screen_end")
    house.click("end_start")
    house.keys("Escape")
    assert house.model.screen == "table"
    assert house.position() == before
    assert house.model.session.state == "person"


def test_change_seats_shows_the_seats_of_this_game(house: House) -> None:
    house.game("computer", "person", "computer", seed=9, first=1, undo="off")
    level = house.model.setup.levels[0]["id"]
    house.finish()
    setup = house.model.setup
    setup.removeSeat(0)  # the form is another one by now
    setup.setProperty("undo", "practice")
    setup.setProperty("first", -1)
    house.click("end_setup")
    assert house.sees("screen_setup")
    assert [(row.kind, row.name) for row in setup.seats.rows if not row.empty] == [
        ("computer", "Dana"),
        ("person", "Ada"),
        ("computer", "Bo"),
    ]
    assert setup.seats.rows[2].level == level
    assert (setup.undo, setup.first, setup.speed, setup.seedText) == ("off", 1, "off", "")
