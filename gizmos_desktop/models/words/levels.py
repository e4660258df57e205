"""Names of the levels and characters of computer players, and what each is like."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.app.levels import split_level

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


def character_name(character: str) -> str:
    """Name of a character, "" for none; the code itself for one that has no name yet."""
    match character:
        case "":
            return translate("Level", "No preference")
        case "builder":
            return translate("Level", "Builder")
        case "filer":
            return translate("Level", "Archivist")
        case "researcher":
            return translate("Level", "Researcher")
        case "racer":
            return translate("Level", "Racer")
    return character.capitalize()


def character_text(character: str) -> str:
    """One line about what a character likes."""
    match character:
        case "":
            return translate("Level", "Likes nothing better than winning")
        case "builder":
            return translate("Level", "Likes to Build, and large Gizmos")
        case "filer":
            return translate("Level", "Likes to File cards")
        case "researcher":
            return translate("Level", "Likes Research and upgrades")
        case "racer":
            return translate("Level", "Hurries to the end of the game")
    return ""


def computer_name(code: str) -> str:
    """Level and character of a computer, by the code of its seat: "Genius", "Genius, Racer"."""
    level, character = split_level(code)
    if not character:
        return level_name(level)
    return translate("Level", "{level}, {character}").format(
        level=level_name(level), character=character_name(character)
    )


def player_kind(kind: str, level: str) -> str:
    """What plays a seat: "Computer, Tinkerer", or that it is a person."""
    if kind == "person":
        return translate("Level", "Person")
    return translate("Level", "Computer, {level}").format(level=computer_name(level))


def player_short(kind: str, level: str) -> str:
    """The same where there is little room: a level is a computer's."""
    return player_kind(kind, level) if kind == "person" else computer_name(level)
