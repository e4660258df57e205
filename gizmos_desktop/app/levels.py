"""The levels and characters of computer players, for the models, which do not know the AI."""

from __future__ import annotations

from gizmos_desktop.ai import CHARACTERS, LEVELS, TRIAL_PLAYERS, USUAL_LEVEL

__all__ = ["CHARACTERS", "LEVELS", "USUAL_LEVEL", "join_level", "level_to_ask", "split_level"]


def split_level(code: str) -> tuple[str, str]:
    """Level and character ("" if it has none) of a computer, by the code that a seat and a record have: "genius",
    "genius.racer"."""
    level, _, character = code.partition(".")
    return level, character


def join_level(level: str, character: str) -> str:
    """The code of a computer of this level and character ("" for none)."""
    return f"{level}.{character}" if character else level


def level_to_ask(code: str) -> str:
    """Who plays for a computer of a recorded game: itself, or the nearest that this version of the program knows: the
    best level, no character. Records of the first versions name `TRIAL_PLAYERS`, which still play."""
    if code in TRIAL_PLAYERS:
        return code
    level, character = split_level(code)
    return join_level(level if level in LEVELS else LEVELS[-1], character if character in CHARACTERS else "")
