"""What may be done now: one walk over the legal actions that counts or finds one, and one that lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from gizmos_desktop.engine.builds import guarded_reach, list_builds
from gizmos_desktop.engine.state import (
    ACTION,
    BUILD,
    DRAW,
    FILE,
    KEEP,
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
    BIT,
    BUILD_GEARS,
    FILE_GEARS,
    LEVEL,
    POINT_GEARS,
    RESEARCH_GEARS,
    RING_GEARS,
    ROW_COLORS,
    gear_card,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PICKS: Final[list[list[int]]] = [[PICK_ID + c for c in range(4) if mask & BIT[c]] for mask in range(16)]
"""The Pick actions for each mask of colours."""


def row_colors(state: State) -> i64:
    """Mask of the colours in the energy row."""
    if state.row_size == 6:
        return ROW_COLORS[state.row]
    mask: i64 = 0
    place: i64 = 0
    while place < state.row_size:
        mask |= BIT[(state.row >> (2 * place)) & 3]
        place += 1
    return mask


def can_file(state: State, seat: Seat) -> bool:
    """May the seat archive a card (is there room and no no-File Gizmo)?"""
    return seat.no_file == 0 and len(seat.archive) < seat.file_limit


def can_file_display(state: State, seat: Seat) -> bool:
    """Is a File action from the display possible?"""
    return state.blanks < 9 and can_file(state, seat)


def can_pick(state: State, seat: Seat) -> bool:
    """Is a Pick action possible?"""
    return seat.held < seat.storage and state.row_size > 0


def can_research(state: State, seat: Seat) -> bool:
    """Is a Research action possible?"""
    return seat.no_research == 0 and (deck_size(state, 1) > 0 or deck_size(state, 2) > 0 or deck_size(state, 3) > 0)


def can_build_free(state: State, seat: Seat) -> bool:
    """Is there a level 1 card that could be built for nothing?"""
    place: i64 = 0
    while place < 4:
        if state.display[place] >= 0:
            return True
        place += 1
    return any(LEVEL[card] == 1 for card in seat.archive)


def usable(state: State, seat: Seat) -> i64:
    """Gear mask of the triggered Gizmos that can be used now (rulings.md: judged when it is used)."""
    triggered: i64 = state.triggered
    mask: i64 = triggered & POINT_GEARS
    if triggered & RING_GEARS and seat.held < seat.storage:
        mask |= triggered & RING_GEARS
    if triggered & FILE_GEARS and can_file_display(state, seat):
        mask |= triggered & FILE_GEARS
    if triggered & RESEARCH_GEARS and can_research(state, seat):
        mask |= triggered & RESEARCH_GEARS
    if triggered & BUILD_GEARS and can_build_free(state, seat):
        mask |= triggered & BUILD_GEARS
    return mask


def discount_of(state: State, seat: Seat, card: i64) -> i64:
    """How much less a card may cost the seat, from where the card is now (rulings.md, "Upgrades")."""
    discount: i64 = seat.level2_discount if LEVEL[card] == 2 else 0
    for each in state.drawn:
        if each == card:
            return discount + seat.research_discount
    for each in seat.archive:
        if each == card:
            return discount + seat.archive_discount
    return discount


def list_legal(state: State) -> list[int]:
    """The numbers of all legal actions."""
    seat = state.table[state.turn_seat]
    kind = state.kind
    found: list[int] = []
    if kind == ACTION:
        _list_picks(state, seat, found)
        if can_file(state, seat):
            for card in state.display:
                if card >= 0:
                    found.append(FILE_ID + card)
        reach: i64 = guarded_reach(state, seat)
        list_builds(state, seat, reach, state.display, 0, found)
        if seat.archive:
            list_builds(state, seat, reach, seat.archive, seat.archive_discount, found)
        _list_researches(state, seat, found)
        if not found:
            found.append(PASS_ID)
        return found
    if kind == TRIGGER:
        mask: i64 = usable(state, seat)
        _list_uses(mask, found)
        found.append(END_ID)
        return found
    if kind == RETURN:
        for card in state.drawn:
            found.append(RETURN_ID + card)
        return found
    if kind == OVER:
        return found
    if kind == PICK:
        _list_picks(state, seat, found)
    elif kind == DRAW:
        found.append(DRAW_ID)
    elif kind == KEEP:
        if can_file(state, seat):
            for card in state.drawn:
                found.append(FILE_ID + card)
        list_builds(state, seat, guarded_reach(state, seat), state.drawn, seat.research_discount, found)
    elif kind == FILE:
        for card in state.display:
            if card >= 0:
                found.append(FILE_ID + card)
    elif kind == BUILD:
        for card in state.display[:4]:
            if card >= 0:
                found.append(BUILD_ID + card)
        for card in seat.archive:
            if LEVEL[card] == 1:
                found.append(BUILD_ID + card)
    elif kind == RESEARCH:
        _list_researches(state, seat, found)
    found.append(SKIP_ID)
    return found


def _list_picks(state: State, seat: Seat, found: list[int]) -> None:
    if seat.held < seat.storage:
        found.extend(PICKS[row_colors(state)])


def _list_researches(state: State, seat: Seat, found: list[int]) -> None:
    if seat.no_research == 0:
        decks = state.decks
        tops = state.tops
        if len(decks[1]) > tops[1]:
            found.append(RESEARCH_ID + 1)
        if len(decks[2]) > tops[2]:
            found.append(RESEARCH_ID + 2)
        if len(decks[3]) > tops[3]:
            found.append(RESEARCH_ID + 3)


def _list_uses(mask: i64, found: list[int]) -> None:
    while mask:
        rest: i64 = mask & (mask - 1)
        found.append(USE_ID + gear_card(mask - rest))
        mask = rest
