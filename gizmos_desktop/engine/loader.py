"""Compiled modules or sources: decided once, before any other module of the engine is loaded.

Compiled modules (`python setup.py build_ext --inplace`, or a wheel built where there is a C compiler) are used if they
were made from exactly the sources that lie beside them; a stale one is never used. The sources are used otherwise, and
always with `GIZMOS_ENGINE=pure`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

STAMP = "compiled.stamp"
"""Beside the compiled modules: the digest of the sources that they were made from. setup.py writes it."""
NOT_COMPILED = ("__init__.py", "loader.py", "actions.py")
"""What stays as it is: this choice, and what gains nothing."""
_LIBRARY = "core__mypyc"
_PACKAGE = "gizmos_desktop.engine"


def compiled_sources(folder: Path) -> list[Path]:
    """The sources that are compiled, in a fixed order."""
    return sorted(path for path in folder.glob("*.py") if path.name not in NOT_COMPILED)


def digest(folder: Path) -> str:
    """A fingerprint of the sources that are compiled."""
    total = hashlib.sha256()
    for path in compiled_sources(folder):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


class _SourcesOnly(MetaPathFinder):
    """Finds the sources of the engine, also where compiled modules lie beside them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        source = self.folder / f"{module}.py"
        if package != _PACKAGE or not source.is_file():
            return None
        return spec_from_file_location(name, source)


def _usable(folder: Path) -> bool:
    """Are there compiled modules for this Python, made from the sources at hand?"""
    if not any((folder / f"{_LIBRARY}{suffix}").is_file() for suffix in EXTENSION_SUFFIXES):
        return False
    if not (folder / "step.py").is_file():
        return True  # a package without sources
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii").strip() == digest(folder)


def choose(folder: Path) -> bool:
    """Decide for the engine in this folder; True if its compiled modules will be loaded."""
    if os.environ.get("GIZMOS_ENGINE") != "pure" and _usable(folder):
        return True
    sys.meta_path.insert(0, _SourcesOnly(folder))
    return False
