"""All payments for a Build, found by trying everything: slow, simple, and read straight from rulings.md, "Converters".

The engine finds payments by clever means; this module tries every set of spheres and every sequence of conversions.
It shares nothing with the engine.
"""

from functools import lru_cache
from itertools import product

from tests.engine.facts import COLORS, FACTS

Spheres = tuple[int, int, int, int]
"""How many of red, yellow, blue, black."""
Payment = tuple[Spheres, frozenset[str]]
"""The spheres that leave the ring and the converter cards that are used."""


def _moved(pool: Spheres, take: int, give: int, count: int) -> Spheres:
    """Take one energy of colour index `take` out of the pool and put `count` of colour index `give` into it."""
    changed = list(pool)
    changed[take] -= 1
    changed[give] += count
    return (changed[0], changed[1], changed[2], changed[3])


def conversions(pool: Spheres, part: str) -> list[Spheres]:
    """Give what the pool can become by one use of a converter part such as `red>any` or `red>red*2` (cards.csv)."""
    before, after = part.split(">")
    takes = [index for index, color in enumerate(COLORS) if before in (color, "any") and pool[index]]
    if after == "any":
        return [_moved(pool, take, give, 1) for take in takes for give in range(4)]
    color, times = after.split("*")
    return [_moved(pool, take, COLORS.index(color), int(times)) for take in takes]


@lru_cache(maxsize=1 << 15)
def reachable(spent: Spheres, converters: tuple[str, ...], most: int) -> set[tuple[Spheres, frozenset[str]]]:
    """Give every (energies counted, converter cards used) that the spent spheres can become, up to `most` energies.

    A conversion never makes fewer energies, so what is above the total is lost for good and need not be followed.
    """
    start: tuple[Spheres, frozenset[tuple[str, int]]] = (spent, frozenset())
    found = {start}
    waiting = [start]
    while waiting:
        pool, done = waiting.pop()
        for card in converters:
            for number, part in enumerate(FACTS[card].effects):
                if (card, number) in done:
                    continue
                for changed in conversions(pool, part):
                    state = (changed, done | {(card, number)})
                    if sum(changed) <= most and state not in found:
                        found.add(state)
                        waiting.append(state)
    return {(pool, frozenset(card for card, _ in done)) for pool, done in found}


def wasteful(payment: Payment, others: set[Payment]) -> bool:
    """Tell whether another payment of the same total spends and uses no more, and less of either."""
    spent, used = payment
    return any(
        other != payment and all(a <= b for a, b in zip(other[0], spent, strict=True)) and other[1] <= used
        for other in others
    )


@lru_cache(maxsize=4096)
def payments(ring: Spheres, converters: tuple[str, ...], color: str, cost: int, discount: int = 0) -> set[Payment]:
    """Give the payments to offer for a card of this cost colour (or `any`) and cost, for all totals allowed."""
    offered: set[Payment] = set()
    by_total: dict[int, set[Payment]] = {total: set() for total in range(max(0, cost - discount), cost + 1)}
    for spent in product(*(range(count + 1) for count in ring)):
        if sum(spent) > cost:
            continue
        for pool, used in reachable((spent[0], spent[1], spent[2], spent[3]), converters, cost):
            total = sum(pool)
            fits = color == "any" or pool[COLORS.index(color)] == total
            if fits and total in by_total:
                by_total[total].add(((spent[0], spent[1], spent[2], spent[3]), used))
    for same_total in by_total.values():
        offered |= {payment for payment in same_total if not wasteful(payment, same_total)}
    return offered


def payment_text(card: str, payment: Payment) -> str:
    """Write a Build with its payment as notation.md spells it."""
    spent, used = payment
    words = ["build", card]
    if any(spent):
        words.append("pay")
        counts = zip(COLORS, spent, strict=True)
        words += [color if count == 1 else f"{color}*{count}" for color, count in counts if count]
    if used:
        words += ["via", *sorted(used)]
    return " ".join(words)
