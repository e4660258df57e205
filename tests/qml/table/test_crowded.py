"""The fullest table and the longest names: all of it is in the window, can be read, and a name is whole somewhere."""

from typing import Any

import pytest

from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tests.qml.table.test_manners import usables
from tools.robot.hands import box

LONG = "W" * 24
NAMES = (LONG, LONG, "W" * 23 + "A", "W" * 23 + "B")
SIZES = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_table_lies_inside_of_the_window(desk: Desk, size: tuple[int, int], seats: int) -> None:
    desk.shown.window.resize(*size)
    desk.lay(positions.crowded(seats), names=NAMES)
    frame = desk.shown.window.contentItem().boundingRect()
    things = usables(desk.shown.window.contentItem())
    assert [thing.objectName() for thing in things if not frame.contains(box(thing))] == []
    plates = [thing for thing in things if thing.objectName().startswith("gizmo_")]
    assert len(plates) == 17
    scale = size[0] / 1280
    assert min(plate.height() for plate in plates) >= 22 * scale
    boxes = [box(plate).adjusted(0, 0, -0.5, -0.5) for plate in plates]
    assert not any(one.intersects(other) for n, one in enumerate(boxes) for other in boxes[:n])


def tip(desk: Desk) -> str:
    """The text of the tip that is shown, or ""."""
    layer: Any = desk.item("tip").parentItem()
    return str(layer.property("text"))


def test_a_name_that_is_cut_is_told_whole(desk: Desk) -> None:
    desk.lay(positions.crowded(), names=NAMES)
    desk.hands.hover_at(desk.centre("opponent_3"))
    desk.hands.wait(lambda: desk.hands.sees("tip"), "the tip with the name")
    assert tip(desk) == NAMES[3]
    assert NAMES[3] in str(desk.item("opponent_3").property("label"))
    desk.click("opponent_3")
    name = desk.item("dashboard_name")
    assert (name.property("text"), name.property("truncated")) == (NAMES[3], False)
    desk.keys("Escape")


def test_a_name_that_fits_has_no_tip(desk: Desk) -> None:
    desk.lay(positions.crowded())
    desk.hands.hover_at(desk.centre("opponent_3"))
    desk.hands.settle(0.5)
    assert not desk.hands.sees("tip")


def test_what_rolls_up_after_a_pick_does_not_cover_the_bar(desk: Desk) -> None:
    """The mouse rests where a sphere was picked: the reason why the next one there cannot be may not cover End turn."""
    own = {"active": ["0-01", "1-13", "2-18"], "ring": {}, "archive": []}
    desk.lay(positions.action(2, **own))
    place = desk.centre("row_4")
    desk.hands.click_at(place)
    desk.hands.settle(0.6)
    assert len(desk.played) == 1
    assert not desk.hands.sees("tip")
