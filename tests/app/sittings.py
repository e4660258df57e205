"""Sessions with a fake AI that plays at random, and everything that is saved of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.app.session import GameSetup, Seat, Session, Timeline
from gizmos_desktop.engine import Game
from gizmos_desktop.records import decode, encode, timeline_of
from tests.app.fakes import FakeComputer
from tests.engine.walks import choose

ADA, BO = Seat("Ada", "person"), Seat("Bo", "person")
R2, C3 = Seat("R2", "computer", "random"), Seat("C3", "computer", "random")


def sensible(fake: FakeComputer) -> str:
    """What a computer answers: the same for the same seed, as real ones do."""
    assert fake.session is not None
    _, seed, _ = fake.asked[-1]
    return str(choose(Random(seed), fake.session.game.legal_actions(), eager=True))


class Sitting:
    """One session with its AI; `saves` are the bytes of every save, the latest last."""

    def __init__(
        self,
        *seats: Seat,
        undo: Any = "reveal",
        seed: int = 11,
        timeline: Timeline | None = None,
        game: Game | None = None,
        answer: Callable[[FakeComputer], str | None] = sensible,
    ) -> None:
        self.ai = FakeComputer(answer)
        self.saves: list[bytes] = []
        if timeline is None:
            setup = GameSetup(seats, first=0, seed=seed, speed="off", undo=undo)
            self.session = Session(setup, self.ai, game, keep=self.keep)
        else:
            self.session = Session.of_timeline(timeline, "off", self.ai, self.keep)
        self.ai.session = self.session

    def keep(self, timeline: Timeline) -> None:
        self.saves.append(encode(timeline.record(saved="2026-01-02T15:31:40Z")))

    def play(self, dice: Random, decisions: int = 1) -> None:
        """So many decisions, of whomever; fewer if the game is over."""
        target = len(self.session.history) + decisions
        for _ in range(decisions * 400):
            if len(self.session.history) >= target or self.session.state == "over":
                return
            if self.session.state == "handover":
                self.session.accept_handover()
            elif self.session.state == "person":
                assert self.session.play(str(choose(dice, self.session.legal, eager=True)))
            else:
                QCoreApplication.processEvents()
        raise AssertionError("nobody decides")

    def play_to_person(self) -> None:
        """Computers play until a person is to decide or the game is over."""
        for _ in range(20_000):
            if self.session.state in ("person", "over", "handover"):
                return
            QCoreApplication.processEvents()
        raise AssertionError("nobody decides")


def loaded(data: bytes) -> Timeline:
    """What a fresh process would read."""
    return timeline_of(decode(data))


def whole(session: Session) -> tuple[object, ...]:
    """Everything that makes a moment of a game: position with all decks, and what chance will give."""
    return session.game.position(), session.game.generator, session.seat_due
