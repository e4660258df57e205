"""The set-up of a new game: seats, levels, options."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.levels import CHARACTERS, LEVELS, USUAL_LEVEL, join_level, split_level
from gizmos_desktop.app.names import LONGEST_NAME, clean_name, look_alike, visible
from gizmos_desktop.app.preferences import SeatChoice, Settings
from gizmos_desktop.app.setup import (
    MAX_SEATS,
    MIN_SEATS,
    SEED_DIGITS,
    SEED_LIMIT,
    SPEEDS,
    UNDO_POLICIES,
    GameSetup,
    Seat,
    seed_of_text,
)
from gizmos_desktop.models.derive.shapes import SetupRow
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.rows import RowList
from gizmos_desktop.models.words import setup as words
from gizmos_desktop.models.words.games import undo_policy
from gizmos_desktop.models.words.levels import character_name, character_text, computer_name, level_name, level_text

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


CHARACTER_ICONS = ("gizmo", "build", "file", "research", "end")
"""What stands for no character, and for each of CHARACTERS."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat being set up; `name` None means the seat's given name, in the present language. Level and character are
    those that a computer has, or would have in place of the person."""

    kind: str
    level: str
    name: str | None = None
    character: str = ""

    def shown_name(self, seat: int) -> str:
        """The name as it stands in the field."""
        return words.default_name(seat, self.kind) if self.name is None else self.name

    @property
    def code(self) -> str:
        """Level and character as one code."""
        return join_level(self.level, self.character)


def place_of(kind: str, code: str, name: str | None) -> Place:
    """A seat that was set up before; a level or a character that is not there any more is as at first."""
    level, character = split_level(code)
    return Place(kind, level if level in LEVELS else USUAL_LEVEL, name, character if character in CHARACTERS else "")


def problem_of(names: list[str], seed_text: str) -> str:
    """What keeps the game from being started, as a sentence; "" if nothing does."""
    looks = [look_alike(name) for name in names]
    for seat, look in enumerate(looks):
        if not look:
            return words.missing_name(seat)
        if look in looks[:seat]:
            return words.same_name(clean_name(names[seat]))
    return "" if seed_is_valid(seed_text) else words.bad_seed(SEED_DIGITS)


def rank_of(place: int, count: int) -> int:
    """Which of the five level robots stands for the level at this place of `count`: few levels lie well apart."""
    return min(5, 1 + place * (2 if count <= 3 else 1))


def seed_is_valid(text: str) -> bool:
    """Nothing, or a number that is not too long."""
    try:
        seed_of_text(text)
    except ValueError:
        return False
    return True


@QmlElement
class SetupModel(QObject):
    """What a new game will be. It starts as a person against one computer of the usual level."""

    levelsChanged = Signal()
    firstChanged = Signal()
    chuteChanged = Signal()
    seedTextChanged = Signal()
    speedChanged = Signal()
    undoChanged = Signal()
    problemChanged = Signal()
    seatCountChanged = Signal()
    personsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = [Place("person", USUAL_LEVEL), Place("computer", USUAL_LEVEL)]
        self._first = -1
        self._chute = False
        self._seed_text = ""
        self._speed = "normal"
        self._undo: str = "reveal"
        self._problem = ""
        self._rows = RowList(SetupRow, self)
        self._counted = (0, 0)
        self._refresh()

    def game_setup(self) -> GameSetup:
        """The set-up as the session wants it; only to be asked for while there is no `problem`."""
        return GameSetup(
            seats=tuple(
                Seat(clean_name(place.shown_name(n)), place.kind, place.code if place.kind == "computer" else "")
                for n, place in enumerate(self._places)
            ),
            first=None if self._first < 0 else self._first,
            chute=self._chute,
            seed=seed_of_text(self._seed_text),
            speed=self._speed,
            undo="practice" if self._undo == "practice" else "off" if self._undo == "off" else "reveal",
        )

    def begin_with(self, settings: Settings) -> None:
        """The form as it was last used; what a setting cannot say any more (a level that is gone) is as at first."""
        if len(settings.seats) >= MIN_SEATS:
            self._places = [place_of(each.kind, each.level, clean_name(each.name) or None) for each in settings.seats]
        for key in ("chute", "undo", "speed"):
            self.take_over(key, getattr(settings, key))
        self._refresh()
        self._set_first(-1 if settings.first is None else settings.first)

    def begin_like(self, setup: GameSetup) -> None:
        """The form as it was for a game that was set up like this, but for the deal."""
        self._places = [
            place_of(seat.kind, seat.level, None if seat.name == words.default_name(number, seat.kind) else seat.name)
            for number, seat in enumerate(setup.seats)
        ]
        for key in ("chute", "undo", "speed"):
            self.take_over(key, getattr(setup, key))
        self._set_seed_text("")
        self._refresh()
        self._set_first(-1 if setup.first is None else setup.first)

    def take_over(self, key: str, value: Any) -> None:
        """An option that can be chosen among the settings too: chute, undo or speed."""
        match key:
            case "chute":
                self._set_chute(value)
            case "undo":
                self._set_undo(value)
            case "speed":
                self._set_speed(value)

    def choices(self) -> dict[str, object]:
        """What is chosen now, as settings: to begin with next time."""
        seats = tuple(
            SeatChoice(clean_name(place.name or ""), "computer" if place.kind == "computer" else "person", place.code)
            for place in self._places
        )
        first = None if self._first < 0 else self._first
        return {"seats": seats, "first": first, "chute": self._chute, "undo": self._undo, "speed": self._speed}

    def retranslate(self) -> None:
        """The language has changed."""
        self.levelsChanged.emit()
        self.undoChanged.emit()
        self._refresh()

    def _refresh(self) -> None:
        self._rows.update([self._row(n) for n in range(MAX_SEATS)])
        problem = problem_of([place.shown_name(n) for n, place in enumerate(self._places)], self._seed_text)
        if problem != self._problem:
            self._problem = problem
            self.problemChanged.emit()
        counted = (len(self._places), sum(place.kind == "person" for place in self._places))
        if counted != self._counted:
            self._counted = counted
            self.seatCountChanged.emit()
            self.personsChanged.emit()

    def _row(self, seat: int) -> SetupRow:
        if seat >= len(self._places):
            return SetupRow(seat, empty=True)
        place = self._places[seat]
        return SetupRow(
            seat,
            name=place.shown_name(seat),
            kind=place.kind,
            level=place.level,
            level_name=computer_name(place.code),
            level_text=character_text(place.character) if place.character else level_text(place.level),
            character=place.character,
            can_remove=len(self._places) > MIN_SEATS,
        )

    def _change(self, seat: int, **changes: Any) -> None:
        if 0 <= seat < len(self._places):
            self._places[seat] = replace(self._places[seat], **changes)
            self._refresh()

    # -- what can be read ----------------------------------------------------------------------------------------------

    @Property(RowList, constant=True)
    def seats(self) -> RowList:
        """SetupRows: always four, those behind the last seat are `empty`."""
        return self._rows

    @Property(int, notify=seatCountChanged)
    def seatCount(self) -> int:
        """Seats that are not empty."""
        return len(self._places)

    @Property(int, notify=personsChanged)
    def persons(self) -> int:
        """Seats that a person plays."""
        return self._counted[1]

    @Property(QVariantList, notify=levelsChanged)
    def levels(self) -> list[dict[str, object]]:
        """The levels of computers, weakest first: {id, name, text, rank}; `rank` 1 to 5 is the robot that stands for
        it."""
        return [
            {"id": level, "name": level_name(level), "text": level_text(level), "rank": rank_of(place, len(LEVELS))}
            for place, level in enumerate(LEVELS)
        ]

    @Property(QVariantList, notify=levelsChanged)
    def characters(self) -> list[dict[str, object]]:
        """The characters of computers, first none: {id, name, text, icon}."""
        return [
            {"id": code, "name": character_name(code), "text": character_text(code), "icon": icon}
            for code, icon in zip(("", *CHARACTERS), CHARACTER_ICONS, strict=True)
        ]

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """What keeps the game from being started, as a sentence; "" if nothing does."""
        return self._problem

    @Property(int, constant=True)
    def seedDigits(self) -> int:
        """The most digits a number of the deal has."""
        return SEED_DIGITS

    @Property(bool, notify=seedTextChanged)
    def seedValid(self) -> bool:
        """`seedText` is empty or a number."""
        return seed_is_valid(self._seed_text)

    # -- what can be written -------------------------------------------------------------------------------------------

    def _get_first(self) -> int:
        return self._first

    def _set_first(self, value: int) -> None:
        if value != self._first and -1 <= value < len(self._places):
            self._first = value
            self.firstChanged.emit()

    def _get_chute(self) -> bool:
        return self._chute

    def _set_chute(self, value: bool) -> None:
        if value != self._chute:
            self._chute = value
            self.chuteChanged.emit()

    def _get_seed_text(self) -> str:
        return self._seed_text

    def _set_seed_text(self, value: str) -> None:
        if value != self._seed_text:
            self._seed_text = value
            self.seedTextChanged.emit()
            self._refresh()

    def _get_speed(self) -> str:
        return self._speed

    def _set_speed(self, value: str) -> None:
        if value != self._speed and value in SPEEDS:
            self._speed = value
            self.speedChanged.emit()

    def _get_undo(self) -> str:
        return self._undo

    def _set_undo(self, value: str) -> None:
        if value != self._undo and value in UNDO_POLICIES:
            self._undo = value
            self.undoChanged.emit()

    first = Property(int, _get_first, _set_first, notify=firstChanged)  # the first player; -1: drawn by lots
    chute = Property(bool, _get_chute, _set_chute, notify=chuteChanged)  # the next sphere is shown
    seedText = Property(str, _get_seed_text, _set_seed_text, notify=seedTextChanged)  # "": a new deal each time
    speed = Property(str, _get_speed, _set_speed, notify=speedChanged)  # slow normal fast off

    undo = Property(str, _get_undo, _set_undo, notify=undoChanged)  # reveal practice off

    @Property(str, notify=undoChanged)
    def undoText(self) -> str:
        """What may be taken back, as a sentence."""
        return undo_policy(self._undo)

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        """Names a seat."""
        self._change(seat, name=visible(name)[:LONGEST_NAME])

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:
        """Makes a seat a "person" or a "computer"."""
        if kind in ("person", "computer"):
            self._change(seat, kind=kind)

    @Slot(int, str)
    def setLevel(self, seat: int, level: str) -> None:
        """Chooses how well a computer plays."""
        if level in LEVELS:
            self._change(seat, level=level)

    @Slot(int, str)
    def setCharacter(self, seat: int, character: str) -> None:
        """Chooses what a computer likes; "" for nothing special."""
        if character in ("", *CHARACTERS):
            self._change(seat, character=character)

    @Slot()
    def addSeat(self) -> None:
        """Adds a computer behind the last seat."""
        if len(self._places) < MAX_SEATS:
            self._places.append(Place("computer", USUAL_LEVEL))
            self._refresh()

    @Slot(int)
    def removeSeat(self, seat: int) -> None:
        """Removes a seat; those behind it move up."""
        if 0 <= seat < len(self._places) and len(self._places) > MIN_SEATS:
            del self._places[seat]
            self._refresh()
            if self._first >= len(self._places):
                self._set_first(-1)

    @Slot()
    def randomSeed(self) -> None:
        """Draws a seed, to be noted down or passed on."""
        self._set_seed_text(str(secrets.randbelow(SEED_LIMIT)))
