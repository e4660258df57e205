"""The session: one game from its first decision to its end.

The turn loop: it plays on a timeline (the truth), takes decisions from persons (`play`) and the AI client, paces what
computers do, asks for a hand-over, goes back and forth, and tells the models (`played`, `rewound`, `changed`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from gizmos_desktop.app.ai_client import AiClient
from gizmos_desktop.app.computer import WHYS, Computer, Why, fault_of, replacement, seed_of
from gizmos_desktop.app.gathering import Gathering
from gizmos_desktop.app.levels import level_to_ask
from gizmos_desktop.app.pace import pause_before, pause_before_handover
from gizmos_desktop.app.played import Played, history_of, played_of
from gizmos_desktop.app.setup import SEED_LIMIT, SPEEDS, GameSetup, PaymentWay, Seat, setup_of
from gizmos_desktop.engine import Action, Game, IllegalAction, NotationError
from gizmos_desktop.records import Origin, Timeline, UndoChoice, redo_count, undo_choice

__all__ = [
    "MAX_ROUNDS_OF_COMPUTERS", "Computer", "GameSetup", "Played", "Seat", "Session", "Timeline", "UndoChoice", "Unit",
]  # fmt: skip

MAX_ROUNDS_OF_COMPUTERS = 100
"""A game between computers alone ends after so many rounds (rulings.md, "The turn")."""

Unit = Literal["step", "decision", "turn"]
"""How far an undo or redo goes: one decision, back to the last action or Gizmo chosen, to the beginning of the turn."""


class Session(QObject):
    """One game with its seats. `ai` is the client that computers ask (one of its own is made if it is None and needed).
    `timeline` continues a recorded game (`setup` is made from it: `of_timeline`); `game` begins at a given position
    instead of dealing a new one. `keep` is called after every decision, before anybody hears of it, to save the game.
    With `gather` decisions of computers alone at speed "off" are heard of several at a time.
    `auto_pass`: a pass or end of turn without alternative goes by itself. ValueError for a set-up that cannot be."""

    changed = Signal()
    """After every decision and every change of state: derive anew."""
    played = Signal(object)
    """A decision was carried out (`Played`); comes before `changed`. No decision is taken while it is handed round."""
    rewound = Signal()
    """The history was cut, or grew, by undo or redo; comes before `changed`."""

    open_hand = False  # drawn cards are seen by who is to decide about them alone

    def __init__(
        self,
        setup: GameSetup,
        ai: Computer | None = None,
        game: Game | None = None,
        parent: QObject | None = None,
        timeline: Timeline | None = None,
        keep: Callable[[Timeline], None] | None = None,
        auto_pass: bool = True,
        gather: bool = False,
    ) -> None:
        super().__init__(parent)
        setup.check()
        self.seed: int = secrets.randbelow(SEED_LIMIT) if setup.seed is None else setup.seed
        self.setup: GameSetup = setup
        self.seats: tuple[Seat, ...] = setup.seats
        self.speed: str = setup.speed
        self.timeline: Timeline = timeline or self._begin(game)
        self.history: list[Played] = history_of(self.timeline.steps)
        self.state: str = "computer"
        self.closed: bool = False
        self._keep = keep
        self._persons = [i for i, seat in enumerate(self.seats) if seat.kind == "person"]
        self._sitting: int | None = None  # the person who is at the computer
        self._legal: tuple[Action, ...] | None = None
        self._showing = False
        self._suspended = False
        self._auto_pass = auto_pass
        self._played_ms = self.timeline.steps[-1].decision.ms if self.timeline.steps else 0
        self._clock = QElapsedTimer()
        self._clock.start()
        if ai is None and len(self._persons) < len(self.seats):
            ai = AiClient()  # now: its process gets ready while the first person thinks
        self._ai = ai
        self._question = 0  # of the computer; answers to another one are dropped
        self._answer: tuple[str, str] | None = None  # what the AI decided: (text, ""), or ("", why it failed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._on_pause_over)
        self._gather = gather and not self._persons
        self._gathering = Gathering(self)
        self._gathering.due.connect(self._tell_all)
        before = [played.seat for played in self.history if played.seat in self._persons]
        self._sat_before = before[-1] if before else None  # who decided last when the game was left
        self._save()
        self._settle()

    @classmethod
    def of_timeline(
        cls,
        timeline: Timeline,
        speed: str = "normal",
        ai: Computer | None = None,
        keep: Callable[[Timeline], None] | None = None,
        auto_pass: bool = True,
        gather: bool = False,
    ) -> Session:
        """The session that goes on with a recorded game."""
        return cls(setup_of(timeline, speed), ai, None, None, timeline, keep, auto_pass, gather)

    def _begin(self, game: Game | None) -> Timeline:
        setup = self.setup
        if game is None:
            game = Game.new(seats=len(setup.seats), seed=self.seed, first=setup.first, chute=setup.chute)
            return Timeline.start(game, setup.players(), self.seed, setup.options(setup.chute))
        if game.seats != len(setup.seats):
            raise ValueError(f"the game has {game.seats} seats, the set-up {len(setup.seats)}")
        # The seat that was chosen to be first may be another one in this position.
        options = replace(setup, first=None).options(game.chute)
        return Timeline.start(game, setup.players(), self.seed, options, origin=Origin())

    # -- what models read ----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it is now: to be read only. After an undo it is another object."""
        return self.timeline.game

    @property
    def stopped(self) -> bool:
        """The game was ended by MAX_ROUNDS_OF_COMPUTERS, not by the rules."""
        return self.timeline.stopped

    @property
    def assisted(self) -> bool:
        """A player had help: the game counts apart."""
        return bool(self.timeline.assists)

    @property
    def viewer(self) -> int:
        """The seat whose dashboard lies at the bottom: the person at the computer, else the first person, or seat 0."""
        if self._sitting is not None:
            return self._sitting
        if self._sat_before is not None:
            return self._sat_before
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
        if self.state != "person" or self.closed or self._showing or self._suspended:
            return False
        if not self._carry_out(text, ""):
            return False
        self._settle(rest=True)
        self._announce()
        return True

    def may_arm(self, kind: str) -> bool:
        """An action may be armed, whose choice is still to come."""
        return True

    def payment_of(self, card: str) -> PaymentWay:
        """How the Build of a card begins."""
        return "usual"

    def accept_handover(self) -> None:
        """The person whose decision is due is at the computer now. Does nothing unless `state` is "handover"."""
        if self.state != "handover" or self.closed:
            return
        self._sitting = self.game.decision.seat
        self.state = "person"
        self.changed.emit()

    def hurry(self) -> None:
        """Skip the pause before the computer's next move, or before the hand-over. Does nothing if there is none."""
        if self._pause.isActive():
            self._pause.start(0)

    def set_speed(self, speed: str) -> None:
        """Change the pace ("slow", "normal", "fast" or "off"); ValueError for anything else."""
        if speed not in SPEEDS:
            raise ValueError(f"unknown speed {speed!r}")
        if speed == self.speed:
            return
        self.speed = speed
        if self._pause.isActive():
            whole = pause_before_handover(speed) if self.state == "rest" else self._pause_of_computer()
            self._pause.start(max(0, min(self._pause.remainingTime(), whole)))

    def set_auto_pass(self, on: bool) -> None:
        """Change `auto_pass`. Switching it on does not take the decision that is due now."""
        self._auto_pass = on

    def suspend(self) -> None:
        """Nothing is decided until `resume`: the game is not in sight. Thinking computers are stopped."""
        if not self._suspended and not self.closed:
            self._tell_all()
            self._played_ms = self._ms()
            self._suspended = True
            self._stop_computer()

    def resume(self) -> None:
        """Go on after `suspend`."""
        if self._suspended and not self.closed:
            self._clock.restart()
            self._suspended = False
            if self.state == "computer":
                self._ask(self.game.decision.seat)
            elif self.state == "rest":
                self._pause.start(pause_before_handover(self.speed))

    def close(self) -> None:
        """Leave the game: no more moves, no more signals, no process left. The game can still be read."""
        if self.closed:
            return
        self.closed = True
        self._gathering.take()
        self._pause.stop()
        if self._ai is not None:
            self._ai.close()
            self._ai = None

    # -- hints ---------------------------------------------------------------------------------------------------------

    @property
    def hinted(self) -> bool:
        """The person at the computer has had a hint in this game."""
        return any(mark.seat == self.viewer and mark.kind == "hint" for mark in self.timeline.assists)

    def take_hint(self) -> bool:
        """The person to decide is given a hint: the game counts as assisted. False, nothing done, if nobody is."""
        if self.state != "person" or self.closed or self._showing or self._suspended:
            return False
        self.timeline.mark(self.game.decision.seat, "hint")
        self._save()
        self._announce()
        return True

    # -- back and forth ------------------------------------------------------------------------------------------------

    def undo_choice(self, unit: Unit) -> UndoChoice:
        """Where an undo by the person at the computer would lead, or why there is none."""
        if self.closed or not self._persons:
            return UndoChoice(-1, why="undo_nothing")
        return undo_choice(self.timeline, self.viewer, unit)

    def undo(self, unit: Unit = "step") -> bool:
        """Go back to a decision of the person at the computer; computers that think are stopped. False, and nothing
        changes, if that may not be."""
        choice = self.undo_choice(unit)
        if choice.to < 0 or not self._may_rewind():
            return False
        self._stop_computer()
        seat = self.viewer
        self.timeline.undo(choice.to)
        if choice.assisted:
            self.timeline.mark(seat, "undo")
        self._rewound(answer=False)
        return True

    @property
    def can_redo(self) -> bool:
        """There is something that was undone and can be carried out again."""
        return bool(self.timeline.undone) and bool(self._persons) and not self.closed

    def redo(self, unit: Unit = "step") -> bool:
        """Carry out again what was undone, up to the person's next decision of this unit. False if there is none."""
        if not self.can_redo or not self._may_rewind():
            return False
        self._stop_computer()
        self.timeline.redo(redo_count(self.timeline, self.viewer, unit))
        self._rewound(answer=not self.timeline.undone)
        return True

    def _may_rewind(self) -> bool:
        return not (self._showing or self._suspended or self.closed)

    def _rewound(self, answer: bool) -> None:
        self.history = history_of(self.timeline.steps)
        self._legal = None
        self._save()
        self.rewound.emit()
        self._settle(answer)
        self._announce()

    # -- the turn loop -------------------------------------------------------------------------------------------------

    def _settle(self, answer: bool = True, rest: bool = False) -> None:
        """Find out whose decision is next, answering by itself what leaves a person no choice (if `answer`). Something
        has just been played that wants to be looked at before another person takes over (if `rest`)."""
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
            only = self._only_answer() if answer and self._auto_pass else None
            if only is None:
                if len(self._persons) < 2 or self._sitting == seat:
                    self.state = "person"
                    self._sitting = seat
                elif rest and self.speed != "off":
                    self.state = "rest"
                    self._pause.start(pause_before_handover(self.speed))
                else:
                    self.state = "handover"
                return
            self._carry_out(only, "forced")

    def _is_over(self) -> bool:
        if not self._persons and self.game.round > MAX_ROUNDS_OF_COMPUTERS:
            self.timeline.stop()
        return self.timeline.over

    def _only_answer(self) -> str | None:
        """A pass or an end of turn to which there is no alternative; other single choices show something new, and are a
        person's to make."""
        actions = self.game.legal_actions()
        if len(actions) == 1 and actions[0].kind in ("pass", "end"):
            return str(actions[0])
        return None

    def _carry_out(self, text: str, note: Literal["", "forced", "replaced"], why: Why = "") -> bool:
        """Play one decision, save it and tell the listeners. False, and nothing changes, if the engine refuses it."""
        try:
            step = self.timeline.play(text, self._ms(), note, why)
        except (IllegalAction, NotationError):
            return False
        self._legal = None
        self._is_over()  # before it is saved: a game that is stopped is saved as one
        played = played_of(step)
        self.history.append(played)
        self._gathering.waiting.append(played)
        self._save()
        if not (self._gather and self.speed == "off" and not self.timeline.over and self._gathering.may_wait()):
            self._tell()
        return True

    def _tell(self) -> None:
        """Tell the listeners of what has been decided and saved."""
        self._showing = True
        try:
            for played in self._gathering.take():
                self.played.emit(played)
        finally:
            self._showing = False

    def _tell_all(self) -> None:
        """Tell of what has waited, if anything has."""
        if self._gathering.waiting and not self.closed and not self._showing:
            self._tell()
            self._announce()

    def _save(self) -> None:
        if self._keep is not None:
            self._keep(self.timeline)

    def _ms(self) -> int:
        """Milliseconds of play since the start; the time between two sittings does not count."""
        return self._played_ms + (0 if self._suspended else self._clock.elapsed())

    # -- computers -----------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Let the computer think while its predecessor's move is being looked at."""
        if self._suspended:
            return
        self._question += 1
        number = self._question
        self._answer = None
        self._pause.start(self._pause_of_computer())

        def answered(text: str) -> None:
            self._computer_decided(number, (text, ""))

        def failed(why: str) -> None:
            self._computer_decided(number, ("", why))

        if self._ai is not None:
            seed = seed_of(self.seed, len(self.history))
            self._ai.ask(level_to_ask(self.seats[seat].level), seed, self.game.observe(seat), answered, failed)

    def _pause_of_computer(self) -> int:
        return pause_before(self.game.decision.kind, self.speed)

    def _on_pause_over(self) -> None:
        if self.state == "rest" and not self.closed:
            self.state = "handover"
            self.changed.emit()
        else:
            self._computer_plays()

    def _stop_computer(self) -> None:
        """The open question and the pause are given up."""
        self._question += 1
        self._answer = None
        self._pause.stop()
        if self._ai is not None:
            self._ai.cancel()

    def _computer_decided(self, number: int, answer: tuple[str, str]) -> None:
        """Keep the answer until the pause is over. Answers to another question than the open one are dropped."""
        if self.closed or self.state != "computer" or number != self._question or self._answer is not None:
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
            legal = replacement(self.game, self.seed, len(self.history))
            self._carry_out(legal, "replaced", WHYS.get(why, "error") if why else fault_of(text))
        self._settle(rest=True)
        if not self._gathering.waiting:
            self._announce()

    def _announce(self) -> None:
        if not self.closed:
            self.changed.emit()

    def again(self, seed: int | None = None) -> GameSetup:
        """The set-up for another game of the same seats and options; a `seed` of None means a new deal."""
        return replace(self.setup, seed=seed, speed=self.speed)
