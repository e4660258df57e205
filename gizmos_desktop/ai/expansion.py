"""The rest of a turn, looked at whole: every action with the chain that may follow it, payments included.

A beam search: from each state in which the seat still has to decide, all actions are tried; the most promising states
go on. Whatever is reached counts for the root actions that lead there, so that every root action gets a value: that
of the best state to which it can be followed. Limits are counted in states, never in time: the same question always
gets the same answer.
"""

from collections.abc import Callable
from dataclasses import dataclass

from gizmos_desktop.ai.evaluation import pending
from gizmos_desktop.engine import Game
from gizmos_desktop.engine.actions import BUILD_ID
from gizmos_desktop.engine.state import RETURN
from gizmos_desktop.engine.tables import SPENT

Valuer = Callable[[Game], float]
"""What a position is worth to the seat that thinks, if it stops there."""

PAYMENTS = 4
"""How many ways to pay for a card are tried beyond the root, those that spend least first."""


@dataclass(slots=True)
class _Node:
    game: Game
    worth: float
    guide: float
    """`worth` and what the chain still promises."""
    roots: int
    """Mask of the root actions that lead here."""


def expand(game: Game, roots: list[int], value: Valuer, width: int, budget: int) -> list[float]:
    """The value of each of the actions `roots` (ids) of `game`, all legal in the decision that is due.

    `width` states go on after every step; when `budget` states have been valued, no further step is begun.
    """
    seat = game.turn_seat
    best = [float("-inf")] * len(roots)
    seen: dict[tuple[object, ...], _Node] = {}
    steps = [(game, 1 << index, action) for index, action in enumerate(roots)]
    while steps:
        frontier: list[_Node] = []
        for parent, mask, action in steps:
            child = parent.copy()
            child.apply(action)
            key = _key(child, seat)
            node = seen.get(key)
            if node is None:
                worth = value(child)
                node = seen[key] = _Node(child, worth, worth, mask)
                if child.turn_seat == seat and not child.is_over:
                    node.guide += pending(child, child.table[seat])
                    frontier.append(node)
            else:
                node.roots |= mask
            for index, known in enumerate(best):
                if mask >> index & 1 and node.worth > known:
                    best[index] = node.worth
        if len(seen) >= budget:
            break
        frontier.sort(key=lambda n: -n.guide)
        steps = [(node.game, node.roots, action) for node in frontier[:width] for action in _actions(node.game)]
    return best


def _key(game: Game, seat: int) -> tuple[object, ...]:
    """What tells two states of one turn apart, as far as the seat's worth and its further actions go."""
    me = game.table[seat]
    return (
        game.turn_seat, game.kind, game.triggered, game.used, game.worked, game.effect, game.left, tuple(game.drawn),
        game.row, tuple(game.display), me.ring, me.held, me.tokens, tuple(me.active), tuple(me.archive),
    )  # fmt: skip


def _actions(game: Game) -> list[int]:
    """The actions to try: all but needless orders of leftover cards and needlessly dear payments."""
    ids = list(game.legal_ids())
    if game.kind == RETURN:
        return ids[:1]  # the order at the bottom of a deck matters to nobody this turn
    return few_payments(ids, PAYMENTS)


def few_payments(ids: list[int], most: int) -> list[int]:
    """The actions `ids`, with at most `most` ways to pay for each card: those that spend and convert least."""
    by_card: dict[int, list[int]] = {}
    kept = []
    for action in ids:
        if action < BUILD_ID:
            kept.append(action)
        else:
            by_card.setdefault(action & 127, []).append(action)
    for payments in by_card.values():
        if len(payments) > most:
            payments.sort(key=lambda a: (SPENT[a >> 10 & 4095], (a >> 22).bit_count()))
        kept += payments[:most]
    return kept
