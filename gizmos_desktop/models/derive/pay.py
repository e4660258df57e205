"""The payment panel: all legal payments for a card, best first, each with what is good about it, and how the chosen
one works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from gizmos_desktop.engine import CARDS, COLORS, Action, Card, Lane
from gizmos_desktop.models.derive.rank import ranked, stays_of
from gizmos_desktop.models.derive.seat import hotkey_of
from gizmos_desktop.models.derive.shapes import OptionRow, PayState, Tokens
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.derive.tokens import conversion_tokens
from gizmos_desktop.models.words import pay as words
from gizmos_desktop.models.words.log import listed, spheres
from gizmos_desktop.models.words.names import energy_name

Label = tuple[str, str]

MOST_TOTALS = 60


def derive_pay(snap: Snapshot, intent: Intent) -> PayState:
    """The panel for the card that is being paid; empty if none is."""
    actions = ranked(snap, intent.paying) if intent.paying else ()
    if not actions:
        return PayState()
    card = CARDS[intent.paying]
    chosen = min(intent.payment, len(actions) - 1)
    lanes = snap.game.lanes(actions[chosen])
    total = sum(lane.made for lane in lanes)
    return PayState(
        card=card.id,
        title=words.title(card.cost, total, card.cost_color),
        sum=words.made_of(total, total),
        line=words.takes(len(actions[chosen].pay), len(actions[chosen].via)),
        offered=words.offered(len(actions)),
        color=card.cost_color,
        chosen=chosen,
        lanes=tuple(lane_map(lane, card.cost_color) for lane in lanes),
        options=options_of(snap, card, actions),
    )


def options_of(snap: Snapshot, card: Card, actions: Sequence[Action]) -> tuple[OptionRow, ...]:
    """The rows of all payments. They are the same whichever is chosen, so they are made once for a moment."""
    known = snap.ways.get(card.id)
    if known is None:
        ring: dict[str, int] = snap.position["seats"][snap.own]["ring"]
        labels = label_all(actions, derive_totals(snap, card, actions), ring, wanted_colors(snap, card.id))
        stays = {
            pay: tuple(color for color, count in left.items() for _ in range(count))
            for pay, left in stays_by_pay(ring, actions).items()
        }
        known = snap.ways[card.id] = tuple(
            OptionRow(
                key=str(action),
                name=name,
                why=why,
                spend=action.pay,
                converters=action.via,
                stays=stays[action.pay],
                hotkey=hotkey_of(n),
            )
            for n, (action, (name, why)) in enumerate(zip(actions, labels, strict=True))
        )
    return known


def stays_by_pay(ring: dict[str, int], actions: Sequence[Action]) -> dict[tuple[str, ...], dict[str, int]]:
    """What stays in the ring, by the spheres that are spent: hundreds of payments spend the same few handfuls."""
    return {pay: stays_of(ring, action) for pay, action in {action.pay: action for action in actions}.items()}


def derive_totals(snap: Snapshot, card: Card, actions: Sequence[Action]) -> list[int]:
    """What each payment comes to. That differs only by a discount, which may be left out (rulings.md, "Build"); it
    takes time to find out, so it is done for the best payments only, and taken as the cost for the others."""
    owned = snap.cards_of(snap.own, "active")
    if not any(CARDS[each].effect.startswith("discount") for each in owned):
        return [card.cost] * len(actions)
    known = [sum(lane.made for lane in snap.game.lanes(action)) for action in actions[:MOST_TOTALS]]
    return known + [min(known)] * (len(actions) - len(known))


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
    """Name and reason of each payment: the first thing in which it is best. Of several that are best in something it is
    the first one's, and nothing is best where all are alike."""
    left = stays_by_pay(ring, actions)
    stays = [left[action.pay] for action in actions]
    found: dict[int, Label] = {}

    def give(place: int, label: Callable[[int], Label]) -> None:
        if place >= 0 and place not in found:
            found[place] = label(place)

    needed = {pay: sum(stay[color] for color in wanted) for pay, stay in left.items()}
    variety = {pay: sum(stay[color] > 0 for color in COLORS) for pay, stay in left.items()}
    kept = [needed[action.pay] for action in actions]
    spent = [len(action.pay) for action in actions]
    used = [len(action.via) for action in actions]
    kinds = [variety[action.pay] for action in actions]
    give(best(kept, max), lambda n: words.keeps_needed(listed([energy_name(c) for c in wanted if stays[n][c]])))
    give(best(spent, min), lambda n: words.fewest_spheres(spent[n]))
    give(best(used, min), lambda n: words.fewest_converters(used[n]) if used[n] else words.no_converters())
    give(best(kinds, max), lambda n: words.keeps_variety(kinds[n]))
    give(best(totals, max), lambda n: words.makes_room(totals[n]))
    for color in COLORS:
        most = [stay[color] for stay in stays]
        place = best(most, max)
        if place >= 0 and place not in found:
            found[place] = words.keeps_most(spheres((color,) * most[place]).words, color)
    name = words.another if len(actions) > 1 else words.only
    others = {pay: name(spheres(pay).words) for pay in left}
    return [found.get(n) or others[action.pay] for n, action in enumerate(actions)]


def best(values: Sequence[int], choose: Callable[[Sequence[int]], int]) -> int:
    """Place of the first best value, -1 if all are alike."""
    return values.index(choose(values)) if len(set(values)) > 1 else -1
