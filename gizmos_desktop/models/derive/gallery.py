"""The card gallery: which cards pass the filters, and where each of them is in the game that is played.

Where a card is comes from what the viewing seat may know: the observation, what has happened before all eyes, and the
cards that the seat has drawn itself. Deal anew what is hidden, and nothing here changes (tests/models/test_gallery.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from gizmos_desktop.app.session import Played
from gizmos_desktop.engine import CARDS, Card, Game
from gizmos_desktop.models.derive.find import holds
from gizmos_desktop.models.words.cards import card_head, card_name, card_words

SEEN = frozenset({"active", "archive", "display", "hand", "drawn"})
"""Where cards are that the viewer has seen in this game."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Where a card is, as far as the viewer knows.

    `where`: active, archive (of `seat`, since `round`; 0 if it began there), display, hand (of the viewer), drawn (by
    the viewer, in a Research, and put back), deck (in it for certain), hidden (in the deck or out of the game), unseen
    (in the deck, out of the game, or in another player's hand), out (of the game), or "" outside a game.
    """

    where: str = ""
    seat: int = -1
    round: int = 0


@dataclass(frozen=True, slots=True)
class GalleryRow:
    """A card of the gallery. `where` and `seat` as in `Sight`, `spoken` says it."""

    key: str
    card: str
    where: str
    seat: int
    seen: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class Filter:
    """What is to be shown: of each group those that are chosen, all if none is. `seen` is "", "seen" or "unseen";
    `words` have to be in the card's texts (derive/find.py)."""

    levels: frozenset[int] = frozenset()
    kinds: frozenset[str] = frozenset()
    energies: frozenset[str] = frozenset()
    seen: str = ""
    words: tuple[str, ...] = ()

    def passes(self, card: Card, texts: Iterable[str], sight: Sight) -> bool:
        """Is this card shown?"""
        return (
            _among(card.level, self.levels)
            and _among(card.category, self.kinds)
            and _among(card.cost_color, self.energies)
            and (not self.seen or (sight.where in SEEN) == (self.seen == "seen"))
            and holds(texts, self.words)
        )


def _among(value: object, chosen: Collection[object]) -> bool:
    return not chosen or value in chosen


def texts_of(card: Card) -> tuple[str, ...]:
    """What is searched of a card, in the language of the moment."""
    return (card.id, card_name(card), card_head(card), card_words(card))


def sights_of(game: Game, history: Sequence[Played], viewer: int) -> dict[str, Sight]:
    """Where every card is for this seat; -1: for those who only watch, who know what all know."""
    turn_seat = game.decision.seat
    seen_by = viewer if viewer >= 0 else (turn_seat + 1) % game.seats
    view = cast("dict[str, Any]", game.observe(seen_by))
    drawn = view["turn"]["drawn"]
    found = {card.id: _unseen(card, view) for card in CARDS.values()}
    for card in _drawn_before(history, viewer):
        found[card] = Sight("drawn")
    for row in view["display"].values():
        found.update({card: Sight("display") for card in row if card})
    if viewer >= 0:
        found.update({card: Sight("hand", viewer) for card in drawn if card})
    since = _since(history)
    for seat, own in enumerate(view["seats"]):
        for where in ("active", "archive"):
            found.update({card: Sight(where, seat, since.get((card, where), 0)) for card in own[where]})
    return found


def _unseen(card: Card, view: dict[str, Any]) -> Sight:
    """A card that lies nowhere to be seen."""
    if card.level == 0:
        return Sight("out")
    level = str(card.level)
    turn = view["turn"]
    others = sum(each is None for each in turn["drawn"]) if turn["level"] == card.level else 0
    if others:
        return Sight("unseen")
    if card.level < 3:
        return Sight("deck")
    return Sight("hidden" if view["deck_sizes"][level] else "out")


def _drawn_before(history: Sequence[Played], viewer: int) -> set[str]:
    """Cards that the seat has drawn in its own Researches."""
    return {
        event.card
        for played in history
        for event in played.events
        if viewer >= 0 and event.seat == viewer and event.kind == "card" and event.target == "hand" and event.card
    }


def _since(history: Sequence[Played]) -> dict[tuple[str, str], int]:
    """In which round a card became active, or came into an archive."""
    return {
        (event.card, event.target): played.round
        for played in history
        for event in played.events
        if event.kind == "card" and event.target in ("active", "archive")
    }
