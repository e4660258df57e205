"""Rules and gallery: opened from everywhere and left again, read, searched and walked by keyboard and mouse."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.words.rules import rulebook
from tests.qml.screens.conftest import House, below
from tests.qml.screens.test_looks import texts


def rules(house: House) -> Any:
    return house.model.rules


def at(house: House) -> str:
    assert house.sees("screen_rules")
    return str(rules(house).property("at"))


def test_from_the_start_screen_and_back(house: House) -> None:
    house.click("start_rules")
    assert at(house) == "overview"
    house.keys("Right", "Right", "Escape")
    assert house.focus == "start_rules"
    house.keys("Return")
    assert at(house) == "turn"  # the book lies open where it was left
    house.click("book_gallery")
    assert house.sees("screen_gallery")
    house.click("book_back")
    assert house.focus == "start_rules"


def test_from_the_settings_back_to_the_settings(house: House) -> None:
    house.model.showSettings()
    house.hands.settle()
    house.click("settings_rules")
    house.click("book_gallery")
    house.keys("Escape")
    assert house.sees("screen_settings")
    house.keys("Escape")
    assert house.sees("screen_start")


def test_from_help_and_menu_while_a_game_waits(house: House) -> None:
    house.game("person", "computer")
    house.decide(2)
    before = house.position()
    house.hands.settle(0.1)
    assert house.focus.startswith("action_")
    house.keys("?")
    house.hands.wait(lambda: house.sees("help_rules"), "the help")
    house.click("help_rules")
    assert house.sees("screen_rules")
    house.keys("Escape")
    assert house.sees("screen_table")
    for name, screen in (("menu_rules", "screen_rules"), ("menu_gallery", "screen_gallery")):
        house.keys("m")
        house.hands.settle(0.4)
        house.click(name)
        assert house.sees(screen)
        house.keys("Escape")
        assert house.sees("screen_table")
    assert house.position() == before
    assert house.model.session.state == "person"


@pytest.mark.parametrize(
    ("name", "chapter"),
    [("row_2", "pick"), ("deck_1", "research"), ("gizmo_0-01", "chains"), ("action_build", "build")],
)
def test_f1_opens_what_the_rules_say_about_a_thing(house: House, name: str, chapter: str) -> None:
    house.game("person", "computer")
    house.item(name).forceActiveFocus()
    house.keys("F1")
    assert at(house) == chapter
    house.keys("Escape")
    assert house.sees("screen_table")


def test_a_thing_under_the_mouse_tells_of_f1_and_leads_to_the_reason(house: House) -> None:
    house.game("person", "computer")
    deck = house.item("action_build")
    assert deck.property("usable") is False  # nothing can be paid with an empty ring
    house.hands.hover_at(house.hands.open_place("action_build"))
    house.hands.wait(lambda: house.sees("tip"), "the tip")
    said = [str(each.property("text")) for each in below(house.item("tip")) if each.isVisible()]
    assert any("F1" in text for text in said)
    house.keys("F1")
    assert at(house) == "build"
    assert rulebook()[5].blocks[rules(house).property("target")].anchor == "cost"


def test_f1_asks_about_the_card_that_the_mouse_shows_large(house: House) -> None:
    house.game("person", "computer")
    house.item("action_file").forceActiveFocus()
    house.hands.hover_at(house.hands.open_place("display_3_0"))
    house.hands.wait(lambda: house.sees("large_rules"), "the large card")
    house.keys("F1")
    assert at(house) == "build"


@pytest.mark.parametrize(
    ("name", "chapter"), [("row_2", "pick"), ("deck_1", "research"), ("opponent_1", "setup"), ("own_dashboard", "pick")]
)
def test_f1_asks_about_what_is_under_the_mouse_before_what_has_the_focus(house: House, name: str, chapter: str) -> None:
    house.game("person", "computer")
    house.item("action_file").forceActiveFocus()
    house.hands.hover_at(house.hands.open_place(name))
    house.keys("F1")
    assert at(house) == chapter


def test_f1_asks_about_the_focus_that_was_moved_after_the_mouse(house: House) -> None:
    house.game("person", "computer")
    house.item("action_pick").forceActiveFocus()
    house.hands.hover_at(house.hands.open_place("row_2"))
    house.keys("Left")
    assert house.focus == "action_file"
    house.keys("F1")
    assert at(house) == "file"


def test_a_large_card_has_a_way_to_the_rules(house: House) -> None:
    house.game("person", "computer")
    house.click("display_3_0")
    house.click("large_rules")
    assert at(house) == "build"


def test_the_page_is_where_the_link_leads(house: House) -> None:
    house.model.openRules("chains.skip")
    house.hands.settle(0.1)
    page = house.item("rules_page")
    found = [each for each in below(page) if each.property("sought") is True]
    assert len(found) == 1
    top = found[0].mapToItem(page, 0, 0).y()
    assert 0 <= top <= page.height() - found[0].height()


def test_reading_by_keyboard(house: House) -> None:
    house.click("start_rules")
    page = house.item("rules_page")
    house.hands.settle(0.1)
    assert house.focus == "rules_page"
    house.keys("Down")
    house.press(Qt.Key.Key_PageDown)
    low = page.property("contentY")
    assert low > 0
    assert rules(house).property("scroll") > 0
    house.keys("Home")
    assert page.property("contentY") == 0
    house.item("rules_tab_overview").forceActiveFocus()
    house.keys("Down", "Down")
    assert at(house) == "turn"
    assert house.focus == "rules_tab_turn"
    assert page.property("contentY") == 0


def test_searching_the_rules(house: House) -> None:
    house.click("start_rules")
    house.keys("/")
    assert house.focus == "book_search"
    house.keys(*"random")
    first = (at(house), rules(house).property("target"))
    assert "random" in " ".join(block["text"] for block in rules(house).property("page")["blocks"])
    marked = [each for each in below(house.item("rules_page")) if each.property("marked") is True]
    assert marked
    assert all("<u>" in str(each.property("text")) for each in marked)
    house.keys("Return")
    assert (at(house), rules(house).property("target")) != first
    house.keys("Escape")
    assert rules(house).property("query") == ""
    assert house.sees("screen_rules")
    house.keys("Escape")
    assert house.sees("screen_start")


def test_headings_and_figures_are_told_to_screen_readers(house: House) -> None:
    house.model.openRules("chains")
    house.hands.settle(0.1)
    roles: dict[Any, list[str]] = {}
    for item in below(house.item("rules_page")):
        face = QAccessible.queryAccessibleInterface(item)
        if face is not None and item.isVisible():
            roles.setdefault(face.role(), []).append(face.text(QAccessible.Text.Name))
    assert rulebook()[8].title in roles[QAccessible.Role.Heading]
    assert len(roles[QAccessible.Role.Graphic]) >= 3
    page = QAccessible.queryAccessibleInterface(house.item("rules_page"))
    assert page.text(QAccessible.Text.Name) == rulebook()[8].title
    assert all(block.text in page.text(QAccessible.Text.Description) for block in rulebook()[8].blocks)


# -- gallery -----------------------------------------------------------------------------------------------------------


def gallery(house: House) -> QQuickItem:
    house.model.showGallery()
    house.hands.settle(0.1)
    return house.item("gallery_grid")


def test_the_grid_is_walked_by_arrows(house: House) -> None:
    grid = gallery(house)
    assert house.focus == "gallery_1-01"
    house.keys("Right", "Down")
    columns = grid.property("columns")
    assert grid.property("currentIndex") == columns + 1
    assert house.focus == f"gallery_1-{columns + 2:02}"
    house.keys("End")
    assert grid.property("currentIndex") == len(CARDS) - 1
    assert house.focus == "gallery_0-04"
    house.keys("Home")
    assert house.focus == "gallery_1-01"


def test_filters_by_mouse_and_search_by_key(house: House) -> None:
    grid = gallery(house)
    house.click("gallery_3")
    house.click("gallery_any")
    assert grid.property("count") == 4
    house.click("gallery_all")
    house.ctrl(Qt.Key.Key_F)
    house.keys(*"2-14")
    assert grid.property("count") == 1
    house.keys("Return")
    assert house.focus == "gallery_2-14"
    house.keys("/", *"zzz")
    assert grid.property("count") == 0
    assert not house.sees("gallery_rules")
    house.click("book_clear")
    assert grid.property("count") == len(CARDS)


def test_a_card_leads_to_its_rules_and_back(house: House) -> None:
    gallery(house)
    house.model.gallery.setProperty("query", "3-05")
    house.hands.settle(0.1)
    house.click("gallery_rules")
    assert at(house) == "upgrades"
    house.click("book_gallery")
    assert house.item("gallery_grid").property("count") == 1


def test_in_a_game_cards_say_where_they_are(house: House) -> None:
    house.game("person", "computer")
    house.decide(8)
    gallery(house)
    for name in ("gallery_seen", "gallery_unseen"):
        assert house.sees(name)
    house.click("gallery_seen")
    rows = [house.model.gallery.rows.get(n) for n in range(house.model.gallery.rows.count)]
    assert {row["where"] for row in rows} >= {"active", "display"}
    first = QAccessible.queryAccessibleInterface(house.item("gallery_" + rows[0]["card"]))
    assert rows[0]["spoken"] in first.text(QAccessible.Text.Description)


# -- looks -------------------------------------------------------------------------------------------------------------


def is_scrolled(item: QQuickItem | None) -> bool:
    """Is it inside of what can be scrolled?"""
    while item is not None and item.objectName() not in ("rules_page", "gallery_grid"):
        item = item.parentItem()
    return item is not None


def outside(house: House) -> list[str]:
    """Texts that are cut or lie beyond the window, but for what can be scrolled into sight."""
    width, height = house.shown.window.width(), house.shown.window.height()
    found = []
    for text in texts(house):
        box = text.mapRectToScene(text.boundingRect())
        beyond = box.left() < -1 or box.right() > width + 1
        if not is_scrolled(text):
            beyond = beyond or box.top() < -1 or box.bottom() > height + 1
        if text.property("text") and (beyond or text.property("truncated")):
            found.append(str(text.property("text")))
    return found


@pytest.mark.parametrize(
    ("size", "fonts"),
    [((1280, 720), "latin"), ((1280, 720), "japanese"), ((900, 1400), "latin"), ((3440, 1440), "japanese")],
)
def test_nothing_is_cut(house: House, size: tuple[int, int], fonts: str) -> None:
    house.theme.setProperty("japanese", fonts == "japanese")
    house.shown.window.resize(*size)
    house.hands.settle(0.1)
    cut: dict[str, list[str]] = {}
    for chapter in rulebook():
        house.model.openRules(chapter.ident)
        house.hands.settle()
        cut[chapter.ident] = outside(house)
    gallery(house)
    cut["gallery"] = outside(house)
    assert {name: found for name, found in cut.items() if found} == {}


@pytest.mark.parametrize("name", ["rules", "gallery"])
def test_idle_means_no_frames(house: House, name: str) -> None:
    if name == "rules":
        house.model.openRules("chains")
    else:
        house.model.showGallery()
    frames: list[int] = []
    house.shown.window.frameSwapped.connect(lambda: frames.append(1))
    for _ in range(10):  # on a busy machine the cards take their time
        frames.clear()
        QTest.qWait(700)
        if not frames:
            return
    pytest.fail("it never comes to rest")
