"""The folders that the program may write in: what platformdirs names, and nothing else."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

APP = "gizmos-desktop"


@dataclass(frozen=True, slots=True)
class Places:
    """Four folders: `data` (games, statistics), `config` (settings), `state` (logs), `cache`. They need not exist, and
    some systems have one folder for several of them."""

    data: Path
    config: Path
    state: Path
    cache: Path

    @classmethod
    def default(cls) -> Places:
        """The folders of this user on this system."""
        found = PlatformDirs(APP, appauthor=False)
        return cls(
            *(
                _absolute(name)
                for name in (found.user_data_dir, found.user_config_dir, found.user_state_dir, found.user_cache_dir)
            )
        )

    @classmethod
    def under(cls, folder: Path) -> Places:
        """Folders of their own below `folder`: for tests, and for a game that is carried along."""
        return cls(folder / "data", folder / "config", folder / "state", folder / "cache")

    @property
    def games(self) -> Path:
        """The folder of the autosaved games."""
        return self.data / "games"

    @property
    def bin(self) -> Path:
        """The folder of the deleted games."""
        return self.data / "bin"


def _absolute(name: str) -> Path:
    folder = Path(name)
    if folder.is_absolute():
        return folder
    # A user without a home (some containers): what platformdirs gives would depend on where the program was started.
    import tempfile  # hardly ever wanted

    owner = str(os.getuid()) if hasattr(os, "getuid") else "user"
    return Path(tempfile.gettempdir()) / f"{APP}-{owner}" / folder.name
