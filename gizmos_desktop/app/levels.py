"""The levels of computer players, for the models, which do not know the AI."""

from __future__ import annotations

from gizmos_desktop.ai import LEVELS, TRIAL_PLAYERS, USUAL_LEVEL

__all__ = ["LEVELS", "USUAL_LEVEL", "level_to_ask"]


def level_to_ask(level: str) -> str:
    """The level that plays for one of a recorded game: itself, or the best there is for one that this version of the
    program does not know. Records of the first versions name `TRIAL_PLAYERS`, which still play."""
    return level if level in LEVELS or level in TRIAL_PLAYERS else LEVELS[-1]
