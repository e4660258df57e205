"""The player that plays any legal action."""

import random
from collections.abc import Sequence
from typing import TypeVar

from gizmos_desktop.ai.player import Observation, deal
from gizmos_desktop.engine import Action

T = TypeVar("T")


class RandomPlayer:
    """Throws dice: first for the kind of action, then for its card, colour or level, then for the payment.

    In this order because a card with forty payments would otherwise be forty times as likely as a pick.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> str:
        """See `Player.choose`."""
        game, dice_start = deal(observation, self.seed)
        return str(pick_action(game.legal_actions(), random.Random(dice_start)))


def pick_action(actions: Sequence[Action], dice: random.Random) -> Action:
    """One of `actions` (at least one): all kinds equally likely, all things of a kind, all payments of a thing."""
    kind = _one_of(sorted({a.kind for a in actions}), dice)
    of_kind = [a for a in actions if a.kind == kind]
    thing = _one_of(sorted({_thing(a) for a in of_kind}), dice)
    return _one_of([a for a in of_kind if _thing(a) == thing], dice)


def _thing(action: Action) -> tuple[str, str, int]:
    return action.card, action.color, action.level


def _one_of(choices: Sequence[T], dice: random.Random) -> T:
    # random() is the one method whose stream Python promises to keep from version to version.
    return choices[int(dice.random() * len(choices))]
