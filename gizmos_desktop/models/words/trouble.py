"""One whole sentence for everything that can go wrong with files: what is the matter, and what to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reading(code: str) -> str:
    """Why a game cannot be opened (codes of reading in docs/save-format.md)."""
    match code:
        case "damaged":
            return translate(
                "Trouble", "This game is damaged and cannot be opened; if you have a copy of the file, import that."
            )
        case "truncated":
            return translate(
                "Trouble",
                "The end of this game's file is missing, so it cannot be opened; if you have a copy, import that.",
            )
        case "foreign":
            return translate(
                "Trouble", "This file is not a game of Gizmos Desktop; choose a file that ends in .gizmos."
            )
        case "newer":
            return translate(
                "Trouble", "This game was saved by a newer version of Gizmos Desktop; update the program to open it."
            )
        case "oversized":
            return translate(
                "Trouble", "This file is larger than any game can be, so it was not opened; choose another file."
            )
        case "unreadable":
            return translate(
                "Trouble", "This file cannot be read; check that it is there and that you are allowed to open it."
            )
        case "illegal":
            return translate(
                "Trouble",
                "This game breaks the rules at some point, so it cannot be opened; if you have a copy, import that.",
            )
    return translate("Trouble", "This game cannot be opened; a problem report says more.")


def writing(code: str) -> str:
    """Why a file cannot be written, moved or held (codes of writing in docs/save-format.md)."""
    match code:
        case "read_only":
            return translate(
                "Trouble", "Nothing may be written to this folder; choose another one or change its permissions."
            )
        case "missing":
            return translate(
                "Trouble", "The folder or file is not there any more; check the disk or choose another one."
            )
        case "full":
            return translate("Trouble", "The disk is full; make some room and try again.")
        case "locked":
            return translate("Trouble", "Another program holds the file; close that program or wait a moment.")
        case "in_use":
            return translate(
                "Trouble", "This game is being played in another window of Gizmos Desktop; leave it there first."
            )
        case "exists":
            return translate("Trouble", "There is a file of this name already; choose another name or replace it.")
        case "foreign_file":
            return translate(
                "Trouble", "The file there is not a game of Gizmos Desktop, so it was left alone; choose another name."
            )
        case "bad_name":
            return translate(
                "Trouble", "No file can have this name there; choose a shorter one, of letters and digits."
            )
        case "oversized":
            return translate("Trouble", "This game has become too long to be saved; it can still be played to its end.")
        case "unreadable":
            return translate(
                "Trouble", "The file cannot be read; check that it is there and that you are allowed to open it."
            )
    return translate("Trouble", "The file could not be written; a problem report says more.")


def sentence(doing: str, code: str) -> str:
    """The sentence for a `KeepError`."""
    return reading(code) if doing == "read" else writing(code)


def not_saved(code: str) -> str:
    """The running game cannot be saved."""
    match code:
        case "read_only":
            return translate(
                "Trouble",
                "The game cannot be saved, because nothing may be written to its folder. "
                "You can play on; check the folder's permissions, and every move tries again.",
            )
        case "missing":
            return translate(
                "Trouble",
                "The game cannot be saved, because its folder is not there. "
                "You can play on; check the disk, and every move tries again.",
            )
        case "full":
            return translate(
                "Trouble",
                "The game cannot be saved, because the disk is full. "
                "You can play on; make some room, and every move tries again.",
            )
        case "locked":
            return translate(
                "Trouble",
                "The game cannot be saved, because another program holds its file. "
                "You can play on, and every move tries again.",
            )
        case "in_use":
            return translate(
                "Trouble",
                "The game cannot be saved, because it is being played in another window too. "
                "Leave it there; every move here tries again.",
            )
        case "oversized":
            return translate(
                "Trouble", "The game has become too long to be saved. You can play on, but the rest will not be kept."
            )
        case "uncounted":
            return translate(
                "Trouble",
                "The game is saved, but it could not be counted in the statistics; check the folder of the program.",
            )
    return translate("Trouble", "The game cannot be saved. You can play on, and every move tries again.")


def losing(games: int) -> str:
    """The program is to end, and so many games are in memory alone."""
    return translate(
        "Trouble",
        "%n game(s) could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the "
        "game or from the list of games, or make room on the disk and try again.",
        "",
        games,
    )


def saved_again() -> str:
    """Saving works again after it did not."""
    return translate("Trouble", "The game is saved again.")
