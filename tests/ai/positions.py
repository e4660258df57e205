"""Positions for tests of this folder: moments of random games at which there is something to decide."""

import random

from gizmos_desktop.engine import Game


def decisions(seats: int, seed: int, every: int, chute: bool = False) -> list[Game]:
    """Copies of a random game, one at every `every`-th decision at which there is a choice."""
    game, dice, found, count = Game.new(seats=seats, seed=seed, chute=chute), random.Random(seed), [], 0
    while not game.is_over:
        actions = game.legal_actions()
        if len(actions) > 1:
            count += 1
            if count % every == 0:
                found.append(game.copy())
        game.play(actions[int(dice.random() * len(actions))])
    return found


def last_turn() -> Game:
    """The last turn of a game, which building 3-17 from the archive wins."""
    return Game.from_position(
        {
            "seats": [
                {"active": ["0-01", "3-01", "3-02", "3-03", "3-04"]},
                {"ring": {"red": 4, "blue": 1}, "archive": ["3-17"], "tokens": 20},
            ],
            "turn": {"seat": 1, "number": 20, "last_round": True},
            "display": {"1": ["1-09", "1-10", "1-13", "1-14"], "2": ["2-05", "2-06", "2-07"], "3": ["3-19", "3-20"]},
        },
        seed=1,
    )
