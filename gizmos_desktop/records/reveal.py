"""Whether something hidden was revealed: what an undo would let a player see twice."""

from __future__ import annotations

from collections.abc import Iterable

from gizmos_desktop.engine import Event


def reveals(events: Iterable[Event]) -> bool:
    """Did a sphere come out of the dispenser, a card off a deck, or the next sphere into sight?"""
    return any(
        event.kind == "shown" or (event.kind in ("sphere", "card") and event.origin in ("dispenser", "deck"))
        for event in events
    )
