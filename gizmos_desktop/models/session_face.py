"""What the models need of the session; `gizmos_desktop.app.session.Session` has it, and so have the fakes of the
tests."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from gizmos_desktop.app.session import Played, Timeline, UndoChoice, Unit
from gizmos_desktop.app.setup import GameSetup, PaymentWay, Seat
from gizmos_desktop.engine import Action, Game


class SessionFace(Protocol):
    """A game being played; see docs/architecture.md, "Session"."""

    setup: GameSetup
    seats: tuple[Seat, ...]
    seed: int
    speed: str
    state: str
    timeline: Timeline
    history: list[Played]

    @property
    def game(self) -> Game:
        """The game as it is now."""

    @property
    def stopped(self) -> bool:
        """The game was ended early."""

    @property
    def assisted(self) -> bool:
        """A player had help."""

    @property
    def open_hand(self) -> bool:
        """Drawn cards of the seat at the bottom may be seen though nothing is to be decided (replay)."""

    @property
    def viewer(self) -> int:
        """The seat at the bottom of the screen."""

    @property
    def legal(self) -> tuple[Action, ...]:
        """Legal actions, if a person is to decide."""

    @property
    def changed(self) -> SignalInstance:
        """Sent after every decision and change of state."""

    @property
    def played(self) -> SignalInstance:
        """Sent with a `Played` for every decision, before `changed`."""

    @property
    def rewound(self) -> SignalInstance:
        """Sent when the history was cut or grew otherwise than by playing, before `changed`."""

    @property
    def can_redo(self) -> bool:
        """There is something to redo."""

    @property
    def hinted(self) -> bool:
        """The person at the computer has had a hint."""

    def take_hint(self) -> bool:
        """The person whose decision is due is given a hint."""

    def undo_choice(self, unit: Unit) -> UndoChoice:
        """Where an undo would lead, or why there is none."""

    def undo(self, unit: Unit = "step") -> bool:
        """Go back."""

    def redo(self, unit: Unit = "step") -> bool:
        """Carry out again what was undone."""

    def set_auto_pass(self, on: bool) -> None:
        """Whether forced passes and ends of turn are given by the application."""

    def suspend(self) -> None:
        """Nothing is decided until `resume`."""

    def resume(self) -> None:
        """Go on."""

    def play(self, text: str) -> bool:
        """A person's decision."""

    def may_arm(self, kind: str) -> bool:
        """An action may be armed."""

    def payment_of(self, card: str) -> PaymentWay:
        """How the Build of a card begins."""

    def accept_handover(self) -> None:
        """The next person is here."""

    def hurry(self) -> None:
        """Skip the pause before the computer's next move."""

    def set_speed(self, speed: str) -> None:
        """Another pace."""

    def close(self) -> None:
        """End of the session."""

    def again(self, seed: int | None = None) -> GameSetup:
        """The set-up for another game of the same seats."""
