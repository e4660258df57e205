"""A state as a position in JSON (docs/notation.md): the whole truth, or what one seat may know of it."""

from __future__ import annotations

from gizmos_desktop.engine.cards import COLORS, IDS
from gizmos_desktop.engine.state import KINDS, NOBODY, OVER, State
from gizmos_desktop.engine.tables import FIRST_PLACE, converter_cards, gear_cards, ids


def count_colors(packed: int) -> dict[str, int]:
    """Packed energies as counts by colour, colours with none left out."""
    counts = {color: packed >> 8 * place & 255 for place, color in enumerate(COLORS)}
    return {color: count for color, count in counts.items() if count}


def row_colors_in_order(state: State) -> list[str]:
    """The energy row, the newest sphere last."""
    return [COLORS[int(state.row) >> 2 * place & 3] for place in range(state.row_size)]


def deck_cards(state: State, level: int) -> list[int]:
    """Card numbers of a level deck, top first."""
    return state.decks[level][state.tops[level] :]


def _seats(state: State) -> list[dict[str, object]]:
    return [
        {
            "ring": count_colors(seat.ring),
            "archive": ids(seat.archive),
            "active": ids(seat.active),
            "tokens": int(seat.tokens),
        }
        for seat in state.table
    ]


def _display(state: State) -> dict[str, list[str | None]]:
    return {
        str(level): [
            None if card == NOBODY else IDS[card] for card in state.display[FIRST_PLACE[level] : FIRST_PLACE[level + 1]]
        ]
        for level in (1, 2, 3)
    }


def _turn(state: State) -> dict[str, object]:
    over = state.kind == OVER
    effect: dict[str, object] = {}
    if state.effect != NOBODY and not over:
        effect = {"card": IDS[state.effect], "left": int(state.left)}
    used = sorted(gear_cards(state.used) + converter_cards(state.worked))
    return {
        "seat": int(state.turn_seat),
        "number": int(state.turn_round),
        "kind": KINDS[state.kind],
        "triggered": ids(gear_cards(state.triggered)),
        "used": ids(used),
        "effect": effect,
        "drawn": ids(state.drawn),
        "level": int(state.drawn_level),
        "passes": int(state.passes),
        "last_round": bool(state.last),
    }


def save_position(state: State) -> dict[str, object]:
    """The whole truth as a position that loads back to an equal game."""
    found: dict[str, object] = {
        "seats": _seats(state),
        "first": int(state.first_seat),
        "turn": _turn(state),
        "row": row_colors_in_order(state),
    }
    coming = [COLORS[color] for color in state.fixed]
    if state.chute_on:
        coming.insert(0, COLORS[state.shown])
    if coming:
        found["next_spheres"] = coming
    found["display"] = _display(state)
    found["decks"] = {str(level): ids(deck_cards(state, level)) for level in (1, 2, 3)}
    found["deck_sizes"] = {str(level): len(deck_cards(state, level)) for level in (1, 2, 3)}
    found["option"] = {"chute": bool(state.chute_on)}
    return found


def observe_seat(state: State, seat: int) -> dict[str, object]:
    """What a seat may know (rulings.md, "What a player may know"), in the shape of a position."""
    turn = _turn(state)
    if seat != state.turn_seat:
        turn["drawn"] = [None] * len(state.drawn)
    found: dict[str, object] = {
        "seats": _seats(state),
        "first": int(state.first_seat),
        "turn": turn,
        "row": row_colors_in_order(state),
    }
    if state.chute_on:
        found["next_spheres"] = [COLORS[state.shown]]
    found["display"] = _display(state)
    found["deck_sizes"] = {str(level): len(deck_cards(state, level)) for level in (1, 2, 3)}
    found["option"] = {"chute": bool(state.chute_on)}
    found["seat"] = seat
    found["dispenser"] = {color: int(state.glass) >> 8 * place & 255 for place, color in enumerate(COLORS)}
    return found
