"""Late, double and hasty clicks; ghosts in nobody's way; rest when nothing happens; names for assistive tools."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tests.qml.table.positions import Position

TEN = ["2-19", "2-33", "2-12", "2-15", "2-11", "2-36", "2-05", "2-06", "2-07", "2-08"]
SCENES: dict[str, Position] = {
    "action": positions.action(),
    "two seats": positions.action(2),
    "three seats": positions.action(3),
    "chain": positions.chain(),
    "pick": positions.pick_two(),
    "keep 3": positions.keep(TEN[:3], 2),
    "keep 6": positions.keep(TEN[:6], 2),
    "keep 10": positions.keep(TEN, 2),
    "order 4": positions.order(TEN[:4], 2),
    "order 6": positions.order(TEN[:6], 2),
    "wait": positions.waiting(),
}


def usables(item: QQuickItem) -> list[QQuickItem]:
    """All visible things of ours that can be used, below `item`."""
    if not item.isVisible():
        return []
    found = [item] if item.property("usable") is not None and item.property("interactive") else []
    for child in item.childItems():
        found += usables(child)
    return found


@pytest.mark.parametrize("scene", SCENES)
def test_every_mode_is_shown_with_a_focus_names_and_reasons(desk: Desk, scene: str) -> None:
    desk.lay(SCENES[scene])
    focus = desk.hands.focused()
    assert focus is not None
    assert focus.property("usable") is not None, desk.focus
    things = usables(desk.shown.window.contentItem())
    assert len(things) > 15
    for thing in things:
        assert thing.property("label"), thing.objectName()
        resting = thing.objectName().startswith("gizmo_") and thing.property("mark") in {"", "used"}
        assert thing.property("usable") or thing.property("why") or resting, f"{thing.objectName()} gives no reason"


@pytest.mark.parametrize("scene", ["action", "chain", "keep 6", "order 4", "wait"])
def test_idle_means_no_frames(desk: Desk, scene: str) -> None:
    desk.lay(SCENES[scene])
    desk.hands.settle(0.8)
    frames = 0

    def count() -> None:
        nonlocal frames
        frames += 1

    desk.shown.window.frameSwapped.connect(count)
    QTest.qWait(1000)
    assert frames == 0


def press(desk: Desk, place: QPoint, times: int) -> None:
    for _ in range(times):
        QTest.mouseClick(desk.shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def test_fifty_clicks_are_one_decision(desk: Desk) -> None:
    desk.lay(positions.action(2, active=["0-01"], ring={}, archive=[]))
    press(desk, desk.centre("row_2"), 50)
    desk.hands.settle(0.2)
    assert desk.played == ["pick red"]


def double_click(desk: Desk, name: str) -> None:
    place = desk.centre(name)
    QTest.mouseMove(desk.shown.window, place)
    QTest.mouseDClick(desk.shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    desk.hands.settle(0.1)


def test_the_second_click_of_a_double_click_hits_nothing_that_has_just_come(desk: Desk) -> None:
    # With an empty ring the drawn cards can only be filed, which one click does; one comes to lie where the deck was
    desk.lay(positions.action(2, ring={}, archive=[]))
    double_click(desk, "deck_2")
    assert desk.played == ["research 2"]
    assert desk.mode == "keep"


def test_a_double_click_picks_one_sphere(desk: Desk) -> None:
    desk.lay(positions.pick_two())
    double_click(desk, "row_0")
    assert desk.played == ["pick blue"]


def test_fifty_confirms_are_one_payment(desk: Desk) -> None:
    desk.lay(positions.action())
    desk.click("action_build")
    desk.click("display_2_0")
    press(desk, desk.centre("button_confirm"), 50)
    desk.hands.settle(0.1)
    assert len(desk.played) == 1


def test_nothing_can_be_played_in_anothers_turn(desk: Desk) -> None:
    desk.lay(positions.waiting())
    for name in ("row_0", "deck_1", "display_1_1", "archive_2-24", "gizmo_2-20"):
        desk.click(name)
    desk.keys("f", "b", "p", "r", "e", "s", "n", "1", "Escape")
    assert desk.played == []


def ghosts(desk: Desk) -> list[Any]:
    layer: Any = desk.item("flights")
    return list(layer.childItems())


def test_ghosts_fly_and_are_gone_in_time(desk: Desk) -> None:
    desk.lay(positions.action(), speed="normal")
    desk.click("row_0")
    assert ghosts(desk)
    desk.hands.settle(1.5)
    assert ghosts(desk) == []


def test_ghosts_take_no_clicks_and_a_click_ends_them(desk: Desk) -> None:
    desk.lay(positions.pick_two(), speed="slow")
    desk.click("row_0")
    assert ghosts(desk)
    desk.click("row_2")
    assert len(desk.played) == 2
    QTest.mouseClick(desk.shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(640, 4))
    desk.hands.settle(0.05)
    assert ghosts(desk) == []


def test_a_key_ends_the_ghosts(desk: Desk) -> None:
    desk.lay(positions.action(), speed="slow")
    desk.click("row_0")
    assert ghosts(desk)
    desk.keys("Down")
    assert ghosts(desk) == []


def test_at_speed_off_nothing_flies(desk: Desk) -> None:
    desk.lay(positions.action(), speed="off")
    desk.click("row_0")
    assert ghosts(desk) == []


@pytest.mark.parametrize(("width", "height"), [(960, 540), (1280, 800), (1366, 768), (2560, 1080), (900, 1400)])
def test_everything_lies_inside_of_the_window(desk: Desk, width: int, height: int) -> None:
    desk.shown.window.resize(width, height)
    desk.lay(positions.keep(TEN, 2))
    for thing in usables(desk.shown.window.contentItem()):
        box = thing.mapRectToScene(thing.boundingRect())
        assert box.left() >= 0, thing.objectName()
        assert box.top() >= 0, thing.objectName()
        assert box.right() <= width, thing.objectName()
        assert box.bottom() <= height, thing.objectName()
