"""The payment panel: all legal payments for a card, best first, each with what is good about it, and how the chosen
one works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from gizmos_desktop.engine import CARDS, COLORS, Action, Lane
from gizmos_desktop.models.derive.rank import ranked, stays_of
from gizmos_desktop.models.derive.seat import hotkey_of
from gizmos_desktop.models.derive.shapes import OptionRow, PayState, Tokens
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.derive.tokens import conversion_tokens
from gizmos_desktop.models.words import pay as words
from gizmos_desktop.models.words.log import listed, spheres
from gizmos_desktop.models.words.names import energy_name

Label = tuple[str, str]


def derive_pay(snap: Snapshot, intent: Intent) -> PayState:
    """The panel for the card that is being paid; empty if none is."""
    actions = ranked(snap, intent.paying) if intent.paying else ()
    if not actions:
        return PayState()
    card = CARDS[intent.paying]
    ring: dict[str, int] = snap.position["seats"][snap.own]["ring"]
    chosen = min(intent.payment, len(actions) - 1)
    lanes = [snap.game.lanes(action) for action in actions]
    totals = [sum(lane.made for lane in each) for each in lanes]
    total = totals[chosen]
    labels = label_all(actions, totals, ring, wanted_colors(snap, intent.paying))
    options = tuple(
        OptionRow(
            key=str(action),
            name=name,
            why=why,
            spend=action.pay,
            converters=action.via,
            stays=tuple(color for color in COLORS for _ in range(stays_of(ring, action)[color])),
            hotkey=hotkey_of(n),
        )
        for n, (action, (name, why)) in enumerate(zip(actions, labels, strict=True))
    )
    return PayState(
        card=card.id,
        title=words.title(card.cost, total, card.cost_color),
        sum=words.made_of(total, total),
        line=words.takes(len(actions[chosen].pay), len(actions[chosen].via)),
        offered=words.offered(len(actions)),
        color=card.cost_color,
        chosen=chosen,
        lanes=tuple(lane_map(lane, card.cost_color) for lane in lanes[chosen]),
        options=options,
    )


def lane_map(lane: Lane, color: str) -> dict[str, Any]:
    """One lane of the picture: the spheres, the converters they run through, what they count as, and whether that is
    another colour."""
    out = out_color(lane, color)
    changed = bool(lane.converters) and out != lane.spent[0]
    return {
        "from": lane.spent,
        "converters": [
            {"card": card, "tokens": strips_at_work(card, count)} for card, count in Counter(lane.converters).items()
        ],
        "out": (out,) * lane.made,
        "changed": (changed,) * lane.made,
    }


def strips_at_work(card: str, count: int) -> tuple[Tokens, ...]:
    """The strips of those parts of a converter that work in a lane: of two equal parts only as many as are used
    there."""
    strips = conversion_tokens(CARDS[card])
    return strips[:count] if len(set(CARDS[card].effect.split(";"))) == 1 else strips


def out_color(lane: Lane, color: str) -> str:
    """What a lane counts as. For a generic Gizmo that is whatever its last doubling takes, else what went in."""
    if color != "any":
        return color
    for card in reversed(lane.converters):
        doubled = [part.partition(">")[0] for part in CARDS[card].effect.split(";") if part.endswith("*2")]
        if doubled:
            return lane.spent[0] if lane.spent[0] in doubled else doubled[0]
    return lane.spent[0]


def wanted_colors(snap: Snapshot, paying: str) -> tuple[str, ...]:
    """Colours that the other cards of the archive cost."""
    cards = [card for card in snap.cards_of(snap.own, "archive") if card != paying]
    return tuple(color for color in COLORS if any(CARDS[card].cost_color == color for card in cards))


def label_all(
    actions: Sequence[Action], totals: Sequence[int], ring: dict[str, int], wanted: Sequence[str]
) -> list[Label]:
    """Name and reason of each payment: the first thing in which it is better than some other and that no better one
    has been named by."""
    stays = [stays_of(ring, action) for action in actions]
    kinds = [sum(left[color] > 0 for color in COLORS) for left in stays]
    kept = [sum(left[color] for color in wanted) for left in stays]
    spent = [len(action.pay) for action in actions]
    used = [len(action.via) for action in actions]

    def needed(n: int) -> Label | None:
        there = [energy_name(color) for color in wanted if stays[n][color]]
        return words.keeps_needed(listed(there)) if there and best(kept, n, max) else None

    def sparing(n: int) -> Label | None:
        return words.fewest_spheres(spent[n]) if best(spent, n, min) else None

    def idle(n: int) -> Label | None:
        if not best(used, n, min):
            return None
        return words.fewest_converters(used[n]) if used[n] else words.no_converters()

    def various(n: int) -> Label | None:
        return words.keeps_variety(kinds[n]) if best(kinds, n, max) else None

    def roomy(n: int) -> Label | None:
        return words.makes_room(totals[n]) if best(totals, n, max) else None

    def most(n: int) -> Label | None:
        for color in COLORS:
            if stays[n][color] and best([left[color] for left in stays], n, max):
                return words.keeps_most(spheres((color,) * stays[n][color]).words, color)
        return None

    labels: list[Label] = []
    taken: Counter[str] = Counter()
    for n, action in enumerate(actions):
        found = first_free((needed, sparing, idle, various, roomy, most), n, taken) or words.another(
            spheres(action.pay).words
        )
        taken[found[0]] += 1
        labels.append(found)
    return labels


def best(values: Sequence[int], n: int, choose: Callable[[Sequence[int]], int]) -> bool:
    """The n-th value is the best of all, and no better payment has it too; nothing is best where all are alike."""
    return values[n] == choose(values) and values[n] not in values[:n] and len(set(values)) > 1


def first_free(makers: Sequence[Callable[[int], Label | None]], n: int, taken: Counter[str]) -> Label | None:
    """The first label that is not taken yet."""
    for maker in makers:
        label = maker(n)
        if label is not None and not taken[label[0]]:
            return label
    return None
