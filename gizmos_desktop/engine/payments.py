"""The payment book: what each card costs a seat, looked up by what the seat has.

A page belongs to a ring, the converters that can be used and a discount; it has a line for every cost colour and cost.
A line holds the payments as numbers to be added to `BUILD_ID + card`. The memory is bounded: when it is full it is
emptied. It only remembers, so emptying never changes an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.purse import Purse, forget_searches

if TYPE_CHECKING:
    from mypy_extensions import i64

_MOST: Final = 20_000
_pages: Final[dict[int, list[tuple[int, ...] | None]]] = {}
_purses: Final[dict[int, Purse]] = {}
# a starting Gizmo and an empty place look up line 40, which is never payable
_BLANK: Final[list[tuple[int, ...] | None]] = [*[None] * 40, ()]


def page(ring: i64, converters: i64, discount: i64) -> list[tuple[int, ...] | None]:
    """The page for a ring (packed energies), a mask of converters and a discount (0 to 4).

    Its lines lie at `tables.SPOT`; None where nobody has looked yet.
    """
    key: i64 = ring + (converters << 32) + (discount << 56)
    found = _pages.get(key)
    if found is None:
        if len(_pages) >= _MOST:
            _pages.clear()
        found = _BLANK.copy()
        _pages[key] = found
    return found


def fill_line(
    lines: list[tuple[int, ...] | None], ring: i64, converters: i64, discount: i64, spot: i64
) -> tuple[int, ...]:
    """Work out one line of that page."""
    highest: i64 = spot & 7
    lowest: i64 = highest - discount if highest > discount else 0
    line = payments_for(ring, converters, spot >> 3, lowest, highest)
    lines[spot] = line
    return line


def payments_for(ring: i64, converters: i64, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
    """The payments that are not wasteful, for each total from `lowest` to `highest`, as numbers in rising order."""
    key: i64 = ring + (converters << 32)
    purse = _purses.get(key)
    if purse is None:
        if len(_purses) >= _MOST:
            _purses.clear()
        purse = Purse(ring, converters)
        _purses[key] = purse
    return purse.payments(color, lowest, highest)


def forget() -> None:
    """Empty the memory (for measurements)."""
    _pages.clear()
    _purses.clear()
    forget_searches()
