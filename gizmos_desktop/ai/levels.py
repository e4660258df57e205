"""The register of levels. Each entry imports its player only when it is asked for: the worker stays small."""

import dataclasses
from collections.abc import Callable

from gizmos_desktop.ai.player import Player


def _random(seed: int) -> Player:
    from gizmos_desktop.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


def _greedy(seed: int) -> Player:
    from gizmos_desktop.ai.greedy import GreedyPlayer

    return GreedyPlayer(seed)


def _skilled(level: str, character: str = "") -> Callable[[int], Player]:
    def make(seed: int) -> Player:
        from gizmos_desktop.ai.characters import CHARACTERS as TASTES
        from gizmos_desktop.ai.skill import SkilledPlayer
        from gizmos_desktop.ai.skills import SKILLS

        return SkilledPlayer(seed, dataclasses.replace(SKILLS[level], character=TASTES.get(character)))

    return make


LEVELS: tuple[str, ...] = ("novice", "tinkerer", "engineer", "inventor", "genius")
"""The levels that a person can choose, weakest first. Codes, never shown: the models give their names."""

CHARACTERS: tuple[str, ...] = ("builder", "filer", "researcher", "racer")
"""The characters that a computer of any level may have, codes as well. "genius.racer" is a genius who likes to race."""

USUAL_LEVEL = "tinkerer"
"""What a new game offers before anybody has chosen."""

_MAKERS: dict[str, Callable[[int], Player]] = {
    "random": _random,
    "greedy": _greedy,
    **{level: _skilled(level) for level in LEVELS},
    **{f"{level}.{character}": _skilled(level, character) for level in LEVELS for character in CHARACTERS},
}
TRIAL_PLAYERS: tuple[str, ...] = ("random", "greedy")
"""For measuring others against; `make_player` knows them, nobody can choose them. Old records may name them."""
_TRIAL = "net:"


def make_player(level: str, seed: int) -> Player:
    """A player of `level`, or of `level.character`, whose dice start from `seed` (any int). `ValueError` names an
    unknown one.

    For trials `level` may also be one of `TRIAL_PLAYERS`, or `net:` and what `network_player.player_of_file` reads.
    """
    if level.startswith(_TRIAL):
        from gizmos_desktop.ai.network_player import player_of_file

        return player_of_file(level.removeprefix(_TRIAL), seed)
    maker = _MAKERS.get(level)
    if maker is None:
        known = ", ".join([*TRIAL_PLAYERS, *LEVELS])
        with_it = f"LEVEL.CHARACTER with {', '.join(CHARACTERS)}"
        raise ValueError(f"unknown level {level!r}; known are {known}, and {with_it}")
    return maker(seed)
