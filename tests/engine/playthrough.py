"""A whole game as text that a person can read: state, decision, legal actions, the action played, what happened.

The files in tests/playthroughs are written by it. A change in them is a change of the rules, of chance, of the
notation or of the events, and can be read there line by line.
"""

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from gizmos_desktop.engine import Action, Event, Game
from tests.engine.rich import rich_position
from tests.engine.walks import choose

Json = dict[str, Any]
FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
WIDTH = 118


def games() -> dict[str, tuple[Game, int]]:
    """Give the games to write down: file name -> the game at its start, and the seed of its random players."""
    return {
        "two-seats.txt": (Game.new(seats=2, seed=2001), 1),
        "three-seats-chute.txt": (Game.new(seats=3, seed=2002, chute=True), 2),
        "four-seats.txt": (Game.new(seats=4, seed=2003), 3),
        "long-chains.txt": (Game.from_position(rich_position(Random(2004), 2, most=4), seed=2004), 4),
    }


def playthrough(game: Game, seed: int) -> str:
    """Give the text of a game played to its end by eager random players."""
    return "\n".join(_lines(game, Random(seed))) + "\n"


def _lines(game: Game, dice: Random) -> Iterator[str]:
    turn = (0, -1)
    while not game.is_over:
        if turn != (game.round, game.seat):
            turn = (game.round, game.seat)
            yield f"=== round {game.round}, seat {game.seat}{', last round' if game.last_round else ''}"
            yield from state_lines(game.position())
        position: Json = game.position()
        yield f"--- {game.decision.kind}{_middle(position['turn'])}"
        actions = game.legal_actions()
        yield from legal_lines(actions)
        action = choose(dice, actions, eager=True)
        yield f"  > {action}"
        for event in game.play(action)[1:]:
            yield f"    {event_text(event)}"
    yield "=== over"
    yield from state_lines(game.position())
    for place, standing in enumerate(game.standings(), 1):
        score = game.score(standing.seat)
        yield (
            f"{place}. seat {standing.seat}: {score.total} points = Gizmos {score.gizmos} + tokens {score.tokens}"
            f" + energy award {score.energy} + tokens award {score.token_awards};"
            f" {standing.gizmos} Gizmos, {standing.energy} spheres"
        )


def state_lines(position: Json) -> Iterator[str]:
    """Give the table at the beginning of a turn."""
    chute = f", then {position['next_spheres'][0]}" if position["option"]["chute"] else ""
    yield f"row {' '.join(position['row'])}{chute}"
    for level in ("3", "2", "1"):
        cards = " ".join(card or "----" for card in position["display"][level])
        yield f"level {level}: {cards}, deck of {position['deck_sizes'][level]}"
    for number, seat in enumerate(position["seats"]):
        ring = " ".join(f"{color}*{count}" for color, count in seat["ring"].items()) or "nothing"
        parts = [f"ring {ring}", f"tokens {seat['tokens']}", f"archive {' '.join(seat['archive']) or 'empty'}"]
        yield f"seat {number}: {'; '.join(parts)}"
        yield from _wrapped(" ".join(seat["active"]), "  active ")


def _middle(turn: Json) -> str:
    """What the middle of a turn adds to the state."""
    parts = [f"{key} {' '.join(turn[key])}" for key in ("triggered", "used", "drawn") if turn[key]]
    if turn["effect"]:
        parts.append(f"effect {turn['effect']['card']} left {turn['effect']['left']}")
    return f" ({'; '.join(parts)})" if parts else ""


def legal_lines(actions: Sequence[Action]) -> Iterator[str]:
    """Give the legal actions, those of a kind in one paragraph; a Build with many payments takes lines of its own."""
    for kind in sorted({action.kind for action in actions}):
        texts = sorted(str(action) for action in actions if action.kind == kind)
        yield from _wrapped(", ".join(texts), "  ")


def event_text(event: Event) -> str:
    """Give an event as one line: its kind and the fields that apply."""
    told = event.as_dict()
    return " ".join([event.kind, *(f"{key}={value}" for key, value in told.items() if key != "kind")])


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=" " * len(indent), break_on_hyphens=False
    )
