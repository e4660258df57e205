"""Which of the legal payments for a card is best, and what is good about each.

Best is what keeps what the archive and the display ask for, spends few spheres, uses up few converters and keeps
variety, in this weight.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gizmos_desktop.engine import CARDS, COLORS, Action
from gizmos_desktop.models.derive.snapshot import Snapshot

PER_SPHERE = 1.0
PER_CONVERTER = 0.25
PER_CONVERTER_IN_DEMAND = 0.9
PER_KIND_KEPT = 0.35
ARCHIVE_DEMAND = 1.6
DISPLAY_DEMAND = 0.35


@dataclass(frozen=True, slots=True)
class Demand:
    """What the ring is wanted for: colour and cost of the other cards in the archive and on display."""

    archive: tuple[tuple[str, int], ...] = ()
    display: tuple[tuple[str, int], ...] = ()
    pays_again: bool = False
    """Another card may be paid for this turn: a Gizmo with a Research is triggered."""

    def value(self, stays: Mapping[str, int]) -> float:
        """How much of it the spheres that stay would cover."""
        return ARCHIVE_DEMAND * covered(self.archive, stays) + DISPLAY_DEMAND * covered(self.display, stays)

    @property
    def per_converter(self) -> float:
        """What using up a converter gives up."""
        return PER_CONVERTER_IN_DEMAND if self.pays_again else PER_CONVERTER


def covered(wanted: Iterable[tuple[str, int]], stays: Mapping[str, int]) -> float:
    """Sum over the wanted cards of the share of their cost that lies there; the nearer a card, the more each sphere
    counts."""
    total = 0.0
    for color, cost in wanted:
        there = sum(stays.values()) if color == "any" else stays.get(color, 0)
        share = min(there, cost) / cost if cost else 1.0
        total += share * (1.0 + share)
    return total


def demand_of(snap: Snapshot, card: str) -> Demand:
    """What the ring of the seat at the bottom is wanted for, once `card` is built."""
    archive = [each for each in snap.cards_of(snap.own, "archive") if each != card]
    display = [each for row in snap.position["display"].values() for each in row if each and each != card]
    pays_again = any(CARDS[each].effect.startswith("research") for each in snap.turn["triggered"])
    return Demand(
        tuple((CARDS[each].cost_color, CARDS[each].cost) for each in archive),
        tuple((CARDS[each].cost_color, CARDS[each].cost) for each in display),
        pays_again,
    )


def stays_of(ring: Mapping[str, int], action: Action) -> dict[str, int]:
    """The spheres that stay in the ring, by colour."""
    return {color: ring.get(color, 0) - action.pay.count(color) for color in COLORS}


def price(ring: Mapping[str, int], demand: Demand, action: Action) -> float:
    """What a payment gives up: the lower the better."""
    return price_of_spheres(ring, demand, action) + demand.per_converter * len(action.via)


def price_of_spheres(ring: Mapping[str, int], demand: Demand, action: Action) -> float:
    """The part of the price that the spheres make: hundreds of payments spend the same few handfuls."""
    stays = stays_of(ring, action)
    kinds = sum(stays[color] > 0 for color in COLORS)
    return PER_SPHERE * len(action.pay) - PER_KIND_KEPT * kinds - demand.value(stays)


def ranked(snap: Snapshot, card: str) -> tuple[Action, ...]:
    """All legal payments for a card, best first; the same order every time."""
    known = snap.payments.get(card)
    if known is None:
        ring: dict[str, int] = snap.position["seats"][snap.own]["ring"]
        demand = demand_of(snap, card)
        actions = snap.offer.builds.get(card, ())
        by_pay = {action.pay: action for action in actions}
        spheres = {pay: price_of_spheres(ring, demand, action) for pay, action in by_pay.items()}
        priced = [
            (round(spheres[action.pay] + demand.per_converter * len(action.via), 6), action.pay, action.via, place)
            for place, action in enumerate(actions)
        ]
        known = snap.payments[card] = tuple(actions[place] for _, _, _, place in sorted(priced))
    return known
