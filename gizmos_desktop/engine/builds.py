"""The ways to build some of the cards in sight: counted or listed.

All walk the same way: first the bound (`reach_of`), then, without converters, the one exact payment, then the ways to
pay a single sphere, and the payment book for the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.actions import BUILD_ID
from gizmos_desktop.engine.payments import payments_for
from gizmos_desktop.engine.purse import add_ones, count_ones, reach_of
from gizmos_desktop.engine.state import Seat, State
from gizmos_desktop.engine.tables import ANY, BIT, COST, COST_COLOR, LEVEL, NEED, REACH_GUARD

if TYPE_CHECKING:
    from mypy_extensions import i64

EXACT_BUILD: Final[list[int]] = [
    BUILD_ID + card + COST[card] * BIT[10 + 3 * color] if color < ANY else 0 for card, color in enumerate(COST_COLOR)
]
"""Building a card for its full cost in its own colour, by card; 0 for a generic one."""


def payments_of(state: State, seat: Seat, card: i64, discount: i64) -> tuple[int, ...]:
    """The payments by which the seat can build a card, as numbers to add to `BUILD_ID + card`."""
    converters: i64 = seat.converters & ~state.worked
    return payments_for(seat.ring, converters, COST_COLOR[card], COST[card], discount)


def guarded_reach(state: State, seat: Seat) -> i64:
    """What the seat can pay now at most (`reach_of`), with the guard bits that `NEED` is compared by."""
    converters: i64 = seat.converters & ~state.worked
    if converters == 0:
        return (seat.ring + ((seat.held - seat.unknown) << 32)) | REACH_GUARD
    return reach_of(seat.ring, converters) | REACH_GUARD


def count_builds(state: State, seat: Seat, reach: i64, cards: list[int], discount: i64) -> i64:
    """How many ways there are to build one of the cards; -1 among them is none.

    `reach` is `guarded_reach`; `discount` goes for all of the cards, level 2 cards get theirs beside.
    """
    converters: i64 = seat.converters & ~state.worked
    ring: i64 = seat.ring
    level2: i64 = seat.level2_discount
    count: i64 = 0
    if discount == 0 and level2 == 0:
        # where the reach is what the ring holds, converters change nothing: there is the one exact payment
        for card in cards:
            if (reach - NEED[card]) & REACH_GUARD == REACH_GUARD:
                color: i64 = COST_COLOR[card]
                if ((reach ^ ring) >> (8 * color)) & 127 == 0:
                    count += 1
                elif COST[card] == 1:
                    count += count_ones(ring, converters, color)
                else:
                    count += len(payments_for(ring, converters, color, COST[card], 0))
        return count
    for card in cards:
        if card >= 0:
            off: i64 = discount + level2 if LEVEL[card] == 2 else discount
            cost: i64 = COST[card]
            if (reach >> (8 * COST_COLOR[card])) & 127 >= cost - off:
                count += len(payments_for(ring, converters, COST_COLOR[card], cost, off))
    return count


def list_builds(state: State, seat: Seat, reach: i64, cards: list[int], discount: i64, found: list[int]) -> None:
    """Add the numbers of all ways that `count_builds` counts, in the same order."""
    converters: i64 = seat.converters & ~state.worked
    ring: i64 = seat.ring
    level2: i64 = seat.level2_discount
    if discount == 0 and level2 == 0:
        # where the reach is what the ring holds, converters change nothing: there is the one exact payment
        for card in cards:
            if (reach - NEED[card]) & REACH_GUARD == REACH_GUARD:
                color: i64 = COST_COLOR[card]
                if ((reach ^ ring) >> (8 * color)) & 127 == 0:
                    found.append(EXACT_BUILD[card])
                elif COST[card] == 1:
                    add_ones(found, BUILD_ID + card, ring, converters, color)
                else:
                    for payment in payments_for(ring, converters, color, COST[card], 0):
                        found.append(BUILD_ID + card + payment)
        return
    for card in cards:
        if card >= 0:
            off: i64 = discount + level2 if LEVEL[card] == 2 else discount
            cost: i64 = COST[card]
            if (reach >> (8 * COST_COLOR[card])) & 127 >= cost - off:
                for payment in payments_for(ring, converters, COST_COLOR[card], cost, off):
                    found.append(BUILD_ID + card + payment)
