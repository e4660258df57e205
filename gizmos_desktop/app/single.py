"""One running copy of the program for a user's folders: a second one raises the window of the first."""

from __future__ import annotations

import hashlib
import logging
import os

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from gizmos_desktop.records import Places, other_copy, running_lock

_log = logging.getLogger(__name__)

WORD = b"raise\n"
OPEN = b"open "
LONGEST_LINE = 20_000
ANSWER = b"here\n"
PATIENCE_MS = 3000
RAISING = ("xcb", "windows", "cocoa")
"""Platforms where a program may bring its window to the front; others complain when they are asked."""


class Single(QObject):
    """Finds out which copy this is. The lock file decides, so it does not matter how a copy has ended before."""

    raised = Signal()
    """A second copy was started: show the window."""
    asked = Signal(str)
    """The second copy was started with a file: open it."""

    def __init__(self, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = running_lock(places.state)
        self._name = server_name(places)
        self._server: QLocalServer | None = None

    def is_first(self, file: str = "") -> bool:
        """True: this copy goes on, and listens. False: another one runs, has shown its window and opens `file`. One
        that does not answer (it hangs, or belongs to another session of the user) does not keep this one from starting:
        the games that it plays are locked, each for itself."""
        if not other_copy(self._lock):
            self._listen()
            return True
        if self._call(file):
            return False
        _log.warning("another copy of the program runs and does not answer")
        return True

    def close(self) -> None:
        """Give up the lock, and listen no longer."""
        if self._server is not None:
            self._server.close()
        self._lock.release()

    def _listen(self) -> None:
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self._name)  # what a copy that was killed has left; ours is the lock
        if not server.listen(self._name):
            _log.info("no second copy can be heard: %s", server.errorString())
            return
        server.newConnection.connect(self._visited)
        self._server = server

    def _visited(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        socket.disconnected.connect(socket.deleteLater)
        socket.readyRead.connect(lambda: self._heard(socket))
        if socket.bytesAvailable():
            self._heard(socket)

    def _heard(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST_LINE:
                socket.abort()
            return
        line = bytes(socket.readLine(LONGEST_LINE).data())
        if line != WORD and not line.startswith(OPEN):
            return
        socket.write(ANSWER)
        socket.flush()
        self.raised.emit()
        if line.startswith(OPEN):
            self.asked.emit(os.fsdecode(line.removeprefix(OPEN).rstrip(b"\n")))

    def _call(self, file: str) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PATIENCE_MS):
            return False
        # A name with a line end in it is shown as the window is: it cannot be told apart.
        socket.write(OPEN + os.fsencode(file) + b"\n" if file and "\n" not in file else WORD)
        socket.flush()
        return socket.waitForReadyRead(PATIENCE_MS) and bytes(socket.readAll().data()) == ANSWER


def server_name(places: Places) -> str:
    """A name that only copies with the same folders and the same user have in common."""
    owner = os.getuid() if hasattr(os, "getuid") else 0
    digest = hashlib.sha256(f"{owner} {places.state}".encode(errors="surrogateescape")).hexdigest()
    return f"gizmos-desktop-{digest[:16]}"


def bring_up(window: QWindow) -> None:
    """Show a window in front of all others, also if it was minimized."""
    if window.windowState() == Qt.WindowState.WindowMinimized:
        window.setWindowState(Qt.WindowState.WindowNoState)
    window.show()
    if QGuiApplication.platformName() in RAISING:
        window.raise_()
    window.requestActivate()
