"""What is chosen before a game: the seats and the options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from gizmos_desktop.app.names import clean_name
from gizmos_desktop.records import Options, Player, Timeline

Undo = Literal["reveal", "practice", "off"]

PaymentWay = Literal["usual", "shown", "refused"]
"""How a Build begins: the payment is asked for if there is a choice; it is shown in any case; not at all."""

SPEEDS = ("slow", "normal", "fast", "off")
"""Codes of the speeds, slowest first; "off" shows every move at once."""

UNDO_POLICIES = ("reveal", "practice", "off")
"""Codes of what may be undone: free until something hidden was revealed, always, never."""

SEED_DIGITS = 9
"""Seeds have at most so many digits, so that they are short enough to be read out and typed in."""

SEED_LIMIT = 10**SEED_DIGITS
"""All seeds lie below this."""

MIN_SEATS = 2
MAX_SEATS = 4


def seed_of_text(text: str) -> int | None:
    """The seed that was typed, in the form or on the command line; None for nothing. Raises ValueError for what is no
    seed: the one rule about that."""
    trimmed = text.strip()
    if not trimmed:
        return None
    if not (trimmed.isascii() and trimmed.isdigit() and len(trimmed) <= SEED_DIGITS):
        raise ValueError(f"a seed is a number of at most {SEED_DIGITS} digits, not {trimmed[:40]!r}")
    return int(trimmed)


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: the shown `name`, `kind` "person" or "computer", and the AI `level` ("" for a person)."""

    name: str
    kind: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A whole set-up: `seats` in the order of play, `first` seat (None: drawn by lots), the `chute` option
    (rulings.md "Option: the chute can be seen"), the `seed` of the deal (None: drawn anew for each game), the
    `speed` (one of SPEEDS) and the `undo` policy (one of UNDO_POLICIES)."""

    seats: tuple[Seat, ...]
    first: int | None = None
    chute: bool = False
    seed: int | None = None
    speed: str = "normal"
    undo: Undo = "reveal"

    def check(self) -> None:
        """Raise ValueError, naming the fault, for a set-up that no game can be made of."""
        if not MIN_SEATS <= len(self.seats) <= MAX_SEATS:
            raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {len(self.seats)}")
        for seat in self.seats:
            if seat.kind not in ("person", "computer"):
                raise ValueError(f"a seat is a person or a computer, not {seat.kind!r}")
            if (seat.kind == "computer") != bool(seat.level):
                raise ValueError(f"a computer has a level and a person has none: {seat!r}")
        if self.first is not None and not 0 <= self.first < len(self.seats):
            raise ValueError(f"there is no seat {self.first}")
        if self.speed not in SPEEDS:
            raise ValueError(f"unknown speed {self.speed!r}")
        if self.undo not in UNDO_POLICIES:
            raise ValueError(f"unknown undo policy {self.undo!r}")

    def with_seed(self, seed: int | None) -> GameSetup:
        """The same set-up with another deal."""
        return replace(self, seed=seed)

    def players(self) -> tuple[Player, ...]:
        """The seats as a record has them. Only of a set-up that `check` finds well."""
        return tuple(
            Player(each.name, "computer" if each.kind == "computer" else "person", each.level) for each in self.seats
        )

    def options(self, chute: bool) -> Options:
        """The options as a record has them, of a game with or without the chute."""
        return Options(chute=chute, first=self.first, undo=self.undo)


def seats_of(players: Sequence[Player]) -> tuple[Seat, ...]:
    """The seats of a recorded game. Records come from anywhere: a name of which nothing can be seen is a number."""
    return tuple(Seat(clean_name(each.name) or str(n), each.kind, each.level) for n, each in enumerate(players, 1))


def setup_of(timeline: Timeline, speed: str = "normal") -> GameSetup:
    """The set-up that a recorded game was begun with."""
    options = timeline.header.options
    return GameSetup(
        seats_of(timeline.header.seats), options.first, options.chute, timeline.header.seed, speed, options.undo
    )
