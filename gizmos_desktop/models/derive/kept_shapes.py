"""The frozen rows of what is kept: games, replay, statistics. A field `can_continue` is the role `canContinue`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class GameRow:
    """A kept game. `status` is progress, finished or damaged; `code` says what is wrong ("" if nothing is); `sentence`
    where the game stands, who won, or what is wrong and what to do.

    `names` and `points` are one text each; `seats` are {"seat", "name", "kind", "level", "levelName", "points",
    "winner"}; `date` says in words how long ago it was played; `picture` is a URL or ""; `file_name` is offered when
    it is exported.
    """

    id: str
    status: str
    names: str = ""
    seats: tuple[dict[str, Any], ...] = ()
    round: int = 0
    points: str = ""
    date: str = ""
    assisted: bool = False
    branch: bool = False
    recovered: bool = False
    picture: str = ""
    code: str = ""
    sentence: str = ""
    can_continue: bool = False
    can_replay: bool = False
    file_name: str = ""

    @property
    def key(self) -> str:
        """Rows are known by their game."""
        return self.id


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person's statistics. `by_level` are {"level", "name", "games", "wins", "text"} (level "": against persons),
    `by_seats` {"seats", "games", "wins", "text"}. Games with help, or that branched off, are counted apart
    (`helped_…`)."""

    key: str
    name: str
    games: int
    wins: int
    win_text: str
    mean: str
    best: int
    chain: int
    favourite: str
    favourite_name: str
    by_level: tuple[dict[str, Any], ...]
    by_seats: tuple[dict[str, Any], ...]
    helped_games: int
    helped_wins: int
    helped_text: str


@dataclass(frozen=True, slots=True)
class ComputerRow:
    """A level of computers in games between computers alone."""

    level: str
    name: str
    games: int
    wins: int
    win_text: str
    mean: str
    best: int

    @property
    def key(self) -> str:
        """Rows are known by their level."""
        return self.level


@dataclass(frozen=True, slots=True)
class ReplayState:
    """What moment of a game is shown. `turn_marks` are {"position", "round", "seat", "name"} where each turn begins,
    `rounds` {"position", "round"}, `seats` {"seat", "name", "kind", "level"}, `branch_choices` {"id", "text"}."""

    active: bool = False
    position: int = 0
    count: int = 0
    turn_marks: tuple[dict[str, Any], ...] = ()
    rounds: tuple[dict[str, Any], ...] = ()
    title: str = ""
    line: str = ""
    viewer: int = 0
    seats: tuple[dict[str, Any], ...] = ()
    running: bool = False
    can_branch: bool = False
    branch_why: str = ""
    branch_choices: tuple[dict[str, Any], ...] = ()
