"""Display, decks, energy row, dispenser and the drawn cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gizmos_desktop.engine import COLORS, Action
from gizmos_desktop.models.derive.preview import build_sub, file_sub, pays
from gizmos_desktop.models.derive.shapes import CardRow, DeckRow, SphereRow
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.derive.why import missing, not_deciding, while_paying, why_no_build, why_no_file, why_not
from gizmos_desktop.models.words import reasons

SPHERES_PER_COLOR = 13


def derive_display(snap: Snapshot, intent: Intent, level: int) -> tuple[CardRow, ...]:
    """The face-up cards of one level, left to right; an empty place is a row without a card."""
    cards: list[str | None] = snap.position["display"][str(level)]
    return tuple(
        CardRow(f"empty {slot}", "", slot) if card is None else card_row(snap, intent, card, slot)
        for slot, card in enumerate(cards)
    )


def derive_hand(snap: Snapshot, intent: Intent) -> tuple[CardRow, ...]:
    """The drawn cards, for the person who drew them."""
    return tuple(card_row(snap, intent, card, slot) for slot, card in enumerate(snap.hand()))


def card_row(snap: Snapshot, intent: Intent, card: str, slot: int) -> CardRow:
    """A card that may be filed or built; an armed action leaves only that."""
    can_file = card in snap.offer.files and not intent.paying and intent.kind in ("", "file")
    can_build = card in snap.offer.builds and not intent.paying and intent.kind in ("", "build")
    always = while_paying(intent) or not_deciding(snap)
    armed = reasons.only(intent.kind) if intent.kind else ""
    file_why = "" if can_file else always or why_no_file(snap, card) or armed
    build_why = "" if can_build else always or why_no_build(snap, card) or armed
    lacking = missing(snap, card)
    return CardRow(
        key=card,
        card=card,
        slot=slot,
        affordable=card in snap.offer.builds and not intent.paying,
        can_file=can_file,
        can_build=can_build,
        file_sub=file_sub(snap) if can_file else "",
        build_sub=build_sub(snap, card) if can_build else "",
        file_why=file_why,
        build_why=build_why,
        chosen=card == intent.paying or (can_file and intent.kind == "file") or (can_build and intent.kind == "build"),
        why="" if can_file or can_build else build_why,
        short=reasons.missing_short(lacking) if lacking else "",
        missing=lacking,
        pays=pays(snap, card) if can_build else (),
    )


def derive_decks(snap: Snapshot, intent: Intent) -> tuple[DeckRow, ...]:
    """The three decks, level 1 first."""
    rows: list[DeckRow] = []
    for level in (1, 2, 3):
        count = int(snap.position["deck_sizes"][str(level)])
        can = level in snap.offer.levels and not intent.paying and intent.kind in ("", "research")
        why = while_paying(intent) or why_not(snap, "research") or ("" if count else reasons.deck_empty())
        if not can and not why:
            why = reasons.only(intent.kind)
        rows.append(DeckRow(level, count, can, "" if can else why))
    return tuple(rows)


def derive_row(snap: Snapshot, intent: Intent) -> tuple[SphereRow, ...]:
    """The energy row, oldest sphere first. Of equal spheres the oldest leaves, so the n-th ever of a colour keeps its
    name."""
    gone = snap.book.left_row
    seen: Counter[str] = Counter()
    triggers = {
        color: len(snap.game.triggers_of(Action("pick", color=color))) for color in COLORS if color in snap.offer.picks
    }
    why = while_paying(intent) or why_not(snap, "pick")
    if not why and intent.kind not in ("", "pick"):
        why = reasons.only(intent.kind)
    rows: list[SphereRow] = []
    for color in snap.position["row"]:
        can = color in snap.offer.picks and not why
        rows.append(SphereRow(f"{color} {gone[color] + seen[color]}", color, can, triggers.get(color, 0), why))
        seen[color] += 1
    return tuple(rows)


def derive_glass(position: dict[str, Any]) -> dict[str, int]:
    """Spheres in the dispenser by colour, the one in the chute included: all that are neither in the row nor in a
    ring."""
    out = Counter(position["row"])
    for seat in position["seats"]:
        out.update(seat["ring"])
    return {color: SPHERES_PER_COLOR - out[color] for color in COLORS}


def derive_shown(snap: Snapshot) -> str:
    """The sphere that is shown in the chute, with the option on."""
    coming = snap.position.get("next_spheres") or []
    return str(coming[0]) if snap.game.chute and coming else ""
