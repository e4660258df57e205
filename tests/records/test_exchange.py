"""Records that come and go: never over a foreign file, never twice, never half-way."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from gizmos_desktop.records import Places, RecordError, Store, StoreError, encode, import_file, read_file, write_copy
from tests.records.games import IDENT, SAVED, play_on, timeline


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty store."""
    return Store(Places.under(tmp_path / "home"))


def test_save_as_and_open(tmp_path: Path) -> None:
    record = timeline(3, decisions=50).record(SAVED)
    for name in ("a.gizmos", "no extension", "ゲーム 1.gizmos", "x" * 240 + ".gizmos", "語" * 80 + ".gizmos"):
        path = tmp_path / "new folder" / name
        write_copy(record, path)
        assert read_file(path).record == record
    assert len(list((tmp_path / "new folder").iterdir())) == 5


def test_save_as_over_one_of_ours_only_when_it_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "a.gizmos"
    write_copy(timeline(2, decisions=5).record(SAVED), path)
    record = timeline(2, decisions=9).record(SAVED)
    with pytest.raises(StoreError, match="exists"):
        write_copy(record, path)
    assert len(read_file(path).record.decisions) == 5
    write_copy(record, path, overwrite=True)
    assert len(read_file(path).record.decisions) == 9


@pytest.mark.parametrize("content", [b"", b"my thesis", b"{}", b"\0" * 100, None])
def test_save_as_never_over_a_foreign_file(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "thesis.txt"
    path.mkdir() if content is None else path.write_bytes(content)
    for overwrite in (False, True):
        with pytest.raises(StoreError, match="foreign_file"):
            write_copy(timeline(2, decisions=5).record(SAVED), path, overwrite)
    assert path.is_dir() if content is None else path.read_bytes() == content
    assert len(list(tmp_path.iterdir())) == 1


def test_save_as_never_over_a_damaged_record(tmp_path: Path) -> None:
    path = tmp_path / "a.gizmos"
    data = encode(timeline(2, decisions=5).record(SAVED))[:-100]
    path.write_bytes(data)
    with pytest.raises(StoreError, match="foreign_file"):
        write_copy(timeline(2, decisions=5).record(SAVED), path, overwrite=True)
    assert path.read_bytes() == data


def test_importing_the_same_twice_is_no_duplicate(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "mail.gizmos"
    record = timeline(2, decisions=30).record(SAVED)
    path.write_bytes(encode(record).replace(b"\n", b"\r\n"))
    first, second = import_file(store, path), import_file(store, path)
    assert (first.ident, first.new, second.ident, second.new) == (IDENT, True, IDENT, False)
    later = msgspec.structs.replace(record, saved="2027-01-01T00:00:00Z", app="9.9")
    path.write_bytes(encode(later))
    assert not import_file(store, path).new
    assert len(store.games()) == 1
    assert store.load(IDENT).record == record


def test_another_state_of_a_game_becomes_a_game_of_its_own(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "mail.gizmos"
    game = timeline(2, decisions=30)
    write_copy(game.record(SAVED), path)
    play_on(game, Random(1), 5)
    store.save(game.record(SAVED))
    mine = store.path(IDENT).read_bytes()
    first, second = import_file(store, path), import_file(store, path)
    assert first.new
    assert first.ident != IDENT
    assert (second.ident, second.new) == (first.ident, False)
    assert store.path(IDENT).read_bytes() == mine
    assert len(store.games()) == 2
    # played on since: what was imported is not put over it
    imported = store.load(first.ident).timeline
    play_on(imported, Random(2), 5)
    store.save(imported.record(SAVED))
    third = import_file(store, path)
    assert third.new
    assert len({third.ident, first.ident, IDENT}) == 3
    assert len(store.load(first.ident).timeline.steps) == 35


def test_importing_heals_what_is_damaged_and_keeps_it_aside(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "mail.gizmos"
    record = timeline(2, decisions=30).record(SAVED)
    write_copy(record, path)
    store.places.games.mkdir(parents=True)
    store.path(IDENT).write_bytes(b"broken")
    assert import_file(store, path).new
    assert store.load(IDENT).record == record
    assert (store.places.games / f"{IDENT}.gizmos.damaged").read_bytes() == b"broken"


def test_a_file_of_a_newer_version_in_the_store_is_left_alone(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "mail.gizmos"
    record = timeline(2, decisions=30).record(SAVED)
    write_copy(record, path)
    newer = encode(record).replace(b'"version":1', b'"version":2')
    store.places.games.mkdir(parents=True)
    store.path(IDENT).write_bytes(newer)
    assert import_file(store, path).ident != IDENT
    assert store.path(IDENT).read_bytes() == newer


@pytest.mark.parametrize("broken", [b"", b"x", b"\xff\xfe", None])
def test_what_cannot_be_read_is_not_imported(store: Store, tmp_path: Path, broken: bytes | None) -> None:
    path = tmp_path / "mail.gizmos"
    if broken is not None:
        path.write_bytes(broken)
    with pytest.raises(RecordError):
        import_file(store, path)
    assert store.games() == []
    assert path.exists() == (broken is not None)


def test_an_illegal_game_is_not_imported(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "mail.gizmos"
    record = timeline(2, decisions=30).record(SAVED)
    path.write_bytes(encode(msgspec.structs.replace(record, decisions=record.decisions[1:])))
    with pytest.raises(RecordError, match="illegal"):
        import_file(store, path)
    assert store.games() == []
