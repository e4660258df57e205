"""Players that see with an evaluation network, with or without a search on top."""

import functools
from collections.abc import Mapping
from pathlib import Path

from gizmos_desktop.ai.network import Network, WeightsError
from gizmos_desktop.ai.player import Observation, dice_seed
from gizmos_desktop.ai.search import Limit, think
from gizmos_desktop.engine import Game

NO_SEARCH = Limit(playouts=0)


@functools.lru_cache(maxsize=8)
def network_of(path: Path) -> Network:
    """The network in a file, read once. `WeightsError` if it cannot be used."""
    return Network.load(path)


class NetworkPlayer:
    """Plays what the network of the table's size likes best, after thinking as far as `limit` allows.

    `networks`: the file of weights for each number of seats.
    """

    def __init__(self, seed: int, networks: Mapping[int, Path], limit: Limit = NO_SEARCH, style: float = 0.5) -> None:
        self.seed = seed
        self.networks = networks
        self.limit = limit
        self.style = style

    def choose(self, observation: Observation) -> str:
        """See `Player.choose`. `WeightsError` if there is no network for so many seats."""
        dice_start = dice_seed(observation, self.seed)
        game = Game.from_observation(dict(observation), dice_start)
        if game.is_over or game.seat != observation["seat"]:
            raise ValueError("no decision of this seat is due")
        ids = game.legal_ids()
        if len(ids) == 1 or game.decision.kind == "return":
            return str(game.action_of(ids[0]))
        path = self.networks.get(game.seats)
        if path is None:
            raise WeightsError(f"no weights for {game.seats} seats")
        network = network_of(path)
        if network.seats != game.seats:
            raise WeightsError(f"{path.name}: made for {network.seats} seats, not {game.seats}")
        best = ids[0]
        for candidates in think(game, network, self.limit, dice_start, self.style):
            best = candidates[0].action
        return str(game.action_of(best))


def player_of_file(text: str, seed: int) -> NetworkPlayer:
    """A player for trials: `FILE` or `FILE+playouts=60+candidates=5+style=0.5`, one file of weights for any table."""
    name, *options = text.split("+")
    values = dict(option.split("=", 1) for option in options)
    limit = Limit(playouts=int(values.get("playouts", 0)), candidates=int(values.get("candidates", 5)))
    path = Path(name)
    return NetworkPlayer(seed, dict.fromkeys((2, 3, 4), path), limit, float(values.get("style", 0.5)))
