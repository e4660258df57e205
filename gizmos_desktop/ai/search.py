"""Looking further than the own turn: the best actions are played out to the end of the seat's next turn.

The eye names a few candidates. For each, hidden cards and spheres are dealt anew, the action is played and all seats go
on as the eye likes best, until the seat has finished its next turn or the game is over; the state found there is worth
more than a guess now. Every candidate meets the same deals, and those that fall behind are dropped half-way. Where the
last round has begun every playout ends with the final score, so more actions are tried and only winning counts.
Nothing but what the seat may know goes in: the game handed over is one dealt from its observation.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from gizmos_desktop.ai.afterstates import Afterstate
from gizmos_desktop.ai.turn import Eye, best_place, final_result, final_utility, weigh
from gizmos_desktop.engine import Game


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think: until `nodes` states have been weighed, and never longer than `seconds`.

    The same `nodes` without `seconds` give the same answer every time.
    """

    nodes: int = 8_000
    """Counted in playouts; the states of the decision itself come on top. 0: no playouts."""
    seconds: float = float("inf")
    candidates: int = 5
    """Actions that are played out, at most."""
    states: int = 250
    """Bound on the states of one decision within a playout."""
    last_candidates: int = 12
    """Actions that are played out in the last round."""


HOPELESS = 0.25
"""A candidate that the eye likes so much less than the best one is not played out."""
TRUST = 4.0
"""How many playouts the eye's first guess weighs as much as."""
LAST_STYLE = 0.1
"""`Outlook.utility` in the last round: little is left but winning."""
POINT = 0.03
"""Utility of a point of the lead in an even game."""
Taste = Callable[[Game, Afterstate, int], float]
"""How much a turn of a seat that leads from a game to an end is liked, in points of the lead."""


@dataclass(slots=True)
class Candidate:
    """An action that is thought about."""

    action: int
    first: float
    """Utility by the eye alone, 0 to 1."""
    win: float
    lead: float
    points: float
    """What the eye expects of it: chance to win, points ahead of the best rival and own points at the end."""
    end: Afterstate | None = None
    """The best end of the turn that it can lead to, before chance answers."""
    liking: float = 0.0
    """Points of the lead by which it is to the player's taste; see `characters`."""
    deals: int = 0
    total: float = 0.0
    totals: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """Sums over its playouts: of the utility; of chance to win, lead and points."""

    @property
    def value(self) -> float:
        """Mean utility of its playouts, with what the eye says counted as if it were some of them; and the taste."""
        return (TRUST * self.first + self.total) / (TRUST + self.deals) + POINT * self.liking

    @property
    def judged(self) -> float:
        """Points of the lead that the eye expects, and the taste."""
        return self.lead + self.liking

    @property
    def expected(self) -> tuple[float, float, float]:
        """Chance to win, lead and points: means of its playouts, or what the eye says before the first."""
        if not self.deals:
            return self.win, self.lead, self.points
        win, lead, points = (total / self.deals for total in self.totals)
        return win, lead, points

    @property
    def steady(self) -> tuple[float, float, float]:
        """The same, with what the eye says counted as if it were some of the playouts: few of them tell little."""
        first = (self.win, self.lead, self.points)
        weight = TRUST + self.deals
        win, lead, points = ((TRUST * f + t) / weight for f, t in zip(first, self.totals, strict=True))
        return win, lead, points

    @property
    def what(self) -> int:
        """The action without the way to pay for it."""
        return self.action & 1023


def candidates(game: Game, eye: Eye, style: float, taste: Taste | None = None) -> list[Candidate]:
    """Every action of the decision that is due, best first, each by the best state it can lead to in this turn."""
    weighed = weigh(game, eye, style)
    number = game.seat
    liked = [0.0 if taste is None or end.over else taste(game, end, number) for end in weighed.ends]
    worth = [float(utility) + POINT * liking for utility, liking in zip(weighed.utility, liked, strict=True)]
    best: dict[int, int] = {}
    for place, end in enumerate(weighed.ends):
        if end.action not in best or worth[place] > worth[best[end.action]]:
            best[end.action] = place
    outlook = weighed.outlook
    found = [
        Candidate(
            action,
            float(weighed.utility[place]),
            float(outlook.win[place]),
            float(outlook.lead[place]),
            float(outlook.points[place]),
            weighed.ends[place],
            liked[place],
        )
        for action, place in best.items()
    ]
    return sorted(found, key=lambda c: -c.value)


def different(found: list[Candidate]) -> list[Candidate]:
    """The candidates in their order, of the ways to pay for one card the first alone."""
    ways: dict[int, Candidate] = {}
    for candidate in found:
        ways.setdefault(candidate.what, candidate)
    return list(ways.values())


def _worth_a_try(found: list[Candidate], most: int) -> list[Candidate]:
    """The best `most`, of the ways to pay for one card no more than two."""
    kept: list[Candidate] = []
    ways: dict[int, int] = {}
    for candidate in found:
        if len(kept) == most or candidate.value < found[0].value - HOPELESS:
            break
        ways[candidate.what] = ways.get(candidate.what, 0) + 1
        if ways[candidate.what] <= 2:
            kept.append(candidate)
    return kept


def think(
    game: Game,
    eye: Eye,
    limit: Limit,
    seed: int,
    style: float = 0.5,
    stopped: Callable[[], bool] = lambda: False,
    wanted: int = -1,
    taste: Taste | None = None,
) -> Iterator[list[Candidate]]:
    """Yields all candidates, best first, after the eye's guess and after every deal, until the limit is reached.

    `stopped` is asked between playouts. The list is the same object each time, sorted anew. `wanted` is the number of
    an action that is played out in any case. `taste`: what is liked besides; the last round is too serious for that.
    """
    end = time.monotonic() + limit.seconds
    if game.last_round:
        style, taste = min(style, LAST_STYLE), None
    found = candidates(game, eye, style, taste)
    yield found
    running = _worth_a_try(found, limit.last_candidates if game.last_round else limit.candidates)
    if wanted >= 0 and all(candidate.action != wanted for candidate in running):
        running.append(_candidate(found, wanted))
    rest = [candidate for candidate in found if all(candidate is not other for other in running)]
    player = _Playouts(game, eye, limit.states, style)
    deal = 0
    while len(running) > 1 and player.nodes < limit.nodes:
        for candidate in running:
            if stopped() or time.monotonic() > end:
                return
            player.play_out(candidate, seed + deal)
        deal += 1
        running.sort(key=lambda c: -c.value)
        found[:] = running + rest
        yield found
        if player.nodes * 2 >= limit.nodes and len(running) > 2:
            keep = max(2, len(running) // 2)
            dropped = [candidate for candidate in running[keep:] if candidate.action != wanted]
            running = [candidate for candidate in running if all(candidate is not other for other in dropped)]
            rest = dropped + rest


def _candidate(found: list[Candidate], action: int) -> Candidate:
    """The candidate of an action; one that `afterstates` has left out is thought to be as bad as the worst."""
    for candidate in found:
        if candidate.action == action:
            return candidate
    worst = found[-1]
    return Candidate(action, worst.first, worst.win, worst.lead, worst.points)


class _Playouts:
    """Plays candidates of one decision out and counts the states weighed on the way."""

    def __init__(self, game: Game, eye: Eye, states: int, style: float) -> None:
        self.game = game
        self.eye = eye
        self.states = states
        self.style = style
        self.nodes = 0

    def play_out(self, candidate: Candidate, seed: int) -> None:
        """Plays on to the end of the next turn of the seat to decide, all as the eye likes best; adds what it finds."""
        utility, expected = self._play_out(candidate.action, seed)
        candidate.total += utility
        candidate.deals += 1
        win, lead, points = (sum(pair) for pair in zip(candidate.totals, expected, strict=True))
        candidate.totals = (win, lead, points)

    def _play_out(self, action: int, seed: int) -> tuple[float, tuple[float, float, float]]:
        seat = self.game.seat
        world = self.game.copy()
        world.redeal(seat, seed)
        world.apply(action)
        self.nodes += 1
        turns_to_finish = 1 if world.is_over or world.seat != seat else 2
        utility, expected = 0.0, (0.0, 0.0, 0.0)
        while not world.is_over:
            mover = world.seat
            ids = world.legal_ids()
            if world.decision.kind == "return" or (len(ids) == 1 and mover != seat):
                world.apply(ids[0])
                self.nodes += 1
            else:
                weighed = weigh(world, self.eye, self.style, self.states)
                self.nodes += len(weighed.ends)
                place = best_place(weighed)
                if mover == seat:
                    outlook = weighed.outlook
                    utility = float(weighed.utility[place])
                    expected = (float(outlook.win[place]), float(outlook.lead[place]), float(outlook.points[place]))
                world.apply(weighed.ends[place].action)
            if mover == seat and world.seat != seat:
                turns_to_finish -= 1
                if turns_to_finish == 0:
                    return utility, expected
        return final_utility(world, seat, self.style), final_result(world, seat)
