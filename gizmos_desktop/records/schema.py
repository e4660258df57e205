"""What a record is made of (docs/save-format.md "The record"): frozen structs, validated by msgspec.

The order of the fields is the order in the file. A change of any field needs a new `VERSION` and a step in
`migrations.py`; a test compares the schema's hash with the one kept for the version.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

FORMAT: Final = "gizmos-record"
VERSION: Final = 1
EXTENSION = ".gizmos"

MAX_DECISIONS = 20_000
"""More than any game has: 100 rounds of four seats are some 2,000."""
MAX_ASSISTS = 1_000
MAX_NAME = 200

Color = Literal["red", "yellow", "blue", "black"]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
MAX_COUNT = 1_000_000_000
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Word = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]
Ident = Annotated[str, Meta(pattern=r"^[a-z0-9-]{8,64}\Z")]
Date = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z")]
Note = Literal["", "forced", "replaced"]
Why = Literal["", "timeout", "crash", "error", "nonsense", "illegal"]
Undo = Literal["reveal", "practice", "off"]
Assist = Literal["undo", "hint", "look"]


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat: the shown name, `kind` "person" or "computer", and a computer's `level` (a code)."""

    name: Annotated[str, Meta(max_length=MAX_NAME)]
    kind: Literal["person", "computer"]
    level: Annotated[str, Meta(pattern=r"^[\w.-]{0,40}\Z")] = ""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen before the game: the chute (rulings.md), the first player (None: by lots), the undo policy."""

    chute: bool = False
    first: SeatNumber | None = None
    undo: Undo = "reveal"


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game comes from that is no fresh deal: a record's id, "" for a position set up by hand, and how many of
    its decisions had been played there."""

    record: Annotated[str, Meta(pattern=r"^([a-z0-9-]{8,64})?\Z")] = ""
    decision: Count = 0


class AssistMark(Struct, frozen=True, forbid_unknown_fields=True):
    """Help that a seat had after so many decisions: it makes the game count as assisted."""

    seat: SeatNumber
    kind: Assist
    decision: Count


class Decision(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One decision: the action in notation, when (ms of play since the start), what chance gave, and how it came about
    (codes of `Played` in the session)."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]
    ms: Count = 0
    chance: Annotated[tuple[Color, ...], Meta(max_length=20)] = ()
    note: Note = ""
    why: Why = ""


class Now(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the game stands, as far as everybody may know it: for lists and their small pictures."""

    seat: SeatNumber
    kind: Annotated[str, Meta(max_length=20)]
    round: Count
    points: Annotated[tuple[int, ...], Meta(max_length=4)]
    gizmos: Annotated[tuple[int, ...], Meta(max_length=4)]
    row: Annotated[tuple[Color, ...], Meta(max_length=6)]
    display: dict[str, Annotated[tuple[str | None, ...], Meta(max_length=4)]]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the final standings (rulings.md "End of the game")."""

    seat: SeatNumber
    points: int
    gizmos: int
    energy: int


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """The end: by the rules, or "stopped" (computers alone, after 100 rounds); the standings, best first."""

    end: Literal["rules", "stopped"]
    standings: tuple[Place, ...]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game. What each field means stands in docs/save-format.md."""

    format: Literal["gizmos-record"]
    version: Literal[1]
    rules: Annotated[int, Meta(ge=1)]
    app: Annotated[str, Meta(max_length=60)]
    id: Ident
    created: Date
    saved: Date
    options: Options
    seed: Annotated[int, Meta(ge=0)]
    seats: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=4)]
    origin: Origin | None
    assists: Annotated[tuple[AssistMark, ...], Meta(max_length=MAX_ASSISTS)]
    now: Now
    result: Result | None
    generator: tuple[Word, Word, Word, Word]
    deal: dict[str, Any]
    decisions: Annotated[tuple[Decision, ...], Meta(max_length=MAX_DECISIONS)]
    undone: Annotated[tuple[Decision, ...], Meta(max_length=MAX_DECISIONS)]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.result is not None

    @property
    def assisted(self) -> bool:
        """Did a player have help (undo past a reveal, a hint)?"""
        return bool(self.assists)

    @property
    def computers_only(self) -> bool:
        """Did no person play?"""
        return all(player.kind == "computer" for player in self.seats)
