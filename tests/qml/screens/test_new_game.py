"""New game and leaving: one rule for the number of the deal, choices that stay, words that are true."""

from __future__ import annotations

from PySide6.QtQuick import QQuickItem

from gizmos_desktop.app.setup import SEED_DIGITS
from tests.qml.screens.conftest import House, below


def words(house: House) -> list[str]:
    """All texts that are seen."""
    return [
        str(item.property("text"))
        for item in below(house.shown.window.contentItem())
        if item.isVisible() and item.property("truncated") is not None
    ]


def test_the_field_takes_no_number_that_the_set_up_does_not(house: House) -> None:
    house.model.showSetup()
    house.hands.settle()
    house.click("setup_seed")
    house.hands.write("1234567890123456789")
    assert house.model.setup.seedText == "1234567890123456789"[:SEED_DIGITS]
    assert (house.model.setup.seedValid, house.model.setup.problem) == (True, "")


def test_space_keeps_what_the_arrows_chose(house: House) -> None:
    house.model.showSetup()
    house.hands.settle()
    house.click("setup_speed_slow")
    house.keys("Right", "Right")
    assert house.model.setup.speed == "fast"
    house.keys("Space", "Space")
    assert (house.model.setup.speed, house.model.screen) == ("fast", "setup")
    house.click("setup_computer_0")
    house.keys("Space")
    assert house.model.setup.seats.get(0)["kind"] == "computer"


def promised(house: House) -> str:
    """What the button promises to answer."""
    return str(house.item("setup_start").property("key"))


def test_enter_starts_wherever_the_focus_is(house: House) -> None:
    for name in (
        "setup_start",
        "setup_speed_fast",
        "setup_computer_1",
        "setup_name_0",
        "setup_seed",
        "setup_level_1_1",
    ):
        house.model.showSetup()
        house.hands.settle()
        if name == "setup_start":
            house.item(name).forceActiveFocus()
        else:
            house.click(name)
        house.hands.settle()
        assert promised(house) == "Enter", name
        house.keys("Return")
        assert house.model.screen == "table", name


def test_what_needs_enter_gets_it_and_the_button_promises_nothing(house: House) -> None:
    house.model.showSetup()
    house.hands.settle()
    for name in ("setup_chute", "setup_dice", "setup_add"):
        house.item(name).forceActiveFocus()
        house.hands.settle()
        assert promised(house) == "", name
        house.keys("Return")
        assert house.model.screen == "setup", name
    setup = house.model.setup
    assert (setup.chute, setup.seedText != "", setup.seatCount) == (True, True, 3)
    house.item("setup_start").forceActiveFocus()
    house.hands.settle()
    assert promised(house) == "Enter"


def test_enter_on_a_level_chooses_it_and_enter_again_starts(house: House) -> None:
    house.model.showSetup()
    house.hands.settle()
    house.item("setup_level_1_3").forceActiveFocus()
    house.hands.settle()
    assert promised(house) == ""
    house.keys("Return")
    assert (house.model.screen, house.model.setup.seats.rows[1].level) == ("setup", house.model.setup.levels[3]["id"])
    assert promised(house) == "Enter"
    house.keys("Space")
    assert house.model.screen == "setup"
    house.keys("Return")
    assert house.model.screen == "table"


def robots(item: QQuickItem) -> list[int]:
    """Ranks of the level robots that are seen in it."""
    return [
        int(part.property("level"))
        for part in below(item)
        if part.isVisible() and str(part.property("path") or "").startswith("levelbots/")
    ]


def test_new_game_shows_the_robots_of_the_levels_there_are(house: House) -> None:
    house.game("person", "computer")
    house.decide(2)
    house.model.showStart()
    house.hands.settle()
    ranks = [level["rank"] for level in house.model.setup.levels]
    assert robots(house.item("start_new")) == ranks
    house.model.showSetup()
    house.hands.settle()
    assert [house.item(f"setup_level_1_{n}").property("level") for n in range(len(ranks))] == ranks


def test_the_question_before_leaving_says_what_becomes_of_the_game(house: House) -> None:
    house.game("person", "computer")
    house.click("menu")
    house.click("menu_leave")
    assert "Nothing has been decided in this game yet." in words(house)
    house.click("confirm_no")
    house.decide(2)
    house.click("menu")
    house.click("menu_leave")
    assert "Your game is saved as it is now. Continue it from the start screen at any time." in words(house)
    house.click("confirm_yes")
    assert house.sees("start_continue")


def test_a_computer_gets_a_character_by_keys(house: House) -> None:
    house.model.showSetup()
    house.hands.settle()
    house.click("setup_level_1_3")
    house.keys("Tab", "Right", "Right")
    assert house.focus == "setup_character_1_2"
    assert house.model.setup.seats.get(1)["character"] == "filer"
    assert "Inventor, Archivist" in words(house)
    house.keys("Space")
    house.keys("Return")
    assert house.model.screen == "table"
    assert house.model.session.seats[1].level == "inventor.filer"
    assert "Computer, Inventor, Archivist" in words(house)
