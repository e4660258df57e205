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
from gizmos_desktop.engine import CARDS, Game
from gizmos_desktop.records import Origin, Places, Store, Timeline
from tests.engine.walks import below
from tests.records.games import count, players, timeline
from tests.records.games import play_on as play_randomly
from tests.source_files import ROOT

STATES = count(14, 300)
BATCH = 30
RARE = {"draw": "draw*3", "file": "file", "build": "build_level1_free", "research": "research"}
KINDS = ("action", "trigger", "pick", "draw", "file", "build", "research", "keep", "return")


def state_of_kind(seats: int, seed: int, kind: str, chute: bool, ident: str) -> Timeline:
    """Give a game in which a decision of this kind is due, not right at the start."""
    if kind in RARE:
        return state_in_effect(seats, seed, kind, chute, ident)
    for attempt in range(20):
        made = timeline(seats, seed + 1000 * attempt, 10 + seed % 50, chute=chute, ident=ident)
        dice = Random(seed)
        while not made.over:
            if made.game.decision.kind == kind:
                return made
            play_randomly(made, dice, 1)
    raise AssertionError(f"no game came to a decision of kind {kind}")


def state_in_effect(seats: int, seed: int, kind: str, chute: bool, ident: str) -> Timeline:
    """Give a game that begins in the middle of an effect to which random games hardly come."""
    with_effect = [card for card in CARDS.values() if card.effect.startswith(RARE[kind])]
    card = with_effect[seed % len(with_effect)]
    left = int(card.effect.partition("*")[2]) - (kind == "draw")
    turn = {"seat": 0, "number": 6, "kind": kind, "used": [card.id], "effect": {"card": card.id, "left": left}}
    table = [{"active": ["0-01", card.id], "ring": {"red": 1, "blue": 1}}, *({} for _ in range(seats - 1))]
    position = {"seats": table, "turn": turn, "option": {"chute": chute}}
    game = Game.from_position(position, seed)
    return Timeline.start(game, players(1, seats), seed, ident=ident, origin=Origin())


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
        ident, chute = f"state-{number:04}", bool(number % 2)
        if number % 3:
            made = state_of_kind(seats, number, KINDS[(number // 3 * 2 + number % 3 - 1) % len(KINDS)], chute, ident)
        else:
            made = timeline(seats, number, below(dice, 150), chute=chute, ident=ident)
        kinds.add(made.game.decision.kind)
        store.save(made.record())
        wanted.append((ident, level, number))
        ends.append(play_on(made, level, number))
    store.close()
    found = []
    for begin in range(0, STATES, BATCH):
        batch = json.dumps(wanted[begin : begin + BATCH])
        command = [sys.executable, "-m", "tests.records.test_resume", str(tmp_path), batch]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
        assert done.returncode == 0, done.stderr
        found += done.stdout.splitlines()
    assert found == ends
    decisions = sum(int(end.split()[0]) for end in ends)
    print(f"{STATES} states, at {len(kinds)} kinds of decision: loaded elsewhere, {decisions} decisions the same")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
