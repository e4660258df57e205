"""The statistics, for the models. Errors come out as `KeepError`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from gizmos_desktop.app.trouble import as_keep_error
from gizmos_desktop.records import CSV_COLUMNS, PlayerTally, Statistics, Tally, levels, players

__all__ = ["CSV_COLUMNS", "PlayerTally", "ScoreSheet", "Scores", "Tally"]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All statistics: persons (most games first), levels of computers in games between them alone, and how many
    finished games that are (`counted` by a person's own strength, `apart` with help or branched off, the rest of
    computers alone). `unread` lines of the file could not be read."""

    persons: tuple[PlayerTally, ...] = ()
    computers: Mapping[str, Tally] = field(default_factory=dict)
    games: int = 0
    unread: int = 0
    counted: int = 0
    apart: int = 0


class Scores:
    """The statistics. Without folders there are none."""

    def __init__(self, statistics: Statistics | None) -> None:
        self._statistics = statistics

    def sheet(self) -> ScoreSheet:
        """Count anew. Raises `KeepError`."""
        if self._statistics is None:
            return ScoreSheet()
        with as_keep_error():
            games = self._statistics.games()
        apart = sum(not game.computers_only and (game.assisted or game.branch) for game in games)
        alone = sum(game.computers_only for game in games)
        counted = len(games) - apart - alone
        return ScoreSheet(tuple(players(games)), levels(games), len(games), self._statistics.unread, counted, apart)

    def export(self, path: Path, heads: Mapping[str, str], overwrite: bool = False) -> int:
        """Write a table for spreadsheets; `heads` are the titles of `CSV_COLUMNS`. How many lines. Raises
        `KeepError`."""
        if self._statistics is None:
            return 0
        with as_keep_error():
            return self._statistics.export_csv(path, heads, overwrite)

    def clear(self) -> None:
        """Remove all statistics for good. Raises `KeepError`."""
        if self._statistics is not None:
            with as_keep_error():
                self._statistics.clear()
