"""From the versions of the past to the present one: a pure function dict -> dict for each step.

A step takes what a file of version n holds and gives what one of version n + 1 would hold. It never changes its
argument, reads no clock and no file. Once released, a step is never changed again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Tree = dict[str, Any]
Step = Callable[[Tree], Tree]

RECORD_STEPS: Mapping[int, Step] = {}
"""For game records: version -> the step to the next one. Version 1 is the first."""


def _settings_1(tree: Tree) -> Tree:
    """There never was any music; the sounds of the window have a volume of their own."""
    return {key: value for key, value in tree.items() if key != "music_volume"}


SETTINGS_STEPS: Mapping[int, Step] = {1: _settings_1}
"""For the settings."""


def migrate(tree: Tree, version: int, present: int, steps: Mapping[int, Step]) -> Tree:
    """The tree of `version` as the `present` version has it. `KeyError` if a step is missing."""
    for number in range(version, present):
        tree = steps[number](tree)
        tree["version"] = number + 1
    return tree
