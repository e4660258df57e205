"""AI clients that answer as a test wants, without a process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer

from gizmos_desktop.app.advice import Option, Review
from gizmos_desktop.app.session import Session

Answer = Callable[["FakeComputer"], str | None]


def legal(fake: FakeComputer) -> str:
    """The first legal action of the game."""
    assert fake.session is not None
    return str(fake.session.game.legal_actions()[0])


class FakeComputer:
    """Answers with `answer(self)` from the event loop: a text, or "!code" for a failure, or None for never."""

    def __init__(self, answer: Answer = legal) -> None:
        self.answer = answer
        self.session: Session | None = None
        self.asked: list[tuple[str, int, dict[str, Any]]] = []
        self.open: tuple[Callable[[str], None], Callable[[str], None]] | None = None
        self.cancelled = 0
        self.closed = False

    def ask(
        self,
        level: str,
        seed: int,
        observation: dict[str, Any],
        answered: Callable[[str], None],
        failed: Callable[[str], None],
    ) -> None:
        assert not self.closed
        self.asked.append((level, seed, observation))
        self.open = (answered, failed)
        QTimer.singleShot(0, lambda: self._reply(answered, failed))

    def _reply(self, answered: Callable[[str], None], failed: Callable[[str], None]) -> None:
        if self.closed or self.open != (answered, failed):
            return
        text = self.answer(self)
        if text is None:
            return
        self.open = None
        if text.startswith("!"):
            failed(text[1:])
        else:
            answered(text)

    def cancel(self) -> None:
        self.open = None
        self.cancelled += 1

    def close(self) -> None:
        self.open = None
        self.closed = True


class FakeAdviser:
    """Says what a test wants it to say, when the test says so: `options(…)`, `progress(…)`, `reviewed(…)`, `fail(…)`
    answer the open request, as many times as one likes; answers after `cancel` are passed on too, so that whoever asked
    has to drop them."""

    def __init__(self) -> None:
        self.hints: list[tuple[int, dict[str, object]]] = []
        self.reviews: list[tuple[list[dict[str, object]], int | None]] = []
        self.finished = 0
        self.cancelled = 0
        self.closed = False
        self._told: Callable[..., None] = lambda *answer: None
        self._failed: Callable[[str], None] = lambda code: None

    def hint(
        self,
        seed: int,
        observation: dict[str, object],
        told: Callable[[tuple[Option, ...], bool], None],
        failed: Callable[[str], None],
    ) -> None:
        self.hints.append((seed, observation))
        self._told, self._failed = told, failed

    def review(
        self,
        seed: int,
        moments: list[dict[str, object]],
        winner: int | None,
        told: Callable[[int, int, Review | None], None],
        failed: Callable[[str], None],
    ) -> None:
        self.reviews.append((moments, winner))
        self._told, self._failed = told, failed

    def options(self, *found: Option, done: bool = True) -> None:
        self._told(found, done)

    def progress(self, done: int, of: int) -> None:
        self._told(done, of, None)

    def reviewed(self, review: Review) -> None:
        self._told(len(self.reviews[-1][0]), len(self.reviews[-1][0]), review)

    def fail(self, code: str) -> None:
        self._failed(code)

    def finish(self) -> None:
        self.finished += 1

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.closed = True
