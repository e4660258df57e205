"""What a seat can pay with: bounds that end most searches before they begin, and what matters for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gizmos_desktop.engine.converters import (
    COUNT_MASK,
    DOUBLE,
    FIELDS,
    PAIR,
    SINGLE,
    TWIN,
    WILD,
    choices,
    kinds_of,
)
from gizmos_desktop.engine.payment_search import ways
from gizmos_desktop.engine.tables import ANY, BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

_MOST_SEARCHES: Final = 50_000
_searches: Final[dict[int, list[tuple[int, int]]]] = {}
_MASK_AT: Final[list[int]] = [
    COUNT_MASK[FIELDS.index(field)] * BIT[field] if field in FIELDS else 0 for field in range(40)
]
"""Mask of each field in the packed kinds."""


@final
class Purse:
    """A ring (packed energies) and the mask of the converters that can be used."""

    def __init__(self, ring: i64, converters: i64) -> None:
        self.ring: i64 = ring
        self.converters: i64 = converters
        self.kinds: i64 = kinds_of(converters)
        kinds = self.kinds
        self.wild: i64 = (kinds >> WILD) & 3
        self.have: list[int] = []
        self.turns: list[int] = []  # how many spheres of a colour its own converters can turn into others
        self.doubles: list[int] = []
        self.reach: list[int] = []  # no total above it can be made, by cost colour
        self._measure(kinds)

    def _measure(self, kinds: i64) -> None:
        c: i64 = 0
        everything: i64 = 0
        while c < 4:
            have: i64 = (self.ring >> (8 * c)) & 255
            turns: i64 = ((kinds >> SINGLE[c]) & 3) + 2 * ((kinds >> TWIN[c]) & 1)
            doubles: i64 = ((kinds >> DOUBLE[c]) & 3) + ((kinds >> PAIR[c]) & 1)
            self.have.append(have)
            self.turns.append(turns)
            self.doubles.append(doubles)
            everything += have + doubles
            c += 1
        color: i64 = 0
        while color < 4:
            self.reach.append(self._reach_of(color))
            color += 1
        self.reach.append(everything)

    def _reach_of(self, color: i64) -> i64:
        total: i64 = self.have[color] + self.doubles[color]
        by_wild: i64 = 0
        c: i64 = 0
        while c < 4:
            if c != color:
                most: i64 = self.have[c] + self.doubles[c]
                turns: i64 = self.turns[c]
                if most > turns:
                    total += turns
                    by_wild += most - turns
                else:
                    total += most
            c += 1
        return total + (by_wild if by_wild < self.wild else self.wild)

    def packed_reach(self) -> i64:
        """`reach` packed 8 bits a cost colour."""
        packed: i64 = 0
        color: i64 = 0
        while color <= ANY:
            reach: i64 = self.reach[color]
            packed += reach << (8 * color)
            color += 1
        return packed

    def payments(self, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
        """The payments that are not wasteful for each total from `lowest` to `highest`.

        They are numbers to be added to `BUILD_ID + card`, in rising order.
        """
        reach: i64 = self.reach[color]
        if lowest > reach:
            return ()
        if highest > reach:
            highest = reach
        if color == ANY:
            return self._search(self._clipped(highest), self._kinds_for_any(highest), color, lowest, highest)
        if highest <= 1:
            return self._one(color, lowest, highest)
        kinds: i64 = 0
        clip: i64 = self.have[color]
        ring: i64 = (highest if clip > highest else clip) << (3 * color)
        turning = False  # is there a colour worth turning into the cost colour,
        passing = False  # and one to turn a sphere into, double it, and turn both on?
        c: i64 = 0
        while c < 4:
            most: i64 = self.turns[c] + self.wild
            have: i64 = self.have[c]
            doubling = most > 1 and self.doubles[c] > 0
            if c != color and most > 0 and (have > 0 or doubling):
                turning = True
                kinds |= self._own_kinds(c)
                if doubling:
                    passing = True
                    kinds |= self._double_kinds(c)
                if have > most:
                    have = most
                ring += (highest if have > highest else have) << (3 * c)
            c += 1
        if turning:
            kinds |= self.kinds & _MASK_AT[WILD]
        if passing:
            kinds |= self._own_kinds(color)
        kinds |= self._double_kinds(color)
        if kinds == 0:
            return self._plain(color, lowest, highest)
        return self._search(ring, kinds, color, lowest, highest)

    def _own_kinds(self, c: i64) -> i64:
        single: i64 = _MASK_AT[SINGLE[c]]
        twin: i64 = _MASK_AT[TWIN[c]]
        return self.kinds & (single | twin)

    def _double_kinds(self, c: i64) -> i64:
        double: i64 = _MASK_AT[DOUBLE[c]]
        pair: i64 = _MASK_AT[PAIR[c]]
        return self.kinds & (double | pair)

    def _kinds_for_any(self, highest: i64) -> i64:
        """For a generic cost converters only matter if something can be doubled."""
        if highest <= 1 or self.doubles[0] + self.doubles[1] + self.doubles[2] + self.doubles[3] == 0:
            return 0
        return self.kinds

    def _clipped(self, highest: i64) -> i64:
        ring: i64 = 0
        c: i64 = 0
        while c < 4:
            have: i64 = self.have[c]
            ring += (highest if have > highest else have) << (3 * c)
            c += 1
        return ring

    def _plain(self, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
        """Without converters there is one payment for each total that the ring can give."""
        have: i64 = self.have[color]
        found: list[int] = []
        total: i64 = lowest
        while total <= highest and total <= have:
            found.append(total << (10 + 3 * color))
            total += 1
        return tuple(found)

    def _one(self, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
        """A total of one sphere: one of the colour, or one of another and one converter."""
        found: list[int] = []
        if lowest <= 0:
            found.append(0)
        if highest < 1:
            return tuple(found)
        if self.have[color]:
            found.append(BIT[10 + 3 * color])
        c: i64 = 0
        while c < 4:
            if c != color and self.have[c] and (self.turns[c] or self.wild):
                pay: i64 = BIT[10 + 3 * c]
                self._one_by(found, pay, SINGLE[c])
                self._one_by(found, pay, TWIN[c])
                self._one_by(found, pay, WILD)
            c += 1
        found.sort()
        return tuple(found)

    def _one_by(self, found: list[int], pay: i64, field: i64) -> None:
        if self.kinds & _MASK_AT[field]:
            for mask in choices(BIT[field], self.converters):
                found.append(pay + (mask << 22))

    def _search(self, ring: i64, kinds: i64, color: i64, lowest: i64, highest: i64) -> tuple[int, ...]:
        key: i64 = (kinds << 21) + (ring << 9) + (color << 6) + (lowest << 3) + highest
        found = _searches.get(key)
        if found is None:
            if len(_searches) >= _MOST_SEARCHES:
                _searches.clear()
            found = ways(ring, kinds, color, lowest, highest)
            _searches[key] = found
        line: list[int] = []
        for way in found:
            pay: i64 = way[0]
            used: i64 = way[1]
            if used == 0:
                line.append(pay << 10)
            else:
                for mask in choices(used, self.converters):
                    line.append((pay << 10) + (mask << 22))
        line.sort()
        return tuple(line)


def forget_searches() -> None:
    """Empty the memory (for measurements)."""
    _searches.clear()
