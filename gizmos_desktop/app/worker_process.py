"""The AI worker as a process: started, spoken to in JSON lines, ended (docs/architecture.md, "AI face").

It knows nothing of questions and answers: those are the clients' (`ai_client.py`, `adviser.py`).
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from gizmos_desktop.app.processes import complaints_of, end_process

_log = logging.getLogger(__name__)

_LONGEST_LINE = 1 << 20


def worker_command() -> tuple[str, list[str]]:
    """The program and arguments that start the worker, from a checkout, an installation or a frozen program."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["--ai-worker"]
    if sys.platform == "win32":
        return sys.executable, ["-P", "-m", "gizmos_desktop", "--ai-worker"]  # makes its input safe first
    return sys.executable, ["-P", "-m", "gizmos_desktop.ai.worker"]


class WorkerProcess(QObject):
    """One worker at a time. `command` starts another one than ours."""

    said = Signal(object)
    """A line of its output (bytes)."""
    broken = Signal(str)
    """It has ended, or never begun ("crash"), or its output has no lines ("nonsense"); no process is left."""

    def __init__(self, command: tuple[str, Sequence[str]] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command or worker_command()
        self._process: QProcess | None = None
        self._input = b""

    @property
    def process_id(self) -> int:
        """The worker's process id, 0 if none runs."""
        return 0 if self._process is None else self._process.processId()

    def start(self) -> None:
        """Start it, if it does not run."""
        if self._process is not None:
            return
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

    def send(self, request: Mapping[str, object]) -> None:
        """Write a line to it, if it runs."""
        if self._process is not None:
            self._process.write(json.dumps(request).encode() + b"\n")

    def stop(self) -> None:
        """End it at once, without a signal."""
        process, self._process = self._process, None
        if process is None:
            return
        output, errors = process.readyReadStandardOutput, process.readyReadStandardError
        end_process(process, output, errors, process.finished, process.errorOccurred)

    def _error(self, error: QProcess.ProcessError) -> None:
        """A process that did not start sends no `finished`; all other errors do."""
        if error == QProcess.ProcessError.FailedToStart:
            _log.warning("the AI worker did not start: %s", self._command[0])
            self._ended()

    def _ended(self) -> None:
        if self._process is not None and self._process.error() != QProcess.ProcessError.FailedToStart:
            self._read_errors()
            how = "crashed" if self._process.exitStatus() == QProcess.ExitStatus.CrashExit else "ended"
            _log.warning("the AI worker %s by itself (exit status %d)", how, self._process.exitCode())
        self.stop()
        self.broken.emit("crash")

    def _read_errors(self) -> None:
        said = "" if self._process is None else complaints_of(self._process).strip()
        if said:
            _log.warning("the AI worker says: %s", said)

    def _read(self) -> None:
        if self._process is None:
            return
        self._input += bytes(self._process.readAllStandardOutput().data())
        while self._process is not None and b"\n" in self._input:
            line, self._input = self._input.split(b"\n", 1)
            self.said.emit(line)
        if len(self._input) > _LONGEST_LINE:
            self.stop()
            self.broken.emit("nonsense")


def answer_of(line: bytes) -> dict[str, object] | None:
    """A line of the worker as the object that it must be, with a whole number as its `id`; None for anything else."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if isinstance(answer, dict) and type(answer.get("id")) is int:
        return answer
    _log.warning("the AI worker talks nonsense: %.200r", line)
    return None
