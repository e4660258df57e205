"""Messages: good news goes by itself, troubles stay, and nothing that matters lies under either."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.qml.screens.conftest import House, below

LONG = "The newest file of this game was damaged; it goes on from the move before, and the damaged file is kept."


def say(house: House, text: str, kind: str) -> None:
    house.model._notices.tell(text, kind)
    house.hands.settle(0.05)


def test_good_news_goes_by_itself_and_at_a_change_of_screen(house: House) -> None:
    say(house, "The game is saved again.", "good")
    bar = house.item("notice")
    assert bar.property("stay") == 5000
    focus = house.focus
    bar.setProperty("stay", 60)
    house.hands.wait(lambda: house.model.notice == "", "the message to go")
    assert house.focus == focus
    say(house, "The game is saved again.", "good")
    house.model.showSettings()
    assert house.model.notice == ""


def test_what_went_wrong_stays_until_it_is_closed_or_another_game_begins(house: House) -> None:
    say(house, LONG, "problem")
    house.item("notice").setProperty("stay", 20)
    house.hands.settle(0.1)
    house.model.showSettings()
    house.model.back()
    assert house.model.notice == LONG
    house.click("notice_close")
    assert house.model.notice == ""
    assert house.focus == "start_settings"
    say(house, LONG, "problem")
    house.game("person", "computer")
    assert house.model.notice == ""


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def lies_under(house: House) -> list[str]:
    """The texts that can be seen, and lie under the message."""
    bar = house.item("notice")
    over = place(bar)
    return [
        str(item.property("text"))
        for item in below(house.shown.window.contentItem())
        if item.isVisible() and item.property("text") and item != bar and not bar.isAncestorOf(item)
        if over.intersects(place(item))
    ]


@pytest.mark.parametrize("kind", ["good", "problem"])
def test_nothing_of_the_table_lies_under_a_message(house: House, kind: str) -> None:
    house.game("person", "computer", "computer", "computer", seed=5)
    house.decide(4)
    house.model.table.undo()
    house.settle()
    assert house.model.table.assisted
    say(house, LONG, kind)
    assert lies_under(house) == []
    names = ["menu", "assisted", "log_open", "settings_open", "display_3_0", "display_3_1"]
    for name in [*names, *(f"opponent_{seat}" for seat in (1, 2, 3))]:
        assert not place(house.item("notice")).intersects(place(house.item(name))), name


@pytest.mark.parametrize("screen", ["Games", "Settings", "Statistics", "Setup", "Start"])
def test_no_text_of_a_screen_lies_under_a_message(house: House, screen: str) -> None:
    house.keep("person", "computer", decisions=3)
    house.keep("person", "computer", seed=6)
    getattr(house.model, f"show{screen}")()
    house.settle()
    say(house, LONG, "problem")
    assert lies_under(house) == []
