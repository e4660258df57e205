"""Writing when things go wrong: a crash at every system call, every error of the system, full and read-only folders.

users.md B1, B11: afterwards there is a whole game, the codes are ours, and the next save makes up for it.
"""

import contextlib
import errno
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gizmos_desktop.records import Places, Store, StoreError, decode, encode, files
from tests.records.games import IDENT, SAVED, play_on, timeline

CALLS = ("open", "write", "fsync", "close", "link", "replace")
posix = pytest.mark.skipif(os.name == "nt", reason="wants POSIX")


class Crash(BaseException):
    """The process is gone."""


class Faulty:
    """Stands for `os` in the module that writes; call number `fails_at` fails in the way of `fail`, all are noted."""

    def __init__(self, fails_at: int, fail: Callable[[str, Callable[..., Any], tuple[Any, ...]], Any]) -> None:
        self.calls: list[str] = []
        self._fails_at = fails_at
        self._fail = fail

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        if name not in CALLS:
            return real

        def call(*arguments: Any) -> Any:
            self.calls.append(name)
            if len(self.calls) - 1 == self._fails_at:
                return self._fail(name, real, arguments)
            return real(*arguments)

        return call


def crash_before(name: str, real: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Die before the call."""
    raise Crash


def crash_after(name: str, real: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Die after the call; of a write only half gets done."""
    with contextlib.suppress(OSError):
        real(arguments[0], arguments[1][: len(arguments[1]) // 2]) if name == "write" else real(*arguments)
    raise Crash


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store that has a game of 30 decisions and its generation before."""
    made = Store(Places.under(tmp_path / "home"))
    game = timeline(2, decisions=29)
    made.save(game.record(SAVED))
    play_on(game, Random(1), 1)
    made.save(game.record(SAVED))
    yield made
    made.close()


def next_record(store: Store) -> Any:
    """Give the record after one more decision."""
    game = store.load(IDENT).timeline
    play_on(game, Random(2), 1)
    return game.record(SAVED)


def test_the_order_of_the_calls_is_durable(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    record = next_record(store)
    faulty = Faulty(-1, crash_before)
    monkeypatch.setattr(files, "os", faulty)
    store.save(record)
    data = ["open", "write", "fsync", "close"]
    assert faulty.calls == [*data, "link", "replace", "replace", "open", "fsync", "close"]


def no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the file system one without second names, like FAT."""

    def link(source: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", link)


@pytest.mark.parametrize("links", [True, False])
@pytest.mark.parametrize("crash", [crash_before, crash_after])
def test_a_crash_at_any_call_leaves_a_whole_game(
    store: Store, monkeypatch: pytest.MonkeyPatch, crash: Callable[..., Any], links: bool
) -> None:
    """Whatever is on the disk then, the next start finds the game before or after the decision in progress."""
    if not links:
        no_links(monkeypatch)
    folder = store.places.games
    backup = folder.with_name("backup")
    shutil.copytree(folder, backup)
    old, new = store.load(IDENT).record, next_record(store)
    outcomes = []
    for number in range(20):
        faulty = Faulty(number, crash)
        with monkeypatch.context() as patch:
            patch.setattr(files, "os", faulty)
            try:
                store.save(new)
            except Crash:
                pass
            else:
                break
        fresh = Store(store.places)
        loaded = fresh.load(IDENT)
        found = loaded.record
        assert found in (old, new)
        assert not (links and loaded.recovered), "the file is there at every moment"
        assert [each.status for each in fresh.games()] == ["ok"]
        outcomes.append(found == new)
        # and the game goes on from there
        store.close()
        game = fresh.load(IDENT).timeline
        play_on(game, Random(9), 1)
        fresh.save(game.record(SAVED))
        assert fresh.load(IDENT).record == game.record(SAVED)
        fresh.close()
        shutil.rmtree(folder)
        shutil.copytree(backup, folder)
        store._good.add(IDENT)
        store.hold(IDENT)
    assert number == 10, "all calls of a save were tried"
    assert outcomes == sorted(outcomes), "once it is the new one it stays the new one"
    assert outcomes[-1]


ERRORS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read_only",
    errno.EIO: "failed",
    errno.ENAMETOOLONG: "bad_name",
    errno.EIO: "failed",
    errno.EBUSY: "locked",
}


@pytest.mark.parametrize("number", list(ERRORS))
def test_an_error_at_any_call_has_its_code_and_leaves_the_file(
    store: Store, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def fail(name: str, real: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if name == "close":
            real(*arguments)
        raise OSError(number, os.strerror(number))

    old, record = store.path(IDENT).read_bytes(), next_record(store)
    for place in (0, 1, 2, 3, 5, 6, 7, 8, 9):  # 4 is the link, and there is another way
        faulty = Faulty(place, fail)
        with monkeypatch.context() as patch:
            patch.setattr(files, "os", faulty)
            with pytest.raises(StoreError) as caught:
                store.save(record)
        assert caught.value.code == ERRORS[number], (place, faulty.calls)
        in_place = place < 7
        assert store.path(IDENT).read_bytes() == (old if in_place else encode(record))
        assert not list(store.places.games.glob(".*.tmp"))
        assert Store(store.places).load(IDENT).record in (decode(old), record)
    store.save(record)
    assert store.path(IDENT).read_bytes() == encode(record)


def test_without_second_names_the_file_is_moved(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    old, record = store.path(IDENT).read_bytes(), next_record(store)
    no_links(monkeypatch)
    store.save(record)
    assert store.path(IDENT).with_suffix(".previous").read_bytes() == old
    assert store.load(IDENT).record == record
    assert not list(store.places.games.glob(".*.tmp"))

    def full(source: Path, target: Path) -> None:
        if str(target).endswith(".gizmos"):
            raise OSError(errno.ENOSPC, "full")
        real(source, target)

    real = os.replace
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "replace", full)
        with pytest.raises(StoreError, match="full"):
            store.save(record)
    assert not store.path(IDENT).exists()
    assert store.load(IDENT).recovered
    store.save(record)
    assert not store.load(IDENT).recovered


def test_a_file_that_is_held_for_a_moment_is_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A synchroniser or a scanner that holds a file makes Windows refuse to replace it."""
    refused = []
    monkeypatch.setattr(files, "REPLACE_PAUSES_S", (0.001, 0.001, 0.001))
    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if len(refused) % 4 != 3:
            refused.append(target)
            raise PermissionError(errno.EACCES, "held")
        refused.append(target)
        real(source, target)

    record = next_record(store)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", replace)
        store.save(record)
    assert len(refused) == 8
    assert store.load(IDENT).record == record


def test_a_file_that_stays_held_is_locked_and_the_next_save_makes_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(source: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "held")

    old, game = store.path(IDENT).read_bytes(), store.load(IDENT).timeline
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", held)
        for number in range(3):
            play_on(game, Random(number), 1)
            begin = time.monotonic()
            with pytest.raises(StoreError, match="locked"):
                store.save(game.record(SAVED))
            assert time.monotonic() - begin < 1
            assert store.path(IDENT).read_bytes() == old
            assert not list(store.places.games.glob(".*.tmp"))
    store.save(game.record(SAVED))
    assert len(store.load(IDENT).timeline.steps) == 33


def test_a_folder_that_is_removed_while_the_game_runs_is_made_again(store: Store) -> None:
    record = next_record(store)
    shutil.rmtree(store.places.data)
    store.save(record)
    assert store.load(IDENT).record == record


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    places.data.mkdir()
    places.games.write_text("in the way")
    store = Store(places)
    with pytest.raises(StoreError, match="missing"):
        store.save(timeline(2, decisions=3).record(SAVED))
    with pytest.raises(StoreError, match="missing"):
        store.games()
    assert places.games.read_text() == "in the way"
    places.games.unlink()
    store.save(timeline(2, decisions=3).record(SAVED))


def fill(file: Path) -> None:
    """Write until the disk is full."""
    with contextlib.suppress(OSError), open(file, "wb") as out:
        while True:
            out.write(b"x" * 4096)
            out.flush()


@posix
def test_a_full_disk() -> None:
    """A real one of 128 KB. Where nobody may mount one, the errors above have to do."""
    folder = Path(tempfile.mkdtemp(prefix="gizmos-full-"))
    try:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=128k", "none", str(folder)], capture_output=True, check=False
        )
    except OSError:
        mounted = None
    if mounted is None or mounted.returncode != 0:
        folder.rmdir()
        pytest.skip("no file system can be mounted here")
    try:
        store = Store(Places.under(folder))
        game = timeline(2, decisions=30)
        store.save(game.record(SAVED))
        filler = folder / "filler"
        fill(filler)
        kept = store.path(IDENT).read_bytes()
        for number in range(4):
            play_on(game, Random(number), 1)
            with pytest.raises(StoreError, match="full"):
                store.save(game.record(SAVED))
            assert store.path(IDENT).read_bytes() == kept
            assert Store(store.places).load(IDENT).record == decode(kept)
        filler.unlink()
        store.save(game.record(SAVED))
        assert len(store.load(IDENT).timeline.steps) == 34
        store.close()
    finally:
        subprocess.run(["umount", str(folder)], check=True)
        folder.rmdir()


def without_rights(work: Callable[[], str]) -> str:
    """Do something in a fork that is not root; give its answer."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            if os.getuid() == 0:
                os.setgid(65534)
                os.setuid(65534)
            answer = work()
        except BaseException as error:
            answer = f"raised {error!r}"
        os.write(theirs, answer.encode())
        os._exit(0)
    os.close(theirs)
    with open(ours, encoding="utf-8") as source:
        answer = source.read()
    os.waitpid(child, 0)
    return answer


@posix
def test_a_read_only_folder_and_one_that_may_not_be_read() -> None:
    folder = Path(tempfile.mkdtemp(prefix="gizmos-rights-"))
    try:
        places = Places.under(folder)
        store = Store(places)
        game = timeline(2, decisions=30)
        store.save(game.record(SAVED))
        store.close()
        folder.chmod(0o755)

        def code(call: Callable[[], object]) -> str:
            try:
                call()
            except StoreError as error:
                return error.code
            return "done"

        def work() -> str:
            mine = Store(places)
            loaded = mine.load(IDENT)
            play_on(loaded.timeline, Random(1), 1)
            record = loaded.timeline.record(SAVED)
            fresh = Store(Places.under(folder / "new"))
            return " ".join(
                [
                    str(len(loaded.timeline.steps)),
                    code(lambda: mine.save(record)),
                    code(lambda: mine.delete(IDENT)),
                    code(lambda: fresh.save(record)),
                    *(each.status for each in mine.games()),
                ]
            )

        assert without_rights(work) == "31 read_only read_only read_only ok"
        places.games.chmod(0o000)
        if os.getuid() == 0:
            assert without_rights(lambda: code(lambda: Store(places).games())) == "read_only"
        places.games.chmod(0o755)
        store.path(IDENT).chmod(0o000)
        if os.getuid() == 0:
            assert without_rights(lambda: Store(places).games()[0].status) == "unreadable"
        store.path(IDENT).chmod(0o644)
        assert Store(places).load(IDENT).record == game.record(SAVED)
    finally:
        shutil.rmtree(folder)
