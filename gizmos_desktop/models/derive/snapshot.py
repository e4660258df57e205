"""One moment of the session, as everything is derived from it, and what the person has armed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gizmos_desktop.app.session import UndoChoice
from gizmos_desktop.app.setup import Seat
from gizmos_desktop.engine import Action, Game
from gizmos_desktop.models.derive.shapes import OptionRow
from gizmos_desktop.models.derive.steps import Step, StepBook


@dataclass(frozen=True, slots=True)
class Offer:
    """The legal actions by what they are done to. Empty while no person is to decide."""

    picks: frozenset[str] = frozenset()
    files: frozenset[str] = frozenset()
    builds: dict[str, tuple[Action, ...]] = field(default_factory=dict)
    levels: frozenset[int] = frozenset()
    uses: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    plain: frozenset[str] = frozenset()
    """Those of draw, skip, end and pass that are legal."""


def offer_of(legal: tuple[Action, ...]) -> Offer:
    """Sorts the legal actions."""
    builds: dict[str, list[Action]] = {}
    for action in legal:
        if action.kind == "build":
            builds.setdefault(action.card, []).append(action)
    return Offer(
        picks=frozenset(action.color for action in legal if action.kind == "pick"),
        files=frozenset(action.card for action in legal if action.kind == "file"),
        builds={card: tuple(actions) for card, actions in builds.items()},
        levels=frozenset(action.level for action in legal if action.kind == "research"),
        uses=tuple(sorted(action.card for action in legal if action.kind == "use")),
        returns=tuple(action.card for action in legal if action.kind == "return"),
        plain=frozenset(action.kind for action in legal if action.kind in ("draw", "skip", "end", "pass")),
    )


NOTHING = UndoChoice(-1, why="undo_nothing")


@dataclass(frozen=True, slots=True)
class Back:
    """What undo and redo would do: one step, a decision with all its steps, a whole turn, redo; and whether the game
    counts as assisted already."""

    step: UndoChoice = NOTHING
    decision: UndoChoice = NOTHING
    turn: UndoChoice = NOTHING
    redo: bool = False
    assisted: bool = False


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The session at one moment. `own` is the seat at the bottom; `kind` the decision due; `position` as in
    notation.md."""

    game: Game
    position: dict[str, Any]
    seats: tuple[Seat, ...]
    state: str
    own: int
    kind: str
    offer: Offer
    book: StepBook
    payments: dict[str, tuple[Action, ...]] = field(default_factory=dict)
    """Payments by card, best first, as far as they have been ranked (`rank.ranked`): it takes time where there are
    many."""

    ways: dict[str, tuple[OptionRow, ...]] = field(default_factory=dict)
    """Rows of the payments by card, as far as they have been shown (`pay.options_of`)."""

    back: Back = Back()
    open_hand: bool = False
    """The drawn cards of the seat at the bottom may be seen though nothing is to be decided (replay)."""

    speed: str = "normal"
    """Pace of the session: slow normal fast off."""

    guard: bool = True
    """End turn warns of what could still be used."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def turn(self) -> dict[str, Any]:
        """The position's `turn`."""
        found: dict[str, Any] = self.position["turn"]
        return found

    @property
    def turn_seat(self) -> int:
        """The seat whose turn it is."""
        return int(self.turn["seat"])

    @property
    def deciding(self) -> bool:
        """A person is to decide, and sits at the bottom."""
        return self.state == "person"

    @property
    def steps_of_turn(self) -> list[Step]:
        """What has been done in the turn that is being played."""
        return self.book.of_turn(self.book.turn)

    def cards_of(self, seat: int, place: str) -> list[str]:
        """The ids of a seat's `active` or `archive` cards, in order of arrival."""
        found: list[str] = self.position["seats"][seat][place]
        return found

    def hand(self) -> list[str]:
        """The drawn cards, if they may be seen from the seat at the bottom."""
        seen = self.deciding or self.open_hand
        return list(self.turn["drawn"]) if seen and self.turn_seat == self.own else []


@dataclass(frozen=True, slots=True)
class Intent:
    """What the person has armed: an action, a card being paid (with the place of the chosen payment), an order of
    cards."""

    kind: str = ""
    paying: str = ""
    payment: int = 0
    order: tuple[str, ...] = ()
