"""Kills a game that saves itself, again and again: `python -m tools.kill_soak [--kills 300] [--seed 1] [--demo]`.

A child process goes on with the newest game in the store (or begins one) and plays it at random as fast as it can,
saving after every decision and then telling so, as the program does before it shows a decision. It is killed with
SIGKILL at a random moment. Then the games must all be readable, and the newest one must have every decision that was
told, and at most the one in progress more. The next child starts from what it finds. Status 1 if anything was lost.
With --demo the child is the program itself: window, session, computer players and all.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

from gizmos_desktop.engine import Game
from gizmos_desktop.records import Places, Player, Store, Timeline

ROOT = Path(__file__).resolve().parents[1]
LONGEST_WAIT_S = 0.6
DEMO_WAIT_S = 10.0
"""Longer than a child needs to start, so that some die while they load and some far into a game."""

_TOLD = re.compile(r"[a-z0-9-]{8,64} \d+")
"""What a child tells of each decision; the demo also prints its result."""


def play(folder: Path, seed: int) -> None:
    """The child: go on with the newest game and never end. Tells "ID NUMBER" of what is on the disk."""
    dice = Random(seed)
    store = Store(Places.under(folder))
    store.sweep()
    open_games = [each for each in store.games() if not each.over]
    if open_games:
        line = store.load(open_games[0].ident).timeline
        _tell(line)
    else:
        line = _new_game(dice)
    while True:
        if line.over:
            store.release(line.header.ident)
            line = _new_game(dice)
        line.play(str(dice.choice(line.game.legal_actions())), ms=len(line.steps) * 10)
        store.save(line.record())
        _tell(line)


def _new_game(dice: Random) -> Timeline:
    seed = dice.randrange(10**9)
    seats = 2 + seed % 3
    players = [Player(f"P{seat}", "computer", "random") for seat in range(seats)]
    return Timeline.start(Game.new(seats=seats, seed=seed), players, seed)


def _tell(line: Timeline) -> None:
    os.write(1, f"{line.header.ident} {len(line.steps)}\n".encode())


@dataclass
class Soak:
    """What was seen: kills, of those while nothing had been told yet, decisions saved, and what was lost."""

    kills: int = 0
    early: int = 0
    decisions: int = 0
    ahead: int = 0
    recovered: int = 0
    wrong: list[str] = field(default_factory=list)


def _command(folder: Path, seed: int, demo: bool) -> list[str]:
    """How a child is started."""
    if demo:
        program = [sys.executable, "-m", "gizmos_desktop", "--demo", "--autosave", "--tell"]
        return [*program, "--data-dir", str(folder), "--seats", str(2 + seed % 3)]
    return [sys.executable, "-m", "tools.kill_soak", "--child", str(folder), "--seed", str(seed)]


def run(kills: int, seed: int, folder: Path, demo: bool = False) -> Soak:
    """Kill so many children one after the other, all on one store."""
    longest = DEMO_WAIT_S if demo else LONGEST_WAIT_S
    dice, soak = Random(seed), Soak()
    last: dict[str, int] = {}
    for number in range(kills):
        command = _command(folder, seed * 10_000 + number, demo)
        child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        # Three of four die while they play, the others maybe while they start.
        first = _first_word(child) if number % 4 else b""
        time.sleep(dice.random() * (longest if number % 4 == 0 else longest / 4))
        died = child.poll()
        child.kill()
        told, complaints = child.communicate()
        if died is not None and not (demo and died == 0):  # the demo ends with its game
            soak.wrong.append(f"kill {number}: the child ended by itself: {complaints.decode()[-500:]}")
        soak.kills += 1
        _follow(first + told, last, soak)
        _check(folder, last, soak, number)
    return soak


def _first_word(child: subprocess.Popen[bytes]) -> bytes:
    """Wait until the child has told something; what it told."""
    out: IO[bytes] | None = child.stdout
    return b"" if out is None else os.read(out.fileno(), 64)


def _follow(told: bytes, last: dict[str, int], soak: Soak) -> None:
    """Note how far each game had been told to be on the disk; a line that was torn by the kill does not count."""
    lines = [line for line in told.decode().split("\n")[:-1] if _TOLD.fullmatch(line)]
    soak.early += not lines
    soak.decisions += len(lines)
    for line in lines:
        ident, _, count = line.partition(" ")
        last[ident] = int(count)


def _check(folder: Path, last: dict[str, int], soak: Soak, number: int) -> None:
    """All games can be read, and none has lost a decision that was told."""
    store = Store(Places.under(folder))
    found = {each.ident: each for each in store.games()}
    for ident, told in last.items():
        if ident not in found:
            soak.wrong.append(f"kill {number}: {ident} is gone")
            continue
        summary = found[ident]
        soak.recovered += summary.recovered
        soak.ahead += summary.decisions == told + 1
        if summary.status != "ok" or not told <= summary.decisions <= told + 1:
            soak.wrong.append(
                f"kill {number}: {ident} is {summary.status} with {summary.decisions} decisions, told {told}"
            )
    for ident in sorted(found, key=lambda each: found[each].saved)[-1:]:
        loaded = store.load(ident)
        if len(loaded.timeline.steps) != found[ident].decisions:
            soak.wrong.append(f"kill {number}: {ident} loads with {len(loaded.timeline.steps)} decisions")
    last.update({ident: summary.decisions for ident, summary in found.items()})


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Kill a game that saves itself, again and again.")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--demo", action="store_true", help="kill the program itself, not a small child")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child is not None:
        play(arguments.child, arguments.seed)
    with tempfile.TemporaryDirectory(prefix="gizmos-soak-") as folder:
        soak = run(arguments.kills, arguments.seed, Path(folder), arguments.demo)
    print("\n".join(soak.wrong[:20]))
    print(report(soak))
    return 1 if soak.wrong else 0


def report(soak: Soak) -> str:
    """The counts in one line."""
    return (
        f"{soak.kills} kills ({soak.early} before the first word), {soak.decisions} decisions saved, "
        f"{len(soak.wrong)} wrong; {soak.ahead} times one decision further than told, "
        f"{soak.recovered} times from the generation before"
    )


if __name__ == "__main__":
    raise SystemExit(main())
