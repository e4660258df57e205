"""The program around a game: leaving, going on, lists, what goes wrong, screens beside the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from gizmos_desktop.app.session import Session
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Places, Store, StoreError
from tests.models.kept import begin, play, play_out, program, session_of


@pytest.fixture
def app(qapp: object, tmp_path: Path) -> Any:
    app = program(tmp_path)
    yield app
    app.close()


def url(path: Path) -> QUrl:
    return QUrl.fromLocalFile(str(path))


def row(app: AppModel, ident: str) -> Any:
    return next(each for each in app.games.rows.rows if each.id == ident)


# -- leaving and going on


def test_leaving_keeps_the_game_and_continue_brings_it_back(app: AppModel, tmp_path: Path) -> None:
    session = begin(app, "pp")
    play(session, 9)
    position, log = session.game.position(), app.log.rows.count
    app.leaveGame()
    assert (app.screen, app.games.progress, app.games.latest["names"]) == ("start", 1, "Ann, Ben")
    assert app.games.latest["canContinue"]
    app.continueGame()
    again = session_of(app)
    assert (app.screen, again is session, again.game.position()) == ("table", False, position)
    assert app.log.rows.count == log
    assert app.table.mode == "handover"
    app.close()
    other = program(tmp_path)
    other.continueGame()
    assert session_of(other).game.position() == position
    other.close()


def test_several_games_go_on_side_by_side(app: AppModel) -> None:
    idents = []
    for number, kinds in enumerate(("pp", "pc", "ppp")):
        session = begin(app, kinds, seed=str(number))
        play(session, 3 + number)
        idents.append(session.timeline.header.ident)
    app.showStart()
    assert {each.id for each in app.games.rows.rows} == set(idents)
    assert (app.games.progress, app.games.finished, app.games.count) == (3, 0, 3)
    app.games.continueGame(idents[0])
    assert session_of(app).timeline.header.ident == idents[0]
    play(session_of(app), 2)
    app.showGames()
    app.games.continueGame(idents[1])
    assert session_of(app).timeline.header.ident == idents[1]
    assert app.games.progress == 3


def test_a_game_in_which_nothing_was_decided_is_not_kept(app: AppModel) -> None:
    begin(app, "pp")
    app.showGames()
    assert app.games.count == 1  # while it is played, a crash would not lose it
    app.back()
    app.leaveGame()
    assert (app.games.count, app.games.latest) == (0, {})
    app.continueGame()
    assert app.screen == "start"


def test_a_finished_game_is_in_the_list_and_in_the_statistics(app: AppModel, qtbot: QtBot) -> None:
    session = begin(app, "pp")
    play_out(session)
    qtbot.waitUntil(lambda: app.screen == "end", timeout=3000)
    app.showStatistics()
    assert app.screen == "statistics"
    assert {each.name: each.games for each in app.statistics.players.rows} == {"Ann": 1, "Ben": 1}
    app.back()
    assert app.screen == "end"
    app.showStart()
    game = row(app, session.timeline.header.ident)
    winner = session.game.standings()[0]
    assert (game.status, game.can_continue, game.can_replay) == ("finished", False, True)
    assert game.sentence == f"{session.seats[winner.seat].name} won with {winner.points} point(s)"
    assert [each["winner"] for each in game.seats] == [n == winner.seat for n in range(2)]
    assert app.games.latest == {}


def test_the_form_starts_as_it_was_last_used(app: AppModel, tmp_path: Path) -> None:
    app.showSetup()
    app.setup.addSeat()
    app.setup.setName(0, "Zoë")
    weakest = app.setup.levels[0]["id"]
    app.setup.setLevel(1, weakest)
    app.setup.setKind(2, "person")
    app.setup.chute = True
    app.setup.undo = "practice"
    app.setup.first = 2
    app.setup.speed = "fast"
    app.startGame()
    app.close()
    other = program(tmp_path)
    setup = other.setup
    assert [(each.name, each.kind) for each in setup.seats.rows[:3]] == [
        ("Zoë", "person"),
        ("Bo", "computer"),
        ("Player 3", "person"),
    ]
    assert setup.seats.rows[1].level == weakest
    assert (setup.seatCount, setup.chute, setup.undo, setup.first, setup.speed) == (3, True, "practice", 2, "fast")
    assert (setup.seedText, setup.problem) == ("", "")
    other.close()


# -- what goes wrong


def test_a_game_that_cannot_be_opened_leaves_the_one_that_is_played(app: AppModel, tmp_path: Path) -> None:
    bad = begin(app, "pp")
    play(bad, 5)
    ident = bad.timeline.header.ident
    good = begin(app, "pp", seed="6")
    play(good, 5)
    for suffix in (".gizmos", ".previous"):
        (tmp_path / "data" / "games" / f"{ident}{suffix}").write_bytes(b"rubbish")
    app.showGames()
    broken = row(app, ident)
    assert (broken.status, broken.code, broken.can_continue) == ("damaged", "foreign", False)
    assert broken.sentence == "This file is not a game of Gizmos Desktop; choose a file that ends in .gizmos."
    app.games.continueGame(ident)
    assert app.notice == broken.sentence
    app.games.replay(ident)
    assert (app.screen, session_of(app) is good, good.closed) == ("games", True, False)
    app.back()
    play(good, 3)
    assert app.screen == "table"


def test_the_newest_file_is_damaged_and_the_one_before_goes_on(app: AppModel, tmp_path: Path) -> None:
    session = begin(app, "pp")
    play(session, 6)
    app.leaveGame()
    ident = session.timeline.header.ident
    file = tmp_path / "data" / "games" / f"{ident}.gizmos"
    file.write_bytes(file.read_bytes()[:-40])
    app.showGames()
    assert row(app, ident).recovered
    assert row(app, ident).sentence.endswith("The newest file was damaged: this is the moment before.")
    app.games.continueGame(ident)
    assert len(session_of(app).history) == len(session.history) - 1
    assert app.notice.startswith("The newest file of this game was damaged")
    app.leaveGame()
    assert file.with_name(file.name + ".truncated").exists()


def test_saving_that_fails_is_said_once_and_the_game_goes_on(app: AppModel, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(app, "pp")

    def save(self: Store, record: object) -> None:
        raise StoreError("full")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "save", save)
        play(session, 3)
        assert app.notice == (
            "The game cannot be saved, because the disk is full. You can play on; make some room, and every move tries "
            "again."
        )
        app.dismissNotice()
        play(session, 3)
        assert app.notice == ""
        app.showGames()
        assert app.games.latest["sentence"].endswith("it is lost when the program ends.")
        app.back()
    play(session, 1)
    assert app.notice == "The game is saved again."
    assert app.noticeKind == "good"


def test_a_list_that_cannot_be_read_says_so(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "games").write_text("in the way")
    app = program(tmp_path)
    assert app.games.problem == "The folder of your games cannot be read; check its permissions."
    assert (app.screen, app.games.count) == ("start", 0)
    session = begin(app, "pp")
    play(session, 2)
    assert app.notice.startswith("The game cannot be saved")
    app.close()


def test_broken_settings_are_told_once(qapp: object, tmp_path: Path) -> None:
    config = Places.under(tmp_path).config
    config.mkdir(parents=True)
    (config / "settings.json").write_text('{"format": "gizmos-settings", "version": 1, "volume": 500, "mute": true}')
    app = program(tmp_path)
    assert app.notice.startswith("1 of your settings could not be read")
    assert (app.settings.volume, app.settings.mute) == (70, True)
    app.settings.volume = 50
    app.close()
    other = program(tmp_path)
    assert (other.notice, other.settings.volume) == ("", 50)
    (config / "settings.json").write_text("no settings at all")
    third = program(tmp_path)
    assert third.notice.startswith("Your settings could not be read")


def test_a_game_played_in_another_copy_is_told(app: AppModel, tmp_path: Path) -> None:
    session = begin(app, "pp")
    play(session, 4)
    other = program(tmp_path)
    other.continueGame()
    assert other.notice == "This game is being played in another window of Gizmos Desktop; leave it there first."
    assert other.screen == "start"
    other.games.remove(session.timeline.header.ident)
    assert other.games.count == 1
    other.close()


# -- the list


def test_removing_and_taking_back(app: AppModel) -> None:
    session = begin(app, "pp")
    play(session, 4)
    app.leaveGame()
    ident = session.timeline.header.ident
    app.showGames()
    app.games.remove(ident)
    assert (app.games.count, app.games.removed) == (0, "The game of Ann, Ben was removed.")
    app.games.undoRemove()
    assert (app.games.count, app.games.removed) == (1, "")
    app.games.remove(ident)
    assert app.games.binned == 1
    app.back()
    assert app.games.removed == ""  # left: it stays in the bin
    app.games.undoRemove()
    assert app.games.count == 0
    app.games.emptyBin()
    assert app.notice == "1 removed game(s) deleted for good."


def test_the_game_being_played_can_be_removed(app: AppModel) -> None:
    session = begin(app, "pp")
    play(session, 4)
    app.showGames()
    app.games.remove(session.timeline.header.ident)
    assert (app.session, session.closed, app.games.count) == (None, True, 0)
    app.back()
    assert app.screen == "start"
    app.games.undoRemove()


def test_export_import_and_save_as(app: AppModel, tmp_path: Path) -> None:
    session = begin(app, "pp")
    play(session, 4)
    target = tmp_path / "out" / "Größe 1.gizmos"
    assert app.games.saveAs(url(target), False) == ""
    assert app.notice == "The game was saved as Größe 1.gizmos."
    assert app.games.saveAs(url(target), False) == "exists"
    assert app.games.sentenceOf("exists") != ""
    assert app.games.saveAs(url(target), True) == ""
    app.leaveGame()
    app.showGames()
    ident = session.timeline.header.ident
    offered = row(app, ident).file_name
    assert offered.startswith("Gizmos 20")
    assert offered.endswith(" Ann Ben.gizmos")
    assert app.games.exportTo(ident, url(tmp_path / "plain"), False) == ""
    assert (tmp_path / "plain.gizmos").read_bytes() == target.read_bytes()
    assert app.games.importFrom(url(target)) == ident
    assert (app.games.count, app.noticeKind) == (1, "good")
    assert app.notice == "This game is among your games already; it was not added again."
    app.games.remove(ident)
    assert app.games.importFrom(url(target)) == ident
    assert (app.games.count, app.notice) == (1, "The game was added to your games.")
    assert app.noticeKind == "good"
    letter = tmp_path / "letter.gizmos"
    letter.write_text("Dear diary")
    assert app.games.importFrom(url(letter)) == ""
    assert app.notice == "This file is not a game of Gizmos Desktop; choose a file that ends in .gizmos."
    assert app.noticeKind == "problem"
    assert app.games.exportTo(ident, url(letter), True) == "foreign_file"
    assert app.notice.startswith("The file there is not a game of Gizmos Desktop")
    assert letter.read_text() == "Dear diary"
    assert app.games.importFrom(QUrl("https://example.org/x.gizmos")) == ""
    assert app.games.exportTo(ident, QUrl("https://example.org/x.gizmos"), False) == "missing"
    assert app.games.importFrom(url(tmp_path / "nothing.gizmos")) == ""


def test_a_problem_report(app: AppModel, tmp_path: Path) -> None:
    session = begin(app, "pp")
    play(session, 4)
    assert app.games.reportName().endswith(".zip")
    assert app.games.report("", url(tmp_path / "report.zip"), False) == ""
    assert app.notice.startswith("The report was saved as report.zip.")
    assert (tmp_path / "report.zip").stat().st_size > 200
    assert app.games.report("", url(tmp_path / "report"), False) == "exists"
    assert app.games.report("", url(tmp_path / "report"), True) == ""
    assert app.games.report("", url(tmp_path / "data" / "games" / "x" / ("y" * 300)), False) == "bad_name"
    assert app.games.report("", QUrl("https://example.org"), False) == "missing"
    app.leaveGame()
    assert app.games.report(session.timeline.header.ident, url(tmp_path / "other"), False) == ""
    assert (tmp_path / "other.zip").exists()


# -- screens beside the game


@pytest.mark.parametrize("screen", ["games", "settings", "statistics"])
def test_a_screen_beside_the_game_holds_it_up(app: AppModel, screen: str) -> None:
    session = begin(app, "pc")
    show = {"games": app.showGames, "settings": app.showSettings, "statistics": app.showStatistics}[screen]
    show()
    assert app.screen == screen
    assert not session.play(str(session.legal[0]))
    app.showSettings()
    app.back()
    assert app.screen == "table"
    assert session.play(str(session.legal[0]))
    app.back()
    assert app.screen == "table"


def test_continue_of_the_game_that_waits_goes_back_to_it(app: AppModel) -> None:
    session = begin(app, "pp")
    play(session, 4)
    app.showGames()
    app.games.continueGame(session.timeline.header.ident)
    assert (app.screen, session_of(app) is session, session.closed) == ("table", True, False)
    play(session, 2)


def test_settings_take_effect_at_once(app: AppModel) -> None:
    session = begin(app, "pp")
    app.settings.speed = "slow"
    assert (session.speed, app.setup.speed) == ("slow", "slow")
    app.settings.chute = True
    app.settings.undo = "off"
    assert (app.setup.chute, app.setup.undo) == (True, "off")
    app.settings.speed = "warp"
    assert app.settings.speed == "slow"
    assert isinstance(session, Session)
    app.settings.autoPass = False
    assert session._auto_pass is False


def test_without_a_storage_the_program_works_and_keeps_nothing(qapp: object) -> None:
    app = AppModel()
    session = begin(app, "pp")
    play(session, 4)
    app.leaveGame()
    assert (app.games.count, app.notice) == (0, "")
    app.close()
