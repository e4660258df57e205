"""The one tip: where it lies, when it comes, and what it never covers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qml.ui.stage import Stage

WINDOW = QRectF(0, 0, 640, 480)
SCENE = """
Item {
    IconBtn { objectName: "thing"; x: %d; y: %d; icon: "undo"; label: "Undo"; usable: false; why: "%s" }
    Btn { objectName: "button"; x: %d; y: %d; label: "End turn"; go: true }
    TipLayer { anchors.fill: parent }
}
"""
WHY = "You have decided nothing yet that could be taken back."


def put(stage: Stage, x: int, y: int, button: tuple[int, int] = (300, 300), why: str = WHY) -> QQuickItem:
    """A thing with a tip at (x, y), and a button."""
    stage.show(SCENE % (x, y, why, *button))
    stage.theme().setProperty("keyboard", False)
    QTest.mouseMove(stage.view, QPoint(320, 60))
    return stage.find("thing")


def tips(stage: Stage) -> QObject:
    """What decides which tip is shown."""
    singleton = stage.view.engine().singletonInstance("Gizmos.Ui", "Tips")
    assert isinstance(singleton, QObject)
    return singleton


def box(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def hover(stage: Stage, qtbot: QtBot) -> QQuickItem:
    """The mouse comes to rest on the thing; the tip that appears."""
    QTest.mouseMove(stage.view, stage.centre(stage.find("thing")))
    tip = stage.find("tip")
    qtbot.waitUntil(tip.isVisible)
    return tip


PLACES = [(0, 0), (596, 0), (0, 436), (596, 436), (300, 436), (596, 200)]


@pytest.mark.parametrize(("x", "y"), PLACES)
def test_a_tip_lies_inside_of_the_window_and_not_over_its_thing(stage: Stage, qtbot: QtBot, x: int, y: int) -> None:
    thing = put(stage, x, y)
    tip = hover(stage, qtbot)
    assert WINDOW.contains(box(tip))
    assert not box(tip).intersects(box(thing))


@pytest.mark.parametrize(("x", "y"), PLACES)
@pytest.mark.parametrize("side", [(0, 52), (0, -52), (52, 0), (-120, 0)])
def test_a_tip_does_not_cover_a_button(stage: Stage, qtbot: QtBot, x: int, y: int, side: tuple[int, int]) -> None:
    put(stage, x, y, (x + side[0], y + side[1]))
    tip = hover(stage, qtbot)
    assert not box(tip).intersects(box(stage.find("button")))


def test_with_the_keyboard_a_tip_comes_at_once(stage: Stage, qtbot: QtBot) -> None:
    thing = put(stage, 100, 100)
    assert not stage.find("tip").isVisible()
    stage.call(tips(stage), "walk")
    stage.call(thing, "take")
    qtbot.waitUntil(stage.find("tip").isVisible, timeout=300)


def test_a_focus_that_nobody_moved_brings_no_tip(stage: Stage) -> None:
    """After a dialog has closed, the thing that gets the focus back shows it, but says nothing."""
    thing = put(stage, 100, 100)
    stage.call(thing, "take")
    QTest.qWait(500)
    assert thing.property("ringed") is True
    assert not stage.find("tip").isVisible()


def test_after_a_press_there_is_no_tip_until_the_mouse_moves(stage: Stage, qtbot: QtBot) -> None:
    """The sphere that rolls to where one was just picked must not cover End turn with its reason."""
    thing = put(stage, 100, 100)
    at = stage.centre(thing)
    hover(stage, qtbot)
    stage.call(tips(stage), "press", at)
    QTest.qWait(500)
    assert not stage.find("tip").isVisible()
    stage.call(tips(stage), "move", at + QPoint(1, 1))
    QTest.qWait(500)
    assert not stage.find("tip").isVisible()
    stage.call(tips(stage), "move", at + QPoint(9, 0))
    qtbot.waitUntil(stage.find("tip").isVisible)


def test_of_two_wishes_the_later_is_shown_and_then_the_other(stage: Stage, qtbot: QtBot) -> None:
    stage.show(
        """
Item {
    IconBtn { objectName: "one"; icon: "undo"; label: "One" }
    IconBtn { objectName: "two"; x: 200; icon: "undo"; label: "Two" }
    TipLayer { objectName: "layer"; anchors.fill: parent }
}
"""
    )
    layer = stage.find("layer")
    stage.call(tips(stage), "walk")
    stage.call(stage.find("one"), "take")
    qtbot.waitUntil(lambda: layer.property("text") == "One")
    QTest.mouseMove(stage.view, stage.centre(stage.find("two")))
    qtbot.waitUntil(lambda: layer.property("text") == "Two")
    QTest.mouseMove(stage.view, QPoint(400, 400))
    qtbot.waitUntil(lambda: layer.property("text") == "One")


def test_a_thing_that_goes_takes_its_tip_along(stage: Stage, qtbot: QtBot) -> None:
    thing = put(stage, 100, 100)
    tip = hover(stage, qtbot)
    thing.setVisible(False)
    qtbot.waitUntil(lambda: not tip.isVisible())
