"""The payment panel with few and with hundreds of options: quick, all in reach, nothing over it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.table.conftest import Desk
from tests.qml.table.positions import Position
from tools.robot.hands import box

FEW: Position = {
    "seats": [
        {
            "active": ["0-01", "1-09", "1-10", "2-14"],
            "ring": {"red": 2, "yellow": 1, "blue": 1, "black": 1},
            "archive": ["2-22"],
        },
        {},
    ]
}
CONVERTERS = [f"1-{n:02}" for n in range(9, 17)] + ["2-05", "2-06", "2-13", "2-14", "2-15"]
MANY: Position = {
    "seats": [
        {
            "active": ["0-01", *CONVERTERS, "3-01"],
            "ring": {"red": 3, "yellow": 2, "blue": 2, "black": 2},
            "archive": ["3-36"],
        },
        {},
    ]
}


def key(desk: Desk, *keys: Qt.Key) -> None:
    for each in keys:
        QTest.keyClick(desk.shown.window, each)
        desk.hands.settle()


def options(desk: Desk) -> list[str]:
    return [name for name in desk.hands.visible() if name.startswith("pay_")]


def wholly_seen(desk: Desk, name: str) -> bool:
    """The option with the ring around it lies inside of what the list shows."""
    item = desk.item(name)
    frame = item.parentItem().parentItem().parentItem()
    assert frame.clip()
    ring = box(item).adjusted(-6, -6, 6, 6)
    return box(frame).contains(ring)


def test_hundreds_of_payments_are_open_at_once_and_all_in_reach(desk: Desk) -> None:
    desk.lay(MANY)
    desk.hands.settle(0.3)
    start = time.thread_time()
    desk.table.build("3-36")
    took = time.thread_time() - start
    desk.hands.settle(0.1)
    count = desk.table.pay.options.count
    assert count > 700
    assert took < 0.6  # 0.07 s where the machine has nothing else to do; it was 2.5 s
    assert len(options(desk)) <= 5
    for keys, at in (
        ([Qt.Key.Key_End], count - 1),
        ([Qt.Key.Key_Up], count - 2),
        ([Qt.Key.Key_PageUp], count - 4),
        ([Qt.Key.Key_Home], 0),
        ([Qt.Key.Key_PageDown, Qt.Key.Key_PageDown], 4),
        ([Qt.Key.Key_Down] * 7, 11),
    ):
        key(desk, *keys)
        assert (desk.focus, desk.table.pay.chosen) == (f"pay_{at}", at)
        assert wholly_seen(desk, desk.focus)
    chosen = desk.table.pay.options.rows[desk.table.pay.chosen]
    key(desk, Qt.Key.Key_Return)
    assert desk.played[0] == chosen.key


def test_tab_comes_back_to_the_chosen_payment(desk: Desk) -> None:
    desk.lay(MANY)
    desk.table.build("3-36")
    desk.hands.settle(0.1)
    key(desk, Qt.Key.Key_End, Qt.Key.Key_Tab)
    assert not desk.focus.startswith("pay_")
    last = desk.table.pay.chosen
    desk.table.pay.choose(2)
    key(desk, Qt.Key.Key_Backtab)
    assert (desk.focus, desk.table.pay.chosen) == ("pay_2", 2)
    assert last == desk.table.pay.options.count - 1


def test_the_edges_of_the_list_lead_out_of_it(desk: Desk) -> None:
    desk.lay(FEW)
    desk.table.build("2-22")
    desk.hands.settle(0.1)
    key(desk, Qt.Key.Key_End, Qt.Key.Key_Down)
    assert not desk.focus.startswith("pay_")
    key(desk, Qt.Key.Key_Escape)
    assert (desk.mode, desk.played) == ("action", [])


def test_no_large_view_lies_over_the_payments(desk: Desk) -> None:
    desk.lay(FEW)
    desk.hands.settle(0.3)
    desk.click("action_build")
    desk.click("archive_2-22")  # and the pointer stays there
    desk.hands.settle(0.6)
    assert desk.mode == "pay"

    def large() -> list[str]:
        return [name for name in desk.hands.visible() if name.startswith("large")]

    assert large() == []
    key(desk, *[Qt.Key.Key_Down] * 6)
    desk.item("archive_2-22").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    desk.hands.settle(0.5)
    assert large() == []
    desk.click("archive_2-22")
    desk.hands.settle(0.5)
    assert large() == []
    key(desk, Qt.Key.Key_Escape)
    assert desk.mode == "action"


def parts(item: QQuickItem) -> list[QQuickItem]:
    found = [item]
    for child in item.childItems():
        if child.isVisible():
            found += parts(child)
    return found


@pytest.mark.parametrize("at", [0, -1])
def test_what_is_spent_and_what_stays_lie_apart(desk: Desk, at: int) -> None:
    desk.lay(MANY)
    desk.table.build("3-36")
    rows: Any = desk.table.pay.options.rows
    most = sorted(range(len(rows)), key=lambda n: (len(rows[n].converters), len(rows[n].stays)))[at]
    desk.table.pay.choose(most)
    desk.hands.settle(0.1)
    option = desk.item(f"pay_{most}")
    left = QRectF()
    right = QRectF()
    for part in option.childItems():
        if part.y() < 50 or not part.isVisible() or part.width() > 440:
            continue
        if part.x() < 60:
            left = left.united(box(part))
        else:
            right = right.united(box(part))
    assert left.width() > 40
    assert right.width() > 20 or not rows[most].stays
    assert not left.intersects(right)
    assert box(option).contains(left)
