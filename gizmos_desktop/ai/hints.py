"""Hints for people, at full strength: the best actions of a decision, what to expect of each, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from gizmos_desktop.ai.networks import best_eye
from gizmos_desktop.ai.player import Observation, deal
from gizmos_desktop.ai.reasons import Reason, reasons
from gizmos_desktop.ai.search import Candidate, Limit, different, think
from gizmos_desktop.ai.skills import THINKING
from gizmos_desktop.engine import Game


@dataclass(frozen=True, slots=True)
class Option:
    """An action that is worth thinking of."""

    action: str
    """In notation."""
    win: float
    """Chance to win, 0 to 1."""
    points: float
    """Own points at the end of the game."""
    lead: float
    """Points ahead of the best rival then."""
    reasons: tuple[Reason, ...]

    def as_dict(self) -> dict[str, object]:
        """Ready for JSON."""
        return {
            "action": self.action,
            "win": round(self.win, 3),
            "points": round(self.points, 1),
            "lead": round(self.lead, 1),
            "reasons": [reason.as_dict() for reason in self.reasons],
        }


def hints(
    observation: Observation,
    seed: int,
    count: int = 3,
    limit: Limit = THINKING,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[list[Option]]:
    """Yields the best `count` actions, again and again while it thinks; the last is the answer.

    They stand in the order of what is told of them, the chance to win: which of nearly equal ones the player itself
    would take, for the sake of a steady lead, would only puzzle. Ways to pay for the same card count once. Raises
    `ValueError` if no decision of the observing seat is due.
    """
    game, dice_start = deal(observation, seed)
    if game.decision.kind == "return":  # in which order leftovers go back hardly matters: nothing to advise
        yield []
        return
    for found in think(game, best_eye(game.seats), limit, dice_start, stopped=stopped):
        options = [_option(game, candidate) for candidate in different(found)[:count]]
        yield sorted(options, key=lambda option: (-round(option.win, 2), -option.points))


def _option(game: Game, candidate: Candidate) -> Option:
    action = game.action_of(candidate.action)
    win, lead, points = candidate.steady
    return Option(str(action), win, points, lead, tuple(reasons(game, action, candidate.end)))
