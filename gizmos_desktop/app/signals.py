"""Ctrl+C, a polite kill and the end of the terminal or session end the program as Quit does."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


def _numbers() -> list[int]:
    """The signals that this system has and that nobody has told us to ignore (as nohup does)."""
    there = (getattr(signal, name, None) for name in _NAMES)
    return [number for number in there if number is not None and signal.getsignal(number) != signal.SIG_IGN]


class QuitOnSignal(QObject):
    """SIGINT, SIGTERM and (where there is one) SIGHUP end the loop. They ask nobody: the window could refuse a
    `QCoreApplication.quit()`.

    Python runs signal handlers between its own steps only, and while Qt's loop waits there are none; so the signal also
    writes to a socket that the loop listens to.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        """The signal that came, 0 if none did."""
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._drain)
        self._old_fd = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._old = {number: signal.signal(number, self._quit) for number in _numbers()}

    def _drain(self) -> None:
        try:
            self._reader.recv(64)
        except OSError:
            return

    def _quit(self, number: int, frame: FrameType | None) -> None:
        self.number = int(number)
        QCoreApplication.exit()

    def run(self) -> int:
        """Run the application's loop; what it ended with. A signal that came before, while there was no loop that could
        be left, ends it at once."""
        QTimer.singleShot(0, self, self._late)
        return QCoreApplication.exec()

    def _late(self) -> None:
        if self.number:
            QCoreApplication.exit()

    def restore(self) -> None:
        """Give the signals back to whoever had them."""
        for number, handler in self._old.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._old_fd)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()
