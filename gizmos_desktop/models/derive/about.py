"""What the large view says about a card."""

from __future__ import annotations

from typing import Any

from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.derive.board import card_row
from gizmos_desktop.models.derive.preview import strips, triggered_by_build, triggered_by_file
from gizmos_desktop.models.derive.seat import derive_archive, derive_marks
from gizmos_desktop.models.derive.shapes import CardRow
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.words import reasons
from gizmos_desktop.models.words import table as words
from gizmos_desktop.models.words.cards import card_head, card_words


def derive_about(snap: Snapshot | None, intent: Intent, card: str) -> dict[str, Any]:
    """Head, rule, state, what filing and building would trigger, and whether and why not they are possible."""
    if card not in CARDS:
        return {}
    found: dict[str, Any] = {
        "card": card,
        "head": card_head(CARDS[card]),
        "words": card_words(CARDS[card]),
        "owner": "",
        "state": "",
        "would": (),
        "canFile": False,
        "canBuild": False,
        "canUse": False,
        "fileSub": "",
        "buildSub": "",
        "fileWhy": "",
        "buildWhy": "",
    }
    if snap is None:
        return found
    for seat in range(len(snap.seats)):
        if card in snap.cards_of(seat, "active"):
            return found | about_active(snap, seat, card)
        if card in snap.cards_of(seat, "archive") and seat != snap.own:
            return found | {"owner": words.archived_by(snap.names[seat]), "state": reasons.foreign_card()}
    row = row_of(snap, intent, card)
    if row is None:
        return found
    return found | {
        "would": would(snap, row),
        "canFile": row.can_file,
        "canBuild": row.can_build,
        "fileSub": row.file_sub,
        "buildSub": row.build_sub,
        "fileWhy": row.file_why,
        "buildWhy": row.build_why,
    }


def row_of(snap: Snapshot, intent: Intent, card: str) -> CardRow | None:
    """The row of a card that could be filed or built from where it lies; None if it lies nowhere to be seen."""
    own = snap.cards_of(snap.own, "archive")
    if card in own:
        return derive_archive(snap, intent, snap.own, set())[own.index(card)]
    shown = [each for row in snap.position["display"].values() for each in row]
    return card_row(snap, intent, card, 0) if card in shown or card in snap.hand() else None


def would(snap: Snapshot, row: CardRow) -> tuple[dict[str, Any], ...]:
    """What building and filing the card would trigger; nothing about what is impossible."""
    found: list[dict[str, Any]] = []
    if row.can_build:
        cards = triggered_by_build(snap, row.card)
        if cards:
            found.append({"text": words.building_triggers(len(cards)), "plates": strips(cards)})
    if row.can_file:
        cards = triggered_by_file(snap)
        if cards:
            found.append({"text": words.filing_triggers(len(cards)), "plates": strips(cards)})
    return tuple(found)


def about_active(snap: Snapshot, seat: int, card: str) -> dict[str, Any]:
    """An active Gizmo: whose it is, and how it stands this turn."""
    mark, code = derive_marks(snap, seat, None).get(card, ("", ""))
    match mark:
        case "armed":
            state = reasons.is_ready()
        case "waiting":
            state = reasons.reason_text(code)
        case "used":
            state = reasons.already_used()
        case _:
            state = "" if CARDS[card].trigger == "-" or seat != snap.turn_seat else reasons.not_triggered()
    return {
        "owner": words.owner(snap.names[seat]),
        "state": state,
        "canUse": seat == snap.own and card in snap.offer.uses,
    }
