"""What the table says by itself, and what it does not: tips, the large view, the log, a click that only looks."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tests.qml.table.test_looking import large
from tools.robot.hands import box

CARDS = ["2-19", "2-33", "2-12", "2-15"]
FULL = {"ring": {"blue": 1}, "active": ["0-01", "1-01"]}


def tip(desk: Desk) -> str:
    """The text of the tip that is shown."""
    left = [desk.shown.window.contentItem()]
    while left:
        item = left.pop()
        if item.metaObject().className().startswith("TipLayer_"):
            return str(item.property("text"))
        left += item.childItems()
    raise AssertionError("there is no layer of tips")


def test_tips_come_where_a_key_has_led_and_not_where_the_table_has(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.keys("p", "1")
    desk.keys("u")
    for keys in (["m", "Escape"], ["l", "l"]):
        desk.keys(*keys)
        desk.hands.settle(0.5)
        assert (desk.focus != "", tip(desk)) == (True, "")
    for _ in range(12):
        desk.keys("Tab")
        if desk.focus in ("menu", "log_open", "settings_open"):
            break
    assert desk.focus in ("menu", "log_open", "settings_open")
    desk.hands.wait(lambda: tip(desk) != "", "the tip of what Tab has led to")


def test_a_card_that_comes_under_a_resting_mouse_is_not_shown_large(desk: Desk) -> None:
    desk.lay(positions.action())
    place = desk.centre("display_2_1")
    card = desk.table.display2.rows[1].card
    desk.hands.hover_at(place)
    desk.hands.wait(lambda: large(desk), "the large view of what the mouse points at")
    desk.table.file(card)
    desk.hands.settle(0.1)
    assert desk.played == [f"file {card}"]
    QTest.qWait(700)
    assert not large(desk)
    desk.hands.hover_at(place + QPoint(9, 6))
    desk.hands.wait(lambda: large(desk), "the large view of the new card")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_log_leaves_the_action_bar_free(desk: Desk, size: tuple[int, int]) -> None:
    desk.shown.window.resize(*size)
    desk.lay(positions.action())
    desk.keys("l")
    desk.hands.wait(lambda: desk.hands.sees("log_close"), "the log")
    desk.hands.settle(0.4)
    log = box(desk.item("log_list"))
    for name in ("action_file", "action_pick", "action_build", "action_research", "button_end"):
        assert not log.intersects(box(desk.item(name)))
        assert log.bottom() < box(desk.item(name)).top()
    desk.keys("l")


@pytest.mark.parametrize("cards", [CARDS, [*CARDS, "2-05", "2-06", "2-07", "2-08", "2-09"]])
def test_a_click_on_a_drawn_card_only_looks(desk: Desk, cards: list[str]) -> None:
    """Without a sphere the card could only be filed."""
    desk.lay(positions.keep(cards, 2, ring={}))
    for _ in range(2):
        desk.click("hand_2-33")
        assert (desk.mode, desk.played) == ("keep", [])
    assert desk.focus == "hand_file_2-33"
    desk.keys("f")
    assert desk.played == ["file 2-33"]


def texts(item: QQuickItem) -> list[QQuickItem]:
    """Visible texts in an item."""
    found = []
    left = [item]
    while left:
        one = left.pop()
        if one.isVisible():
            if one.property("truncated") is not None and one.property("text"):
                found.append(one)
            left += one.childItems()
    return found


def test_what_an_action_sets_off_is_said_in_words(desk: Desk) -> None:
    desk.lay(positions.action())
    rows: Any = {row.kind: row for row in desk.table.actions.rows}
    assert rows["pick"].sub.startswith("sets off")
    assert "of your Gizmos" in rows["pick"].hint
    for kind in ("file", "pick", "build", "research"):
        cut = [text.property("text") for text in texts(desk.item(f"action_{kind}")) if text.property("truncated")]
        assert [text for text in cut if "(s)" not in text] == []  # "(s)": the plurals have not been compiled


def test_nothing_of_the_bar_is_cut_while_cards_are_put_in_order(desk: Desk) -> None:
    desk.lay(positions.order(CARDS, 2))
    QGuiApplication.processEvents()
    bar = desk.item("button_confirm").parentItem().parentItem()
    assert [text.property("text") for text in texts(bar) if text.property("truncated")] == []
