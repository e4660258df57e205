"""Names of the levels of computer players, and what each is like."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def level_name(level: str) -> str:
    """Name of a level; the code itself for one that has no name yet."""
    match level:
        case "novice":
            return translate("Level", "Novice")
        case "tinkerer":
            return translate("Level", "Tinkerer")
        case "engineer":
            return translate("Level", "Engineer")
        case "inventor":
            return translate("Level", "Inventor")
        case "genius":
            return translate("Level", "Genius")
        case "random":  # in records of the first versions
            return translate("Level", "Random")
        case "greedy":
            return translate("Level", "Greedy")
    return level.capitalize()


def level_text(level: str) -> str:
    """One line about how a level plays; "" for one that has none yet."""
    match level:
        case "novice":
            return translate("Level", "Sees this turn only and makes mistakes")
        case "tinkerer":
            return translate("Level", "Takes what looks best this turn")
        case "engineer":
            return translate("Level", "Builds well, but not always the best")
        case "inventor":
            return translate("Level", "Knows what every Gizmo is worth")
        case "genius":
            return translate("Level", "Thinks ahead and is hard to beat")
    return ""


def player_kind(kind: str, level: str) -> str:
    """What plays a seat: "Computer, greedy", or that it is a person."""
    if kind == "person":
        return translate("Level", "Person")
    return translate("Level", "Computer, {level}").format(level=level_name(level))
