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
