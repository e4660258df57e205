"""What is shipped together with the program, and under which licences: for the About page and for the installers.

`resources/licences.json` knows the licences; versions are those of the installed packages, or what an installer has
baked into `build.json`.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from gizmos_desktop.app.build import build_of
from gizmos_desktop.app.paths import resources

PYTHON = ("Python", "PSF-2.0", "https://www.python.org/")


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is shipped: `licence` is an SPDX expression, `package` its name on the package index ("" if it is
    not there), `files` how the names of its libraries begin (none if they lie with their package)."""

    title: str
    version: str
    licence: str
    url: str
    package: str = ""
    files: tuple[str, ...] = ()


def parts(
    versions: Mapping[str, str] | None = None, python: str = "", system: str = "", folder: Path | None = None
) -> list[Part]:
    """Everything that is shipped beside the program itself with a package for a system (sys.platform), or with its
    sources ("source"); "" is what runs here. `versions`: package -> version of those that are shipped; None takes what
    is installed."""
    system = system or (sys.platform if getattr(sys, "frozen", False) else "source")
    known = json.loads(((folder or resources()) / "licences.json").read_text(encoding="utf-8"))
    found = [Part(PYTHON[0], python or platform.python_version(), *PYTHON[1:])]
    for name, about in known["packages"].items():
        version = _installed(name) if versions is None else versions.get(name, "")
        if version:
            found.append(Part(about["title"], version, about["licence"], about["url"], name))
    for about in known["parts"]:
        if system in about["on"]:
            found.append(Part(about["title"], "", about["licence"], about["url"], files=tuple(about["files"])))
    return found


def texts() -> Path | None:
    """The folder with the texts of all licences, which every installer brings; None where there is none."""
    if not getattr(sys, "frozen", False):
        return None
    home = Path(sys.executable).parent
    found = (folder for folder in (home / "licences", home.parent / "Resources" / "licences") if folder.is_dir())
    return next(found, None)


def of_library(name: str, all_parts: list[Part]) -> Part | None:
    """The part that a library belongs to, by the name of its file; None for one of a package."""
    return next((part for part in all_parts if part.files and name.startswith(part.files)), None)


def _installed(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return build_of().versions.get(name, "")
