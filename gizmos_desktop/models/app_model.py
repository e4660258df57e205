"""The root of everything that QML sees: which screen is shown, and the models of the screens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop import __version__
from gizmos_desktop.app.pace import pause_before
from gizmos_desktop.app.session import Played, Session
from gizmos_desktop.app.setup import GameSetup
from gizmos_desktop.models.cardbook import retranslate_cards
from gizmos_desktop.models.log_model import LogModel
from gizmos_desktop.models.result_model import ResultModel
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.setup_model import SetupModel
from gizmos_desktop.models.table_model import TableModel
from gizmos_desktop.models.words import notice as words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class AppModel(QObject):
    """Shows one of the screens "start", "setup", "table", "end" and holds the running session. `make_session` is for
    tests."""

    screenChanged = Signal()
    noticeChanged = Signal()

    def __init__(
        self, parent: QObject | None = None, make_session: Callable[[GameSetup], SessionFace] = Session
    ) -> None:
        super().__init__(parent)
        self._make_session = make_session
        self._session: SessionFace | None = None
        self._screen = "start"
        self._notice = ""
        self._setup = SetupModel(self)
        self._table = TableModel(self)
        self._log = LogModel(self)
        self._result = ResultModel(self)
        self._table.stampChanged.connect(self._follow)
        self._end = QTimer(self)  # the last move stays to be looked at before the result is shown
        self._end.setSingleShot(True)
        self._end.timeout.connect(self._show_end)

    # -- what can be read ----------------------------------------------------------------------------------------------

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        """Code of the screen that is shown: start setup table end."""
        return self._screen

    @Property(str, notify=noticeChanged)
    def notice(self) -> str:
        """One sentence that wants to be read, or ""."""
        return self._notice

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

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot()
    def showStart(self) -> None:
        """Shows the start screen; a running game is left."""
        self._leave()
        self._go("start")

    @Slot()
    def showSetup(self) -> None:
        """Shows the set-up of a new game; a running game is left."""
        self._leave()
        self._go("setup")

    @Slot()
    def startGame(self) -> None:
        """Starts the game that is set up; does nothing while the set-up has a problem."""
        if not self._setup.problem:
            self.play(self._make_session(self._setup.game_setup()))

    @Slot()
    def leaveGame(self) -> None:
        """Leaves the running game for the start screen."""
        self.showStart()

    @Slot()
    def playAgain(self) -> None:
        """The same seats, a new deal."""
        if self._session is not None:
            self.play(self._make_session(self._session.again()))

    @Slot()
    def sameDeal(self) -> None:
        """The same seats and the same deal."""
        if self._session is not None:
            self.play(self._make_session(self._session.again(self._session.seed)))

    @Slot()
    def dismissNotice(self) -> None:
        """The notice has been read."""
        self._tell("")

    @Slot()
    def quit(self) -> None:
        """Leaves the game and ends the program."""
        self.close()
        QCoreApplication.quit()

    @Slot()
    def retranslate(self) -> None:
        """The language has changed: every text is given anew."""
        retranslate_cards()
        self._setup.retranslate()
        self._table.refresh()

    # -- for Python ----------------------------------------------------------------------------------------------------

    def play(self, session: SessionFace) -> None:
        """Shows a session on the table and takes care of it from now on."""
        self._leave()
        self._session = session
        session.played.connect(self._on_played)
        self._table.attach(session)
        self._go("table")
        self._follow()

    def close(self) -> None:
        """Leaves the running game: no process of it is left. The screen stays."""
        self._leave()

    def _leave(self) -> None:
        self._end.stop()
        self._tell("")
        session, self._session = self._session, None
        if session is not None:
            session.played.disconnect(self._on_played)
            self._table.detach()
            session.close()

    def _go(self, screen: str) -> None:
        if screen != self._screen:
            self._screen = screen
            self.screenChanged.emit()

    def _tell(self, sentence: str) -> None:
        if sentence != self._notice:
            self._notice = sentence
            self.noticeChanged.emit()

    def _follow(self) -> None:
        """Log and result follow the table."""
        shown = self._table.everything
        self._log.update(shown.log)
        self._result.update(shown.result)
        session = self._session
        if session is not None and session.state == "over" and self._screen == "table" and not self._end.isActive():
            self._end.start(2 * pause_before("action", session.speed))

    def _on_played(self, played: Played) -> None:
        if played.note == "replaced" and self._session is not None:
            self._tell(words.replaced(self._session.seats[played.seat].name))

    def _show_end(self) -> None:
        if self._session is not None:
            self._go("end")
