"""A game with its whole course: what was decided, what came of it, and every moment in between.

The session plays on a timeline; replay, undo, redo and the record are read from it. Any moment is reached by playing
from the nearest snapshot with the chance that was recorded, so it is the same to the last bit, generator included.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, cast

from gizmos_desktop import __version__
from gizmos_desktop.engine import RULES_VERSION, Event, Game
from gizmos_desktop.records.reveal import reveals
from gizmos_desktop.records.schema import (
    FORMAT,
    MAX_ASSISTS,
    MAX_COUNT,
    MAX_NAME,
    VERSION,
    Assist,
    AssistMark,
    Color,
    Decision,
    Note,
    Now,
    Options,
    Origin,
    Place,
    Player,
    Record,
    Result,
    Why,
)

SNAPSHOT_EVERY = 8
"""Decisions between two snapshots: any moment is at most so many decisions of replay away."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision that was carried out: whose (`seat`), in which `round`, of which `kind`, what happened, and whether
    something hidden was revealed by it."""

    decision: Decision
    seat: int
    round: int
    kind: str
    events: tuple[Event, ...]
    reveals: bool


@dataclass(frozen=True, slots=True)
class Header:
    """What stays the same while a game is played; the fields are those of `Record`."""

    ident: str
    created: str
    options: Options
    seed: int
    seats: tuple[Player, ...]
    origin: Origin | None
    app: str = field(default=__version__)


def new_id(now: datetime | None = None) -> str:
    """A name for a new record: when it began (UTC), and eight random digits."""
    moment = datetime.now(UTC) if now is None else now
    return f"{moment:%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"


def date_text(now: datetime | None = None) -> str:
    """A moment (UTC; None: this one) as records have it."""
    moment = datetime.now(UTC) if now is None else now
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"


def _colors(names: Sequence[str]) -> tuple[Color, ...]:
    return cast("tuple[Color, ...]", tuple(names))


class Timeline:
    """A game, the decisions that led to it, and those that were undone.

    Made by `start` (a game that begins), `records.replay.timeline_of` (a record that is read) or `branch`.
    `game` is the live game: to be read, and to be played on by `play` only; after `undo` it is another object.
    """

    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.steps: list[Step] = []
        self.undone: list[Decision] = []
        self.assists: list[AssistMark] = []
        self.stopped = False
        self._deal = game.position()
        self._generator = game.generator
        self._snapshots: list[Game] = [game.copy()]

    @classmethod
    def start(
        cls,
        game: Game,
        seats: Sequence[Player],
        seed: int = 0,
        options: Options | None = None,
        ident: str = "",
        created: str = "",
        origin: Origin | None = None,
    ) -> Timeline:
        """A timeline that begins with `game`, which has not been played on: dealt anew, or (with an `origin`) any
        position. `ident` and `created` are made when empty. Raises `ValueError` if the seats do not fit."""
        if len(seats) != game.seats:
            raise ValueError(f"the game has {game.seats} seats, not {len(seats)}")
        options = Options(chute=game.chute) if options is None else options
        if options.chute != game.chute:
            raise ValueError("the chute option is another one in the game")
        # A name that no text file can hold must not keep the game from being saved.
        players = tuple(
            Player(each.name.encode("utf-8", "replace").decode()[:MAX_NAME], each.kind, each.level) for each in seats
        )
        return cls(Header(ident or new_id(), created or date_text(), options, seed, players, origin), game)

    # -- playing

    def play(self, text: str, ms: int = 0, note: Note = "", why: Why = "", chance: Sequence[str] = ()) -> Step:
        """Carry out a decision. `ms`: milliseconds of play since the start. What was undone is forgotten, unless this
        is the next decision of it. The engine's errors pass through, and nothing has changed then."""
        step = self.replay(Decision(text, max(0, min(ms, MAX_COUNT)), _colors(chance), note, why))
        if self.undone and self.undone[0].action == step.decision.action:
            del self.undone[0]
        else:
            self.undone.clear()
        return step

    def replay(self, decision: Decision) -> Step:
        """Carry out a decision with the chance that it had. The engine's errors pass through."""
        game = self.game
        due, number = game.decision, game.round
        events = tuple(game.play(decision.action, decision.chance))
        rolled = _colors(game.rolled_colors)
        if rolled != decision.chance:
            decision = Decision(decision.action, decision.ms, rolled, decision.note, decision.why)
        step = Step(decision, due.seat, number, due.kind, events, reveals(events))
        self.steps.append(step)
        if len(self.steps) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(game.copy())
        return step

    # -- going back and forth

    def at(self, number: int) -> Game:
        """A game of its own as it was before decision `number` (from 0; as many as there are steps: now)."""
        if not 0 <= number <= len(self.steps):
            raise ValueError(f"there is no moment {number} among {len(self.steps)} decisions")
        base = number // SNAPSHOT_EVERY
        game = self._snapshots[base].copy()
        for step in self.steps[base * SNAPSHOT_EVERY : number]:
            game.play(step.decision.action, step.decision.chance)
        return game

    def undo(self, to: int) -> None:
        """Go back to before decision `to`. Whether a player may is not asked here: see `undo.undo_choice`."""
        game = self.at(to)
        self.undone[:0] = [step.decision for step in self.steps[to:]]
        del self.steps[to:]
        del self._snapshots[to // SNAPSHOT_EVERY + 1 :]
        self.stopped = False
        self.game = game

    def redo(self, count: int = 1) -> list[Step]:
        """Carry out again the next `count` decisions that were undone (fewer if there are no more)."""
        done = []
        for decision in self.undone[: max(0, count)]:
            done.append(self.replay(decision))
            del self.undone[0]
        return done

    def branch(self, number: int, seats: Sequence[Player], seed: int | None = None, ident: str = "") -> Timeline:
        """A game of its own that begins before decision `number`: "what if". Its chance goes on from `seed`, or as it
        went on here if that is None. Raises `ValueError` if the game was over there."""
        game = self.at(number)
        if game.is_over:
            raise ValueError("the game is over at this moment")
        if seed is not None:
            game.reseed(seed)
        header = self.header
        return Timeline.start(
            game,
            seats,
            seed=header.seed if seed is None else seed,
            options=header.options,
            ident=ident,
            origin=Origin(header.ident, number),
        )

    # -- marks and the record

    def mark(self, seat: int, kind: Assist) -> None:
        """This seat had help now: the game counts as assisted."""
        mark = AssistMark(seat, kind, len(self.steps))
        if mark not in self.assists and len(self.assists) < MAX_ASSISTS:
            self.assists.append(mark)

    def stop(self) -> None:
        """The game is ended although the rules do not end it: computers alone, after 100 rounds."""
        self.stopped = not self.game.is_over

    @property
    def over(self) -> bool:
        """Has the game ended, by the rules or by `stop`?"""
        return self.stopped or self.game.is_over

    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        places = tuple(Place(each.seat, each.points, each.gizmos, each.energy) for each in self.game.standings())
        return Result("stopped" if self.stopped else "rules", places)

    def now(self) -> Now:
        """Where the game stands, as far as everybody may know it."""
        game = self.game
        seen: Any = game.observe(game.decision.seat)
        return Now(
            seat=game.decision.seat,
            kind=game.decision.kind,
            round=game.round,
            points=tuple(game.points(seat) for seat in range(game.seats)),
            gizmos=tuple(game.gizmos(seat) for seat in range(game.seats)),
            row=_colors(seen["row"]),
            display={level: tuple(cards) for level, cards in seen["display"].items()},
        )

    def record(self, saved: str = "") -> Record:
        """The record of all this. `saved`: when (as `date_text` gives it); "" is now."""
        header = self.header
        return Record(
            format=FORMAT,
            version=VERSION,
            rules=RULES_VERSION,
            app=__version__,
            id=header.ident,
            created=header.created,
            saved=saved or date_text(),
            options=header.options,
            seed=header.seed,
            seats=header.seats,
            origin=header.origin,
            assists=tuple(self.assists),
            now=self.now(),
            result=self.result(),
            generator=self._generator,
            deal=self._deal,
            decisions=tuple(step.decision for step in self.steps),
            undone=tuple(self.undone),
        )
