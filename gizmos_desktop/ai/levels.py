"""The register of levels. Each entry imports its player only when it is asked for: the worker stays small."""

from collections.abc import Callable

from gizmos_desktop.ai.player import Player


def _random(seed: int) -> Player:
    from gizmos_desktop.ai.random_player import RandomPlayer

    return RandomPlayer(seed)


def _greedy(seed: int) -> Player:
    from gizmos_desktop.ai.greedy import GreedyPlayer

    return GreedyPlayer(seed)


_MAKERS: dict[str, Callable[[int], Player]] = {"random": _random, "greedy": _greedy}

LEVELS: tuple[str, ...] = ("random", "greedy")
"""The levels that a person can choose, weakest first. Codes, never shown: the models give their names."""


_TRIAL = "net:"


def make_player(level: str, seed: int) -> Player:
    """A player of `level`, whose dice start from `seed` (any int). `ValueError` names an unknown level.

    For trials `level` may also be `net:` and what `network_player.player_of_file` reads.
    """
    if level.startswith(_TRIAL):
        from gizmos_desktop.ai.network_player import player_of_file

        return player_of_file(level.removeprefix(_TRIAL), seed)
    maker = _MAKERS.get(level)
    if maker is None:
        raise ValueError(f"unknown level {level!r}; known are {', '.join(sorted(_MAKERS))}")
    return maker(seed)
