"""Positions in the middle of a game with many Gizmos: random games alone come too seldom to long chains."""

from random import Random
from typing import Any

from tests.engine.facts import COLORS, archive_limit, of_level, storage_limit
from tests.engine.walks import below

Json = dict[str, Any]


def shuffled(dice: Random, things: list[str]) -> list[str]:
    """Give the things in a random order that is the same on every Python."""
    left, found = list(things), []
    while left:
        found.append(left.pop(below(dice, len(left))))
    return found


def rich_position(dice: Random, seats: int, chute: bool = False, most: int = 11) -> Json:
    """Give a position before an action: each seat with up to `most` more Gizmos (two of level 3), spheres, an archive.

    The effects that lead to a decision of their own (File, Research, a free Build) are dealt first.
    """
    chains = shuffled(dice, [f"3-{number}" for number in range(31, 37)])
    threes = [card for card in shuffled(dice, of_level(3)) if card not in chains[:seats]]
    others = shuffled(dice, of_level(1) + of_level(2))
    spheres = shuffled(dice, [color for color in COLORS for _ in range(13)])
    told = []
    for seat in range(seats):
        active = [f"0-0{seat + 1}", chains[seat], threes.pop()]
        active += [others.pop() for _ in range(below(dice, most - 1))]
        ring = [spheres.pop() for _ in range(below(dice, min(storage_limit(active), 10) + 1))]
        archive = [others.pop() for _ in range(below(dice, min(archive_limit(active), 3) + 1))]
        told.append(
            {
                "active": active,
                "archive": archive,
                "ring": {color: ring.count(color) for color in COLORS if color in ring},
                "tokens": below(dice, 6),
            }
        )
    first = below(dice, seats)
    turn = {"seat": below(dice, seats), "number": 1 + below(dice, 20)}
    return {"seats": told, "first": first, "turn": turn, "row": spheres[:6], "option": {"chute": chute}}
