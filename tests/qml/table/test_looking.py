"""A look at the table under what is open; buttons of the action bar that keep their places; signs on small buttons."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtQuick import QQuickItem

from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tests.qml.table.positions import Position
from tests.qml.table.test_payments import FEW
from tools.robot.hands import box

CARDS = ["2-19", "2-33", "2-12", "2-15"]
OPEN: dict[str, tuple[Position, str]] = {
    "keep": (positions.keep(CARDS, 2), "hand_2-19"),
    "order": (positions.order(CARDS, 2), "order_2-19"),
    "pay": (FEW, "pay_0"),
}


def open_one(desk: Desk, mode: str) -> str:
    position, thing = OPEN[mode]
    desk.lay(position)
    if mode == "pay":
        desk.table.build("2-22")
    desk.hands.settle(0.1)
    assert (desk.mode, desk.hands.sees(thing)) == (mode, True)
    return thing


def large(desk: Desk) -> bool:
    """The large view of a card is open."""
    left = [desk.shown.window.contentItem()]
    while left:
        item = left.pop()
        if item.property("facts") is not None and item.property("cardId"):
            return item.isVisible()
        left += item.childItems()
    return False


@pytest.mark.parametrize("mode", OPEN)
def test_t_looks_at_the_table_and_comes_back(desk: Desk, mode: str) -> None:
    thing = open_one(desk, mode)
    desk.keys("t")
    assert desk.focus == "look"
    assert not desk.hands.sees(thing)
    assert not any(name.startswith("button_") for name in desk.hands.visible())
    desk.hands.hover_at(desk.centre("display_3_0"))
    desk.hands.settle(0.6)
    assert large(desk)  # its words can be read
    desk.hands.hover_at(QPoint(2, 2))
    desk.keys("t")
    assert desk.hands.sees(thing)
    assert desk.played == []
    assert not large(desk)
    for back in ("Return", "Escape"):
        desk.keys("t")
        assert not desk.hands.sees(thing)
        desk.keys(back)
        assert desk.hands.sees(thing)
        assert (desk.mode, desk.played) == (mode, [])
    desk.click("look")
    assert not desk.hands.sees(thing)
    desk.click("look")
    assert desk.hands.sees(thing)


@pytest.mark.parametrize("mode", OPEN)
def test_nothing_is_decided_out_of_sight(desk: Desk, mode: str) -> None:
    open_one(desk, mode)
    chosen = desk.table.pay.chosen
    desk.keys("t", "Tab", *"nasfbeprx123456789")
    for name in ("display_1_0", "display_2_0", "deck_2", "row_0"):
        desk.click(name)
    assert (desk.mode, desk.played, desk.table.pay.chosen) == (mode, [], chosen)


def test_a_decision_ends_the_look(desk: Desk) -> None:
    open_one(desk, "keep")
    desk.keys("t")
    desk.table.file("2-19")
    desk.hands.settle(0.1)
    assert desk.hands.sees("order_2-33")
    assert desk.focus.startswith("order_")


ACTIONS = ("action_file", "action_pick", "action_build", "action_research", "undo", "redo", "undo_more", "button_end")


def places(desk: Desk, *names: str) -> dict[str, QRectF]:
    return {name: box(desk.item(name)) for name in names}


def test_the_buttons_stay_where_they_are_whatever_the_bar_says(desk: Desk) -> None:
    desk.lay(positions.action())
    before = places(desk, *ACTIONS)
    for key in "fpbr":
        desk.keys(key)
        assert places(desk, *ACTIONS) == before
        desk.keys("Escape", "Escape")
    last = positions.action(3, active=["0-01"], ring={}, archive=[])
    last["seats"][2]["active"] = ["0-03", "3-01", "3-02", "3-03", "3-04"]
    last["turn"]["last_round"] = True
    desk.lay(last)
    assert desk.table.prompt == "Your last turn"
    assert places(desk, *ACTIONS) == before
    right = before["action_research"].right()
    assert right < before["undo"].left()
    desk.lay(positions.chain())
    after = ("undo", "redo", "undo_more", "button_end")
    assert places(desk, *after) == {name: before[name] for name in after}
    at = box(desk.item("ready_3-25")).x()
    desk.lay(positions.chain() | {"first": 1})
    assert box(desk.item("ready_3-25")).x() == at


def texts(item: QQuickItem) -> list[QQuickItem]:
    """All texts that are seen in it."""
    if not item.isVisible():
        return []
    found = [item] if item.property("truncated") is not None else []
    for child in item.childItems():
        found += texts(child)
    return found


def test_what_a_research_card_costs_is_shown_in_signs(desk: Desk) -> None:
    own: dict[str, Any] = {"active": ["0-01", "1-05", "2-03"], "ring": {"blue": 2, "red": 1}}
    desk.lay(positions.keep(["2-19", "2-33", "2-12", "2-15", "2-02", "2-36"], 2, **own))
    rows = {row.card: row for row in desk.table.hand.rows}
    assert [rows["2-19"].build_sub, rows["2-19"].pays] == ["pays 2 Atomic", ({"t": "2"}, {"p": "blue"})]
    for card in rows:
        for text in texts(desk.item(f"hand_build_{card}")):
            assert not text.property("truncated"), text.property("text")


def test_a_full_archive_is_named(desk: Desk) -> None:
    own = {"active": ["0-01", "1-05"], "ring": {"blue": 2}, "archive": ["2-24"]}
    desk.lay(positions.keep(["2-19", "2-33"], 2, **own))
    assert desk.table.reason == "Your Archive is full."
    assert desk.item("hand_file_2-19").property("why") == "Your Archive is full."


def test_two_cards_to_be_put_in_order_lie_in_the_middle(desk: Desk) -> None:
    desk.lay(positions.order(CARDS[:2], 2))
    left, right = box(desk.item("order_2-19")), box(desk.item("order_2-33"))
    assert abs((left.left() + right.right()) / 2 - (16 + 24 + 848 / 2)) <= 1
