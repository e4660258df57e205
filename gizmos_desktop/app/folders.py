"""Which folders the program uses: the system's, or those that the command line or the environment name."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from gizmos_desktop.records import Places

HOME = "GIZMOS_HOME"
"""Environment variable: the folder below which everything is kept, instead of the system's places."""


def places_for(data_dir: Path | None, environment: Mapping[str, str] | None = None) -> Places:
    """The folders; `data_dir` (of the command line) goes before the environment."""
    named = str(data_dir) if data_dir is not None else (os.environ if environment is None else environment).get(HOME)
    return Places.under(Path(named).absolute()) if named else Places.default()
