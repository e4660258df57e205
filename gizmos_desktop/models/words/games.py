"""Texts about kept games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

translate = QCoreApplication.translate

MINUTE, HOUR, DAY = 60, 3600, 86400


def names(players: Sequence[str]) -> str:
    """The players of a game in one text."""
    return translate("Games", ", ", "between names").join(players)


def points(players: Sequence[str], scores: Sequence[int]) -> str:
    """The points of a game in one text."""
    return translate("Games", ", ", "between names").join(
        translate("Games", "{name}: {points}").format(name=name, points=score)
        for name, score in zip(players, scores, strict=True)
    )


def progress(round_number: int, name: str) -> str:
    """Where a game stands."""
    return translate("Games", "Round {round}, {name}'s turn").format(round=round_number, name=name)


def progress_in_memory(round_number: int, name: str) -> str:
    """The same of a game that could not be saved."""
    return translate(
        "Games", "Round {round}, {name}'s turn. This game is not saved yet: it is lost when the program ends."
    ).format(round=round_number, name=name)


def progress_recovered(round_number: int, name: str) -> str:
    """The same of a game whose newest file is damaged."""
    return translate(
        "Games", "Round {round}, {name}'s turn. The newest file was damaged: this is the moment before."
    ).format(round=round_number, name=name)


def won(name: str, points_won: int) -> str:
    """How a game ended."""
    return translate("Games", "{name} won with %n point(s)", "", points_won).format(name=name)


def stopped(name: str, points_won: int) -> str:
    """A game of computers alone was ended early."""
    return translate("Games", "Ended after 100 rounds; {name} led with %n point(s)", "", points_won).format(name=name)


def ago(seconds: int, then: QDateTime) -> str:
    """How long ago something was; `then` is shown if it is long ago, or lies in the future (a clock was wrong)."""
    if seconds < 0 or seconds >= 7 * DAY:
        return QLocale().toString(then.date(), QLocale.FormatType.ShortFormat)
    if seconds < MINUTE:
        return translate("Games", "just now")
    if seconds < HOUR:
        return translate("Games", "%n minute(s) ago", "", seconds // MINUTE)
    if seconds < DAY:
        return translate("Games", "%n hour(s) ago", "", seconds // HOUR)
    return translate("Games", "%n day(s) ago", "", seconds // DAY)


def removed(players: str) -> str:
    """A game has been put into the bin."""
    return translate("Games", "The game of {names} was removed.").format(names=players)


def removed_damaged() -> str:
    """A game that cannot be read has been put into the bin."""
    return translate("Games", "The damaged game was removed.")


def exported(name: str) -> str:
    """A game has been written to a file."""
    return translate("Games", "The game was saved as {file}.").format(file=name)


def imported() -> str:
    """A file has become a game of the list."""
    return translate("Games", "The game was added to your games.")


def imported_before() -> str:
    """A file is a game that stands in the list already."""
    return translate("Games", "This game is among your games already; it was not added again.")


def reported(name: str) -> str:
    """A problem report has been written."""
    return translate(
        "Games", "The report was saved as {file}. It holds the log, the settings and the game, but no names."
    ).format(file=name)


def recovered() -> str:
    """A game is played on from the file before the newest one."""
    return translate(
        "Games",
        "The newest file of this game was damaged; it goes on from the move before, and the damaged file is kept.",
    )


def list_unreadable() -> str:
    """The folder of the games cannot be read."""
    return translate("Games", "The folder of your games cannot be read; check its permissions.")


def bin_emptied(count: int) -> str:
    """The bin is empty now."""
    return translate("Games", "%n removed game(s) deleted for good.", "", count)


def undo_why(code: str) -> str:
    """Why nothing can be taken back."""
    match code:
        case "undo_off":
            return translate("Undo", "This game was set up without undo.")
        case "undo_nothing":
            return translate("Undo", "You have decided nothing yet that could be taken back.")
        case "undo_revealed":
            return translate("Undo", "Something hidden has been revealed since, and other people play.")
        case "undo_other":
            return translate("Undo", "Another person has played since.")
        case "undo_wait":
            return translate("Undo", "Nothing can be taken back while the computer is handed over.")
        case "undo_replay":
            return translate("Undo", "Nothing can be taken back in a replay.")
    return ""


def undo_warn() -> str:
    """An undo would make the game count as assisted."""
    return translate("Undo", "Something new has been seen since: the game will count as assisted.")


def assisted() -> str:
    """The mark of an assisted game."""
    return translate(
        "Undo",
        "This game counts as assisted: a hint was given, or something was taken back after it had been seen.",
    )


def undo_policy(policy: str) -> str:
    """What may be undone in a game."""
    match policy:
        case "practice":
            return translate(
                "Undo",
                "Moves can be taken back at any time, even after new cards or spheres came up. A game in which that "
                "happened is marked as assisted.",
            )
        case "off":
            return translate("Undo", "No move can be taken back.")
    return translate(
        "Undo",
        "Moves can be taken back until a new card or sphere comes up. Against computers alone you can go back further; "
        "the game is then marked as assisted.",
    )
