"""A state from a position in JSON (docs/notation.md): what is left out is drawn, what is wrong is refused."""

from __future__ import annotations

from gizmos_desktop.engine.activate import activate
from gizmos_desktop.engine.cards import COLORS, IDS
from gizmos_desktop.engine.chance import roll, seed_state, show_next, shuffle
from gizmos_desktop.engine.errors import PositionError
from gizmos_desktop.engine.position_read import (
    CardsNamed,
    as_card,
    as_cards,
    as_colors,
    as_list,
    as_number,
    as_object,
    as_switch,
)
from gizmos_desktop.engine.position_turn import check_turn, load_turn
from gizmos_desktop.engine.state import NOBODY, Seat, State
from gizmos_desktop.engine.tables import LEVEL, ONE

_KEYS = ("seats", "first", "turn", "row", "next_spheres", "display", "decks", "deck_sizes", "option")
_ROWS = {1: 4, 2: 3, 3: 2}
_LEVELS = ("1", "2", "3")
_ALL_SPHERES = 52
_OF_ONE_COLOR = 13
_LEVEL3_USED = 16


def load_position(state: State, position: object, seed: int) -> None:
    """Fill a blank state from a position. Raises `PositionError`; the state is of no use then."""
    seed_state(state, seed)
    if not isinstance(position, dict):
        raise PositionError(f"a position is an object, not {type(position).__name__}")
    tree = as_object(position, "position", _KEYS)
    option = as_object(tree.get("option"), "option", ("chute",))
    state.chute_on = int(as_switch(option["chute"], "option.chute")) if "chute" in option else 0
    named = CardsNamed()
    _load_seats(state, tree, named)
    seats = len(state.table)
    state.first_seat = as_number(tree["first"], "first", 0, seats - 1) if "first" in tree else 0
    load_turn(state, tree, named)
    _load_cards(state, tree, named)
    _load_spheres(state, tree)
    check_turn(state)


def _load_seats(state: State, tree: dict[str, object], named: CardsNamed) -> None:
    listed = as_list(tree.get("seats"), "seats")
    seats = [{}, {}] if listed is None else listed
    if not 2 <= len(seats) <= 4:
        raise PositionError(f"seats: 2 to 4 play, not {len(seats)}")
    for n, each in enumerate(seats):
        where = f"seats[{n}]"
        tree_seat = as_object(each, where, ("ring", "archive", "active", "tokens"))
        seat = Seat()
        active_given = tree_seat.get("active") is not None
        active = as_cards(tree_seat["active"], f"{where}.active") if active_given else [n]
        if sum(LEVEL[card] == 0 for card in active) > 1:
            raise PositionError(f"{where}.active: a seat has one starting Gizmo")
        named.name(active, f"{where}.active")
        for card in active:
            activate(seat, card)
        archive = as_cards(tree_seat.get("archive"), f"{where}.archive")
        named.name(archive, f"{where}.archive")
        for card in archive:
            if LEVEL[card] == 0:
                raise PositionError(f"{where}.archive: {IDS[card]} is a starting Gizmo")
        if len(archive) > seat.file_limit:
            raise PositionError(f"{where}.archive: {len(archive)} cards, but the file limit is {seat.file_limit}")
        seat.archive = archive
        ring = as_object(tree_seat.get("ring"), f"{where}.ring", COLORS)
        for place, color in enumerate(COLORS):
            if color in ring:
                count = as_number(ring[color], f"{where}.ring.{color}", 0, _OF_ONE_COLOR)
                seat.ring += count << 8 * place
                seat.held += count
        if seat.held > seat.storage:
            raise PositionError(f"{where}.ring: {seat.held} spheres, but the storage limit is {seat.storage}")
        if "tokens" in tree_seat:
            seat.tokens = as_number(tree_seat["tokens"], f"{where}.tokens", 0, 1_000_000)
        state.table.append(seat)


def _load_cards(state: State, tree: dict[str, object], named: CardsNamed) -> None:
    display_tree = as_object(tree.get("display"), "display", _LEVELS)
    decks_tree = as_object(tree.get("decks"), "decks", _LEVELS)
    sizes_tree = as_object(tree.get("deck_sizes"), "deck_sizes", _LEVELS)
    rows: dict[int, list[int] | None] = {}
    tops: dict[int, list[int]] = {}
    for level in (1, 2, 3):
        rows[level] = _display_row(display_tree.get(str(level)), level)
        named.name([card for card in rows[level] or [] if card != NOBODY], f"display.{level}")
        tops[level] = as_cards(decks_tree.get(str(level)), f"decks.{level}", level)
        named.name(tops[level], f"decks.{level}")
    state.decks = [[]]
    state.tops = [0, 0, 0, 0]
    for level in (1, 2, 3):
        unnamed = named.unnamed(level)
        shuffle(state, unnamed)
        row = rows[level]
        if row is None:
            row = unnamed[: _ROWS[level]]
            unnamed = unnamed[_ROWS[level] :]
            row += [NOBODY] * (_ROWS[level] - len(row))
        state.display += row
        top = tops[level]
        size = len(top) + len(unnamed)
        if str(level) in sizes_tree:
            where = f"deck_sizes.{level}"
            asked = as_number(sizes_tree[str(level)], where, 0, 36)
            if asked < len(top):
                raise PositionError(f"{where}: {asked}, but decks.{level} names {len(top)} cards")
            if asked > size:
                raise PositionError(f"{where}: {asked}, but only {size} cards are left")
            size = asked
        elif level == 3:
            size = min(size, max(len(top), _LEVEL3_USED - _level3_in_play(state)))
        state.decks.append(top + unnamed[: size - len(top)])
    state.blanks = state.display.count(NOBODY)


def _display_row(value: object, level: int) -> list[int] | None:
    where = f"display.{level}"
    listed = as_list(value, where)
    if listed is None:
        return None
    if len(listed) != _ROWS[level]:
        raise PositionError(f"{where}: {_ROWS[level]} places, not {len(listed)}")
    return [NOBODY if each is None else as_card(each, f"{where}[{n}]", level) for n, each in enumerate(listed)]


def _level3_in_play(state: State) -> int:
    """Level 3 cards that are on display, active, archived or drawn."""
    cards = [*state.display, *state.drawn]
    for seat in state.table:
        cards += [*seat.active, *seat.archive]
    return sum(card != NOBODY and LEVEL[card] == 3 for card in cards)


def _load_spheres(state: State, tree: dict[str, object]) -> None:
    left = [_OF_ONE_COLOR] * 4
    row = as_colors(tree.get("row"), "row")
    if row is not None and len(row) != 6:
        raise PositionError(f"row: six spheres, not {len(row)}")
    coming = as_colors(tree.get("next_spheres"), "next_spheres") or []
    for place, color in enumerate(COLORS):
        rings = sum(int(seat.ring) >> 8 * place & 255 for seat in state.table)
        named = rings + (row or []).count(place) + coming.count(place)
        if named > _OF_ONE_COLOR:
            raise PositionError(f"{named} {color} spheres are named, but there are {_OF_ONE_COLOR}")
        left[place] -= named
    # fill the row from spheres that are named nowhere: those of `next_spheres` stay where they are
    _fill_glass(state, left)
    if row is None:
        row = []
        if state.glass_size < 6:
            raise PositionError("next_spheres: too few spheres are left for the row")
        for _ in range(6):
            color_number = int(roll(state, NOBODY))
            row.append(color_number)
            left[color_number] -= 1
            _fill_glass(state, left)
    for color_number in coming:
        left[color_number] += 1
    _fill_glass(state, left)
    state.row_size = 6
    for place, color_number in enumerate(row):
        state.row |= color_number << 2 * place
    state.fixed = tuple(coming)
    if state.glass_size < 2:
        raise PositionError("the dispenser has too few spheres")
    if state.chute_on:
        show_next(state)


def _fill_glass(state: State, left: list[int]) -> None:
    state.glass_size = sum(left)
    state.glass = 0
    for place in range(4):
        state.glass += left[place] * ONE[place]
