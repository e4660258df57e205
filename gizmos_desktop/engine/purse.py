"""What a seat can pay with: bounds that end most searches before they begin, and what matters for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gizmos_desktop.engine.converters import (
    DOUBLERS,
    OWN_TURNERS,
    TURNERS,
    choices,
    count_of,
    doubles_of,
    kinds_of,
    turns_of,
)
from gizmos_desktop.engine.payment_search import ways
from gizmos_desktop.engine.tables import ANY, BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

_MOST_KEPT: Final = 50_000
_searches: Final[dict[int, list[tuple[int, int]]]] = {}
_named: Final[dict[int, tuple[int, ...]]] = {}


@final
class Purse:
    """A ring (packed energies) and the mask of the converters that can be used."""

    def __init__(self, ring: i64, converters: i64) -> None:
        self.ring: i64 = ring
        self.converters: i64 = converters
        self.turned: i64 = turns_of(converters)
        self.doubled: i64 = doubles_of(converters)
        self.wild: i64 = self.turned >> 32

    def have(self, color: i64) -> i64:
        """Spheres of a colour."""
        return (self.ring >> (8 * color)) & 255

    def turns(self, color: i64) -> i64:
        """How many spheres of a colour its own converters can turn into others."""
        return (self.turned >> (8 * color)) & 255

    def doubles(self, color: i64) -> i64:
        """How many spheres of a colour can be doubled."""
        return (self.doubled >> (8 * color)) & 255

    def payments(self, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
        """The payments that are not wasteful for each total from `lowest` to `highest`.

        They are numbers to be added to `BUILD_ID + card`, in rising order.
        """
        reach: i64 = (reach_of(self.ring, self.converters) >> (8 * color)) & 255
        if lowest > reach:
            return ()
        if highest > reach:
            highest = reach
        if color == ANY:
            # for a generic cost converters only matter if something can be doubled
            useful: i64 = self.converters if highest > 1 and self.doubled else 0
            return _payments(self._clipped(highest), useful, color, lowest, highest)
        if highest <= 1:
            return self._one(color, lowest, highest)
        useful = self.converters & DOUBLERS[color]
        clip: i64 = self.have(color)
        ring: i64 = (highest if clip > highest else clip) << (3 * color)
        c: i64 = 0
        while c < 4:
            most: i64 = self.turns(c) + self.wild
            have: i64 = self.have(c)
            doubling = most > 1 and self.doubles(c) > 0
            if c != color and most > 0 and (have > 0 or doubling):
                # spheres of this colour can be turned into the cost colour
                useful |= self.converters & TURNERS[c]
                if doubling:
                    # so can one of another colour, turned into this one and doubled
                    useful |= self.converters & (DOUBLERS[c] | OWN_TURNERS[color])
                if have > most:
                    have = most
                ring += (highest if have > highest else have) << (3 * c)
            c += 1
        if useful == 0:
            return self._plain(color, lowest, highest)
        return _payments(ring, useful, color, lowest, highest)

    def _clipped(self, highest: i64) -> i64:
        ring: i64 = 0
        c: i64 = 0
        while c < 4:
            have: i64 = self.have(c)
            ring += (highest if have > highest else have) << (3 * c)
            c += 1
        return ring

    def _plain(self, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
        """Without converters there is one payment for each total that the ring can give."""
        have: i64 = self.have(color)
        found: list[int] = []
        total: i64 = lowest
        while total <= highest and total <= have:
            found.append(total << (10 + 3 * color))
            total += 1
        return tuple(found)

    def _one(self, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
        """A total of one sphere: one of the colour, or one of another and one converter."""
        found: list[int] = [] if lowest > 0 else [0]
        if highest > 0:
            add_ones(found, 0, self.ring, self.converters, color)
        found.sort()
        return tuple(found)


def _payments(ring: i64, converters: i64, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
    """The payments for a ring (3 bits a colour) and converters without those that do not matter."""
    key: i64 = (converters << 21) + (ring << 9) + (color << 6) + (lowest << 3) + highest
    line = _named.get(key)
    if line is None:
        if len(_named) >= _MOST_KEPT:
            _named.clear()
        line = _name(_ways(ring, kinds_of(converters), color, lowest, highest), converters)
        _named[key] = line
    return line


def _ways(ring: i64, kinds: i64, color: i64, lowest: i64, highest: i64) -> list[tuple[int, int]]:
    key: i64 = (kinds << 21) + (ring << 9) + (color << 6) + (lowest << 3) + highest
    found = _searches.get(key)
    if found is None:
        if len(_searches) >= _MOST_KEPT:
            _searches.clear()
        found = ways(ring, kinds, color, lowest, highest)
        _searches[key] = found
    return found


def _name(found: list[tuple[int, int]], converters: i64) -> tuple[int, ...]:
    """Ways by kinds of converters as payments by cards."""
    line: list[int] = []
    for way in found:
        pay: i64 = way[0]
        used: i64 = way[1]
        if used == 0:
            line.append(pay << 10)
        else:
            for mask in choices(used, converters):
                line.append((pay << 10) + (mask << 22))
    line.sort()
    return tuple(line)


def add_ones(found: list[int], start: int, ring: i64, converters: i64, color: i64) -> None:
    """Add the ways to pay one sphere of a colour, as numbers to add to `start`."""
    c: i64 = 0
    while c < 4:
        if (ring >> (8 * c)) & 255:
            pay: i64 = BIT[10 + 3 * c]
            if c == color:
                found.append(start + pay)
            else:
                turners: i64 = converters & TURNERS[c]
                while turners:
                    rest: i64 = turners & (turners - 1)
                    found.append(start + pay + ((turners - rest) << 22))
                    turners = rest
        c += 1


def count_ones(ring: i64, converters: i64, color: i64) -> i64:
    """How many ways `add_ones` adds."""
    count: i64 = 0
    c: i64 = 0
    while c < 4:
        if (ring >> (8 * c)) & 255:
            count += 1 if c == color else count_of(converters & TURNERS[c])
        c += 1
    return count


def reach_of(ring: i64, converters: i64) -> i64:
    """The highest totals that can be made, packed like energies with a fifth field for a generic cost.

    No total above them can be made; whether one below can is not said. `ring` are packed energies, `converters` is the
    mask of those that can be used.
    """
    turned: i64 = turns_of(converters)
    most: i64 = ring + doubles_of(converters)
    m0: i64 = most & 255
    m1: i64 = (most >> 8) & 255
    m2: i64 = (most >> 16) & 255
    m3: i64 = most >> 24
    # what a colour's own converters can turn, and what is left for any>any
    t0: i64 = turned & 255
    t1: i64 = (turned >> 8) & 255
    t2: i64 = (turned >> 16) & 255
    t3: i64 = (turned >> 24) & 255
    t0 = m0 if m0 < t0 else t0
    t1 = m1 if m1 < t1 else t1
    t2 = m2 if m2 < t2 else t2
    t3 = m3 if m3 < t3 else t3
    all_most: i64 = m0 + m1 + m2 + m3
    all_turned: i64 = t0 + t1 + t2 + t3
    wild: i64 = turned >> 32
    w0: i64 = all_most - all_turned - m0 + t0
    w1: i64 = all_most - all_turned - m1 + t1
    w2: i64 = all_most - all_turned - m2 + t2
    w3: i64 = all_most - all_turned - m3 + t3
    m0 += all_turned - t0 + (wild if wild < w0 else w0)
    m1 += all_turned - t1 + (wild if wild < w1 else w1)
    m2 += all_turned - t2 + (wild if wild < w2 else w2)
    m3 += all_turned - t3 + (wild if wild < w3 else w3)
    return m0 | (m1 << 8) | (m2 << 16) | (m3 << 24) | (all_most << 32)


def forget_searches() -> None:
    """Empty the memory (for measurements)."""
    _searches.clear()
    _named.clear()
