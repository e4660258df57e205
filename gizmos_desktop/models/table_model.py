"""The table as QML sees it: what lies there, what can be done now, and the slots that do it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.derive.shapes import (
    ActionRow,
    BeadRow,
    ButtonRow,
    CardRow,
    DeckRow,
    ReadyRow,
    SeatRow,
    SphereRow,
    TableState,
)
from gizmos_desktop.models.notify import notify, reading
from gizmos_desktop.models.pay_model import PayModel
from gizmos_desktop.models.qtypes import QVariantList, QVariantMap
from gizmos_desktop.models.rows import RowList, plain
from gizmos_desktop.models.seat_model import SeatModel
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.table_control import Shown, TableControl

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

MAX_SEATS = 4


@QmlElement
class TableModel(QObject):
    """The game on the table, seen from the seat at the bottom. Every decision of the engine is one of the slots
    below."""

    roundChanged = Signal()
    lastRoundChanged = Signal()
    lastRoundNameChanged = Signal()
    nearGizmosChanged = Signal()
    nearLevel3Changed = Signal()
    tickerSeatChanged = Signal()
    tickerTokensChanged = Signal()
    tickerTextChanged = Signal()
    overChanged = Signal()
    modeChanged = Signal()
    turnSeatChanged = Signal()
    turnNameChanged = Signal()
    promptChanged = Signal()
    reasonChanged = Signal()
    chosenKindChanged = Signal()
    shownChanged = Signal()
    glassChanged = Signal()
    handTitleChanged = Signal()
    levelChanged = Signal()
    stepChanged = Signal()
    orderChanged = Signal()
    handoverChanged = Signal()
    canUndoChanged = Signal()
    undoWhyChanged = Signal()
    undoWarnChanged = Signal()
    canUndoDecisionChanged = Signal()
    undoDecisionWhyChanged = Signal()
    undoDecisionWarnChanged = Signal()
    canUndoTurnChanged = Signal()
    undoTurnWhyChanged = Signal()
    undoTurnWarnChanged = Signal()
    canRedoChanged = Signal()
    assistedChanged = Signal()
    assistedTextChanged = Signal()
    speedChanged = Signal()

    stampChanged = Signal()
    ownChanged = Signal()
    told = Signal(str)
    """A step that has been done, in words."""
    moved = Signal(QVariantList)
    """What is to be shown and heard of the latest decision: [{what, color, card, seat, at, ms, sound, arrival}], `what`
    sphere card points (these with from, to: places {area, seat, slot, level, kind}) converter use trigger turn over;
    times in ms at normal speed, sounds by name, "" for none; of a use `level` says how many there were before it."""
    takenBack = Signal()
    """A person has taken something back, or done it again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = TableState()
        self._stamp = 0
        self._own = 0
        self._seats = [SeatModel(self) for _ in range(MAX_SEATS)]
        self._pay = PayModel(self)
        self._actions = RowList(ActionRow, self)
        self._chain = RowList(BeadRow, self)
        self._ready = RowList(ReadyRow, self)
        self._buttons = RowList(ButtonRow, self)
        self._display1 = RowList(CardRow, self)
        self._display2 = RowList(CardRow, self)
        self._display3 = RowList(CardRow, self)
        self._decks = RowList(DeckRow, self)
        self._row = RowList(SphereRow, self)
        self._hand = RowList(CardRow, self)
        self._opponents = RowList(SeatRow, self)
        self._control = TableControl(self._show, self)
        self._control.moved.connect(self.moved)
        self._control.told.connect(self.told)
        self._control.taken_back.connect(self.takenBack)
        self._pay.chosenByUser.connect(self._control.choose_payment)

    # -- for the other models ------------------------------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        """What is shown now."""
        return self._state

    @property
    def everything(self) -> Shown:
        """Everything derived from the session: log and result too."""
        return self._control.shown

    def attach(self, session: SessionFace | None) -> None:
        """Shows another session, or an empty table for None."""
        self._control.attach(session)

    def detach(self) -> None:
        """Lets go of the session; the table stays as it is, for the screen that is being left."""
        self._control.detach()

    def set_options(self, auto_pay: bool, guard: bool) -> None:
        """Whether the best payment is taken without asking, and whether End turn warns of what could still be used."""
        self._control.set_options(auto_pay, guard)

    def refresh(self) -> None:
        """Derives everything anew (the language has changed)."""
        for seat in self._seats:
            seat.retranslate()
        self._control.retranslate()

    def _show(self) -> None:
        """Takes over what the control has derived."""
        shown = self._control.shown
        for model, seat_state in zip(self._seats, shown.seats, strict=False):
            model.update(seat_state)
        own = shown.own
        others = [(own + n) % len(shown.seats) for n in range(1, len(shown.seats))]
        # by place, not by seat: a hand-over changes what the panels show, and none of them is made anew
        self._opponents.update([SeatRow(str(place), self._seats[seat]) for place, seat in enumerate(others)])
        self._pay.update(shown.pay)
        old, self._state = self._state, shown.table
        notify(self, old, shown.table)
        if own != self._own:
            self._own = own
            self.ownChanged.emit()
        self._stamp += 1
        self.stampChanged.emit()

    # -- what can be read ----------------------------------------------------------------------------------------------

    @Property(int, notify=stampChanged)
    def stamp(self) -> int:
        """Grows with every change: bind to it where a slot's answer (`about`) is shown."""
        return self._stamp

    @Property(SeatModel, notify=ownChanged)
    def own(self) -> SeatModel:
        """The seat at the bottom. It changes between persons only when the hand-over is accepted."""
        return self._seats[self._own]

    @Property(RowList, constant=True)
    def opponents(self) -> RowList:
        """SeatRows of the other seats, in turn order after `own`."""
        return self._opponents

    @Property(PayModel, constant=True)
    def pay(self) -> PayModel:
        """The payment being chosen."""
        return self._pay

    @Slot(int, result=SeatModel)
    def seatModel(self, seat: int) -> SeatModel | None:
        """The model of any seat; None if there is no such seat."""
        return self._seats[seat] if 0 <= seat < MAX_SEATS else None

    _round, _last_round, _last_round_name = reading("round"), reading("last_round"), reading("last_round_name")
    _near_gizmos, _near_level3, _ticker_seat = reading("near_gizmos"), reading("near_level3"), reading("ticker_seat")

    round = Property(int, _round, notify=roundChanged)  # number of the round, from 1
    lastRound = Property(bool, _last_round, notify=lastRoundChanged)  # the end has been triggered
    lastRoundName = Property(str, _last_round_name, notify=lastRoundNameChanged)  # by whom, "" if it has not
    nearGizmos = Property(int, _near_gizmos, notify=nearGizmosChanged)  # most active Gizmos of a seat (of 16)
    nearLevel3 = Property(int, _near_level3, notify=nearLevel3Changed)  # most level 3 Gizmos of a seat (of 4)
    tickerSeat = Property(int, _ticker_seat, notify=tickerSeatChanged)  # seat of the latest public event, or -1

    @Property(QVariantList, notify=tickerTokensChanged)
    def tickerTokens(self) -> list[Any]:
        """The latest public event as a strip of texts and pips."""
        return list(plain(self._state.ticker_tokens))

    @Property(str, notify=tickerTextChanged)
    def tickerText(self) -> str:
        """The same as a plain sentence."""
        return self._state.ticker_text

    @Property(bool, notify=overChanged)
    def over(self) -> bool:
        """The game is over."""
        return self._state.over

    @Property(str, notify=modeChanged)
    def mode(self) -> str:
        """Code of what is going on: wait handover action chain pick draw file build research pay keep order over."""
        return self._state.mode

    @Property(int, notify=turnSeatChanged)
    def turnSeat(self) -> int:
        """The seat whose decision is due, -1 without a game."""
        return self._state.turn_seat

    @Property(str, notify=turnNameChanged)
    def turnName(self) -> str:
        """Its name."""
        return self._state.turn_name

    @Property(str, notify=promptChanged)
    def prompt(self) -> str:
        """Title of the action bar."""
        return self._state.prompt

    @Property(str, notify=reasonChanged)
    def reason(self) -> str:
        """The line below the title."""
        return self._state.reason

    @Property(str, notify=chosenKindChanged)
    def chosenKind(self) -> str:
        """The armed action (file pick build research): the next click on a card does it at once; "" if none."""
        return self._state.chosen_kind

    @Property(str, notify=shownChanged)
    def shown(self) -> str:
        """Colour of the sphere shown in the chute, "" if none is."""
        return self._state.shown

    @Property(QVariantMap, notify=glassChanged)
    def glass(self) -> dict[str, Any]:
        """Spheres in the dispenser by colour."""
        return dict(plain(self._state.glass))

    @Property(str, notify=handTitleChanged)
    def handTitle(self) -> str:
        """Heading of the research panel."""
        return self._state.hand_title

    @Property(int, notify=levelChanged)
    def level(self) -> int:
        """Level of the deck being researched, 0 if none."""
        return self._state.level

    @Property(int, notify=stepChanged)
    def step(self) -> int:
        """Step of the Research: 1 keep one, 2 order of the rest; 0 if none."""
        return self._state.step

    @Property(QVariantList, notify=orderChanged)
    def order(self) -> list[Any]:
        """Ids of the cards to be put back, first to last as they go under the deck."""
        return list(plain(self._state.order))

    @Property(QVariantMap, notify=handoverChanged)
    def handover(self) -> dict[str, Any]:
        """Who hands over to whom: {seat, name, from, fromName, since: [{seat, text, tokens}]}; empty unless mode is
        "handover"."""
        return dict(plain(self._state.handover))

    @Property(RowList, constant=True)
    def actions(self) -> RowList:
        """ActionRows."""
        return self._actions

    @Property(RowList, constant=True)
    def chain(self) -> RowList:
        """BeadRows."""
        return self._chain

    @Property(RowList, constant=True)
    def ready(self) -> RowList:
        """ReadyRows."""
        return self._ready

    @Property(RowList, constant=True)
    def buttons(self) -> RowList:
        """ButtonRows."""
        return self._buttons

    @Property(RowList, constant=True)
    def display1(self) -> RowList:
        """CardRows."""
        return self._display1

    @Property(RowList, constant=True)
    def display2(self) -> RowList:
        """CardRows."""
        return self._display2

    @Property(RowList, constant=True)
    def display3(self) -> RowList:
        """CardRows."""
        return self._display3

    @Property(RowList, constant=True)
    def decks(self) -> RowList:
        """DeckRows."""
        return self._decks

    @Property(RowList, constant=True)
    def row(self) -> RowList:
        """SphereRows."""
        return self._row

    @Property(RowList, constant=True)
    def hand(self) -> RowList:
        """CardRows."""
        return self._hand

    @Slot(str, result=QVariantMap)
    def about(self, card: str) -> dict[str, Any]:
        """What the large view says about a card: {card, head, words, owner, state, would: [{text, plates: [tokens]}],
        canFile, canBuild, canUse, fileSub, buildSub, fileWhy, buildWhy}; empty for an unknown card. It may change
        with `stamp`."""
        return dict(plain(self._control.about(card)))

    _can_undo, _undo_why, _undo_warn = reading("can_undo"), reading("undo_why"), reading("undo_warn")
    _can_undo_decision, _speed = reading("can_undo_decision"), reading("speed")
    _undo_decision_why, _undo_decision_warn = reading("undo_decision_why"), reading("undo_decision_warn")
    _can_undo_turn, _can_redo = reading("can_undo_turn"), reading("can_redo")
    _undo_turn_why, _undo_turn_warn = reading("undo_turn_why"), reading("undo_turn_warn")
    _assisted, _assisted_text = reading("assisted"), reading("assisted_text")

    canUndo = Property(bool, _can_undo, notify=canUndoChanged)  # something can be taken back
    undoWhy = Property(str, _undo_why, notify=undoWhyChanged)  # why not, as a sentence
    undoWarn = Property(str, _undo_warn, notify=undoWarnChanged)  # that the game will count as assisted; "" if not
    canUndoDecision = Property(bool, _can_undo_decision, notify=canUndoDecisionChanged)  # for undoDecision
    undoDecisionWhy = Property(str, _undo_decision_why, notify=undoDecisionWhyChanged)
    undoDecisionWarn = Property(str, _undo_decision_warn, notify=undoDecisionWarnChanged)
    canUndoTurn = Property(bool, _can_undo_turn, notify=canUndoTurnChanged)  # the same for a whole turn
    undoTurnWhy = Property(str, _undo_turn_why, notify=undoTurnWhyChanged)
    undoTurnWarn = Property(str, _undo_turn_warn, notify=undoTurnWarnChanged)
    canRedo = Property(bool, _can_redo, notify=canRedoChanged)  # something was taken back
    assisted = Property(bool, _assisted, notify=assistedChanged)  # the game counts as assisted
    speed = Property(str, _speed, notify=speedChanged)  # pace of the game: slow normal fast off
    assistedText = Property(str, _assisted_text, notify=assistedTextChanged)  # the same as a sentence, or ""

    # -- what a person can do ------------------------------------------------------------------------------------------
    # Each slot plays at most one decision, and none if it is not legal now: late clicks and double clicks do nothing.

    @Slot(int)
    def pick(self, place: int) -> None:
        """Picks the sphere at this place of the row."""
        self._control.pick(place)

    @Slot(str)
    def file(self, card: str) -> None:
        """Files a card of the display or of the hand."""
        self._control.file(card)

    @Slot(str)
    def build(self, card: str) -> None:
        """Builds a card: at once if there is one way to pay for it, else `mode` becomes "pay"."""
        self._control.build(card)

    @Slot(str, result=str)
    def activate(self, card: str) -> str:
        """A click on a card: does the armed action, or the only possible one. "done" if something was done or payment
        has begun, "choose" if the card can be both filed and built (offer both), "no" if nothing can be done with
        it now."""
        return self._control.activate(card)

    @Slot(int)
    def research(self, level: int) -> None:
        """Researches the deck of this level."""
        self._control.research(level)

    @Slot(str)
    def use(self, card: str) -> None:
        """Uses a triggered Gizmo."""
        self._control.use(card)

    @Slot(str)
    def chooseKind(self, kind: str) -> None:
        """Arms an action (the next click on a card does it at once), or disarms it if it is armed. "draw" and "pass"
        are done at once."""
        self._control.choose_kind(kind)

    @Slot(str)
    def press(self, button: str) -> None:
        """Presses a button of `buttons`: end skip cancel confirm none anyOrder hurry."""
        self._control.press(button)

    @Slot()
    def confirm(self) -> None:
        """The one confirm of the mode: plays the chosen payment, or puts the cards back in the shown order."""
        self._control.press("confirm")

    @Slot()
    def cancel(self) -> None:
        """Leaves the payment, or disarms the armed action."""
        self._control.press("cancel")

    @Slot(int, int)
    def moveCard(self, source: int, target: int) -> None:
        """Moves a card within `order`."""
        self._control.move_card(source, target)

    @Slot()
    def undo(self) -> None:
        """Takes back one step; an open payment or an armed action is let go of first."""
        self._control.undo("step")

    @Slot()
    def undoDecision(self) -> None:
        """Takes back everything since the last action or Gizmo was chosen."""
        self._control.undo("decision")

    @Slot()
    def undoTurn(self) -> None:
        """Takes back everything since the turn's action was chosen."""
        self._control.undo("turn")

    @Slot()
    def redo(self) -> None:
        """Carries out again what was taken back."""
        self._control.redo()

    @Slot()
    def acceptHandover(self) -> None:
        """The next person is here."""
        self._control.accept_handover()

    @Slot()
    def hurry(self) -> None:
        """Skips the pause before the computer's next move."""
        self._control.press("hurry")
