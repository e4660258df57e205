"""The cards as numbers and bit masks, so that the rules cost a few machine instructions.

A card is its number (0 to 111, id order). The 60 Gizmos with a trigger have a bit each ("gear", id order), the 24
converters too; one mask of either kind fits a signed 64-bit number. Tables replace `1 << n`, which mypyc 2.4 compiles
wrongly for 64-bit n above 30.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.cards import CARDS, COLORS, IDS

if TYPE_CHECKING:
    from mypy_extensions import i64

ANY: Final = 4
"""Cost colour of a generic Gizmo; 0 to 3 are the colours."""

# What a Gizmo does when it is used.
EFFECT_NONE: Final = 0
EFFECT_DRAW: Final = 1
EFFECT_PICK: Final = 2
EFFECT_POINTS: Final = 3
EFFECT_FILE: Final = 4
EFFECT_RESEARCH: Final = 5
EFFECT_BUILD: Final = 6
_EFFECTS: Final = {
    "draw": EFFECT_DRAW,
    "pick": EFFECT_PICK,
    "vp": EFFECT_POINTS,
    "file": EFFECT_FILE,
    "research": EFFECT_RESEARCH,
    "build_level1_free": EFFECT_BUILD,
}

_cards: Final = list(CARDS.values())

LEVEL: Final[list[int]] = [card.level for card in _cards]
COST: Final[list[int]] = [card.cost for card in _cards]
COST_COLOR: Final[list[int]] = [(*COLORS, "any", "none").index(card.cost_color) for card in _cards]
POINTS: Final[list[int]] = [card.points for card in _cards]

BIT: Final[list[int]] = [2**n for n in range(62)]

GEARS: Final[list[int]] = [n for n, card in enumerate(_cards) if card.trigger != "-"]
"""Card number of each gear bit."""
GEAR: Final[list[int]] = [2 ** GEARS.index(n) if n in GEARS else 0 for n in range(112)]
"""Gear mask of each card, 0 for a card without trigger."""
CONVERTERS: Final[list[int]] = [n for n, card in enumerate(_cards) if card.category == "converter"]
"""Card number of each converter bit."""
CONVERTER: Final[list[int]] = [2 ** CONVERTERS.index(n) if n in CONVERTERS else 0 for n in range(112)]
"""Converter mask of each card, 0 for other cards."""


def _gears(kind: str, word: str) -> int:
    """Gear mask of the cards whose trigger is of a kind ("file", "pick", "build") and names a word ("" for none)."""
    mask = 0
    for number in GEARS:
        name, _, words = _cards[number].trigger.partition(":")
        if name == kind and word in words.split("|"):
            mask += GEAR[number]
    return mask


ON_FILE: Final[int] = _gears("file", "")
"""Gears that a File action triggers."""
ON_PICK: Final[list[int]] = [_gears("pick", color) for color in COLORS]
"""Gears that a Pick action triggers, by the colour picked."""
ON_ARCHIVE_BUILD: Final[int] = _gears("build", "from_archive")
"""Gears that a Build from the archive triggers, beside those of ON_BUILD."""


def _on_build(number: int) -> int:
    # rulings.md, "Triggers and effects": a generic Gizmo counts as every colour
    color = COST_COLOR[number]
    mask = 0
    for each in range(4):
        if color in (each, ANY):
            mask |= _gears("build", COLORS[each])
    if LEVEL[number] == 2:
        mask |= _gears("build", "level2")
    return mask


ON_BUILD: Final[list[int]] = [_on_build(n) for n in range(112)]
"""Gears that building this card triggers, wherever it came from."""

EFFECT: Final[list[int]] = [_EFFECTS[c.effect.partition("*")[0]] if c.trigger != "-" else EFFECT_NONE for c in _cards]
EFFECT_COUNT: Final[list[int]] = [int(c.effect.partition("*")[2]) if c.trigger != "-" else 0 for c in _cards]


def _with_effect(*effects: int) -> int:
    return sum(GEAR[n] for n in GEARS if EFFECT[n] in effects)


POINT_GEARS: Final[int] = _with_effect(EFFECT_POINTS)
RING_GEARS: Final[int] = _with_effect(EFFECT_DRAW, EFFECT_PICK)
FILE_GEARS: Final[int] = _with_effect(EFFECT_FILE)
RESEARCH_GEARS: Final[int] = _with_effect(EFFECT_RESEARCH)
BUILD_GEARS: Final[int] = _with_effect(EFFECT_BUILD)


def _raise(name: str) -> list[int]:
    """By how much each card raises "storage", "archive" or "research"."""
    parts = [[p for p in card.effect.split(";") if p.startswith(name + "+")] for card in _cards]
    return [int(found[0].partition("+")[2]) if found else 0 for found in parts]


MORE_STORAGE: Final[list[int]] = _raise("storage")
MORE_ARCHIVE: Final[list[int]] = _raise("archive")
MORE_RESEARCH: Final[list[int]] = _raise("research")

# The other upgrades, one code each.
OTHER_NONE: Final = 0
OTHER_NO_FILE: Final = 1
OTHER_NO_RESEARCH: Final = 2
OTHER_ARCHIVE_DISCOUNT: Final = 3
OTHER_RESEARCH_DISCOUNT: Final = 4
OTHER_LEVEL2_DISCOUNT: Final = 5
OTHER_ENERGY_AWARD: Final = 6
OTHER_TOKENS_AWARD: Final = 7
_OTHERS: Final = {
    "no_file": OTHER_NO_FILE,
    "no_research": OTHER_NO_RESEARCH,
    "discount:from_archive": OTHER_ARCHIVE_DISCOUNT,
    "discount:from_research": OTHER_RESEARCH_DISCOUNT,
    "discount:level2": OTHER_LEVEL2_DISCOUNT,
    "award:energy": OTHER_ENERGY_AWARD,
    "award:tokens": OTHER_TOKENS_AWARD,
}
OTHER: Final[list[int]] = [_OTHERS.get(card.effect, OTHER_NONE) for card in _cards]
IS_UPGRADE: Final[list[int]] = [int(card.category == "upgrade") for card in _cards]

# Energies are packed 8 bits a colour, red lowest; a payment 3 bits a colour.
ONE: Final[list[int]] = [2 ** (8 * color) for color in range(4)]
SPREAD: Final[list[int]] = [
    red + yellow + blue + black
    for black in range(0, 8 * ONE[3], ONE[3])
    for blue in range(0, 8 * ONE[2], ONE[2])
    for yellow in range(0, 8 * ONE[1], ONE[1])
    for red in range(8)
]
"""The spheres of a payment as packed energies."""
SPENT: Final[list[int]] = [a + b + c + d for a in range(8) for b in range(8) for c in range(8) for d in range(8)]
"""How many spheres a payment spends."""

# The energy row is packed 2 bits a sphere, the oldest lowest.
_MASKS = (1, 2, 4, 8)
_HALF_ROWS = [a | b | c for a in _MASKS for b in _MASKS for c in _MASKS]
ROW_COLORS: Final[list[int]] = [a | b for a in _HALF_ROWS for b in _HALF_ROWS]
"""For a row of six: mask of the colours in it."""
COLORS_IN: Final[list[int]] = [mask.bit_count() for mask in range(16)]
NTH_COLOR: Final[list[int]] = [
    ([c for c in range(4) if mask >> c & 1] + [0] * 4)[n] for mask in range(16) for n in range(4)
]
"""NTH_COLOR[4 * mask + n]: the n-th colour of a colour mask."""

NEED: Final[list[int]] = [
    card.cost * 2 ** (8 * color) if color <= ANY else 127 for card, color in zip(_cards, COST_COLOR, strict=True)
] + [127]
"""Full cost of a card, packed like energies, a fifth field for generic cards; an empty place (-1) costs more than
any reach (127: one more would borrow from the next field and pass)."""
REACH_GUARD: Final = 0x8080808080
"""The top bit of each of those fields; a reach with these bits less the need keeps them if it is enough."""

LOW_BITS: Final[list[int]] = [4**n - 1 for n in range(7)]
"""Mask of the first n spheres of the row."""
PLACE_LEVEL: Final[list[int]] = [1, 1, 1, 1, 2, 2, 2, 3, 3]
"""Level of each of the nine places of the display."""
FIRST_PLACE: Final[list[int]] = [0, 0, 4, 7, 9]
"""First place of each level on the display; the next level's is its end."""


_GEAR_AT: Final[list[int]] = [next((card for card in GEARS if GEAR[card] % 67 == rest), -1) for rest in range(67)]


def gear_card(bit: i64) -> i64:
    """Card number of a gear mask of one bit; 2 is a primitive root of 67, so the rest tells the bit."""
    return _GEAR_AT[bit % 67]


def gear_cards(mask: int) -> list[int]:
    """Card numbers of a gear mask, in id order."""
    return [number for number in GEARS if mask & GEAR[number]]


def converter_cards(mask: int) -> list[int]:
    """Card numbers of a converter mask, in id order."""
    return [number for number in CONVERTERS if mask & CONVERTER[number]]


def ids(numbers: list[int] | tuple[int, ...]) -> list[str]:
    """Ids of card numbers, in the same order."""
    return [IDS[number] for number in numbers]
