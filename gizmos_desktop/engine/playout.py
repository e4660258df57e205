"""Playing on at random, every legal action being equally likely: for measurements, tests and searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gizmos_desktop.engine.actions import (
    FILE_ID,
    PASS_ID,
    PICK_ID,
    RESEARCH_ID,
    RETURN_ID,
    SKIP_ID,
)
from gizmos_desktop.engine.builds import count_builds, guarded_reach, list_builds
from gizmos_desktop.engine.chance import below
from gizmos_desktop.engine.legal import can_file, list_legal, row_colors
from gizmos_desktop.engine.state import ACTION, KEEP, OVER, RETURN, Seat, State
from gizmos_desktop.engine.step import take_step
from gizmos_desktop.engine.tables import COLORS_IN, NTH_COLOR

if TYPE_CHECKING:
    from mypy_extensions import i64


def random_legal(state: State) -> i64:
    """The number of a random legal action; the game must not be over.

    The same as a random item of `list_legal`, without making the list for the most frequent decisions.
    """
    kind = state.kind
    if kind == RETURN:
        return RETURN_ID + state.drawn[below(state, len(state.drawn))]
    seat = state.table[state.turn_seat]
    if kind == ACTION:
        return _random_action(state, seat)
    if kind == KEEP:
        return _random_keep(state, seat)
    numbers = list_legal(state)
    return numbers[below(state, len(numbers))]


def _random_action(state: State, seat: Seat) -> i64:
    mask: i64 = row_colors(state) if seat.held < seat.storage else 0
    picks: i64 = COLORS_IN[mask]
    files: i64 = 9 - state.blanks if can_file(state, seat) else 0
    reach: i64 = guarded_reach(state, seat)
    builds: i64 = count_builds(state, seat, reach, state.display, 0)
    archived: i64 = 0
    if seat.archive:
        archived = count_builds(state, seat, reach, seat.archive, seat.archive_discount)
    levels: i64 = 0
    decks = state.decks
    tops = state.tops
    if seat.no_research == 0:
        levels = (1 if len(decks[1]) > tops[1] else 0) + (2 if len(decks[2]) > tops[2] else 0)
        levels += 4 if len(decks[3]) > tops[3] else 0
    count: i64 = picks + files + builds + archived + COLORS_IN[levels]
    if count == 0:
        return PASS_ID
    n: i64 = below(state, count)
    if n < picks:
        return PICK_ID + NTH_COLOR[4 * mask + n]
    n -= picks
    if n < files:
        return FILE_ID + _nth_card(state.display, n)
    n -= files
    if n < builds:
        return _nth_build(state, seat, reach, state.display, 0, n)
    n -= builds
    if n < archived:
        return _nth_build(state, seat, reach, seat.archive, seat.archive_discount, n)
    return RESEARCH_ID + 1 + NTH_COLOR[4 * levels + n - archived]


def _random_keep(state: State, seat: Seat) -> i64:
    files: i64 = len(state.drawn) if can_file(state, seat) else 0
    reach: i64 = guarded_reach(state, seat)
    builds: i64 = count_builds(state, seat, reach, state.drawn, seat.research_discount)
    n: i64 = below(state, files + builds + 1)
    if n < files:
        return FILE_ID + state.drawn[n]
    n -= files
    if n < builds:
        return _nth_build(state, seat, reach, state.drawn, seat.research_discount, n)
    return SKIP_ID


def _nth_card(cards: list[int], n: i64) -> i64:
    for card in cards:
        if card >= 0:
            if n == 0:
                return card
            n -= 1
    return -1


def _nth_build(state: State, seat: Seat, reach: i64, cards: list[int], discount: i64, n: i64) -> i64:
    found: list[int] = []
    list_builds(state, seat, reach, cards, discount, found)
    return found[n]


def play_on(state: State, most: i64) -> i64:
    """Play random actions to the end of the game, or `most` of them; how many were played."""
    played: i64 = 0
    while played < most and state.kind != OVER:
        take_step(state, random_legal(state))
        played += 1
    return played
