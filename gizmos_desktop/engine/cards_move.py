"""Cards on the move: from the display, the hand and the decks, each move written to the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.cards import IDS
from gizmos_desktop.engine.events import Event
from gizmos_desktop.engine.state import NOBODY, State
from gizmos_desktop.engine.tables import BIT, FIRST_PLACE, LEVEL, PLACE_LEVEL

if TYPE_CHECKING:
    from mypy_extensions import i64

_LONG: Final = 200  # cards taken from a deck that still lie in its list


def without(cards: list[int], card: i64) -> list[int]:
    """The cards without that one."""
    return [each for each in cards if each != card]


def log_card(state: State, card: i64, origin: str, target: str) -> None:
    """Report a move of a card of the seat on turn that leaves no place of the display."""
    log = state.log
    if log is not None:
        log.append(Event("card", state.turn_seat, IDS[card], origin=origin, target=target, level=LEVEL[card]))


def take_from_hand(state: State, card: i64, target: str) -> None:
    """One of the cards drawn is kept."""
    state.drawn = without(state.drawn, card)
    log_card(state, card, "hand", target)


def take_from_display(state: State, place: i64, card: i64, target: str) -> None:
    """Take the card from its place of the display, which stays empty until it is refilled."""
    state.display[place] = NOBODY
    state.blanks += 1
    log = state.log
    if log is not None:
        level = PLACE_LEVEL[place]
        slot: i64 = place - FIRST_PLACE[level]
        log.append(Event("card", state.turn_seat, IDS[card], origin="display", target=target, level=level, slot=slot))


def refill_display(state: State, place: i64) -> None:
    """Fill the place just emptied, then other empty ones of its level from the left (there are some by hand only)."""
    if state.sim_mode:
        return
    level = PLACE_LEVEL[place]
    _fill(state, level, place)
    if state.blanks > 0:
        other: i64 = FIRST_PLACE[level]
        end: i64 = FIRST_PLACE[level + 1]
        while other < end:
            if state.display[other] < 0:
                _fill(state, level, other)
            other += 1


def _fill(state: State, level: int, place: i64) -> None:
    top: i64 = state.tops[level]
    deck = state.decks[level]
    if top >= len(deck):
        return
    card = deck[top]
    state.tops[level] = top + 1
    state.display[place] = card
    state.blanks -= 1
    log = state.log
    if log is not None:
        slot: i64 = place - FIRST_PLACE[level]
        log.append(Event("card", card=IDS[card], origin="deck", target="display", level=level, slot=slot))


def put_under(state: State, card: i64) -> None:
    """Put a drawn card under its deck."""
    level = state.drawn_level
    top: i64 = state.tops[level]
    state.drawn = without(state.drawn, card)
    # a deck shared with copies is copied first; one that has been gone through many times is cut
    if state.own_decks & BIT[level] == 0 or top > _LONG:
        state.own_decks |= BIT[level]
        state.decks[level] = state.decks[level][top:]
        state.tops[level] = 0
    state.decks[level].append(card)
    log = state.log
    if log is not None:
        log.append(Event("card", state.turn_seat, IDS[card], origin="hand", target="deck", level=level, private=True))
