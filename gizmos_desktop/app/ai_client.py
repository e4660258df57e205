"""The client of the AI worker: one process, one question at a time, JSON lines (docs/architecture.md, "AI face").

The process may crash, hang, talk nonsense or not start at all; each question still ends, with an answer or with a code
that says what went wrong, and the next question finds a fresh process.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

_log = logging.getLogger(__name__)

PATIENCE_MS = 15_000
"""How long an answer may take. No decision should take over 3 s; slow machines and the process's start count too."""
LEAST_PATIENCE_MS = 1_000
_LONGEST_LINE = 1 << 20


def worker_command() -> tuple[str, list[str]]:
    """The program and arguments that start the worker, from a checkout, an installation or a frozen program."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["--ai-worker"]
    return sys.executable, ["-P", "-m", "gizmos_desktop.ai.worker"]


@dataclass(slots=True)
class _Question:
    number: int
    answered: Callable[[str], None]
    failed: Callable[[str], None]


class AiClient(QObject):
    """Asks AI players in a process of their own (see `session.Computer` for the face). `command` starts another worker
    than ours; `patience_ms` is the time an answer may take; it is halved after each failure in a row, so that a worker
    that always hangs does not hold up a whole game."""

    def __init__(
        self,
        command: tuple[str, Sequence[str]] | None = None,
        patience_ms: int = PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._command = command or worker_command()
        self._patience_ms = patience_ms
        self._failures = 0
        self._number = 0
        self._question: _Question | None = None
        self._process: QProcess | None = None
        self._input = b""
        self._closed = False
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._timed_out)
        self._start()  # now, so that it is ready when the first computer is to decide

    # -- the face ------------------------------------------------------------------------------------------------------

    def ask(
        self,
        level: str,
        seed: int,
        observation: dict[str, object],
        answered: Callable[[str], None],
        failed: Callable[[str], None],
    ) -> None:
        """Ask for one decision. An open question is cancelled first."""
        if self._closed:
            return
        self.cancel()
        self._number += 1
        self._question = _Question(self._number, answered, failed)
        if self._process is None:
            self._start()
        request = {"id": self._number, "level": level, "seed": seed, "observation": observation}
        least = min(LEAST_PATIENCE_MS, self._patience_ms)
        self._watchdog.start(max(least, self._patience_ms >> min(self._failures, 10)))
        if self._process is not None:
            self._process.write(json.dumps(request).encode() + b"\n")

    def cancel(self) -> None:
        """Forget the open question. The process that thinks about it is ended: it cannot be told to stop."""
        if self._question is None:
            return
        self._question = None
        self._watchdog.stop()
        self._stop()

    def close(self) -> None:
        """End the process at once. Nothing is answered any more."""
        self._closed = True
        self._question = None
        self._watchdog.stop()
        self._stop()

    @property
    def process_id(self) -> int:
        """The worker's process id, 0 if none runs."""
        return 0 if self._process is None else self._process.processId()

    # -- the process ---------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        root = str(Path(__file__).resolve().parents[2])
        path = [root] + [p for p in environment.value("PYTHONPATH").split(os.pathsep) if p]
        environment.insert("PYTHONPATH", os.pathsep.join(path))
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._error)
        self._input = b""
        self._process = process
        program, arguments = self._command
        process.start(program, list(arguments))

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for signal in (process.readyReadStandardOutput, process.readyReadStandardError, process.finished):
            signal.disconnect()
        process.errorOccurred.disconnect()
        if process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(2000)  # a killed process ends within milliseconds; wait so that no zombie is left
        process.deleteLater()

    def _error(self, error: QProcess.ProcessError) -> None:
        """A process that did not start sends no `finished`; all other errors do."""
        if error == QProcess.ProcessError.FailedToStart:
            _log.warning("the AI worker did not start: %s", self._command[0])
            self._ended()

    def _ended(self) -> None:
        self._stop()
        self._fail("crash")

    def _timed_out(self) -> None:
        _log.warning("the AI worker did not answer in time")
        self._stop()
        self._fail("timeout")

    def _read_errors(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            _log.warning("the AI worker says: %s", text.strip())

    # -- answers -------------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        if self._process is None:
            return
        self._input += bytes(self._process.readAllStandardOutput().data())
        while self._process is not None and b"\n" in self._input:
            line, self._input = self._input.split(b"\n", 1)
            self._line(line)
        if len(self._input) > _LONGEST_LINE:
            self._stop()
            self._fail("nonsense")

    def _line(self, line: bytes) -> None:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or type(answer.get("id")) is not int:
            # Not our protocol: whatever else this process says cannot be trusted either.
            _log.warning("the AI worker talks nonsense: %.200r", line)
            self._stop()
            self._fail("nonsense")
            return
        question = self._question
        if question is None or answer["id"] != question.number:
            return  # the answer to a question that was given up
        action = answer.get("action")
        if isinstance(action, str):
            self._failures = 0
            self._finish()
            question.answered(action)
        else:
            _log.warning("the AI worker failed: %.500r", answer.get("error"))
            self._fail("error")

    def _finish(self) -> None:
        self._question = None
        self._watchdog.stop()

    def _fail(self, why: str) -> None:
        question = self._question
        if question is None:
            return
        self._failures += 1
        self._finish()
        question.failed(why)
