"""Every decision by keyboard; the focus is always somewhere useful, and dialogs hold it and give it back."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tools.robot.walker import reach

SIX = ["2-19", "2-33", "2-12", "2-15", "2-02", "2-36"]
NINE = ["2-19", "2-33", "2-12", "2-15", "2-05", "2-06", "2-07", "2-08", "2-09"]
BOTH: dict[str, Any] = {"active": ["0-01"], "ring": {"red": 1}, "archive": []}


def test_the_focus_begins_at_the_first_action(desk: Desk) -> None:
    desk.lay(positions.action())
    assert desk.focus == "action_file"


def test_tab_goes_from_area_to_area_and_back(desk: Desk) -> None:
    desk.lay(positions.action())
    way = []
    for _ in range(8):
        desk.keys("Tab")
        way.append(desk.focus)
    kinds = [name.split("_")[0] for name in way]
    assert kinds == ["deck", "row", "own", "gizmo", "archive", "opponent", "menu", "action"]
    for _ in range(8):
        desk.keys("Backtab")
    assert desk.focus == "action_file"


def test_tab_goes_by_areas_where_no_window_is_active(desk: Desk) -> None:
    """Without a window manager no window is active for Qt, and its shortcuts are dead; keys come all the same."""
    desk.lay(positions.action())
    way = []
    for key in [Qt.Key.Key_Tab] * 8 + [Qt.Key.Key_Backtab]:
        focus = desk.hands.focused()
        assert focus is not None
        QCoreApplication.sendEvent(focus, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        way.append(desk.focus.split("_")[0])
    assert way == ["deck", "row", "own", "gizmo", "archive", "opponent", "menu", "action", "menu"]


@pytest.mark.parametrize("key", ["m", "F10"])
def test_a_key_opens_the_menu(desk: Desk, key: str) -> None:
    desk.lay(positions.action())
    before = desk.focus
    desk.keys(key)
    assert desk.hands.sees("menu_close")
    desk.keys("Escape")
    assert (desk.hands.sees("menu_close"), desk.focus) == (False, before)


def test_tab_leads_from_the_log_to_the_table(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.keys("l")
    assert desk.focus == "log_list"
    desk.keys("Tab")
    assert desk.focus.startswith("action_")


def test_an_area_remembers_where_the_focus_was(desk: Desk) -> None:
    desk.lay(positions.action())
    reach(desk.hands, "display_1_2")
    desk.keys("Tab", "Backtab")
    assert desk.focus == "display_1_2"


@pytest.mark.parametrize(
    ("key", "way", "done"),
    [
        ("f", "display_", "file 1-19"),
        ("p", "row_", "pick blue"),
        ("r", "deck_1", "research 1"),
    ],
)
def test_an_action_key_arms_and_leads_to_the_first_thing(desk: Desk, key: str, way: str, done: str) -> None:
    desk.lay(positions.action(2, ring={}))
    desk.keys(key)
    assert desk.focus.startswith(way)
    desk.keys("Return")
    assert desk.played == [done]


def test_f_and_b_act_on_the_focused_card(desk: Desk) -> None:
    desk.lay(positions.action(2, **BOTH))
    reach(desk.hands, "display_1_1")
    desk.keys("b")
    assert desk.played == ["build 1-33 pay red"]
    desk.lay(positions.action(2, **BOTH))
    reach(desk.hands, "display_1_1")
    desk.keys("f")
    assert desk.played == ["file 1-33"]


def test_enter_on_a_card_with_two_uses_leads_to_both(desk: Desk) -> None:
    desk.lay(positions.action(2, **BOTH))
    reach(desk.hands, "display_1_1")
    desk.keys("Return")
    assert desk.focus == "large_build"
    desk.keys("Left")
    assert desk.focus == "large_file"
    desk.keys("Escape")
    assert desk.focus == "display_1_1"
    desk.keys("Space", "Space")
    assert desk.played == ["build 1-33 pay red"]


def test_enter_on_a_card_with_one_use_leads_to_it(desk: Desk) -> None:
    desk.lay(positions.action(2, ring={}))
    reach(desk.hands, "display_3_0")
    desk.keys("Return")
    assert (desk.focus, desk.played) == ("large_file", [])
    desk.keys("Return")
    assert desk.played == ["file 3-19"]


def test_escape_disarms(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.keys("f")
    assert desk.table.chosenKind == "file"
    desk.keys("Escape", "Escape")
    assert desk.table.chosenKind == ""


def test_digits_use_ready_gizmos_and_e_ends_the_turn(desk: Desk) -> None:
    desk.lay(positions.chain())
    assert desk.focus.startswith("ready_")
    desk.keys("1")
    assert desk.played == ["use 3-25"]
    desk.keys("e")
    assert desk.focus == "confirm_no"
    desk.keys("Escape")
    assert desk.mode == "chain"
    desk.keys("e", "Tab")
    while desk.focus != "confirm_yes":
        desk.keys("Tab")
    desk.keys("Return")
    assert desk.played == ["use 3-25", "end"]


def test_paying_by_keyboard(desk: Desk) -> None:
    desk.lay(positions.action())
    reach(desk.hands, "display_2_0")
    desk.keys("b")
    assert (desk.mode, desk.focus) == ("pay", "button_confirm")
    keys = [row.key for row in desk.table.pay.options.rows]
    desk.keys("3")
    assert desk.table.pay.chosen == 2
    desk.keys("Escape")
    assert (desk.mode, desk.played) == ("action", [])
    assert desk.focus
    reach(desk.hands, "display_2_0")
    desk.keys("b")
    reach(desk.hands, "pay_1")
    assert desk.table.pay.chosen == 1
    desk.keys("Return")
    assert desk.played == [keys[1]]


def test_research_by_keyboard(desk: Desk) -> None:
    desk.lay(positions.keep(SIX, 2))
    assert desk.focus == "hand_2-19"
    desk.keys("Right")
    assert desk.focus == "hand_2-33"
    desk.keys("f")
    assert desk.played == ["file 2-33"]
    assert (desk.mode, desk.focus) == ("order", "order_2-19")
    desk.keys("Right", "Right")
    assert desk.table.order[:3] == ["2-12", "2-15", "2-19"]
    assert desk.focus == "order_2-19"
    desk.keys("Left")
    assert desk.table.order[1] == "2-19"
    desk.keys("Up")
    assert desk.focus == "order_2-12"
    desk.keys("Down", "Down")
    assert desk.focus == "order_2-15"
    desk.keys("Left", "Left")
    assert desk.table.order[:3] == ["2-15", "2-12", "2-19"]
    desk.keys("Tab", "Backtab")
    assert desk.focus.startswith("order_")
    desk.keys("a")
    assert len(desk.played) == 5


def test_many_drawn_cards_by_keyboard(desk: Desk) -> None:
    desk.lay(positions.keep(NINE, 2))
    desk.keys("Right", "Right", "Down")
    assert desk.focus == "hand_2-09"
    desk.keys("n")
    assert desk.played == ["skip"]
    assert desk.mode == "order"
    desk.keys("Return" if desk.focus.startswith("button") else "a")
    assert len(desk.played) == 9


def test_an_effect_leads_to_its_things_and_s_skips(desk: Desk) -> None:
    desk.lay(positions.pick_two())
    assert desk.focus == "row_0"
    desk.keys("Return")
    assert desk.played == ["pick blue"]
    assert desk.focus.startswith("row_")
    desk.keys("s")
    assert desk.played == ["pick blue", "skip"]


@pytest.mark.parametrize(("key", "chosen"), [("F2", 1), ("F3", 2), ("F4", 3), ("d", 0)])
def test_dashboards_open_by_key_and_give_the_focus_back(desk: Desk, key: str, chosen: int) -> None:
    desk.lay(positions.action())
    reach(desk.hands, "display_1_1")
    desk.keys(key)
    assert desk.item(f"tab_{chosen}").property("chosen")
    seen = set()
    for _ in range(12):
        desk.keys("Tab")
        seen.add(desk.focus)
    assert {"dashboard_close", "tab_0", "tab_3"} <= seen
    assert not any(name.startswith(("display_", "action_", "row_")) for name in seen)
    desk.keys("Escape")
    assert not desk.hands.sees("dashboard_close")
    assert desk.focus == "display_1_1"


def test_the_log_opens_and_gives_the_focus_back(desk: Desk) -> None:
    desk.lay(positions.action())
    reach(desk.hands, "row_3")
    desk.keys("l")
    desk.hands.settle(0.4)
    assert desk.hands.sees("log_close")
    desk.keys("l")
    desk.hands.settle(0.4)
    assert not desk.hands.sees("log_close")
    assert desk.focus == "row_3"


def test_the_menu_leaves_the_game_after_a_question(desk: Desk) -> None:
    desk.lay(positions.action())
    reach(desk.hands, "menu")
    desk.keys("Return")
    assert desk.focus == "menu_help"
    desk.keys("Escape")
    assert desk.focus == "menu"
    desk.keys("Return", *["Down"] * 7, "Return")
    assert desk.focus == "confirm_no"
    desk.keys("Return")
    assert desk.hands.sees("screen_table")
    assert desk.focus == "menu"
    desk.keys("Return", *["Down"] * 7, "Return", "Left", "Return")
    assert desk.hands.sees("start_new")


def test_help_is_one_key_away(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.keys("F1")
    assert desk.focus != "action_file"
    desk.keys("Tab", "Escape")
    assert desk.focus == "action_file"


def test_when_the_focused_thing_goes_the_focus_comes_home(desk: Desk) -> None:
    desk.lay(positions.action(2, ring={}))
    reach(desk.hands, "display_3_0")
    desk.keys("f")
    assert desk.played == ["file 3-19"]
    focus = desk.hands.focused()
    assert focus is not None
    assert focus.isVisible()
    assert desk.focus != "screen_table"


def test_enter_on_a_card_is_done_with_the_order(desk: Desk) -> None:
    desk.lay(positions.order(SIX, 2))
    desk.keys("Right")
    want = list(desk.table.order)
    desk.keys("Return")
    assert desk.played == [f"return {card}" for card in want[:-1]]


def test_while_computers_play_space_skips_ahead_and_takes_nothing_back(desk: Desk) -> None:
    desk.lay(positions.action(2, ring={}), speed="slow")
    desk.keys("p", "Return")
    assert desk.mode == "wait"
    assert desk.focus == "button_hurry"
    desk.keys("Space", "Space")
    assert len(desk.played) == 1
    assert not desk.hands.sees("confirm_yes")
    reach(desk.hands, "display_1_1")
    desk.keys("Space")
    assert desk.mode == "wait"
    assert desk.focus == "display_1_1"
