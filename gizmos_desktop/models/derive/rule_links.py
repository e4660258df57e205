"""Which place of the rulebook explains a reason, or a thing on the table. A place is "chapter" or "chapter.anchor"."""

from __future__ import annotations

from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.derive.seat import derive_marks
from gizmos_desktop.models.derive.snapshot import Snapshot

OF_REASON = {
    "ring_full": "pick.full",
    "archive_full": "file.full",
    "no_file": "upgrades.no_file",
    "no_research": "upgrades.no_research",
    "no_cards": "file.cards",
    "no_spheres": "pick.none",
    "no_level1": "build.free",
    "too_expensive": "build.cost",
    "decks_empty": "research.empty",
    "not_your_turn": "turn.wait",
    "not_now": "turn.now",
}
"""By the engine's reason codes."""

OF_THING = {
    "ring": "pick.full",
    "archive": "file.full",
    "glass": "pick.random",
    "chain": "chains",
    "pay": "converters",
    "order": "research",
    "tokens": "end.points",
    "rival": "setup.open",
    "button": "chains.may",
    "draw": "pick.random",
    "pass": "turn.pass",
    "round": "end.trigger",
}
"""By things that say nothing else about themselves."""

ACTIONS = ("file", "pick", "build", "research")


def rule_of(snap: Snapshot | None, topic: str) -> str:
    """The place that explains a thing as it stands now; "" if the rules say nothing about it. A topic is a word of
    `OF_THING`, an action, "card ID", "deck LEVEL", "sphere" or "gizmo ID"."""
    kind, _, what = topic.partition(" ")
    if kind in OF_THING:
        return OF_THING[kind]
    if kind in ACTIONS:
        return _why_not(snap, kind) or kind
    if kind == "sphere":
        return _why_not(snap, "pick") or "pick"
    if kind == "deck":
        return _why_not(snap, "research") or "research"
    if kind == "gizmo" and what in CARDS:
        return _of_gizmo(snap, what)
    if kind == "card" and what in CARDS:
        return _of_card(snap, what)
    return ""


def _why_not(snap: Snapshot | None, kind: str) -> str:
    """Where the reason is explained why this action is not possible; "" if it is."""
    if snap is None or snap.state in ("over", "replay"):
        return ""
    code = snap.game.blocked(kind) if snap.deciding else "not_your_turn"
    return OF_REASON[code] if code else ""


def _of_card(snap: Snapshot | None, card: str) -> str:
    """A card that could be filed or built."""
    if snap is None or card in snap.offer.builds or snap.state in ("over", "replay"):
        return "build"
    if not snap.deciding:
        return OF_REASON["not_your_turn"]
    if snap.kind == "file":
        return _why_not(snap, "file") or "file"
    if snap.kind in ("action", "keep"):
        return OF_REASON["too_expensive"]
    return _why_not(snap, "build") or "build"


def _of_gizmo(snap: Snapshot | None, card: str) -> str:
    """An active Gizmo."""
    category = CARDS[card].category
    if category == "converter":
        return "converters"
    if category == "upgrade":
        return _of_upgrade(CARDS[card].effect)
    if snap is not None:
        for seat in range(len(snap.seats)):
            mark, code = derive_marks(snap, seat, None).get(card, ("", ""))
            if mark == "waiting" and code in OF_REASON:
                return OF_REASON[code]
            if mark == "used":
                return "chains.once"
    return "chains"


def _of_upgrade(effect: str) -> str:
    kind = effect.partition(":")[0]
    return "upgrades." + {
        "no_file": "no_file",
        "no_research": "no_research",
        "discount": "discounts",
        "award": "awards",
    }.get(kind, "limits")
