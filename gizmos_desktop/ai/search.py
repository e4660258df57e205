"""Looking further than the own turn: the best actions are played out to the end of the seat's next turn.

The network names a few candidates. For each, hidden cards and spheres are dealt anew, the action is played and all
seats go on as the network likes best, until the seat has finished its next turn or the game is over; the state found
there is worth more than a guess now. Every candidate meets the same deals, and those that fall behind are dropped
half-way. Nothing but what the seat may know goes in: the game handed over is one dealt from its observation.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.turn import best_place, final_utility, weigh
from gizmos_desktop.engine import Game


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think. The same `playouts` without `seconds` give the same answer every time."""

    playouts: int = 60
    seconds: float = float("inf")
    candidates: int = 5
    states: int = 250
    """Bound on the states of one decision within a playout."""


@dataclass(slots=True)
class Candidate:
    """An action that is thought about."""

    action: int
    first: float
    """Utility by the network alone, 0 to 1."""
    win: float
    lead: float
    points: float
    total: float = 0.0
    deals: int = 0

    @property
    def value(self) -> float:
        """Mean utility of its playouts; before the first, what the network says."""
        return self.total / self.deals if self.deals else self.first


def candidates(game: Game, network: Network, style: float) -> list[Candidate]:
    """Every action of the decision that is due, best first, each by the best state it can lead to in this turn."""
    weighed = weigh(game, network, style)
    best: dict[int, int] = {}
    for place, end in enumerate(weighed.ends):
        if end.action not in best or weighed.utility[place] > weighed.utility[best[end.action]]:
            best[end.action] = place
    outlook = weighed.outlook
    found = [
        Candidate(
            action,
            float(weighed.utility[place]),
            float(outlook.win[place]),
            float(outlook.lead[place]),
            float(outlook.points[place]),
        )
        for action, place in best.items()
    ]
    return sorted(found, key=lambda c: -c.first)


def think(
    game: Game,
    network: Network,
    limit: Limit,
    seed: int,
    style: float = 0.5,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[list[Candidate]]:
    """Yields all candidates, best first, after the network's guess and after every deal, until the limit is reached.

    `stopped` is asked between playouts. The list is the same object each time, sorted anew.
    """
    end = time.monotonic() + limit.seconds
    found = candidates(game, network, style)
    yield found
    running = found[: limit.candidates]
    played = 0
    deal = 0
    while len(running) > 1 and played + len(running) <= limit.playouts:
        world_seed = seed + deal
        for candidate in running:
            if stopped() or time.monotonic() > end:
                return
            candidate.total += _playout(game, candidate.action, network, world_seed, limit.states, style)
            candidate.deals += 1
            played += 1
        deal += 1
        running.sort(key=lambda c: -c.value)
        found[: len(running)] = running
        yield found
        if played * 2 >= limit.playouts and len(running) > 2:
            running = running[: max(2, len(running) // 2)]


def _playout(game: Game, action: int, network: Network, seed: int, states: int, style: float) -> float:
    """Utility for the seat to decide at the end of its next turn, if all play as the network likes best."""
    seat = game.seat
    world = game.copy()
    world.redeal(seat, seed)
    world.apply(action)
    turns_to_finish = 1 if world.is_over or world.seat != seat else 2
    value = 0.0
    while not world.is_over:
        mover = world.seat
        ids = world.legal_ids()
        if world.decision.kind == "return" or (len(ids) == 1 and mover != seat):
            world.apply(ids[0])
        else:
            weighed = weigh(world, network, style, states)
            place = best_place(weighed)
            if mover == seat:
                value = float(weighed.utility[place])
            world.apply(weighed.ends[place].action)
        if mover == seat and world.seat != seat:
            turns_to_finish -= 1
            if turns_to_finish == 0:
                return value
    return final_utility(world, seat, style)
