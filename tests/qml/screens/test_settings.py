"""Settings: every control by mouse and keyboard, in effect at once; the size of everything."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow

from gizmos_desktop.records import Places, load_settings
from tests.qml.screens.conftest import House

CHOICES = {
    "game": {"speed": ["slow", "normal", "fast", "off"], "undo": ["practice", "off", "reveal"]},
    "display": {"theme": ["light", "dark", "system"], "reducedMotion": ["on", "off", "system"]},
}
SWITCHES = {
    "game": ["autoPass", "autoPay", "confirmEndTurn", "confirmLeave", "chute"],
    "display": ["softwareRenderer"],
}


def value(house: House, key: str) -> Any:
    return getattr(house.model.settings, key)


@pytest.mark.parametrize("page", ["game", "display"])
def test_every_control_by_mouse(house: House, page: str) -> None:
    house.click("start_settings")
    house.click(f"settings_tab_{page}")
    for key, codes in CHOICES[page].items():
        for code in codes:
            house.click(f"settings_{key}_{code}")
            assert value(house, key) == code
    for key in SWITCHES[page]:
        old = value(house, key)
        house.click(f"settings_{key}")
        assert value(house, key) is not old
    house.click("settings_back")
    assert house.focus == "start_settings"
    written = load_settings(Places.under(house.home)).settings
    assert written.speed == value(house, "speed")


def test_all_by_keyboard(house: House) -> None:
    house.keys("Tab", "Tab", "Tab", "Tab", "Return")
    assert house.focus == "settings_tab_game"
    house.keys("Down")
    assert house.focus == "settings_tab_display"
    house.keys("End")
    assert house.focus == "settings_tab_trouble"
    house.keys("Home", "Tab", "Right")
    assert value(house, "speed") == "fast"
    house.keys("Tab", "Space")
    assert value(house, "autoPass") is False
    house.keys("Escape")
    assert house.sees("screen_start")


def test_theme_and_movement_follow_at_once(house: House) -> None:
    settings = house.model.settings
    for theme, dark in (("light", False), ("dark", True)):
        settings.setProperty("theme", theme)
        assert house.theme.property("dark") is dark
    for reduced, motion in (("on", 0), ("off", 1)):
        settings.setProperty("reducedMotion", reduced)
        assert house.theme.property("motion") == motion


def test_back_to_defaults(house: House) -> None:
    house.click("start_settings")
    assert house.item("settings_reset").property("usable") is False
    house.click("settings_speed_slow")
    assert not house.sees("settings_undo")
    house.click("settings_reset")
    assert value(house, "speed") == "normal"
    assert house.item("settings_speed_normal").isVisible()
    house.click("settings_undo")
    assert value(house, "speed") == "slow"
    assert not house.sees("settings_undo")
    assert house.focus == "settings_reset"
    house.click("settings_reset")
    house.keys("Escape")
    house.click("start_settings")
    assert value(house, "speed") == "normal"
    assert not house.sees("settings_undo")


def test_full_screen_and_back(house: House) -> None:
    house.click("start_settings")
    house.click("settings_tab_display")
    house.click("settings_window_full")
    assert house.shown.window.visibility() == QWindow.Visibility.FullScreen
    house.click("settings_window_window")
    assert house.shown.window.visibility() == QWindow.Visibility.Windowed


def test_a_language_is_chosen(house: House) -> None:
    house.click("start_settings")
    house.click("settings_tab_language")
    house.click("settings_language_en")
    assert value(house, "language") == "en"
    assert house.item("settings_language_en").property("chosen")
    house.click("settings_language_system")
    assert value(house, "language") == ""


def test_the_game_waits_and_takes_over_the_speed(house: House) -> None:
    house.game("person", "computer")
    house.decide(2)
    before = house.position()
    house.click("settings_open")
    house.click("settings_speed_slow")
    house.keys("Escape")
    assert house.sees("screen_table")
    assert house.position() == before
    assert house.model.table.speed == "slow"
    assert house.model.session.speed == "slow"
    way: Any = house.shown.engine.singletonInstance("Gizmos.Ui", "OnTheWay")
    assert way.property("pace") > 1
    house.model.settings.setProperty("speed", "off")
    assert way.property("pace") == 0


def inside(house: House) -> bool:
    """What has the focus lies within the window; of what is larger than the window the beginning does."""
    item = house.hands.focused()
    assert item is not None
    box = item.mapRectToScene(item.boundingRect())
    size = house.shown.window.size()
    return (
        0 <= box.left() < size.width()
        and 0 <= box.top() < size.height()
        and (box.right() <= size.width() or box.width() > size.width())
        and (box.bottom() <= size.height() or box.height() > size.height())
    )


@pytest.mark.parametrize("scale", [80, 150, 200])
def test_at_any_size_the_focus_is_in_sight(house: House, scale: int) -> None:
    house.model.settings.setProperty("uiScale", scale)
    house.hands.settle()
    for _ in range(7):
        house.keys("Tab")
        assert inside(house), house.focus
    house.game("person", "computer")
    house.decide(3)
    for key in ["Tab"] * 9 + ["Left", "Up", "Right", "Down"]:
        house.keys(key)
        assert inside(house), house.focus
    house.ctrl(Qt.Key.Key_Z)


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_above_100_percent_new_game_opens_at_its_beginning(house: House, way: str) -> None:
    house.model.settings.setProperty("uiScale", 120)
    house.hands.settle()
    if way == "key":
        house.item("start_new").forceActiveFocus()
        house.keys("Return")
    else:
        house.click("start_new")
    house.hands.wait(lambda: house.sees("setup_back"), "the head of New game")
    assert {"setup_name_0", "setup_person_0"} <= set(house.hands.visible())
    assert inside(house)
    for _ in range(30):
        house.keys("Tab")
        assert inside(house), house.focus
    house.item("setup_name_0").forceActiveFocus()
    house.keys("Return")
    assert house.model.screen == "table"


def test_above_100_percent_the_mouse_gets_everywhere(house: House) -> None:
    house.model.settings.setProperty("uiScale", 200)
    size = house.shown.window.size()
    seen = set()
    for across in (2, size.width() // 2, size.width() - 3):
        for down in (2, size.height() // 2, size.height() - 3):
            house.hands.hover_at(
                house.shown.window.contentItem().boundingRect().topLeft().toPoint().__class__(across, down)
            )
            seen |= set(house.hands.visible())
    assert {"start_new", "start_games", "start_quit", "start_about"} <= seen


def test_leaving_the_table_while_things_are_on_their_way(house: House) -> None:
    """The fixture looks for complaints of Qt."""
    house.game("person", "computer")
    house.model.settings.setProperty("speed", "slow")
    session = house.model.session
    way: Any = house.shown.engine.singletonInstance("Gizmos.Ui", "OnTheWay")
    session.play(next(str(action) for action in session.legal if action.kind == "pick"))
    house.hands.settle(0.05)
    assert house.item("flights").childItems(), "nothing flies"
    house.model.showSettings()
    house.hands.settle(0.1)
    assert way.property("keys").toVariant() == {}
    house.model.back()
    house.hands.settle(0.3)
    assert house.model.screen == "table"
