"""The payment book: what each card costs a seat, looked up by what the seat has.

A page belongs to a ring, the converters that can be used and a discount; it has a line for every cost colour and cost.
A line holds the payments as numbers to be added to `BUILD_ID + card`. Book and search memo are bounded: when one is
full it is emptied. They only remember, so emptying never changes an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.cards import CARDS, COLORS, IDS
from gizmos_desktop.engine.payment_search import (
    DOUBLE,
    PAIR_RED_BLACK,
    PAIR_YELLOW_BLUE,
    SINGLE,
    TWIN,
    WILD,
    ways,
)
from gizmos_desktop.engine.tables import ANY, CONVERTER, CONVERTERS

if TYPE_CHECKING:
    from mypy_extensions import i64

Page = list[tuple[int, ...] | None]
"""Lines by `tables.SPOT`; None where nobody has looked yet."""

_MOST_PAGES: Final = 20_000
_MOST_SEARCHES: Final = 20_000
_pages: Final[dict[int, Page]] = {}
_searches: Final[dict[int, list[tuple[int, int]]]] = {}
_BLANK: Final[Page] = [None] * 40


def _field(effect: str) -> int:
    """Bit of the packed kinds at which converters of this effect are counted."""
    if effect == "any>any":
        return WILD
    first, _, second = effect.partition(";")
    color = COLORS.index(first.partition(">")[0])
    if first.endswith(">any"):
        return TWIN[color] if second else SINGLE[color]
    if second:
        return PAIR_RED_BLACK if color == 0 else PAIR_YELLOW_BLUE
    return DOUBLE[color]


_FIELD: Final[list[int]] = [_field(CARDS[IDS[number]].effect) for number in CONVERTERS]
"""Field of each converter bit."""
_FIELDS: Final[list[int]] = sorted(set(_FIELD))
_MASKS: Final[list[list[int]]] = [
    [CONVERTER[number] for bit, number in enumerate(CONVERTERS) if _FIELD[bit] == field] for field in _FIELDS
]
"""For each of `_FIELDS`: the converters of that kind, one or two."""
_WIDTH: Final[list[int]] = [1 if field in TWIN or field >= PAIR_RED_BLACK else 3 for field in _FIELDS]


def page(ring: i64, converters: i64, discount: i64) -> Page:
    """The page for a ring (packed energies), a mask of converters and a discount (0 to 4)."""
    key: i64 = ring + (converters << 32) + (discount << 56)
    found = _pages.get(key)
    if found is None:
        if len(_pages) >= _MOST_PAGES:
            _pages.clear()
        found = _BLANK.copy()
        _pages[key] = found
    return found


def fill_line(lines: Page, ring: i64, converters: i64, discount: i64, spot: i64) -> tuple[int, ...]:
    """Work out one line of that page."""
    highest: i64 = spot & 7
    lowest: i64 = highest - discount if highest > discount else 0
    line = payments_for(ring, converters, spot >> 3, lowest, highest)
    lines[spot] = line
    return line


def payments_for(ring: i64, converters: i64, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
    """The payments that are not wasteful, for each total from `lowest` to `highest`, as numbers in rising order."""
    if converters == 0 and color != ANY:
        return _plain(ring, color, lowest, highest)
    return _with_converters(ring, converters, color, lowest, highest)


def _plain(ring: i64, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
    """Without converters there is one payment for each total that the ring can give."""
    have: i64 = (ring >> (8 * color)) & 255
    top: i64 = highest if highest < have else have
    found: list[int] = []
    total: i64 = lowest
    while total <= top:
        found.append(total << (10 + 3 * color))
        total += 1
    return tuple(found)


def _with_converters(ring: i64, converters: i64, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
    clipped: i64 = 0
    c: i64 = 0
    while c < 4:
        have: i64 = (ring >> (8 * c)) & 255
        clipped += (7 if have > 7 else have) << (3 * c)
        c += 1
    kinds: i64 = 0
    n: i64 = 0
    number = len(_FIELDS)
    while n < number:
        at: i64 = _FIELDS[n]
        one: i64 = 1
        for each in _MASKS[n]:
            if converters & each:
                kinds += one << at
        n += 1
    key: i64 = (kinds << 21) + (clipped << 9) + (color << 6) + (lowest << 3) + highest
    found = _searches.get(key)
    if found is None:
        if len(_searches) >= _MOST_SEARCHES:
            _searches.clear()
        found = ways(clipped, kinds, color, lowest, highest)
        _searches[key] = found
    line: list[int] = []
    for pay, used in found:
        _name(line, pay, used, converters)
    line.sort()
    return tuple(line)


def _name(line: list[int], pay: i64, used: i64, converters: i64) -> None:
    """Add the payments that use converters of these kinds: one for each choice among cards of the same kind."""
    masks: list[int] = [0]
    n: i64 = 0
    number = len(_FIELDS)
    while n < number:
        at: i64 = _FIELDS[n]
        width: i64 = _WIDTH[n]
        count: i64 = (used >> at) & width
        if count > 0:
            there: list[int] = []
            for each in _MASKS[n]:
                if converters & each:
                    there.append(each)
            if count == len(there):
                together = sum(there)
                masks = [mask + together for mask in masks]
            else:
                masks = [mask + each for mask in masks for each in there]
        n += 1
    for mask in masks:
        line.append((pay << 10) + (mask << 22))


def forget() -> None:
    """Empty the memory (for measurements)."""
    _pages.clear()
    _searches.clear()
