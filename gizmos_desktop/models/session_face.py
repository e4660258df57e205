"""What the models need of the session; `gizmos_desktop.app.session.Session` has it, and so have the fakes of the
tests."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from gizmos_desktop.app.session import Played
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.engine import Action, Game


class SessionFace(Protocol):
    """A game being played; see docs/architecture.md, "Session"."""

    game: Game
    setup: GameSetup
    seats: tuple[Seat, ...]
    seed: int
    speed: str
    state: str
    stopped: bool
    history: list[Played]

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

    def play(self, text: str) -> bool:
        """A person's decision."""

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
