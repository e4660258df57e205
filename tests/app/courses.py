"""Games for tests and scenes, played without a window, which takes a tenth of the time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gizmos_desktop.app.levels import LEVELS
from gizmos_desktop.engine import Game
from gizmos_desktop.records import Options, Player, Timeline
from tests.engine.walks import choose


def played(
    kinds: Sequence[str], names: Sequence[str], seed: int, decisions: int, ident: str, options: Options
) -> Timeline:
    """A game of these seats ("person" or "computer"), up to a person's decision after so many of theirs; 0: to its
    end."""
    seats = tuple(
        Player(name, "person") if kind == "person" else Player(name, "computer", LEVELS[0])
        for name, kind in zip(names, kinds, strict=False)
    )
    found = Timeline.start(Game.new(seats=len(kinds), seed=seed, first=0), seats, seed, options, ident)
    dice = Random(seed)
    while not found.over:
        due = found.game.decision.seat
        if decisions and kinds[due] == "person" and sum(step.seat == due for step in found.steps) >= decisions:
            break
        found.play(str(choose(dice, found.game.legal_actions(), eager=True)))
    return found
