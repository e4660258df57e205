"""Help: a key to every symbol there is on a card, seen and read out."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.derive.tokens import card_tokens
from tests.qml.screens.conftest import House, below


def signs(tokens: object) -> set[tuple[str, str]]:
    assert isinstance(tokens, list | tuple)
    return {(kind, each[kind]) for each in tokens for kind in ("i", "p") if kind in each}


def test_every_symbol_of_every_card_is_explained(house: House) -> None:
    house.keys("F1")
    key = next(each for each in below(house.shown.window.contentItem()) if each.property("symbols") is not None)
    entries = key.property("symbols").toVariant()
    shown = set().union(*(signs(entry["tokens"]) for entry in entries))
    printed = set().union(*(signs(card_tokens(card)) for card in CARDS.values()))
    assert printed - shown <= {("i", "level2")}  # as it stands on the card itself
    assert all(entry["look"] and entry["text"] for entry in entries)


def test_the_symbols_fit_and_are_read_out(house: House) -> None:
    house.keys("F1")
    key = next(each for each in below(house.shown.window.contentItem()) if each.property("symbols") is not None)
    texts = [each for each in below(key) if each.property("truncated") is not None and each.property("text")]
    assert len(texts) >= 25
    assert [str(each.property("text")) for each in texts if each.property("truncated")] == []
    flick = key.parentItem()
    while flick is not None and not flick.property("activeFocusOnTab"):
        flick = flick.parentItem()
    assert flick is not None
    assert flick.hasActiveFocus()
    assert flick.property("contentHeight") <= flick.height()  # nothing has to be scrolled at 1280 x 720
    face = QAccessible.queryAccessibleInterface(flick)
    assert "hammer: Build" in face.text(QAccessible.Text.Name)
