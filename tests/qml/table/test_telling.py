"""What the table says by itself, and what it does not: tips, the large view, the log, a click that only looks."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tests.qml.table.test_looking import large
from tools.robot.hands import box
from tools.robot.walker import reach

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


@pytest.fixture
def said(desk: Desk) -> list[str]:
    """What is read out by itself, from now on."""
    says = desk.shown.engine.singletonInstance("Gizmos.Ui", "Says")
    assert isinstance(says, QObject)
    heard: list[str] = []
    says.said.connect(heard.append)
    return heard


def test_every_move_and_whose_turn_it_is_is_said_once(desk: Desk, said: list[str]) -> None:
    desk.shown.model.settings.setProperty("tips", False)
    desk.lay(positions.action())
    assert said == ["Your turn"]
    said.clear()
    reach(desk.hands, "row_1")
    desk.keys("Return")
    assert said[:1] == ["Dana picked Electric"]
    assert said[1:] == [desk.table.prompt]
    said.clear()
    desk.keys("1")
    assert (len(said), said[-1]) == (2, desk.table.prompt)
    told = said[0]
    desk.keys("Tab", "Right", "l", "l", "m", "Escape")
    assert said[2:] == []
    desk.keys("2")
    assert told not in said[2:]


def test_between_two_persons_the_name_is_said_once_and_the_chime_is_heard(desk: Desk, said: list[str]) -> None:
    sounds = desk.shown.engine.singletonInstance("Gizmos.Ui", "Sounds")
    heard: list[str] = []
    sounds.wanted.connect(heard.append)
    desk.lay(positions.action(2, ring={}, active=["0-01"]), persons=(0, 1))
    assert desk.session is not None
    if desk.session.state == "handover":
        desk.session.accept_handover()
    desk.hands.settle()
    said.clear()
    heard.clear()
    assert desk.session.play("pick red")
    desk.hands.wait(lambda: desk.mode == "handover", "the hand-over")
    desk.hands.settle()
    assert [text for text in said if "Ada" in text and "Pass" in text] == ["Pass the computer to Ada"]
    assert heard == ["turn"]
    desk.session.accept_handover()
    desk.hands.settle()
    assert said[-1] == "Your turn"
    assert said.count("Your turn") == 1
