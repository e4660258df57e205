"""What happens to games, files and settings when something is the matter: nothing is lost, and it is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QUrl

from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.models.user_files import local_path
from gizmos_desktop.models.words import trouble
from gizmos_desktop.records import Record, Store, StoreError, decode, encode
from tests.models.kept import begin, finished, play, program


@pytest.fixture
def app(qapp: object, tmp_path: Path) -> Iterator[AppModel]:
    made = program(tmp_path)
    yield made
    made.close()


def kept(app: AppModel, decisions: int = 4, seed: str = "5") -> str:
    """A game that was begun and left; its id."""
    session = begin(app, "pp", seed=seed)
    play(session, decisions)
    app.leaveGame()
    return session.timeline.header.ident


def ids(app: AppModel) -> set[str]:
    return {each.id for each in app.games.rows.rows}


def full(self: Store, record: Record) -> None:
    raise StoreError("full")


# -- games that are in memory alone


def test_a_game_in_memory_alone_can_be_removed_and_had_back(app: AppModel, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Store, "save", full)
        ident = kept(app)
        assert ids(app) == {ident}
        app.games.remove(ident)
        assert (ids(app), app.games.binned) == (set(), 1)
        assert app.games.removed == "The game of Ann, Ben was removed."
        app.games.undoRemove()
        assert (ids(app), app.games.removed, app.games.binned) == ({ident}, "", 0)
    app.games.continueGame(ident)
    assert app.session is not None
    assert len(app.session.history) == 4


def test_the_newest_state_comes_back_though_an_older_one_is_on_the_disk(
    app: AppModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(app, "pp")
    play(session, 4)
    ident = session.timeline.header.ident
    with monkeypatch.context() as patch:
        patch.setattr(Store, "save", full)
        play(session, 3)
        app.leaveGame()
        app.games.remove(ident)
        assert app.games.binned == 1
        app.games.undoRemove()
    app.games.refresh()
    app.games.continueGame(ident)
    assert app.session is not None
    assert len(app.session.history) == 7


def test_a_game_in_memory_stays_when_it_cannot_be_removed(app: AppModel, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(app, "pp")
    play(session, 4)
    ident = session.timeline.header.ident
    with monkeypatch.context() as patch:
        patch.setattr(Store, "save", full)
        play(session, 3)
        app.leaveGame()

        def delete(self: Store, ident: str) -> None:
            raise StoreError("read_only")

        patch.setattr(Store, "delete", delete)
        app.games.remove(ident)
        assert app.notice == trouble.writing("read_only")
        assert "lost when the program ends" in app.games.rows.rows[0].sentence
    app.games.continueGame(ident)
    assert app.session is not None
    assert len(app.session.history) == 7


def test_games_come_out_of_the_bin_one_after_the_other(app: AppModel) -> None:
    one, two, three = kept(app, 4), kept(app, 5), kept(app, 6)
    app.showGames()
    for ident in (one, three, two):
        app.games.remove(ident)
    assert (ids(app), app.games.binned) == (set(), 3)
    app.games.undoRemove()
    assert (ids(app), app.games.binned) == ({two}, 2)
    assert app.games.removed
    app.games.undoRemove()
    app.games.undoRemove()
    assert (ids(app), app.games.binned, app.games.removed) == ({one, two, three}, 0, "")
    app.games.undoRemove()
    app.games.remove(one)
    app.games.emptyBin()
    assert app.games.removed == ""
    app.games.undoRemove()
    assert ids(app) == {two, three}


# -- games that cannot be opened


def test_continue_goes_past_a_newest_game_that_breaks_the_rules(app: AppModel, tmp_path: Path) -> None:
    good, bad = kept(app, 6), kept(app, 8)
    file = tmp_path / "data" / "games" / f"{bad}.gizmos"
    record = decode(file.read_bytes())
    spoilt = msgspec.structs.replace(
        record, decisions=record.decisions[:2] + record.decisions[3:], saved="2099-01-01T00:00:00Z"
    )
    file.write_bytes(encode(spoilt))
    file.with_suffix(".previous").unlink()
    fresh = program(tmp_path)
    assert fresh.games.latest["id"] == bad
    fresh.continueGame()
    assert (fresh.screen, fresh.notice) == ("start", trouble.reading("illegal"))
    assert fresh.games.latest["id"] == good
    assert [(each.id, each.status, each.code) for each in fresh.games.rows.rows if each.id == bad] == [
        (bad, "damaged", "illegal")
    ]
    fresh.continueGame()
    assert fresh.screen == "table"
    fresh.close()
    assert file.read_bytes() == encode(spoilt)


# -- files of the user


@pytest.mark.parametrize(
    "text",
    [
        *("", "/", "~nobody-of-this-name/x", "file:///", "file:///tmp/a%00b", "file:///tmp/..", "http://x/y"),
        *("file:///tmp/" + "n" * 300, "file:///proc/self/x", "smb://server/share/x.gizmos"),
    ],
)
def test_no_path_whatever_brings_the_program_down(app: AppModel, text: str) -> None:
    ident, url = kept(app), QUrl(text)
    for overwrite in (False, True):
        codes = [
            app.games.exportTo(ident, url, overwrite),
            app.games.report(ident, url, overwrite),
            app.games.report("", url, overwrite),
            app.statistics.exportTo(url, overwrite),
        ]
        assert set(codes) <= {"missing", "bad_name", "foreign_file"}
        assert app.notice == trouble.writing(codes[-1])
    assert app.games.importFrom(url) == ""
    assert app.notice == trouble.reading("unreadable")


def test_names_get_the_extension_that_they_lack(app: AppModel, tmp_path: Path) -> None:
    ident = kept(app)
    folder = tmp_path / "Алёшö 日本 it’s"
    folder.mkdir()
    for name in ("Round 2.5", "plain", "has.gizmos", "HAS.GIZMOS", "a.b.c"):
        assert app.games.exportTo(ident, QUrl.fromLocalFile(str(folder / name)), False) == ""
    names = {each.name for each in folder.iterdir()}
    assert names == {"Round 2.5.gizmos", "plain.gizmos", "has.gizmos", "HAS.GIZMOS", "a.b.c.gizmos"}
    assert app.games.report("", QUrl.fromLocalFile(str(folder / "v1.2")), False) == ""
    assert app.statistics.exportTo(QUrl.fromLocalFile(str(folder / "v1.2")), False) == ""
    assert (folder / "v1.2.zip").exists()
    assert (folder / "v1.2.csv").exists()


def test_nothing_is_replaced_unasked(app: AppModel, tmp_path: Path) -> None:
    ident = finished(app)
    for extension, write in (
        (".csv", app.statistics.exportTo),
        (".zip", lambda url, overwrite: app.games.report("", url, overwrite)),
        (".zip", lambda url, overwrite: app.games.report(ident, url, overwrite)),
    ):
        file = tmp_path / f"thesis{extension}"
        file.write_text("mine")
        url = QUrl.fromLocalFile(str(file))
        assert write(url, False) == "exists"
        assert file.read_text() == "mine"
        assert write(url, True) == ""
        assert file.stat().st_size > 10
        folder = tmp_path / f"folder{extension}"
        folder.mkdir(exist_ok=True)
        assert write(QUrl.fromLocalFile(str(folder)), True) == "foreign_file"
    assert app.games.sentenceOf("exists").startswith("There is a file of this name already")


def test_save_as_over_the_autosave_itself_and_over_that_of_another_game(app: AppModel, tmp_path: Path) -> None:
    other = kept(app, 5)
    session = begin(app, "pp", seed="8")
    play(session, 6)
    ident = session.timeline.header.ident
    games = tmp_path / "data" / "games"
    assert app.games.saveAs(QUrl.fromLocalFile(str(games / f"{ident}.gizmos")), True) == ""
    play(session, 2)
    assert app.games.saveAs(QUrl.fromLocalFile(str(games / f"{other}.gizmos")), False) == "exists"
    assert app.games.saveAs(QUrl.fromLocalFile(str(games / f"{other}.gizmos")), True) == ""
    play(session, 1)
    app.close()
    fresh = program(tmp_path)
    assert ids(fresh) == {other, ident}
    for name, decisions in ((ident, 9), (other, 8)):
        fresh.games.continueGame(name)
        assert fresh.session is not None
        assert (len(fresh.session.history), fresh.session.timeline.header.ident) == (decisions, name)
    fresh.close()


def test_what_a_dialog_gives_is_a_path() -> None:
    assert local_path(QUrl.fromLocalFile("/tmp/ä b#?%.gizmos")) == Path("/tmp/ä b#?%.gizmos")
    assert local_path("~/x") == Path.home() / "x"
    assert local_path("~nobody-of-this-name/x") is None


def test_a_file_that_the_program_is_given(app: AppModel, tmp_path: Path) -> None:
    over = finished(app)
    session = begin(app, "pp")
    play(session, 6)
    ident = session.timeline.header.ident
    going, gone = tmp_path / "going.gizmos", tmp_path / "gone.gizmos"
    assert app.games.saveAs(QUrl.fromLocalFile(str(going)), False) == ""
    assert app.games.exportTo(over, QUrl.fromLocalFile(str(gone)), False) == ""
    app.open_file(str(going))  # it is on the table already
    assert (app.screen, app.session is session) == ("table", True)
    app.open_file(str(gone))
    assert (app.replay.active, app.replay.count > 20) == (True, True)
    app.replay.leave()
    assert app.session is session
    app.showSettings()
    app.open_file(going.as_uri())
    assert (app.screen, app.session is session) == ("table", True)
    app.leaveGame()
    app.open_file(str(going))
    assert app.session is not None
    assert (app.screen, app.session.timeline.header.ident, app.games.count) == ("table", ident, 2)
    for bad in (tmp_path / "nothing", tmp_path, "http://example.org/x.gizmos"):
        app.open_file(str(bad))
        assert app.notice == trouble.reading("unreadable")
        assert (app.screen, app.games.count) == ("table", 2)
