"""The game that lies on the table: begun, gone on with, left, looked at, played on from any moment."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQuick import QQuickWindow

from gizmos_desktop.app.branch import branch_of
from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.app.session import Computer, Session, Timeline
from gizmos_desktop.app.setup import GameSetup
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.table_picture import TablePicture, poser
from gizmos_desktop.app.trouble import KeepError
from gizmos_desktop.models.replay_model import ReplayModel
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.table_model import TableModel

_log = logging.getLogger(__name__)

NO_PICTURE = frozenset({"handover", "replay"})
"""Modes of which no picture is kept: the table is covered, or it shows another moment."""


class GameDesk(QObject):
    """Holds the session that is played and the replay that is looked at, of which the table shows one. Everything that
    is played here is saved after every decision."""

    played = Signal(object)
    """A decision was carried out in the session (`Played`)."""
    begun = Signal()
    """Another session is played."""

    def __init__(
        self,
        table: TableModel,
        replay: ReplayModel,
        storage: Storage,
        make_ai: Callable[[], Computer | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session: SessionFace | None = None
        self._table = table
        self._replay = replay
        self._storage = storage
        self._make_ai = make_ai
        self._kept = True
        self._picture = TablePicture(storage.pictures, self)
        table.stampChanged.connect(self._on_stamp)

    # -- playing -------------------------------------------------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """A new game."""
        auto_pass = self._storage.preferences.settings.auto_pass
        self.play(Session(setup, self._make_ai(), keep=self._keep, auto_pass=auto_pass, gather=True))

    def again(self, same: bool = False) -> None:
        """Another game of the seats and options on the table, with the same deal or a new one."""
        if self.face is None:
            return
        setup = self.face.again(self.face.seed if same else None)
        speed = self._storage.preferences.settings.speed if self.replaying else setup.speed
        self.start(replace(setup, speed=speed))

    def go_on(self, timeline: Timeline) -> None:
        """Go on with a recorded game, at exactly the decision where it was left."""
        settings = self._storage.preferences.settings
        ai = self._make_ai()
        self.play(Session.of_timeline(timeline, settings.speed, ai, self._keep, settings.auto_pass, gather=True))

    def play(self, session: SessionFace, kept: bool = True) -> None:
        """Any session: the one that was played is left. Of one that is not `kept` nothing remains."""
        self.leave()
        self.session, self._kept = session, kept
        kinds = [seat.level or seat.kind for seat in session.seats]
        _log.info("game %s: %s, %d decisions so far", self.ident, " ".join(kinds), len(session.history))
        session.played.connect(self.played)
        self._table.attach(session)
        self.begun.emit()

    def _keep(self, timeline: Timeline) -> None:
        self._storage.keeper.keep(timeline)

    def leave(self, drop: bool = False) -> None:
        """Nothing is played any more. The game is kept; one in which nothing was decided, or with `drop`, is not."""
        self.leave_replay(resume=False)
        self.take_picture()
        session, self.session = self.session, None
        if session is None:
            return
        self._picture.stop()
        self._table.detach()
        session.played.disconnect(self.played)
        session.close()
        timeline = session.timeline
        ident = timeline.header.ident
        _log.info("game %s is left after %d decisions", ident, len(timeline.steps))
        if not self._kept:
            return
        if not (drop or timeline.steps or timeline.undone or timeline.header.origin):
            self._forget(ident)
        self._storage.keeper.let_go(ident)

    def _forget(self, ident: str) -> None:
        try:
            self._storage.library.remove(ident)
        except KeepError:
            return  # it is in the list then, and can be removed there

    @property
    def ident(self) -> str:
        """The id of the game that is played, "" if none is."""
        return "" if self.session is None else self.session.timeline.header.ident

    @property
    def timeline(self) -> Timeline | None:
        """The game that is on the table: looked at, else played."""
        if self._replay.session is not None:
            return self._replay.session.timeline
        return None if self.session is None else self.session.timeline

    def suspend(self) -> None:
        """Another screen is shown: nothing is decided meanwhile."""
        if self.session is not None:
            self.session.suspend()

    def resume(self) -> None:
        """The table is shown again."""
        if self.session is not None:
            self.session.resume()

    # -- looking at a game ---------------------------------------------------------------------------------------------

    @property
    def replaying(self) -> bool:
        """The table shows a replay."""
        return self._replay.session is not None

    @property
    def face(self) -> SessionFace | None:
        """The session on the table: looked at, else played."""
        return self._replay.session or self.session

    def look_at(self, timeline: Timeline, position: int = -1) -> None:
        """Show a game at its end, or at a moment; what is played waits."""
        self.leave_replay(resume=False)
        self.suspend()
        viewer = self.session.viewer if self.session is not None and timeline is self.session.timeline else -1
        replay = ReplaySession(timeline, position, viewer)
        self._replay.attach(replay)
        self._table.attach(replay)

    def leave_replay(self, resume: bool = True) -> None:
        """The table shows what is played again (with `resume` it goes on)."""
        if self._replay.session is None:
            return
        self._replay.attach(None)
        if self.session is None:
            self._table.detach()
            return
        self._table.attach(self.session)
        if resume:
            self.session.resume()

    def play_on(self, choice: str) -> bool:
        """A new game from the moment that is looked at; whether hidden cards were dealt anew."""
        replay = self._replay.session
        if replay is None:
            return False
        running = replay.running
        self.go_on(branch_of(replay, choice))
        return running

    # -- pictures ------------------------------------------------------------------------------------------------------

    def show_in(self, window: QQuickWindow, in_sight: Callable[[], bool]) -> None:
        """The window of which pictures are kept, and what says whether it shows the table now."""
        self._picture.window = window
        self._picture.in_sight = in_sight
        self._picture.pose = poser(window)
        window.closing.connect(self.take_picture)

    def _on_stamp(self) -> None:
        session = self.session
        if session is None or self.replaying or not self._kept:
            return
        persons = any(seat.kind == "person" for seat in session.seats)
        quiet = self._table.state.mode in ("action", "over") or session.state == "rest"
        self._picture.want(self.ident, quiet, persons, self._may_be_seen)

    @Slot()
    def take_picture(self) -> None:
        """Keep how the game that is played looks now: it is left, or the window is about to close."""
        if self.session is not None and self._kept and self.session.timeline.steps:
            self._picture.now(self.ident, self._may_be_seen)

    def _may_be_seen(self) -> bool:
        return self.session is not None and not self.replaying and self._table.state.mode not in NO_PICTURE
