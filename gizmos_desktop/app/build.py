"""Which build of the program this is. The installers bake `build.json` into the package; a checkout has none."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from gizmos_desktop.app.paths import PACKAGE

FILE = "build.json"


@dataclass(frozen=True, slots=True)
class Build:
    """`commit`: of the sources, shortened; `date`: that of the commit, as YEAR-MONTH-DAY; `versions` of the
    packages that are shipped with it. All empty where nothing was baked in."""

    commit: str = ""
    date: str = ""
    versions: Mapping[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """As `--version` tells it."""
        return f"build {self.commit} of {self.date}" if self.commit else "no packaged build"


def build_of(folder: Path = PACKAGE) -> Build:
    """The build that is baked into the package in this folder."""
    try:
        found = json.loads((folder / FILE).read_text(encoding="utf-8"))
        return Build(str(found["commit"]), str(found["date"]), dict(found.get("versions", {})))
    except (OSError, ValueError, KeyError, TypeError):
        return Build()
