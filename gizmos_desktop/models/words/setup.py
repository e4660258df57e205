"""Texts of the set-up of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

COMPUTER_NAMES = ("Ada", "Bo", "Cleo", "Dana")
"""Given names of computers by seat; proper names, the same in every language."""


def default_name(seat: int, kind: str) -> str:
    """The name a seat has until somebody types another."""
    if kind == "computer":
        return COMPUTER_NAMES[seat]
    return translate("Setup", "Player {number}").format(number=seat + 1)


def missing_name(seat: int) -> str:
    """A seat has no name."""
    return translate("Setup", "Seat {number} needs a name.").format(number=seat + 1)


def same_name(name: str) -> str:
    """Two seats have the same name."""
    return translate("Setup", "Two seats are called {name}; give each a name of its own.").format(name=name)


def bad_seed(longest: int) -> str:
    """What was typed is no seed."""
    return translate("Setup", "The seed is a number of at most %n digit(s), or nothing.", "", longest)
