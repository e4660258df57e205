"""Hints as rows: an action with its picture, its strip, its chances, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gizmos_desktop.app.advice import Option
from gizmos_desktop.engine import CARDS, COLORS, Action
from gizmos_desktop.models.derive.advice_shapes import HintRow
from gizmos_desktop.models.derive.shapes import Token, Tokens
from gizmos_desktop.models.derive.tokens import ARROW, GAP, card_tokens, icon, pip, text
from gizmos_desktop.models.words import hints as words

PLAIN_ICONS = {"draw": "rand", "end": "end", "skip": "skip", "pass": "skip", "return": "back"}


def action_tokens(action: Action, archived: bool = False) -> Tokens:
    """The strip of an action that is to be done or was done; `archived`: the card lies in the own archive."""
    match action.kind:
        case "pick":
            return (icon("pick"), pip(action.color))
        case "draw":
            return (pip("rand"),)
        case "research":
            return (icon("research"), icon(f"level{action.level}"))
        case "use":
            return card_tokens(CARDS[action.card])
        case "file" | "build":
            return (*_of_card(action, archived), *_payment(action))
    return (icon(PLAIN_ICONS[action.kind]),)


def _of_card(action: Action, archived: bool) -> Tokens:
    card = CARDS[action.card]
    where = (icon("archive"),) if archived else ()
    return (icon(action.kind), *where, icon(f"level{card.level}"), pip(card.cost_color))


def _payment(action: Action) -> Tokens:
    counted = Counter(action.pay)
    found: list[Token] = [GAP, ARROW, GAP] if counted else []
    for color in COLORS:
        if counted[color]:
            found += [text(str(counted[color])), pip(color)]
    return tuple(found)


def picture_of(action: Action) -> dict[str, Any]:
    """What shows best what an action is about."""
    if action.card:
        return {"card": action.card}
    if action.color:
        return {"color": action.color}
    if action.level:
        return {"level": action.level}
    return {"icon": PLAIN_ICONS[action.kind]}


def target_of(action: Action) -> dict[str, Any]:
    """What an action is about, for whoever is to find it on the table."""
    return {"kind": action.kind, "card": action.card, "color": action.color, "level": action.level}


def derive_hints(
    options: Sequence[Option], names: Sequence[str], due: str, archive: Sequence[str]
) -> tuple[HintRow, ...]:
    """A row for each option, in their order. `due` is the kind of decision, `archive` the cards filed by who asks."""
    return tuple(_row(place, option, names, due, archive) for place, option in enumerate(options, 1))


def _row(place: int, option: Option, names: Sequence[str], due: str, archive: Sequence[str]) -> HintRow:
    action = Action.parse(option.action)
    why = words.reason_text(option.reasons, names)
    return HintRow(
        action=option.action,
        place=place,
        picture=picture_of(action),
        tokens=action_tokens(action, action.kind == "build" and action.card in archive),
        text=words.action_text(action, due),
        win_text=words.percent(option.win),
        points=max(0, round(option.points)),
        why=why,
        spoken=words.spoken(place, words.action_whole(action, due), option.win, option.points, why),
    )
