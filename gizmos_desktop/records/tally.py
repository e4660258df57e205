"""What the statistics say about each player: pure counting over the lines of `statistics`."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from gizmos_desktop.records.statistics import GameLine, SeatLine

PERSONS = ""
"""Key of `Tally.by_level` for games with other persons."""


@dataclass(slots=True)
class Tally:
    """Counted games of one player. `by_level`: games and wins against computers of a level (and against persons,
    `PERSONS`); a game against several levels counts for each. `by_seats`: the same by how many played."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best: int = 0
    longest_chain: int = 0
    by_level: dict[str, tuple[int, int]] = field(default_factory=dict)
    by_seats: dict[int, tuple[int, int]] = field(default_factory=dict)
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def mean_points(self) -> float:
        """Points a game; 0 before the first."""
        return self.points / self.games if self.games else 0.0

    @property
    def favourite(self) -> str:
        """The kind of Gizmo built most often ("" before the first); of equal ones the first in the alphabet."""
        return min(self.kinds, key=lambda kind: (-self.kinds[kind], kind), default="")

    def count(self, game: GameLine, seat: SeatLine) -> None:
        """Count one game that this player played on `seat`."""
        won = int(seat.place == 1)
        self.best = seat.points if not self.games else max(self.best, seat.points)
        self.games += 1
        self.wins += won
        self.points += seat.points
        self.longest_chain = max(self.longest_chain, seat.chain)
        for level in sorted({level_of(other) for other in game.seats if other is not seat}):
            games, wins = self.by_level.get(level, (0, 0))
            self.by_level[level] = games + 1, wins + won
        games, wins = self.by_seats.get(len(game.seats), (0, 0))
        self.by_seats[len(game.seats)] = games + 1, wins + won
        self.kinds.update(seat.built)


@dataclass(slots=True)
class PlayerTally:
    """A person by name: games of their own strength, and apart from them those with help or that branched off."""

    name: str
    own: Tally = field(default_factory=Tally)
    helped: Tally = field(default_factory=Tally)


def same_name(name: str) -> str:
    """What two spellings of one name have in common."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def players(games: Iterable[GameLine]) -> list[PlayerTally]:
    """Each person, most games first, under the name as it was last written. Games of computers alone do not count."""
    found: dict[str, PlayerTally] = {}
    for game in games:
        for seat in game.seats:
            if seat.kind != "person":
                continue
            player = found.setdefault(same_name(seat.name), PlayerTally(seat.name))
            player.name = seat.name
            (player.helped if game.assisted or game.branch else player.own).count(game, seat)
    return sorted(found.values(), key=lambda each: (-each.own.games - each.helped.games, same_name(each.name)))


def level_of(seat: SeatLine) -> str:
    """The level of a computer, whatever its character ("genius.racer"); `PERSONS` for a person."""
    return seat.level.partition(".")[0]


def levels(games: Iterable[GameLine]) -> dict[str, Tally]:
    """Each level of computers in the games of computers alone."""
    found: dict[str, Tally] = {}
    for game in games:
        if game.computers_only:
            for seat in game.seats:
                found.setdefault(level_of(seat), Tally()).count(game, seat)
    return dict(sorted(found.items()))
