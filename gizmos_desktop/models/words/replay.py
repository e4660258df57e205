"""Texts of the replay."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title(round_number: int, name: str) -> str:
    """What moment is shown."""
    return translate("Replay", "Round {round}, {name}").format(round=round_number, name=name)


def title_end() -> str:
    """The last moment of a game that is over."""
    return translate("Replay", "The end of the game")


def title_now() -> str:
    """The last moment of a game that goes on."""
    return translate("Replay", "Where the game stands now")


def line_start() -> str:
    """Nothing has been done yet."""
    return translate("Replay", "The beginning of the game")


def branch_over() -> str:
    """Nothing can be played on at the end."""
    return translate("Replay", "The game is over at this moment; go back to play on.")


def branch_choice(choice: str, name: str) -> str:
    """A way to play on: with whom on the seats. `name` is the seat that is looked from."""
    match choice:
        case "same":
            return translate("Replay", "The same players")
        case "persons":
            return translate("Replay", "Persons on all seats")
        case "me":
            return translate("Replay", "You play {name}, computers play the others").format(name=name)
    raise ValueError(f"no way to play on {choice!r}")


def branched() -> str:
    """A new game has begun in the middle of another one."""
    return translate("Replay", "This is a new game from that moment; the old one stays as it was.")


def branched_anew() -> str:
    """The same, where the old game goes on: what is hidden in it stays hidden."""
    return translate(
        "Replay",
        "This is a new game from that moment, with all hidden cards dealt anew; the old one stays as it was.",
    )
