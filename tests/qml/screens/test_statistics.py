"""Statistics: empty, of persons, of computers; saved as a table, cleared and brought back."""

from __future__ import annotations

from copy import copy

from gizmos_desktop.records import AssistMark
from tests.qml.screens.conftest import House, below, course


def test_without_games_it_says_so(house: House) -> None:
    house.click("start_statistics")
    assert house.sees("screen_statistics")
    for name in ("statistics_export", "statistics_clear"):
        assert house.item(name).property("usable") is False
        assert house.item(name).property("why")
    assert house.focus != ""
    house.keys("Escape")
    assert house.focus == "start_statistics"


def played(house: House) -> None:
    """A game of a person and one of computers."""
    house.keep("person", "computer")
    house.keep("computer", "computer")
    house.model.showSetup()
    house.model.showStart()
    house.hands.settle()


def test_persons_and_computers_apart(house: House) -> None:
    played(house)
    house.click("start_statistics")
    assert house.model.statistics.players.count == 1
    assert house.focus == "statistics_tab_Dana"
    house.keys("Down")
    assert house.focus.startswith("statistics_tab_")
    assert house.focus != "statistics_tab_Dana"
    house.keys("Up")
    assert house.focus == "statistics_tab_Dana"


def test_saved_as_a_table(house: House) -> None:
    played(house)
    house.click("start_statistics")
    house.click("statistics_export")
    house.save_to(house.home / "all.csv")
    lines = (house.home / "all.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 5


def test_cleared_and_brought_back(house: House) -> None:
    played(house)
    house.click("start_statistics")
    house.click("statistics_clear")
    assert house.model.statistics.cleared
    assert house.focus == "statistics_undo"
    house.keys("Return")
    assert house.model.statistics.players.count == 1
    assert house.focus == "statistics_tab_Dana"
    house.click("statistics_clear")
    house.keys("Escape")
    house.click("start_statistics")
    assert house.model.statistics.players.count == 0
    assert not house.sees("statistics_undo")


def test_a_player_whose_games_are_all_kept_apart(house: House) -> None:
    timeline = copy(course(("person", "computer"), 4, 0))
    timeline.assists = [AssistMark(0, "undo", 1)]
    house.model.storage.keeper.keep(timeline)
    house.model.storage.keeper.let_go(timeline.header.ident)
    house.model.showStart()
    house.hands.settle()
    assert house.item("start_statistics").property("sub") == "Finished: 1, won: 0"
    assert house.item("start_games").property("sub") == "In progress: 0, finished: 1"
    house.click("start_statistics")
    seen = [str(each.property("text")) for each in below(house.item("screen_statistics")) if each.isVisible()]
    assert house.model.statistics.summary in seen
    assert "–" in seen
