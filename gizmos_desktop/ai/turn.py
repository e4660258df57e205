"""One decision: the states that the turn can lead to, what an eye sees in them, and which of them it likes best."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from gizmos_desktop.ai.afterstates import Afterstate, afterstates
from gizmos_desktop.ai.network import Array, Outlook
from gizmos_desktop.engine import Game

MOST_STATES = 600
"""Bound on the states that one decision follows, see `afterstates`."""

PATIENCE = 30
"""Rounds after which who is ahead begins to hurry to the end; good games take 20."""
HURRY = 0.01
"""Utility that the end is worth more with every round after these."""


class Eye(Protocol):
    """What values the ends of a turn: an evaluation network, or the evaluation written by hand."""

    def see(self, game: Game, number: int, ends: list[Afterstate], style: float) -> tuple[Outlook, Array, bytes]:
        """Of `ends`, to which the turn of seat `number` in `game` may lead (at least one): outlook, its utility, and
        the rows of features that were looked at, if any."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The states within reach (n of them) and what is expected of each."""

    ends: list[Afterstate]
    table: bytes
    """Their rows of features, one after the other, if the eye is a network."""
    outlook: Outlook
    utility: Array

    def row(self, place: int) -> bytes:
        """The features of one of the states."""
        width = len(self.table) // len(self.ends)
        return self.table[place * width : (place + 1) * width]


def weigh(game: Game, eye: Eye, style: float = 0.5, most: int = MOST_STATES) -> Weighed:
    """What the decision that is due can lead to by the end of the turn, as `eye` sees it."""
    number = game.seat
    ends = afterstates(game, most)
    outlook, utility, table = eye.see(game, number, ends, style)
    over = [place for place, end in enumerate(ends) if end.over]
    for place in over:
        _settle(outlook, place, ends[place].state, number)
    if over:
        utility = outlook.utility(style)
    if game.round > PATIENCE and not game.last_round:
        ending = np.array([bool(end.state.last) for end in ends]) & (outlook.lead > 0.0)
        utility = (utility + HURRY * (game.round - PATIENCE) * ending).astype(np.float32)
    return Weighed(ends, table, outlook, utility)


def _settle(outlook: Outlook, place: int, game: Game, number: int) -> None:
    """Where the game is over there is nothing to guess."""
    win, lead, points = final_result(game, number)
    outlook.win[place] = win
    outlook.lead[place] = lead
    outlook.points[place] = points


def final_result(game: Game, number: int) -> tuple[float, float, float]:
    """Of a game that is over, for a seat: 1 if it won, else 0; points ahead of the best rival; its points."""
    standings = game.standings()
    own = game.points(number)
    rival = max(s.points for s in standings if s.seat != number)
    return float(standings[0].seat == number), float(own - rival), float(own)


def best_place(weighed: Weighed) -> int:
    """The place of the best state among `weighed.ends`, the first of equals."""
    return int(np.argmax(weighed.utility))


def final_utility(game: Game, number: int, style: float) -> float:
    """`Outlook.utility` of a game that is over."""
    win, lead, points = (np.array([x], dtype=np.float32) for x in final_result(game, number))
    return float(Outlook(win, lead, points).utility(style)[0])
