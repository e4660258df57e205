"""The card gallery: where a card is, and how many are shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.engine import Card
from gizmos_desktop.models.words.names import energy_name, kind_name

translate = QCoreApplication.translate


def where_is(where: str, name: str, since: int, level: int) -> str:
    """Where a card is in the game that is played (codes of derive/gallery.py); "" outside a game."""
    match where:
        case "active" if level == 0:
            found = translate("Gallery", "The Starting Gizmo of {name}")
        case "active" if since == 0:
            found = translate("Gallery", "An active Gizmo of {name}")
        case "active":
            found = translate("Gallery", "Built by {name} in round {round}")
        case "archive" if since == 0:
            found = translate("Gallery", "In the Archive of {name}")
        case "archive":
            found = translate("Gallery", "In the Archive of {name} since round {round}")
        case "display":
            found = translate("Gallery", "In the Display Area now")
        case "hand":
            found = translate("Gallery", "In your hand: you have just drawn it")
        case "drawn":
            found = translate("Gallery", "You have drawn it in a Research; it went back under the deck")
        case "deck":
            found = translate("Gallery", "Not seen yet: still in the deck")
        case "hidden":
            found = translate("Gallery", "Not seen yet: in the deck, or not in this game")
        case "unseen":
            found = translate("Gallery", "Not seen yet")
        case "out":
            found = translate("Gallery", "Not in this game")
        case _:
            return ""
    return found.format(name=name, round=since)


def filter_label(group: str, code: str) -> str:
    """Name of a filter: which cards it shows."""
    if group == "level":
        return translate("Gallery", "Level {level}").format(level=code)
    if group == "kind":
        return kind_name(code)
    return translate("Gallery", "Generic Gizmos") if code == "any" else energy_name(code)


def column(card: Card) -> str:
    """Where the card goes when it is built."""
    return translate("Gallery", "Goes to the {kind} column").format(kind=kind_name(card.category))


def level(card: Card) -> str:
    """Its level, and how many there are."""
    if card.level == 0:
        return translate("Gallery", "Starting Gizmo: one for each player")
    return translate("Gallery", "Level {level}: 36 Gizmos, each of them once").format(level=card.level)


def number(card: Card) -> str:
    """The number that log files and positions call it by."""
    return translate("Gallery", "Number {id}").format(id=card.id)


def matches(count: int, whole: int) -> str:
    """How many cards pass the filters."""
    if count == 0:
        return translate("Gallery", "No Gizmo matches")
    if count == whole:
        return translate("Gallery", "All {count} Gizmos").format(count=whole)
    return translate("Gallery", "{count} of {whole} Gizmos").format(count=count, whole=whole)
