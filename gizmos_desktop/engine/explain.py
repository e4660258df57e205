"""Why something is possible or not, and what it would do: codes for the application, sentences for errors."""

from __future__ import annotations

from itertools import combinations_with_replacement

from gizmos_desktop.engine.actions import Action
from gizmos_desktop.engine.builds import payments_of
from gizmos_desktop.engine.cards import CARDS, COLORS, IDS, NUMBERS
from gizmos_desktop.engine.lanes import Lane, plan_lanes
from gizmos_desktop.engine.legal import (
    can_build_free,
    can_research,
    discount_of,
    row_colors,
    usable,
)
from gizmos_desktop.engine.payments import payments_for
from gizmos_desktop.engine.state import (
    ACTION,
    BUILD,
    DRAW,
    FILE,
    KEEP,
    KINDS,
    NOBODY,
    OVER,
    PICK,
    RESEARCH,
    RETURN,
    TRIGGER,
    Seat,
    State,
    deck_size,
)
from gizmos_desktop.engine.tables import (
    ANY,
    BUILD_GEARS,
    COST,
    COST_COLOR,
    FILE_GEARS,
    GEAR,
    LEVEL,
    ON_ARCHIVE_BUILD,
    ON_BUILD,
    ON_FILE,
    ON_PICK,
    ONE,
    RING_GEARS,
    converter_cards,
    gear_cards,
    ids,
)

_ALLOWED_AT: dict[str, tuple[int, ...]] = {
    "pick": (ACTION, PICK),
    "file": (ACTION, FILE, KEEP),
    "build": (ACTION, BUILD, KEEP),
    "research": (ACTION, RESEARCH),
    "use": (TRIGGER,),
    "end": (TRIGGER,),
    "draw": (DRAW,),
    "skip": (PICK, DRAW, FILE, BUILD, RESEARCH, KEEP),
    "return": (RETURN,),
    "pass": (ACTION,),
}


def triggers_of(state: State, action: Action) -> tuple[str, ...]:
    """Ids of the Gizmos that an action would trigger, in id order."""
    seat = state.table[state.turn_seat]
    mask = 0
    if action.kind == "pick":
        mask = ON_PICK[COLORS.index(action.color)]
    elif action.kind == "file":
        mask = ON_FILE
    elif action.kind == "build":
        number = NUMBERS[action.card]
        mask = ON_BUILD[number]
        if number in seat.archive:
            mask |= ON_ARCHIVE_BUILD
    return tuple(ids(gear_cards(mask & seat.gears & ~state.used & ~state.triggered)))


def waiting_reasons(state: State) -> dict[str, str]:
    """Reason code by id of the triggered Gizmos that cannot be used now."""
    seat = state.table[state.turn_seat]
    found: dict[str, str] = {}
    for card in gear_cards(state.triggered & ~usable(state, seat)):
        gear = GEAR[card]
        if gear & RING_GEARS:
            reason = "ring_full"
        elif gear & FILE_GEARS:
            reason = _file_reason(state, seat, state.blanks < 9)
        elif gear & BUILD_GEARS:
            reason = "no_level1"
        else:
            reason = _research_reason(state, seat)
        found[IDS[card]] = reason
    return found


def _file_reason(state: State, seat: Seat, cards: bool) -> str:
    if seat.no_file:
        return "no_file"
    if len(seat.archive) >= seat.file_limit:
        return "archive_full"
    return "" if cards else "no_cards"


def _research_reason(state: State, seat: Seat) -> str:
    if seat.no_research:
        return "no_research"
    return "" if can_research(state, seat) else "decks_empty"


def blocked_reason(state: State, kind: str) -> str:
    """Why one of the four actions is impossible now; "" if it is possible."""
    if kind not in ("file", "pick", "build", "research"):
        raise ValueError(f"no action is called {kind!r}")
    seat = state.table[state.turn_seat]
    if state.kind not in _ALLOWED_AT[kind]:
        return "not_now"
    if kind == "file":
        return _file_reason(state, seat, state.kind == KEEP or state.blanks < 9)
    if kind == "pick":
        if seat.held >= seat.storage:
            return "ring_full"
        return "" if state.row_size else "no_spheres"
    if kind == "research":
        return _research_reason(state, seat)
    if state.kind == BUILD:
        return "" if can_build_free(state, seat) else "no_level1"
    cards = buildable(state, seat)
    if not cards:
        return "no_cards"
    if any(payments_of(state, seat, card, discount_of(state, seat, card)) for card in cards):
        return ""
    return "too_expensive"


def buildable(state: State, seat: Seat) -> list[int]:
    """The cards that the seat could build now if it could pay."""
    if state.kind == KEEP:
        return list(state.drawn)
    if state.kind == BUILD:
        return [card for card in [*state.display[:4], *seat.archive] if card != NOBODY and LEVEL[card] == 1]
    return [card for card in [*state.display, *seat.archive] if card != NOBODY]


def shortfall_of(state: State, name: str) -> int:
    """How many spheres more, of the colours that help most, would let the seat pay for a card. `KeyError`: no card."""
    card = NUMBERS[name]
    seat = state.table[state.turn_seat]
    if state.kind == BUILD and card in buildable(state, seat):
        return 0
    color = COST_COLOR[card]
    highest = COST[card]
    lowest = max(0, highest - int(discount_of(state, seat, card)))
    converters = int(seat.converters & ~state.worked)
    # a sphere of another colour is worth more than one of the cost colour only if it is doubled
    helpful = {0 if color == ANY else color}
    for number in converter_cards(converters):
        for part in CARDS[IDS[number]].effect.split(";"):
            if part.endswith("*2"):
                helpful.add(COLORS.index(part.partition(">")[0]))
    for missing in range(lowest):
        for more in combinations_with_replacement(sorted(helpful), missing):
            ring = int(seat.ring) + sum(ONE[each] for each in more)
            if payments_for(ring, converters, color, highest, highest - lowest):
                return missing
    return lowest


def lanes_of(state: State, action: Action) -> tuple[Lane, ...]:
    """How the payment of a Build works; () for other actions and where nothing is paid."""
    if action.kind != "build" or not action.pay:
        return ()
    card = NUMBERS[action.card]
    discount = int(discount_of(state, state.table[state.turn_seat], card))
    highest = COST[card]
    return plan_lanes(action.pay, action.via, CARDS[action.card].cost_color, max(0, highest - discount), highest)


def why_illegal(state: State, action: Action) -> str:
    """What is wrong with an action that is not legal: a sentence for an error."""
    seat = state.table[state.turn_seat]
    kind = action.kind
    if state.kind == OVER:
        return "the game is over"
    if state.kind not in _ALLOWED_AT[kind]:
        return f"the decision due is '{KINDS[state.kind]}'"
    if kind == "pass":
        return "an action is possible"
    if kind == "pick":
        if seat.held >= seat.storage:
            return f"the ring is full ({seat.held} of {seat.storage})"
        return f"no {action.color} sphere is in the energy row" if not _in_row(state, action.color) else "not allowed"
    if kind == "research":
        if seat.no_research:
            return "the seat has a no-Research Gizmo"
        return f"the deck of level {action.level} is empty" if not deck_size(state, action.level) else "not allowed"
    card = NUMBERS[action.card]
    if kind == "file":
        return _why_no_file(state, seat, card)
    if kind == "build":
        return _why_no_build(state, seat, action)
    if kind == "return":
        return "the card is not in hand"
    gear = GEAR[card]
    if gear & state.used:
        return "the Gizmo is used already"
    if not gear & state.triggered:
        return "the Gizmo is not triggered"
    return f"the Gizmo cannot be used now ({waiting_reasons(state).get(action.card, 'not allowed')})"


def _in_row(state: State, color: str) -> bool:
    return bool(int(row_colors(state)) >> COLORS.index(color) & 1)


def _why_no_file(state: State, seat: Seat, card: int) -> str:
    if seat.no_file:
        return "the seat has a no-File Gizmo"
    if len(seat.archive) >= seat.file_limit:
        return f"the archive is full ({len(seat.archive)} of {seat.file_limit})"
    return "the card is not in hand" if state.kind == KEEP else "the card is not on display"


def _why_no_build(state: State, seat: Seat, action: Action) -> str:
    card = NUMBERS[action.card]
    if card not in buildable(state, seat):
        if state.kind == KEEP:
            return "the card is not in hand"
        where = "on display or archived"
        return f"it is not a level 1 card {where}" if state.kind == BUILD else f"the card is not {where}"
    if state.kind == BUILD:
        return "this Build is free: nothing is paid"
    if not payments_of(state, seat, card, discount_of(state, seat, card)):
        return f"{shortfall_of(state, action.card)} spheres are missing"
    return "this is not a payment that is exact, possible and not wasteful"
