"""One decision by an evaluation network: the states that the turn can lead to, and which of them it likes best."""

from dataclasses import dataclass

import numpy as np

from gizmos_desktop.ai.afterstates import Afterstate, afterstates
from gizmos_desktop.ai.encoder import Encoder
from gizmos_desktop.ai.network import Array, Network, Outlook
from gizmos_desktop.engine import Game

MOST_STATES = 600
"""Bound on the states that one decision follows, see `afterstates`."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The states within reach (n of them) and what is expected of each."""

    ends: list[Afterstate]
    table: bytes
    """Their rows of features, one after the other."""
    outlook: Outlook
    utility: Array

    def row(self, place: int) -> bytes:
        """The features of one of the states."""
        width = len(self.table) // len(self.ends)
        return self.table[place * width : (place + 1) * width]


def weigh(game: Game, network: Network, style: float = 0.5, most: int = MOST_STATES) -> Weighed:
    """What the decision that is due can lead to by the end of the turn, as `network` sees it."""
    number = game.seat
    ends = afterstates(game, most)
    table = Encoder(game, number).table(ends)
    outlook, utility = network.judge(table, len(ends), style)
    over = [place for place, end in enumerate(ends) if end.over]
    for place in over:
        _settle(outlook, place, ends[place].state, number)
    if over:
        utility = outlook.utility(style)
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
