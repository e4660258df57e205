"""The hand-written evaluation as an `Eye`: it sees for levels without a network what a network sees for the others."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gizmos_desktop.ai.afterstates import Afterstate
from gizmos_desktop.ai.evaluation import turns_left, worth
from gizmos_desktop.ai.network import LEAD_SPREAD, Array, Outlook
from gizmos_desktop.engine import Game

RESEARCH = 0.4
"""Points that a Research promises, whose cards are not known yet. Tuned against greedy: 0.9 wins 0.38 of 60 games, 0.4
wins 0.47; 1.4 looks at cards for ever."""
FINISH = 4.0
"""Points that it is worth to finish ahead by this many; half as much ahead, half as many."""


@dataclass(frozen=True, slots=True)
class HandEye:
    """Sees with `evaluation.worth`. `engines`: how much of what Gizmos promise for later turns is seen, 0 to 1."""

    engines: float = 1.0

    def see(self, game: Game, number: int, ends: list[Afterstate], style: float) -> tuple[Outlook, Array, bytes]:
        """See `turn.Eye`."""
        rivals: dict[float, float] = {}
        lead = np.empty(len(ends), dtype=np.float32)
        points = np.empty(len(ends), dtype=np.float32)
        for place, end in enumerate(ends):
            turns = turns_left(end.state)
            if turns not in rivals:
                rivals[turns] = self._best_rival(game, number, turns)
            own = worth(end.state, number, turns, self.engines)
            if turns > 0.0 and any(end.looked):
                own += RESEARCH
            ahead = own - rivals[turns]
            if turns <= 0.0:
                ahead += max(-FINISH, min(FINISH, ahead))
            lead[place], points[place] = ahead, own
        win = (1.0 / (1.0 + np.exp(-lead / LEAD_SPREAD))).astype(np.float32)
        outlook = Outlook(win, lead, points)
        return outlook, outlook.utility(style), b""

    def _best_rival(self, game: Game, number: int, turns: float) -> float:
        # From the position before the turn: what this turn changes for the others is small, and costly to look at.
        best = float("-inf")
        for seat in range(game.seats):
            if seat == number:
                continue
            value = worth(game, seat, turns, self.engines)
            if turns <= 0.0 and (seat - game.first) % game.seats > (number - game.first) % game.seats:
                value += max(0.0, worth(game, seat, 1.0, self.engines) - value)  # still has a turn in the last round
            best = max(best, value)
        return best
