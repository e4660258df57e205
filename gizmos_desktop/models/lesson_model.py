"""The guided first game: begun, gone on with, left; what its bubble says and points at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.lesson import COUNT, DONE, back_from, place_of, same_game, skip_from, step_of
from gizmos_desktop.app.lesson_session import LessonSession
from gizmos_desktop.app.preferences import Preferences
from gizmos_desktop.models.derive.lesson import LessonState, derive_lesson, offer_of
from gizmos_desktop.models.game_desk import GameDesk
from gizmos_desktop.models.notify import notify, reading
from gizmos_desktop.models.qtypes import QVariantMap
from gizmos_desktop.models.rows import plain
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.words import lesson as words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class LessonModel(QObject):
    """Holds the guided game while it is on the table. How far it has come is kept in the settings, at once."""

    activeChanged = Signal()
    shownChanged = Signal()
    keyChanged = Signal()
    titleChanged = Signal()
    textChanged = Signal()
    taskChanged = Signal()
    refusalChanged = Signal()
    nextLabelChanged = Signal()
    progressChanged = Signal()
    partChanged = Signal()
    partsChanged = Signal()
    targetChanged = Signal()
    decidesChanged = Signal()
    canBackChanged = Signal()
    canSkipChanged = Signal()
    lastChanged = Signal()
    offerChanged = Signal()
    refusedAgain = Signal()
    """Something else than what is wanted was tried, or a hint asked for, perhaps not for the first time."""
    finished = Signal()
    """The last bubble has been left for a real game."""

    def __init__(
        self, parent: QObject | None = None, desk: GameDesk | None = None, preferences: Preferences | None = None
    ) -> None:
        super().__init__(parent)
        self.state = LessonState()
        self._desk = desk
        self._preferences = preferences or Preferences()
        self._preferences.changed.connect(self._on_setting)
        self._session: LessonSession | None = None
        self._mode = ""
        self._refused = -1  # the step at which something else was tried
        self._helped = -1  # the step at which a hint was asked for

    # -- for the other models ------------------------------------------------------------------------------------------

    def follow(self, session: SessionFace | None, mode: str) -> None:
        """What is played now, in which mode of the table; None: nothing, or it is not in sight."""
        self._session = session if isinstance(session, LessonSession) else None
        self._mode = mode
        if self._session is not None:
            self._keep(self._session.place)
        self._refresh()

    def retranslate(self) -> None:
        """The language has changed."""
        session = None if self._desk is None else self._desk.session
        if isinstance(session, LessonSession):
            session.name(words.names())
        self._refresh()
        self.offerChanged.emit()

    def _refresh(self) -> None:
        session = self._session
        state = LessonState()
        if session is not None:
            asked = self._helped == session.place
            state = derive_lesson(session, self._mode, self._refused == session.place, asked)
        old, self.state = self.state, state
        notify(self, old, state)

    def _keep(self, place: int) -> None:
        """Whoever has come to the last bubble has finished, and has still when it is begun anew."""
        kept = self._preferences.settings.lesson
        key = DONE if place + 1 == COUNT else step_of(place).key
        if key != kept and not (kept == DONE and place == 0):
            self._preferences.set("lesson", key)
            self._preferences.flush()

    def _on_setting(self, key: str) -> None:
        if key == "lesson":
            self.offerChanged.emit()

    # -- what can be read ----------------------------------------------------------------------------------------------

    _active, _shown, _key = reading("active"), reading("shown"), reading("key")
    _title, _text, _task, _refusal = reading("title"), reading("text"), reading("task"), reading("refusal")
    _next_label, _progress_text = reading("next_label"), reading("progress")
    _part, _parts, _decides, _last = reading("part"), reading("parts"), reading("decides"), reading("last")
    _can_back, _can_skip = reading("can_back"), reading("can_skip")

    active = Property(bool, _active, notify=activeChanged)  # the guided game is on the table
    shown = Property(bool, _shown, notify=shownChanged)  # its bubble is to be seen
    key = Property(str, _key, notify=keyChanged)  # code of what the bubble says
    title = Property(str, _title, notify=titleChanged)
    text = Property(str, _text, notify=textChanged)
    task = Property(str, _task, notify=taskChanged)  # what to do now, "" if it is only to be read
    refusal = Property(str, _refusal, notify=refusalChanged)  # after something else was tried, or a hint asked for
    nextLabel = Property(str, _next_label, notify=nextLabelChanged)  # of the button that goes on
    progress = Property(str, _progress_text, notify=progressChanged)  # "Part 2 of 9"
    part = Property(int, _part, notify=partChanged)  # from 1
    parts = Property(int, _parts, notify=partsChanged)
    decides = Property(bool, _decides, notify=decidesChanged)  # a decision is wanted
    canBack = Property(bool, _can_back, notify=canBackChanged)
    canSkip = Property(bool, _can_skip, notify=canSkipChanged)
    last = Property(bool, _last, notify=lastChanged)  # the last bubble

    @Property(QVariantMap, notify=targetChanged)
    def target(self) -> dict[str, Any]:
        """What the bubble points at: {kind, card, color, level}; {} for nothing."""
        return dict(plain(self.state.target))

    @Property(QVariantMap, notify=offerChanged)
    def offer(self) -> dict[str, Any]:
        """What the start screen says: {title, line, begun, done}."""
        kept = self._preferences.settings.lesson
        title, line = offer_of(kept)
        return {"title": title, "line": line, "begun": place_of(kept) > 0, "done": kept == DONE}

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Begins the guided game, or goes on where it was left; what is played is left, and kept."""
        self._go(place_of(self._preferences.settings.lesson))

    @Slot()
    def next(self) -> None:
        """Goes on: to the next bubble, or by the decision that is wanted. From the last bubble to a real game."""
        session = self._session
        if session is None:
            return
        if session.step.wanted:
            session.play(session.step.wanted)
        elif session.place + 1 == COUNT:
            self.finished.emit()
        else:
            self._go(session.place + 1)

    @Slot()
    def back(self) -> None:
        """To the bubble before: what was decided since then is taken back."""
        if self._session is not None:
            self._go(back_from(self._session.place))

    @Slot()
    def skip(self) -> None:
        """To the first bubble of the next part: what lies between is done by itself."""
        if self._session is not None:
            self._go(skip_from(self._session.place))

    @Slot()
    def help(self) -> None:
        """A hint is asked for: the bubble says that it gives it."""
        if self._session is not None:
            self._refused, self._helped = -1, self._session.place
            self._refresh()
            self.refusedAgain.emit()

    def _go(self, place: int) -> None:
        """To any step. The game stays on the table if it is at that moment already."""
        session = self._session
        self._refused = self._helped = -1
        if session is not None and session.place + 1 == place and same_game(session.place, place):
            session.read_on()
            self.follow(session, self._mode)
        elif self._desk is not None:
            fresh = LessonSession(place, words.names(), self._preferences.settings.speed)
            fresh.refused.connect(self._on_refused)
            self._desk.play(fresh, kept=False)

    def _on_refused(self) -> None:
        if self._session is not None:
            self._refused, self._helped = self._session.place, -1
            self._refresh()
            self.refusedAgain.emit()
