"""A computer player of some skill: how it sees, how far it looks, and how it errs.

Skill is all in which levels differ: every one is given the same observation, deals what it cannot know from the same
dice, and has the same luck.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from gizmos_desktop.ai.characters import Character
from gizmos_desktop.ai.hand_eye import HandEye
from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.networks import network_for
from gizmos_desktop.ai.player import Observation, deal
from gizmos_desktop.ai.search import Candidate, Limit, different, think

NO_SEARCH = Limit(nodes=0)


@dataclass(frozen=True, slots=True)
class Errors:
    """How a player errs: it takes one of the actions that are nearly as good as the best, the better the likelier.

    An action that is `spread` points of the final lead worse than the best is taken e times more seldom, one that is
    more than `most` points worse never. That is for two seats: with more seats a turn decides less about the lead over
    the best of them, so the same error weighs more.
    """

    spread: float
    most: float

    def at(self, seats: int) -> Errors:
        """The errors at a table of so many seats."""
        return Errors(self.spread * 2 / seats, self.most * 2 / seats)


@dataclass(frozen=True, slots=True)
class Skill:
    """What makes a level."""

    network: bool = True
    """Whether it sees with the network of the table's size, if there is one; else by the evaluation written by hand."""
    engines: float = 1.0
    """`HandEye.engines`."""
    errors: Errors | None = None
    """None: it always takes what it likes best."""
    hand_errors: Errors | None = None
    """In place of `errors` where a network is wanted and there is none."""
    limit: Limit = NO_SEARCH
    style: float = 0.5
    """`Outlook.utility`."""
    character: Character | None = None
    """What it likes besides winning."""


class SkilledPlayer:
    """Plays with some skill, always the same in the same position.

    `networks` gives the network for a number of seats, None if there is none; those of the program by default.
    """

    def __init__(self, seed: int, skill: Skill, networks: Callable[[int], Network | None] = network_for) -> None:
        self.seed = seed
        self.skill = skill
        self.networks = networks

    def choose(self, observation: Observation) -> str:
        """See `Player.choose`."""
        game, dice_start = deal(observation, self.seed)
        ids = game.legal_ids()
        if len(ids) == 1 or game.decision.kind == "return":
            return str(game.action_of(ids[0]))
        skill = self.skill
        network = self.networks(game.seats) if skill.network else None
        eye = network or HandEye(skill.engines)
        taste = None if skill.character is None else skill.character.likes
        *_, found = think(game, eye, skill.limit, dice_start, skill.style, taste=taste)
        errors = skill.errors if network or not skill.network else skill.hand_errors
        chosen = found[0] if errors is None else err(found, errors.at(game.seats), random.Random(dice_start))
        return str(game.action_of(chosen.action))


def err(found: list[Candidate], errors: Errors, dice: random.Random) -> Candidate:
    """One of the candidates, chosen as `errors` say. Ways to pay for the same card count once: the best is taken."""
    choices = different(found)
    best = max(candidate.judged for candidate in choices)
    near = [candidate for candidate in choices if candidate.judged >= best - errors.most]
    weights = [math.exp((candidate.judged - best) / errors.spread) for candidate in near]
    return dice.choices(near, weights)[0]
