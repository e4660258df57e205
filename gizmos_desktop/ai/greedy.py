"""The greedy player: looks at its whole turn, not beyond, and takes what a hand-written evaluation likes best."""

from gizmos_desktop.ai.evaluation import turns_left, worth
from gizmos_desktop.ai.expansion import expand, few_payments
from gizmos_desktop.ai.player import Observation, deal
from gizmos_desktop.engine import Game

WORLDS = 3
"""In how many ways the hidden cards and spheres are dealt before a decision; values are means over them."""
WIDTH = 8
BUDGET = 120
"""States to go on with, and states to value, in each world."""
PAYMENTS = 16
"""How many ways to pay for a card are tried at the root: many converters and a full ring allow a thousand."""
LEAD = 4.0
"""Points that it is worth to finish ahead by this many; half as much ahead, half as many."""


class GreedyPlayer:
    """Expands its turn in a few worlds that fit what it sees, and plays the best action on average."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> str:
        """See `Player.choose`."""
        game, dice_start = deal(observation, self.seed)
        return str(game.action_of(self.think(game, dice_start)))

    def think(self, game: Game, dice_start: int) -> int:
        """The number of the action to play. `game` must be a world dealt from what the seat to decide may know."""
        roots = few_payments(list(game.legal_ids()), PAYMENTS)
        if len(roots) == 1:
            return roots[0]
        totals = [0.0] * len(roots)
        for number in range(WORLDS):
            world = game.copy()
            if number > 0:
                world.redeal(world.seat, dice_start + number)
            values = expand(world, roots, _Outlook(world).value, WIDTH, BUDGET)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return roots[totals.index(max(totals))]


class _Outlook:
    """Values positions of one turn for the seat whose turn it is: its worth less that of its best rival."""

    def __init__(self, game: Game) -> None:
        self._game = game.copy()
        self._seat = game.turn_seat
        self._rivals: dict[float, float] = {}

    def value(self, game: Game) -> float:
        """The lead over the best rival, in points, and a bonus if the end of the game is near and sure."""
        turns = turns_left(game)
        rival = self._rivals.get(turns)
        if rival is None:
            rival = self._rivals[turns] = self._best_rival(turns)
        lead = worth(game, self._seat, turns) - rival
        if turns <= 0.0:
            lead += max(-LEAD, min(LEAD, lead))
        return lead

    def _best_rival(self, turns: float) -> float:
        # From the position before the turn: what this turn changes for the others is small, and costly to look at.
        game = self._game
        best = float("-inf")
        for seat in range(game.seats):
            if seat == self._seat:
                continue
            value = worth(game, seat, turns)
            if turns <= 0.0 and self._has_a_turn_left(seat):
                value += max(0.0, worth(game, seat, 1.0) - value)
            best = max(best, value)
        return best

    def _has_a_turn_left(self, seat: int) -> bool:
        """Whether `seat` still plays in the round that ends the game (rulings.md "End of the game")."""
        game = self._game
        order = (seat - game.first_seat) % game.seats
        return order > (self._seat - game.first_seat) % game.seats
