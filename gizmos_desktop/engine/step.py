"""The rules: what each action does to the state. Legality is not asked again here.

Everything that happens is written to `state.log` when there is one, in the order of docs/architecture.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gizmos_desktop.engine.actions import (
    BUILD_ID,
    DRAW_ID,
    END_ID,
    FILE_ID,
    PASS_ID,
    PICK_ID,
    RESEARCH_ID,
    RETURN_ID,
    SKIP_ID,
    USE_ID,
)
from gizmos_desktop.engine.activate import activate, ends_game
from gizmos_desktop.engine.cards import COLORS, IDS
from gizmos_desktop.engine.cards_move import (
    log_card,
    put_under,
    refill_display,
    take_from_display,
    take_from_hand,
    without,
)
from gizmos_desktop.engine.chance import draw_sphere, refill_row
from gizmos_desktop.engine.events import Event
from gizmos_desktop.engine.legal import can_build_free, can_file_display, can_pick, can_research, usable
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
    EFFECT,
    EFFECT_BUILD,
    EFFECT_COUNT,
    EFFECT_DRAW,
    EFFECT_FILE,
    EFFECT_PICK,
    EFFECT_POINTS,
    FIRST_PLACE,
    GEAR,
    IS_UPGRADE,
    LEVEL,
    LOW_BITS,
    ON_ARCHIVE_BUILD,
    ON_BUILD,
    ON_FILE,
    ON_PICK,
    ONE,
    SPENT,
    SPREAD,
    converter_cards,
    gear_cards,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def take_step(state: State, number: i64) -> None:
    """Carry out the action of this number, which must be legal."""
    seat = state.table[state.turn_seat]
    state.plays += 1
    op: i64 = number & 896
    card: i64 = number & 127
    if state.kind == ACTION and number != PASS_ID:
        state.passes = 0
    if op == PICK_ID:
        _pick(state, seat, card)
    elif op == BUILD_ID:
        _build(state, seat, card, (number >> 10) & 4095, number >> 22)
    elif op == FILE_ID:
        _file(state, seat, card)
    elif op == USE_ID:
        _use(state, seat, card)
    elif op == RESEARCH_ID:
        _research(state, seat, card)
    elif op == RETURN_ID:
        _return(state, seat, card)
    elif number == DRAW_ID:
        _draw(state, seat)
    elif number == SKIP_ID:
        _skip(state, seat)
    elif number == END_ID:
        end_turn(state)
    else:
        state.passes += 1
        end_turn(state)


# -- the four actions


def _pick(state: State, seat: Seat, color: i64) -> None:
    # of equal spheres the oldest, which lies lowest, leaves the row
    row: i64 = state.row
    place: i64 = 0
    while (row >> (2 * place)) & 3 != color:
        place += 1
    low: i64 = LOW_BITS[place]
    state.row = (row & low) | ((row >> 2) & ~low)
    state.row_size -= 1
    one: i64 = ONE[color]
    seat.ring += one
    seat.held += 1
    log = state.log
    if log is not None:
        log.append(Event("sphere", state.turn_seat, color=COLORS[color], origin="row", target="ring", slot=place))
    if state.sim_mode == 0:
        refill_row(state)
    _trigger(state, seat.gears & ON_PICK[color])
    if state.kind == PICK:
        _next_of_effect(state, seat)
    else:
        _settle(state, seat)


def _file(state: State, seat: Seat, card: i64) -> None:
    if state.kind == KEEP:
        take_from_hand(state, card, "archive")
        seat.archive = [*seat.archive, card]
        _trigger(state, seat.gears & ON_FILE)
        _leftovers(state, seat)
        return
    place: i64 = 0
    while state.display[place] != card:
        place += 1
    take_from_display(state, place, card, "archive")
    seat.archive = [*seat.archive, card]
    refill_display(state, place)
    _trigger(state, seat.gears & ON_FILE)
    _settle(state, seat)


def _build(state: State, seat: Seat, card: i64, pay: i64, via: i64) -> None:
    before: i64 = seat.gears  # a Gizmo never triggers on its own build
    on_build: i64 = ON_BUILD[card]
    _pay(state, seat, pay, via)
    if state.kind == KEEP:
        take_from_hand(state, card, "active")
        _activate(state, seat, card)
        _trigger(state, before & on_build)
        _leftovers(state, seat)
        return
    place: i64 = FIRST_PLACE[LEVEL[card]]
    end: i64 = FIRST_PLACE[LEVEL[card] + 1]
    while place < end and state.display[place] != card:
        place += 1
    if place < end:
        take_from_display(state, place, card, "active")
        _activate(state, seat, card)
        refill_display(state, place)
    else:
        seat.archive = without(seat.archive, card)
        log_card(state, card, "archive", "active")
        _activate(state, seat, card)
        on_build |= ON_ARCHIVE_BUILD
    _trigger(state, before & on_build)
    _settle(state, seat)


def _research(state: State, seat: Seat, level: i64) -> None:
    size: i64 = deck_size(state, level)
    count: i64 = seat.research if seat.research < size else size
    if state.sim_mode:
        state.looked += count
        _settle(state, seat)
        return
    top: i64 = state.tops[level]
    state.drawn = state.decks[level][top : top + count]
    state.drawn_level = level
    state.tops[level] = top + count
    state.kind = KEEP
    log = state.log
    if log is not None:
        for card in state.drawn:
            log.append(
                Event("card", state.turn_seat, IDS[card], origin="deck", target="hand", level=level, private=True)
            )


def _pay(state: State, seat: Seat, pay: i64, via: i64) -> None:
    state.worked |= via
    log = state.log
    if log is not None:
        for card in converter_cards(via):
            log.append(Event("convert", state.turn_seat, IDS[card]))
        for color in range(4):
            for _ in range(pay >> 3 * color & 7):
                log.append(Event("sphere", state.turn_seat, color=COLORS[color], origin="ring", target="dispenser"))
    if pay:
        spheres: i64 = SPREAD[pay]
        count: i64 = SPENT[pay]
        seat.ring -= spheres
        seat.held -= count
        state.glass += spheres
        state.glass_size += count


def _activate(state: State, seat: Seat, card: i64) -> None:
    """The card becomes an active Gizmo: its upgrades count at once."""
    activate(seat, card)
    if IS_UPGRADE[card]:
        log = state.log
        if log is not None:
            log.append(Event("limits", state.turn_seat, IDS[card]))
    if state.last == 0 and ends_game(seat):
        state.last = 1
        log = state.log
        if log is not None:
            log.append(Event("last_round", state.turn_seat))


# -- effects


def _use(state: State, seat: Seat, card: i64) -> None:
    gear: i64 = GEAR[card]
    state.triggered &= ~gear
    state.used |= gear
    effect = EFFECT[card]
    count: i64 = EFFECT_COUNT[card]
    log = state.log
    if log is not None:
        log.append(Event("use", state.turn_seat, IDS[card]))
    if effect == EFFECT_POINTS:
        seat.tokens += count
        if log is not None:
            log.append(Event("points", state.turn_seat, IDS[card], count=count))
        _settle(state, seat)
        return
    state.effect = card
    state.left = count
    if effect == EFFECT_DRAW:
        state.kind = DRAW
        _draw(state, seat)
    elif effect == EFFECT_PICK:
        state.kind = PICK
    elif effect == EFFECT_FILE:
        state.kind = FILE
    elif effect == EFFECT_BUILD:
        state.kind = BUILD
    else:
        state.kind = RESEARCH


def _draw(state: State, seat: Seat) -> None:
    draw_sphere(state, seat)
    _next_of_effect(state, seat)


def _next_of_effect(state: State, seat: Seat) -> None:
    """After one pick or draw of an effect: on to the next, if there is one and the ring has room."""
    state.left -= 1
    if state.left > 0 and seat.held >= seat.storage:
        _log_stop(state)
        state.left = 0
    elif state.left > 0 and state.row_size == 0 and state.kind == PICK:
        state.left = 0  # only in a `sim` game, where the row is not refilled
    if state.left == 0:
        _settle(state, seat)


def _skip(state: State, seat: Seat) -> None:
    if state.kind == KEEP:
        _leftovers(state, seat)
        return
    _log_stop(state)
    _settle(state, seat)


def _log_stop(state: State) -> None:
    log = state.log
    if log is not None:
        log.append(Event("stop", state.turn_seat, IDS[state.effect], count=state.left))


def _leftovers(state: State, seat: Seat) -> None:
    """What is left of a Research goes under its deck; two or more cards in the order that the player says."""
    if len(state.drawn) >= 2:
        state.kind = RETURN
        return
    if len(state.drawn) == 1:
        put_under(state, state.drawn[0])
    state.drawn_level = 0
    _settle(state, seat)


def _return(state: State, seat: Seat, card: i64) -> None:
    put_under(state, card)
    _leftovers(state, seat)


# -- the turn


def _trigger(state: State, gears: i64) -> None:
    """These Gizmos are triggered, if they are not used already."""
    fresh: i64 = gears & ~state.used & ~state.triggered
    if fresh:
        state.triggered |= fresh
        log = state.log
        if log is not None:
            for card in gear_cards(fresh):
                log.append(Event("trigger", state.turn_seat, IDS[card]))


def _settle(state: State, seat: Seat) -> None:
    """An action or effect is done: the player may use a triggered Gizmo, or the turn ends."""
    state.effect = NOBODY
    state.left = 0
    if state.triggered and usable(state, seat):
        state.kind = TRIGGER
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """End the turn and begin the next one, or end the game."""
    state.triggered = 0
    state.used = 0
    state.worked = 0
    log = state.log
    if log is not None:
        log.append(Event("turn_end", state.turn_seat))
    seats: i64 = len(state.table)
    following: i64 = state.turn_seat + 1
    if following == seats:
        following = 0
    if state.passes == seats or (state.last and following == state.first_seat):
        state.kind = OVER
        if log is not None:
            log.append(Event("over"))
        return
    state.turn_seat = following
    if following == state.first_seat:
        state.turn_round += 1
    state.kind = ACTION
    if log is not None:
        log.append(Event("turn", following, count=state.turn_round))


def kind_is_possible(state: State, seat: Seat, kind: i64) -> bool:
    """Can play stand at an effect of this kind: is there anything that it could do?"""
    if kind in (PICK, DRAW):
        return can_pick(state, seat) if kind == PICK else seat.held < seat.storage
    if kind == FILE:
        return can_file_display(state, seat)
    if kind == RESEARCH:
        return can_research(state, seat)
    return can_build_free(state, seat)


def effect_kind(card: i64) -> i64:
    """The kind of decision that the effect of a card leads to; -1 if it leads to none."""
    effect = EFFECT[card]
    if effect == EFFECT_DRAW:
        return DRAW
    if effect == EFFECT_PICK:
        return PICK
    if effect == EFFECT_FILE:
        return FILE
    if effect == EFFECT_BUILD:
        return BUILD
    return NOBODY if effect == EFFECT_POINTS or effect == 0 else RESEARCH


def log_decision(state: State) -> None:
    """Say whose decision is due next, unless the game is over."""
    log = state.log
    if log is not None and state.kind != OVER:
        log.append(Event("decision", state.turn_seat, text=KINDS[state.kind]))
