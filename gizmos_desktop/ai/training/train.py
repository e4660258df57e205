"""Trains an evaluation network: `python -m gizmos_desktop.ai.training.train --seats 2 --out FOLDER --hours 2`.

Rounds of self-play and learning. Every minute, and when it is told to stop, the whole state of the training is written
to FOLDER, so that it goes on where it was when the same command is given again. Every `--snapshot` games the
network is kept as `net-N.npz` and measured against earlier ones and the greedy player (`ladder.jsonl`).
One process, one core; docs/ai.md says how to make it fast with a compiled engine.
"""

from __future__ import annotations

import argparse
import dataclasses
import gc
import io
import json
import signal
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gizmos_desktop.ai.network import Array, Network
from gizmos_desktop.ai.training.kernel import fast
from gizmos_desktop.ai.training.ladder import against_greedy, against_network
from gizmos_desktop.ai.training.learner import Learner
from gizmos_desktop.ai.training.selfplay import Habits, play

BATCH = 512
SAVE_SECONDS = 60.0


@dataclasses.dataclass(frozen=True, slots=True)
class Plan:
    """How much of what."""

    seats: int
    hidden: tuple[int, ...]
    games_a_round: int
    memory: int
    """Rows that are remembered for learning."""
    reuse: float
    """How often a row is learned from, on average."""
    rate: float
    """Adam's learning rate at first; it falls with the games played."""
    half_rate_games: float
    """After so many games it is half as high, after twice as many a third."""
    seed: int
    habits: Habits


class Training:
    """A training run in a folder."""

    def __init__(self, plan: Plan, folder: Path, start: Network | None = None) -> None:
        """Goes on where the run in `folder` was; a new one begins with the weights of `start`, if there are any."""
        self.plan = plan
        self.folder = folder
        self.learner = Learner(plan.seats, plan.hidden, plan.seed)
        self.games = 0
        if start is not None:
            self.learner.take_over(start)
            self.games = int(start.manifest.get("games", 0))
        self.rows = np.zeros((plan.memory, self.learner.parameters[0].shape[0]), dtype=np.uint8)
        self.targets = np.zeros((plan.memory, 3), dtype=np.float32)
        self.filled = self.place = 0
        """How much of the memory is used, and where the next row goes: in place of the oldest."""
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "checkpoint.npz").exists():
            self._resume()

    def _resume(self) -> None:
        with np.load(self.folder / "checkpoint.npz", allow_pickle=False) as file:
            self.learner.restore({name: file[name] for name in file.files})
            self.games = int(file["games"])
            self._remember(file["rows"], file["targets"])
            if len(file["rows"]) == self.plan.memory:
                self.place = int(file["place"]) if "place" in file.files else 0

    def save(self) -> None:
        """The whole state of the training, in place of the one before."""
        buffer = io.BytesIO()
        state = self.learner.state() | {
            "games": np.array(self.games),
            "rows": self.rows[: self.filled],
            "targets": self.targets[: self.filled],
            "place": np.array(self.place),
        }
        np.savez(buffer, allow_pickle=False, **state)
        fresh = self.folder / "checkpoint.new"
        fresh.write_bytes(buffer.getvalue())
        fresh.replace(self.folder / "checkpoint.npz")

    def _remember(self, rows: NDArray[np.uint8], targets: Array) -> None:
        rows, targets = rows[-self.plan.memory :], targets[-self.plan.memory :]
        places = (self.place + np.arange(len(rows))) % self.plan.memory
        self.rows[places], self.targets[places] = rows, targets
        self.place = (self.place + len(rows)) % self.plan.memory
        self.filled = min(self.plan.memory, self.filled + len(rows))

    def network(self) -> Network:
        """What has been learned so far, with its manifest."""
        return self.learner.network({"games": self.games, "plan": dataclasses.asdict(self.plan)})

    def round(self) -> dict[str, float]:
        """Some games, then learning from what is remembered; figures about both."""
        start = time.perf_counter()
        network = fast(self.network())
        plan = self.plan
        played = [
            play(network, plan.habits, plan.seed * 1_000_000_007 + self.games + n) for n in range(plan.games_a_round)
        ]
        self.games += len(played)
        rows = b"".join(row for p in played for row in p.rows)
        fresh = np.frombuffer(rows, dtype=np.uint8).reshape(-1, self.rows.shape[1])
        self._remember(fresh, np.concatenate([p.targets for p in played]))
        playing = time.perf_counter() - start
        dice = np.random.default_rng([plan.seed, self.games])
        rate = plan.rate / (1.0 + self.games / plan.half_rate_games)
        steps = max(1, int(plan.reuse * len(fresh) / BATCH))
        losses = np.zeros(3)
        for _ in range(steps):
            chosen = dice.integers(0, self.filled, BATCH)
            losses += self.learner.learn(self.rows[chosen], self.targets[chosen], rate)
        losses /= steps
        points = [sum(p.points) / len(p.points) for p in played]
        rounds = [p.rounds for p in played]
        return {
            "games": self.games,
            "points": round(float(np.mean(points)), 2),
            "rounds": round(float(np.mean(rounds)), 2),
            "points_per_round": round(float(np.mean([p / r for p, r in zip(points, rounds, strict=True)])), 3),
            "rows": len(fresh),
            "loss_win": round(float(losses[0]), 4),
            "loss_lead": round(float(losses[1]), 4),
            "loss_points": round(float(losses[2]), 4),
            "rate": round(rate, 6),
            "games_per_second": round(len(played) / playing, 1),
            "learning_share": round(1.0 - playing / (time.perf_counter() - start), 2),
        }

    def measure(self, network: Network, games: int) -> dict[str, object]:
        """The network against the greedy player and against snapshots with half and a quarter of its games."""
        found: dict[str, object] = {"games": self.games, "greedy": against_greedy(network, games, 1)}
        snapshots = sorted((int(p.stem.split("-")[1]), p) for p in self.folder.glob("net-*.npz"))
        for part in (2, 4):
            older = [(n, p) for n, p in snapshots if n <= self.games / part]
            if older:
                number, path = older[-1]
                found[f"net-{number}"] = against_network(network, Network.load(path), games, 2)
        return found


def _append(path: Path, line: dict[str, object] | dict[str, float]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def run(training: Training, until: float, snapshot: int, measured: int) -> None:
    """Rounds until the clock (`time.monotonic`) says `until`, or the process is told to end."""
    folder = training.folder
    told: list[int] = []
    before_told = signal.signal(signal.SIGTERM, lambda number, _: told.append(number))
    saved = time.monotonic()
    gc.disable()  # the games are full of short-lived objects without cycles: collecting takes a third of the time
    while time.monotonic() < until and not told:
        before = training.games
        figures = training.round()
        _append(folder / "log.jsonl", figures)
        print(json.dumps(figures), flush=True)
        if before // snapshot != training.games // snapshot:
            network = training.network()
            network.save(folder / f"net-{training.games}.npz")
            if measured:
                ladder = training.measure(network, measured)
                _append(folder / "ladder.jsonl", ladder)
                print(json.dumps(ladder), flush=True)
        if time.monotonic() > saved + SAVE_SECONDS:
            training.save()
            saved = time.monotonic()
        gc.collect()
    training.save()
    signal.signal(signal.SIGTERM, before_told)


def main(arguments: list[str] | None = None) -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m gizmos_desktop.ai.training.train", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder of this run, outside the repository")
    parser.add_argument("--start", type=Path, help="file of weights that a new run begins with; its games count on")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--hidden", default="256,64")
    parser.add_argument("--games-a-round", type=int, default=100)
    parser.add_argument("--memory", type=int, default=60_000)
    parser.add_argument("--reuse", type=float, default=2.0)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--half-rate-games", type=float, default=50_000)
    parser.add_argument("--lam", type=float, default=Habits().lam)
    parser.add_argument("--explore", type=float, default=Habits().explore)
    parser.add_argument("--style", type=float, default=Habits().style)
    parser.add_argument("--taste", type=float, default=Habits().taste)
    parser.add_argument("--snapshot", type=int, default=10_000, help="games from one kept network to the next")
    parser.add_argument("--measured", type=int, default=200, help="games of each measurement, 0 for none")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    plan = Plan(
        seats=options.seats,
        hidden=tuple(int(width) for width in options.hidden.split(",")),
        games_a_round=options.games_a_round,
        memory=options.memory,
        reuse=options.reuse,
        rate=options.rate,
        half_rate_games=options.half_rate_games,
        seed=options.seed,
        habits=Habits(lam=options.lam, explore=options.explore, style=options.style, taste=options.taste),
    )
    training = Training(plan, options.out, Network.load(options.start) if options.start else None)
    run(training, time.monotonic() + 3600 * options.hours, options.snapshot, options.measured)
    return 0


if __name__ == "__main__":
    sys.exit(main())
