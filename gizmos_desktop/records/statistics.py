"""The statistics file: a line of JSON for each finished game, only ever appended to.

A crash can tear the last line at most; a line that cannot be read costs that game and no other.
"""

from __future__ import annotations

import csv
import io
import os
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from gizmos_desktop.engine import CARDS
from gizmos_desktop.records.errors import RecordError, StoreError
from gizmos_desktop.records.files import (
    check_target,
    make_folder,
    read_limited,
    store_error,
    sync_folder,
    write_atomic,
)
from gizmos_desktop.records.places import Places
from gizmos_desktop.records.timeline import Timeline, date_text

NAME = "statistics.jsonl"
MAX_BYTES = 64 * 1024 * 1024
KINDS: Final = ("upgrade", "converter", "file", "pick", "build")
"""Kinds of Gizmos: the columns of a dashboard."""

Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class SeatLine(Struct, frozen=True):
    """What one seat did: `chain` is the most Gizmos used in one turn, `built` how many of each kind were built."""

    name: str
    kind: Literal["person", "computer"]
    level: str
    place: Annotated[int, Meta(ge=1, le=4)]
    points: int
    chain: Number
    built: dict[str, Number]


class GameLine(Struct, frozen=True):
    """One finished game. `assisted`: a player had help; `branch`: it began in the middle of another one."""

    v: Literal[1]
    id: str
    date: str
    rounds: Number
    end: Literal["rules", "stopped"]
    assisted: bool
    branch: bool
    seats: Annotated[tuple[SeatLine, ...], Meta(min_length=2, max_length=4)]

    @property
    def computers_only(self) -> bool:
        """Did no person play?"""
        return all(seat.kind == "computer" for seat in self.seats)


class TakenBack(Struct, frozen=True):
    """A game that was finished goes on, because its end was undone: its line before counts no more."""

    v: Literal[1]
    id: str
    end: Literal["undone"]


def game_line(timeline: Timeline, date: str = "") -> GameLine:
    """What the statistics keep of a finished game. Raises `ValueError` for one that goes on."""
    result = timeline.result()
    if result is None:
        raise ValueError("the game goes on")
    place = {each.seat: number for number, each in enumerate(result.standings, 1)}
    points = {each.seat: each.points for each in result.standings}
    position: Any = timeline.game.position()
    chains = _longest_chains(timeline)
    lines = []
    for seat, player in enumerate(timeline.header.seats):
        built = Counter(CARDS[card].category for card in position["seats"][seat]["active"] if CARDS[card].level)
        kinds = {kind: built[kind] for kind in KINDS if built[kind]}
        lines.append(
            SeatLine(player.name, player.kind, player.level, place[seat], points[seat], chains.get(seat, 0), kinds)
        )
    return GameLine(
        v=1,
        id=timeline.header.ident,
        date=date or date_text(),
        rounds=timeline.game.round,
        end=result.end,
        assisted=bool(timeline.assists),
        branch=timeline.header.origin is not None,
        seats=tuple(lines),
    )


def _longest_chains(timeline: Timeline) -> dict[int, int]:
    used: Counter[tuple[int, int]] = Counter()
    for step in timeline.steps:
        used[step.seat, step.round] += sum(event.kind == "use" for event in step.events)
    longest: dict[int, int] = {}
    for (seat, _), count in used.items():
        longest[seat] = max(count, longest.get(seat, 0))
    return longest


class Statistics:
    """The statistics file below `places.data`."""

    def __init__(self, places: Places) -> None:
        self.path = places.data / NAME
        self.unread = 0
        """Lines that could not be read, the last time that `games` was asked."""

    def add(self, timeline: Timeline, date: str = "") -> bool:
        """Append a finished game, durably; False, and nothing is written, if just this stands there already. Raises
        `StoreError`, and `ValueError` for a game that goes on."""
        line = game_line(timeline, date)
        known = {each.id: each for each in self.games()}.get(line.id)
        if known is not None and msgspec.structs.replace(known, date=line.date) == line:
            return False
        self._append(msgspec.json.encode(line) + b"\n")
        return True

    def take_back(self, ident: str) -> None:
        """A game that was added goes on again: it is not counted until it is finished anew. Raises `StoreError`."""
        if any(each.id == ident for each in self.games()):
            self._append(msgspec.json.encode(TakenBack(1, ident, "undone")) + b"\n")

    def _append(self, line: bytes) -> None:
        make_folder(self.path.parent)
        try:
            new = not self.path.exists()
            number = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
            try:
                size = os.lseek(number, 0, os.SEEK_END)
                if size:
                    os.lseek(number, size - 1, os.SEEK_SET)
                    if os.read(number, 1) != b"\n":
                        line = b"\n" + line  # the last line was torn: it stays alone
                while line:
                    line = line[os.write(number, line) :]
                os.fsync(number)
            finally:
                os.close(number)
        except OSError as error:
            raise store_error(error, str(self.path)) from None
        if new:
            sync_folder(self.path.parent)

    def games(self) -> list[GameLine]:
        """All games, oldest first, each once, as it ended last. Raises `StoreError` if the file cannot be read."""
        self.unread = 0
        if not self.path.exists():
            return []
        try:
            data = read_limited(self.path, MAX_BYTES)
        except RecordError as error:
            raise StoreError("unreadable", error.detail) from None
        found: dict[str, GameLine] = {}
        for line in data.split(b"\n"):
            if not line.strip():
                continue
            read = _read(line)
            if read is None:
                self.unread += 1
                continue
            found.pop(read.id, None)
            if isinstance(read, GameLine):
                found[read.id] = read
        return list(found.values())

    def clear(self) -> None:
        """Remove all statistics for good. Raises `StoreError`."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise store_error(error, str(self.path)) from None

    def export_csv(self, path: Path, heads: Mapping[str, str] | None = None, overwrite: bool = False) -> int:
        """Write a table for spreadsheets, a line for each seat of each game; how many lines. `heads` has words for the
        columns of `CSV_COLUMNS`. Raises `StoreError`: "exists" if a file is there and `overwrite` is not given."""
        check_target(path, overwrite)
        text = io.StringIO()
        table = csv.writer(text)
        table.writerow([(heads or {}).get(column, column) for column in CSV_COLUMNS])
        rows = [row for game in self.games() for row in _csv_rows(game)]
        table.writerows(rows)
        write_atomic(path, "\ufeff".encode() + text.getvalue().encode("utf-8", "replace"))
        return len(rows)


def _read(line: bytes) -> GameLine | TakenBack | None:
    try:
        return msgspec.json.decode(line, type=GameLine)
    except (msgspec.DecodeError, RecursionError, ValueError):
        pass
    try:
        return msgspec.json.decode(line, type=TakenBack)
    except (msgspec.DecodeError, RecursionError, ValueError):
        return None


CSV_COLUMNS: Final = (
    *("date", "game", "seats", "rounds", "end", "assisted", "branch"),
    *("seat", "name", "kind", "level", "place", "points", "chain", *(f"built_{kind}" for kind in KINDS)),
)


def _csv_rows(game: GameLine) -> list[list[object]]:
    return [
        [
            *(_cell(game.date), _cell(game.id), len(game.seats), game.rounds, game.end),
            *(int(game.assisted), int(game.branch)),
            *(number, _cell(seat.name), seat.kind, _cell(seat.level), seat.place, seat.points, seat.chain),
            *(seat.built.get(kind, 0) for kind in KINDS),
        ]
        for number, seat in enumerate(game.seats)
    ]


_FORMULA: Final = re.compile(r"\s*[=+@-]|[\t\r\n]")


def _cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula, whatever white space or wide signs it begins with."""
    return f"'{text}" if _FORMULA.match(unicodedata.normalize("NFKC", text)) else text
