"""Texts of the statistics."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from gizmos_desktop.models.words.levels import level_name
from gizmos_desktop.models.words.names import kind_name

translate = QCoreApplication.translate


def won(wins: int, games: int) -> str:
    """How many games were won, with the share of them."""
    if not games:
        return translate("Statistics", "No game counted yet")
    share = round(100 * wins / games)
    return translate("Statistics", "%n won, {percent} %", "", wins).format(percent=share)


def mean(value: float) -> str:
    """Mean points, with one decimal as the language writes it."""
    return QLocale().toString(value, "f", 1)


def against(level: str) -> str:
    """The opponents that games are counted against."""
    return translate("Statistics", "Persons") if not level else level_name(level)


def seats(count: int) -> str:
    """How many played."""
    return translate("Statistics", "%n seat(s)", "", count)


def won_of(wins: int, games: int) -> str:
    """Games won out of games played."""
    return translate("Statistics", "won {wins} of %n game(s)", "", games).format(wins=wins)


def helped(wins: int, games: int) -> str:
    """Games that count apart; "" if there are none."""
    if not games:
        return ""
    return translate(
        "Statistics", "Counted apart: %n game(s) with help or from the middle of another game, {wins} won", "", games
    ).format(wins=wins)


def summary(games: int, wins: int, apart: int = 0, alone: int = 0) -> str:
    """All games in one line: those of persons that are counted, those counted apart, those of computers alone."""
    if not games + apart + alone:
        return translate("Statistics", "No finished games yet")
    parts = [
        translate("Statistics", "%n game(s), {wins} won", "", games).format(wins=wins)
        if games
        else translate("Statistics", "No game counted yet")
    ]
    if apart:
        parts.append(translate("Statistics", "%n game(s) kept apart (assisted or what-if)", "", apart))
    if alone:
        parts.append(translate("Statistics", "%n game(s) of computers alone", "", alone))
    return translate("Statistics", "; ", "between counts").join(parts)


def brief(games: int, wins: int) -> str:
    """All finished games in few words."""
    if not games:
        return translate("Statistics", "No finished games yet")
    return translate("Statistics", "Finished: {games}, won: {wins}").format(games=games, wins=wins)


def unreadable() -> str:
    """The statistics cannot be read."""
    return translate("Statistics", "The statistics cannot be read; check the permissions of their folder.")


def partly_unreadable(lines: int) -> str:
    """Some lines of the file are damaged."""
    return translate("Statistics", "%n game(s) of the statistics could not be read and is/are left out.", "", lines)


def exported(name: str) -> str:
    """The table has been written."""
    return translate("Statistics", "The statistics were saved as {file}.").format(file=name)


def heading(column: str) -> str:
    """The title of a column of the exported table."""
    match column:
        case "date":
            return translate("Statistics", "Date")
        case "game":
            return translate("Statistics", "Game")
        case "seats":
            return translate("Statistics", "Seats")
        case "rounds":
            return translate("Statistics", "Rounds")
        case "end":
            return translate("Statistics", "End")
        case "assisted":
            return translate("Statistics", "Assisted")
        case "branch":
            return translate("Statistics", "Branched off")
        case "seat":
            return translate("Statistics", "Seat")
        case "name":
            return translate("Statistics", "Name")
        case "kind":
            return translate("Statistics", "Person or computer")
        case "level":
            return translate("Statistics", "Level")
        case "place":
            return translate("Statistics", "Place")
        case "points":
            return translate("Statistics", "Points")
        case "chain":
            return translate("Statistics", "Longest chain")
    kind = column.removeprefix("built_")
    return translate("Statistics", "Built: {kind}").format(kind=kind_name(kind))
