"""What a person does at the table, between a click and the session: what is armed, being paid, being put in order.

Each call plays at most one decision (the order of cards: all of one order), and only if it is legal at that moment.
So late clicks, double clicks and clicks on what is still flying do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, cast

from PySide6.QtCore import QObject, Signal

from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.app.session import Played, Unit
from gizmos_desktop.models.derive.about import derive_about
from gizmos_desktop.models.derive.beads import LogBook
from gizmos_desktop.models.derive.course import Course, course_of
from gizmos_desktop.models.derive.moves import derive_moves, end_of, uses_of
from gizmos_desktop.models.derive.nudges import Nudge, derive_nudges
from gizmos_desktop.models.derive.pay import derive_pay
from gizmos_desktop.models.derive.rank import ranked
from gizmos_desktop.models.derive.result import derive_result
from gizmos_desktop.models.derive.seat import derive_seat
from gizmos_desktop.models.derive.shapes import LogRow, PayState, ResultState, SeatState, TableState
from gizmos_desktop.models.derive.snapshot import Back, Intent, Snapshot, offer_of
from gizmos_desktop.models.derive.steps import StepBook
from gizmos_desktop.models.derive.table import derive_order, derive_table
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.teller import Teller

ARMED = frozenset({"file", "pick", "build", "research"})


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that is shown; `own` is the seat at the bottom."""

    own: int = 0
    seats: tuple[SeatState, ...] = ()
    table: TableState = field(default_factory=TableState)
    pay: PayState = field(default_factory=PayState)
    log: tuple[LogRow, ...] = ()
    log_row: int = -1
    """The line of the log that belongs to the moment shown in a replay; -1 in a game."""
    result: ResultState = field(default_factory=ResultState)
    nudges: tuple[Nudge, ...] = ()
    turn: int = 0
    """Number of the turn, counted through the game."""


def take_snapshot(session: SessionFace, book: StepBook, guard: bool = True) -> Snapshot:
    """The session as it is now. `guard`: End turn warns of what could still be used."""
    game = session.game
    return Snapshot(
        game=game,
        position=cast("dict[str, Any]", game.position()),
        seats=session.seats,
        state=session.state,
        own=session.viewer,
        kind=game.decision.kind,
        offer=offer_of(session.legal),
        book=book,
        back=Back(
            session.undo_choice("step"),
            session.undo_choice("decision"),
            session.undo_choice("turn"),
            session.can_redo,
            session.assisted,
        ),
        speed=session.speed,
        open_hand=session.open_hand,
        guard=guard,
    )


def first_effect(session: SessionFace) -> str:
    """The Gizmo whose effect was being carried out when the game began (a branch, a position set up); "" if none."""
    turn = cast("dict[str, Any]", session.timeline.at(0).position()["turn"])
    return str(turn["effect"]["card"]) if turn["effect"] else ""


def new_book(session: SessionFace | None) -> StepBook:
    """The steps of a session so far."""
    return StepBook() if session is None else StepBook(session.history, first_effect(session))


class TableControl(QObject):
    """Holds the session and what is armed; calls `show` whenever `shown` is another one."""

    moved = Signal(QVariantList)
    told = Signal(str)
    """A step that has been done, in words: every step once, after a jump the last one."""
    taken_back = Signal()
    """A person has taken something back, or done it again."""

    def __init__(self, show: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = Shown()
        self._show = show
        self._session: SessionFace | None = None
        self._snap: Snapshot | None = None
        self._book = StepBook()
        self._course: Course | None = None  # of a replay
        self._log = LogBook()
        self._intent = Intent()
        self._auto_pay = False
        self._guard = True
        self._moves: list[dict[str, Any]] = []
        self._uses = 0  # Gizmos used in this turn
        self._teller = Teller()
        self._jumped = False

    def attach(self, session: SessionFace | None) -> None:
        """Shows another session; None clears the table. Nothing of the old one is heard any more."""
        self.detach()
        self._session = session
        self._book = new_book(session)
        self._course = course_of(session.course, first_effect(session)) if isinstance(session, ReplaySession) else None
        self._log = LogBook()
        self._teller.skip(self._book.steps)
        self._count_uses()
        if session is not None:
            session.played.connect(self._on_played)
            session.rewound.connect(self._on_rewound)
            session.changed.connect(self._on_changed)
        self._intent = Intent()
        self.refresh()

    def detach(self) -> None:
        """Lets go of the session: what is shown stays, but nothing can be done with it and nothing more is heard."""
        session, self._session = self._session, None
        self._snap, self._moves, self._intent = None, [], Intent()
        if session is not None:
            session.played.disconnect(self._on_played)
            session.rewound.disconnect(self._on_rewound)
            session.changed.disconnect(self._on_changed)

    def set_options(self, auto_pay: bool, guard: bool) -> None:
        """See `TableModel.set_options`."""
        if (auto_pay, guard) != (self._auto_pay, self._guard):
            self._auto_pay, self._guard = auto_pay, guard
            if self._session is not None:
                self.refresh()

    def retranslate(self) -> None:
        """The language has changed."""
        self._log = LogBook()
        self.refresh()

    def refresh(self) -> None:
        """Derives everything anew."""
        session = self._session
        self._snap = None if session is None else take_snapshot(session, self._book, self._guard)
        self._derive()

    def _derive(self) -> None:
        """Derives what is shown from the present moment and what is armed."""
        session, snap = self._session, self._snap
        if session is None or snap is None:
            self.shown = Shown()
        else:
            intent = self._intent
            actions = ranked(snap, intent.paying) if intent.paying else ()
            payment = actions[min(intent.payment, len(actions) - 1)] if actions else None
            self.shown = Shown(
                own=snap.own,
                seats=tuple(derive_seat(snap, intent, seat, payment) for seat in range(len(snap.seats))),
                table=derive_table(snap, intent),
                pay=derive_pay(snap, intent),
                log=self._log.rows(self._course.steps if self._course else self._book.steps, snap.names),
                log_row=self._course.rows[len(session.history)] if self._course else -1,
                result=derive_result(snap, session.seed, session.stopped),
                nudges=derive_nudges(snap, intent),
                turn=snap.book.turn,
            )
        self._show()

    def about(self, card: str) -> dict[str, Any]:
        """What the large view says about a card."""
        return derive_about(self._snap, self._intent, card)

    # -- what the session says -----------------------------------------------------------------------------------------

    def _on_played(self, played: Played) -> None:
        session = self._session
        if session is None:
            return
        self._book.add(played)
        sees = session.open_hand if self._course else session.seats[session.viewer].kind == "person"
        viewer = session.viewer if sees else -1
        self._moves += derive_moves(played.events, viewer, self._uses, end_of(self._moves))
        self._uses = uses_of(played.events, self._uses)

    def _on_rewound(self) -> None:
        self._book = new_book(self._session)
        self._moves = []
        self._jumped = True
        self._count_uses()
        if self._course is None:
            self.taken_back.emit()

    def _count_uses(self) -> None:
        """Gizmos that have been used in the turn that goes on."""
        self._uses = 0
        for played in () if self._session is None else self._session.history[-200:]:
            self._uses = uses_of(played.events, self._uses)

    def _on_changed(self) -> None:
        self._intent = Intent()
        self._tell()  # before it is said what is due now
        self.refresh()
        moves, self._moves = self._moves, []
        if moves:
            self.moved.emit(moves)

    def _tell(self) -> None:
        session, jumped = self._session, self._jumped
        self._jumped = False
        if session is not None:
            names = [seat.name for seat in session.seats]
            tell = self._teller.latest if jumped else self._teller.news
            for text in tell(self._book.steps, names):
                self.told.emit(text)

    def _arm(self, intent: Intent) -> None:
        """Something else is armed. The game is as it was, and so is the snapshot of it."""
        self._intent = intent
        self._derive()

    # -- what a person does --------------------------------------------------------------------------------------------

    def _free(self, kind: str = "") -> Snapshot | None:
        """The present moment, if the person may play something: no payment is open, and no other action than `kind`
        armed."""
        snap = self._snap
        if snap is None or not snap.deciding or self._intent.paying:
            return None
        return None if kind and self._intent.kind not in ("", kind) else snap

    def _play(self, text: str) -> bool:
        return self._session is not None and self._session.play(text)

    def pick(self, place: int) -> None:
        """Picks the sphere at this place of the row."""
        snap = self._free("pick")
        row: list[str] = snap.position["row"] if snap else []
        if snap and 0 <= place < len(row) and row[place] in snap.offer.picks:
            self._play(f"pick {row[place]}")

    def file(self, card: str) -> None:
        """Files a card."""
        snap = self._free("file")
        if snap and card in snap.offer.files:
            self._play(f"file {card}")

    def build(self, card: str) -> None:
        """Builds a card, or opens the choice of payments if there is one."""
        snap = self._free("build")
        actions = snap.offer.builds.get(card, ()) if snap else ()
        way = self._session.payment_of(card) if self._session is not None and actions else "usual"
        if actions and (way == "refused" or (len(actions) == 1 and way == "usual")):
            self._play(str(actions[0]))
        elif snap and actions and self._auto_pay and way == "usual":
            self._play(str(ranked(snap, card)[0]))
        elif actions:
            self._arm(Intent(paying=card, order=self._intent.order))

    def activate(self, card: str) -> str:
        """Does the armed action with a card, or what an effect or a Research leaves as the only one: "done". "choose"
        if it is not said yet what is to be done with it, "no" if nothing can be."""
        snap = self._free()
        if snap is None:
            return "no"
        if card in snap.offer.uses:
            self.use(card)
            return "done"
        kind = self._intent.kind
        can_file = card in snap.offer.files and kind in ("", "file")
        can_build = card in snap.offer.builds and kind in ("", "build")
        unsaid = snap.kind == "action" and not kind  # whoever clicks may only want to look
        if (can_file and can_build) or (unsaid and (can_file or can_build)):
            return "choose"
        if can_file:
            self.file(card)
        elif can_build:
            self.build(card)
        return "done" if can_file or can_build else "no"

    def research(self, level: int) -> None:
        """Researches a deck."""
        snap = self._free("research")
        if snap and level in snap.offer.levels:
            self._play(f"research {level}")

    def use(self, card: str) -> None:
        """Uses a triggered Gizmo."""
        snap = self._free()
        if snap and card in snap.offer.uses:
            self._play(f"use {card}")

    def choose_kind(self, kind: str) -> None:
        """Arms or disarms an action; does at once what needs no choice."""
        snap = self._free()
        if snap is None:
            return
        if kind in ("draw", "pass") and kind in snap.offer.plain:
            self._play(kind)
        elif kind in ARMED and snap.kind == "action" and not snap.game.blocked(kind):
            if self._intent.kind == kind:
                self._arm(replace(self._intent, kind=""))
            elif self._session is not None and self._session.may_arm(kind):
                self._arm(replace(self._intent, kind=kind))

    def choose_payment(self, index: int) -> None:
        """Chooses one of the payments that are offered."""
        if self._intent.paying and 0 <= index < len(self.shown.pay.options):
            self._arm(replace(self._intent, payment=index))

    def move_card(self, source: int, target: int) -> None:
        """Moves a card within the order in which the rest goes back."""
        snap = self._free()
        order = list(derive_order(snap, self._intent)) if snap else []
        if 0 <= source < len(order) and 0 <= target < len(order) and source != target:
            order.insert(target, order.pop(source))
            self._arm(replace(self._intent, order=tuple(order)))

    def undo(self, unit: Unit) -> None:
        """Takes back a step, a decision or a turn; an open payment or an armed action is let go of first."""
        if self._intent.paying or self._intent.kind:
            self.press("cancel")
        elif self._session is not None and self._session.state != "handover":
            self._session.undo(unit)

    def redo(self) -> None:
        """Carries out again what was taken back."""
        if self._session is not None and self._session.state != "handover":
            self._session.redo()

    def accept_handover(self) -> None:
        """The next person is here."""
        if self._session is not None:
            self._session.accept_handover()

    def press(self, button: str) -> None:
        """Presses a button of the action bar; one that is not there now does nothing."""
        if button == "cancel":
            if self._intent.paying or self._intent.kind:
                self._arm(Intent(order=self._intent.order))
            return
        if not any(row.id == button and row.enabled for row in self.shown.table.buttons):
            return
        match button:
            case "end" | "skip":
                self._play(button)
            case "none":
                self._play("skip")
            case "hurry":
                if self._session is not None:
                    self._session.hurry()
            case "anyOrder":
                self._put_back()
            case "confirm":
                self._confirm()

    def _confirm(self) -> None:
        if self._intent.paying:
            options = self.shown.pay.options
            if options:
                self._play(options[self.shown.pay.chosen].key)
        else:
            self._put_back()

    def _put_back(self) -> None:
        """Puts the cards back in the order shown; the last one goes by itself (notation.md, `return`)."""
        snap = self._free()
        for card in derive_order(snap, self._intent)[:-1] if snap else ():
            if not self._play(f"return {card}"):
                return
