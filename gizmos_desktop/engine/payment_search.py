"""Which ways there are to pay for a card: the search, on kinds of converters.

Why so few cases are enough. Spheres of one colour are alike, so a doubling can be moved to the first sphere of its
colour, and a sphere turned into A and on into B without being doubled can be turned into B at once. Of what is left,
for a coloured cost C every other colour A is one of
  spent: spheres of A leave the ring, some are doubled, all are turned into something else, none is turned into A;
  passed: no sphere of A leaves the ring, one is turned into A, doubled, and all are turned on.
Spheres of C stay what they are, except that one of them starts the passed colours where no other colour is spent.
For a generic cost a colour is spent (and turned on only to start a passed colour) or passed (and may stay).
A conversion takes one sphere, so the numbers can be carried out in some order if and only if they add up and every
passed colour can be reached from a spent one. What remains is counting, and leaving out the wasteful ways
(rulings.md, "Converters").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gizmos_desktop.engine.converters import (
    DOUBLE,
    GUARD,
    PAIR_RED_BLACK,
    PAIR_YELLOW_BLUE,
    SINGLE,
    TWIN,
    WILD,
)
from gizmos_desktop.engine.tables import ANY, BIT, SPENT

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class _Search:
    """One search: the ring and the converters there are, and the ways found for the total at hand."""

    def __init__(self, ring: i64, kinds: i64, color: i64) -> None:
        self.color: i64 = color
        self.ring: list[int] = [(ring >> (3 * c)) & 7 for c in range(4)]
        self.single: list[int] = [(kinds >> SINGLE[c]) & 3 for c in range(4)]
        self.twin: list[int] = [(kinds >> TWIN[c]) & 1 for c in range(4)]
        self.double: list[int] = [(kinds >> DOUBLE[c]) & 3 for c in range(4)]
        self.wild: i64 = (kinds >> WILD) & 3
        self.pair_red_black: i64 = (kinds >> PAIR_RED_BLACK) & 1
        self.pair_yellow_blue: i64 = (kinds >> PAIR_YELLOW_BLUE) & 1
        self.most_doubles: list[int] = [
            self.double[c] + (int(self.pair_red_black) if c in (0, 3) else int(self.pair_yellow_blue)) for c in range(4)
        ]
        self.spent: list[int] = [0, 0, 0, 0]
        self.doubled: list[int] = [0, 0, 0, 0]
        self.turned: list[int] = [0, 0, 0, 0]  # by converters of the colour's own
        self.turned_wild: list[int] = [0, 0, 0, 0]  # by any>any
        # payment (3 bits a colour) -> sets of converters (packed kinds)
        self.found: dict[int, set[int]] = {}

    # -- a coloured cost

    def colored(self, place: i64, rest: i64, wild: i64, roots: i64, passed: i64) -> None:
        """Decide about colour `place` and those after it; `rest` of the total is still to be made.

        `wild` any>any conversions are left; so far `roots` colours are spent and `passed` are passed.
        """
        if place == self.color:
            self.colored(place + 1, rest, wild, roots, passed)
            return
        if place == 4:
            self._colored_end(rest, wild, roots, passed)
            return
        c = place
        self.colored(place + 1, rest, wild, roots, passed)
        own: i64 = self.single[c] + 2 * self.twin[c]
        most_turned: i64 = own + wild
        most_spent: i64 = self.ring[c]
        most_doubled: i64 = self.most_doubles[c]
        spent: i64 = 0
        while spent <= most_spent and spent <= rest and spent <= most_turned:
            doubled: i64 = 0 if spent else 1
            while doubled <= most_doubled and spent + doubled <= rest:
                turned: i64 = spent + doubled if spent else doubled + 1
                if turned > most_turned:
                    break
                self.spent[c] = spent
                self.doubled[c] = doubled
                if spent:
                    self._turn_colored(place, turned, own, rest - spent - doubled, wild, roots + 1, passed)
                else:
                    self._turn_colored(place, turned, own, rest - doubled, wild, roots, passed + 1)
                doubled += 1
            spent += 1
        self.spent[c] = self.doubled[c] = 0

    def _turn_colored(self, place: i64, turned: i64, own: i64, rest: i64, wild: i64, roots: i64, passed: i64) -> None:
        # of the `turned` conversions, any>any does from none to all, the colour's own converters the others
        by_wild: i64 = turned - own if turned > own else 0
        while by_wild <= wild and by_wild <= turned:
            self.turned[place] = turned - by_wild
            self.turned_wild[place] = by_wild
            self.colored(place + 1, rest, wild - by_wild, roots, passed)
            by_wild += 1
        self.turned[place] = self.turned_wild[place] = 0

    def _colored_end(self, rest: i64, wild: i64, roots: i64, passed: i64) -> None:
        c = self.color
        most_doubled: i64 = self.most_doubles[c]
        have: i64 = self.ring[c]
        doubled: i64 = 0
        while doubled <= most_doubled and doubled <= rest:
            spent: i64 = rest - doubled
            if spent <= have and (spent > 0 or (roots > 0) or (doubled == 0 and passed == 0)):
                self.spent[c] = spent
                self.doubled[c] = doubled
                if passed == 0 or roots > 0:
                    self._offer()
                else:  # a sphere of the cost colour itself starts the passed ones
                    if self.single[c] or self.twin[c]:
                        self.turned[c] = 1
                        self._offer()
                        self.turned[c] = 0
                    if wild > 0:
                        self.turned_wild[c] = 1
                        self._offer()
                        self.turned_wild[c] = 0
            doubled += 1
        self.spent[c] = self.doubled[c] = 0

    # -- a generic cost

    def generic(self, place: i64, rest: i64, roots: i64, passed: i64) -> None:
        """As `colored`, for a total of any colours; conversions are chosen at the end."""
        if place == 4:
            if rest == 0 and roots > 0:
                self._generic_end(0, passed)
            return
        c = place
        most_doubled: i64 = self.most_doubles[c]
        most_spent: i64 = self.ring[c]
        spent: i64 = 0
        while spent <= most_spent and spent <= rest:
            doubled: i64 = 0
            while doubled <= most_doubled and spent + doubled <= rest:
                self.spent[c] = spent
                self.doubled[c] = doubled
                if spent:
                    self.generic(place + 1, rest - spent - doubled, roots + 1, passed)
                elif doubled:
                    self.generic(place + 1, rest - doubled, roots, passed + 1)
                else:
                    self.generic(place + 1, rest, roots, passed)
                doubled += 1
            spent += 1
        self.spent[c] = self.doubled[c] = 0

    def _generic_end(self, place: i64, needed: i64) -> None:
        """Choose which converters start the passed colours: `needed` conversions of colours `place` and after."""
        if place == 4:
            if needed <= self.wild and self._startable():
                self.turned_wild[0] = needed
                self._offer()
                self.turned_wild[0] = 0
            return
        c = place
        own: i64 = self.single[c] + 2 * self.twin[c]
        supply: i64 = self.spent[c] + self.doubled[c]
        if self.spent[c] == 0 and self.doubled[c] > 0:
            supply += 1
        turned: i64 = 0
        while turned <= needed and turned <= own and turned <= supply:
            self.turned[c] = turned
            self._generic_end(place + 1, needed - turned)
            turned += 1
        self.turned[c] = 0

    def _startable(self) -> bool:
        """Can the conversions chosen reach every passed colour from the colours that are spent?"""
        waiting = [c for c in range(4) if self.spent[c] == 0 and self.doubled[c] > 0]
        if not waiting:
            return True
        by_wild = len(waiting) - sum(self.turned)
        return _reach(waiting, [self.turned[c] if self.spent[c] else 0 for c in range(4)], self.turned, by_wild)

    # -- the converters that do it

    def _offer(self) -> None:
        """Write down every least set of converters for the numbers of `spent`, `doubled`, `turned`."""
        spent = self.spent
        pay: i64 = spent[0] + (spent[1] << 3) + (spent[2] << 6) + (spent[3] << 9)
        doubled = self.doubled
        pair_red_black: i64 = 0
        while pair_red_black <= self.pair_red_black:
            pair_yellow_blue: i64 = 0
            while pair_yellow_blue <= self.pair_yellow_blue:
                rb: i64 = pair_red_black
                yu: i64 = pair_yellow_blue
                if not ((rb and doubled[0] + doubled[3] == 0) or (yu and doubled[1] + doubled[2] == 0)):
                    kinds: i64 = (rb << PAIR_RED_BLACK) + (yu << PAIR_YELLOW_BLUE)
                    c: i64 = 0
                    while c < 4:
                        need: i64 = doubled[c]
                        if need > 0 and (rb if c in (0, 3) else yu):
                            need -= 1
                        have: i64 = self.double[c]
                        if need > have:
                            break
                        at: i64 = DOUBLE[c]
                        kinds += need << at
                        c += 1
                    if c == 4:
                        self._turners(0, pay, kinds)
                pair_yellow_blue += 1
            pair_red_black += 1

    def _turners(self, place: i64, pay: i64, kinds: i64) -> None:
        """The least sets of `A>any` converters for `turned`, colour by colour."""
        if place == 4:
            self._write(pay, kinds)
            return
        c = place
        turned: i64 = self.turned[c]
        at_single: i64 = SINGLE[c]
        single: i64 = self.single[c]
        if turned <= single:
            self._turners(place + 1, pay, kinds + (turned << at_single))
        if turned > 0 and self.twin[c]:
            more: i64 = turned - 2 if turned > 2 else 0
            if more <= single:
                at_twin: i64 = TWIN[c]
                twin: i64 = BIT[at_twin]
                self._turners(place + 1, pay, kinds + twin + (more << at_single))

    def _write(self, pay: i64, kinds: i64) -> None:
        by_wild = self.turned_wild
        whole: i64 = kinds + ((by_wild[0] + by_wild[1] + by_wild[2] + by_wild[3]) << WILD)
        known = self.found.get(pay)
        if known is None:
            self.found[pay] = {whole}
        else:
            known.add(whole)


def _reach(waiting: list[int], ready: list[int], turned: list[int], by_wild: int) -> bool:
    """Can every waiting colour be started, by `ready` conversions of active colours, and `by_wild` of any of them?"""
    if not waiting:
        return True
    active = [c for c in range(4) if ready[c] > 0]
    for color in waiting:
        others = [c for c in waiting if c != color]
        then = [ready[c] + (turned[c] if c == color else 0) for c in range(4)]
        for source in active:
            less = [then[c] - (1 if c == source else 0) for c in range(4)]
            if _reach(others, less, turned, by_wild):
                return True
        if by_wild > 0 and _reach(others, then, turned, by_wild - 1):
            return True
    return False


def _wide(pay: i64) -> i64:
    """A payment with four bits a colour, the top one free, so that one subtraction compares all four."""
    return (pay & 7) + ((pay & 0o70) << 1) + ((pay & 0o700) << 2) + ((pay & 0o7000) << 3)


def _frugal(found: dict[int, set[int]], idle: i64, kept: list[tuple[int, int]]) -> None:
    """Keep the ways of one total that are not wasteful.

    A way is beaten by one that needs no more of anything. One with fewer spheres doubles more by the same converters,
    which only a pair of doublings can do that has one of them idle: `idle` pairs save as many spheres at most.
    """
    pays = list(found)
    wides = [_wide(pay) for pay in pays]
    groups = [list(found[pay]) for pay in pays]
    sizes = [SPENT[pay] for pay in pays]
    n: i64 = 0
    count: i64 = len(pays)
    while n < count:
        pay = pays[n]
        own = groups[n]
        rivals = own
        if idle > 0:
            rivals = own.copy()
            wide: i64 = wides[n] | 0x8888
            least: i64 = sizes[n] - idle
            other: i64 = 0
            while other < count:
                if other != n and sizes[other] >= least and (wide - wides[other]) & 0x8888 == 0x8888:
                    rivals += groups[other]
                other += 1
        for kinds in own:
            if len(rivals) == 1 or not _beaten(kinds, rivals):
                kept.append((pay, kinds))
        n += 1


def _beaten(kinds: i64, rivals: list[int]) -> bool:
    """Does one of the rivals use no other converters? They are the ways with no other spheres, itself among them."""
    guarded: i64 = kinds | GUARD
    count: i64 = len(rivals)
    n: i64 = 0
    equal: i64 = 0
    while n < count:
        rival: i64 = rivals[n]
        if (guarded - rival) & GUARD == GUARD:
            if rival != kinds:
                return True
            equal += 1
        n += 1
    # found once it is itself; a second time, with fewer spheres
    return equal > 1


def ways(ring: int, kinds: int, color: int, lowest: int, highest: int) -> list[tuple[int, int]]:
    """Every payment that is not wasteful for a total from `lowest` to `highest` spheres of a cost colour.

    `ring` holds the spheres at hand (3 bits a colour, 7 for more), `kinds` the converters at hand, packed by the fields
    of this module, `color` is 0 to 4 (`ANY`). Gives pairs of the spheres spent (3 bits a colour) and the converters
    used (packed kinds), each once.
    """
    kept: list[tuple[int, int]] = []
    idle: i64 = ((kinds >> PAIR_RED_BLACK) & 1) + ((kinds >> PAIR_YELLOW_BLUE) & 1)
    for total in range(lowest, highest + 1):
        if total == 0:
            kept.append((0, 0))
            continue
        search = _Search(ring, kinds, color)
        if color == ANY:
            search.generic(0, total, 0, 0)
        else:
            search.colored(0, total, search.wild, 0, 0)
        _frugal(search.found, idle, kept)
    # two totals that spend the same spheres and converters are one way
    return list(set(kept)) if idle > 0 and lowest < highest else kept
