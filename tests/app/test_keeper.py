"""Saving that fails: the game goes on, it is said once, and the next save writes all of it."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gizmos_desktop.app.session import GameSetup, Session
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.trouble import KeepError
from gizmos_desktop.records import Places, Statistics, Store, StoreError, Timeline
from tests.app.sittings import ADA, BO
from tests.records.games import timeline


@pytest.fixture
def storage(tmp_path: Path, qapp: object) -> Storage:
    return Storage(Places.under(tmp_path))


def fails(code: str) -> Any:
    def save(self: Store, record: object) -> None:
        raise StoreError(code)  # type: ignore[arg-type]

    return save


@pytest.mark.parametrize("code", ["read_only", "missing", "full", "locked", "in_use", "oversized", "failed"])
def test_a_folder_that_fails_costs_nothing_but_a_word(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    said: list[str] = []
    storage.keeper.troubled.connect(said.append)
    session = Session(GameSetup((ADA, BO), first=0, seed=5, speed="off"), keep=storage.keeper.keep)  # type: ignore[arg-type]
    session.accept_handover()
    dice = Random(1)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "save", fails(code))
        for _ in range(5):
            if session.state == "handover":
                session.accept_handover()
            assert session.play(str(dice.choice(session.legal)))
        assert said == [code]
        ident = session.timeline.header.ident
        assert list(storage.keeper.waiting) == [ident]
        (shown,) = storage.library.games()
        assert (shown.in_memory, shown.decisions) == (True, len(session.history))
        assert storage.library.look(ident) is session.timeline
    if session.state == "handover":
        session.accept_handover()
    assert session.play(str(dice.choice(session.legal)))
    assert said == [code, ""]
    assert not storage.keeper.waiting
    (shown,) = storage.library.games()
    assert (shown.in_memory, shown.decisions) == (False, len(session.history))
    assert len(storage.library.look(ident).steps) == len(session.history)


def test_whatever_goes_wrong_in_saving_the_game_goes_on(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    storage.keeper.troubled.connect(said.append)

    def save(self: Store, record: object) -> None:
        raise MemoryError

    monkeypatch.setattr(Store, "save", save)
    session = Session(GameSetup((ADA, BO), first=0, seed=5, speed="off"), keep=storage.keeper.keep)  # type: ignore[arg-type]
    session.accept_handover()
    assert session.play(str(session.legal[0]))
    assert said == ["failed"]


def test_a_game_that_was_left_unsaved_is_saved_when_that_is_possible_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = timeline(2, 3, 20)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "save", fails("full"))
        assert not storage.keeper.keep(game)
        storage.keeper.let_go(game.header.ident)
    assert [(each.ident, each.in_memory) for each in storage.library.games()] == [(game.header.ident, False)]


def test_a_really_full_or_closed_folder(tmp_path: Path, qapp: object) -> None:
    """The games' folder is a file: nothing can be written there, whoever runs this."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "games").write_text("in the way")
    storage = Storage(Places.under(tmp_path))
    said: list[str] = []
    storage.keeper.troubled.connect(said.append)
    assert not storage.keeper.keep(timeline(2, 3, 20))
    assert said == ["missing"]
    (tmp_path / "data" / "games").unlink()
    assert storage.keeper.keep(timeline(2, 3, 21))
    assert said == ["missing", ""]


def test_a_finished_game_goes_to_the_statistics_once(storage: Storage, tmp_path: Path) -> None:
    game = timeline(2, 3)
    assert game.over
    statistics = Statistics(Places.under(tmp_path))
    for _ in range(3):
        assert storage.keeper.keep(game)
    assert len(statistics.path.read_text().splitlines()) == 1
    assert storage.scores.sheet().games == 1
    again = Storage(Places.under(tmp_path))
    storage.keeper.let_go(game.header.ident)
    assert again.keeper.keep(game)
    assert len(statistics.path.read_text().splitlines()) == 1


def test_a_game_whose_end_is_undone_is_not_counted_until_it_ends_again(storage: Storage, tmp_path: Path) -> None:
    game = timeline(2, 3)
    storage.keeper.keep(game)
    whole = storage.scores.sheet()
    game.undo(len(game.steps) - 1)
    for _ in range(2):
        storage.keeper.keep(game)
        assert (storage.scores.sheet().games, storage.scores.sheet().unread) == (0, 0)
    lines = (tmp_path / "data" / "statistics.jsonl").read_text().splitlines()
    assert len(lines) == 2
    game.redo()
    storage.keeper.keep(game)
    assert storage.scores.sheet() == whole
    storage.keeper.let_go(game.header.ident)
    assert Storage(Places.under(tmp_path)).scores.sheet() == whole


def test_statistics_that_cannot_be_written_are_tried_again(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = timeline(2, 3)
    said: list[str] = []
    storage.keeper.troubled.connect(said.append)
    with monkeypatch.context() as broken:

        def add(self: Statistics, timeline: Timeline, date: str = "") -> bool:
            raise StoreError("full")

        broken.setattr(Statistics, "add", add)
        assert storage.keeper.keep(game)  # the game itself is on the disk
    assert not storage.keeper.waiting
    storage.keeper.try_again()
    assert storage.scores.sheet().games == 1
    assert said == ["uncounted", ""]


def test_without_folders_nothing_is_kept(qapp: object) -> None:
    storage = Storage()
    game = timeline(2, 3, 20)
    assert storage.keeper.keep(game)
    assert storage.library.games() == []
    with pytest.raises(KeepError):
        storage.library.look(game.header.ident)
    storage.close()


# -- two copies of the program


def test_a_game_that_another_copy_plays_is_not_opened_here(storage: Storage, tmp_path: Path) -> None:
    game = timeline(2, 3, 20)
    storage.keeper.keep(game)
    other = Storage(Places.under(tmp_path))
    with pytest.raises(KeepError) as caught:
        other.library.take(game.header.ident)
    assert (caught.value.doing, caught.value.code) == ("write", "in_use")
    assert len(other.library.look(game.header.ident).steps) == 20  # looking at it is allowed
    storage.keeper.let_go(game.header.ident)
    assert len(other.library.take(game.header.ident).steps) == 20
    other.close()


# -- the library


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda data: data[: len(data) // 2], "truncated"),
        (lambda data: data.replace(b'"seed":7', b'"seed":8'), "damaged"),
        (lambda data: b"Dear diary", "foreign"),
        (lambda data: data.replace(b'"version":1', b'"version":99', 1), "newer"),
        (lambda data: data + b" " * 3_000_000, "oversized"),
        (lambda data: b"", "truncated"),
    ],
)
def test_a_bad_file_among_the_games_is_listed_and_left_alone(storage: Storage, spoil: Any, code: str) -> None:
    good, bad = (
        timeline(2, 3, 20, ident="20260102-150405-good0000"),
        timeline(2, 7, 20, ident="20260102-150405-bad00000"),
    )
    storage.keeper.keep(good)
    storage.keeper.keep(bad)
    assert storage.library._store is not None
    file = storage.library._store.path(bad.header.ident)
    spoilt = spoil(file.read_bytes())
    file.write_bytes(spoilt)
    storage.close()
    fresh = Storage(storage.places)
    found = {each.ident: each for each in fresh.library.games()}
    assert found[good.header.ident].status == "progress"
    assert (found[bad.header.ident].status, found[bad.header.ident].code) == ("damaged", code)
    for call in (fresh.library.look, fresh.library.take):
        with pytest.raises(KeepError) as caught:
            call(bad.header.ident)
        assert (caught.value.doing, caught.value.code) == ("read", code)
    with pytest.raises(KeepError):
        fresh.library.export(bad.header.ident, file.with_name("copy.gizmos"))
    assert file.read_bytes() == spoilt
    fresh.library.report(file.with_name("report.zip"), bad.header.ident)
    fresh.library.remove(bad.header.ident)
    assert [each.ident for each in fresh.library.games()] == [good.header.ident]
    assert fresh.library.binned() == 1
    fresh.library.restore(bad.header.ident)
    assert file.read_bytes() == spoilt
    fresh.close()


def test_export_and_import(storage: Storage, tmp_path: Path) -> None:
    game = timeline(2, 3, 20)
    storage.keeper.keep(game)
    target = tmp_path / "Spiele Zoë" / "mine.gizmos"
    storage.library.export(game.header.ident, target)
    with pytest.raises(KeepError) as caught:
        storage.library.export(game.header.ident, target)
    assert caught.value.code == "exists"
    storage.library.export(game.header.ident, target, overwrite=True)
    letter = tmp_path / "letter.gizmos"
    letter.write_text("not a game")
    with pytest.raises(KeepError) as caught:
        storage.library.export(game.header.ident, letter, overwrite=True)
    assert (caught.value.code, letter.read_text()) == ("foreign_file", "not a game")
    assert storage.library.bring_in(target) == game.header.ident
    assert len(storage.library.games()) == 1
    with pytest.raises(KeepError) as caught:
        storage.library.bring_in(letter)
    assert (caught.value.doing, caught.value.code) == ("read", "foreign")
    assert len(storage.library.read(target).steps) == 20


def test_a_folder_that_cannot_be_listed_says_so(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "games").write_text("in the way")
    with pytest.raises(KeepError) as caught:
        Storage(Places.under(tmp_path)).library.games()
    assert caught.value.doing == "write"


def test_a_read_only_folder(tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system refuses to open a new file there (whoever runs this test, as root may write everywhere)."""
    storage = Storage(Places.under(tmp_path))
    said: list[str] = []
    storage.keeper.troubled.connect(said.append)
    really = os.open

    def refuse(path: Any, flags: int, *more: Any, **words: Any) -> int:
        if flags & os.O_CREAT and "games" in str(path):
            raise PermissionError(errno.EACCES, "Permission denied")
        return really(path, flags, *more, **words)

    with monkeypatch.context() as closed:
        closed.setattr(os, "open", refuse)
        assert not storage.keeper.keep(timeline(2, 3, 20))
    assert said == ["read_only"]
    assert storage.keeper.keep(timeline(2, 3, 21))
    assert said == ["read_only", ""]
