"""One copy at a time: the lock goes with its process, and a file that a dead one left means nothing."""

import errno
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gizmos_desktop.records import FileLock, StoreError, locks, other_copy, running_lock
from tests.source_files import ROOT

HOLDER = """
import sys, time
from pathlib import Path
from gizmos_desktop.records import other_copy, running_lock
lock = running_lock(Path(sys.argv[1]))
print(other_copy(lock), flush=True)
time.sleep(60)
"""


def holder(state: Path) -> subprocess.Popen[str]:
    """Start a process that holds the lock."""
    process = subprocess.Popen([sys.executable, "-c", HOLDER, str(state)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "0\n"
    return process


def test_a_second_copy_learns_of_the_first_and_a_kill_frees_the_lock(tmp_path: Path) -> None:
    process = holder(tmp_path)
    lock = running_lock(tmp_path)
    try:
        assert other_copy(lock) == process.pid
        assert not lock.held
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
    assert lock.path.exists(), "the file is left behind"
    assert other_copy(lock) == 0
    assert other_copy(lock) == 0
    assert lock.held
    lock.release()
    lock.release()
    assert not lock.path.exists()


def test_two_locks_on_one_file(tmp_path: Path) -> None:
    one, two = FileLock(tmp_path / "x.lock"), FileLock(tmp_path / "x.lock")
    assert one.acquire() == 0
    assert two.acquire() == os.getpid()
    one.release()
    assert two.acquire() == 0
    two.release()


@pytest.mark.parametrize("content", ["", "rubbish", "0 x", "99999999999999 x", "\0\0\0", "1 " + "x" * 5000])
def test_what_stands_in_a_file_that_nobody_holds_means_nothing(tmp_path: Path, content: str) -> None:
    lock = FileLock(tmp_path / "x.lock")
    lock.path.write_text(content)
    assert lock.acquire() == 0
    assert lock.path.read_text() == f"{os.getpid()} {platform.node()}\n"
    lock.release()


def dead_pid() -> int:
    """Give the number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_without_locks_of_the_system_the_process_number_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(number: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(locks, "_lock", no_locks)
    lock = FileLock(tmp_path / "x.lock")
    for signature, answer in (
        (f"{dead_pid()} {platform.node()}", 0),
        (f"{os.getppid()} {platform.node()}", os.getppid()),
        ("77 another-machine", 77),
        ("rubbish", 0),
    ):
        lock.path.write_text(signature)
        assert lock.acquire() == answer, signature
        lock.release()


def test_a_folder_that_takes_no_file_lets_the_program_start(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    lock = running_lock(tmp_path / "state")
    with pytest.raises(StoreError):
        lock.acquire()
    assert other_copy(lock) == 0


def test_processes_that_live_and_that_do_not() -> None:
    assert locks.is_alive(os.getpid())
    assert locks.is_alive(1)
    assert not locks.is_alive(dead_pid())


def test_many_processes_at_once_one_holds_it(tmp_path: Path) -> None:
    """Taking and releasing in a loop, removing the file each time: never two at once."""
    code = """
import os, sys, time
from pathlib import Path
from gizmos_desktop.records import FileLock
folder = Path(sys.argv[1]); lock = FileLock(folder / "x.lock"); end = time.monotonic() + 1.0; got = 0
while time.monotonic() < end:
    if lock.acquire() == 0:
        inside = os.open(folder / "inside", os.O_CREAT | os.O_EXCL)
        os.close(inside); os.unlink(folder / "inside"); got += 1
        lock.release()
print(got)
"""
    started = [
        subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    begin = time.monotonic()
    counts = [int(process.communicate(timeout=60)[0] or -1) for process in started]
    print(f"three processes took the lock {counts} times in {time.monotonic() - begin:.1f} s")
    assert all(process.returncode == 0 for process in started)
    assert sum(counts) > 10
