"""Every decision by mouse, on the things themselves."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.qml.table import positions
from tests.qml.table.conftest import Desk

FIVE = ["2-19", "2-33", "2-12", "2-15", "2-02"]


def test_a_sphere_of_the_row_is_picked(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.click("row_2")
    assert desk.played == ["pick red"]


def test_a_deck_is_researched(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.click("deck_2")
    assert desk.played == ["research 2"]
    assert desk.mode == "keep"


def test_a_card_that_can_only_be_filed_is_looked_at_first(desk: Desk) -> None:
    desk.lay(positions.action(2, ring={}))
    desk.click("display_3_0")
    assert desk.played == []
    assert desk.focus == "large_file"
    assert desk.item("large_file").property("go")
    assert not desk.item("large_build").property("usable")
    desk.click("large_file")
    assert desk.played == ["file 3-19"]
    assert not desk.hands.sees("large_file")


def test_a_second_click_on_the_card_does_what_is_possible(desk: Desk) -> None:
    desk.lay(positions.action(2, ring={}))
    desk.click("display_3_0")
    desk.click("display_3_0")
    assert desk.played == ["file 3-19"]
    desk.lay(positions.action(2, active=["0-01"], ring={"red": 1}, archive=[]))
    desk.click("display_1_1")
    desk.click("display_1_1")
    assert desk.played == []
    assert desk.focus == "large_build"


def test_a_double_click_on_a_card_only_looks(desk: Desk) -> None:
    desk.lay(positions.action(2, ring={}))
    place = desk.centre("display_3_0")
    QTest.mouseMove(desk.shown.window, place)
    QTest.mouseDClick(desk.shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    desk.hands.settle(0.1)
    assert desk.played == []
    assert desk.hands.sees("large_file")


def test_a_click_beside_it_closes_the_large_view(desk: Desk) -> None:
    desk.lay(positions.action(2, ring={}))
    desk.click("display_3_0")
    desk.hands.click_at(QPoint(640, 40))
    assert not desk.hands.sees("large_file")
    desk.click("display_3_0")
    desk.click("display_3_1")
    assert desk.hands.sees("large_file")
    assert desk.played == []


def test_a_card_that_can_be_filed_and_built_offers_both(desk: Desk) -> None:
    desk.lay(positions.action(2, active=["0-01"], ring={"red": 1}, archive=[]))
    desk.click("display_1_1")
    assert desk.played == []
    assert desk.hands.sees("large_build")
    desk.click("large_file")
    assert desk.played == ["file 1-33"]
    assert not desk.hands.sees("large_file")


def test_the_large_view_builds(desk: Desk) -> None:
    desk.lay(positions.action(2, active=["0-01"], ring={"red": 1}, archive=[]))
    desk.click("display_1_1")
    desk.click("large_build")
    assert desk.played == ["build 1-33 pay red"]


def test_an_armed_action_acts_at_once(desk: Desk) -> None:
    desk.lay(positions.action(2, active=["0-01"], ring={"red": 1}, archive=[]))
    desk.click("action_file")
    desk.click("display_1_1")
    assert desk.played == ["file 1-33"]


def test_a_card_with_which_nothing_can_be_done_says_why(desk: Desk) -> None:
    desk.lay(positions.action(2, active=["0-01"], ring={}, archive=["2-24"]))
    desk.click("display_3_0")
    assert desk.played == []
    view = desk.item("large_file")
    assert view.property("usable") is False
    assert view.property("why")
    desk.keys("Escape")
    assert not desk.hands.sees("large_file")
    desk.hands.settle(0.6)  # longer than the mouse has to rest on a card
    assert not desk.hands.sees("large_file"), "what was closed comes back by itself"


def test_a_card_of_the_archive_is_built(desk: Desk) -> None:
    desk.lay(positions.action(2, active=["0-01"], ring={"yellow": 2}))
    desk.click("archive_2-24")
    assert desk.played == []
    desk.click("large_build")
    assert desk.played == ["build 2-24 pay yellow*2"]
    desk.lay(positions.action(2, active=["0-01"], ring={"yellow": 2}))
    desk.click("action_build")
    desk.click("archive_2-24")
    assert desk.played == ["build 2-24 pay yellow*2"]


@pytest.mark.parametrize("name", ["gizmo_3-25", "ready_3-25"])
def test_a_glowing_gizmo_is_used(desk: Desk, name: str) -> None:
    desk.lay(positions.chain())
    desk.click(name)
    assert desk.played == ["use 3-25"]


def test_a_waiting_gizmo_says_why_and_is_not_used(desk: Desk) -> None:
    desk.lay(positions.chain())
    desk.click("gizmo_1-21")
    assert desk.played == []
    assert desk.item("gizmo_1-21").property("why")


def test_ending_the_turn_early_is_asked_first(desk: Desk) -> None:
    desk.lay(positions.chain())
    desk.click("button_end")
    assert desk.played == []
    desk.click("confirm_no")
    assert desk.mode == "chain"
    desk.click("button_end")
    desk.click("confirm_yes")
    assert desk.played == ["end"]


def test_paying_the_best_way_is_one_click(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.click("action_build")
    desk.click("display_2_0")
    assert desk.mode == "pay"
    best = desk.table.pay.options.rows[0]
    desk.click("button_confirm")
    assert desk.played == [best.key]


def test_another_payment_can_be_chosen_or_the_build_cancelled(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.click("action_build")
    desk.click("display_2_0")
    second = desk.table.pay.options.rows[1]
    desk.click("pay_1")
    assert desk.mode == "pay"
    assert desk.table.pay.chosen == 1
    desk.click("button_cancel")
    assert (desk.mode, desk.played) == ("action", [])
    desk.click("action_build")
    desk.click("display_2_0")
    desk.click("pay_1")
    desk.click("button_confirm")
    assert desk.played == [second.key]


def test_a_drawn_card_is_filed_and_the_rest_put_in_order(desk: Desk) -> None:
    desk.lay(positions.keep(FIVE[:4], 2))
    desk.click("hand_file_2-33")
    assert desk.mode == "order"
    assert desk.table.order == ["2-19", "2-12", "2-15"]
    desk.click("order_2-19")
    desk.click("order_right")
    assert desk.table.order == ["2-12", "2-19", "2-15"]
    desk.click("order_2-15")
    desk.click("order_left")
    desk.click("button_confirm")
    assert desk.played == ["file 2-33", "return 2-12", "return 2-15"]


def test_none_is_kept_in_any_order(desk: Desk) -> None:
    desk.lay(positions.keep(FIVE[:3], 2))
    desk.click("button_none")
    assert desk.mode == "order"
    desk.click("button_anyOrder")
    assert desk.played[0] == "skip"
    assert len(desk.played) == 3


@pytest.mark.parametrize("count", [3, 9])
def test_a_drawn_card_is_built(desk: Desk, count: int) -> None:
    cards = ["2-19", "2-33", "2-12", "2-15", "2-05", "2-06", "2-07", "2-08", "2-09"][:count]
    desk.lay(positions.keep(cards, 2, ring={"red": 3}))
    desk.hands.hover_at(desk.centre("hand_2-33"))
    desk.click("hand_build_2-33")
    if desk.mode == "pay":
        desk.click("button_confirm")
    assert desk.played[0].startswith("build 2-33")


def test_the_rest_of_an_effect_is_skipped(desk: Desk) -> None:
    desk.lay(positions.pick_two())
    desk.click("row_0")
    assert desk.mode == "pick"
    desk.click("button_skip")
    assert desk.played == ["pick blue", "skip"]


def test_every_dashboard_opens_large(desk: Desk) -> None:
    desk.lay(positions.action())
    for seat in (1, 2, 3):
        desk.click(f"opponent_{seat}")
        assert desk.item(f"tab_{seat}").property("chosen")
        desk.click("tab_0")
        assert desk.item("tab_0").property("chosen")
        desk.click("dashboard_close")
        assert not desk.hands.sees("dashboard_close")
    desk.click("own_dashboard")
    assert desk.item("tab_0").property("chosen")


def test_hovering_a_card_shows_it_large_and_lets_the_mouse_reach_the_buttons(desk: Desk) -> None:
    desk.lay(positions.action(2, active=["0-01"], ring={"red": 1}, archive=[]))
    desk.hands.hover_at(desk.centre("display_1_1"))
    desk.hands.settle(0.5)
    assert desk.hands.sees("large_build")
    desk.hands.hover_at(desk.centre("large_build"))
    desk.hands.settle(0.5)
    assert desk.hands.sees("large_build")
    desk.hands.hover_at(desk.centre("button_end"))
    desk.hands.settle(0.8)
    assert not desk.hands.sees("large_build")
