"""Games between computer players: `python -m gizmos_desktop.ai.arena --players a,b --seats 2 --games 100 --seed 1`.

Every deal is played once in each order of the players round the table, so that neither the deal nor the seat favours
anyone. Each player is given its observation and nothing else, and every answer is checked by the engine.
"""

import argparse
import itertools
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator

from gizmos_desktop.ai.arena_result import GameResult, as_text, summary
from gizmos_desktop.ai.levels import make_player
from gizmos_desktop.engine import Game

ROUND_LIMIT = 100  # rulings.md "The turn": a game between computers alone ends after 100 rounds


def seat_orders(players: list[str], seats: int) -> list[tuple[str, ...]]:
    """All different orders of `players` round a table; the last one named fills the seats that are left.

    `ValueError` if there are more players than seats, or not 2 to 4 seats.
    """
    if not 2 <= seats <= 4:
        raise ValueError("2 to 4 seats")
    if not 1 <= len(players) <= seats:
        raise ValueError(f"1 to {seats} players for {seats} seats")
    table = players + players[-1:] * (seats - len(players))
    return sorted(set(itertools.permutations(table)))


def play_game(players: tuple[str, ...], seed: int) -> GameResult:
    """One game; seat 0 is first. An illegal answer raises the engine's `IllegalAction`."""
    game = Game.new(seats=len(players), seed=seed, first=0)
    minds = [make_player(level, seed * 8 + seat) for seat, level in enumerate(players)]
    seconds: dict[str, list[float]] = {}
    decisions = 0
    while not game.is_over and game.round <= ROUND_LIMIT:
        seat = game.decision.seat
        legal = game.legal_actions()
        if len(legal) == 1:
            game.play(legal[0])
        else:
            observation = game.observe(seat)
            start = time.perf_counter()
            action = minds[seat].choose(observation)
            seconds.setdefault(players[seat], []).append(time.perf_counter() - start)
            game.play(action)
        decisions += 1
    return GameResult(
        players=players,
        points=tuple(game.points(s) for s in range(game.seats)),
        order=tuple(s.seat for s in game.standings()),
        rounds=game.round,
        decisions=decisions,
        finished=game.is_over,
        thinking=seconds,
    )


def _play(job: tuple[tuple[str, ...], int]) -> GameResult:
    return play_game(*job)


def play_games(players: list[str], seats: int, games: int, seed: int, processes: int) -> Iterator[GameResult]:
    """At least `games` games (whole deals), as they finish; the same games for any number of `processes`."""
    orders = seat_orders(players, seats)
    deals = -(-games // len(orders))
    jobs = [(order, seed * 1_000_003 + deal) for deal in range(deals) for order in orders]
    if processes <= 1:
        yield from map(_play, jobs)
        return
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # read by the children, before they load numpy
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_play, jobs, chunksize=max(1, min(16, len(jobs) // (4 * processes))))


def main(arguments: list[str] | None = None) -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m gizmos_desktop.ai.arena", description=__doc__)
    parser.add_argument("--players", required=True, help="levels, separated by commas; the last fills the table")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--every", type=int, default=0, help="interim figures after so many games, on standard error")
    parser.add_argument("--json", action="store_true", help="figures as one JSON object")
    options = parser.parse_args(arguments)
    try:
        players = options.players.split(",")
        for level in players:
            make_player(level, 0)
        seat_orders(players, options.seats)
    except ValueError as error:
        parser.error(str(error))
    start = time.perf_counter()
    results: list[GameResult] = []
    for result in play_games(players, options.seats, options.games, options.seed, options.processes):
        results.append(result)
        if options.every > 0 and len(results) % options.every == 0:
            print(as_text(summary(results)), file=sys.stderr, flush=True)
    figures = summary(results) | {"seed": options.seed, "seconds": round(time.perf_counter() - start, 1)}
    print(json.dumps(figures) if options.json else as_text(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
