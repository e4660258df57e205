"""A position as numbers: several hundred named features of an afterstate, for the evaluation networks.

An afterstate is what a turn leaves behind before chance answers: nothing is refilled, spheres drawn at random have no
colour yet and researched cards are only counted (`Game.sim`). It is seen by the seat whose turn it was. A row of
features is `bytes`, one byte a feature (`encoder.py` makes them); `SCALE` says by what each is divided to be about 0
to 1.
"""

from __future__ import annotations

import hashlib
from typing import Final

from gizmos_desktop.ai.card_facts import ABILITIES
from gizmos_desktop.engine.cards import COLORS, IDS

FIRST_CARD: Final = 4
"""Card number of the first card that is not a starting Gizmo."""
_CARD_NAMES: Final = IDS[FIRST_CARD:]
NEAR: Final = 4
"""A card in reach counts this much, one less for each sphere that is missing."""
FAR: Final = 7
"""The shortfall of a card that is not there."""

# -- the names, in the order of the bytes


def _card_names(what: str) -> list[tuple[str, int]]:
    return [(f"{what} {name}", 1) for name in _CARD_NAMES]


_FIXED_NAMES: Final[list[tuple[str, int]]] = [
    *((f"shown {c}", 1) for c in COLORS),
    *((f"deck {n} cards", 32) for n in (1, 2, 3)),
    *((f"deck {n} nearly empty", 1) for n in (1, 2, 3)),
    ("round", 20),
    *((f"{n} seats still play this round", 1) for n in range(4)),
]
"""What a turn does not change."""
_TABLE_NAMES: Final[list[tuple[str, int]]] = [
    *((f"row {c}", 3) for c in COLORS),
    *((f"row has {c}", 1) for c in COLORS),
    *((f"looked {n} cards", 6) for n in (1, 2, 3)),
    *((f"looked {n}", 1) for n in (1, 2, 3)),
    *((f"dispenser {c}", 13) for c in COLORS),
    *((f"{n} seats still play in the last round", 1) for n in range(4)),
]
_SEAT_NAMES: Final[list[tuple[str, int]]] = [
    *((f"ring {c} >= {n}", 1) for c in COLORS for n in range(1, 6)),
    *((f"ring {c}", 6) for c in COLORS),
    ("ring unknown", 3),
    ("ring", 10),
    ("ring room", 5),
    ("ring full", 1),
    ("ring room 1", 1),
    ("storage", 10),
    ("archive limit", 3),
    ("archive room", 2),
    ("archive full", 1),
    ("research", 8),
    ("no file", 1),
    ("no research", 1),
    ("discount from archive", 1),
    ("discount from research", 1),
    ("discount level 2", 1),
    ("award energy", 1),
    ("award tokens", 1),
    ("award energy x ring", 12),
    ("award tokens x tokens", 12),
    ("tokens", 15),
    ("printed points", 40),
    ("points", 50),
    *((f"gizmos >= {n}", 1) for n in range(2, 17)),
    *((f"level 3 >= {n}", 1) for n in range(1, 5)),
    *((f"power {c}", 7) for c in COLORS),
    ("power", 10),
    *((f"archive level {n}", 2) for n in (1, 2, 3)),
    ("archive affordable", 2),
    ("archive affordable points", 7),
    ("archive shortfall", FAR),
    *((f"display level {n} affordable", 2) for n in (1, 2, 3)),
    *((f"display level {n} shortfall", FAR) for n in (1, 2, 3)),
    ("display affordable points", 7),
]
_OWN_NAMES: Final[list[tuple[str, int]]] = [
    *((name, 3) for name in ABILITIES),
    *_card_names("active"),
    *_card_names("archived"),
]


def _all_names(seats: int) -> list[tuple[str, int]]:
    def of(who: str, names: list[tuple[str, int]]) -> list[tuple[str, int]]:
        return [(f"{who} {name}", scale) for name, scale in names]

    own = of("own", [*_SEAT_NAMES, *_OWN_NAMES])
    own += [(f"own reach {where} {name}", NEAR) for where in ("archive", "display") for name in _CARD_NAMES]
    rivals = [pair for n in range(1, seats) for pair in of(f"rival {n}", [*_SEAT_NAMES, *_OWN_NAMES])]
    return [*_FIXED_NAMES, *_TABLE_NAMES, *_card_names("display"), *own, *rivals]


NAMES: Final[dict[int, list[str]]] = {seats: [name for name, _ in _all_names(seats)] for seats in (2, 3, 4)}
"""The features' names for a game of so many seats, in order."""
SCALE: Final[dict[int, list[int]]] = {seats: [scale for _, scale in _all_names(seats)] for seats in (2, 3, 4)}
"""By what each feature is divided."""


def version(seats: int) -> str:
    """A hash of names, order and scales; weights are only good for the features that they were trained on."""
    text = "\n".join(f"{name}/{scale}" for name, scale in zip(NAMES[seats], SCALE[seats], strict=True))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
