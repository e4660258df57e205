"""The faces of all cards, for QML."""

from __future__ import annotations

from itertools import count
from typing import Any
from weakref import ref

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from gizmos_desktop.engine import CARDS, Card
from gizmos_desktop.models.derive.tokens import card_tokens, mini_tokens, short_tokens
from gizmos_desktop.models.qtypes import QVariantMap
from gizmos_desktop.models.rows import plain
from gizmos_desktop.models.words.cards import card_head, card_name, card_words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

_books: dict[int, ref[CardBook]] = {}  # those alive: each QML engine makes its own
_numbers = count()


def column_of(card: Card) -> str:
    """The column of a dashboard that a card goes to (rulings.md, "Set-up": starting Gizmos lie in File)."""
    return "file" if card.level == 0 else card.category


def face(card: Card) -> dict[str, Any]:
    """A card as QML wants it."""
    return {
        "id": card.id,
        "level": card.level,
        "energy": card.cost_color,
        "cost": card.cost,
        "points": card.points,
        "kind": column_of(card),
        "tokens": plain(card_tokens(card)),
        "short": plain(short_tokens(card)),
        "mini": plain(mini_tokens(card)),
        "words": card_words(card),
        "name": card_name(card),
        "head": card_head(card),
    }


def retranslate_cards() -> None:
    """The language has changed: all card books give other words."""
    for alive in list(_books.values()):
        book = alive()
        if book is not None:
            book.forget()


@QmlElement
@QmlSingleton
class CardBook(QObject):
    """Looks up the face of a card. Bind to `revision` where the words are shown: it grows when the language changes."""

    revisionChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces: dict[str, dict[str, Any]] = {}
        self._revision = 0
        number = next(_numbers)
        _books[number] = ref(self)
        self.destroyed.connect(lambda: _books.pop(number, None))

    def forget(self) -> None:
        """Words are another language's now."""
        self._faces.clear()
        self._revision += 1
        self.revisionChanged.emit()

    @Property(int, notify=revisionChanged)
    def revision(self) -> int:
        """Grows whenever `card` gives something else."""
        return self._revision

    @Slot(str, result=QVariantMap)
    def card(self, card: str) -> dict[str, Any]:
        """{id level energy cost points kind tokens short mini words name head}: energy is a colour, "any" or "none"
        (starting Gizmos); kind is the column; tokens the whole strip, short without the column's own action, mini
        for opponents. Empty for an unknown id."""
        found = self._faces.get(card)
        if found is None:
            if card not in CARDS:
                return {}
            found = self._faces[card] = face(CARDS[card])
        return found
