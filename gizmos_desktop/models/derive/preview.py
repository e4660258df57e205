"""What an action would do: sub-labels of buttons, and the Gizmos that it would trigger."""

from __future__ import annotations

from gizmos_desktop.engine import CARDS, Action
from gizmos_desktop.models.derive.rank import ranked
from gizmos_desktop.models.derive.shapes import Tokens
from gizmos_desktop.models.derive.snapshot import Snapshot
from gizmos_desktop.models.derive.tokens import card_tokens
from gizmos_desktop.models.words import log, table


def file_sub(snap: Snapshot) -> str:
    """Which place of the archive a card would take."""
    held = len(snap.cards_of(snap.own, "archive"))
    return table.slot_of(held + 1, snap.game.limits(snap.own).archive)


def build_sub(snap: Snapshot, card: str) -> str:
    """What building the card would take: the spheres, or that there is a choice."""
    actions = snap.offer.builds[card]
    if len(actions) > 1:
        return table.ways_to_pay(len(actions))
    pay = actions[0].pay
    if not pay:
        return table.for_free()
    return table.pays(log.spheres(pay).words) if len(set(pay)) == 1 else table.pays_spheres(len(pay))


def pays(snap: Snapshot, card: str) -> Tokens:
    """The spheres that building the card would take, counted; () if there is a choice or it is free."""
    actions = snap.offer.builds[card]
    return log.spheres(actions[0].pay).tokens if len(actions) == 1 else ()


def triggered_by(snap: Snapshot, action: Action) -> tuple[str, ...]:
    """Gizmos that this legal action would trigger, in id order."""
    return snap.game.triggers_of(action)


def triggered_by_file(snap: Snapshot) -> tuple[str, ...]:
    """Gizmos that any File would trigger (rulings.md: every File triggers alike); () if none is legal."""
    card = min(snap.offer.files, default="")
    return triggered_by(snap, Action("file", card)) if card else ()


def triggered_by_build(snap: Snapshot, card: str) -> tuple[str, ...]:
    """Gizmos that building this card would trigger, however it is paid."""
    return triggered_by(snap, ranked(snap, card)[0])


def strips(cards: tuple[str, ...]) -> tuple[Tokens, ...]:
    """The strips of cards."""
    return tuple(card_tokens(CARDS[card]) for card in cards)
