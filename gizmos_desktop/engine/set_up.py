"""The set-up of a new game (rulings.md, "Set-up")."""

from __future__ import annotations

from gizmos_desktop.engine.activate import activate
from gizmos_desktop.engine.chance import below, refill_row, seed_state, show_next, shuffle
from gizmos_desktop.engine.state import Seat, State
from gizmos_desktop.engine.tables import LEVEL

_ROWS = (0, 4, 3, 2)
_LEVEL3_USED = 16
_CARDS = [[card for card in range(112) if LEVEL[card] == level] for level in range(4)]


def set_up(state: State, seats: int, seed: int, first: int, chute: bool) -> None:
    """Set up a blank state; `first` -1 draws the first player."""
    seed_state(state, seed)
    for number in range(seats):
        seat = Seat()
        activate(seat, number)
        state.table.append(seat)
    drawn = int(below(state, seats))
    state.first_seat = drawn if first < 0 else first
    state.turn_seat = state.first_seat
    state.decks = [[]]
    state.tops = [0]
    for level in (1, 2, 3):
        cards = _CARDS[level].copy()
        if level == 3:
            shuffle(state, cards, _LEVEL3_USED)
            cards = cards[:_LEVEL3_USED]
        else:
            shuffle(state, cards)
        state.display += cards[: _ROWS[level]]
        state.decks.append(cards)
        state.tops.append(_ROWS[level])
    state.glass = 13 * (1 + 2**8 + 2**16 + 2**24)
    state.glass_size = 52
    if chute:
        show_next(state)
        state.chute_on = 1
    for _ in range(6):
        refill_row(state)
