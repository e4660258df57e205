"""Real sessions at chosen positions, with the table model on them."""

from typing import Any

from PySide6.QtCore import QObject

from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.engine import Game
from gizmos_desktop.models.table_model import TableModel

NAMES = ("Ann", "Ben", "Cat", "Dan")


class SilentComputer:
    """An AI client that never answers: the computer's turn lasts for ever."""

    def ask(self, *question: Any) -> None:
        """Say nothing."""

    def cancel(self) -> None:
        """Nothing is open."""

    def close(self) -> None:
        """Nothing runs."""


def seats(kinds: str) -> tuple[Seat, ...]:
    """ "pc" is a person against a computer."""
    return tuple(
        Seat(NAMES[n], "person" if kind == "p" else "computer", "" if kind == "p" else "random")
        for n, kind in enumerate(kinds)
    )


def session_at(position: dict[str, Any] | None = None, kinds: str = "pc", seed: int = 1) -> Session:
    """A session at a position (a fresh deal without one). Persons among themselves hand over at once."""
    setup = GameSetup(seats(kinds), first=0, seed=seed, speed="normal" if "c" in kinds else "off")
    game = None
    if position is not None:
        game = Game.from_position({"seats": [{} for _ in kinds], **position}, seed)
    return Session(setup, ai=SilentComputer(), game=game)


def table_at(position: dict[str, Any] | None = None, kinds: str = "pc", seed: int = 1) -> tuple[Session, TableModel]:
    """The same with the table model on it; a hand-over is accepted."""
    session = session_at(position, kinds, seed)
    if session.state == "handover":
        session.accept_handover()
    model = TableModel()
    model.attach(session)
    return session, model


def rows(model: QObject, name: str) -> dict[str, Any]:
    """The rows of a list by key."""
    return {row.key: row for row in getattr(model, name).rows}
