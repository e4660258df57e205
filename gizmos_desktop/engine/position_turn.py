"""Where in a turn a position stands: read, and refused where play cannot reach it (docs/notation.md)."""

from __future__ import annotations

from gizmos_desktop.engine.activate import ends_game
from gizmos_desktop.engine.cards import IDS
from gizmos_desktop.engine.errors import PositionError
from gizmos_desktop.engine.legal import usable
from gizmos_desktop.engine.position_read import CardsNamed, as_card, as_cards, as_number, as_object, as_switch, quoted
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
)
from gizmos_desktop.engine.step import effect_kind, kind_is_possible
from gizmos_desktop.engine.tables import CONVERTER, EFFECT_COUNT, GEAR, LEVEL

TURN_KEYS = ("seat", "number", "kind", "triggered", "used", "effect", "drawn", "level", "passes", "last_round")
_EFFECT_KINDS = (PICK, DRAW, FILE, BUILD, RESEARCH)
_HAND_KINDS = (KEEP, RETURN)


def load_turn(state: State, tree: dict[str, object], named: CardsNamed) -> None:
    """Read `turn` into a state whose seats and first seat are set."""
    turn = as_object(tree.get("turn"), "turn", TURN_KEYS)
    seats = len(state.table)
    state.turn_seat = as_number(turn["seat"], "turn.seat", 0, seats - 1) if "seat" in turn else state.first_seat
    state.turn_round = as_number(turn["number"], "turn.number", 1, 1_000_000) if "number" in turn else 1
    if "kind" in turn:
        kind = turn["kind"]
        if not isinstance(kind, str) or kind not in KINDS:
            raise PositionError(f"turn.kind: no decision is called {quoted(kind)}")
        state.kind = KINDS.index(kind)
    seat = state.table[state.turn_seat]
    _load_marks(state, seat, turn)
    _load_effect(state, seat, turn)
    _load_drawn(state, seat, turn, named)
    state.passes = as_number(turn["passes"], "turn.passes", 0, seats) if "passes" in turn else 0
    ends = any(ends_game(each) for each in state.table)
    if "last_round" in turn and as_switch(turn["last_round"], "turn.last_round") != ends:
        raise PositionError(f"turn.last_round: the active Gizmos say {'true' if ends else 'false'}")
    state.last = int(ends)
    _check_passes(state)


def _load_marks(state: State, seat: Seat, turn: dict[str, object]) -> None:
    marked: set[int] = set()
    for key in ("triggered", "used"):
        for card in as_cards(turn.get(key), f"turn.{key}"):
            where = f"turn.{key}: {IDS[card]}"
            if card in marked:
                raise PositionError(f"{where} is named twice")
            marked.add(card)
            if card not in seat.active:
                raise PositionError(f"{where} is not an active Gizmo of the seat")
            if GEAR[card] and key == "triggered":
                state.triggered |= GEAR[card]
            elif GEAR[card]:
                state.used |= GEAR[card]
            elif CONVERTER[card] and key == "used":
                state.worked |= CONVERTER[card]
            else:
                raise PositionError(f"{where} cannot be {key}")
    if state.kind in (ACTION, OVER) and marked:
        raise PositionError(f"turn: nothing is triggered or used at '{KINDS[state.kind]}'")


def _load_effect(state: State, seat: Seat, turn: dict[str, object]) -> None:
    effect = as_object(turn.get("effect"), "turn.effect", ("card", "left"))
    kind = state.kind
    if not effect:
        if kind in _EFFECT_KINDS:
            raise PositionError(f"turn.effect: missing at '{KINDS[kind]}'")
        return
    if "card" not in effect or "left" not in effect:
        raise PositionError("turn.effect: has a card and a number left")
    card = as_card(effect["card"], "turn.effect.card")
    name = IDS[card]
    if not state.used & GEAR[card]:
        raise PositionError(f"turn.effect: {name} is not among the Gizmos used")
    leads_to = effect_kind(card)
    if kind in _HAND_KINDS and leads_to == RESEARCH:
        most = 1
    elif kind in _EFFECT_KINDS and leads_to == kind:
        # the first random sphere of a draw comes with `use`
        most = EFFECT_COUNT[card] - 1 if kind == DRAW else EFFECT_COUNT[card]
    else:
        raise PositionError(f"turn.effect: {name} does not lead to '{KINDS[kind]}'")
    if most < 1:
        raise PositionError(f"turn.effect: {name} leaves nothing to decide")
    state.effect = card
    state.left = as_number(effect["left"], "turn.effect.left", 1, most)


def _load_drawn(state: State, seat: Seat, turn: dict[str, object], named: CardsNamed) -> None:
    level = as_number(turn["level"], "turn.level", 0, 3) if "level" in turn else 0
    drawn = as_cards(turn.get("drawn"), "turn.drawn")
    kind = state.kind
    if kind not in _HAND_KINDS:
        if drawn:
            raise PositionError(f"turn.drawn: no cards are drawn at '{KINDS[kind]}'")
        if level:
            raise PositionError(f"turn.level: is 0 at '{KINDS[kind]}'")
        return
    if len(drawn) < (1 if kind == KEEP else 2):
        raise PositionError(f"turn.drawn: too few cards for '{KINDS[kind]}'")
    if len(drawn) > seat.research:
        raise PositionError(f"turn.drawn: {len(drawn)} cards, but the research amount is {seat.research}")
    if level == 0:
        raise PositionError(f"turn.level: missing at '{KINDS[kind]}'")
    for card in drawn:
        if LEVEL[card] != level:
            raise PositionError(f"turn.drawn: {IDS[card]} is not of level {level}")
    if kind == KEEP and seat.no_research:
        raise PositionError("turn: the seat has a no-Research Gizmo")
    if kind == KEEP and state.effect == NOBODY and (state.triggered or state.used or state.worked):
        raise PositionError("turn: nothing is triggered or used yet at a Research that is the turn's action")
    if kind == RETURN and state.effect == NOBODY and state.used:
        raise PositionError("turn: no Gizmo is used yet at a Research that is the turn's action")
    named.name(drawn, "turn.drawn")
    state.drawn = drawn
    state.drawn_level = level


def _check_passes(state: State) -> None:
    seats = len(state.table)
    if state.kind == OVER:
        last_seat = (state.first_seat - 1) % seats
        if state.passes != seats and not (state.last and state.turn_seat == last_seat):
            raise PositionError("turn.kind: the game is not over")
        return
    if state.passes == seats:
        raise PositionError("turn.passes: every seat has passed, so the game is over")
    if state.passes and state.kind != ACTION:
        raise PositionError(f"turn.passes: is 0 at '{KINDS[state.kind]}'")


def check_turn(state: State) -> None:
    """Refuse a decision at which nothing can be decided; cards and spheres are in place by now."""
    seat = state.table[state.turn_seat]
    if state.kind == TRIGGER and not usable(state, seat):
        raise PositionError("turn.triggered: none of these Gizmos can be used, so the turn is over")
    if state.kind in _EFFECT_KINDS and not kind_is_possible(state, seat, state.kind):
        raise PositionError(f"turn.kind: '{KINDS[state.kind]}' is impossible")
