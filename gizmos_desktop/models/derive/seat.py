"""A seat's dashboard: ring, limits, columns with their marks, archive, what sets its Gizmos off, its latest turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gizmos_desktop.engine import CARDS, COLORS, Action, Card
from gizmos_desktop.models.derive.beads import derive_last_turn
from gizmos_desktop.models.derive.shapes import CardRow, SeatState, SetsOffRow
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.derive.tokens import icon, pip
from gizmos_desktop.models.derive.why import missing, not_deciding, while_paying, why_no_build
from gizmos_desktop.models.words import log, reasons
from gizmos_desktop.models.words.levels import player_kind, player_short

COLUMNS = ("upgrade", "converter", "file", "pick", "build")


def column_of(card: Card) -> str:
    """The column that a card goes to (rulings.md, "Set-up": starting Gizmos lie in File)."""
    return "file" if card.level == 0 else card.category


def ring_of(position: dict[str, Any], seat: int) -> tuple[str, ...]:
    """The spheres of a seat, sorted by colour."""
    held: dict[str, int] = position["seats"][seat]["ring"]
    return tuple(color for color in COLORS for _ in range(held.get(color, 0)))


def places_spent(ring: Sequence[str], pay: Sequence[str]) -> tuple[int, ...]:
    """Places of the ring whose spheres a payment takes: the last ones of each colour."""
    found: list[int] = []
    for color, count in Counter(pay).items():
        found += [n for n, each in enumerate(ring) if each == color][-count:]
    return tuple(sorted(found))


@lru_cache(64)
def derive_sets_off(ids: tuple[str, ...]) -> tuple[SetsOffRow, ...]:
    """Which File, Pick and Build actions set off Gizmos, and how many each."""
    cards = [CARDS[card] for card in ids]
    rows: list[SetsOffRow] = []
    for kind in ("file", "pick", "build"):
        of_kind = [card for card in cards if card.trigger.partition(":")[0] == kind]
        counted: Counter[str] = Counter()
        for card in of_kind:
            counted.update(word for word in card.trigger.partition(":")[2].split("|") if word)
        parts = [{"token": pip(color), "count": counted[color]} for color in COLORS if counted[color]]
        parts += [
            {"token": icon(name), "count": counted[word]}
            for word, name in (("from_archive", "archive"), ("level2", "level2"))
            if counted[word]
        ]
        if of_kind:
            rows.append(SetsOffRow(kind, len(of_kind), tuple(parts)))
    return tuple(rows)


def derive_seat(snap: Snapshot, intent: Intent, seat: int, payment: Action | None) -> SeatState:
    """Everything about one seat. `payment` is the chosen one, if the seat at the bottom is paying."""
    game = snap.game
    limits = game.limits(seat)
    score = game.score(seat)
    ring = ring_of(snap.position, seat)
    turn = snap.book.latest_turn_of(seat)
    last_turn = derive_last_turn(turn)
    own_turn = snap.turn_seat == seat and snap.state != "over"
    fresh = {
        step.card for step in turn if step.kind in ("build", "file") and (not own_turn or step.turn == snap.book.turn)
    }
    columns = derive_columns(snap, seat, payment, fresh)
    return SeatState(
        seat=seat,
        name=snap.seats[seat].name,
        kind=snap.seats[seat].kind,
        level_name=player_kind(snap.seats[seat].kind, snap.seats[seat].level),
        level_short=player_short(snap.seats[seat].kind, snap.seats[seat].level),
        avatar=seat,
        score=score.total,
        tokens=score.tokens,
        gizmo_points=score.gizmos,
        gizmos=game.gizmos(seat),
        level3=game.level3(seat),
        ring=ring,
        storage=limits.storage,
        archive_limit=limits.archive,
        research_amount=limits.research,
        no_file=limits.no_file,
        no_research=limits.no_research,
        turn=own_turn,
        spend=places_spent(ring, payment.pay) if payment and seat == snap.own else (),
        last_turn=last_turn,
        last_turn_text=log.last_turn(len(last_turn)) if last_turn else "",
        sets_off=derive_sets_off(tuple(snap.cards_of(seat, "active"))),
        archive=derive_archive(snap, intent, seat, fresh),
        **columns,
    )


def derive_columns(
    snap: Snapshot, seat: int, payment: Action | None, fresh: set[str]
) -> dict[str, tuple[CardRow, ...]]:
    """The five columns of a seat, in order of arrival."""
    marks = derive_marks(snap, seat, payment)
    columns: dict[str, list[CardRow]] = {kind: [] for kind in COLUMNS}
    for card in snap.cards_of(seat, "active"):
        rows = columns[column_of(CARDS[card])]
        mark, code = marks.get(card, ("", ""))
        usable = seat == snap.own and card in snap.offer.uses and payment is None
        rows.append(
            CardRow(
                key=card,
                card=card,
                slot=len(rows),
                can_use=usable,
                fresh=card in fresh,
                mark=mark,
                hotkey=hotkey_of(snap.offer.uses.index(card)) if usable else "",
                why=reasons.reason_text(code) if mark == "waiting" else "",
                short=reasons.reason_short(code) if mark == "waiting" else "",
            )
        )
    return {kind: tuple(rows) for kind, rows in columns.items()}


def hotkey_of(place: int) -> str:
    """The key of the n-th ready thing; only nine have one."""
    return str(place + 1) if place < 9 else ""


def derive_marks(snap: Snapshot, seat: int, payment: Action | None) -> dict[str, tuple[str, str]]:
    """Mark and reason code by card, for the seat whose turn it is."""
    if seat != snap.turn_seat or snap.state == "over":
        return {}
    marks = dict.fromkeys(snap.turn["used"], ("used", ""))
    waiting = snap.game.waiting()
    for card in snap.turn["triggered"]:
        marks[card] = ("waiting", waiting[card]) if card in waiting else ("armed", "")
    if payment is not None and seat == snap.own:
        marks.update(dict.fromkeys(payment.via, ("converting", "")))
    return marks


def derive_archive(snap: Snapshot, intent: Intent, seat: int, fresh: set[str]) -> tuple[CardRow, ...]:
    """The archive; the seat at the bottom can build from its own."""
    rows: list[CardRow] = []
    for slot, card in enumerate(snap.cards_of(seat, "archive")):
        if seat != snap.own:
            rows.append(CardRow(card, card, slot, fresh=card in fresh))
            continue
        can_build = card in snap.offer.builds and not intent.paying and intent.kind in ("", "build")
        why = "" if can_build else while_paying(intent) or not_deciding(snap) or why_no_build(snap, card)
        if not can_build and not why:
            why = reasons.only(intent.kind)
        lacking = missing(snap, card)
        rows.append(
            CardRow(
                card,
                card,
                slot,
                affordable=card in snap.offer.builds and not intent.paying,
                can_build=can_build,
                file_why=reasons.already_archived(),
                build_why=why,
                fresh=card in fresh,
                chosen=card == intent.paying or (can_build and intent.kind == "build"),
                why=why,
                short=reasons.missing_short(lacking) if lacking else "",
                missing=lacking,
            )
        )
    return tuple(rows)
