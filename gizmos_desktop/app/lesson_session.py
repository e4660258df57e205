"""The session of the guided first game: only what the step wants is carried out, and the other player follows the
script. It is kept nowhere and counts nowhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from gizmos_desktop.app.lesson import COUNT, LEARNER, Step, decisions_of, step_of, timeline_at
from gizmos_desktop.app.played import Played
from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, PaymentWay, setup_of


class ScriptedComputer:
    """Decides what a script says, a turn of the event loop after it was asked; nothing where the script says ""."""

    def __init__(self, decision: Callable[[], str]) -> None:
        self._decision = decision
        self._question = 0

    def ask(
        self,
        level: str,
        seed: int,
        observation: dict[str, object],
        answered: Callable[[str], None],
        failed: Callable[[str], None],
    ) -> None:
        """See `Computer`."""
        self._question += 1
        number = self._question

        def answer() -> None:
            decision = self._decision() if number == self._question else ""
            if decision:
                answered(decision)

        QTimer.singleShot(0, answer)

    def cancel(self) -> None:
        """See `Computer`."""
        self._question += 1

    def close(self) -> None:
        """See `Computer`."""
        self._question += 1


class LessonSession(Session):
    """The guided game from the step at `place` on. `names` are those of the learner and of the other player."""

    refused = Signal()
    """Something else than what is wanted was tried: legal, but not now."""

    def __init__(self, place: int, names: tuple[str, str], speed: str, parent: QObject | None = None) -> None:
        self.place = place
        timeline = timeline_at(place, names)
        script = ScriptedComputer(self._scripted)
        super().__init__(setup_of(timeline, speed), script, parent=parent, timeline=timeline)
        self.played.connect(self._on_played)

    @property
    def step(self) -> Step:
        """The step that is due."""
        return step_of(self.place)

    def read_on(self) -> bool:
        """The bubble has been read; False if it wants a decision, or if it is the last one."""
        if self.step.wanted or self.place + 1 >= COUNT:
            return False
        self.place += 1
        return True

    def name(self, names: tuple[str, str]) -> None:
        """Other names for the two players: the language has changed."""
        self.seats = tuple(replace(seat, name=name) for seat, name in zip(self.seats, names, strict=True))

    # -- the face of a session -----------------------------------------------------------------------------------------

    def play(self, text: str) -> bool:
        """The decision, if it is the one that is wanted."""
        if self.state == "person" and not self.step.admits(text):
            if any(str(action) == text for action in self.legal):
                self.refused.emit()
            return False
        return super().play(text)

    def may_arm(self, kind: str) -> bool:
        """Only the kind that is wanted: another one would keep what is pointed at from being chosen."""
        wanted = self.step.action
        if wanted is not None and wanted.kind == kind:
            return True
        self.refused.emit()
        return False

    def payment_of(self, card: str) -> PaymentWay:
        """Only the wanted card is paid for; where Converters are taught it is shown how."""
        wanted = self.step.action
        if wanted is None or wanted.kind != "build" or wanted.card != card:
            return "refused"
        return "shown" if self.step.pay else "usual"

    def take_hint(self) -> bool:
        """There are no hints: the bubble says what to do."""
        return False

    def again(self, seed: int | None = None) -> GameSetup:
        """A real game of the same seats."""
        return replace(super().again(seed), undo="reveal")

    # -- the script ----------------------------------------------------------------------------------------------------

    def _on_played(self, played: Played) -> None:
        if played.seat == LEARNER and self.place + 1 < COUNT:
            self.place += 1

    def _scripted(self) -> str:
        """What the other player decides now: the script up to the step that comes next says it."""
        return decisions_of(self.place)[len(self.history)]
