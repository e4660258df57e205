"""Segment, toggle, slider, text box, scroll bar and dialog."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.qml.ui.stage import Stage

SEGMENT = """
Item {
    Segment {
        objectName: "it"
        x: 50
        y: 50
        label: "Speed"
        items: ["Slow", "Normal", "Fast", "Off"]
        off: [2]
        at: 0
        onPicked: i => at = i
    }
}
"""


def test_segment_by_keys_skips_what_is_off(stage: Stage) -> None:
    stage.show(SEGMENT)
    segment = stage.find("it")
    segment.forceActiveFocus()
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home):
        stage.key(key)
        seen.append(segment.property("at"))
    assert seen == [1, 3, 3, 1, 3, 0]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Space):
        stage.key(key)
        assert segment.property("at") == 1  # what the arrow chose stays


def test_segment_by_mouse(stage: Stage) -> None:
    stage.show(SEGMENT)
    segment = stage.find("it")
    right = segment.mapToScene(QPoint(int(segment.width()) - 20, 20)).toPoint()
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, right)
    assert segment.property("at") == 3
    assert segment.hasActiveFocus()


SLIDE = """
Item {
    Slide {
        objectName: "it"
        x: 50
        y: 50
        from: 80
        to: 200
        step: 10
        value: 100
        onMoved: v => value = v
    }
}
"""


def test_slider(stage: Stage) -> None:
    stage.show(SLIDE)
    slider = stage.find("it")
    slider.forceActiveFocus()
    stage.key(Qt.Key.Key_Right)
    assert slider.property("value") == 110
    stage.key(Qt.Key.Key_PageUp)
    assert slider.property("value") == 160
    stage.key(Qt.Key.Key_End)
    stage.key(Qt.Key.Key_Right)
    assert slider.property("value") == 200
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(52, 72))
    assert slider.property("value") == 80


BOX = """
Item {
    id: top
    property string got
    TextBox {
        objectName: "it"
        x: 50
        y: 50
        label: "Name"
        text: "Ada"
        maximumLength: 5
        onEdited: text => top.got = text
    }
}
"""


def test_text_box(stage: Stage) -> None:
    top = stage.show(BOX)
    box = stage.find("it")
    stage.click(box)
    for letter in "Cleopatra":
        QTest.keyClick(stage.view, letter)
    assert box.property("text") == "Cleop"
    assert top.property("got") == "Cleop"
    stage.key(Qt.Key.Key_Space)
    assert box.property("text") == "Cleop"


DIALOG = """
Item {
    id: top
    property int closings: 0
    Row {
        id: ground
        Btn { objectName: "a"; label: "a" }
        Btn { objectName: "b"; label: "b"; onActivated: top.closings += 100 }
    }
    DialogFrame {
        id: dialog
        objectName: "dialog"
        title: "Leave the game?"
        ground: ground
        first: yes
        w: 300
        h: 200
        onClosed: { top.closings++; open = false }
        Row {
            Btn { id: yes; objectName: "yes"; label: "Yes" }
            Btn { objectName: "no"; label: "No" }
        }
    }
}
"""


def test_a_dialog_holds_the_focus_and_gives_it_back(stage: Stage) -> None:
    top = stage.show(DIALOG)
    stage.call(stage.find("b"), "take")
    dialog = stage.find("dialog")
    dialog.setProperty("open", True)
    assert stage.find("yes").hasActiveFocus()
    for _ in range(7):
        stage.key(Qt.Key.Key_Tab)
        assert dialog.hasActiveFocus() or dialog.isAncestorOf(stage.view.activeFocusItem())
    stage.click(stage.find("b"))
    assert top.property("closings") == 1, "a click beside the panel closes and hits nothing below"
    assert not dialog.property("open")
    assert stage.find("b").hasActiveFocus()


def test_escape_closes_a_dialog(stage: Stage) -> None:
    top = stage.show(DIALOG)
    dialog = stage.find("dialog")
    dialog.setProperty("open", True)
    stage.key(Qt.Key.Key_Tab)
    stage.key(Qt.Key.Key_Escape)
    assert top.property("closings") == 1
    assert not dialog.isVisible()


LIST = """
Item {
    Flickable {
        id: flick
        objectName: "flick"
        width: 200
        height: 200
        contentHeight: 1000
    }
    ScrollBar {
        objectName: "bar"
        flick: flick
    }
}
"""


def test_scroll_bar_moves_the_list(stage: Stage) -> None:
    stage.show(LIST)
    bar = stage.find("bar")
    assert bar.isVisible()
    at = bar.mapToScene(QPoint(7, 198)).toPoint()
    QTest.mouseClick(stage.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert stage.find("flick").property("contentY") == 800
