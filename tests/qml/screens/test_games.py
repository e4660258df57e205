"""The start screen's Continue, and the list of games: by mouse and keyboard alike."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, Qt

from tests.qml.screens.conftest import House


def files(house: House) -> list[Path]:
    """The kept games."""
    return sorted(house.home.rglob("games/*.gizmos"))


def three_games(house: House) -> None:
    """One is finished, two go on; the last one is the newest."""
    house.keep("computer", "computer", seed=3)
    house.keep("person", "computer", seed=4, decisions=4)
    house.game("person", "computer", seed=5)
    house.decide(4)
    house.model.showStart()
    house.hands.settle()


def test_without_games_there_is_nothing_to_continue(house: House) -> None:
    assert not house.sees("start_continue")
    assert house.focus == "start_new"
    house.click("start_games")
    assert house.sees("screen_games")
    assert house.focus != ""
    house.keys("Escape")
    assert house.sees("screen_start")


def test_enter_on_the_start_screen_goes_on_at_the_same_decision(house: House) -> None:
    house.game("person", "computer")
    house.decide(6)
    before = house.position()
    house.click("menu")
    house.click("menu_leave")
    house.click("confirm_yes")
    assert house.sees("screen_start")
    assert house.focus == "start_continue"
    house.keys("Return")
    assert house.sees("screen_table")
    assert house.position() == before


def test_leaving_asks_only_if_it_is_wanted(house: House) -> None:
    house.game("person", "computer")
    house.decide(2)
    house.model.settings.setProperty("confirmLeave", False)
    house.click("menu")
    house.click("menu_leave")
    assert house.sees("start_continue")


def test_the_list_by_keyboard(house: House) -> None:
    three_games(house)
    house.keys("Tab", "Tab", "Tab", "Return")
    assert house.sees("screen_games")
    assert house.focus == "game_0"
    house.keys("Down", "Down", "Down")
    assert house.focus == "game_2"
    house.keys("Up")
    assert house.focus == "game_1"
    house.keys("Return")
    assert house.sees("screen_table")
    assert house.model.session.seed == 4
    house.model.showStart()
    house.model.showGames()
    house.hands.settle()
    house.keys("End", "Return")
    assert house.model.replay.active
    house.keys("Escape")
    assert house.sees("screen_games")


def test_the_list_by_mouse(house: House) -> None:
    three_games(house)
    house.click("start_games")
    house.click("game_2")
    assert house.sees("screen_games")
    assert not house.sees("games_continue")
    house.click("games_replay")
    assert house.model.replay.active
    house.click("replay_leave")
    house.click("game_1")
    house.click("games_continue")
    assert house.sees("screen_table")
    assert house.model.session.seed == 4


def test_a_filter_hides_the_others(house: House) -> None:
    three_games(house)
    house.click("start_games")
    house.click("games_finished")
    assert not house.sees("game_0")
    assert house.sees("game_2")
    assert house.sees("games_replay")
    assert not house.sees("games_continue")
    house.click("games_progress")
    assert house.sees("game_0")
    assert not house.sees("game_2")
    assert house.sees("games_continue")


def test_what_is_removed_can_be_taken_back(house: House) -> None:
    three_games(house)
    house.click("start_games")
    house.click("game_1")
    house.press(Qt.Key.Key_Delete)
    assert len(files(house)) == 2
    assert house.focus == "game_1"
    house.click("games_undo")
    assert len(files(house)) == 3
    assert not house.sees("games_undo")
    for _ in range(3):
        house.click("games_remove")
    assert files(house) == []
    assert house.sees("games_undo")
    assert house.focus != ""


def test_the_bin_is_emptied_after_a_question(house: House) -> None:
    three_games(house)
    house.click("start_games")
    assert not house.sees("games_empty_bin")
    house.click("games_remove")
    house.click("games_empty_bin")
    assert house.focus == "confirm_no"
    house.keys("Escape")
    assert house.sees("games_undo")
    house.click("games_empty_bin")
    house.click("confirm_yes")
    assert not house.sees("games_undo")
    assert not house.sees("games_empty_bin")
    assert house.focus == "game_0"
    assert list(house.home.rglob("bin/*.gizmos")) == []


def test_each_thing_to_do_has_its_own_place(house: House) -> None:
    three_games(house)
    broken = files(house)[1]
    broken.write_bytes(b"{}")
    house.click("start_games")
    places: dict[tuple[int, int], set[str]] = {}
    for row in range(3):
        house.click(f"game_{row}")
        for name in ("continue", "result", "replay", "copy", "report", "remove"):
            if house.sees(f"games_{name}"):
                corner = house.item(f"games_{name}").mapToScene(QPointF(0, 0)).toPoint()
                places.setdefault((corner.x(), corner.y()), set()).add(name)
    assert {"remove"} in places.values()
    assert {"copy"} in places.values()
    assert {"replay"} in places.values()
    assert {"continue", "result", "report"} in places.values()


def test_an_empty_list_says_why(house: House) -> None:
    house.game("person", "computer")
    house.decide(3)
    house.model.showStart()
    house.model.showGames()
    house.hands.settle()
    assert not house.sees("games_nothing")
    house.click("games_remove")
    nothing = house.item("games_nothing")
    assert nothing.property("text").startswith("There are no games in the list. What you have removed is in the bin")
    house.click("games_empty_bin")
    house.click("confirm_yes")
    assert nothing.property("text").startswith("No games yet.")


def test_a_damaged_game_stands_in_the_list_and_says_so(house: House) -> None:
    three_games(house)
    newest = house.model.games.rows.get(0)["id"]
    for file in house.home.rglob(f"{newest}.*"):
        file.write_bytes(b"\x00" * 100)
    house.click("start_games")
    assert house.model.games.damaged == 1
    house.click("games_damaged")
    shown = house.model.games.rows.get(0)
    assert shown["status"] == "damaged"
    assert shown["sentence"]
    assert not house.sees("games_continue")
    assert not house.sees("games_replay")
    assert house.sees("games_report")
    house.click("games_report")
    house.save_to(house.home / "report.zip")
    assert (house.home / "report.zip").is_file()
    house.click("games_remove")
    assert house.model.games.count == 2


def test_a_copy_is_saved_replaced_after_a_question_and_brought_in(house: House) -> None:
    three_games(house)
    copy = house.home / "copy.gizmos"
    house.click("start_games")
    house.click("games_copy")
    assert house.focus == "save_path"
    house.keys("Escape")
    assert house.focus == "games_copy"
    house.keys("Return")
    house.save_to(copy)
    first = copy.read_bytes()
    assert first
    house.click("game_2")
    house.click("games_copy")
    house.save_to(copy)
    assert house.focus == "confirm_no"
    house.keys("Escape")
    assert copy.read_bytes() == first
    house.click("games_copy")
    house.save_to(copy)
    house.click("confirm_yes")
    assert copy.read_bytes() != first
    house.click("games_remove")
    assert house.model.games.count == 2
    house.click("games_import")
    house.open_file(copy)
    assert house.model.games.count == 3
    assert house.sees("games_replay")


def test_a_foreign_file_is_refused_with_a_sentence(house: House) -> None:
    foreign = house.home / "shopping.gizmos"
    foreign.write_text("milk, bread", encoding="utf-8")
    house.click("start_games")
    house.click("games_import")
    house.open_file(foreign)
    assert house.model.games.count == 0
    assert house.model.notice != ""
    house.click("notice_close")


def test_the_game_on_the_table_is_saved_as_a_file(house: House) -> None:
    house.game("person", "computer")
    house.decide(3)
    house.click("menu")
    house.click("menu_copy")
    house.save_to(house.home / "mine.gizmos")
    assert (house.home / "mine.gizmos").is_file()
    house.click("menu")
    house.click("menu_report")
    house.save_to(house.home / "mine.zip")
    assert (house.home / "mine.zip").is_file()
    assert house.sees("screen_table")
