"""Many games between computer players of all levels: `python -m tools.ai_soak --games 20000 --processes 2`.

Seats, levels, the first seat and the chute are drawn for each game from its number; every answer is checked by the
engine, every game is played to its end or to the round limit, every decision is timed. The genius is slow, so few
tables have one (`--genius`), thinking as in the program. Exit status 1 if anything failed.
"""

from __future__ import annotations

import argparse
import collections
import multiprocessing
import os
import random
import sys
import time
import traceback
from dataclasses import dataclass, field

from gizmos_desktop.ai import LEVELS, make_player
from gizmos_desktop.ai.arena import ROUND_LIMIT
from gizmos_desktop.engine import COMPILED, Game


@dataclass(slots=True)
class Report:
    """What became of one game."""

    number: int
    levels: tuple[str, ...]
    decisions: int = 0
    unfinished: bool = False
    failure: str = ""
    longest: dict[str, float] = field(default_factory=dict)
    """Seconds of each level's longest decision."""


def table(number: int, genius: float) -> tuple[str, ...]:
    """Who sits at the table of game `number`: 2 to 4 levels."""
    dice = random.Random(number)
    levels = list(LEVELS[:-1])
    seated = [dice.choice(levels) for _ in range(2 + number % 3)]
    if dice.random() < genius:
        seated[dice.randrange(len(seated))] = LEVELS[-1]
    return tuple(seated)


def play(job: tuple[int, float]) -> Report:
    """One game; a failure is told, not raised."""
    number, genius = job
    report = Report(number, table(number, genius))
    try:
        game = Game.new(seats=len(report.levels), seed=number, chute=number % 4 == 0, first=number % len(report.levels))
        minds = [make_player(level, number * 8 + seat) for seat, level in enumerate(report.levels)]
        while not game.is_over and game.round <= ROUND_LIMIT:
            seat = game.decision.seat
            seen = game.observe(seat)
            start = time.perf_counter()
            answer = minds[seat].choose(seen)
            level, took = report.levels[seat], time.perf_counter() - start
            report.longest[level] = max(took, report.longest.get(level, 0.0))
            if answer not in map(str, game.legal_actions()):
                raise AssertionError(f"{level} answered {answer}, which is not legal")
            game.play(answer)
            report.decisions += 1
        report.unfinished = not game.is_over
    except Exception:  # whatever it is, it is a finding
        report.failure = traceback.format_exc()
    return report


def main() -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--genius", type=float, default=0.005, help="share of tables with a genius")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    jobs = [(number, asked.genius) for number in range(asked.first, asked.first + asked.games)]
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # read by the children, before they load numpy
    began, done, decisions, failed, unfinished = time.monotonic(), 0, 0, 0, 0
    seats: collections.Counter[int] = collections.Counter()
    levels: collections.Counter[str] = collections.Counter()
    longest: dict[str, float] = {}
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for report in pool.imap_unordered(play, jobs, chunksize=8):
            done += 1
            decisions += report.decisions
            unfinished += report.unfinished
            seats[len(report.levels)] += 1
            levels.update(report.levels)
            for level, took in report.longest.items():
                longest[level] = max(took, longest.get(level, 0.0))
            if report.failure:
                failed += 1
                print(f"game {report.number} {report.levels}: {report.failure}", flush=True)
            if done % 500 == 0 or done == len(jobs):
                print(
                    f"{done} games, {decisions} decisions, {failed} failed, {unfinished} unfinished,"
                    f" {time.monotonic() - began:.0f} s, {'compiled' if COMPILED else 'uncompiled'}",
                    flush=True,
                )
    print("tables by seats", dict(sorted(seats.items())), "seats by level", {level: levels[level] for level in LEVELS})
    print("longest decision, s", {level: round(longest[level], 3) for level in LEVELS if level in longest})
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
