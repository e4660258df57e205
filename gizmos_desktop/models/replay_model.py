"""The replay: going through a game that is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.pace import pause_before
from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.models.derive.course import Course, course_of
from gizmos_desktop.models.derive.kept_shapes import ReplayState
from gizmos_desktop.models.derive.replay import derive_marks, derive_replay
from gizmos_desktop.models.notify import notify, reading
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.rows import plain
from gizmos_desktop.models.table_control import first_effect

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

SPEEDS = ("slow", "normal", "fast")
SHORTEST_MS = 150


def _listing(field: str) -> Callable[[Any], Any]:
    """The same for a list of maps."""
    return lambda model: list(plain(getattr(model.state, field)))


@QmlElement
class ReplayModel(QObject):
    """Goes through a game while the table shows it: by decisions, turns, lines of the log, or by itself."""

    activeChanged = Signal()
    positionChanged = Signal()
    countChanged = Signal()
    turnMarksChanged = Signal()
    roundsChanged = Signal()
    titleChanged = Signal()
    lineChanged = Signal()
    viewerChanged = Signal()
    seatsChanged = Signal()
    runningChanged = Signal()
    canBranchChanged = Signal()
    branchWhyChanged = Signal()
    branchChoicesChanged = Signal()
    playingChanged = Signal()
    speedChanged = Signal()
    left = Signal()
    """Python only: the replay is to be left."""
    branched = Signal(str)
    """Python only: a game is to be played on from here, with these players (an id of `branchChoices`)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = ReplayState()
        self.session: ReplaySession | None = None
        self._course = Course((), (-1,), (), (0,))
        self._marks: tuple[dict[str, Any], ...] = ()
        self._speed = "normal"
        self._playing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    def attach(self, session: ReplaySession | None) -> None:
        """Go through another game; None: through none."""
        self.pause()
        if self.session is not None:
            self.session.changed.disconnect(self._refresh)
        self.session = session
        if session is not None:
            self._course = course_of(session.course, first_effect(session))
            self._marks = derive_marks(session, self._course)
            session.changed.connect(self._refresh)
        self._refresh()

    def retranslate(self) -> None:
        """The language has changed."""
        self._refresh()

    def _refresh(self) -> None:
        session = self.session
        old = self.state
        self.state = ReplayState() if session is None else derive_replay(session, self._course, self._marks)
        notify(self, old, self.state)

    # -- what can be read ----------------------------------------------------------------------------------------------

    _active, _position, _count, _running = (reading(name) for name in ("active", "position", "count", "running"))
    _title, _line, _viewer = (reading(name) for name in ("title", "line", "viewer"))
    _can_branch, _branch_why = (reading(name) for name in ("can_branch", "branch_why"))
    _turn_marks, _rounds = _listing("turn_marks"), _listing("rounds")
    _seats, _branch_choices = _listing("seats"), _listing("branch_choices")

    active = Property(bool, _active, notify=activeChanged)  # the table shows a replay
    position = Property(int, _position, notify=positionChanged)  # decisions that have been played, 0 to count
    count = Property(int, _count, notify=countChanged)  # decisions of the whole game
    turnMarks = Property(QVariantList, _turn_marks, notify=turnMarksChanged)  # {position round seat name}
    rounds = Property(QVariantList, _rounds, notify=roundsChanged)  # {position round}
    title = Property(str, _title, notify=titleChanged)  # what moment this is
    line = Property(str, _line, notify=lineChanged)  # what was done last, as a sentence
    viewer = Property(int, _viewer, notify=viewerChanged)  # the seat that is looked from
    seats = Property(QVariantList, _seats, notify=seatsChanged)  # {seat name kind level}
    running = Property(bool, _running, notify=runningChanged)  # the game goes on
    canBranch = Property(bool, _can_branch, notify=canBranchChanged)  # it can be played on from here
    branchWhy = Property(str, _branch_why, notify=branchWhyChanged)  # why not, as a sentence
    branchChoices = Property(QVariantList, _branch_choices, notify=branchChoicesChanged)  # {id text}

    @Property(bool, notify=playingChanged)
    def playing(self) -> bool:
        """It goes on by itself."""
        return self._playing

    def _get_speed(self) -> str:
        return self._speed

    def _set_speed(self, value: str) -> None:
        if value in SPEEDS and value != self._speed:
            self._speed = value
            if self._timer.isActive():
                self._timer.start(min(self._timer.remainingTime(), self._wait()))
            self.speedChanged.emit()

    speed = Property(str, _get_speed, _set_speed, notify=speedChanged)  # slow normal fast

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot(int)
    def step(self, count: int) -> None:
        """Goes so many decisions on (or back); stops playing."""
        self.jump(self.state.position + count)

    @Slot(int)
    def turn(self, direction: int) -> None:
        """Goes to where the next turn begins (1), or this one, or the one before (-1); stops playing."""
        position = self.state.position
        if direction > 0:
            self.jump(self._course.turn_after(position))
        elif direction < 0:
            self.jump(self._course.turn_before(position))

    @Slot(int)
    def jump(self, position: int) -> None:
        """Goes to a moment (the nearest one that there is); stops playing."""
        self.pause()
        if self.session is not None:
            self.session.go(max(0, min(position, self.session.count)))

    @Slot(int)
    def jumpToLog(self, row: int) -> None:
        """Goes to where a line of the log has just been done; stops playing."""
        if self.session is not None and 0 <= row < len(self._course.moments):
            self.jump(self._course.moments[row])

    @Slot()
    def play(self) -> None:
        """Goes on by itself; from the beginning if it is at the end."""
        session = self.session
        if session is None or not session.count or self._playing:
            return
        if session.position == session.count:
            session.go(0)
        self._timer.start(self._wait())
        self._set_playing(True)

    @Slot()
    def pause(self) -> None:
        """Stops going on by itself."""
        self._timer.stop()
        self._set_playing(False)

    @Slot(int)
    def lookFrom(self, seat: int) -> None:
        """Looks from another seat."""
        if self.session is not None:
            self.session.look_from(seat)

    @Slot(str)
    def branch(self, choice: str) -> None:
        """Begins a new game at this moment, with the players that an id of `branchChoices` says."""
        if self.state.can_branch and any(each["id"] == choice for each in self.state.branch_choices):
            self.pause()
            self.branched.emit(choice)

    @Slot()
    def leave(self) -> None:
        """Leaves the replay for where it was opened."""
        self.pause()
        self.left.emit()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playingChanged.emit()

    def _wait(self) -> int:
        kind = self.session.game.decision.kind if self.session is not None else ""
        return max(SHORTEST_MS, pause_before(kind, self._speed))

    def _next(self) -> None:
        session = self.session
        if session is None or not self._playing:
            return
        session.go(session.position + 1)
        if session.position < session.count:
            self._timer.start(self._wait())
        else:
            self._set_playing(False)
