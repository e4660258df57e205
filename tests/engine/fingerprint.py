"""One number for all that an engine does: equal for two builds only if they play and answer the same.

Run in a process of its own: `python -m tests.engine.fingerprint GAMES`; prints whether the engine is compiled, and the
number.
"""

import hashlib
import json
import sys
from random import Random

from gizmos_desktop.engine import COMPILED, Game, IllegalAction, NotationError, PositionError
from tests.engine.mutations import mutated_position, mutated_text
from tests.engine.rich import rich_position
from tests.engine.walks import choose


class Fingerprint:
    """A digest that is fed with games."""

    def __init__(self) -> None:
        self.digest = hashlib.sha256()

    def tell(self, *things: object) -> None:
        """Take things in; they must have a text that is the same everywhere."""
        for thing in things:
            self.digest.update(str(thing).encode("utf-8", "backslashreplace") + b"\n")

    def play(self, game: Game, seed: int) -> None:
        """Play a game and take in everything that can be asked on the way."""
        dice = Random(seed)
        while not game.is_over:
            actions = game.legal_actions()
            self.tell(*actions)
            self.tell(sorted(game.waiting().items()), [game.blocked(k) for k in ("file", "pick", "build", "research")])
            action = choose(dice, actions, eager=seed % 3 != 0)
            self.tell(game.triggers_of(action), game.lanes(action), game.shortfall("3-33"))
            self.refusals(game, mutated_text(dice, actions))
            self.tell(*game.play(action))
        self.tell(json.dumps(game.position()), *game.standings(), *(game.score(seat) for seat in range(game.seats)))

    def refusals(self, game: Game, text: str) -> None:
        """Take in what the engine says to a text that is nearly an action."""
        try:
            game.copy().play(text)
        except (IllegalAction, NotationError) as error:
            self.tell(type(error).__name__, error)

    def load(self, game: Game, dice: Random) -> None:
        """Take in how a position that was tampered with is taken, and what a seat sees and is dealt anew."""
        position = mutated_position(dice, dict(game.position()))
        try:
            self.tell(json.dumps(Game.from_position(position, seed=7).position()))
        except PositionError as error:
            self.tell(error)
        seen = game.observe(0)
        self.tell(json.dumps(seen), json.dumps(Game.from_observation(seen, seed=8).position()))


def fingerprint(games: int) -> str:
    """Give the number for so many games, over all numbers of seats, with and without the chute, fresh and rich."""
    whole = Fingerprint()
    for seed in range(games):
        seats, chute, dice = 2 + seed % 3, seed % 2 == 1, Random(seed)
        if seed % 4 == 3:
            game = Game.from_position(rich_position(dice, seats, chute), seed=seed)
        else:
            game = Game.new(seats=seats, seed=seed, chute=chute)
        middle = game.copy()
        for _ in range(25):
            if not middle.is_over:
                middle.apply(middle.legal_ids()[0])
        whole.load(middle, dice)
        whole.play(game, seed)
    return whole.digest.hexdigest()


if __name__ == "__main__":
    print(COMPILED, fingerprint(int(sys.argv[1])))
