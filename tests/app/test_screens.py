"""The screens around the table, by mouse and keyboard: start, new game, hand-over, end, log, help, about."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QWindow

from tests.app.conftest import Shell


def test_the_start_screen_is_walked_by_tab(shell: Shell) -> None:
    assert shell.focus() == "start_new"
    way = []
    for _ in range(10):
        way.append(shell.focus().removeprefix("start_"))
        shell.keys("Tab")
    assert way == ["new", "learn", "games", "statistics", "settings", "rules", "help", "about", "quit", "language"]
    assert shell.focus() == "start_new"
    shell.keys("Backtab", "Backtab")
    assert shell.focus() == "start_quit"


@pytest.mark.parametrize("key", ["F1", "?"])
def test_help_opens_anywhere_and_gives_the_focus_back(shell: Shell, key: str) -> None:
    shell.keys(*["Tab"] * 6, key)
    assert shell.hands.sees("help_close")
    for _ in range(5):
        shell.keys("Tab")
        assert not shell.focus().startswith("start_")
    shell.keys("F1", "Escape")
    assert not shell.hands.sees("help_close")
    assert shell.focus() == "start_help"


def test_help_and_about_by_mouse(shell: Shell) -> None:
    for name in ("help", "about"):
        shell.hands.click(f"start_{name}")
        assert shell.hands.sees(f"{name}_close")
        shell.hands.click(f"{name}_close")
        assert not shell.hands.sees(f"{name}_close")
        assert shell.focus() == f"start_{name}"


def test_f11_is_full_screen_and_back(shell: Shell) -> None:
    window = shell.hands.window
    shell.keys("Return")
    window_key(shell, "F11")
    assert window.visibility() == QWindow.Visibility.FullScreen
    window_key(shell, "F11")
    assert window.visibility() == QWindow.Visibility.Windowed


def window_key(shell: Shell, name: str) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    QTest.keyClick(shell.hands.window, getattr(Qt.Key, f"Key_{name}"))
    shell.hands.settle()


def test_enter_twice_is_a_game_and_esc_goes_back(shell: Shell) -> None:
    shell.keys("Return")
    assert shell.model.screen == "setup"
    assert shell.focus() == "setup_start"
    shell.keys("Escape")
    assert shell.model.screen == "start"
    assert shell.focus() == "start_new"
    shell.keys("Return", "Return")
    assert shell.model.screen == "table"


def test_everything_of_a_new_game_by_keyboard(shell: Shell) -> None:
    shell.keys("Return", "Tab")
    setup = shell.model.setup
    assert shell.focus() == "setup_back"
    shell.keys("Tab")
    assert shell.focus() == "setup_name_0"
    shell.hands.write("zoe?")  # typed, not taken for the key that asks for help
    assert setup.game_setup().seats[0].name.lower() == "zoe?"
    assert not shell.hands.sees("help_close")
    shell.keys("Tab", "Right")
    assert setup.game_setup().seats[0].kind == "computer"
    shell.keys("Left")
    assert setup.game_setup().seats[0].kind == "person"
    shell.keys("Tab")
    assert shell.focus() == "setup_name_1"
    shell.keys("Tab", "Tab")
    assert shell.focus().startswith("setup_level_1_")
    levels = [level["id"] for level in setup.levels]
    shell.keys(*["Left"] * len(levels))
    assert setup.game_setup().seats[1].level == levels[0]
    shell.keys("Right")
    assert setup.game_setup().seats[1].level == levels[1]
    shell.keys("Tab")
    assert shell.focus() == "setup_character_1_0"
    shell.keys("Right", "Right", "Left")
    assert setup.game_setup().seats[1].level == f"{levels[1]}.{setup.characters[1]['id']}"
    shell.keys("Tab")
    assert shell.focus() == "setup_add"
    shell.keys("Space")
    assert setup.seatCount == 3
    assert shell.hands.focused() is not None
    shell.keys("Return")
    assert setup.seatCount == 3 or shell.model.screen == "setup"


def test_the_focus_is_not_lost_with_a_seat(shell: Shell) -> None:
    shell.keys("Return")
    shell.hands.click("setup_add")
    assert shell.focus() == "setup_name_2"
    shell.hands.click("setup_add")
    assert shell.focus() == "setup_name_3"
    assert not shell.hands.sees("setup_add")
    shell.hands.click("setup_remove_3")
    assert shell.focus() in ("setup_add", "setup_name_2")
    shell.keys("Tab")
    assert shell.focus() != ""


def test_a_bad_number_or_name_is_said_and_nothing_starts(shell: Shell) -> None:
    shell.keys("Return")
    shell.hands.click("setup_seed")
    shell.hands.write("12x")
    assert shell.model.setup.problem != ""
    shell.keys("Return")
    shell.hands.click("setup_start")
    assert shell.model.screen == "setup"
    shell.hands.click("setup_seed")
    shell.keys("BackSpace")
    shell.hands.write("34")
    assert shell.model.setup.problem == ""
    shell.hands.click("setup_name_0")
    shell.keys("BackSpace")
    assert shell.model.setup.problem != ""
    shell.keys("Return")
    assert shell.model.screen == "setup"


def test_the_dice_give_a_number_to_note_down(shell: Shell) -> None:
    shell.keys("Return")
    shell.hands.click("setup_dice")
    assert shell.model.setup.seedText.isdigit()
    assert shell.hands.find("setup_seed").property("text") == shell.model.setup.seedText


def test_nothing_of_the_table_is_seen_at_a_hand_over(shell: Shell) -> None:
    shell.game("person", "person")
    assert shell.hands.sees("screen_handover")
    names = shell.hands.visible()
    assert "screen_table" not in names
    assert not [name for name in names if name.startswith(("display_", "row_", "gizmo_", "hand_"))]
    assert shell.focus() == "handover_ready"
    shell.keys("Space")
    assert shell.hands.sees("screen_table")
    assert not shell.hands.sees("screen_handover")
    assert shell.focus() != ""


def test_a_key_held_down_does_not_run_through_a_hand_over(shell: Shell) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent, Qt
    from PySide6.QtGui import QKeyEvent

    shell.game("person", "person")
    for _ in range(5):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        QCoreApplication.sendEvent(shell.hands.window, event)
    shell.hands.settle()
    assert shell.hands.sees("screen_handover")


def test_leaving_at_a_hand_over(shell: Shell) -> None:
    shell.game("person", "person")
    shell.keys("Escape")
    assert shell.hands.sees("pause_leave")
    assert shell.focus() == "pause_stay"
    shell.keys("Return")
    assert shell.hands.sees("screen_handover")
    assert shell.focus() == "handover_ready"
    shell.hands.click("handover_menu")
    shell.hands.click("pause_leave")
    assert shell.model.screen == "start"
    assert shell.focus() == "start_new"
    shell.keys("Return")
    assert shell.model.screen == "setup"


def test_the_log_is_opened_and_closed_by_its_key(shell: Shell) -> None:
    shell.game("person", "computer", speed="slow")
    before = shell.focus()
    shell.keys("l")
    shell.hands.settle(0.3)
    assert shell.focus() == "log_list"
    shell.keys("Up", "Down", "End", "Home", "Escape")
    shell.hands.settle(0.3)
    assert not shell.hands.sees("log_close")
    assert shell.focus() == before


def test_the_end_offers_another_game(shell: Shell) -> None:
    shell.game("computer", "computer", seed="7")
    shell.hands.wait(lambda: shell.model.screen == "end", "the end of the game")
    shell.hands.settle()
    assert shell.focus() == "end_sheet"
    first = [(row.name, row.score) for row in shell.model.result.rows.rows]
    shell.hands.click("end_same")
    shell.hands.wait(lambda: shell.model.screen == "end", "the end of the same game")
    assert [(row.name, row.score) for row in shell.model.result.rows.rows] == first
    assert shell.model.result.seed == "7"
    shell.hands.click("end_setup")
    assert shell.model.screen == "setup"
    assert shell.model.setup.seatCount == 2


def test_play_again_is_another_deal_of_the_same_seats(shell: Shell) -> None:
    shell.game("computer", "person", seed="7")
    shell.model.playAgain()
    shell.hands.settle()
    assert shell.model.screen == "table"
    first = shell.model.table.seatModel(0)
    assert first.name == shell.model.setup.game_setup().seats[0].name
    shell.model.showStart()
    assert shell.focus() == "start_new"
