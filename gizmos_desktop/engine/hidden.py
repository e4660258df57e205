"""Dealing anew what a seat cannot know (rulings.md, "What a player may know"), so that a search can play on fairly."""

from __future__ import annotations

from gizmos_desktop.engine.cards import COLORS, IDS
from gizmos_desktop.engine.chance import seed_state, shuffle
from gizmos_desktop.engine.errors import PositionError
from gizmos_desktop.engine.position_load import load_position
from gizmos_desktop.engine.position_read import as_cards, as_list, as_number, as_object
from gizmos_desktop.engine.position_turn import TURN_KEYS
from gizmos_desktop.engine.state import State, deck_size
from gizmos_desktop.engine.tables import LEVEL

_KEYS = (
    "seats", "first", "turn", "row", "next_spheres", "display", "deck_sizes", "option", "seat", "dispenser",
)  # fmt: skip
_ANOTHER_STREAM = 0x9E3779B97F4A7C15  # hands and decks must not be dealt from the same random numbers


def load_observation(state: State, observation: object, seed: int) -> None:
    """Fill a blank state from what `observe_seat` gave. Raises `PositionError`."""
    if not isinstance(observation, dict):
        raise PositionError(f"an observation is an object, not {type(observation).__name__}")
    tree = dict(as_object(observation, "observation", _KEYS))
    seats = as_list(tree.get("seats"), "seats") or []
    seat = as_number(tree.pop("seat", None), "seat", 0, max(0, len(seats) - 1))
    glass = as_object(tree.pop("dispenser", None), "dispenser", COLORS)
    turn = dict(as_object(tree.get("turn"), "turn", TURN_KEYS))
    drawn = as_list(turn.get("drawn"), "turn.drawn") or []
    if None in drawn:
        if seat == turn.get("seat"):
            raise PositionError("turn.drawn: a seat knows the cards that it has drawn")
        turn["drawn"] = _guess_hand(tree, turn, drawn, seed)
        tree["turn"] = turn
    load_position(state, tree, seed)
    for place, color in enumerate(COLORS):
        if color in glass and glass[color] != int(state.glass) >> 8 * place & 255:
            raise PositionError(f"dispenser.{color}: not what ring and row leave")


def _guess_hand(tree: dict[str, object], turn: dict[str, object], drawn: list[object], seed: int) -> list[object]:
    """The hand with a random unseen card of its level for each null."""
    level = as_number(turn.get("level"), "turn.level", 1, 3)
    seen: list[int] = []
    for n, each in enumerate(as_list(tree.get("seats"), "seats") or []):
        lying = each if isinstance(each, dict) else {}
        for key in ("active", "archive"):
            seen += as_cards(lying.get(key), f"seats[{n}].{key}")
    display = tree.get("display")
    for name, row in (display if isinstance(display, dict) else {}).items():
        where = f"display.{name}"
        seen += as_cards([each for each in as_list(row, where) or [] if each is not None], where)
    unseen = [card for card in range(112) if LEVEL[card] == level and card not in seen and IDS[card] not in drawn]
    if len(unseen) < len(drawn):
        raise PositionError("turn.drawn: more cards than are unseen")
    dealer = State()
    seed_state(dealer, seed ^ _ANOTHER_STREAM)
    shuffle(dealer, unseen)
    return [IDS[unseen.pop()] if each is None else each for each in drawn]


def deal_anew(state: State, seat: int, seed: int) -> None:
    """Shuffle all cards that the seat cannot know among decks, hands of others and the removed ones; reseed."""
    seed_state(state, seed)
    seen = [False] * 112
    for each in state.table:
        for card in each.active:
            seen[card] = True
        for card in each.archive:
            seen[card] = True
    for card in state.display:
        if card >= 0:
            seen[card] = True
    own_hand = state.turn_seat == seat
    if own_hand:
        for card in state.drawn:
            seen[card] = True
    for level in (1, 2, 3):
        unseen = [card for card in range(36 * level - 32, 36 * level + 4) if not seen[card]]
        shuffle(state, unseen)
        size = int(deck_size(state, level))
        state.decks[level] = unseen[:size]
        state.tops[level] = 0
        if not own_hand and level == state.drawn_level:
            state.drawn = unseen[size : size + len(state.drawn)]
    state.own_decks = 0
    state.fixed = ()
