"""The payment book: what each card costs a seat, looked up by what the seat has.

The payments are kept by ring, converters, cost and discount. The memory is bounded: when it is full it is emptied. It
only remembers, so emptying never changes an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.purse import Purse, forget_searches

if TYPE_CHECKING:
    from mypy_extensions import i64

_MOST_LINES: Final = 60_000
_lines: Final[dict[int, tuple[int, ...]]] = {}


def payments_for(ring: i64, converters: i64, color: i64, cost: i64, discount: i64) -> tuple[int, ...]:
    """The payments that are not wasteful, for each total that the discount allows.

    `color` is 0 to 4 (`tables.ANY`). They are numbers to be added to `BUILD_ID + card`, in rising order.
    """
    # no cost is above 7, so more than 7 spheres of a colour (at most 31) are as good as 7
    many: i64 = ((ring >> 3) | (ring >> 4)) & 0x01010101
    ring |= many * 7
    clipped: i64 = (ring & 7) | ((ring >> 5) & 56) | ((ring >> 10) & 448) | ((ring >> 15) & 3584)
    ring &= 0x07070707
    key: i64 = clipped + (converters << 12) + (color << 36) + (cost << 39) + (discount << 42)
    found = _lines.get(key)
    if found is None:
        if len(_lines) >= _MOST_LINES:
            _lines.clear()
        found = Purse(ring, converters).payments(color, cost - discount if cost > discount else 0, cost)
        _lines[key] = found
    return found


def forget() -> None:
    """Empty the memory (for measurements)."""
    _lines.clear()
    forget_searches()
