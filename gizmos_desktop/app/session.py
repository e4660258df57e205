"""The session: one game from its first decision to its end.

It is the turn loop. It holds the game (the truth), takes decisions from persons (`play`) and from the AI client, paces
what computers do, asks for a hand-over between persons, and tells the models what happened (`played`, `changed`).
"""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from gizmos_desktop.app.ai_client import AiClient
from gizmos_desktop.app.pace import pause_before
from gizmos_desktop.app.setup import SPEEDS, GameSetup, Seat
from gizmos_desktop.engine import Action, Event, Game, IllegalAction, NotationError

__all__ = ["MAX_ROUNDS_OF_COMPUTERS", "Computer", "GameSetup", "Played", "Seat", "Session"]

MAX_ROUNDS_OF_COMPUTERS = 100
"""A game between computers alone ends after so many rounds (rulings.md, "The turn")."""

SEED_LIMIT = 1_000_000_000
"""Drawn seeds lie below this, so that they are short enough to be read out and typed in."""


@dataclass(frozen=True, slots=True)
class Played:
    """One decision that was carried out.

    `seat` took it in round `round`; `text` is its notation, `events` what happened. `note` is a code: "" (as decided),
    "forced" (a person's only possible answer, given by the application) or "replaced" (the AI failed; a legal move was
    put in). `why` says how it failed: "timeout", "crash", "error", "nonsense" or "illegal".
    """

    seat: int
    text: str
    events: tuple[Event, ...]
    round: int
    note: str = ""
    why: str = ""


class Computer(Protocol):
    """What the session needs of an AI client: each question is answered once, or never after `cancel` or `close`."""

    def ask(
        self,
        level: str,
        seed: int,
        observation: dict[str, object],
        answered: Callable[[str], None],
        failed: Callable[[str], None],
    ) -> None:
        """Ask for a decision; later call `answered(text)`, or `failed(code)` with a code of `Played.why`."""

    def cancel(self) -> None:
        """Forget the open question, if there is one."""

    def close(self) -> None:
        """End at once, leaving no process behind."""


class Session(QObject):
    """One game with its seats. `ai` is the client that computers ask (one of its own is made if it is None and needed);
    `game` continues a given position instead of dealing a new one. Raises ValueError for a set-up that cannot be."""

    changed = Signal()
    """After every decision and every change of state: derive anew."""
    played = Signal(object)
    """A decision was carried out (`Played`); comes before `changed`. No decision is taken while it is handed round."""

    def __init__(
        self, setup: GameSetup, ai: Computer | None = None, game: Game | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        setup.check()
        self.seed: int = secrets.randbelow(SEED_LIMIT) if setup.seed is None else setup.seed
        self.setup: GameSetup = setup
        self.seats: tuple[Seat, ...] = setup.seats
        self.speed: str = setup.speed
        self.history: list[Played] = []
        self.state: str = "computer"
        self.stopped: bool = False  # ended by MAX_ROUNDS_OF_COMPUTERS, not by the rules
        self.closed: bool = False
        if game is None:
            game = Game.new(seats=len(setup.seats), seed=self.seed, first=setup.first, chute=setup.chute)
        elif game.seats != len(setup.seats):
            raise ValueError(f"the game has {game.seats} seats, the set-up {len(setup.seats)}")
        self.game: Game = game
        self._persons = [i for i, seat in enumerate(self.seats) if seat.kind == "person"]
        self._sitting: int | None = None  # the person who is at the computer
        self._legal: tuple[Action, ...] | None = None
        self._showing = False
        self._random = random.Random(f"replacement {self.seed}")
        if ai is None and len(self._persons) < len(self.seats):
            ai = AiClient()  # now: its process gets ready while the first person thinks
        self._ai = ai
        self._answer: tuple[str, str] | None = None  # what the AI decided: (text, ""), or ("", why it failed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._computer_plays)
        self._settle()

    # -- what models read ----------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat whose dashboard lies at the bottom: the person at the computer, else the first person, or seat 0."""
        if self._sitting is not None:
            return self._sitting
        return self._persons[0] if self._persons else 0

    @property
    def seat_due(self) -> int:
        """The seat whose decision is due (of the last turn when the game is over)."""
        return self.game.decision.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        """The decisions that a person may take now; () unless `state` is "person"."""
        if self.state != "person":
            return ()
        if self._legal is None:
            self._legal = tuple(self.game.legal_actions())
        return self._legal

    # -- what persons do -----------------------------------------------------------------------------------------------

    def play(self, text: str) -> bool:
        """Carry out a person's decision given in notation. False, and nothing changes, if it is not legal now."""
        if self.state != "person" or self.closed or self._showing:
            return False
        if not self._carry_out(text, ""):
            return False
        self._settle()
        self._announce()
        return True

    def accept_handover(self) -> None:
        """The person whose decision is due is at the computer now. Does nothing unless `state` is "handover"."""
        if self.state != "handover" or self.closed:
            return
        self._sitting = self.game.decision.seat
        self.state = "person"
        self.changed.emit()

    def hurry(self) -> None:
        """Skip the pause before the computer's next move. Does nothing if there is none."""
        if self.state == "computer" and self._pause.isActive():
            self._pause.start(0)

    def set_speed(self, speed: str) -> None:
        """Change the pace ("slow", "normal", "fast" or "off"); ValueError for anything else."""
        if speed not in SPEEDS:
            raise ValueError(f"unknown speed {speed!r}")
        if speed == self.speed:
            return
        self.speed = speed
        if self._pause.isActive():
            left = min(self._pause.remainingTime(), pause_before(self.game.decision.kind, speed))
            self._pause.start(max(0, left))

    def close(self) -> None:
        """Leave the game: no more moves, no more signals, no process left. The game can still be read."""
        if self.closed:
            return
        self.closed = True
        self._pause.stop()
        if self._ai is not None:
            self._ai.close()
            self._ai = None

    # -- the turn loop -------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Find out whose decision is next, answering by itself what leaves a person no choice."""
        while not self.closed:
            if self._is_over():
                self.state = "over"
                if self._ai is not None:
                    self._ai.cancel()
                return
            seat = self.game.decision.seat
            if self.seats[seat].kind == "computer":
                self.state = "computer"
                self._ask(seat)
                return
            only = self._only_answer()
            if only is None:
                handover = len(self._persons) > 1 and self._sitting != seat
                self.state = "handover" if handover else "person"
                if not handover:
                    self._sitting = seat
                return
            self._carry_out(only, "forced")

    def _is_over(self) -> bool:
        if self.game.is_over:
            return True
        self.stopped = not self._persons and self.game.round > MAX_ROUNDS_OF_COMPUTERS
        return self.stopped

    def _only_answer(self) -> str | None:
        """A pass or an end of turn to which there is no alternative; other single choices show something new, and are a
        person's to make."""
        actions = self.game.legal_actions()
        if len(actions) == 1 and actions[0].kind in ("pass", "end"):
            return str(actions[0])
        return None

    def _carry_out(self, text: str, note: str, why: str = "") -> bool:
        """Play one decision and tell the listeners. False, and nothing changes, if the engine refuses it."""
        seat, game_round = self.game.decision.seat, self.game.round
        try:
            events = tuple(self.game.play(text))
        except (IllegalAction, NotationError):
            return False
        self._legal = None
        played = Played(seat, text, events, game_round, note, why)
        self.history.append(played)
        self._showing = True
        try:
            self.played.emit(played)
        finally:
            self._showing = False
        return True

    # -- computers -----------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Let the computer think while its predecessor's move is being looked at."""
        number = len(self.history)
        self._answer = None
        self._pause.start(pause_before(self.game.decision.kind, self.speed))

        def answered(text: str) -> None:
            self._computer_decided(number, (text, ""))

        def failed(why: str) -> None:
            self._computer_decided(number, ("", why))

        if self._ai is not None:
            self._ai.ask(self.seats[seat].level, self._seed_of(number), self.game.observe(seat), answered, failed)

    def _seed_of(self, number: int) -> int:
        """The AI's seed for a decision. Hashed, so that no player can deal the hidden cards again from it."""
        digest = hashlib.sha256(f"gizmos ai {self.seed} {number}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def _computer_decided(self, number: int, answer: tuple[str, str]) -> None:
        """Keep the answer until the pause is over. Answers to another question than the open one are dropped."""
        if self.closed or self.state != "computer" or number != len(self.history) or self._answer is not None:
            return
        self._answer = answer
        if not self._pause.isActive():
            self._pause.start(0)  # never from within the caller: a client may answer while it is being asked

    def _computer_plays(self) -> None:
        if self._answer is None or self.closed or self.state != "computer":
            return
        text, why = self._answer
        self._answer = None
        if why or not self._carry_out(text, ""):
            if not why:
                why = self._fault_of(text)
            self._carry_out(self._replacement(), "replaced", why)
        self._settle()
        self._announce()

    def _announce(self) -> None:
        if not self.closed:
            self.changed.emit()

    @staticmethod
    def _fault_of(text: str) -> str:
        try:
            Action.parse(text)
        except NotationError:
            return "nonsense"
        return "illegal"

    def _replacement(self) -> str:
        """A legal move in place of an AI that failed: any kind of move with equal chance, then any move of the kind."""
        actions = self.game.legal_actions()
        kinds = sorted({action.kind for action in actions})
        kind = self._random.choice(kinds)
        return str(self._random.choice([action for action in actions if action.kind == kind]))

    def again(self, seed: int | None = None) -> GameSetup:
        """The set-up for another game of the same seats and options; a `seed` of None means a new deal."""
        return replace(self.setup, seed=seed, speed=self.speed)
