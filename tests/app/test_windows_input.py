"""What our processes read on Windows; that a whole game is played over it is tried under Wine (packaging/smoke.py)."""

import os
import sys
import threading
from collections.abc import Iterator

import pytest

from gizmos_desktop.app.sound import sound_command
from gizmos_desktop.app.windows_input import make_input_safe, relay
from gizmos_desktop.app.worker_process import worker_command


def pieces(*chunks: bytes | OSError) -> Iterator[bytes]:
    for chunk in chunks:
        if isinstance(chunk, OSError):
            raise chunk
        yield chunk


@pytest.mark.parametrize("end", [b"", BrokenPipeError(109, "the pipe has been ended")])
def test_all_that_is_said_comes_through_and_then_the_end(end: bytes | OSError) -> None:
    source, target = os.pipe()
    parts = pieces(b'{"id": 1}\n', b"x" * 300_000, end)
    threading.Thread(target=relay, args=(lambda: next(parts), target), daemon=True).start()
    with os.fdopen(source, "rb") as heard:
        assert heard.read() == b'{"id": 1}\n' + b"x" * 300_000


def test_when_nobody_listens_any_more_it_ends() -> None:
    source, target = os.pipe()
    os.close(source)
    relay(lambda: b"still there?\n", target)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(target)


def test_elsewhere_standard_input_stays_as_it_is() -> None:
    before = os.fstat(0)
    make_input_safe()
    assert os.fstat(0) == before


def test_on_windows_no_process_reads_before_its_input_is_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    for option, command in (("--ai-worker", worker_command()), ("--sounds", sound_command())):
        assert command[1][:4] == ["-P", "-m", "gizmos_desktop", option]
