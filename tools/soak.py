"""Play many random games and look at everything in each: `python tools/soak.py --games 3000`.

Every decision is checked for all invariants, compared with the second reading of the rules, with a follower of the
events, with the loaded position and with a copy; each game is replayed from its record (tests/engine/scrutiny.py).
Half of the games start fresh, half from positions rich in Gizmos; the chute is on in every other one.
"""

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from gizmos_desktop.engine import COMPILED, Game  # noqa: E402
from tests.engine.rich import rich_position  # noqa: E402
from tests.engine.scrutiny import Scrutiny  # noqa: E402


def scrutinise(seats: int, seed: int, thorough: float) -> int:
    """Play one game under scrutiny; give the number of decisions. AssertionError says what is broken."""
    rich = seed % 4 >= 2
    chute = seed % 2 == 1
    if rich:
        game = Game.from_position(rich_position(Random(seed), seats, chute=chute), seed=seed)
    else:
        game = Game.new(seats=seats, seed=seed, chute=chute)
    played = Scrutiny(game, seed, eager=rich or seed % 8 < 4, thorough=thorough, dealt=not rich)
    return played.run().decisions


def main() -> None:
    """Run the command line; exit status 1 if a game broke something."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000, help="games for each number of seats")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="only this number of seats")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game; the others follow")
    parser.add_argument("--thorough", type=float, default=0.05, help="share of decisions with the costly checks")
    asked = parser.parse_args()
    broken = 0
    for seats in (asked.seats,) if asked.seats else (2, 3, 4):
        decisions, began = 0, time.monotonic()
        for seed in range(asked.seed, asked.seed + asked.games):
            try:
                decisions += scrutinise(seats, seed, asked.thorough)
            except Exception:  # whatever it is, it is a finding: name the game and go on
                broken += 1
                print(f"broken: --seats {seats} --seed {seed} --games 1", flush=True)
                traceback.print_exc()
        print(
            f"{seats} seats: {asked.games} games, {decisions} decisions, {time.monotonic() - began:.0f} s,"
            f" {'compiled' if COMPILED else 'uncompiled'}; {broken} broken so far",
            flush=True,
        )
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
