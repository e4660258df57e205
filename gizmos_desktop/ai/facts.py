"""What each Gizmo gives a sensible player in a turn, on average: judgements for the hand-written evaluation."""

from gizmos_desktop.engine import CARDS, COLORS, Card
from gizmos_desktop.engine.tables import CONVERTER, GEAR

_EFFECT_WORTH = {
    ("draw", 1): 0.45,
    ("draw", 3): 1.1,
    ("pick", 1): 0.6,
    ("pick", 2): 1.1,
    ("vp", 1): 1.0,
    ("vp", 2): 2.0,
    ("file", 1): 0.3,
    ("research", 1): 0.9,
    ("build_level1_free", 1): 1.5,
}
"""Points that one use of an effect is about worth."""

_PER_TURN = {
    "file": 0.3,
    "pick 1": 0.3,
    "pick 2": 0.45,
    "build 1": 0.2,
    "build 2": 0.38,
    "from_archive": 0.25,
    "level2": 0.25,
}
"""How often a trigger is pulled in a turn. Its owner plays to pull it; a second colour helps less than twice."""

_CONVERTER = {"any>any": 0.2, "A>any": 0.13, "A>any;A>any": 0.2, "A>A*2": 0.4, "A>A*2;B>B*2": 0.75}
_UPGRADE = {
    "storage": 0.07,
    "archive": 0.06,
    "research": 0.05,
    "no_file": -0.08,
    "no_research": -0.1,
    "discount:from_archive": 0.25,
    "discount:from_research": 0.15,
    "discount:level2": 0.2,
    "award:energy": 0.15,
    "award:tokens": 0.0,
}


def _pulls(card: Card) -> float:
    kind, _, words = card.trigger.partition(":")
    if kind == "file" or words in ("from_archive", "level2"):
        return _PER_TURN[words or kind]
    return _PER_TURN[f"{kind} {len(words.split('|'))}"]


def _effect(card: Card) -> tuple[str, int]:
    name, _, count = card.effect.partition("*")
    return name, int(count)


def _rate(card: Card) -> float:
    if card.trigger != "-":
        return _pulls(card) * _EFFECT_WORTH[_effect(card)]
    if card.category == "converter":
        return _CONVERTER[_shape(card.effect)]
    total = 0.0
    for part in card.effect.split(";"):
        name, _, count = part.partition("+")
        total += _UPGRADE[name] * int(count or 1)
    return total


def _shape(effect: str) -> str:
    """The effect of a converter with letters for its colours, so that equal kinds have equal names."""
    words = dict.fromkeys(word for word in effect.replace(">", ";").split(";") if word in COLORS)
    for letter, color in zip("AB", words, strict=False):
        effect = effect.replace(color, letter)
    return effect


_ALL = list(CARDS.values())

KEPT = 0.7
"""How much of what a Gizmo promises a greedy player really gets (tuned: 1.0 loses to it, and takes longer games)."""

RATE: list[float] = [0.0 if c.trigger == "file" else KEPT * _rate(c) for c in _ALL]
"""Points a turn, by card number; without the Gizmos that a File action triggers."""
FILE_RATE: list[float] = [KEPT * _rate(c) if c.trigger == "file" else 0.0 for c in _ALL]
"""The same for those: they are worth nothing to a seat that must not file."""
TOKEN_RATE: list[float] = [_rate(c) if c.trigger != "-" and _effect(c)[0] == "vp" else 0.0 for c in _ALL]
"""The part of either that comes as tokens."""


def _pending(card: Card) -> tuple[bool, float]:
    name, count = _effect(card)
    return (True, float(count)) if name in ("draw", "pick") else (False, _EFFECT_WORTH[name, count])


PENDING: dict[int, tuple[bool, float]] = {GEAR[n]: _pending(c) for n, c in enumerate(_ALL) if GEAR[n]}
"""What a triggered Gizmo is about to bring, by gear bit: (True, spheres) or (False, points)."""


def _conversions(card: Card) -> list[tuple[int, bool]]:
    parts = [part.split(">") for part in card.effect.split(";")]
    return [((*COLORS, "any").index(source), target.endswith("*2")) for source, target in parts]


CONVERSIONS = {CONVERTER[n]: _conversions(c) for n, c in enumerate(_ALL) if CONVERTER[n]}
"""The conversions of a converter, by converter bit: the colour it takes (4 for any), and whether it doubles it."""
