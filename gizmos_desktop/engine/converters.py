"""Converters counted by kind: two converters of one kind do the same, so payments are searched by kind only.

How many of each of the 15 kinds there are, or are used, is packed in one number. A kind has a field of three bits (up
to two cards) or two bits (one card); the top bit of a field stays free, so that one subtraction compares all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.cards import CARDS, COLORS, IDS
from gizmos_desktop.engine.tables import BIT, CONVERTER, CONVERTERS

if TYPE_CHECKING:
    from mypy_extensions import i64

SINGLE: Final[list[int]] = [0, 3, 6, 9]
"""Lowest bit of the field for `A>any`, by colour."""
WILD: Final = 12
"""`any>any`."""
DOUBLE: Final[list[int]] = [15, 18, 21, 24]
"""`A>A*2`, by colour."""
TWIN: Final[list[int]] = [27, 29, 31, 33]
"""`A>any;A>any`, by colour."""
PAIR_RED_BLACK: Final = 35
"""`red>red*2;black>black*2`."""
PAIR_YELLOW_BLUE: Final = 37
"""`yellow>yellow*2;blue>blue*2`."""
PAIR: Final[list[int]] = [PAIR_RED_BLACK, PAIR_YELLOW_BLUE, PAIR_YELLOW_BLUE, PAIR_RED_BLACK]
"""The pair that doubles a colour."""


def _field(effect: str) -> int:
    """The field in which converters of this effect are counted."""
    if effect == "any>any":
        return WILD
    first, _, second = effect.partition(";")
    color = COLORS.index(first.partition(">")[0])
    if first.endswith(">any"):
        return TWIN[color] if second else SINGLE[color]
    return PAIR[color] if second else DOUBLE[color]


_FIELD_OF: Final[list[int]] = [_field(CARDS[IDS[number]].effect) for number in CONVERTERS]
FIELDS: Final[list[int]] = sorted(set(_FIELD_OF))
COUNT_MASK: Final[list[int]] = [1 if field >= TWIN[0] else 3 for field in FIELDS]
"""For each of `FIELDS`: what to mask its count with."""
GUARD: Final[int] = sum(BIT[field] * (2 if field >= TWIN[0] else 4) for field in FIELDS)
"""The free bits."""
CARDS_OF: Final[list[list[int]]] = [
    [CONVERTER[number] for bit, number in enumerate(CONVERTERS) if _FIELD_OF[bit] == field] for field in FIELDS
]
"""For each of `FIELDS`: the converter masks of its cards, one or two."""


def _sums(units: list[int]) -> list[int]:
    """What the units add up to, for every mask of them."""
    sums = [0]
    for unit in units:
        sums += [each + unit for each in sums]
    return sums


# Tables for twelve converters at a time: half the mask each.
_KIND_UNITS = [BIT[field] for field in _FIELD_OF]
_LOW: Final[list[int]] = _sums(_KIND_UNITS[:12])
_HIGH: Final[list[int]] = _sums(_KIND_UNITS[12:])


def kinds_of(converters: i64) -> i64:
    """Packed kinds of a converter mask."""
    low: i64 = _LOW[converters & 4095]
    high: i64 = _HIGH[converters >> 12]
    return low + high


def _turned_by(field: int) -> int:
    if field == WILD:
        return BIT[32]
    if field in SINGLE:
        return BIT[8 * SINGLE.index(field)]
    return 2 * BIT[8 * TWIN.index(field)] if field in TWIN else 0


def _doubled_by(field: int) -> int:
    return sum(BIT[8 * color] for color in range(4) if field in (DOUBLE[color], PAIR[color]))


_TURN_UNITS = [_turned_by(field) for field in _FIELD_OF]
_LOW_TURNS: Final[list[int]] = _sums(_TURN_UNITS[:12])
_HIGH_TURNS: Final[list[int]] = _sums(_TURN_UNITS[12:])
_DOUBLE_UNITS = [_doubled_by(field) for field in _FIELD_OF]
_LOW_DOUBLES: Final[list[int]] = _sums(_DOUBLE_UNITS[:12])
_HIGH_DOUBLES: Final[list[int]] = _sums(_DOUBLE_UNITS[12:])
_COUNT: Final[list[int]] = _sums([1] * 12)


def _mask(*fields: int) -> int:
    return sum(CONVERTER[number] for bit, number in enumerate(CONVERTERS) if _FIELD_OF[bit] in fields)


WILDS: Final[int] = _mask(WILD)
"""Mask of the converters `any>any`."""
OWN_TURNERS: Final[list[int]] = [_mask(SINGLE[color], TWIN[color]) for color in range(4)]
"""For each colour: mask of the converters that turn it and no other into another."""
DOUBLERS: Final[list[int]] = [_mask(DOUBLE[color], PAIR[color]) for color in range(4)]
"""For each colour: mask of the converters that double a sphere of it."""
TURNERS: Final[list[int]] = [mask | WILDS for mask in OWN_TURNERS]
"""For each colour: mask of the converters that can turn a sphere of it into another."""


def turns_of(converters: i64) -> i64:
    """How many spheres of each colour a mask of converters can turn, packed like energies; in a fifth field any>any."""
    low: i64 = _LOW_TURNS[converters & 4095]
    high: i64 = _HIGH_TURNS[converters >> 12]
    return low + high


def doubles_of(converters: i64) -> i64:
    """How many spheres of each colour a mask of converters can double, packed like energies."""
    low: i64 = _LOW_DOUBLES[converters & 4095]
    high: i64 = _HIGH_DOUBLES[converters >> 12]
    return low + high


def count_of(converters: i64) -> i64:
    """How many converters a mask holds."""
    low: i64 = _COUNT[converters & 4095]
    high: i64 = _COUNT[converters >> 12]
    return low + high


def choices(used: i64, converters: i64) -> list[int]:
    """The converter masks that use these kinds, of those at hand: one for each choice among equal cards."""
    masks: list[int] = [0]
    n: i64 = 0
    fields: i64 = len(FIELDS)
    while n < fields:
        field: i64 = FIELDS[n]
        count: i64 = (used >> field) & COUNT_MASK[n]
        if count > 0:
            there: list[int] = []
            for card in CARDS_OF[n]:
                if converters & card:
                    there.append(card)
            if count == len(there):
                together = sum(there)
                masks = [mask + together for mask in masks]
            else:  # one of two
                masks = [mask + card for mask in masks for card in there]
        n += 1
    return masks
