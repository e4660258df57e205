"""The program's window as a theatre: any scene of `catalogue.SCENES` is put on it by name, as often as one likes."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from gizmos_desktop.app.advice import Option
from gizmos_desktop.app.levels import LEVELS
from gizmos_desktop.app.messages import Messages
from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.window import Opened, make_application, opened
from gizmos_desktop.engine import Game
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Options, Places, Timeline
from tests.app.courses import played
from tests.app.fakes import FakeAdviser
from tests.models.scenes import SilentComputer
from tools.pseudo import pseudo_spoken
from tools.robot.hands import Hands
from tools.scenes.positions import LONG_NAMES, NAMES, Position

ALL_KINDS = ("person", "computer", "person", "computer")
REASON = {"code": "sphere", "color": "red"}


class Theatre:
    """The open window, with `hands` for it; `worst`: names as long as can be, boards as full as can be."""

    def __init__(self, shown: Opened, adviser: FakeAdviser) -> None:
        self.shown = shown
        self.adviser = adviser
        self.hands = Hands(shown.window)
        self.model: Any = shown.model
        self.worst = False
        self.session: Session | None = None
        self._kept: dict[tuple[object, ...], Timeline] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return LONG_NAMES if self.worst else NAMES

    @property
    def theme(self) -> QObject:
        """The singleton `Theme` of Gizmos.Ui."""
        theme = self.shown.engine.singletonInstance("Gizmos.Ui", "Theme")
        assert isinstance(theme, QObject)
        return theme

    # -- how it looks --------------------------------------------------------------------------------------------------

    def size(self, width: int, height: int) -> None:
        """The size of the window, in pixels."""
        if (self.shown.window.width(), self.shown.window.height()) != (width, height):
            self.shown.window.resize(width, height)
            self.hands.settle(0.02)

    def dress(self, theme: str = "dark", language: str = "en", scale: int = 100) -> None:
        """Theme ("dark", "light"), language (a code of translations/) and scale (per cent) by the settings."""
        for key, value in {"theme": theme, "language": language, "uiScale": scale}.items():
            if self.model.settings.property(key) != value:
                self.model.settings.setProperty(key, value)
        self.hands.settle()

    def look(self, width: int, height: int, theme: str, language: str = "en") -> None:
        """The same scene in another size, theme and language, at rest."""
        self.size(width, height)
        self.dress(theme, language)
        self.calm()

    def calm(self) -> None:
        """Mouse out of the way, nothing moves any more, everything is drawn."""
        self.hands.hover_at(QPoint(1, 1))
        self.hands.settle(0.03)
        self.hands.frame()

    # -- what is on it -------------------------------------------------------------------------------------------------

    def empty(self) -> None:
        """Back to the start screen, with nothing open over it."""
        self.model.dismissNotice()
        sheets = ("help_close", "about_close", "pause_close", "save_close", "confirm_no")
        while any(self.hands.sees(name) for name in sheets):
            self.hands.key("Escape")
        self.model.showStart()
        # Nobody learns here unless a scene wants it: scenes need no order
        self.model.settings.setProperty("tips", False)
        self.model.storage.preferences.set("lesson", "")
        self.session = None
        self.hands.settle()

    def lay(self, position: Position, persons: tuple[int, ...] = (0,), speed: str = "off") -> None:
        """A game at a position: seat 0 and the other `persons` are persons, computers never answer."""
        game = Game.from_position(position, seed=3)
        seats = tuple(
            Seat(self.names[n], "person") if n in persons else Seat(self.names[n], "computer", LEVELS[n % len(LEVELS)])
            for n in range(game.seats)
        )
        self.session = Session(GameSetup(seats, first=0, speed=speed), SilentComputer(), game)
        self.model.play(self.session)
        self.hands.settle()
        if self.session.state == "handover" and len(persons) == 1:
            self.model.table.acceptHandover()
            self.hands.settle()

    def course(self, kinds: tuple[str, ...] = ALL_KINDS, seed: int = 4, decisions: int = 0) -> Timeline:
        """A game of these seats, up to a person's decision after so many of theirs; 0: to its end."""
        key = (kinds, seed, decisions, self.worst)
        if key in self._kept:
            return self._kept[key]
        ident = f"20261130-1000{seed:02}-{len(kinds)}{kinds.count('person')}{int(self.worst)}{decisions:05}"
        found = played(kinds, self.names, seed, decisions, ident, Options(first=0, undo="practice"))
        self._kept[key] = found
        return found

    def keep(self, timeline: Timeline) -> str:
        """Puts a game among the kept ones; its id."""
        self.model.storage.keeper.keep(timeline)
        self.model.storage.keeper.let_go(timeline.header.ident)
        self.model.games.refresh()
        return timeline.header.ident

    def furnish(self) -> None:
        """Games in the list: finished ones, one in progress."""
        self.keep(self.course())
        self.keep(self.course(("person", "computer"), 6))
        self.keep(self.course(("computer", "computer"), 7))
        self.keep(self.course(("person", "computer", "computer", "computer"), 5, 9))

    def advise(self) -> None:
        """Answers the open question for a hint."""
        assert self.session is not None
        legal = [str(action) for action in self.session.legal]
        found = [next((text for text in legal if text.startswith(kind)), "") for kind in ("file", "pick", "research")]
        self.adviser.options(*(Option(text, 0.6, 131.0, (REASON, REASON)) for text in found if text), done=True)
        self.hands.settle()

    def items(self) -> Iterator[QQuickItem]:
        """All visible items of the window, each after its parent."""
        left = [self.shown.window.contentItem()]
        while left:
            item = left.pop()
            yield item
            left += [child for child in reversed(item.childItems()) if child.isVisible() and child.opacity() > 0]


@contextmanager
def theatre(size: tuple[int, int] = (1280, 720), pseudo: bool = False, language: str = "") -> Iterator[Theatre]:
    """A theatre with a window of its own and folders that are thrown away; `pseudo`: it speaks that language, too;
    `language` is the one that it starts in."""
    there = QGuiApplication.instance()
    app = there if isinstance(there, QGuiApplication) else make_application(True, Messages())
    adviser = FakeAdviser()
    speech = pseudo_spoken() if pseudo else nullcontext()
    with speech, tempfile.TemporaryDirectory(prefix="gizmos-scenes-") as folder:
        storage = Storage(Places.under(Path(folder)))
        storage.preferences.set("language", language)
        with opened(app, lambda: AppModel(storage=storage, make_ai=SilentComputer, adviser=adviser)) as shown:
            shown.window.setPosition(0, 0)
            shown.window.resize(*size)
            QTest.qWaitForWindowActive(shown.window, 5000)
            stage = Theatre(shown, adviser)
            stage.model.settings.setProperty("reducedMotion", "on")
            stage.theme.setProperty("settle", 0)
            stage.theme.setProperty("motion", 0)
            stage.hands.settle()
            yield stage
