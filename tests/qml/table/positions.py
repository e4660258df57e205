"""Positions (docs/notation.md) that show each mode of the table: seat 0 is the person, the others are computers."""

import copy
from typing import Any

Position = dict[str, Any]

ROW = ["blue", "yellow", "red", "black", "yellow", "blue"]
DISPLAY = {"3": ["3-19", "3-35"], "2": ["2-01", "2-21", "2-31"], "1": ["1-19", "1-33", "1-08", "1-16"]}
OWN: dict[str, Any] = {
    "active": ["0-01", "1-05", "2-03", "2-13", "2-10", "1-11", "1-22", "2-20", "1-34", "2-27"],
    "ring": {"red": 1, "yellow": 2, "blue": 1, "black": 2},
    "archive": ["2-24"],
}
ADA = {"active": ["0-02", "1-06", "2-14", "3-23", "2-17", "2-29"], "ring": {"red": 1, "blue": 2}, "archive": ["2-30"]}
BO = {"active": ["0-03", "1-12", "1-24", "2-18"], "ring": {"yellow": 2}, "archive": ["1-30"], "tokens": 5}
CLEO = {"active": ["0-04", "1-03", "2-32"], "ring": {"blue": 1}, "archive": ["2-28"]}


def action(seats: int = 4, **own: Any) -> Position:
    """The person is to choose an action; cards can be filed and built, everything is possible."""
    return copy.deepcopy(
        {
            "seats": [OWN | own, ADA, BO, CLEO][:seats],
            "first": 0,
            "row": ROW,
            "display": DISPLAY,
            "turn": {"seat": 0, "number": 12},
        }
    )


def crowded(seats: int = 4) -> Position:
    """As full as a table can be: 16 Gizmos in one column, 9 archived cards, 13 spheres; so has the next seat."""
    upgrades = [f"1-0{n}" for n in range(1, 5)] + [f"2-0{n}" for n in range(1, 5)] + [f"1-0{n}" for n in range(5, 9)]
    full = {
        "active": ["0-01", *upgrades, "3-01", "3-02", "3-15", "3-16"],
        "ring": {"red": 4, "yellow": 3, "blue": 3, "black": 3},
        "archive": ["3-19", "3-35", "2-21", "2-31", "1-33", "1-16", "2-24", "2-30", "1-30"],
    }
    builds = [f"1-{n}" for n in range(21, 30)] + ["2-25", "2-26", "2-27", "2-28", "3-25", "3-26", "3-27"]
    return {
        "seats": [
            full,
            {"active": ["0-02", *builds]},
            ADA | {"active": ["0-03", "3-23", "2-17"], "archive": []},
            {"active": ["0-04"]},
        ][:seats],
        "first": 0,
        "row": ROW,
        "display": {"3": ["3-20", "3-36"], "2": ["2-22", "2-32", "2-19"], "1": ["1-09", "1-34", "1-17", "1-18"]},
        "turn": {"seat": 0, "number": 17},
    }


def turn(kind: str, own: dict[str, Any] | None = None, **more: Any) -> Position:
    """In the middle of a turn, at a decision of this kind."""
    position = action(**(own or {}))
    position["turn"] |= {"kind": kind} | more
    return position


def chain() -> Position:
    """Two Gizmos can be used, one waits because the ring is full."""
    own = {"active": ["0-01", "1-21", "3-25", "3-32", "2-33"], "ring": {"red": 3, "blue": 2}, "archive": []}
    return turn("trigger", own, triggered=["1-21", "3-25", "3-32"], used=["2-33"])


def keep(cards: list[str], level: int, **own: Any) -> Position:
    """A Research has been made and these cards are in hand."""
    research = {"active": OWN["active"] + [card for card in ("2-02", "2-04") if len(cards) > 6]}
    return turn("keep", research | own, drawn=cards, level=level)


def order(cards: list[str], level: int) -> Position:
    """These cards are to be put back."""
    return turn("return", None, drawn=cards, level=level)


def pick_two() -> Position:
    """An effect of two Picks, both still to come."""
    own = {"active": ["0-01", "2-33", "1-22"], "ring": {}}
    return turn("pick", own, used=["2-33"], effect={"card": "2-33", "left": 2})


def waiting() -> Position:
    """A computer is to decide."""
    position = action()
    position["turn"]["seat"] = 1
    return position
