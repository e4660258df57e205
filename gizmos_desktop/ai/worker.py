"""The computer players in a process of their own: `python -m gizmos_desktop.ai.worker`.

JSON lines, UTF-8. A request `{"id": n, "level": L, "seed": s, "observation": {…}}` on standard input is answered by
one line on standard output, `{"id": n, "action": "…"}` or `{"id": n, "error": "…"}`, one request after another.
`{"quit": true}`, the end of the input or the parent's death ends the process. Standard output carries nothing else.
"""

import json
import os
import sys
import threading
import time
from typing import Any, BinaryIO

_PARENT_CHECK_SECONDS = 1.0


def answer(line: bytes) -> dict[str, Any] | None:
    """The answer to one line of input, ready for JSON; None if the line asks the worker to quit.

    Never raises: whatever is wrong with the request or the player becomes an `error` of one line.
    """
    number: Any = None
    try:
        request = json.loads(line)
        if not isinstance(request, dict):
            raise ValueError("a request is a JSON object")
        if request.get("quit"):
            return None
        number = request.get("id")
        return {"id": number, "action": _choose(request)}
    except Exception as error:  # a worker that dies of one bad request would take the whole game's players with it
        text = " ".join(f"{type(error).__name__}: {error}".split())
        return {"id": number, "error": text[:500]}


def _choose(request: dict[str, Any]) -> str:
    from gizmos_desktop.ai.levels import make_player

    for key, kind in (("level", str), ("seed", int), ("observation", dict)):
        if type(request.get(key)) is not kind:  # true is no 1
            raise ValueError(f"the request needs {key!r}, a {kind.__name__}")
    return make_player(request["level"], request["seed"]).choose(request["observation"])


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answers the requests of `lines` on `out` until one says quit, the input ends, or nobody reads the answers."""
    for line in lines:
        if not line.strip():
            continue
        reply = answer(line)
        if reply is None:
            return
        try:
            out.write(json.dumps(reply, ensure_ascii=False).encode() + b"\n")
            out.flush()
        except OSError:
            return


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
    with os.fdopen(os.dup(1), "wb") as out, os.fdopen(os.dup(0), "rb") as lines:
        _send_prints_elsewhere()
        try:
            serve(lines, out)
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
