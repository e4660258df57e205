"""Positions (docs/notation.md) for the scenes: ordinary ones, and ones as full as the rules allow."""

from __future__ import annotations

import copy
from typing import Any

from tests.qml.table import positions as plain

Position = dict[str, Any]

NAMES = ("Dana", "Ada", "Bo", "Cleo")
LONG_NAMES = ("W" * 24, "Maximiliane-Charlotte IV", "ギアを集める日本の発明家さんたちです名前の長さ全", "Wm" * 12)
"""As long as names may be (24 letters), wide and Japanese ones among them."""

UPGRADES = [f"1-0{n}" for n in range(1, 9)] + [f"2-0{n}" for n in range(1, 5)] + ["3-01", "3-02"]
FULL_ARCHIVE = ["3-19", "3-35", "2-21", "2-31", "1-33", "1-16", "2-24", "2-30", "1-30"]
FULL_RING = {"red": 8, "yellow": 7, "blue": 7, "black": 7}
CONVERTERS = [f"1-{n:02}" for n in range(9, 17)] + ["2-05", "2-06", "2-13", "2-14", "2-15"]
FEW = {"level 1": ["1-19", "1-34", "1-08", "1-16", "1-23"], "level 2": ["2-19", "2-33", "2-12", "2-15", "2-08"]}
DRAWN_15 = [f"2-{n:02}" for n in (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)]


def fullest(seats: int = 4, **turn: Any) -> Position:
    """29 spheres in the ring, 9 archived cards, 14 upgrades, a 3-digit score; the next has 16 Gizmos in a column."""
    builds = [f"1-{n}" for n in range(21, 30)] + ["2-25", "2-26", "2-27", "2-28", "3-25", "3-26", "3-27"]
    full = {"active": ["0-01", *UPGRADES, "3-15", "3-16"], "ring": FULL_RING, "archive": FULL_ARCHIVE, "tokens": 99}
    return {
        "seats": [
            full,
            {"active": ["0-02", *builds], "ring": {"red": 2, "yellow": 1, "blue": 1, "black": 1}, "tokens": 74},
            {"active": ["0-03", "3-23", "2-17", "2-29"], "ring": {"yellow": 2}, "archive": ["2-28"][:0], "tokens": 81},
            {"active": ["0-04", "1-32"], "ring": {"blue": 1}, "tokens": 90},
        ][:seats],
        "first": 0,
        "row": plain.ROW,
        "display": {"3": ["3-20", "3-36"], "2": ["2-22", "2-32", "2-19"], "1": ["1-09", "1-34", "1-17", "1-18"]},
        "turn": {"seat": 0, "number": 31} | turn,
    }


def one_column(seats: int = 4) -> Position:
    """16 Gizmos in one column of the own dashboard, and a chain in which several of them can be used or wait."""
    builds = [f"1-{n}" for n in range(29, 37)] + [f"2-{n}" for n in range(25, 29)] + [f"3-{n}" for n in range(25, 29)]
    position = fullest(seats, kind="trigger", triggered=builds[4:12], used=builds[:4])
    full = position["seats"][0]
    own = {"active": ["0-01", *builds], "ring": {"red": 2, "blue": 2}, "tokens": 88}
    other = full | {"active": ["0-02", *full["active"][1:]], "archive": [*FULL_ARCHIVE[:4], "1-16", "1-17"]}
    position["seats"][:2] = [own, other]
    position["seats"][3:] = [{"active": ["0-04"]}][: seats - 3]
    position["display"]["1"] = ["1-09", "1-10", "1-11", "1-12"]
    return position


def research(count: int, **turn: Any) -> Position:
    """A Research of 5 or of 15 cards of level 2, by somebody with spheres and converters."""
    drawn = FEW["level 2"] if count <= 5 else DRAWN_15
    position = plain.keep(drawn, 2, archive=[], active=["0-01", *UPGRADES[4:12]])
    position["seats"][0]["ring"] = {"red": 3, "yellow": 3, "blue": 3, "black": 3}
    position["display"] = {"3": ["3-19", "3-35"], "2": ["2-20", "2-21", "2-31"], "1": ["1-33", "1-34", "1-35", "1-36"]}
    position["seats"][1:] = copy.deepcopy(LATE_OTHERS)
    position["turn"] |= turn
    return position


LATE_OTHERS = [
    {"active": ["0-02", "2-24", "2-25", "2-26", "1-19", "1-20"], "ring": {"red": 2, "blue": 2}, "archive": ["3-20"]},
    {"active": ["0-03", "1-21", "1-22", "3-23"], "ring": {"yellow": 1}, "tokens": 5},
    {"active": ["0-04", "1-23", "1-24"], "ring": {"black": 2}},
]


def payments(many: bool) -> Position:
    """Somebody who can pay for an archived card: in some ways, or in hundreds."""
    own = {
        "active": ["0-01", *(CONVERTERS if many else CONVERTERS[:4]), "3-01"],
        "ring": {"red": 3, "yellow": 2, "blue": 2, "black": 2},
        "archive": ["3-36"],
    }
    return {
        "seats": [own, *copy.deepcopy(LATE_OTHERS)],
        "first": 0,
        "row": plain.ROW,
        "display": {"3": ["3-19", "3-35"], "2": ["2-20", "2-21", "2-31"], "1": ["1-33", "1-34", "1-35", "1-36"]},
        "turn": {"seat": 0, "number": 14},
    }
