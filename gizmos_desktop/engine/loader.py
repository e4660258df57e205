"""Compiled modules or sources: decided once, before any other module of the engine is loaded.

Compiled modules (`python setup.py build_ext --inplace`, or a wheel built where there is a C compiler) are used if they
were made from exactly the sources that lie beside them; a stale one is never used. The sources are used otherwise, and
always with `GIZMOS_ENGINE=pure`.
"""

from __future__ import annotations

import os
import sys
import zlib
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

STAMP = "compiled.stamp"
"""Beside the compiled modules: the digest of the sources that they were made from. setup.py writes it."""
NOT_COMPILED = ("__init__.py", "loader.py", "actions.py")
"""What stays as it is: this choice, and what gains nothing."""
COMPILED_WITH = ("afterstates.py", "card_facts.py", "encoder.py", "features.py")
"""Files of the computer players that are compiled with the engine where they lie beside it: they work on its insides a
million times a minute, and one library makes that three times as fast. The engine itself never loads them."""
_LIBRARY = "core__mypyc"
_ROOT = "gizmos_desktop"
_FOLDERS = {f"{_ROOT}.engine": "engine", f"{_ROOT}.ai": "ai"}


def compiled_sources(folder: str) -> list[str]:
    """Paths of the sources that are compiled, in a fixed order, for the engine in `folder`."""
    names = sorted(name for name in os.listdir(folder) if name.endswith(".py") and name not in NOT_COMPILED)
    beside = os.path.join(os.path.dirname(folder), "ai")
    with_it = [os.path.join(beside, name) for name in COMPILED_WITH]
    return [os.path.join(folder, name) for name in names] + [path for path in with_it if os.path.isfile(path)]


def digest(folder: str) -> str:
    """A fingerprint of the sources that are compiled: names, lengths and check sums."""
    parts = []
    for path in compiled_sources(folder):
        with open(path, "rb") as file:
            data = file.read()
        parts.append(f"{os.path.basename(path)} {len(data)} {zlib.crc32(data):08x}")
    return "\n".join(parts)


class _SourcesOnly:
    """Finds the sources of what is compiled, also where compiled modules lie beside them."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if package not in _FOLDERS:
            return None
        source = os.path.join(os.path.dirname(self.folder), _FOLDERS[package], f"{module}.py")
        if not os.path.isfile(source) or (package != f"{_ROOT}.engine" and f"{module}.py" not in COMPILED_WITH):
            return None
        return spec_from_file_location(name, source)


def _usable(folder: str) -> bool:
    """Are there compiled modules for this Python, made from the sources at hand?"""
    if not any(os.path.isfile(os.path.join(folder, _LIBRARY + suffix)) for suffix in EXTENSION_SUFFIXES):
        return False
    if not os.path.isfile(os.path.join(folder, "step.py")):
        return True  # a package without sources
    try:
        with open(os.path.join(folder, STAMP), encoding="ascii") as file:
            return file.read().strip() == digest(folder)
    except (OSError, UnicodeDecodeError):
        return False


def choose(folder: str) -> bool:
    """Decide for the engine in this folder; True if its compiled modules will be loaded."""
    if os.environ.get("GIZMOS_ENGINE") != "pure" and _usable(folder):
        return True
    sys.meta_path.insert(0, _SourcesOnly(folder))
    return False
