"""A game to be looked at: the face of a session, at any moment of the game, and no decision is taken."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gizmos_desktop.app.played import Played, history_of, played_of
from gizmos_desktop.app.session import Unit
from gizmos_desktop.app.setup import GameSetup, PaymentWay, Seat, seats_of, setup_of
from gizmos_desktop.engine import Action, Game
from gizmos_desktop.records import Timeline, UndoChoice


class ReplaySession(QObject):
    """Shows a game before decision `position` (0 to `count`: all have been played). `state` is "replay", also at the
    end. The timeline is read and never changed; who else plays on it must wait meanwhile."""

    changed = Signal()
    played = Signal(object)
    """The next decision was carried out (`Played`), by `go` to the next position; comes before `changed`."""
    rewound = Signal()
    """The history is another one, by any other `go`; comes before `changed`."""

    def __init__(self, timeline: Timeline, position: int = -1, viewer: int = -1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.timeline: Timeline = timeline
        self.setup: GameSetup = setup_of(timeline)
        self.seats: tuple[Seat, ...] = seats_of(timeline.header.seats)
        self.seed: int = timeline.header.seed
        self.speed: str = "normal"
        self.state: str = "replay"
        self.legal: tuple[Action, ...] = ()
        self.course: list[Played] = history_of(timeline.steps)
        persons = [seat for seat, each in enumerate(self.seats) if each.kind == "person"]
        self._viewer = viewer if 0 <= viewer < len(self.seats) else persons[0] if persons else 0
        self._persons = persons
        self.position: int = min(position, self.count) if position >= 0 else self.count
        self.game: Game = timeline.at(self.position)
        self.history: list[Played] = self.course[: self.position]

    # -- what models read ----------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """Decisions of the whole game."""
        return len(self.course)

    @property
    def viewer(self) -> int:
        """The seat that the game is looked at from."""
        return self._viewer

    @property
    def stopped(self) -> bool:
        """At the end of a game of computers alone that was ended early."""
        return self.timeline.stopped and self.position == self.count

    @property
    def assisted(self) -> bool:
        """A player had help."""
        return bool(self.timeline.assists)

    @property
    def running(self) -> bool:
        """The game is not over: what is hidden in it must stay so."""
        return not self.timeline.over

    @property
    def open_hand(self) -> bool:
        """May the cards that the viewer's seat has drawn be seen? In a game that goes on only by the one person who
        plays it."""
        return not self.running or self._persons == [self._viewer]

    # -- what it does --------------------------------------------------------------------------------------------------

    def go(self, position: int) -> bool:
        """Show another moment; False, and nothing changes, if there is no such one or it is shown already."""
        if not 0 <= position <= self.count or position == self.position:
            return False
        forward = position == self.position + 1
        if forward:
            decision = self.timeline.steps[self.position].decision
            self.game.play(decision.action, decision.chance)
        else:
            self.game = self.timeline.at(position)
        self.position = position
        self.history = self.course[:position]
        if forward:
            self.played.emit(played_of(self.timeline.steps[position - 1]))
        else:
            self.rewound.emit()
        self.changed.emit()
        return True

    def look_from(self, seat: int) -> None:
        """Look from another seat."""
        if 0 <= seat < len(self.seats) and seat != self._viewer:
            self._viewer = seat
            self.changed.emit()

    # -- what a session has and a replay does not do -------------------------------------------------------------------

    can_redo = False
    hinted = False

    def take_hint(self) -> bool:
        """There is nothing to decide."""
        return False

    def play(self, text: str) -> bool:
        """Nothing is decided here."""
        return False

    def undo_choice(self, unit: Unit) -> UndoChoice:
        """Nothing is undone here."""
        return UndoChoice(-1, why="undo_nothing")

    def undo(self, unit: Unit = "step") -> bool:
        """Nothing is undone here."""
        return False

    def redo(self, unit: Unit = "step") -> bool:
        """Nothing is redone here."""
        return False

    def accept_handover(self) -> None:
        """There is none."""

    def hurry(self) -> None:
        """There is no pause."""

    def set_speed(self, speed: str) -> None:
        """The replay's own pace is not the session's business."""

    def may_arm(self, kind: str) -> bool:
        """See `Session.may_arm`."""
        return True

    def payment_of(self, card: str) -> PaymentWay:
        """Nothing is built in a replay."""
        return "refused"

    def set_auto_pass(self, on: bool) -> None:
        """All has been decided."""

    def suspend(self) -> None:
        """Nothing runs."""

    def resume(self) -> None:
        """Nothing runs."""

    def close(self) -> None:
        """Nothing runs."""

    def again(self, seed: int | None = None) -> GameSetup:
        """The set-up for another game of the same seats and options."""
        return self.setup.with_seed(seed)
