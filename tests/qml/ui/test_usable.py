"""Everything that can be used: mouse, keys and assistive tools do the same, and the reason why not can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest

from tests.qml.ui.stage import Stage

USABLES = {
    "Btn": 'Btn { label: "End turn" }',
    "Btn primary": 'Btn { label: "File"; sub: "triggers 1"; primary: true; icon: "file"; key: "F" }',
    "IconBtn": 'IconBtn { label: "Menu"; icon: "menu" }',
    "Toggle": 'Toggle { label: "Chute" }',
    "GizmoCard": 'GizmoCard { card: CardBook.card("2-14") }',
    "Plate": 'Plate { card: CardBook.card("2-14"); mark: "armed"; key: "1" }',
    "Deck": "Deck { level: 2; count: 7 }",
    "Sphere": 'Sphere { energy: "red" }',
    "AvatarTab": 'AvatarTab { seat: 1; name: "Bo" }',
    "LevelTile": 'LevelTile { level: 3; name: "Hard" }',
    "Socket": 'Socket { label: "Use"; tokens: CardBook.card("2-14").short; key: "1" }',
}


def count(qml: str, extra: str = "") -> str:
    """The usable in the middle of a scene that counts what it sends."""
    body = (
        qml.rstrip()[:-1]
        + f'; {extra} objectName: "it"; x: 100; y: 100; onActivated: top.used++; onRefused: top.no++ }}'
    )
    return f'Item {{ id: top; objectName: "top"; property int used: 0; property int no: 0; {body} }}'


@pytest.mark.parametrize("name", USABLES)
def test_mouse_and_keys_use_it(stage: Stage, name: str) -> None:
    top = stage.show(count(USABLES[name]))
    item = stage.find("it")
    stage.click(item)
    assert top.property("used") == 1
    assert item.hasActiveFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        stage.key(key)
    assert top.property("used") == 4
    assert top.property("no") == 0


@pytest.mark.parametrize("name", USABLES)
def test_what_cannot_be_used_says_why(stage: Stage, name: str) -> None:
    top = stage.show(count(USABLES[name], 'usable: false; why: "Your ring is full.";'))
    item = stage.find("it")
    stage.click(item)
    stage.key(Qt.Key.Key_Space)
    assert (top.property("used"), top.property("no")) == (0, 2)
    node = QAccessible.queryAccessibleInterface(item)
    assert node.text(QAccessible.Text.Description) == "Your ring is full."


@pytest.mark.parametrize("name", USABLES)
def test_assistive_tools_know_it(stage: Stage, name: str) -> None:
    top = stage.show(count(USABLES[name]))
    item = stage.find("it")
    node = QAccessible.queryAccessibleInterface(item)
    assert node.text(QAccessible.Text.Name) != ""
    assert node.role() in (
        QAccessible.Role.Button,
        QAccessible.Role.CheckBox,
        QAccessible.Role.PageTab,
        QAccessible.Role.RadioButton,
    )
    assert node.state().focusable
    assert node.childCount() == 0, "its words are its name; nothing is read twice"
    actions = node.actionInterface()
    assert "Press" in actions.actionNames() or "Toggle" in actions.actionNames()
    actions.doAction("Press")
    assert top.property("used") == 1


@pytest.mark.parametrize("name", USABLES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_targets_are_large_enough(stage: Stage, name: str, scale: float) -> None:
    """At least 44 design pixels high and wide, hit area included (plates: as wide as a column and 42 high)."""
    top = stage.show(count(USABLES[name]))
    stage.theme().setProperty("u", scale)
    item = stage.find("it")
    reach = float(item.property("reach")) * scale
    assert item.height() + 2 * reach >= (42 if name == "Plate" else 44) * scale - 0.5
    assert item.width() + 2 * reach >= 44 * scale - 0.5
    if reach:
        above = stage.centre(item) - QPoint(0, int(item.height() / 2 + reach) - 1)
        QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, above)
        assert top.property("used") == 1


def test_fifty_clicks_are_fifty(stage: Stage) -> None:
    top = stage.show(count(USABLES["Btn"]))
    stage.click(stage.find("it"), 50)
    assert top.property("used") == 50


def test_a_key_held_down_acts_once(stage: Stage) -> None:
    top = stage.show(count(USABLES["Btn"]))
    stage.call(stage.find("it"), "take")
    for repeats in (False, True, True):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", repeats)
        QCoreApplication.sendEvent(stage.view, event)
    assert top.property("used") == 1


def test_press_and_drag_away_does_nothing(stage: Stage) -> None:
    top = stage.show(count(USABLES["Btn"]))
    at = stage.centre(stage.find("it"))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(stage.view, left, none, at)
    QTest.mouseMove(stage.view, at + QPoint(0, 200))
    QTest.mouseRelease(stage.view, left, none, at + QPoint(0, 200))
    assert top.property("used") == 0


def test_other_keys_go_to_the_parent(stage: Stage) -> None:
    top = stage.show(
        """
Item {
    property string got
    Keys.onPressed: event => got += event.text
    Btn { objectName: "it"; label: "x" }
}
"""
    )
    stage.call(stage.find("it"), "take")
    stage.key(Qt.Key.Key_F)
    assert top.property("got").lower() == "f"


def test_the_ring_shows_for_keys_and_hides_for_the_mouse(stage: Stage) -> None:
    stage.show('Row { Btn { objectName: "a"; label: "a" } Btn { objectName: "b"; label: "b" } }')
    a, b = stage.find("a"), stage.find("b")
    stage.call(a, "take")
    assert a.property("ringed")
    stage.click(b)
    assert b.hasActiveFocus()
    assert not b.property("ringed")
    stage.key(Qt.Key.Key_Tab)
    assert a.property("ringed")


def test_pictures_only_are_out_of_reach(stage: Stage) -> None:
    top = stage.show(count('GizmoCard { card: CardBook.card("2-14") }', "interactive: false;"))
    stage.click(stage.find("it"))
    stage.key(Qt.Key.Key_Space)
    assert (top.property("used"), top.property("no")) == (0, 0)
    assert not stage.find("it").hasActiveFocus()
