"""The network as it learns, from rows of features and targets of its heads: forward, backward, Adam. Numpy only."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gizmos_desktop.ai.features import NAMES, SCALE
from gizmos_desktop.ai.network import Array, Network

_TYPICAL_ACTIVE = 100.0
"""About so many features of a row are not zero; first weights are drawn for that."""
_BETA1, _BETA2, _EPSILON = 0.9, 0.999, 1e-8
HEAD_WEIGHTS = (1.0, 1.0, 0.5)
"""How much the errors of the heads count."""


class Learner:
    """Weights, and Adam's moments, of a network that is being trained for `seats` seats."""

    def __init__(self, seats: int, hidden: tuple[int, ...], seed: int) -> None:
        rng = np.random.default_rng(seed)
        widths = [len(NAMES[seats]), *hidden, 3]
        self.seats = seats
        self.hidden = hidden
        self.parameters: list[Array] = []
        for number, (inputs, outputs) in enumerate(itertools.pairwise(widths)):
            spread = (2.0 / (_TYPICAL_ACTIVE if number == 0 else inputs)) ** 0.5
            if number == len(widths) - 2:
                spread = 0.1 * spread  # begin with no opinion
            self.parameters.append((rng.standard_normal((inputs, outputs)) * spread).astype(np.float32))
            self.parameters.append(np.zeros(outputs, dtype=np.float32))
        self.first = [np.zeros_like(p) for p in self.parameters]
        self.second = [np.zeros_like(p) for p in self.parameters]
        self.updates = 0
        self._unit = (1.0 / np.array(SCALE[seats], dtype=np.float32))[None, :]

    def network(self, manifest: dict[str, Any] | None = None) -> Network:
        """A copy of what has been learned so far."""
        arrays = [p.copy() for p in self.parameters]
        return Network(self.seats, list(zip(arrays[::2], arrays[1::2], strict=True)), manifest)

    def learn(self, rows: NDArray[np.uint8], targets: Array, rate: float) -> tuple[float, float, float]:
        """One step on a batch: rows n x features (uint8), targets n x 3. The mean loss of each head before the step."""
        out, layers = self._forward(rows.astype(np.float32) * self._unit)
        count = len(rows)
        win = 1.0 / (1.0 + np.exp(-out[:, 0]))
        error: Array = out - targets
        error[:, 0] = win - targets[:, 0]
        clipped = np.clip(win, 1e-6, 1 - 1e-6)
        losses = (
            float(-(targets[:, 0] * np.log(clipped) + (1 - targets[:, 0]) * np.log(1 - clipped)).mean()),
            float((error[:, 1] ** 2).mean()),
            float((error[:, 2] ** 2).mean()),
        )
        error *= np.array(HEAD_WEIGHTS, dtype=np.float32) / np.float32(count)
        self._backward(layers, error, rate)
        return losses

    def _forward(self, inputs: Array) -> tuple[Array, list[Array]]:
        """The heads, and what went into each layer."""
        layers = [inputs]
        last = len(self.parameters) // 2 - 1
        for number in range(last):
            weights, bias = self.parameters[2 * number : 2 * number + 2]
            layers.append(np.maximum(layers[-1] @ weights + bias, 0.0))
        return layers[-1] @ self.parameters[-2] + self.parameters[-1], layers

    def _backward(self, layers: list[Array], error: Array, rate: float) -> None:
        gradients: list[Array] = []
        for number in range(len(layers) - 1, -1, -1):
            weights = self.parameters[2 * number]
            gradients += [error.sum(axis=0), layers[number].T @ error]
            if number:
                error = (error @ weights.T) * (layers[number] > 0)
        gradients.reverse()
        self.updates += 1
        step = rate * (1 - _BETA2**self.updates) ** 0.5 / (1 - _BETA1**self.updates)
        for value, first, second, gradient in zip(self.parameters, self.first, self.second, gradients, strict=True):
            first += (1 - _BETA1) * (gradient - first)
            second += (1 - _BETA2) * (gradient * gradient - second)
            value -= step * first / (np.sqrt(second) + _EPSILON)

    def take_over(self, network: Network) -> None:
        """Begins with the weights of `network`. `ValueError` if it is of another shape."""
        arrays = [array for layer in network.layers for array in layer]
        if [a.shape for a in arrays] != [p.shape for p in self.parameters]:
            raise ValueError("the network to begin with has another shape")
        for value, array in zip(self.parameters, arrays, strict=True):
            value[...] = array

    # -- checkpoints

    def state(self) -> dict[str, np.ndarray[Any, Any]]:
        """Everything, as named arrays."""
        found: dict[str, np.ndarray[Any, Any]] = {"updates": np.array(self.updates)}
        for number, arrays in enumerate(zip(self.parameters, self.first, self.second, strict=True)):
            for name, array in zip(("p", "m", "v"), arrays, strict=True):
                found[f"{name}{number}"] = array
        return found

    def restore(self, state: dict[str, np.ndarray[Any, Any]]) -> None:
        """Back to what `state` gave. `KeyError` or `ValueError` if it is of another network."""
        self.updates = int(state["updates"])
        for number, arrays in enumerate(zip(self.parameters, self.first, self.second, strict=True)):
            for name, array in zip(("p", "m", "v"), arrays, strict=True):
                array[...] = state[f"{name}{number}"]
