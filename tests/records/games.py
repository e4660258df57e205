"""Timelines of random games for the tests of the records, and how many of them a run wants."""

import os
from random import Random

from gizmos_desktop.engine import Game
from gizmos_desktop.records import Options, Player, Timeline
from tests.engine.walks import below, choose

CREATED = "2026-01-02T15:04:05Z"
SAVED = "2026-01-02T15:31:40Z"
IDENT = "20260102-150405-7f3a9c21"


def count(few: int, all_of_them: int) -> int:
    """Give how many of something a test tries: all with GIZMOS_FULL=1, else few."""
    return all_of_them if os.environ.get("GIZMOS_FULL") else few


def players(persons: int, seats: int, level: str = "greedy") -> list[Player]:
    """Give the seats of a game: persons first, then computers."""
    names = ("Ada", "Bo", "Zoë 😀", "Dana\t\"'\\")
    return [
        Player(names[seat], "person") if seat < persons else Player(names[seat], "computer", level)
        for seat in range(seats)
    ]


def timeline(
    seats: int = 2,
    seed: int = 7,
    decisions: int = 10_000,
    *,
    persons: int = 1,
    chute: bool = False,
    undo: str = "reveal",
    eager: bool = True,
    ident: str = IDENT,
) -> Timeline:
    """Give a game after some random decisions (or over)."""
    options = Options(chute=chute, first=None, undo=undo)  # type: ignore[arg-type]
    made = Timeline.start(
        Game.new(seats=seats, seed=seed, chute=chute), players(persons, seats), seed, options, ident, CREATED
    )
    play_on(made, Random(seed), decisions, eager)
    return made


def play_on(made: Timeline, dice: Random, decisions: int = 10_000, eager: bool = True) -> None:
    """Play some random decisions on a timeline, or to the end."""
    for _ in range(decisions):
        if made.over:
            return
        actions = made.game.legal_actions()
        last = made.steps[-1].decision.ms if made.steps else 0
        note = "forced" if len(actions) == 1 else ""
        made.play(str(choose(dice, actions, eager)), ms=last + below(dice, 9000), note=note)  # type: ignore[arg-type]
