"""What a computer player is, and where its dice come from."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Protocol

from gizmos_desktop.engine import Game

Observation = Mapping[str, Any]
"""What `Game.observe(seat)` gives: a position as JSON, less what the seat may not know."""


class Player(Protocol):
    """A computer player. It keeps nothing from one question to the next, so a worker may be restarted at any time."""

    def choose(self, observation: Observation) -> str:
        """The action, in notation, for the decision that is due in `observation`.

        The decision must be one of the observing seat; `ValueError` if it is not, or if the game is over.
        """


def dice_seed(observation: Observation, seed: int) -> int:
    """A 63-bit seed that depends on all the seat can see and on the player's own seed, and on nothing else."""
    text = json.dumps(observation, sort_keys=True, separators=(",", ":"))
    digest = hashlib.blake2b(f"{seed}|{text}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def deal(observation: Observation, seed: int) -> tuple[Game, int]:
    """A game that fits what the seat can see, all that is hidden dealt from the seat's dice; and the seed of those dice
    (`dice_seed`). `ValueError` if no decision of the observing seat is due in it."""
    dice_start = dice_seed(observation, seed)
    game = Game.from_observation(dict(observation), dice_start)
    if game.is_over or game.seat != observation["seat"]:
        raise ValueError("no decision of this seat is due")
    return game, dice_start
