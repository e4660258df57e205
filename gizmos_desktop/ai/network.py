"""The evaluation network: a row of features goes in, what the game will probably bring comes out. Numpy, float32.

Three heads: the chance to win, the lead over the best rival at the end, and the own points at the end.
"""

import io
import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from gizmos_desktop.ai.afterstates import Afterstate
from gizmos_desktop.ai.encoder import Encoder
from gizmos_desktop.ai.features import SCALE, version
from gizmos_desktop.engine import RULES_VERSION, Game

Array = NDArray[np.float32]

FORMAT = 1
LEAD_UNIT, POINTS_UNIT = 20.0, 40.0
"""What the heads for lead and points are multiplied by."""
LEAD_SPREAD = 8.0
"""Points ahead that count for as much as three wins in four."""


class WeightsError(Exception):
    """A file of weights that cannot be used here; the text names the reason."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the network expects of each of n states; arrays of length n."""

    win: Array
    """Chance to win, 0 to 1."""
    lead: Array
    """Points ahead of the best rival at the end."""
    points: Array
    """Own points at the end."""

    def utility(self, style: float = 0.5) -> Array:
        """What to maximise, 0 to 1: the chance to win (`style` 0) or a steady lead (1), or a mixture."""
        steady = 1.0 / (1.0 + np.exp(-self.lead / LEAD_SPREAD))
        result: Array = ((1.0 - style) * self.win + style * steady).astype(np.float32)
        return result


class Network:
    """Weights for one number of seats.

    `layers`: (weights [inputs x outputs], biases [outputs]) of each layer, for features divided by `features.SCALE`.
    `manifest`: where they come from; see `save`.
    """

    def __init__(self, seats: int, layers: list[tuple[Array, Array]], manifest: dict[str, Any] | None = None) -> None:
        self.seats = seats
        self.layers = layers
        self.manifest = manifest or {}
        weights, self._bias = layers[0]
        self.scaled: Array = weights / np.array(SCALE[seats], dtype=np.float32)[:, None]
        """The first layer's weights for features as they are, not yet divided by their scales."""

    def outlook(self, table: bytes, count: int) -> Outlook:
        """What to expect of `count` states, at least one, given as rows of features (`Encoder.table`).

        Of all features the rows of one decision have few that are not zero; only those are multiplied.
        """
        rows = np.frombuffer(table, dtype=np.uint8).reshape(count, -1)
        used = np.flatnonzero(np.bitwise_or.reduce(rows, axis=0))
        out: Array = rows.take(used, axis=1).astype(np.float32) @ self.scaled.take(used, axis=0)
        out += self._bias
        np.maximum(out, 0.0, out=out)
        for weights, bias in self.layers[1:-1]:
            out = out @ weights
            out += bias
            np.maximum(out, 0.0, out=out)
        weights, bias = self.layers[-1]
        return read_heads(out @ weights + bias)

    def judge(self, table: bytes, count: int, style: float) -> tuple[Outlook, Array]:
        """The outlook for states, and its utility."""
        outlook = self.outlook(table, count)
        return outlook, outlook.utility(style)

    def see(self, game: Game, number: int, ends: list[Afterstate], style: float) -> tuple[Outlook, Array, bytes]:
        """See `turn.Eye`."""
        table = Encoder(game, number).table(ends)
        outlook, utility = self.judge(table, len(ends), style)
        return outlook, utility, table

    # -- files

    def save(self, path: Path) -> None:
        """Writes weights (as 16-bit numbers) and manifest to an .npz file, whole or not at all."""
        manifest = self.manifest | {
            "format": FORMAT,
            "seats": self.seats,
            "rules": RULES_VERSION,
            "features": version(self.seats),
        }
        arrays: dict[str, Any] = {"manifest": np.frombuffer(json.dumps(manifest).encode(), dtype=np.uint8)}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"w{number}"] = weights.astype(np.float16)
            arrays[f"b{number}"] = bias.astype(np.float32)
        buffer = io.BytesIO()
        np.savez_compressed(buffer, **arrays)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(buffer.getvalue())
        fresh.replace(path)

    @staticmethod
    def load(path: Path) -> "Network":
        """Reads what `save` wrote. `WeightsError` if the file is no such file, or is for other rules or features."""
        try:
            with np.load(path, allow_pickle=False) as file:
                manifest = json.loads(bytes(file["manifest"]))
                count = sum(name.startswith("w") for name in file.files)
                layers = [(file[f"w{n}"].astype(np.float32), file[f"b{n}"].astype(np.float32)) for n in range(count)]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise WeightsError(f"{path.name}: no weights can be read from it ({error})") from error
        seats = manifest.get("seats")
        if manifest.get("format") != FORMAT or seats not in SCALE:
            raise WeightsError(f"{path.name}: weights of an unknown format")
        if manifest.get("rules") != RULES_VERSION:
            raise WeightsError(f"{path.name}: made for rules {manifest.get('rules')}, these are {RULES_VERSION}")
        if manifest.get("features") != version(seats):
            raise WeightsError(f"{path.name}: made for features {manifest.get('features')}, not {version(seats)}")
        widths = [len(SCALE[seats]), *(w.shape[1] for w, _ in layers)]
        shapes = [(w.shape, b.shape) for w, b in layers]
        if len(layers) < 2 or widths[-1] != 3 or shapes != [((i, o), (o,)) for i, o in itertools.pairwise(widths)]:
            raise WeightsError(f"{path.name}: the weights do not fit together")
        if not all(np.isfinite(w).all() and np.isfinite(b).all() for w, b in layers):
            raise WeightsError(f"{path.name}: some weights are no numbers")
        return Network(seats, layers, manifest)


def read_heads(out: Array) -> Outlook:
    """The three columns of the last layer as an `Outlook`."""
    win = 1.0 / (1.0 + np.exp(-out[:, 0]))
    return Outlook(win.astype(np.float32), out[:, 1] * np.float32(LEAD_UNIT), out[:, 2] * np.float32(POINTS_UNIT))
