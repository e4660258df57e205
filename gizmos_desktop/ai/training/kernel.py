"""`kernel.c` for Python: a network that judges the states of a decision in one call. For training and its matches only.

The library lies beside this file where `compiled_copy` has built it; elsewhere the network of numpy is used.
"""

from __future__ import annotations

import ctypes
import functools
from pathlib import Path

import numpy as np

from gizmos_desktop.ai.network import LEAD_SPREAD, LEAD_UNIT, POINTS_UNIT, Array, Network, Outlook

LIBRARY = Path(__file__).with_name("libkernel.so")  # not kernel.so: that would be imported in place of this module
SOURCE = Path(__file__).with_suffix(".c")
BLOCK, MOST_WIDTH, MOST_FEATURES = 64, 1024, 4096
"""What kernel.c can hold: see there."""


class _Network(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int64) for name in ("features", "first", "second")),
        *((name, ctypes.c_void_p) for name in ("w0", "b0", "w1", "b1", "w2", "b2")),
        *((name, ctypes.c_float) for name in ("lead_unit", "points_unit", "lead_spread", "style")),
    ]


@functools.cache
def library(path: Path = LIBRARY) -> ctypes.CDLL | None:
    """The compiled kernel, None if it has not been built."""
    if not path.exists():
        return None
    found = ctypes.CDLL(str(path))
    found.judge.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int64, ctypes.c_void_p]
    found.judge.restype = None
    return found


def fast(network: Network, path: Path = LIBRARY) -> Network:
    """The same network, judged by the kernel where there is one and the network has a shape that it can hold."""
    found = library(path)
    widths = [weights.shape[1] for weights, _ in network.layers]
    fits = len(widths) == 3 and all(w % BLOCK == 0 and w <= MOST_WIDTH for w in widths[:2])
    if found is None or not fits or network.layers[0][0].shape[0] > MOST_FEATURES:
        return network
    return KernelNetwork(network, found)


class KernelNetwork(Network):
    """A `Network` with a faster `judge`."""

    def __init__(self, network: Network, found: ctypes.CDLL) -> None:
        super().__init__(network.seats, network.layers, network.manifest)
        self._judge = found.judge
        arrays = [self.scaled, network.layers[0][1], *network.layers[1], *network.layers[2]]
        self._arrays = [np.ascontiguousarray(array, dtype=np.float32) for array in arrays]  # kept alive for C
        (features, first), second = self.scaled.shape, network.layers[1][0].shape[1]
        addresses = [array.ctypes.data for array in self._arrays]
        self._struct = _Network(features, first, second, *addresses, LEAD_UNIT, POINTS_UNIT, LEAD_SPREAD, 0.5)
        self._address = ctypes.addressof(self._struct)

    def judge(self, table: bytes, count: int, style: float) -> tuple[Outlook, Array]:
        """See `Network.judge`."""
        self._struct.style = style
        out = np.empty((4, count), dtype=np.float32)
        self._judge(self._address, table, count, out.ctypes.data)
        return Outlook(out[0], out[1], out[2]), out[3]
