"""Chance: the game's own generator, and the spheres that it brings out of the dispenser.

The generator is sfc32 (Chris Doty-Humphrey's small fast counter): additions, shifts and masks on 32-bit words held in
64-bit numbers, so it is the same compiled and uncompiled, on every platform and Python version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gizmos_desktop.engine.cards import COLORS
from gizmos_desktop.engine.events import Event
from gizmos_desktop.engine.state import NOBODY, Seat, State
from gizmos_desktop.engine.tables import ONE

if TYPE_CHECKING:
    from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF
_SHUFFLE: Final = 2**30  # random bits that `shuffle` asks for


class ChanceError(Exception):
    """A colour told to chance is not left in the dispenser; `Game.play` turns it into an `IllegalAction`."""


def seed_state(state: State, seed: int) -> None:
    """Set the generator from any whole number; equal seeds give equal games."""
    # Python's big numbers here, once a game: the low 96 bits fill the state, what lies above is folded in
    value = seed if seed >= 0 else ~seed * 2 + 1 + 2**95
    while value >= 2**96:
        value = (value & (2**96 - 1)) ^ (value >> 96)
    state.rng_a = value & _WORD
    state.rng_b = value >> 32 & _WORD
    state.rng_c = value >> 64 & _WORD
    state.rng_d = 1
    for _ in range(15):  # from here on near seeds have nothing in common
        below(state, 1)


def below(state: State, limit: i64) -> i64:
    """A random number from 0 to limit - 1; limit at most 2**30."""
    b: i64 = state.rng_b
    c: i64 = state.rng_c
    d: i64 = state.rng_d
    word: i64 = (state.rng_a + b + d) & _WORD
    state.rng_d = (d + 1) & _WORD
    state.rng_a = b ^ (b >> 9)
    state.rng_b = (c + (c << 3)) & _WORD
    state.rng_c = (((c << 21) | (c >> 11)) + word) & _WORD
    return (word * limit) >> 32


def shuffle(state: State, cards: list[int], count: i64 = -1) -> None:
    """Shuffle a list in place, or only its first `count` cards, drawn from all of it."""
    size: i64 = len(cards)
    last: i64 = size - 1 if count < 0 else count
    fraction: i64 = 0
    place: i64 = 0
    while place < last:
        # a word is random enough for three places: what multiplying leaves below the point is used again
        if place % 3 == 0:
            fraction = below(state, _SHUFFLE) * 4
        fraction *= size - place
        other: i64 = place + (fraction >> 32)
        fraction &= _WORD
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
        place += 1


def roll(state: State, besides: i64) -> i64:
    """The colour of a random sphere of the dispenser, other than one of colour `besides` (-1: any). It stays there."""
    glass: i64 = state.glass
    size: i64 = state.glass_size
    if besides >= 0:
        one: i64 = ONE[besides]
        glass -= one
        size -= 1
    feed = state.feed
    color: i64 = 0
    if feed is not None and len(feed) > 0:
        color = feed.pop()
        if (glass >> (8 * color)) & 255 == 0:
            raise ChanceError(f"no {COLORS[color]} sphere is left in the dispenser to come out")
        below(state, 1)  # the generator moves on as if it had decided, so that play goes on as it would have
    else:
        place: i64 = below(state, size)
        while place >= (glass & 255):
            place -= glass & 255
            glass >>= 8
            color += 1
    rolled = state.rolled
    if rolled is not None:
        rolled.append(color)
    return color


def _take(state: State, color: i64) -> None:
    one: i64 = ONE[color]
    state.glass -= one
    state.glass_size -= 1


def _fixed(state: State) -> i64:
    """Take the colour that is fixed to come next."""
    fixed = state.fixed
    color: i64 = fixed[0]
    state.fixed = fixed[1:]
    return color


def show_next(state: State) -> None:
    """Chute option: let the next sphere be seen."""
    if len(state.fixed) > 0:
        state.shown = _fixed(state)
    else:
        state.shown = roll(state, NOBODY)
    log = state.log
    if log is not None:
        log.append(Event("shown", color=COLORS[state.shown]))


def refill_row(state: State) -> None:
    """One sphere rolls out of the dispenser to the end of the row."""
    color: i64 = 0
    if state.chute_on:
        color = state.shown
    elif len(state.fixed) > 0:
        color = _fixed(state)
    else:
        color = roll(state, NOBODY)
    _take(state, color)
    place: i64 = state.row_size
    state.row |= color << (2 * place)
    state.row_size = place + 1
    log = state.log
    if log is not None:
        log.append(Event("sphere", color=COLORS[color], origin="dispenser", target="row", slot=place))
    if state.chute_on:
        show_next(state)


def draw_sphere(state: State, seat: Seat) -> None:
    """A random sphere goes from the dispenser into the ring. With the chute it is never the one that is shown."""
    if state.sim_mode:
        seat.unknown += 1
        seat.held += 1
        return
    color: i64 = 0
    if len(state.fixed) > 0:
        color = _fixed(state)
    else:
        color = roll(state, state.shown)
    _take(state, color)
    one: i64 = ONE[color]
    seat.ring += one
    seat.held += 1
    log = state.log
    if log is not None:
        log.append(Event("sphere", seat=state.turn_seat, color=COLORS[color], origin="dispenser", target="ring"))
