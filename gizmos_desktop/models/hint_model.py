"""Hints: the best actions for the decision that a person is to take, with chances and reasons."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.advice import Option
from gizmos_desktop.app.adviser import Adviser
from gizmos_desktop.app.computer import seed_of
from gizmos_desktop.engine import Action
from gizmos_desktop.models.derive.advice_shapes import HintRow, HintState
from gizmos_desktop.models.derive.hint import derive_hints, target_of
from gizmos_desktop.models.notify import notify, reading
from gizmos_desktop.models.qtypes import QVariantMap
from gizmos_desktop.models.rows import RowList, plain
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.words import hints as words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

Moment = tuple[str, int, int]
"""A decision that is due: the game's id, how many decisions were taken, the seat."""


@QmlElement
class HintModel(QObject):
    """Asks for hints and shows them, only ever for the decision that the person at the computer is to take now. What is
    said about any other decision is thrown away."""

    phaseChanged = Signal()
    offeredChanged = Signal()
    canChanged = Signal()
    whyChanged = Signal()
    warnChanged = Signal()
    textChanged = Signal()
    chosenChanged = Signal()
    targetChanged = Signal()

    def __init__(self, parent: QObject | None = None, adviser: Adviser | None = None) -> None:
        super().__init__(parent)
        self.state = HintState()
        self._adviser = adviser
        self._session: SessionFace | None = None
        self._mode = ""
        self._wanted = True
        self._asked: Moment | None = None  # the decision that the hints shown are about
        self._options: tuple[Option, ...] = ()
        self._failure = ""
        self._picked = ""  # the action of the row that the person chose
        self._rows = RowList(HintRow, self)

    # -- for the other models ------------------------------------------------------------------------------------------

    def follow(self, session: SessionFace | None, mode: str) -> None:
        """What is played now, in which mode of the table; None: nothing, or it is not in sight. Hints about another
        decision than the one that is due are thrown away."""
        self._session, self._mode = session, mode
        if self._asked is not None and self._asked != self._due():
            self._forget()
        self._refresh()

    def set_wanted(self, wanted: bool) -> None:
        """Whether there are hints at all (setting `hints`)."""
        self._wanted = wanted
        if not wanted:
            self._forget()
        self._refresh()

    def retranslate(self) -> None:
        """The language has changed."""
        self._refresh()

    def _due(self) -> Moment | None:
        session = self._session
        if session is None or session.state != "person":
            return None
        return session.timeline.header.ident, len(session.history), session.game.decision.seat

    def _forget(self) -> None:
        if self._asked is not None and self.state.phase == "thinking" and self._adviser is not None:
            self._adviser.cancel()
        self._asked, self._options, self._failure, self._picked = None, (), "", ""
        self._take(replace(self.state, phase="", rows=(), chosen="", target={}, text=""))

    def _refresh(self, phase: str | None = None) -> None:
        session = self._session
        if session is None or not self._wanted or self._adviser is None:
            self._take(HintState())
            return
        due = session.game.decision
        names = [seat.name for seat in session.seats]
        why = words.why_not(session.state, due.kind, self._mode, names[due.seat])
        now = self.state.phase if phase is None else phase
        rows = derive_hints(self._options, names, due.kind, self._archive()) if self._asked else ()
        chosen = self._picked if any(row.action == self._picked for row in rows) else rows[0].action if rows else ""
        self._take(
            HintState(
                phase=now,
                offered=any(seat.kind == "person" for seat in session.seats) and session.state != "over",
                can=not why,
                why=why,
                warn="" if session.hinted else words.warn(),
                text=self._text(now, bool(rows)),
                rows=rows,
                chosen=chosen,
                target=target_of(Action.parse(chosen)) if chosen else {},
            )
        )

    def _text(self, phase: str, found: bool) -> str:
        match phase:
            case "thinking":
                return words.thinking()
            case "failed":
                return words.failed(self._failure)
            case "ready":
                return words.best() if found else words.nothing()
        return ""

    def _archive(self) -> list[str]:
        session = self._session
        if session is None:
            return []
        seats: Any = session.game.observe(session.game.decision.seat)["seats"]
        return list(seats[session.game.decision.seat]["archive"])

    def _take(self, state: HintState) -> None:
        old, self.state = self.state, state
        notify(self, old, state)

    # -- what can be read ----------------------------------------------------------------------------------------------

    _phase, _offered, _can, _why = (reading(name) for name in ("phase", "offered", "can", "why"))
    _warn, _text_shown, _chosen = (reading(name) for name in ("warn", "text", "chosen"))

    phase = Property(str, _phase, notify=phaseChanged)  # "" thinking ready failed
    offered = Property(bool, _offered, notify=offeredChanged)  # there may be hints in this game
    can = Property(bool, _can, notify=canChanged)  # a hint can be had now
    why = Property(str, _why, notify=whyChanged)  # why not, as a sentence
    warn = Property(str, _warn, notify=warnChanged)  # to be asked before the first hint of a game; "" if not
    text = Property(str, _text_shown, notify=textChanged)  # what is going on, as a sentence
    chosen = Property(str, _chosen, notify=chosenChanged)  # the action of the chosen row, "" for none

    @Property(QVariantMap, notify=targetChanged)
    def target(self) -> dict[str, Any]:
        """What the chosen row is about: {kind, card, color, level}; {} for nothing."""
        return dict(plain(self.state.target))

    @Property(RowList, constant=True)
    def rows(self) -> RowList:
        """HintRows, best first."""
        return self._rows

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot()
    def ask(self) -> None:
        """Asks for hints about the decision that is due. The game counts as assisted from then on."""
        session, adviser = self._session, self._adviser
        if session is None or adviser is None or not self.state.can or not session.take_hint():
            return
        self._forget()
        moment = self._asked = self._due()
        game = session.game
        self._refresh("thinking")
        adviser.hint(
            seed_of(session.seed, len(session.history)),
            game.observe(game.decision.seat),
            lambda options, done: self._told(moment, options, done),
            lambda code: self._failed(moment, code),
        )

    @Slot()
    def close(self) -> None:
        """Stops thinking, and shows no hints any more."""
        self._forget()
        self._refresh()

    @Slot(str)
    def choose(self, action: str) -> None:
        """Chooses a row by its action."""
        if any(row.action == action for row in self.state.rows):
            self._picked = action
            self._take(replace(self.state, chosen=action, target=target_of(Action.parse(action))))

    @Slot()
    def act(self) -> None:
        """Plays the chosen action."""
        session, action = self._session, self.state.chosen
        if session is not None and action and self._asked == self._due():
            self._forget()
            session.play(action)

    # -- what is told --------------------------------------------------------------------------------------------------

    def _told(self, moment: Moment | None, options: tuple[Option, ...], done: bool) -> None:
        session = self._session
        if moment is None or moment != self._asked or session is None:
            return
        legal = {str(action) for action in session.legal}
        self._options = tuple(option for option in options if option.action in legal)
        self._refresh("ready" if done else "thinking")

    def _failed(self, moment: Moment | None, code: str) -> None:
        if moment is not None and moment == self._asked:
            self._failure, self._options = code, ()
            self._refresh("failed")
