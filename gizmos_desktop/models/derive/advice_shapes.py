"""The frozen rows and states of hints and of the review. A field `win_text` is the role `winText`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gizmos_desktop.models.derive.shapes import Tokens


@dataclass(frozen=True, slots=True)
class HintRow:
    """An action that is advised. `action` is its notation, `place` 1 for the best. `picture` says what is shown beside
    it: {"card", "color", "level", "icon"}, one of them. `win_text` is the chance to win ("62 %"), `points` those
    expected at the end, `why` one sentence, `spoken` all of it for assistive tools."""

    action: str
    place: int
    picture: dict[str, Any]
    tokens: Tokens
    text: str
    win_text: str
    points: int
    why: str
    spoken: str

    @property
    def key(self) -> str:
        """Rows are known by their place: while better actions are found, what has the focus stays there."""
        return str(self.place)


@dataclass(frozen=True, slots=True)
class HintState:
    """`phase`: "" (no hint is shown), "thinking", "ready" or "failed". `offered`: there may be hints in this game;
    `can`: for the decision that is due, else `why` says why not. `warn`: what to ask before the first hint of a game.
    `target` is what the chosen row is about: {"kind", "card", "color", "level"}, {} if nothing is chosen."""

    phase: str = ""
    offered: bool = False
    can: bool = False
    why: str = ""
    warn: str = ""
    text: str = ""
    rows: tuple[HintRow, ...] = ()
    chosen: str = ""
    target: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TurningRow:
    """A turn in which the game turned: `number` from 1 in the order of the game, `position` the moment to look at,
    `at` the turn's place on the curve. `before` and `after` are the chances of `seat` in words, `rose` whether they
    grew. `played` and `better` are what was done there and what would have been best ("" if it was that)."""

    number: int
    position: int
    at: int
    round: int
    seat: int
    name: str
    before: str
    after: str
    rose: bool
    played: str
    played_tokens: Tokens
    better: str
    better_tokens: Tokens
    spoken: str

    @property
    def key(self) -> str:
        """Rows are known by their number."""
        return str(self.number)


@dataclass(frozen=True, slots=True)
class LossRow:
    """A decision of the shown seat: `loss` the chance to win that it gave away (0 to 1), `loss_text` in words, what was
    done and what would have been best ("" if it was that)."""

    position: int
    round: int
    loss: float
    loss_text: str
    played: str
    played_tokens: Tokens
    better: str
    better_tokens: Tokens
    spoken: str

    @property
    def key(self) -> str:
        """Rows are known by their moment."""
        return str(self.position)


@dataclass(frozen=True, slots=True)
class ReviewState:
    """`phase`: "" "working" "ready" "failed". `done` of `count` decisions are reviewed; `partial`: it was stopped
    before the end of the game. `seats` are {"seat", "name"}, `curve` the turns as {"position" (after it), "round",
    "seat", "chances": one for each seat, "text"}, the beginning first; `shown_seat` is whose decisions `losses` has;
    `summary` one sentence about them."""

    phase: str = ""
    title: str = ""
    text: str = ""
    done: int = 0
    count: int = 0
    partial: bool = False
    seats: tuple[dict[str, Any], ...] = ()
    curve: tuple[dict[str, Any], ...] = ()
    turning: tuple[TurningRow, ...] = ()
    shown_seat: int = 0
    losses: tuple[LossRow, ...] = ()
    summary: str = ""
