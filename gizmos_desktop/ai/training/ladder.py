"""Matches for the training's log: a network against another or against the greedy player, without JSON between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gizmos_desktop.ai.arena_result import wilson
from gizmos_desktop.ai.greedy import GreedyPlayer
from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.training.kernel import fast
from gizmos_desktop.ai.turn import best_place, weigh
from gizmos_desktop.engine import Game

ROUND_LIMIT = 100
Mover = Callable[[Game], int]
"""Gives the number of the action to play in a game whose decision is due."""


def network_mover(network: Network, style: float = 0.5) -> Mover:
    """Plays the action that leads to the best state of its turn."""
    network = fast(network)

    def move(game: Game) -> int:
        weighed = weigh(game, network, style)
        return weighed.ends[best_place(weighed)].action

    return move


def greedy_mover() -> Mover:
    """The greedy player (docs/ai.md)."""
    player = GreedyPlayer(1)

    def move(game: Game) -> int:
        world = game.copy()
        world.redeal(game.seat, game.actions_played)
        return player.think(world, game.actions_played)

    return move


def match(one: Mover, others: Mover, seats: int, games: int, seed: int) -> dict[str, Any]:
    """`one` against a table of `others`, each deal once on every seat. Its share of wins with the 95 % interval."""
    wins = played = points = rival_points = rounds = 0
    for deal in range(-(-games // seats)):
        for place in range(seats):
            game = Game.new(seats=seats, seed=seed * 1_000_003 + deal, first=0)
            while not game.is_over and game.round <= ROUND_LIMIT:
                ids = game.legal_ids()
                if len(ids) == 1 or game.decision.kind == "return":
                    game.apply(ids[0])
                else:
                    game.apply((one if game.seat == place else others)(game))
            played += 1
            wins += game.standings()[0].seat == place
            points += game.points(place)
            rival_points += sum(game.points(seat) for seat in range(seats) if seat != place)
            rounds += game.round
    low, high = wilson(wins, played)
    return {
        "games": played,
        "share": round(wins / played, 4),
        "wilson95": [round(low, 4), round(high, 4)],
        "points": round(points / played, 2),
        "rival_points": round(rival_points / played / (seats - 1), 2),
        "rounds": round(rounds / played, 2),
    }


def against_greedy(network: Network, games: int, seed: int) -> dict[str, Any]:
    """The network against greedy players on all other seats."""
    return match(network_mover(network), greedy_mover(), network.seats, games, seed)


def against_network(network: Network, other: Network, games: int, seed: int) -> dict[str, Any]:
    """The network against another one on all other seats."""
    return match(network_mover(network), network_mover(other), network.seats, games, seed)
