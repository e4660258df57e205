"""The client of the AI worker for people: hints and reviews, which tell what they have found while they think.

It has a process of its own, so that no computer's decision ever waits for advice. Like `ai_client.py` it bears with a
process that crashes, hangs or talks nonsense: each request ends, with its last news or with a code of what went wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer

from gizmos_desktop.app.advice import HINTS, Option, Review, options_of, progress_of, review_of
from gizmos_desktop.app.worker_process import WorkerProcess, answer_of

_log = logging.getLogger(__name__)

PATIENCE_MS = 15_000
"""How long no news may come. Slow machines and the process's start count too."""
STOPPING_MS = 2_000
"""How long a request that was given up may still keep the process busy; then the process is ended."""
REST_MS = 60_000
"""So long a process that nobody asks anything is kept; then it is ended, for the memory that it takes."""

HintTold = Callable[[tuple[Option, ...], bool], None]
ReviewTold = Callable[[int, int, Review | None], None]
Failed = Callable[[str], None]


class Adviser(Protocol):
    """What the models need of it: one request at a time, and nothing is told of it any more after `cancel`."""

    def hint(self, seed: int, observation: dict[str, object], told: HintTold, failed: Failed) -> None:
        """Ask for the best actions of the decision that is due to the observing seat: `told(options, done)`, again and
        again; or `failed(code)` with "timeout", "crash", "error" or "nonsense"."""

    def review(
        self, seed: int, moments: list[dict[str, object]], winner: int | None, told: ReviewTold, failed: Failed
    ) -> None:
        """Ask for the review of a game: `told(done, of, None)` after each decision, at last with the review."""

    def finish(self) -> None:
        """Cut the open request short: it ends with what it has found."""

    def cancel(self) -> None:
        """Forget the open request."""

    def close(self) -> None:
        """End at once, leaving no process behind."""


@dataclass(slots=True)
class _Request:
    number: int
    read: Callable[[Mapping[str, Any]], Callable[[], None]]
    """What passes on a line of news; ValueError, KeyError or TypeError if it is none."""
    failed: Failed


class WorkerAdviser(QObject):
    """The adviser with a real worker, which is started with the first request. `command` starts another worker than
    ours."""

    def __init__(
        self,
        command: tuple[str, Sequence[str]] | None = None,
        patience_ms: int = PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._patience_ms = patience_ms
        self._number = 0
        self._request: _Request | None = None
        self._given_up = 0  # number of the request that was told to stop and has not ended yet
        self._closed = False
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._timed_out)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._end)
        self._worker = WorkerProcess(command, self)
        self._worker.said.connect(self._line)
        self._worker.broken.connect(self._broken)

    # -- the face ------------------------------------------------------------------------------------------------------

    def hint(self, seed: int, observation: dict[str, object], told: HintTold, failed: Failed) -> None:
        """See `Adviser.hint`."""
        self._ask(
            {"hint": {"count": HINTS}, "seed": seed, "observation": observation},
            lambda answer: partial(told, options_of(answer), bool(answer["done"])),
            failed,
        )

    def review(
        self, seed: int, moments: list[dict[str, object]], winner: int | None, told: ReviewTold, failed: Failed
    ) -> None:
        """See `Adviser.review`."""

        def read(answer: Mapping[str, Any]) -> Callable[[], None]:
            if answer["done"]:
                return partial(told, len(moments), len(moments), review_of(answer))
            return partial(told, *progress_of(answer), None)

        self._ask({"review": moments, "winner": winner, "seed": seed}, read, failed)

    def finish(self) -> None:
        """See `Adviser.finish`."""
        if self._request is not None:
            self._worker.send({"stop": self._request.number})
            self._watchdog.start(min(STOPPING_MS, self._patience_ms))

    def cancel(self) -> None:
        """See `Adviser.cancel`."""
        if self._request is not None:
            self._worker.send({"stop": self._request.number})
            self._given_up = self._request.number
            self._request = None
            self._watchdog.start(min(STOPPING_MS, self._patience_ms))

    def close(self) -> None:
        """See `Adviser.close`."""
        self._closed = True
        self._request = None
        self._end()

    @property
    def process_id(self) -> int:
        """The worker's process id, 0 if none runs."""
        return self._worker.process_id

    # -- requests ------------------------------------------------------------------------------------------------------

    def _ask(
        self, request: Mapping[str, object], read: Callable[[Mapping[str, Any]], Callable[[], None]], failed: Failed
    ) -> None:
        if self._closed:
            return
        self.cancel()
        self._number += 1
        self._request = _Request(self._number, read, failed)
        self._rest.stop()
        self._worker.start()
        self._worker.send({"id": self._number, **request})
        self._watchdog.start(self._patience_ms)

    def _end(self) -> None:
        self._watchdog.stop()
        self._rest.stop()
        self._given_up = 0
        self._worker.stop()

    def _line(self, line: bytes) -> None:
        answer: Mapping[str, Any] | None = answer_of(line)
        if answer is None:
            self._end()
            self._fail("nonsense")
            return
        request = self._request
        if request is None or answer["id"] != request.number:
            if answer["id"] == self._given_up and answer.get("done", True):
                self._given_up = 0
                if request is None:
                    self._watchdog.stop()
                    self._rest.start(REST_MS)
            return
        if "error" in answer:
            _log.warning("the AI worker failed: %.500r", answer["error"])
            self._fail("error")
            return
        try:
            pass_on = request.read(answer)
        except (KeyError, TypeError, ValueError) as error:
            _log.warning("the AI worker talks nonsense: %s: %.200r", error, line)
            self._end()
            self._fail("nonsense")
            return
        if answer["done"]:
            self._request = None
            self._watchdog.stop()
            self._rest.start(REST_MS)
        else:
            self._watchdog.start(self._patience_ms)
        pass_on()

    def _timed_out(self) -> None:
        if self._request is not None:
            _log.warning("the AI worker gave no advice in time")
        self._end()
        self._fail("timeout")

    def _broken(self, why: str) -> None:
        self._given_up = 0
        self._fail(why)

    def _fail(self, why: str) -> None:
        request, self._request = self._request, None
        self._watchdog.stop()
        if request is not None:
            request.failed(why)
