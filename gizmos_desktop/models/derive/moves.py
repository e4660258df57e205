"""What the flight layer shows: where spheres and cards went. Cards that only another seat may see are face down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gizmos_desktop.engine import CARDS, Event
from gizmos_desktop.models.derive.seat import column_of


def derive_moves(events: Iterable[Event], viewer: int) -> list[dict[str, Any]]:
    """The moves in order, as the person at seat `viewer` may see them (-1: nobody, all private cards are face down)."""
    found: list[dict[str, Any]] = []
    for event in events:
        seen = event.for_seat(viewer)
        if seen.kind == "sphere":
            found.append(move("sphere", seen))
        elif seen.kind == "card":
            found.append(move("card", seen))
    return found


def move(what: str, event: Event) -> dict[str, Any]:
    """One move."""
    return {
        "what": what,
        "color": event.color,
        "card": event.card,
        "from": place(event, event.origin, from_here=True),
        "to": place(event, event.target, from_here=False),
    }


def place(event: Event, where: str, from_here: bool) -> dict[str, Any]:
    """A place: {area} and those of seat, level, slot, kind that say where in it."""
    found: dict[str, Any] = {"area": where, "seat": event.seat}
    if where in ("display", "deck", "hand") and event.level:
        found["level"] = event.level
    if where == "active":
        found["kind"] = column_of(CARDS[event.card])
    if event.slot >= 0 and where in ("row", "display"):
        found["slot"] = event.slot
    return found
