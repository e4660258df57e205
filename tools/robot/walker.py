"""Going to a thing by keyboard alone: Tab from area to area, arrow keys inside of one."""

from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from tools.robot.hands import Hands, LostError, box

MOST_TABS = 40
MOST_ARROWS = 14


def reach(hands: Hands, name: str) -> None:
    """Brings the focus to the visible thing called `name`; LostError with the way taken if no key leads there.

    First Tab to the part of the table that it belongs to; if Tab stops at none of a fitting name, to the nearest stop.
    """
    target = hands.find(name)
    way = [label(hands.focused())]
    stops: dict[str, float] = {}
    for _ in range(MOST_TABS):
        here = hands.focused()
        if here is target or (here is not None and area(here.objectName()) == area(name) and walk(hands, target, way)):
            return
        if here is not None:
            if label(here) in stops:
                break
            stops[label(here)] = distance(here, target)
        hands.key("Tab")
        way.append("Tab " + label(hands.focused()))
    for _ in stops:
        if label(hands.focused()) == min(stops, key=lambda stop: stops[stop]):
            break
        hands.key("Tab")
        way.append("Tab " + label(hands.focused()))
    if not walk(hands, target, way):
        raise LostError(f"the keyboard does not lead to {name}: {' > '.join(way[-30:])}")


def area(name: str) -> str:
    """The part of the table that a thing belongs to, as a person sees it; Tab goes from one to the next."""
    first = name.split("_")[0]
    return {"deck": "display", "button": "action", "ready": "action", "undo": "action"}.get(first, first)


class Arrows(Protocol):
    """What `walk` needs of hands."""

    def key(self, key: str) -> None:
        """Presses and releases a key."""

    def focused(self) -> QQuickItem | None:
        """What has the keyboard focus."""


def walk(hands: Arrows, target: QQuickItem, way: list[str]) -> bool:
    """Arrow keys towards `target`, as long as each of them brings the focus nearer; whether it got there."""
    for _ in range(MOST_ARROWS):
        here = hands.focused()
        if here is target:
            return True
        if here is None:
            return False
        across, down = gap(here, target)
        wishes = ["Right" if across > 0 else "Left", "Down" if down > 0 else "Up"]
        if abs(down) > abs(across):
            wishes.reverse()
        for key in wishes:
            before = distance(here, target)
            hands.key(key)
            now = hands.focused()
            way.append(f"{key} {label(now)}")
            if now is not None and now is not here and distance(now, target) < before:
                break
            if now is not here:  # the wrong way: a person would go back
                hands.key({"Right": "Left", "Left": "Right", "Up": "Down", "Down": "Up"}[key])
        else:
            return False
    return False


def label(item: QQuickItem | None) -> str:
    """What to call an item in a message."""
    return "nothing" if item is None else item.objectName() or item.metaObject().className()


def gap(here: QQuickItem, target: QQuickItem) -> tuple[float, float]:
    """How far the middle of `target` lies to the right and below."""
    way: QPointF = box(target).center() - box(here).center()
    return way.x(), way.y()


def distance(here: QQuickItem, target: QQuickItem) -> float:
    """How far apart the middles are, in pixels."""
    across, down = gap(here, target)
    return abs(across) + abs(down)
