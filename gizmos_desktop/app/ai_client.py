"""The client of the AI worker for computers' decisions: one question at a time (docs/architecture.md, "AI face").

The process may crash, hang, talk nonsense or not start at all; each question still ends, with an answer or with a code
that says what went wrong, and the next question finds a fresh process.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from gizmos_desktop.app.worker_process import WorkerProcess, answer_of, worker_command

__all__ = ["AiClient", "worker_command"]

_log = logging.getLogger(__name__)

PATIENCE_MS = 15_000
"""How long an answer may take. No decision should take over 3 s; slow machines count too."""
STARTING = 3
"""So many times as long may the first answer of a process take: on a busy machine, or where a virus scanner looks at
every library first, its start alone can take longer than any answer."""
LEAST_PATIENCE_MS = 1_000


@dataclass(slots=True)
class _Question:
    number: int
    answered: Callable[[str], None]
    failed: Callable[[str], None]


class AiClient(QObject):
    """Asks AI players in a process of their own (see `session.Computer` for the face). `command` starts another worker
    than ours; `patience_ms` is the time an answer may take (the first one of a process: more); it is halved
    after each failure in a row, so that a worker that always hangs does not hold up a whole game."""

    def __init__(
        self,
        command: tuple[str, Sequence[str]] | None = None,
        patience_ms: int = PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._patience_ms = patience_ms
        self._failures = 0
        self._begun = 0  # the process that has answered
        self._number = 0
        self._question: _Question | None = None
        self._closed = False
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._timed_out)
        self._worker = WorkerProcess(command, self)
        self._worker.said.connect(self._line)
        self._worker.broken.connect(self._fail)
        self._worker.start()  # now, so that it is ready when the first computer is to decide

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
        self._worker.start()
        patience = self._patience_ms * (1 if self._begun == self._worker.process_id else STARTING)
        self._watchdog.start(max(min(LEAST_PATIENCE_MS, self._patience_ms), patience >> min(self._failures, 10)))
        self._worker.send({"id": self._number, "level": level, "seed": seed, "observation": observation})

    def cancel(self) -> None:
        """Forget the open question. The process that thinks about it is ended: it cannot be told to stop."""
        if self._question is None:
            return
        self._question = None
        self._watchdog.stop()
        self._worker.stop()

    def close(self) -> None:
        """End the process at once. Nothing is answered any more."""
        self._closed = True
        self._question = None
        self._watchdog.stop()
        self._worker.stop()

    @property
    def process_id(self) -> int:
        """The worker's process id, 0 if none runs."""
        return self._worker.process_id

    # -- answers -------------------------------------------------------------------------------------------------------

    def _timed_out(self) -> None:
        _log.warning("the AI worker did not answer in time")
        self._worker.stop()
        self._fail("timeout")

    def _line(self, line: bytes) -> None:
        answer = answer_of(line)
        if answer is None:
            # Not our protocol: whatever else this process says cannot be trusted either.
            self._worker.stop()
            self._fail("nonsense")
            return
        question = self._question
        if question is None or answer["id"] != question.number:
            return  # the answer to a question that was given up
        action = answer.get("action")
        if isinstance(action, str):
            self._failures = 0
            self._begun = self._worker.process_id
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
