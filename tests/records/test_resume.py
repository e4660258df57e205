"""users.md B8, B17: a game that was saved and loaded in a fresh process goes on as if nothing had been.

The same AI with the same seeds plays the saved game there and the unsaved one here: decision for decision, sphere for
sphere the same, to the same end. GIZMOS_FULL=1 tries 300 states.
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random

from gizmos_desktop.ai import make_player
from gizmos_desktop.records import Places, Store, Timeline
from tests.engine.walks import below
from tests.records.games import count, timeline
from tests.source_files import ROOT

STATES = count(24, 300)
BATCH = 30


def play_on(made: Timeline, level: str, seed: int) -> str:
    """Let one AI play all seats to the end; give a digest of the whole course and the end."""
    while not made.over:
        number = len(made.steps)
        player = make_player(level, seed * 1000 + number)
        made.play(player.choose(made.game.observe(made.game.decision.seat)))
    course = [[step.decision.action, step.decision.chance] for step in made.steps]
    text = json.dumps([course, made.game.position(), made.game.generator])
    return f"{len(made.steps)} {hashlib.sha256(text.encode()).hexdigest()}"


def main(folder: str, wanted: str) -> None:
    """Load the games in this process, which knows nothing else of them, and play them to the end."""
    store = Store(Places.under(Path(folder)))
    for ident, level, seed in json.loads(wanted):
        print(play_on(store.load(ident).timeline, level, seed), flush=True)


def test_saved_games_go_on_like_unsaved_ones(tmp_path: Path) -> None:
    dice = Random(20)
    store = Store(Places.under(tmp_path))
    wanted, ends, kinds = [], [], set()
    for number in range(STATES):
        seats = 2 + number % 3
        level = "greedy" if number % 5 == 0 else "random"
        made = timeline(
            seats, seed=number, decisions=below(dice, 120), chute=bool(number % 2), ident=f"state-{number:04}"
        )
        kinds.add(made.game.decision.kind)
        store.save(made.record())
        wanted.append((made.header.ident, level, number))
        ends.append(play_on(made, level, number))
    store.close()
    found = []
    for begin in range(0, STATES, BATCH):
        command = [
            sys.executable,
            "-m",
            "tests.records.test_resume",
            str(tmp_path),
            json.dumps(wanted[begin : begin + BATCH]),
        ]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
        assert done.returncode == 0, done.stderr
        found += done.stdout.splitlines()
    assert found == ends
    decisions = sum(int(end.split()[0]) for end in ends)
    print(
        f"{STATES} states at decisions of {len(kinds)} kinds: saved, loaded elsewhere, {decisions} decisions the same"
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
