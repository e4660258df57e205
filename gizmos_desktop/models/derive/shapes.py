"""The frozen rows and states that the models show. A field `can_file` is the role or property `canFile` in QML."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Token = dict[str, Any]
"""One sign of a strip: {"i": icon}, {"p": energy|"any"|"rand"}, {"t": text}, {"a": 1} arrow, {"gap": 1}; with "tight"
it touches the one before."""

Tokens = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card somewhere on the table: display, hand, archive, a column of a dashboard.

    `card` is "" for an empty place. `slot` is the place in its row or column. `mark` is "", "armed", "waiting",
    "used" or "converting"; `hotkey` the key that uses it ("1" to "9"). `why` says in a sentence why nothing can be
    done with it now, `short` in two words. `missing` spheres are lacking to build it (0: affordable, or it does not
    matter now). `pays` is the strip of what building it takes, if there is only one way to pay.
    """

    key: str
    card: str
    slot: int = 0
    affordable: bool = False
    can_file: bool = False
    can_build: bool = False
    can_use: bool = False
    file_sub: str = ""
    build_sub: str = ""
    file_why: str = ""
    build_why: str = ""
    fresh: bool = False
    chosen: bool = False
    mark: str = ""
    hotkey: str = ""
    why: str = ""
    short: str = ""
    missing: int = 0
    pays: Tokens = ()


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A button of the action bar: `kind` is file, pick, build, research, draw or pass; `shortcut` its key; `hint` says
    in a sentence what `sub` has no room for."""

    kind: str
    label: str
    sub: str = ""
    shortcut: str = ""
    enabled: bool = True
    why: str = ""
    chosen: bool = False
    hint: str = ""

    @property
    def key(self) -> str:
        """Rows are known by their kind."""
        return self.kind


@dataclass(frozen=True, slots=True)
class BeadRow:
    """One step of a chain: its strip, and the same in words."""

    key: str
    tokens: Tokens
    text: str


@dataclass(frozen=True, slots=True)
class ReadyRow:
    """A Gizmo that can be used now: open socket at the end of the chain line."""

    card: str
    hotkey: str
    tokens: Tokens
    text: str

    @property
    def key(self) -> str:
        """Rows are known by their card."""
        return self.card


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """A button at the right of the action bar. `warn` is a sentence to confirm first, "" if there is nothing to warn
    of; `hint` a sentence about what it does, where its label does not say it."""

    id: str
    label: str
    icon: str = ""
    shortcut: str = ""
    primary: bool = False
    go: bool = False
    enabled: bool = True
    why: str = ""
    warn: str = ""
    hint: str = ""

    @property
    def key(self) -> str:
        """Rows are known by their id."""
        return self.id


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck: cards left, whether it can be researched now, and why not."""

    level: int
    count: int = 0
    can_research: bool = False
    why: str = ""

    @property
    def key(self) -> str:
        """Rows are known by their level."""
        return str(self.level)


@dataclass(frozen=True, slots=True)
class SphereRow:
    """A sphere of the energy row; the key stays with it while it moves up. `triggers` counts the Gizmos that picking
    it would trigger."""

    key: str
    color: str
    can_pick: bool = False
    triggers: int = 0
    why: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """An opponent: its `SeatModel`."""

    key: str
    seat: object


@dataclass(frozen=True, slots=True)
class SetsOffRow:
    """What sets off Gizmos of a seat: `kind` file, pick or build; `parts` are {"token": token, "count": n}; `count`
    Gizmos in all."""

    kind: str
    count: int
    parts: tuple[dict[str, Any], ...]

    @property
    def key(self) -> str:
        """Rows are known by their kind."""
        return self.kind


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A way to pay: short name and reason, the spheres spent, the converters used (card ids), the spheres that stay.
    `hotkey` "1" to "9"."""

    key: str
    name: str
    why: str
    spend: tuple[str, ...]
    converters: tuple[str, ...]
    stays: tuple[str, ...]
    hotkey: str = ""


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line of the log: sentence and strip of one step; `turn_start` is true on the first line of a turn (`heading`
    then names it)."""

    key: str
    round: int
    seat: int
    name: str
    text: str
    tokens: Tokens
    kind: str
    turn_start: bool
    heading: str = ""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat in the final ranking: points by source, the figures of the tie-breaks, and which of them set it before
    the next one.

    `tie` is "" (points), "gizmos", "energy" or "seat". `turn_order` counts from the first player (1).
    """

    place: int
    seat: int
    name: str
    level_name: str
    score: int
    gizmos: int
    level1: int
    level2: int
    level3: int
    tokens: int
    energy: int
    token_awards: int
    gizmo_count: int
    spheres: int
    turn_order: int
    tie: str

    @property
    def key(self) -> str:
        """Rows are known by their seat."""
        return str(self.seat)


@dataclass(frozen=True, slots=True)
class SetupRow:
    """A seat in the set-up of a game. `empty` seats are places that can be added."""

    index: int
    name: str = ""
    kind: str = "computer"
    level: str = ""
    level_name: str = ""
    level_text: str = ""
    character: str = ""
    empty: bool = False
    can_remove: bool = False

    @property
    def key(self) -> str:
        """Rows are known by their place."""
        return str(self.index)


@dataclass(frozen=True, slots=True)
class SeatState:
    """Everything about one seat that is open to all."""

    seat: int = 0
    name: str = ""
    kind: str = "person"
    level_name: str = ""
    level_short: str = ""
    avatar: int = 0
    score: int = 0
    tokens: int = 0
    gizmo_points: int = 0
    gizmos: int = 0
    level3: int = 0
    ring: tuple[str, ...] = ()
    storage: int = 5
    archive_limit: int = 1
    research_amount: int = 3
    no_file: bool = False
    no_research: bool = False
    turn: bool = False
    spend: tuple[int, ...] = ()
    last_turn: tuple[Tokens, ...] = ()
    last_turn_text: str = ""
    sets_off: tuple[SetsOffRow, ...] = ()
    archive: tuple[CardRow, ...] = ()
    upgrade: tuple[CardRow, ...] = ()
    converter: tuple[CardRow, ...] = ()
    file: tuple[CardRow, ...] = ()
    pick: tuple[CardRow, ...] = ()
    build: tuple[CardRow, ...] = ()


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything on the table that belongs to no seat, and what the person can do now."""

    round: int = 0
    last_round: bool = False
    last_round_name: str = ""
    near_gizmos: int = 0
    near_level3: int = 0
    ticker_seat: int = -1
    ticker_tokens: Tokens = ()
    ticker_text: str = ""
    over: bool = False
    mode: str = "wait"
    turn_seat: int = -1
    turn_name: str = ""
    prompt: str = ""
    reason: str = ""
    chosen_kind: str = ""
    actions: tuple[ActionRow, ...] = ()
    chain: tuple[BeadRow, ...] = ()
    ready: tuple[ReadyRow, ...] = ()
    buttons: tuple[ButtonRow, ...] = ()
    display1: tuple[CardRow, ...] = ()
    display2: tuple[CardRow, ...] = ()
    display3: tuple[CardRow, ...] = ()
    decks: tuple[DeckRow, ...] = ()
    row: tuple[SphereRow, ...] = ()
    shown: str = ""
    glass: dict[str, int] = field(default_factory=dict)
    hand: tuple[CardRow, ...] = ()
    hand_title: str = ""
    level: int = 0
    step: int = 0
    order: tuple[str, ...] = ()
    handover: dict[str, Any] = field(default_factory=dict)
    can_undo: bool = False
    undo_why: str = ""
    undo_warn: str = ""
    can_undo_decision: bool = False
    undo_decision_why: str = ""
    undo_decision_warn: str = ""
    can_undo_turn: bool = False
    undo_turn_why: str = ""
    undo_turn_warn: str = ""
    can_redo: bool = False
    assisted: bool = False
    assisted_text: str = ""
    speed: str = "normal"


@dataclass(frozen=True, slots=True)
class PayState:
    """The payment that is being chosen; `card` is "" when none is.

    `lanes` are {"from": colours, "converters": [{"card", "tokens"}], "out": colours, "changed": [bool]}; `color` is
    the cost colour.
    """

    card: str = ""
    title: str = ""
    sum: str = ""
    line: str = ""
    offered: str = ""
    color: str = ""
    chosen: int = 0
    lanes: tuple[dict[str, Any], ...] = ()
    options: tuple[OptionRow, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultState:
    """Everything about the end of a game; `winner` is -1 while it is not over."""

    winner: int = -1
    winner_text: str = ""
    sub_text: str = ""
    tie_text: str = ""
    seed: str = ""
    rows: tuple[ResultRow, ...] = ()
