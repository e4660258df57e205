"""What a list shows of a saved game, read without playing it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gizmos_desktop.records.schema import Now, Player, Record, Result


@dataclass(frozen=True, slots=True)
class Summary:
    """One saved game. `ident` names its file in the store, `status` is "ok" or a `RecordCode`.

    `recovered`: the newest file cannot be read, this is the one before it. Of a game that cannot be read only `ident`,
    `path`, `status`, `detail` and `saved` (the file's date) are known, the rest is empty.
    """

    ident: str
    path: Path
    status: str
    saved: str
    detail: str = ""
    recovered: bool = False
    created: str = ""
    seats: tuple[Player, ...] = ()
    decisions: int = 0
    now: Now | None = None
    result: Result | None = None
    assisted: bool = False
    branch: bool = False

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.result is not None


def summary_of(record: Record, ident: str, path: Path, recovered: bool = False) -> Summary:
    """The summary of a record that could be read."""
    return Summary(
        ident=ident,
        path=path,
        status="ok",
        saved=record.saved,
        recovered=recovered,
        created=record.created,
        seats=record.seats,
        decisions=len(record.decisions),
        now=record.now,
        result=record.result,
        assisted=record.assisted,
        branch=record.origin is not None,
    )
