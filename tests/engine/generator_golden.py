"""What chance gives for fixed seeds, to be frozen in tests/data/generator.json (made by tools/generator_golden.py)."""

import json
from typing import Any

from gizmos_desktop.engine import Game
from tests.engine.facts import DATA
from tests.engine.walks import walk

Json = dict[str, Any]
FILE = DATA / "generator.json"
SEEDS = (7, 123_456_789_012_345)


def outcomes(seed: int) -> Json:
    """Give the deal of a game with this seed and the first hundred spheres that then come out by chance."""
    game = Game.new(seats=3, seed=seed)
    position: Json = game.position()
    colors: list[str] = []
    for action in walk(game, 0, eager=True):
        game.play(action)
        colors += game.rolled_colors
    filled: Json = Game.from_position({"seats": [{}, {}], "row": None}, seed=seed).position()
    return {
        "seed": seed,
        "first": position["first"],
        "row": " ".join(position["row"]),
        "display": {level: " ".join(cards) for level, cards in position["display"].items()},
        "decks": {level: " ".join(cards) for level, cards in position["decks"].items()},
        "spheres": " ".join(colors[:100]),
        "filled row": " ".join(filled["row"]),
        "filled deck": " ".join(filled["decks"]["3"]),
    }


def golden_text() -> str:
    """Give the text of the frozen file."""
    return json.dumps([outcomes(seed) for seed in SEEDS], indent=1) + "\n"
