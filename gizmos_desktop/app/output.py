"""What the program prints: a full disk or a reader that has gone costs one sentence, not a traceback."""

from __future__ import annotations

import os
import sys


def say(text: str) -> bool:
    """Print a text at once; whether it could be written."""
    try:
        print(text)
    except OSError as error:
        _give_up(error)
        return False
    return flushed()


def flushed() -> bool:
    """Write what has been printed and is still waiting; whether it could be written."""
    if sys.stdout is None:  # a program without a console has none
        return True
    try:
        sys.stdout.flush()
    except OSError as error:
        _give_up(error)
        return False
    return True


def _give_up(error: OSError) -> None:
    """Say so once; the rest goes nowhere, or Python would try again, and complain, when it ends."""
    print(f"Gizmos Desktop: the output could not be written: {error.strerror or error}", file=sys.stderr)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
