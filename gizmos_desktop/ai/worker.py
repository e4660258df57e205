"""The computer players in a process of their own: `python -m gizmos_desktop.ai.worker`.

JSON lines, UTF-8. A request on standard input is answered by one line on standard output, one request after another:
`{"id": n, "level": L, "seed": s, "observation": {…}}` by `{"id": n, "action": "…"}`; `hint` and `review` (see
`long_requests.py`) by as many lines as they have news, the last one with `"done": true`. What goes wrong is answered by
`{"id": n, "error": "…"}`. `{"stop": n}` cuts a hint or review short, which is answered by what it has found.
`{"quit": true}`, the end of the input or the parent's death ends the process. Standard output carries nothing else.
"""

import io
import json
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

_PARENT_CHECK_SECONDS = 1.0

Tell = Callable[[dict[str, Any]], None]


class Stops:
    """The numbers of the requests that are to be cut short."""

    def __init__(self) -> None:
        self._numbers: set[int] = set()

    def add(self, number: int) -> None:
        """Cut this request short, whether it is being answered or still to come."""
        self._numbers.add(number)

    def asked(self, number: object) -> bool:
        """Whether it is to be cut short."""
        return type(number) is int and number in self._numbers

    def forget(self, number: object) -> None:
        """It has been answered."""
        if type(number) is int:
            self._numbers.discard(number)


def answer(line: bytes, tell: Tell = lambda news: None, stops: Stops | None = None) -> dict[str, Any] | None:
    """The last answer to one line of input, ready for JSON; None if the line asks the worker to quit.

    News on the way go to `tell`. Never raises, but for what `tell` raises: whatever is wrong with the request or the
    player becomes an `error` of one line.
    """
    number: Any = None
    try:
        request = json.loads(line)
        if not isinstance(request, dict):
            raise ValueError("a request is a JSON object")
        if request.get("quit"):
            return None
        number = request.get("id")
        if "hint" in request or "review" in request:
            from gizmos_desktop.ai.long_requests import answer_long

            return {"id": number, **answer_long(request, tell, lambda: stops is not None and stops.asked(number))}
        return {"id": number, "action": _choose(request)}
    except _NobodyListensError:
        raise
    except Exception as error:  # a worker that dies of one bad request would take the whole game's players with it
        text = " ".join(f"{type(error).__name__}: {error}".split())
        return {"id": number, "error": text[:500]}


class _NobodyListensError(Exception):
    """The answers cannot be written any more."""


def _choose(request: dict[str, Any]) -> str:
    from gizmos_desktop.ai.levels import make_player

    for key, kind in (("level", str), ("seed", int), ("observation", dict)):
        if type(request.get(key)) is not kind:  # true is no 1
            raise ValueError(f"the request needs {key!r}, a {kind.__name__}")
    return make_player(request["level"], request["seed"]).choose(request["observation"])


def serve(source: io.RawIOBase, out: BinaryIO) -> None:
    """Answers the requests of `source` on `out` until one says quit, the input ends, or nobody reads the answers."""
    stops = Stops()
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(source, requests, stops), daemon=True).start()

    def tell(news: dict[str, Any]) -> None:
        try:
            out.write(json.dumps(news, ensure_ascii=False).encode() + b"\n")
            out.flush()
        except OSError as error:
            raise _NobodyListensError from error

    while line := requests.get():
        try:
            reply = answer(line, tell, stops)
            if reply is None:
                return
            stops.forget(reply["id"])
            tell(reply)
        except _NobodyListensError:
            return


def _read(source: io.RawIOBase, requests: "queue.SimpleQueue[bytes]", stops: Stops) -> None:
    """Puts the requests in a row, and takes note of those to be stopped while another one is being answered."""
    for line in _lines(source):
        number = _to_stop(line)
        if number is not None:
            stops.add(number)
        elif line.strip():
            requests.put(line)
    requests.put(b"")


def _lines(source: io.RawIOBase) -> Iterator[bytes]:
    # Not a buffered file: its lock would be held while this thread waits, and keep the process from ending.
    begun: list[bytes] = []
    while True:
        try:
            chunk = source.read(1 << 16)
        except (OSError, ValueError):  # closed while we wait for more
            chunk = b""
        if not chunk:
            break
        first, *others = chunk.split(b"\n")
        begun.append(first)
        for other in others:
            yield b"".join(begun)
            begun = [other]
    yield b"".join(begun)


def _to_stop(line: bytes) -> int | None:
    """The number of the request that this line wants to be stopped, None for any other line."""
    if len(line) > 100 or b'"stop"' not in line:
        return None
    try:
        request = json.loads(line)
    except ValueError:
        return None
    number = request.get("stop") if isinstance(request, dict) else None
    return number if type(number) is int else None


def _leave_with_parent(parent: int) -> None:
    # The end of the input tells of a parent's death only between two requests; this tells while a player thinks.
    while os.getppid() == parent:
        time.sleep(_PARENT_CHECK_SECONDS)
    os._exit(0)


def main() -> int:
    """Runs the worker on this process's standard streams; the exit status."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"  # design.md "AI": two BLAS threads are twenty times slower than one
    threading.Thread(target=_leave_with_parent, args=(os.getppid(),), daemon=True).start()
    # By number, not as sys.stdout: a windowed program has no sys.stdout on Windows, though its parent gave it pipes.
    with os.fdopen(os.dup(1), "wb") as out, open(os.dup(0), "rb", buffering=0) as source:
        _send_prints_elsewhere()
        try:
            serve(source, out)
        except KeyboardInterrupt:
            return 0
    return 0


def _send_prints_elsewhere() -> None:
    # A stray print of any library must not end up between the answers.
    try:
        os.dup2(2, 1)
    except OSError:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.close(null)


if __name__ == "__main__":
    sys.exit(main())
