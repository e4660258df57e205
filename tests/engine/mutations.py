"""Texts and positions that are nearly right: what a hand, another program or a damaged file could send."""

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

from gizmos_desktop.engine import Action
from tests.engine.facts import COLORS, FACTS
from tests.engine.walks import below

Json = dict[str, Any]
WORDS = ("pick", "file", "build", "research", "use", "draw", "skip", "return", "end", "pass", "pay", "via")
JUNK = (
    "",
    " ",
    "\n",
    "\t",
    "*2",
    "*1",
    "*0",
    "*14",
    "-",
    "+",
    "0",
    "é",
    "１",
    "RED",
    "\x00",
    "None",
    "🔴",
    "1-1",
    "any",
)
CARDS = tuple(FACTS)


def pick_one(dice: Random, things: Sequence[Any]) -> Any:
    """Choose one of some things."""
    return things[below(dice, len(things))]


def mutated_text(dice: Random, actions: Sequence[Action]) -> str:
    """Give a text made from a legal action by one or two small changes; it may be legal again."""
    text = str(pick_one(dice, actions)) if actions else "pick red"
    for _ in range(1 + below(dice, 2)):
        text = _changed(dice, text)
    return text


def _changed(dice: Random, text: str) -> str:
    words = text.split(" ")
    place = below(dice, len(words))
    fresh = pick_one(dice, (pick_one(dice, WORDS), pick_one(dice, CARDS), pick_one(dice, COLORS), pick_one(dice, JUNK)))
    way = below(dice, 9)
    if way == 0:
        words[place] = fresh
    elif way == 1:
        words.insert(place, fresh)
    elif way == 2:
        words.append(fresh)
    elif way == 3 and len(words) > 1:
        del words[place]
    elif way == 4:
        other = below(dice, len(words))
        words[place], words[other] = words[other], words[place]
    elif way == 5:
        words[place] = words[place].upper() if below(dice, 2) else words[place].capitalize()
    elif way == 6:
        words[place] += f"*{below(dice, 9)}"
    elif way == 7:
        words.insert(place, words[place])
    else:
        letters = list(text or " ")
        letters[below(dice, len(letters))] = pick_one(dice, "abcdefgh 0123456789-*\n")
        return "".join(letters)
    return " ".join(words)


JUNK_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 4, 5, 13, 14, 36, 53, 10**9, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, 1.0,
    float("nan"), float("inf"), float("-inf"), "", "red", "Red", "blue", "0-01", "0-02", "1-01", "1-20", "2-34", "3-35",
    "4-01", "1-1", "keep", "pick", "over", "é\ud800", "x" * 5000, b"red", [], {}, [None], [[]], [{}], {"": None},
    {"red": 1}, {"red": -1}, {"card": "2-34", "left": 1}, ["red"] * 6, ["red"] * 7, ["1-20"], ["1-20", "1-20"], (1, 2),
    {1, 2}, {None: 1}, {1: 2}, Random, ...,
)  # fmt: skip
"""What may stand where something else is due."""
KEYS = (
    "seats", "first", "turn", "row", "next_spheres", "display", "decks", "deck_sizes", "option", "seat", "number",
    "kind", "triggered", "used", "effect", "drawn", "level", "passes", "last_round", "ring", "archive", "active",
    "tokens", "card", "left", "chute", "red", "1", "2", "3", "dispenser", "rng", "",
)  # fmt: skip
"""Keys that mean something somewhere."""


def places_of(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Give the path of every part of a position, the whole one first."""
    found = [path]
    if isinstance(tree, dict):
        for key, value in tree.items():
            found += places_of(value, (*path, key))
    elif isinstance(tree, list):
        for number, value in enumerate(tree):
            found += places_of(value, (*path, number))
    return found


def mutated_position(dice: Random, position: Json) -> Any:
    """Give a position with one to three changes somewhere in it; it may be a good one still."""
    changed: Any = copy.deepcopy(position)
    for _ in range(1 + below(dice, 3)):
        path = pick_one(dice, places_of(changed)[1:] or [()])
        if not path:
            return pick_one(dice, JUNK_VALUES)
        parent = changed
        for key in path[:-1]:
            parent = parent[key]
        _change_part(dice, parent, path[-1])
    return changed


def _change_part(dice: Random, parent: Any, key: Any) -> None:
    way = below(dice, 8)
    value = parent[key]
    if way == 0:
        del parent[key]
    elif way == 1 and isinstance(parent, list):
        parent.insert(key, copy.deepcopy(pick_one(dice, parent)))
    elif way == 1:
        parent[pick_one(dice, KEYS)] = value
    elif way in (2, 3) and type(value) is int:
        parent[key] = value + pick_one(dice, (-1, 1, 2, 7))
    elif way in (2, 3) and type(value) is bool:
        parent[key] = not value
    elif way in (2, 3) and isinstance(value, str) and value in FACTS:
        parent[key] = pick_one(dice, CARDS)
    elif way in (2, 3) and isinstance(value, str) and value in COLORS:
        parent[key] = pick_one(dice, COLORS)
    elif way in (2, 3) and isinstance(value, list):
        value.append(pick_one(dice, (*CARDS, *COLORS)))
    elif way == 4 and isinstance(value, list) and value:
        other = below(dice, len(value))
        value[0], value[other] = value[other], value[0]
    elif way == 5:
        parent[key] = pick_one(dice, KEYS)
    else:
        parent[key] = copy.deepcopy(pick_one(dice, JUNK_VALUES)) if way < 7 else pick_one(dice, CARDS)
