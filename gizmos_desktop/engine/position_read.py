"""Reading JSON values of a position strictly: the right type and names, or a `PositionError` that says where."""

from __future__ import annotations

from gizmos_desktop.engine.cards import COLORS, IDS, NUMBERS
from gizmos_desktop.engine.errors import PositionError
from gizmos_desktop.engine.tables import LEVEL


def quoted(value: object) -> str:
    """A wrong value as an error message quotes it, never long."""
    if isinstance(value, int) and abs(value) >= 10**20:
        return "a huge number"  # Python refuses to write those of more than 4300 digits
    text = repr(value) if isinstance(value, str | int | float | bool) or value is None else type(value).__name__
    return text if len(text) <= 60 else text[:60] + "…"


def as_object(value: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
    """An object with no other keys than these; null counts as an empty one."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise PositionError(f"{where}: an object is wanted, not {quoted(value)}")
    for key in value:
        if key not in keys:
            raise PositionError(f"{where}: unknown key {quoted(key)}")
    return value


def as_list(value: object, where: str) -> list[object] | None:
    """A list, or None where it is null and so counts as left out."""
    if value is None:
        return None
    if not isinstance(value, list | tuple):
        raise PositionError(f"{where}: a list is wanted, not {quoted(value)}")
    return list(value)


def as_number(value: object, where: str, least: int, most: int) -> int:
    """A whole number between two bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(f"{where}: a whole number is wanted, not {quoted(value)}")
    if not least <= value <= most:
        raise PositionError(f"{where}: {quoted(value)} is not between {least} and {most}")
    return value


def as_switch(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(f"{where}: true or false is wanted, not {quoted(value)}")
    return value


def as_color(value: object, where: str) -> int:
    """The number of a colour."""
    if not isinstance(value, str) or value not in COLORS:
        raise PositionError(f"{where}: no energy is called {quoted(value)}")
    return COLORS.index(value)


def as_card(value: object, where: str, level: int = -1) -> int:
    """The number of a card, which must be of the level if one is given."""
    if not isinstance(value, str) or value not in NUMBERS:
        raise PositionError(f"{where}: no card is called {quoted(value)}")
    number = NUMBERS[value]
    if level not in (-1, LEVEL[number]):
        raise PositionError(f"{where}: {value} is not of level {level}")
    return number


def as_cards(value: object, where: str, level: int = -1) -> list[int]:
    """The numbers of a list of cards; nothing for null."""
    return [as_card(each, f"{where}[{n}]", level) for n, each in enumerate(as_list(value, where) or [])]


def as_colors(value: object, where: str) -> list[int] | None:
    """The numbers of a list of colours; None for null."""
    found = as_list(value, where)
    return None if found is None else [as_color(each, f"{where}[{n}]") for n, each in enumerate(found)]


class CardsNamed:
    """Where each card of a position has been named, so that the second place is refused."""

    def __init__(self) -> None:
        self._where: dict[int, str] = {}

    def name(self, cards: list[int], where: str) -> None:
        """These cards lie there."""
        for card in cards:
            if card in self._where:
                raise PositionError(f"{where}: {IDS[card]} is already in {self._where[card]}")
            self._where[card] = where

    def unnamed(self, level: int) -> list[int]:
        """The cards of a level that lie nowhere yet, in id order."""
        return [card for card in range(112) if LEVEL[card] == level and card not in self._where]
