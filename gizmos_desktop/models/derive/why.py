"""Why the things on the table cannot be used now."""

from __future__ import annotations

from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.words import reasons


def not_deciding(snap: Snapshot) -> str:
    """Why nothing at all can be done; "" if the person is to decide."""
    if snap.deciding:
        return ""
    if snap.state == "over":
        return reasons.game_over()
    if snap.state == "replay":
        return reasons.replay()
    return reasons.waits_for(snap.names[snap.turn_seat])


def why_not(snap: Snapshot, kind: str) -> str:
    """Why no File, Pick, Build or Research is possible now, as a sentence; "" if one is."""
    waiting = not_deciding(snap)
    if waiting:
        return waiting
    code = snap.game.blocked(kind)
    return reasons.only(snap.kind) if code == "not_now" else reasons.reason_text(code)


def why_no_file(snap: Snapshot, card: str) -> str:
    """Why this card cannot be filed now; "" if it can."""
    if card in snap.offer.files:
        return ""
    general = why_not(snap, "file")
    if general:
        return general
    if card in snap.cards_of(snap.own, "archive"):
        return reasons.already_archived()
    return reasons.only(snap.kind)


def why_no_build(snap: Snapshot, card: str) -> str:
    """Why this card cannot be built now; "" if it can."""
    if card in snap.offer.builds:
        return ""
    general = why_not(snap, "build")
    if general and snap.game.blocked("build") != "too_expensive":
        return general
    if snap.kind == "keep" and card not in snap.hand():
        return reasons.only("keep")
    if snap.kind == "build" and CARDS[card].level != 1:
        return reasons.only_level1()
    return reasons.missing_text(missing(snap, card))


def missing(snap: Snapshot, card: str) -> int:
    """Spheres lacking to build this card now; 0 if that is not the trouble."""
    if not snap.deciding or card in snap.offer.builds or snap.kind not in ("action", "keep"):
        return 0
    return snap.game.shortfall(card)


def while_paying(intent: Intent) -> str:
    """While a card is being paid nothing else can be done."""
    return reasons.only("pay") if intent.paying else ""
