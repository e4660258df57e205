"""The store of the autosaved games: save, load, fall back, list, bin, and two processes at once."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from gizmos_desktop.records import Places, Record, RecordError, Store, StoreError, decode, encode
from gizmos_desktop.records.codec import MAX_BYTES
from tests.records.games import IDENT, SAVED, play_on, timeline
from tests.source_files import ROOT

FOLDERS = ("plain", "with spaces and 'quotes'", "Jürgen 名前 😀", "a" * 200)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store in a folder that is not there yet."""
    return Store(Places.under(tmp_path / "home"))


def code_of_save(store: Store, record: Record) -> str:
    """Give the code with which saving fails, "" if it does not."""
    try:
        store.save(record)
    except StoreError as error:
        return error.code if error.detail else "no detail"
    return ""


def names(store: Store) -> list[str]:
    """Give the names of all files in the games' folder but the locks."""
    return sorted(each.name for each in store.places.games.iterdir() if not each.name.endswith(".lock"))


@pytest.mark.parametrize("name", FOLDERS)
def test_save_and_load_in_folders_of_any_name(tmp_path: Path, name: str) -> None:
    store = Store(Places.under(tmp_path / name))
    assert store.games() == []
    made = timeline(2, decisions=30)
    store.save(made.record(SAVED))
    store.close()
    loaded = Store(store.places).load(IDENT)
    assert loaded.record == made.record(SAVED)
    assert not loaded.recovered
    assert loaded.timeline.game.position() == made.game.position()
    assert names(store) == [f"{IDENT}.gizmos"]


def test_a_folder_whose_name_is_no_text(tmp_path: Path) -> None:
    if os.name == "nt":
        pytest.skip("names are text there")
    store = Store(Places.under(Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe"))))
    store.save(timeline(2, decisions=3).record())
    assert [each.status for each in store.games()] == ["ok"]


def test_the_generation_before_is_kept_and_taken_when_the_newest_is_damaged(store: Store) -> None:
    made = timeline(2, decisions=30)
    before = made.record(SAVED)
    store.save(before)
    play_on(made, Random(1), 1)
    store.save(made.record(SAVED))
    path = store.path(IDENT)
    newest = path.read_bytes()
    for broken, code in ((b"", "truncated"), (newest[:900], "truncated"), (b"\0" * 4096, "damaged"), (b"x", "foreign")):
        path.write_bytes(broken)
        fresh = Store(store.places)
        loaded = fresh.load(IDENT)
        assert (loaded.record, loaded.recovered, loaded.why) == (before, True, code)
        summary = fresh.games()[0]
        assert (summary.status, summary.recovered, summary.decisions) == ("ok", True, 30)
        assert path.read_bytes() == broken, "the file is left untouched"
    path.unlink()
    assert Store(store.places).load(IDENT).record == before
    assert Store(store.places).games()[0].recovered


def test_what_is_damaged_is_set_aside_never_overwritten(store: Store) -> None:
    made = timeline(2, decisions=30)
    before = made.record(SAVED)
    store.save(before)
    play_on(made, Random(1), 1)
    store.save(made.record(SAVED))
    store.close()
    path = store.path(IDENT)
    for number, broken in enumerate((b"something", path.read_bytes()[:500]), 1):
        path.write_bytes(broken)
        again = Store(store.places)
        loaded = again.load(IDENT)
        play_on(loaded.timeline, Random(2), 1)
        again.save(loaded.timeline.record(SAVED))
        aside = [path.parent / name for name in names(again) if ".foreign" in name or ".truncated" in name]
        assert sorted(each.read_bytes() for each in aside)[-1] in (b"something", broken)
        assert len(aside) == number
        assert not again.load(IDENT).recovered
        again.close()
    assert len(store.games()) == 1


def test_a_game_that_cannot_be_read_at_all_is_listed_with_its_code(store: Store) -> None:
    """users.md B4, B16: listed with a reason, never gone, never a crash at the start."""
    data = encode(timeline(2, decisions=5).record(SAVED))
    folder = store.places.games
    folder.mkdir(parents=True)
    broken = {
        "aaaaaaaa-truncated": data[:700],
        "aaaaaaaa-damaged": data.replace(b"red", b"bed"),
        "aaaaaaaa-foreign": b"PK\x03\x04",
        "aaaaaaaa-newer": data.replace(b'"version":1', b'"version":7'),
        "aaaaaaaa-oversized": b" " * (MAX_BYTES + 1),
    }
    for name, content in broken.items():
        (folder / f"{name}.gizmos").write_bytes(content)
    (folder / "aaaaaaaa-unreadable.gizmos").mkdir()
    (folder / "notes.txt").write_text("not ours")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "bbbbbbbb-unreadable.gizmos")
    store.save(timeline(2, decisions=5).record(SAVED))
    listed = {each.ident: each.status for each in store.games()}
    assert listed.pop(IDENT) == "ok"
    assert len(listed) >= 6
    for ident, status in listed.items():
        assert ident.endswith(status)
        with pytest.raises(RecordError) as caught:
            store.load(ident)
        assert caught.value.code == status
    for name, content in broken.items():
        assert (folder / f"{name}.gizmos").read_bytes() == content


def test_a_newer_file_is_not_passed_over_for_an_older_generation(store: Store) -> None:
    made = timeline(2, decisions=30)
    store.save(made.record(SAVED))
    store.save(made.record(SAVED))
    path = store.path(IDENT)
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":2'))
    with pytest.raises(RecordError, match="newer"):
        store.load(IDENT)
    assert Store(store.places).games()[0].status == "newer"


def test_an_illegal_game_is_refused_when_it_is_loaded(store: Store) -> None:
    import msgspec

    record = timeline(2, decisions=30).record(SAVED)
    store.places.games.mkdir(parents=True)
    store.path(IDENT).write_bytes(encode(msgspec.structs.replace(record, decisions=record.decisions[::-1])))
    with pytest.raises(RecordError, match="illegal"):
        store.load(IDENT)


def test_an_illegal_game_is_listed_as_one_once_that_is_known(store: Store) -> None:
    import msgspec

    record = timeline(2, decisions=30).record(SAVED)
    good = encode(timeline(2, decisions=25).record(SAVED))
    bad = encode(msgspec.structs.replace(record, decisions=record.decisions[::-1]))
    store.places.games.mkdir(parents=True)
    store.path(IDENT).write_bytes(bad)
    assert store.games()[0].status == "ok"  # lists play no game
    with pytest.raises(RecordError, match="illegal"):
        store.load(IDENT)
    assert store.games()[0].status == "illegal"
    store.path(IDENT).with_suffix(".previous").write_bytes(good)
    assert (store.games()[0].status, store.games()[0].recovered) == ("ok", True)
    assert store.load(IDENT).recovered
    store.path(IDENT).write_bytes(good)
    assert (store.games()[0].status, store.games()[0].recovered) == ("ok", False)


def test_a_folder_among_the_games_is_none_and_stays(store: Store) -> None:
    store.save(timeline(2, decisions=5).record(SAVED))
    for folder in (store.places.games, store.places.bin):
        (folder / "mine.gizmos").mkdir(parents=True)
        (folder / "mine.gizmos" / "diary.txt").write_text("mine")
    assert [each.ident for each in store.games()] == [IDENT]
    store.delete(IDENT)
    assert store.empty_bin() == 1
    assert store.binned() == []
    assert (store.places.bin / "mine.gizmos" / "diary.txt").read_text() == "mine"


def test_what_cannot_leave_the_bin_keeps_nothing_else_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("game-0001", "game-0002", "game-0003"):
        store.save(timeline(2, decisions=5, ident=name).record(SAVED))
        store.delete(name)
    real = Path.unlink

    def unlink(path: Path, missing_ok: bool = False) -> None:
        if "0002" in path.name:
            raise PermissionError(errno.EACCES, "held")
        real(path, missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", unlink)
        with pytest.raises(StoreError, match="read_only"):
            store.empty_bin()
    assert [each.ident for each in store.binned()] == ["game-0002"]
    assert store.empty_bin() == 1


def test_what_could_not_be_read_again_replaces_nothing(store: Store) -> None:
    import msgspec

    record = timeline(2, decisions=20).record(SAVED)
    store.save(record)
    long = msgspec.structs.replace(record.decisions[0], action="pick " + "x" * 300)
    for spoilt in (
        msgspec.structs.replace(record, decisions=(long,)),
        msgspec.structs.replace(record, created="yesterday"),
        msgspec.structs.replace(record, seats=()),
    ):
        assert code_of_save(store, spoilt) == "failed"
    assert encode(store.load(IDENT).record) == encode(record)


def test_a_window_that_stands_open_for_weeks_spoils_no_game(store: Store) -> None:
    made = timeline(2, decisions=10)
    made.play(str(made.game.legal_actions()[0]), ms=10**12)
    made.play(str(made.game.legal_actions()[0]), ms=-5)
    store.save(made.record(SAVED))
    assert [each.decision.ms for each in store.load(IDENT).timeline.steps[-2:]] == [10**9, 0]


def test_the_list_has_what_everybody_may_know_newest_first(store: Store) -> None:
    for number, seats in enumerate((2, 3, 4)):
        made = timeline(seats, seed=number, decisions=10_000 if seats == 4 else 25, ident=f"game-000{number}")
        store.save(made.record(f"2026-01-0{number + 1}T00:00:00Z"))
        listed = store.games()[0]
        assert (listed.ident, len(listed.seats), listed.over) == (f"game-000{number}", seats, seats == 4)
        assert listed.now is not None
        assert listed.now.round == made.game.round
        assert listed.now.points == tuple(made.game.points(seat) for seat in range(seats))
        assert listed.decisions == len(made.steps)
        assert (listed.result is not None) == (seats == 4)
    assert [each.ident for each in store.games()] == ["game-0002", "game-0001", "game-0000"]
    assert store.games() == store.games()


def test_the_summary_has_no_card_of_a_hand(store: Store) -> None:
    """users.md A42."""
    made = timeline(2, seed=4, decisions=0)
    while made.game.decision.kind != "keep":
        play_on(made, Random(len(made.steps)), 1)
    hand = made.game.position()["turn"]["drawn"]  # type: ignore[index]
    assert hand
    now = encode(made.record(SAVED)).decode().split('"now":')[1].split("\n")[0]
    assert not any(card in now for card in hand)


def test_a_file_that_somebody_copied_into_the_folder_is_a_game_of_its_own(store: Store) -> None:
    made = timeline(2, decisions=20)
    store.save(made.record(SAVED))
    data = store.path(IDENT).read_bytes()
    for name in ("copy-of-a-game", "Copy of it (2)", "with.dots.in.it"):
        store.path(name).write_bytes(data)
        loaded = store.load(name)
        assert loaded.record.id != IDENT
        play_on(loaded.timeline, Random(3), 1)
        store.save(loaded.timeline.record(SAVED))
        assert store.path(IDENT).read_bytes() == data
    assert store.load("copy-of-a-game").record.id == "copy-of-a-game"


def test_no_name_leads_out_of_the_folder(store: Store) -> None:
    for name in ("../escape", "a/b", "..", "a\\b", ""):
        with pytest.raises(ValueError, match="no name"):
            store.path(name)


def test_delete_restore_and_empty_the_bin(store: Store) -> None:
    made = timeline(2, decisions=20)
    store.save(made.record(SAVED))
    play_on(made, Random(1), 1)
    store.save(made.record(SAVED))
    data = store.path(IDENT).read_bytes()
    store.delete(IDENT)
    assert store.games() == []
    assert [each.ident for each in store.binned()] == [IDENT]
    store.restore(IDENT)
    assert store.path(IDENT).read_bytes() == data
    assert names(store) == [f"{IDENT}.gizmos", f"{IDENT}.previous"]
    assert store.binned() == []
    store.delete(IDENT)
    store.save(made.record(SAVED))
    with pytest.raises(StoreError, match="exists"):
        store.restore(IDENT)
    assert store.empty_bin() == 1
    assert store.binned() == []
    assert [each.ident for each in store.games()] == [IDENT]
    with pytest.raises(StoreError, match="missing"):
        store.delete("no-such-game")
    with pytest.raises(StoreError, match="missing"):
        store.restore("no-such-game")


def test_what_cannot_be_read_can_be_deleted_too(store: Store) -> None:
    store.places.games.mkdir(parents=True)
    (store.places.games / "aaaaaaaa.gizmos").write_bytes(b"rubbish")
    store.delete("aaaaaaaa")
    assert store.games() == []
    assert [each.status for each in store.binned()] == ["foreign"]


OTHER = """
import sys
from pathlib import Path
from gizmos_desktop.records import Places, Store, StoreError, decode
store = Store(Places.under(Path(sys.argv[1])))
loaded = store.load(sys.argv[2])
def attempt(call):
    try:
        call()
        return "done"
    except StoreError as error:
        return error.code
print(attempt(lambda: store.save(loaded.record)), attempt(lambda: store.delete(sys.argv[2])), len(store.games()))
"""


def other_process(store: Store) -> str:
    """Give what another process gets when it saves the game and deletes it."""
    command = [sys.executable, "-c", OTHER, str(store.places.data.parent), IDENT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    return done.stdout.strip()


def test_a_game_that_is_played_in_one_process_is_not_written_by_another(store: Store) -> None:
    store.save(timeline(2, decisions=20).record(SAVED))
    data = store.path(IDENT).read_bytes()
    assert other_process(store) == "in_use in_use 1"
    assert store.path(IDENT).read_bytes() == data
    store.release(IDENT)
    assert other_process(store) == "done done 0"


def test_two_stores_in_one_process_do_not_share_a_game_either(store: Store) -> None:
    record = timeline(2, decisions=20).record(SAVED)
    store.save(record)
    other = Store(store.places)
    assert code_of_save(other, record) == "in_use"
    store.release(IDENT)
    assert code_of_save(other, record) == ""
    other.close()
    assert names(store) == [f"{IDENT}.gizmos", f"{IDENT}.previous"]


def test_another_game_of_the_same_name_is_set_aside(store: Store) -> None:
    store.save(timeline(2, seed=1, decisions=20).record(SAVED))
    store.close()
    old = store.path(IDENT).read_bytes()
    import msgspec

    store.save(msgspec.structs.replace(timeline(2, seed=2, decisions=5).record(SAVED), created="2027-01-01T00:00:00Z"))
    assert (store.places.games / f"{IDENT}.gizmos.other").read_bytes() == old


def test_an_oversized_record_is_not_written(store: Store) -> None:
    made = timeline(2, decisions=20)
    store.save(made.record(SAVED))
    made.steps += [made.steps[0]] * 60_000
    assert code_of_save(store, made.record(SAVED)) == "oversized"
    assert len(store.load(IDENT).timeline.steps) == 20


def test_rubbish_of_killed_processes_is_swept_and_nothing_else(store: Store) -> None:
    store.save(timeline(2, decisions=5).record(SAVED))
    old, young = (store.places.games / name for name in (".0a0b0c0d.99999.tmp", ".0a0b0c0d.99998.tmp"))
    for each in (old, young):
        each.write_bytes(b"half")
    os.utime(old, (1, 1))
    store.sweep()
    assert names(store) == [".0a0b0c0d.99998.tmp", f"{IDENT}.gizmos"]
    Store(Places.under(store.places.data / "nowhere")).sweep()


def test_the_same_game_is_the_same_bytes_everywhere(store: Store) -> None:
    record = timeline(2, decisions=20).record(SAVED)
    store.save(record)
    assert store.path(IDENT).read_bytes() == encode(record) == encode(decode(encode(record)))
