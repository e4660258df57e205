"""All that a turn can lead to, before chance answers: the states among which a network chooses.

From the decision that is due, every action is followed through all chains to the end of the turn, in a game that does
not look (`Game.sim`). Orders and choices that lead to the same state are met once. Nothing is lost by the cuts marked
"equal" below; the cuts marked "bound" keep the rarest and largest turns from taking seconds.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

from gizmos_desktop.engine import Game
from gizmos_desktop.engine.actions import BUILD_ID, END_ID, RESEARCH_ID, RETURN_ID, SKIP_ID, USE_ID
from gizmos_desktop.engine.legal import list_legal
from gizmos_desktop.engine.state import ACTION, OVER, RETURN, TRIGGER, State, deck_size
from gizmos_desktop.engine.step import take_step
from gizmos_desktop.engine.tables import (
    EFFECT,
    EFFECT_COUNT,
    GEARS,
    POINT_GEARS,
    SPENT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_PAYMENTS: Final = 12
"""Ways to pay for one card that are followed, those that spend least first (bound)."""


@final
class Afterstate:
    """A state that the turn may lead to, the action that leads towards it, and what was looked at on the way."""

    def __init__(self, state: Game, action: int, looked: tuple[int, int, int]) -> None:
        self.state = state
        self.action = action
        """Number of the action to play now, -1 at the root."""
        self.looked = looked
        """Cards researched of level 1, 2 and 3; they are not known yet."""
        self.over: bool = state.kind == OVER


def afterstates(game: Game, most: int) -> list[Afterstate]:
    """Every state at the end of the turn that the decision due in `game` can lead to, each once.

    At most about `most` states are followed (bound), breadth first, so that the short chains are always there. The
    states are games of their own, in which it is the next seat's turn, or which are over.
    """
    number = int(game.turn_seat)
    ends: list[Afterstate] = []
    seen: set[int] = set()
    queue = [Afterstate(game.sim(), -1, (0, 0, 0))]
    followed = 0
    while followed < len(queue):
        node = queue[followed]
        followed += 1
        parent = node.state
        bounded = len(queue) > most
        for action in _choices(parent, bounded):
            child = Game(parent)
            looked = node.looked
            if action & 896 == RESEARCH_ID:
                looked = _looked(looked, parent, number, action & 127)
            take_step(child, action)
            _hurry(child, number)
            done = child.kind == OVER or child.turn_seat != number
            key = int(_key(child, number, looked, done))
            if key in seen:
                continue
            seen.add(key)
            first = action if node.action < 0 else node.action
            after = Afterstate(child, first, looked)
            if done:
                ends.append(after)
            else:
                queue.append(after)
    return ends


def _hurry(state: State, number: int) -> None:
    """Take the steps that are no choices: points are always taken, leftovers go back as they lie (equal)."""
    while state.turn_seat == number:
        if state.kind == RETURN:
            take_step(state, RETURN_ID + state.drawn[0])
        elif state.kind == TRIGGER and state.triggered & POINT_GEARS:
            take_step(state, USE_ID + _lowest(int(state.triggered & POINT_GEARS)))
        else:
            return


def _lowest(mask: int) -> int:
    return GEARS[(mask & -mask).bit_length() - 1]


def _choices(state: Game, bounded: bool) -> list[int]:
    found = list_legal(state)
    kind = state.kind
    if kind == TRIGGER:
        if state.triggered & POINT_GEARS:  # only at the root: `_hurry` has taken the others
            return [USE_ID + _lowest(int(state.triggered & POINT_GEARS))]
        return [END_ID] if bounded else _different_uses(state, found)
    if bounded and kind != ACTION:
        return [SKIP_ID] if SKIP_ID in found else found[:1]
    if len(found) <= MOST_PAYMENTS:
        return found
    return _few_payments(found)


def _different_uses(state: State, found: list[int]) -> list[int]:
    """Of several triggered Gizmos that do the same, one: which of them is used makes no difference (equal)."""
    kept: list[int] = []
    effects: list[int] = []
    for action in found:
        if action & 896 != USE_ID:
            kept.append(action)
            continue
        card = action & 127
        effect = EFFECT[card] * 8 + EFFECT_COUNT[card]
        if effect not in effects:
            effects.append(effect)
            kept.append(action)
    return kept


def _few_payments(found: list[int]) -> list[int]:
    by_card: dict[int, list[int]] = {}
    kept: list[int] = []
    for action in found:
        if action < BUILD_ID:
            kept.append(action)
        else:
            card = action & 127
            if card in by_card:
                by_card[card].append(action)
            else:
                by_card[card] = [action]
    for payments in by_card.values():
        if len(payments) > MOST_PAYMENTS:
            payments = sorted(payments, key=_expense)[:MOST_PAYMENTS]
        kept += payments
    return kept


def _expense(action: int) -> int:
    """Spheres first, then converters, which other builds of the turn may want."""
    return SPENT[action >> 10 & 4095] * 64 + (action >> 22).bit_count()


def _looked(looked: tuple[int, int, int], state: State, number: int, level: int) -> tuple[int, int, int]:
    """`looked` after a Research of `level`. In a game that does not look the deck does not shrink."""
    before = looked[level - 1]
    count = min(int(state.table[number].research), max(0, int(deck_size(state, level)) - before))
    if level == 1:
        return (before + count, looked[1], looked[2])
    if level == 2:
        return (looked[0], before + count, looked[2])
    return (looked[0], looked[1], before + count)


def _spread(values: int) -> list[int]:
    """As many numbers of 60 bits as different from each other as chance can make them, always the same ones."""
    return [int.from_bytes(blake2b(str(n).encode(), digest_size=8).digest(), "big") >> 4 for n in range(values)]


_CARD: Final[list[int]] = _spread(len(EFFECT))
_MIX: Final = 0x9E3779B97F4A7C15 >> 3  # odd, and its bits are spread: the golden ratio's
_MASK: Final = (1 << 60) - 1


def _sum(cards: list[int]) -> i64:
    total: i64 = 0
    for card in cards:
        each: i64 = _CARD[card]
        total += each
    return total


def _sum_of(cards: tuple[int, ...]) -> i64:
    total: i64 = 0
    for card in cards:
        each: i64 = _CARD[card]
        total += each
    return total


def _mix(key: i64, value: i64) -> i64:
    key = ((key ^ value) * _MIX) & _MASK
    return key ^ (key >> 29)


def _key(state: State, number: int, looked: tuple[int, int, int], done: bool) -> i64:
    """What tells two states of the turn apart, in 60 bits; at its end no more than the table and what the seat has.

    In which order cards were built, filed or drawn makes no difference. Two states of a turn in a hundred billion games
    may be taken for one.
    """
    seat = state.table[number]
    places: i64 = 0
    for card in state.display:
        places += places
        if card >= 0:
            places += 1
    key: i64 = _mix(_mix(0, state.row), seat.ring)
    key = _mix(key, (seat.held << 40) | (seat.tokens << 16) | places)
    key = _mix(key, _sum_of(seat.active))
    key = _mix(key, _sum(seat.archive))
    key = _mix(key, (looked[0] << 40) | (looked[1] << 20) | looked[2])
    if not done:
        key = _mix(key, state.triggered)
        key = _mix(key, state.used)
        key = _mix(key, state.worked)
        key = _mix(key, ((state.effect + 1) << 16) | (state.left << 8) | state.kind)
        key = _mix(key, _sum(state.drawn))
    return key
