"""The levels of computer players, for the models, which do not know the AI."""

from __future__ import annotations

from gizmos_desktop.ai import LEVELS, USUAL_LEVEL

__all__ = ["LEVELS", "USUAL_LEVEL", "level_to_ask"]

_OF_OLD = ("random", "greedy")
"""Nobody need be able to choose them any more; records of the first versions name them, and they still play."""


def level_to_ask(level: str) -> str:
    """The level that plays for one of a recorded game: itself, or the best there is for one that this version of the
    program does not know."""
    return level if level in LEVELS or level in _OF_OLD else LEVELS[-1]
