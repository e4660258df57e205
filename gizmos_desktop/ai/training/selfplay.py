"""Games of a network against itself, and what each state in them should have been worth."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from gizmos_desktop.ai.network import LEAD_UNIT, POINTS_UNIT, Array, Network
from gizmos_desktop.ai.training.kernel import fast
from gizmos_desktop.ai.turn import Weighed, best_place, final_result, weigh
from gizmos_desktop.engine import Game

ROUND_LIMIT = 60
"""A game of beginners that gets this far is scored as it stands."""


CHUTE_SHARE = 0.25
"""How many games are played with the chute option."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How self-play plays and learns."""

    lam: float = 0.8
    """TD(lambda): how much of the later targets a target takes over."""
    explore: float = 0.03
    """How often a decision is made at random."""
    style: float = 0.5
    """See `Outlook.utility`."""
    most: int = 250
    """Bound on the states of a decision."""
    taste: float = 0.0
    """How strange the tastes of the seats are: noise on the last layer's weights, for a whole game, as a share of
    their spread. So whole ways to play are tried, not single moves."""
    tasted: float = 0.5
    """How many of the seats have a taste of their own."""


@dataclass(slots=True)
class _Step:
    row: bytes
    guess: tuple[float, float, float]
    """Heads for the state that was judged best: what the step before should have said."""
    followed: bool
    """Whether that state is the one that was aimed at."""


@dataclass(slots=True)
class Played:
    """One game: rows and targets of every decision (n of them), and how it ended."""

    rows: list[bytes]
    targets: Array
    """n x 3, the heads' targets: chance to win, lead / `LEAD_UNIT`, points / `POINTS_UNIT`."""
    points: list[int]
    rounds: int


def play(network: Network, habits: Habits, seed: int) -> Played:
    """One game of `network` against itself, all its dice thrown from `seed`."""
    dice = random.Random(seed)
    game = Game.new(seats=network.seats, seed=seed, chute=dice.random() < CHUTE_SHARE)
    steps: list[list[_Step]] = [[] for _ in range(network.seats)]
    tastes = [_taste(network, habits, dice) for _ in range(network.seats)]
    while not game.is_over and game.round <= ROUND_LIMIT:
        ids = game.legal_ids()
        if len(ids) == 1 or game.decision.kind == "return":
            game.apply(ids[0])
            continue
        taste = tastes[game.seat]
        weighed = weigh(game, taste, habits.style, habits.most)
        best = best_place(weighed)
        guess = _worth(network, taste, weighed, best, habits.style)
        place = best
        if dice.random() < habits.explore:
            place = int(dice.random() * len(weighed.ends))
        steps[game.seat].append(_Step(weighed.row(place), guess, place == best))
        game.apply(weighed.ends[place].action)
    rows: list[bytes] = []
    targets: list[tuple[float, float, float]] = []
    for seat, taken in enumerate(steps):
        win, lead, points = final_result(game, seat)
        rows += [step.row for step in taken]
        targets += _targets(taken, (win, lead / LEAD_UNIT, points / POINTS_UNIT), habits.lam)
    return Played(
        rows,
        np.array(targets, dtype=np.float32).reshape(-1, 3),
        [game.points(seat) for seat in range(game.seats)],
        game.round,
    )


def _worth(network: Network, taste: Network, weighed: Weighed, place: int, style: float) -> tuple[float, float, float]:
    """The heads of one of the states: what it is worth to the network, whatever the taste that likes it."""
    outlook = weighed.outlook
    if taste is not network and not weighed.ends[place].over:
        outlook, place = network.judge(weighed.row(place), 1, style)[0], 0
    return float(outlook.win[place]), float(outlook.lead[place]) / LEAD_UNIT, float(outlook.points[place]) / POINTS_UNIT


def _taste(network: Network, habits: Habits, dice: random.Random) -> Network:
    """The network, or one that likes other things."""
    if habits.taste == 0.0 or dice.random() >= habits.tasted:
        return network
    weights, bias = network.layers[-1]
    noise = np.random.default_rng(dice.getrandbits(64)).standard_normal(weights.shape)
    strange = weights + (habits.taste * weights.std(axis=0) * noise).astype(np.float32)
    return fast(Network(network.seats, [*network.layers[:-1], (strange, bias)]))


def _targets(steps: list[_Step], result: tuple[float, float, float], lam: float) -> list[tuple[float, float, float]]:
    """Backwards: what followed, mixed with what the best next state was thought to be worth.

    After a random decision only the thought counts: the rest of the game follows from another state.
    """
    found: list[tuple[float, float, float]] = []
    target = result
    for step in reversed(steps):
        found.append(target)
        keep = lam if step.followed else 0.0
        win, lead, points = (keep * t + (1.0 - keep) * g for t, g in zip(target, step.guess, strict=True))
        target = (win, lead, points)
    found.reverse()
    return found
