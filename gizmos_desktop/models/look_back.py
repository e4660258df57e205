"""Looking back at games: replays, results and reviews, and where each of them leads back to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gizmos_desktop.app.session import Timeline
from gizmos_desktop.models.game_desk import GameDesk
from gizmos_desktop.models.games_model import GamesModel
from gizmos_desktop.models.notices import GOOD
from gizmos_desktop.models.replay_model import ReplayModel
from gizmos_desktop.models.review_model import ReviewModel
from gizmos_desktop.models.words import replay as words


class LookBack(QObject):
    """The way from the table, the end or the list of games to a replay or a result, from there to the review, and back.
    `screen` says what is shown, `go` shows another screen; `follow` is called when the table shows something else."""

    told = Signal(object, str)
    """A sentence that wants to be read, and its kind."""

    def __init__(
        self,
        desk: GameDesk,
        games: GamesModel,
        replay: ReplayModel,
        review: ReviewModel,
        screen: Callable[[], str],
        go: Callable[[str], None],
        follow: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._games = games
        self._replay = replay
        self._review = review
        self._screen = screen
        self._go = go
        self._follow = follow
        self._replayed_from = "start"
        self._reviewed_from = "end"
        self._resulted_from = "games"
        games.replayed.connect(self._look_at)
        games.judged.connect(self._judge)
        replay.branched.connect(self._branch)
        replay.left.connect(self.leave_replay)
        review.left.connect(self.leave_review)
        review.jumped.connect(self._jump)

    def _kept(self, ident: str) -> Timeline | None:
        if ident == self._desk.ident and self._desk.session is not None:
            return self._desk.session.timeline
        return self._games.opened(lambda: self._games.library.look(ident))

    def _look_at(self, ident: str) -> None:
        timeline = self._kept(ident)
        if timeline is not None:
            self.show_replay(timeline, 0)

    def _judge(self, ident: str) -> None:
        timeline = self._kept(ident)
        if timeline is not None:
            self.open_result(timeline)

    def show_replay(self, timeline: Timeline, position: int) -> None:
        """Look at a game from a moment on."""
        self._replayed_from = self._screen()
        self._desk.look_at(timeline, position)
        self._go("table")
        self._follow()

    def leave_replay(self) -> None:
        """Back to the table, the end, the list or the review, wherever the replay was opened."""
        target = self._replayed_from
        self._go(target)
        self._desk.leave_replay(resume=target == "table")
        self._follow()

    def open_result(self, timeline: Timeline) -> None:
        """The score sheet of a kept game that is over; what is played waits."""
        self._replayed_from = self._screen()
        self._resulted_from = self._screen()
        self._desk.look_at(timeline)
        self._go("end")
        self._follow()

    def show_result(self) -> None:
        """From the replay of a game that is over to its score sheet."""
        timeline = self._desk.timeline
        if not self._desk.replaying or timeline is None or not timeline.over:
            return
        if self._replayed_from == "end":
            self.leave_replay()
            return
        self._replay.pause()
        self._resulted_from = "table"
        self._go("end")
        self._follow()

    def leave_result(self) -> bool:
        """Back to the replay or the list, where the score sheet was opened; false if the game has just been played."""
        if not self._desk.replaying or self._screen() != "end":
            return False
        if self._resulted_from == "table":
            self._go("table")
            self._follow()
        else:
            self.leave_replay()
        return True

    def _branch(self, choice: str) -> None:
        anew = self._desk.play_on(choice)
        self.told.emit(words.branched_anew if anew else words.branched, GOOD)

    def show_review(self) -> None:
        """The review of the game on the table, if it is over."""
        timeline = self._desk.timeline
        if timeline is None or not timeline.over or not timeline.steps:
            return
        if self._desk.replaying and self._replayed_from == "review":
            self.leave_replay()
            return
        self._reviewed_from = self._screen()
        self._replay.pause()
        self._review.show(timeline, self._seat())
        self._go("review")

    def leave_review(self) -> None:
        """Back to the end or the replay, where it was opened."""
        if self._screen() != "review":
            return
        self._review.rest()
        self._go(self._reviewed_from)
        self._follow()

    def _seat(self) -> int:
        session = self._replay.session or self._desk.session
        return 0 if session is None else session.viewer

    def _jump(self, position: int) -> None:
        timeline = self._desk.timeline
        if timeline is None:
            return
        if self._desk.replaying:
            self._replay.jump(position)
            self._go("table")
            self._follow()
        else:
            self.show_replay(timeline, position)
