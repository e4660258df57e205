"""What a card changes for its owner when it becomes an active Gizmo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gizmos_desktop.engine.state import Seat
from gizmos_desktop.engine.tables import (
    CONVERTER,
    GEAR,
    IS_UPGRADE,
    LEVEL,
    MORE_ARCHIVE,
    MORE_RESEARCH,
    MORE_STORAGE,
    OTHER,
    OTHER_ARCHIVE_DISCOUNT,
    OTHER_ENERGY_AWARD,
    OTHER_LEVEL2_DISCOUNT,
    OTHER_NO_FILE,
    OTHER_NO_RESEARCH,
    OTHER_NONE,
    OTHER_RESEARCH_DISCOUNT,
    POINTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def activate(seat: Seat, card: i64) -> None:
    """Put a card among the active Gizmos of a seat."""
    seat.active += (card,)
    seat.built += 1
    points: i64 = POINTS[card]
    seat.printed += points
    level = LEVEL[card]
    if level == 3:
        seat.threes += 1
    gear: i64 = GEAR[card]
    converter: i64 = CONVERTER[card]
    seat.gears |= gear
    seat.converters |= converter
    if IS_UPGRADE[card]:
        seat.storage += MORE_STORAGE[card]
        seat.file_limit += MORE_ARCHIVE[card]
        seat.research += MORE_RESEARCH[card]
        other = OTHER[card]
        if other == OTHER_NONE:
            pass
        elif other == OTHER_NO_FILE:
            seat.no_file = 1
        elif other == OTHER_NO_RESEARCH:
            seat.no_research = 1
        elif other == OTHER_ARCHIVE_DISCOUNT:
            seat.archive_discount += 1
        elif other == OTHER_RESEARCH_DISCOUNT:
            seat.research_discount += 1
        elif other == OTHER_LEVEL2_DISCOUNT:
            seat.level2_discount += 1
        elif other == OTHER_ENERGY_AWARD:
            seat.energy_awards += 1
        else:
            seat.tokens_awards += 1


def ends_game(seat: Seat) -> bool:
    """Has the seat enough Gizmos to trigger the end (rulings.md, "End of the game")?"""
    return seat.threes >= 4 or seat.built >= 16
