"""Players that see with a given file of weights, with or without a search on top: for trials and tests."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gizmos_desktop.ai.network import Network, WeightsError
from gizmos_desktop.ai.networks import network_of
from gizmos_desktop.ai.search import Limit
from gizmos_desktop.ai.skill import Errors, Skill, SkilledPlayer


class NetworkPlayer(SkilledPlayer):
    """A `SkilledPlayer` that never does without a network: `choose` raises `WeightsError` if there is none.

    `networks`: the file of weights for each number of seats.
    """

    def __init__(self, seed: int, networks: Mapping[int, Path], skill: Skill) -> None:
        super().__init__(seed, skill, self._network)
        self.files = networks

    def _network(self, seats: int) -> Network:
        path = self.files.get(seats)
        if path is None:
            raise WeightsError(f"no weights for {seats} seats")
        network = network_of(path)
        if network.seats != seats:
            raise WeightsError(f"{path.name}: made for {network.seats} seats, not {seats}")
        return network


def player_of_file(text: str, seed: int) -> NetworkPlayer:
    """A player for trials: `FILE`, or `FILE+nodes=8000+candidates=5+style=0.5`, or `FILE+spread=0.8+most=3`.

    One file of weights for any table; the options are those of `Limit`, `Skill` and `Errors`.
    """
    name, *options = text.split("+")
    values = {key: float(value) for key, value in (option.split("=", 1) for option in options)}
    limit = Limit(nodes=int(values.get("nodes", 0)), candidates=int(values.get("candidates", 5)))
    errors = Errors(values["spread"], values.get("most", 3.0)) if "spread" in values else None
    skill = Skill(limit=limit, errors=errors, style=values.get("style", 0.5))
    return NetworkPlayer(seed, dict.fromkeys((2, 3, 4), Path(name)), skill)
