"""The review of a game that is over: how the chances went, where it turned, what each decision gave away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.advice import Review, moments_of, winner_of
from gizmos_desktop.app.adviser import Adviser
from gizmos_desktop.app.played import Played, history_of
from gizmos_desktop.app.reviews import Reviews
from gizmos_desktop.app.session import Timeline
from gizmos_desktop.app.setup import seats_of
from gizmos_desktop.models.derive.advice_shapes import LossRow, ReviewState, TurningRow
from gizmos_desktop.models.derive.review import (
    derive_curve,
    derive_losses,
    derive_summary,
    derive_turning,
    fits,
)
from gizmos_desktop.models.notify import notify, reading
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.rows import RowList, plain
from gizmos_desktop.models.words import games as game_words
from gizmos_desktop.models.words import review as words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

SEED = 1
"""Of the dice that reviews throw: the same game has the same review."""


@QmlElement
class ReviewModel(QObject):
    """Has a game that is over reviewed by the AI worker, which can be stopped at any time, and shows what it found."""

    phaseChanged = Signal()
    titleChanged = Signal()
    textChanged = Signal()
    doneChanged = Signal()
    countChanged = Signal()
    partialChanged = Signal()
    seatsChanged = Signal()
    curveChanged = Signal()
    shownSeatChanged = Signal()
    summaryChanged = Signal()
    left = Signal()
    """Python only: the review is to be left."""
    jumped = Signal(int)
    """Python only: this moment of the game is to be looked at."""

    def __init__(
        self, parent: QObject | None = None, adviser: Adviser | None = None, kept: Reviews | None = None
    ) -> None:
        super().__init__(parent)
        self.state = ReviewState()
        self._adviser = adviser
        self._kept = kept or Reviews(None)
        self._timeline: Timeline | None = None
        self._course: list[Played] = []
        self._names: list[str] = []
        self._review: Review | None = None
        self._failure = ""
        self._request = 0  # what is told about another one is dropped
        self._turning = RowList(TurningRow, self)
        self._losses = RowList(LossRow, self)

    # -- for the other models ------------------------------------------------------------------------------------------

    def show(self, timeline: Timeline, seat: int) -> None:
        """Show the review of a game that is over, and the decisions of `seat`; have it made if there is none yet."""
        if timeline is self._timeline and self._review is not None:
            return
        self.stop()
        self._timeline, self._review = timeline, None
        self._course = history_of(timeline.steps)
        self._names = [each.name for each in seats_of(timeline.header.seats)]
        self._take(ReviewState(shown_seat=seat))
        found = self._kept.find(timeline)
        if found is not None and fits(found, self._course, len(self._names)):
            self._review = found
            self._refresh("ready")
        else:
            self.start()

    def rest(self) -> None:
        """The review is not in sight any more: nothing is thought about for it."""
        if self.state.phase == "working" and self._adviser is not None:
            self._adviser.cancel()
            self._request += 1
            self._timeline = None
            self._take(ReviewState())

    def retranslate(self) -> None:
        """The language has changed."""
        self._refresh(self.state.phase)

    def _refresh(self, phase: str) -> None:
        if self._timeline is None:
            return
        review, old = self._review, self.state
        losses = derive_losses(review, self._course, old.shown_seat) if review else ()
        self._take(
            ReviewState(
                phase=phase,
                title=words.title(game_words.names(self._names)),
                text=self._text(phase, old.done, old.count),
                done=old.done,
                count=old.count,
                partial=review is not None and review.stopped,
                seats=tuple({"seat": seat, "name": name} for seat, name in enumerate(self._names)),
                curve=derive_curve(review, self._course, self._names) if review else (),
                turning=derive_turning(review, self._course, self._names) if review else (),
                shown_seat=old.shown_seat,
                losses=losses,
                summary=derive_summary(losses),
            )
        )

    def _text(self, phase: str, done: int, count: int) -> str:
        match phase:
            case "working":
                return words.working(done, count)
            case "failed":
                return words.failed(self._failure)
        review = self._review
        if review is not None and review.stopped:
            return words.stopped(len(review.decisions))
        return words.ready(self._course[-1].round if self._course else 0)

    def _take(self, state: ReviewState) -> None:
        old, self.state = self.state, state
        notify(self, old, state)

    # -- what can be read ----------------------------------------------------------------------------------------------

    _phase, _title, _text_shown, _done = (reading(name) for name in ("phase", "title", "text", "done"))
    _count, _shown_seat, _summary = (reading(name) for name in ("count", "shown_seat", "summary"))
    _partial = reading("partial")

    phase = Property(str, _phase, notify=phaseChanged)  # "" working ready failed
    title = Property(str, _title, notify=titleChanged)  # whose game it was
    text = Property(str, _text_shown, notify=textChanged)  # how far it is, as a sentence
    done = Property(int, _done, notify=doneChanged)  # decisions that are reviewed
    count = Property(int, _count, notify=countChanged)  # of so many
    partial = Property(bool, _partial, notify=partialChanged)  # it was stopped before the end of the game
    shownSeat = Property(int, _shown_seat, notify=shownSeatChanged)  # whose decisions `losses` has
    summary = Property(str, _summary, notify=summaryChanged)  # one sentence about them

    @Property(QVariantList, notify=seatsChanged)
    def seats(self) -> list[Any]:
        """{seat name} of all seats."""
        return list(plain(self.state.seats))

    @Property(QVariantList, notify=curveChanged)
    def curve(self) -> list[Any]:
        """The beginning and every turn: {position round seat chances text}."""
        return list(plain(self.state.curve))

    @Property(RowList, constant=True)
    def turning(self) -> RowList:
        """TurningRows."""
        return self._turning

    @Property(RowList, constant=True)
    def losses(self) -> RowList:
        """LossRows of the shown seat."""
        return self._losses

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot()
    def start(self) -> None:
        """Has the review made, again if it was stopped."""
        timeline, adviser = self._timeline, self._adviser
        if timeline is None or adviser is None or self.state.phase == "working":
            return
        self._request += 1
        number = self._request
        self._review = None
        moments = moments_of(timeline)
        self._take(replace(self.state, done=0, count=len(moments)))
        self._refresh("working")
        adviser.review(
            SEED,
            moments,
            winner_of(timeline),
            lambda done, of, review: self._told(number, done, of, review),
            lambda code: self._failed(number, code),
        )

    @Slot()
    def stop(self) -> None:
        """Stops making it; what has been found is shown."""
        if self.state.phase == "working" and self._adviser is not None:
            self._adviser.finish()

    @Slot(int)
    def showSeat(self, seat: int) -> None:
        """Shows another seat's decisions."""
        if 0 <= seat < len(self._names) and seat != self.state.shown_seat:
            self._take(replace(self.state, shown_seat=seat))
            self._refresh(self.state.phase)

    @Slot(int)
    def jump(self, position: int) -> None:
        """Looks at a moment of the game."""
        if self._timeline is not None and 0 <= position <= len(self._course):
            self.jumped.emit(position)

    @Slot()
    def leave(self) -> None:
        """Leaves the review for where it was opened."""
        self.left.emit()

    # -- what is told --------------------------------------------------------------------------------------------------

    def _told(self, number: int, done: int, of: int, review: Review | None) -> None:
        if number != self._request or self._timeline is None:
            return
        if review is None:
            self._take(replace(self.state, done=done, count=of, text=words.working(done, of)))
        elif fits(review, self._course, len(self._names)):
            self._review = review
            self._kept.keep(self._timeline, review)
            self._refresh("ready")
        else:
            self._failed(number, "nonsense")

    def _failed(self, number: int, code: str) -> None:
        if number == self._request:
            self._failure = code
            self._refresh("failed")
