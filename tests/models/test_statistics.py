"""The statistics as QML sees them, and the sentences for everything that can go wrong."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import QDateTime, QUrl

from gizmos_desktop.app.library import SavedGame
from gizmos_desktop.app.setup import Seat
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.models.derive.games import date_text, file_name, moment_of
from gizmos_desktop.models.words import games as game_words
from gizmos_desktop.models.words import settings as settings_words
from gizmos_desktop.models.words import statistics as words
from gizmos_desktop.models.words import trouble
from gizmos_desktop.records import CSV_COLUMNS, Places, RecordCode, StoreCode, StoreError
from gizmos_desktop.records.undo import UndoWhy
from tests.models.kept import finished, program


@pytest.fixture
def app(qapp: object, tmp_path: Path) -> Any:
    app = program(tmp_path)
    yield app
    app.close()


def test_none_yet(app: AppModel) -> None:
    app.showStatistics()
    assert (app.statistics.summary, app.statistics.games, app.statistics.problem) == ("No finished games yet", 0, "")
    app.statistics.clear()
    assert not app.statistics.cleared


def test_persons_levels_and_seats(app: AppModel) -> None:
    for seed, kinds in enumerate(("pc", "pc", "pp", "pcc", "cc")):
        finished(app, kinds, seed)
    app.showStatistics()
    model = app.statistics
    ann, ben = model.players.rows
    assert (ann.name, ann.games, ben.name, ben.games) == ("Ann", 4, "Ben", 1)
    assert model.games == 5
    assert model.wins == ann.wins + ben.wins
    assert model.summary == f"4 game(s), {model.wins} won; 1 game(s) of computers alone"
    assert model.brief == f"Finished: 5, won: {model.wins}"
    assert [(each["level"], each["name"], each["games"]) for each in ann.by_level] == [
        ("random", "Random", 3),
        ("", "Persons", 1),
    ]
    assert [(each["seats"], each["games"]) for each in ann.by_seats] == [(2, 3), (3, 1)]
    assert sum(each["wins"] for each in ann.by_seats) == ann.wins
    assert ann.win_text == f"{ann.wins} won, {round(25 * ann.wins)} %"
    assert ann.best >= float(ann.mean.replace(",", "."))
    assert ann.favourite_name
    assert ann.chain >= 1
    assert (ann.helped_games, ann.helped_text) == (0, "")
    (computer,) = model.computers.rows
    assert (computer.level, computer.games) == ("random", 2)  # both seats of the one game between computers


def test_games_with_help_are_counted_apart(app: AppModel) -> None:
    ident = finished(app, "pc")
    game = app.storage.library.take(ident)
    game.mark(0, "undo")
    app.storage.keeper.keep(game)
    app.statistics.refresh()
    (ann,) = app.statistics.players.rows
    assert (ann.games, ann.helped_games) == (0, 1)
    assert ann.helped_text.startswith("Counted apart: 1 game(s) with help")
    assert ann.mean == words.mean(0.0)
    assert ann.win_text == "No game counted yet"
    assert app.statistics.summary == "No game counted yet; 1 game(s) kept apart (assisted or what-if)"
    assert app.statistics.brief == "Finished: 1, won: 0"
    finished(app, "pc", 3)
    app.statistics.refresh()
    wins = app.statistics.wins
    assert app.statistics.summary == f"1 game(s), {wins} won; 1 game(s) kept apart (assisted or what-if)"


def test_clearing_can_be_taken_back_until_it_is_left(app: AppModel, tmp_path: Path) -> None:
    finished(app)
    app.showStatistics()
    model = app.statistics
    model.clear()
    assert (model.cleared, model.games, model.players.count, model.summary) == (True, 0, 0, "No finished games yet")
    model.undoClear()
    assert (model.cleared, model.games, model.players.count) == (False, 1, 2)
    model.clear()
    app.back()
    assert (model.cleared, model.games) == (False, 0)
    assert not (Places.under(tmp_path).data / "statistics.jsonl").exists()
    finished(app, seed=6)
    app.showStatistics()
    assert model.games == 1
    model.clear()
    app.close()  # closing is leaving
    assert program(tmp_path).statistics.games == 0


def test_export(app: AppModel, tmp_path: Path) -> None:
    finished(app)
    app.showStatistics()
    table = QUrl.fromLocalFile(str(tmp_path / "table"))
    assert app.statistics.exportTo(table, False) == ""
    assert app.notice == "The statistics were saved as table.csv."
    with open(tmp_path / "table.csv", encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    assert len(lines) == 3
    assert lines[0][:4] == ["Date", "Game", "Seats", "Rounds"]
    assert len(set(lines[0])) == len(CSV_COLUMNS)
    assert app.statistics.exportTo(table, False) == "exists"
    assert app.statistics.exportTo(table, True) == ""
    assert app.statistics.exportTo(QUrl("https://example.org"), False) == "missing"
    assert app.statistics.exportTo(QUrl.fromLocalFile(str(tmp_path / "table.csv" / "below.csv")), False) == "missing"
    assert app.notice == trouble.writing("missing")


def test_a_damaged_line_costs_that_game(app: AppModel, tmp_path: Path) -> None:
    finished(app)
    file = Places.under(tmp_path).data / "statistics.jsonl"
    file.write_text(file.read_text() + "rubbish\n")
    app.statistics.refresh()
    assert app.statistics.games == 1
    assert app.statistics.problem.startswith("1 game(s) of the statistics could not be read")


def test_statistics_that_cannot_be_read(app: AppModel, monkeypatch: pytest.MonkeyPatch) -> None:
    def games(self: object) -> list[object]:
        raise StoreError("unreadable")

    monkeypatch.setattr("gizmos_desktop.records.Statistics.games", games)
    app.showStatistics()
    assert app.statistics.problem == "The statistics cannot be read; check the permissions of their folder."
    app.showStart()
    assert app.screen == "start"


# -- sentences


def is_sentence(text: str) -> bool:
    return text[:1].isupper() and text.endswith(".") and "{" not in text and len(text) > 20


def test_every_code_has_its_own_sentence(qapp: object) -> None:
    reading = {code: trouble.sentence("read", code) for code in get_args(RecordCode)}
    writing = {code: trouble.sentence("write", code) for code in get_args(StoreCode)}
    saving = {code: trouble.not_saved(code) for code in get_args(StoreCode)}
    for sentences in (reading, writing):
        assert all(is_sentence(text) for text in sentences.values())
        assert len(set(sentences.values())) == len(sentences)
    assert all(is_sentence(text) for text in saving.values())
    assert all(saving[code] != saving["failed"] for code in ("read_only", "missing", "full", "locked", "in_use"))
    assert is_sentence(trouble.sentence("read", "some new code"))
    assert is_sentence(trouble.sentence("write", "some new code"))
    for code in get_args(StoreCode):
        assert is_sentence(settings_words.not_written(code))


def test_every_reason_against_an_undo_has_a_sentence(qapp: object) -> None:
    codes = [*get_args(UndoWhy), "undo_wait", "undo_replay"]
    sentences = {code: game_words.undo_why(code) for code in codes}
    assert sentences.pop("") == ""
    assert all(is_sentence(text) for text in sentences.values())
    assert len(set(sentences.values())) == len(sentences)
    assert len({game_words.undo_policy(policy) for policy in ("reveal", "practice", "off")}) == 3


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "just now"),
        (59, "just now"),
        (60, "1 minute(s) ago"),
        (7199, "1 hour(s) ago"),
        (86400, "1 day(s) ago"),
        (6 * 86400, "6 day(s) ago"),
    ],
)
def test_how_long_ago(qapp: object, seconds: int, text: str) -> None:
    assert game_words.ago(seconds, QDateTime.currentDateTime()) == text


def test_dates_of_long_ago_and_of_wrong_clocks(qapp: object) -> None:
    now = moment_of("2026-06-01T12:00:00Z")
    assert now is not None
    assert any(digit in date_text("2025-01-02T03:04:05Z", now) for digit in "25")
    assert date_text("2027-01-02T03:04:05Z", now) != ""
    assert date_text("", now) == ""
    assert date_text("2026-02-31T00:00:00Z", now) == ""


def test_file_names_that_every_system_takes() -> None:
    seats = (Seat('A/B\\C:*?"<>|', "person"), Seat("日本 Zoë", "person"), Seat("x" * 90, "person"))
    name = file_name(SavedGame("one", "progress", "2026-01-02T15:31:40Z", seats=seats))
    assert name.startswith("Gizmos 2026-01-02 A B C 日本 Zoë")
    assert name.endswith(".gizmos")
    assert len(name) < 100
    assert not set(name) & set('/\\:*?"<>|')
