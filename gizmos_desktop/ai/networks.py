"""The networks that come with the program: `resources/networks/seats-N.npz`."""

from __future__ import annotations

import functools
import sys
from pathlib import Path

from gizmos_desktop.ai.hand_eye import HandEye
from gizmos_desktop.ai.network import Network, WeightsError
from gizmos_desktop.ai.turn import Eye

_PACKAGE = Path(__file__).resolve().parents[1]


def folder() -> Path:
    """Where they lie: inside the package when installed, beside it in a checkout."""
    installed = _PACKAGE / "resources"
    return (installed if installed.is_dir() else _PACKAGE.parent / "resources") / "networks"


@functools.lru_cache(maxsize=8)
def network_of(path: Path) -> Network:
    """The network in a file, read once. `WeightsError` if it cannot be used."""
    return Network.load(path)


@functools.cache
def network_for(seats: int) -> Network | None:
    """The network for a table of so many seats; None if there is none that can be used, which standard error tells."""
    path = folder() / f"seats-{seats}.npz"
    if not path.exists():
        return None
    try:
        network = network_of(path)
        if network.seats != seats:
            raise WeightsError(f"{path.name}: made for {network.seats} seats")
    except WeightsError as error:
        print(f"the evaluation by hand is used: {error}", file=sys.stderr)
        return None
    return network


def best_eye(seats: int) -> Eye:
    """The best there is for a table of so many seats: a network, or else the evaluation written by hand."""
    return network_for(seats) or HandEye()
