"""The root of everything that QML sees: which screen is shown, and the models of the screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickWindow

from gizmos_desktop import __version__
from gizmos_desktop.app.adviser import Adviser, WorkerAdviser
from gizmos_desktop.app.language import Language
from gizmos_desktop.app.pace import pause_before
from gizmos_desktop.app.session import Computer, Played
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.models.aside import ASIDE, AsideScreens
from gizmos_desktop.models.cardbook import retranslate_cards
from gizmos_desktop.models.effects import Effects
from gizmos_desktop.models.game_desk import GameDesk
from gizmos_desktop.models.games_model import GamesModel
from gizmos_desktop.models.hint_model import HintModel
from gizmos_desktop.models.kept_result import result_of
from gizmos_desktop.models.lesson_model import LessonModel
from gizmos_desktop.models.log_model import LogModel
from gizmos_desktop.models.look_back import LookBack
from gizmos_desktop.models.notices import Notices
from gizmos_desktop.models.nudge_model import NudgeModel
from gizmos_desktop.models.quit_model import QuitModel
from gizmos_desktop.models.replay_model import ReplayModel
from gizmos_desktop.models.result_model import ResultModel
from gizmos_desktop.models.review_model import ReviewModel
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.settings_model import SettingsModel
from gizmos_desktop.models.setup_model import SetupModel
from gizmos_desktop.models.sound_model import SoundModel
from gizmos_desktop.models.statistics_model import StatisticsModel
from gizmos_desktop.models.table_model import TableModel
from gizmos_desktop.models.words import games as game_words
from gizmos_desktop.models.words import notice as words
from gizmos_desktop.models.words import settings as settings_words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class AppModel(AsideScreens):
    """Shows one of the screens. Without a `storage` nothing is kept; `make_ai` gives the AI client of a session (None:
    its own), `adviser` hints and reviews."""

    screenChanged = Signal()
    noticeChanged = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        storage: Storage | None = None,
        make_ai: Callable[[], Computer | None] = lambda: None,
        adviser: Adviser | None = None,
    ) -> None:
        super().__init__(parent)
        self.storage = storage or Storage()
        self._adviser = adviser or WorkerAdviser(parent=self)
        self._notices = Notices(self)
        self._setup = SetupModel(self)
        self._table = TableModel(self)
        self._log = LogModel(self)
        self._result = ResultModel(self)
        self._games = GamesModel(self, self.storage)
        self._settings = SettingsModel(self, self.storage.preferences)
        self._statistics = StatisticsModel(self, self.storage.scores)
        self._replay = ReplayModel(self)
        self._hint = HintModel(self, self._adviser)
        self._review = ReviewModel(self, self._adviser, self.storage.reviews)
        self._sound = SoundModel(self, self.storage.preferences, self._notices.tell)
        self._quitting = QuitModel(self, self.storage.keeper, self.close)
        self._desk = GameDesk(self._table, self._replay, self.storage, make_ai, self)
        self._lesson = LessonModel(self, self._desk, self.storage.preferences)
        self._nudge = NudgeModel(self, self.storage.preferences)
        self._back = LookBack(
            self._desk, self._games, self._replay, self._review, lambda: self._screen, self._go, self._follow
        )
        self._end = QTimer(self, singleShot=True)  # the last move stays to be looked at before the result is shown
        self._end.timeout.connect(self._show_end)
        self._effects = Effects(self._settings, self._setup, self._table, self._hint, self._desk)
        self._connect()
        self._setup.begin_with(self.storage.preferences.settings)
        for key in ("auto_pay", "confirm_end_turn", "hints"):
            self._effects.of(key)
        self._refresh_start()
        if self.storage.preferences.broken:
            self._notices.tell(partial(settings_words.broken, self.storage.preferences.broken))

    def _connect(self) -> None:
        self._table.stampChanged.connect(self._follow)
        self._desk.begun.connect(self._on_begun)
        self._desk.played.connect(self._on_played)
        self._notices.changed.connect(self.noticeChanged)
        self._games.told.connect(self._notices.tell)
        self._games.continued.connect(self._continue)
        self._games.removing.connect(self._on_removing)
        self._lesson.finished.connect(self.showSetup)
        self._games.playing = lambda: self._desk.timeline
        self._statistics.told.connect(self._notices.tell)
        self._back.told.connect(self._notices.tell)
        self._settings.spoken.connect(self.retranslate)
        self.storage.preferences.changed.connect(self._effects.of)
        self.storage.preferences.troubled.connect(self._notices.of_settings)
        self.storage.keeper.troubled.connect(self._notices.of_saving)

    # -- what can be read ----------------------------------------------------------------------------------------------

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        """Code of the screen that is shown: start setup table end review games settings statistics rules gallery."""
        return self._screen

    @Property(str, notify=noticeChanged)
    def notice(self) -> str:
        """One sentence that wants to be read, or ""."""
        return self._notices.text

    @Property(str, notify=noticeChanged)
    def noticeKind(self) -> str:
        """Code of what the notice is: good problem, "" if there is none."""
        return self._notices.kind

    @Property(str, constant=True)
    def version(self) -> str:
        """Version of the program."""
        return __version__

    @Property(SetupModel, constant=True)
    def setup(self) -> SetupModel:
        """The set-up of a new game."""
        return self._setup

    @Property(TableModel, constant=True)
    def table(self) -> TableModel:
        """The table."""
        return self._table

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        """The log."""
        return self._log

    @Property(ResultModel, constant=True)
    def result(self) -> ResultModel:
        """The final ranking."""
        return self._result

    @Property(GamesModel, constant=True)
    def games(self) -> GamesModel:
        """The kept games."""
        return self._games

    @Property(SettingsModel, constant=True)
    def settings(self) -> SettingsModel:
        """The settings."""
        return self._settings

    @Property(StatisticsModel, constant=True)
    def statistics(self) -> StatisticsModel:
        """The statistics."""
        return self._statistics

    @Property(QuitModel, constant=True)
    def quitting(self) -> QuitModel:
        """The end of the program."""
        return self._quitting

    @Property(ReplayModel, constant=True)
    def replay(self) -> ReplayModel:
        """The game that is looked at."""
        return self._replay

    @Property(HintModel, constant=True)
    def hint(self) -> HintModel:
        """Hints for the decision that is due."""
        return self._hint

    @Property(ReviewModel, constant=True)
    def review(self) -> ReviewModel:
        """The review of a game that is over."""
        return self._review

    @Property(LessonModel, constant=True)
    def lesson(self) -> LessonModel:
        """The guided first game."""
        return self._lesson

    @Property(SoundModel, constant=True)
    def sound(self) -> SoundModel:
        """The sounds."""
        return self._sound

    @Property(NudgeModel, constant=True)
    def nudge(self) -> NudgeModel:
        """The tips of the first games."""
        return self._nudge

    # -- screens -------------------------------------------------------------------------------------------------------

    @Slot()
    def showStart(self) -> None:
        """Shows the start screen; a running game is left, and kept."""
        self._leave()
        self._refresh_start()
        self._go("start")

    @Slot()
    def showSetup(self) -> None:
        """Shows the set-up of a new game; a running game is left, and kept."""
        self._leave()
        self._go("setup")

    # -- games ---------------------------------------------------------------------------------------------------------

    @Slot()
    def startGame(self) -> None:
        """Starts the game that is set up; does nothing while the set-up has a problem."""
        if not self._setup.problem:
            for key, value in self._setup.choices().items():
                self.storage.preferences.set(key, value)
            self._desk.start(self._setup.game_setup())

    @Slot()
    def continueGame(self) -> None:
        """Goes on with the newest game, at exactly the decision where it was left."""
        newest = self._games.newest
        if newest:
            self._continue(newest)

    @Slot()
    def learn(self) -> None:
        """Begins the guided first game, or goes on where it was left."""
        self._leave()
        self._lesson.begin()

    @Slot()
    def leaveGame(self) -> None:
        """Leaves the running game for the start screen; it is kept."""
        self.showStart()

    @Slot()
    def playAgain(self) -> None:
        """The same seats, a new deal."""
        self._desk.again()

    @Slot()
    def sameDeal(self) -> None:
        """The same seats and the same deal."""
        self._desk.again(same=True)

    @Slot()
    def changeSeats(self) -> None:
        """Shows the set-up of a new game with the seats and options of the one on the table, or just finished."""
        if self._desk.face is not None:
            self._setup.begin_like(self._desk.face.setup)
        self.showSetup()

    @Slot()
    def replayGame(self) -> None:
        """Looks at the game on the table, or the one just finished, from where it stands."""
        session = self._desk.session
        if self._desk.replaying:
            self._go("table")
        elif session is not None and session.history:
            self._back.show_replay(session.timeline, len(session.history))

    @Slot()
    def showResult(self) -> None:
        """From the replay of a game that is over to its score sheet."""
        self._back.show_result()

    @Slot()
    def leaveResult(self) -> None:
        """From the score sheet back to the replay or the list where it was opened; from a game just played to the start
        screen."""
        if not self._back.leave_result():
            self.showStart()

    @Slot()
    def reviewGame(self) -> None:
        """Reviews the game on the table, or the one just finished; does nothing while it goes on."""
        self._back.show_review()

    @Slot()
    def dismissNotice(self) -> None:
        """The notice has been read."""
        self._notices.dismiss()

    @Slot()
    def quit(self) -> None:
        """Leaves the game, which is kept, and ends the program; asks first if it could not be kept."""
        if self._quitting.may():
            self._quitting.anyway()

    @Slot()
    def retranslate(self) -> None:
        """The language has changed: every text is given anew."""
        retranslate_cards()
        games: tuple[Any, ...] = (self._setup, self._games, self._replay, self._hint, self._review)
        for model in (*games, self._settings, self._statistics, self._rules, self._gallery, self._lesson, self._nudge):
            model.retranslate()
        self._table.refresh()
        self._quitting.retranslate()
        self._notices.retranslate()

    # -- for Python ----------------------------------------------------------------------------------------------------

    @property
    def session(self) -> SessionFace | None:
        """The session that is played."""
        return self._desk.session

    def play(self, session: SessionFace) -> None:
        """Shows a session on the table and takes care of it from now on."""
        self._desk.play(session)

    def show_in(self, window: QQuickWindow) -> None:
        """The window that shows all this: small pictures of the table are taken of it."""
        self._desk.show_in(window, lambda: self._screen == "table")

    def open_file(self, path: str) -> None:
        """A file that was given to the program: its game is gone on with, or looked at if it is over."""
        self._games.open_file(path)

    def speak(self, language: Language) -> None:
        """The translator that the settings switch."""
        self._settings.speak(language)

    def close(self) -> None:
        """Leaves the running game, which is kept: no process of it is left. The screen stays."""
        self._leave()
        self._adviser.close()
        self._sound.close()
        self.storage.close()

    # -- what happens --------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._end.stop()
        self._notices.dismiss()
        self._leave_aside()
        self._review.rest()
        self._desk.leave()

    def _leave_aside(self) -> None:
        """A screen aside is left: what can be taken back there cannot any more."""
        if self._screen == "statistics":
            self._statistics.leave()
        elif self._screen == "games":
            self._games.forget_removed()
        elif self._screen == "settings":
            self._settings.leave()
            self.storage.preferences.flush()

    def _go(self, screen: str) -> None:
        if screen != self._screen:
            self._screen = screen
            if screen == "games":
                self._games.refresh()
            elif screen == "statistics":
                self._statistics.refresh()
            self._follow_hint()
            self._notices.pass_screen()
            self.screenChanged.emit()

    def _wait(self) -> None:
        self._end.stop()
        self._desk.suspend()
        self._replay.pause()

    def _resume(self, goal: str) -> None:
        if goal == "start":
            self._refresh_start()
        elif goal not in ASIDE and not self._desk.replaying:
            self._desk.resume()
        self._go(goal)
        self._follow()

    def _face(self) -> SessionFace | None:
        return self._desk.face

    def _refresh_start(self) -> None:
        """What the start screen tells of games and statistics."""
        self._games.refresh()
        self._statistics.refresh()

    def _follow(self) -> None:
        """Log and result follow the table."""
        shown = self._table.everything
        self._log.update(shown.log, shown.log_row)
        looked_at = self._desk.timeline if self._desk.replaying and self._screen == "end" else None
        self._result.update(shown.result if looked_at is None else result_of(looked_at))
        self._follow_hint()
        session = self._desk.session
        if session is None or self._desk.replaying or session.state != "over" or self._lesson.state.active:
            self._end.stop()
        elif self._screen == "table" and not self._end.isActive():
            self._end.start(2 * pause_before("action", session.speed))

    def _follow_hint(self) -> None:
        """Hints are for what is played and in sight."""
        seen = self._desk.session if self._screen == "table" and not self._desk.replaying else None
        mode = self._table.state.mode
        self._lesson.follow(seen, mode)
        real = None if self._lesson.state.active else seen
        self._hint.follow(real, mode)
        self._nudge.follow(real, self._table.everything.nudges, self._table.everything.turn)

    def _show_end(self) -> None:
        if self._desk.session is not None and self._screen == "table" and not self._desk.replaying:
            self._go("end")

    def _on_begun(self) -> None:
        self._go("table")
        self._follow()

    def _on_played(self, played: Played) -> None:
        session = self._desk.session
        if played.note == "replaced" and session is not None:
            self._notices.tell(partial(words.replaced, session.seats[played.seat].name))

    def _continue(self, ident: str) -> None:
        """A game that cannot be opened leaves everything as it is."""
        if ident == self._desk.ident and not self._desk.replaying:
            if self._screen in ASIDE and self._from == "table":
                self.back()
            if self._screen == "table":
                return
        timeline = self._games.opened(lambda: self.storage.library.take(ident))
        if timeline is None:
            return
        recovered = self._games.is_recovered(ident)
        self._leave()
        self._desk.go_on(timeline)
        if recovered:
            self._notices.tell(game_words.recovered)

    def _on_removing(self, ident: str) -> None:
        if ident == self._desk.ident:
            self._desk.leave(drop=True)
            self._from = "start"
