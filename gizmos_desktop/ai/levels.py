"""The register of levels. Each entry imports its player only when it is asked for: the worker stays small."""

from collections.abc import Callable

from gizmos_desktop.ai.player import Player


def _random(seed: int) -> Player:
    from gizmos_desktop.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


def _greedy(seed: int) -> Player:
    from gizmos_desktop.ai.greedy import GreedyPlayer

    return GreedyPlayer(seed)


def _skilled(level: str) -> Callable[[int], Player]:
    def make(seed: int) -> Player:
        from gizmos_desktop.ai.skill import SkilledPlayer
        from gizmos_desktop.ai.skills import SKILLS

        return SkilledPlayer(seed, SKILLS[level])

    return make


LEVELS: tuple[str, ...] = ("novice", "tinkerer", "engineer", "inventor", "genius")
"""The levels that a person can choose, weakest first. Codes, never shown: the models give their names."""

USUAL_LEVEL = "tinkerer"
"""What a new game offers before anybody has chosen."""

_MAKERS: dict[str, Callable[[int], Player]] = {
    "random": _random,
    "greedy": _greedy,
    **{level: _skilled(level) for level in LEVELS},
}
TRIAL_PLAYERS: tuple[str, ...] = ("random", "greedy")
"""For measuring others against; `make_player` knows them, nobody can choose them. Old records may name them."""
_TRIAL = "net:"


def make_player(level: str, seed: int) -> Player:
    """A player of `level`, whose dice start from `seed` (any int). `ValueError` names an unknown level.

    For trials `level` may also be one of `TRIAL_PLAYERS`, or `net:` and what `network_player.player_of_file` reads.
    """
    if level.startswith(_TRIAL):
        from gizmos_desktop.ai.network_player import player_of_file

        return player_of_file(level.removeprefix(_TRIAL), seed)
    maker = _MAKERS.get(level)
    if maker is None:
        raise ValueError(f"unknown level {level!r}; known are {', '.join(sorted(_MAKERS))}")
    return maker(seed)
