"""How fast the engine is: `python -m gizmos_desktop.bench [--peer FOLDER] [--seconds N]`.

Random games for two seats, every legal action equally likely, on one core; with `--peer` the public Python environment
of github:Elinia/gizmos-web (a checkout of it) plays the same in turns with ours, so that the ratios come from one run.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

_SLICES = 4  # players take turns this often, so that a busy machine hurts all alike


def _own_games(seconds: float, seed: int) -> dict[str, float]:
    """Games, decisions and seconds of processor time."""
    from gizmos_desktop.engine import Game

    games = decisions = 0
    for warm in range(20):
        Game.new(2, warm).playout()
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += Game.new(2, seed + games).playout()
        games += 1
    return {"games": games, "decisions": decisions, "seconds": time.process_time() - start}


def _peer_games(seconds: float, seed: int, folder: str) -> dict[str, float]:
    """The same for the public peer; it wants the class `gymnasium.Env` as a base and nothing else of that package."""
    import importlib
    import random
    import types

    stub = types.ModuleType("gymnasium")
    stub.__dict__["Env"] = object
    sys.modules.setdefault("gymnasium", stub)
    inside = Path(folder) / "py"
    sys.path.insert(0, str(inside if (inside / "env").is_dir() else Path(folder)))
    environment = importlib.import_module("env.GizmosEnv").GizmosEnv
    over = importlib.import_module("env.common").Stage.GAME_OVER
    random.seed(seed)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env = environment(check=False, log=False)
        while env.state["curr_stage"] != over:
            env.step(env.state["curr_player_index"], env.sample())
            decisions += 1
        games += 1
    return {"games": games, "decisions": decisions, "seconds": time.process_time() - start}


def _microseconds(call: Callable[[], object], times: int) -> float:
    """Processor time of one call, the best of five rounds."""
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            call()
        rounds.append((time.perf_counter() - start) / times)
    return min(rounds) * 1e6


def _small_costs() -> dict[str, float]:
    """Microseconds of a copy, of the legal actions and of an observation in the middle of a game."""
    from gizmos_desktop.engine import Game

    copies, lists, sights = [], [], []
    for seed in range(20):
        game = Game.new(2, seed)
        game.playout(60)
        if game.is_over:
            continue
        copies.append(_microseconds(game.copy, 300))
        lists.append(_microseconds(game.legal_ids, 300))
        sights.append(_microseconds(lambda game=game: game.observe(0), 30))  # type: ignore[misc]
    return {
        "copy": statistics.median(copies),
        "legal": statistics.median(lists),
        "observe": statistics.median(sights),
    }


def _payment_costs(converters: int, calls: int) -> dict[str, float]:
    """Milliseconds of the payments of one card, nothing remembered: full ring, that many converters, dearest costs."""
    from gizmos_desktop.engine.payments import forget, payments_for
    from gizmos_desktop.engine.tables import ANY, CONVERTER, CONVERTERS

    chance = Random(converters)
    spent: list[float] = []
    most = 0
    for _ in range(calls):
        mask = sum(CONVERTER[number] for number in chance.sample(CONVERTERS, converters))
        counts = [0, 0, 0, 0]
        for _ in range(chance.choice((5, 9, 13, 25))):
            counts[chance.randrange(4)] += 1
        ring = sum(min(count, 13) << 8 * color for color, count in enumerate(counts))
        color = chance.choice((0, 1, 2, 3, ANY))
        cost = 7 if color == ANY else chance.choice((4, 5, 6, 7))
        forget()
        start = time.perf_counter()
        found = payments_for(ring, mask, color, cost, chance.choice((0, 0, 1, 2)))
        spent.append((time.perf_counter() - start) * 1e3)
        most = max(most, len(found))
    return {"median": statistics.median(spent), "worst": max(spent), "most": most}


def _worker(task: str, seconds: float, seed: int, peer: str, pure: bool) -> dict[str, float]:
    """Run one task in a process of its own, with the sources or with the compiled engine."""
    command = [sys.executable, "-m", "gizmos_desktop.bench", "--task", task]
    command += ["--seconds", str(seconds), "--seed", str(seed), "--peer", peer]
    environment = dict(os.environ)
    if pure:
        environment["GIZMOS_ENGINE"] = "pure"
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _task(arguments: argparse.Namespace) -> dict[str, float]:
    if arguments.task == "own":
        return _own_games(arguments.seconds, arguments.seed)
    if arguments.task == "peer":
        return _peer_games(arguments.seconds, arguments.seed, arguments.peer)
    if arguments.task == "small":
        return _small_costs()
    if arguments.task == "payments8":
        return _payment_costs(8, 200)
    return _payment_costs(14, 50)


def _report(seconds: float, peer: str) -> None:
    from gizmos_desktop.engine import COMPILED

    players: dict[str, tuple[str, bool]] = {"sources": ("own", True)}
    if COMPILED:
        players["compiled"] = ("own", False)
    if peer:
        players["peer"] = ("peer", False)
    sums = {name: {"games": 0.0, "decisions": 0.0, "seconds": 0.0} for name in players}
    for turn in range(_SLICES):
        for name, (task, pure) in players.items():
            found = _worker(task, seconds / _SLICES, turn * 100_000, peer, pure)
            for key in sums[name]:
                sums[name][key] += found[key]
    print(f"random 2-seat games on one core, {seconds:g} s each:")
    rates = {name: found["games"] / found["seconds"] for name, found in sums.items()}
    for name, found in sums.items():
        line = f"  {name:9} {rates[name]:9.1f} games/s {found['decisions'] / found['seconds']:12.0f} decisions/s"
        if "peer" in rates and name != "peer":
            line += f"   {rates[name] / rates['peer']:6.1f} x the peer"
        print(line)
    for name, (task, pure) in players.items():
        if task == "own":
            small = _worker("small", 0, 0, "", pure)
            print(f"{name}: copy {small['copy']:.2f} us, legal actions {small['legal']:.2f} us,", end=" ")
            print(f"observation {small['observe']:.0f} us")
            for converters in (8, 14):
                cost = _worker(f"payments{converters}", 0, 0, "", pure)
                print(f"  payments of a card with {converters} converters: median {cost['median']:.2f} ms,", end=" ")
                print(f"worst {cost['worst']:.1f} ms (up to {cost['most']:.0f} payments)")
    if not COMPILED:
        print("the engine is not compiled here (python setup.py build_ext --inplace compiles it)")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m gizmos_desktop.bench", description="how fast the engine is")
    parser.add_argument("--peer", default="", metavar="FOLDER", help="a checkout of github:Elinia/gizmos-web")
    parser.add_argument("--seconds", type=float, default=8, metavar="N", help="processor time for each player")
    tasks = ("own", "peer", "small", "payments8", "payments14")
    parser.add_argument("--task", choices=tasks, help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.task:
        print(json.dumps(_task(arguments)))
    else:
        _report(arguments.seconds, arguments.peer)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
