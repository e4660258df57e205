"""What a set of active Gizmos can do, counted by kind and colour: the part of the features that only cards decide."""

from __future__ import annotations

from typing import Final

from gizmos_desktop.engine.cards import CARDS, COLORS, IDS
from gizmos_desktop.engine.tables import CONVERTER

_cards: Final = list(CARDS.values())

ABILITIES: Final[tuple[str, ...]] = (
    *(f"pick {c}: draw" for c in COLORS),
    *(f"build {c}: pick" for c in COLORS),
    *(f"build {c}: points" for c in COLORS),
    *(f"build {c}: file" for c in COLORS),
    *(f"build {c}: research" for c in COLORS),
    *(f"build {c}: free level 1" for c in COLORS),
    "file: draws",
    "file: picks",
    "file: points",
    "build from archive: picks",
    "build from archive: points",
    "build level 2: picks",
    *(f"convert {c}" for c in COLORS),
    *(f"double {c}" for c in COLORS),
    "convert any",
)
"""Names of what is counted; one Gizmo may count in several."""

_EFFECT_NAMES: Final = {
    "draw": "draw",
    "pick": "pick",
    "vp": "points",
    "file": "file",
    "research": "research",
    "build_level1_free": "free level 1",
}


def _of_card(number: int) -> list[tuple[int, int]]:
    """(ability, count) pairs of a card."""
    card = _cards[number]
    found: list[tuple[str, int]] = []
    if card.category == "converter":
        for part in card.effect.split(";"):
            source, _, target = part.partition(">")
            if source == "any":
                found.append(("convert any", 1))
            else:
                found.append((f"double {source}" if target.endswith("*2") else f"convert {source}", 1))
    elif card.trigger != "-":
        kind, _, words = card.trigger.partition(":")
        effect, _, times = card.effect.partition("*")
        name = _EFFECT_NAMES[effect]
        count = int(times) if effect in ("draw", "pick", "vp") else 1
        if kind == "file":
            found.append((f"file: {name if name == 'points' else name + 's'}", count))
        elif words == "from_archive":
            found.append((f"build from archive: {name if name == 'points' else name + 's'}", count))
        elif words == "level2":
            found.append((f"build level 2: {name}s", count))
        else:
            found += [(f"{kind} {color}: {name}", count) for color in words.split("|")]
    return [(ABILITIES.index(ability), count) for ability, count in found]


_OF_CARD: Final = [_of_card(number) for number in range(len(IDS))]


def count_abilities(active: tuple[int, ...]) -> list[int]:
    """How much of each of `ABILITIES` these cards (card numbers) have together."""
    counts = [0] * len(ABILITIES)
    for number in active:
        for ability, count in _OF_CARD[number]:
            counts[ability] += count
    return counts


def _conversions(number: int) -> tuple[list[int], list[int], int]:
    effect = _cards[number].effect.split(";")
    single = [sum(part == f"{color}>any" for part in effect) for color in COLORS]
    double = [sum(part == f"{color}>{color}*2" for part in effect) for color in COLORS]
    return single, double, sum(part == "any>any" for part in effect)


_CONVERSIONS: Final = [(CONVERTER[n], _conversions(n)) for n in range(len(IDS)) if CONVERTER[n]]


def count_conversions(mask: int) -> list[int]:
    """What the converters of a mask can do: 4 counts of `A>any`, 4 of `A>A*2`, and that of `any>any`."""
    counts = [0] * 9
    for bit, (single, double, wild) in _CONVERSIONS:
        if mask & bit:
            for color in range(4):
                counts[color] += single[color]
                counts[4 + color] += double[color]
            counts[8] += wild
    return counts
