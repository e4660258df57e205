"""What is heard: which sound, how loud, and when. The sounds are played by a process of their own (`sound_process`).

Whatever is wrong with it, the game goes on in silence: a process that does not start, dies or does not listen costs a
line in the log.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Qt, QTimer

from gizmos_desktop.app import paths
from gizmos_desktop.app.processes import complaints_of, end_process

_log = logging.getLogger(__name__)

INTERFACE = frozenset({"button", "no", "undo"})
"""Sounds of the window; all others are the game's."""
STEPS = 8
"""Notes of the ladder that a chain climbs."""
MOST_STARTS = 3
"""A process that dies again and again is not started any more."""
DEAF_BYTES = 4096
"""A process that has so much unread does not listen."""
TOGETHER_MS = 25
"""The same sound twice within so short a time is heard once."""

OUR_WORD = "no sound: "
"""So begins what the process says of itself."""

Cue = tuple[int, str]
"""(milliseconds from now, name)"""


def sound_command() -> tuple[str, list[str]]:
    """The program and arguments that start the process, from a checkout, an installation or a frozen program."""
    folder = str(paths.resources() / "sounds")
    if getattr(sys, "frozen", False):
        return sys.executable, ["--sounds", folder]
    if sys.platform == "win32":
        return sys.executable, ["-P", "-m", "gizmos_desktop", "--sounds", folder]  # makes its input safe first
    return sys.executable, ["-P", str(paths.PACKAGE / "app" / "sound_process.py"), folder]


def cues_of(moves: Iterable[Mapping[str, Any]], pace: float) -> list[Cue]:
    """What is heard of the steps of `TableModel.moved`, at the pace at which they are shown. At pace 0 all is there at
    once: then the first two sounds stand for the whole."""
    found: list[Cue] = []
    for move in moves:
        name = move["sound"]
        if name == "use":
            name = f"use{min(move['level'], STEPS - 1) + 1}"
        if name:
            found.append((round(move["at"] * pace), name))
        if move["arrival"]:
            found.append((round((move["at"] + move["ms"]) * pace), move["arrival"]))
    found.sort(key=lambda cue: cue[0])
    once: list[Cue] = []
    for at, name in found:
        if not any(other == name and at - before < TOGETHER_MS for before, other in once):
            once.append((at, name))
    return once if pace > 0 else once[:2]


class SoundBox(QObject):
    """Plays sounds by name, now or later. `command` starts another process than ours."""

    def __init__(self, command: tuple[str, list[str]] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command or sound_command()
        self._volume = self._interface = 0
        self._process: QProcess | None = None
        self._starts = 0
        self._told: set[str] = set()
        self._last = ""  # what the process said last
        self._waiting: list[Cue] = []  # by the time of `_clock`, soonest first
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_time)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The sounds that are still to come, in order."""
        return tuple(name for _, name in self._waiting)

    @property
    def process_id(self) -> int:
        """The id of the process, 0 if none runs."""
        return 0 if self._process is None else self._process.processId()

    def set_volumes(self, game: int, interface: int, mute: bool) -> None:
        """How loud what is (percent). When nothing can be heard, no process runs."""
        self._volume, self._interface = (0, 0) if mute else (game, interface)
        if not self._volume and not self._interface:
            self.skip()
            self._stop()

    def play(self, name: str) -> None:
        """A sound, now."""
        volume = self._interface if name in INTERFACE else self._volume
        if volume:
            self._send(f"{name} {volume}\n".encode())

    def follow(self, moves: Iterable[Mapping[str, Any]], pace: float) -> None:
        """The sounds of what is shown from now on."""
        if not self._volume:
            return
        now = self._clock.elapsed()
        self._waiting = sorted([*self._waiting, *((now + at, name) for at, name in cues_of(moves, pace))])
        self._on_time()

    def skip(self) -> None:
        """What has not been heard yet is not heard: what is shown has come to its end."""
        self._waiting = []
        self._timer.stop()

    def close(self) -> None:
        """No more sounds, no process left."""
        self._volume = self._interface = 0
        self.skip()
        self._stop()

    def _on_time(self) -> None:
        now = self._clock.elapsed()
        while self._waiting and self._waiting[0][0] <= now:
            self.play(self._waiting.pop(0)[1])
        if self._waiting:
            self._timer.start(max(1, self._waiting[0][0] - now))

    # -- the process ---------------------------------------------------------------------------------------------------

    def _send(self, line: bytes) -> None:
        if self._process is None:
            self._start()
        process = self._process
        if process is None:
            return
        if process.bytesToWrite() > DEAF_BYTES:
            self._tell("the sounds' process does not listen")
            self._stop()
            return
        process.write(line)

    def _start(self) -> None:
        if self._starts >= MOST_STARTS:
            return
        self._starts += 1
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.readyReadStandardError.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._error)
        self._process = process
        program, arguments = self._command
        process.start(program, arguments)

    def _read(self) -> None:
        if self._process is not None:
            for line in filter(None, complaints_of(self._process).splitlines()):
                self._last = line[-300:]
                if line.startswith(OUR_WORD):  # sound libraries talk a lot
                    self._tell(self._last)

    def _error(self, error: QProcess.ProcessError) -> None:
        """A process that did not start sends no `finished`; all other errors do."""
        if error == QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        self._tell(f"the sounds' process has ended: {self._last}")
        self._stop()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        end_process(process, process.readyReadStandardError, process.finished, process.errorOccurred)

    def _tell(self, text: str) -> None:
        """A line in the log, once for each trouble."""
        if text and text not in self._told:
            self._told.add(text)
            _log.info("%s", text)
