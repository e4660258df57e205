"""The rulebook's list of effects: every trigger and effect that is on a card, with its strip, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.engine import CARDS, Card
from gizmos_desktop.models.derive.rule_shapes import Block, Chapter, head, text
from gizmos_desktop.models.derive.tokens import card_tokens
from gizmos_desktop.models.words.cards import card_words
from gizmos_desktop.models.words.names import KINDS, kind_name

translate = QCoreApplication.translate


def template(card: Card) -> tuple[str, str]:
    """The shape of what a card does, whatever its colours: cards that differ only in them are one effect."""

    def blank(code: str) -> str:
        for color in ("red", "yellow", "blue", "black"):
            code = code.replace(color, "color")
        return code

    return blank(card.trigger), blank(card.effect)


def effects() -> Chapter:
    """All effects, by kind of Gizmo. Cards that differ only in colours stand for each other."""
    blocks: list[Block] = [
        text(
            translate(
                "Rules",
                "Each sort of Gizmo once, with one of its cards as an example: the others of that sort have other"
                " colours. The gallery shows all 112 cards.",
            )
        )
    ]
    for kind in KINDS:
        blocks.append(head(kind_name(kind), kind))
        blocks.append(text(about(kind)))
        sorts: dict[tuple[str, str], list[Card]] = {}
        for card in CARDS.values():
            if card.category == kind:
                sorts.setdefault(template(card), []).append(card)
        blocks += [effect(cards) for cards in sorts.values()]
    return Chapter("effects", "vp", translate("Rules", "List of effects"), tuple(blocks))


def effect(cards: list[Card]) -> Block:
    """A line of the list."""
    return Block("effect", card_words(cards[0]), found_on(cards), tokens=card_tokens(cards[0]))


def found_on(cards: Iterable[Card]) -> str:
    """How many cards have it, by level."""
    count = Counter(card.level for card in cards)
    return translate("Rules", ", ", "between the parts of a list").join(
        translate("Rules", "%n Starting Gizmo(s)", "", number)
        if level == 0
        else translate("Rules", "level {level}: %n card(s)", "", number).format(level=level)
        for level, number in sorted(count.items())
    )


def about(kind: str) -> str:
    """What all Gizmos of a kind have in common."""
    match kind:
        case "upgrade":
            return translate("Rules", "Upgrades need no trigger: they work at once and for good.")
        case "converter":
            return translate("Rules", "Converters work while you pay, each of them at most once in a turn.")
        case "file":
            return translate("Rules", "Triggered by every File: as your action, in a Research, by an effect.")
        case "pick":
            return translate("Rules", "Triggered when you Pick a sphere of that colour out of the row.")
    return translate("Rules", "Triggered when you build a Gizmo of that sort. A colour means the Energy that it costs.")
