"""The log stays small and never gets in the way; the report names nobody."""

import getpass
import json
import logging
import os
import shutil
import socket
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from gizmos_desktop.records import (
    Places,
    SeatChoice,
    Settings,
    SettingsFile,
    StoreError,
    changed,
    decode,
    encode,
    log_files,
    save_settings,
    start_log,
    stop_log,
    timeline_of,
)
from gizmos_desktop.records.report import Scrubber, problem_report
from tests.records.games import SAVED, timeline

LIMIT = 5_000_000


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Folders that are not there yet."""
    return Places.under(tmp_path / "Jürgen")


@pytest.fixture
def log(places: Places) -> Iterator[logging.Logger]:
    """A logger that writes to the file, and to nothing of pytest's: ten million characters belong in no report."""
    handler = start_log(places)
    assert handler is not None
    logger = logging.Logger("gizmos_desktop.test")  # known to nobody else
    logger.addHandler(handler)
    yield logger
    stop_log(handler)


def size(places: Places) -> int:
    """Give the bytes of all log files."""
    return sum(each.stat().st_size for each in places.state.iterdir())


def test_the_log_stays_below_its_limit(places: Places, log: logging.Logger) -> None:
    for number in range(8000):
        log.warning("message %d %s", number, "ä" * 500)
    assert 2_000_000 < size(places) < LIMIT
    assert len(log_files(places)) == 4
    assert "message 7999" in log_files(places)[0].read_text(encoding="utf-8")


def test_huge_and_odd_messages(places: Places, log: logging.Logger) -> None:
    log.warning("begin%send", "x" * 10_000_000)
    log.warning("surrogate \ud800 and %s", b"\xff")
    try:
        raise RuntimeError("y" * 100_000)
    except RuntimeError:
        log.exception("trace")
    text = log_files(places)[0].read_text(encoding="utf-8")
    assert size(places) < 200_000
    assert "begin" in text
    assert "end" in text
    assert "characters left out" in text
    assert "surrogate \\ud800" in text


def test_a_message_that_cannot_be_made_is_dropped(places: Places) -> None:
    handler = start_log(places)
    assert handler is not None
    handler.handle(logging.LogRecord("x", logging.WARNING, "x.py", 1, "bad arguments %d", ("x",), None))
    handler.handle(logging.LogRecord("x", logging.WARNING, "x.py", 1, "good", (), None))
    stop_log(handler)
    assert log_files(places)[0].read_text(encoding="utf-8").endswith("good\n")


def test_a_folder_that_cannot_be_written_stops_nothing(places: Places, log: logging.Logger) -> None:
    log.warning("one")
    shutil.rmtree(places.state)
    log.warning("two")
    (places.state.parent / "other").write_text("file")
    assert start_log(Places.under(places.state.parent / "other")) is None
    stop_log(None)


def everything(path: Path) -> dict[str, str]:
    """Give the texts of the report."""
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode("utf-8") for name in archive.namelist()}


def test_the_report_names_nobody(
    places: Places, log: logging.Logger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Home and user in every spelling: plain, escaped, as a URL, in the record and in the settings."""
    home = tmp_path / "Jürgen Größe"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USER", "jürgen.g")
    log.warning("%s", home / "games")
    log.warning("%r", {"path": str(home / "games"), "user": "jürgen.g"})
    log.warning("file://%s", (home / "x y").as_uri()[7:])
    log.warning("JSON %s on %s", json.dumps({"path": str(home)}), socket.gethostname())
    log.warning("full: %s", places.games / "x.gizmos")  # our folders may lie anywhere, and be called like anybody
    log.warning("C:\\Users\\x and JÜRGEN.G and %s", getpass.getuser())
    seats = (SeatChoice("Jürgen.G"), SeatChoice("Secret Ünknown"))
    save_settings(places, SettingsFile(changed(Settings(), seats=seats)))
    made = timeline(2, decisions=40)
    path = tmp_path / "report.zip"
    problem_report(places, path, made.record(SAVED))
    texts = everything(path)
    assert sorted(texts) == ["about.txt", "gizmos.log", "record.gizmos", "settings.json"]
    whole = "\n".join(texts.values())
    for name in ("Jürgen", "J%C3%BCrgen", "J\\u00fcrgen", "rgen.g", "Größe", "Secret", "nknown", '"Ada"', '"Bo"'):
        assert name.casefold() not in whole.casefold(), name
    assert "HOME/games" in texts["gizmos.log"]
    assert "FOLDER/data/games/x.gizmos" in texts["gizmos.log"]
    assert "rules 1" in texts["about.txt"]
    again = timeline_of(decode(texts["record.gizmos"].encode()))
    assert again.game.position() == made.game.position()
    assert [player.name for player in again.header.seats] == ["Player 1", "Player 2"]


def test_the_report_takes_a_damaged_record_along(places: Places, tmp_path: Path) -> None:
    broken = tmp_path / "broken.gizmos"
    data = encode(timeline(2, decisions=40).record(SAVED))
    broken.write_bytes(data[:2000] + b"\xff\xfe")
    path = tmp_path / "report.zip"
    problem_report(places, path, broken)
    text = everything(path)["record.txt"]
    assert text.startswith(("truncated", "damaged"))
    assert "Ada" not in text
    with pytest.raises(StoreError, match="exists"):
        problem_report(places, path, broken)
    problem_report(places, path, tmp_path / "missing.gizmos", overwrite=True)
    assert "not read" in everything(path)["record.txt"]
    broken.write_bytes(data)
    problem_report(places, path, broken, overwrite=True)
    assert "record.gizmos" in everything(path)


def test_the_report_needs_nothing(places: Places, tmp_path: Path) -> None:
    path = tmp_path / "report.zip"
    problem_report(places, path)
    assert sorted(everything(path)) == ["about.txt", "settings.json"]
    with pytest.raises(StoreError):
        problem_report(places, tmp_path / "report.zip" / "x.zip")


def test_scrubbing_leaves_words_alone() -> None:
    scrubber = Scrubber(["/home/al"], ["al", "x", ""], ["Bo"])
    assert scrubber.scrub("/home/al/a.txt alone al AL total boot Bo") == "HOME/a.txt alone USER USER total boot PLAYER"
    assert scrubber.scrub("/home/alan") == "/home/alan"
    windows = Scrubber([r"C:\Users\al"], ["al"])
    assert windows.scrub(r"C:\Users\al\x C:/Users/al/x C:\\Users\\al\\x") == r"HOME\x HOME/x HOME\\x"
    assert Scrubber([], []).scrub("as it is") == "as it is"


def test_the_real_home_is_known() -> None:
    assert Scrubber.of_this_user().scrub(f"{os.path.expanduser('~')}/x").startswith("HOME/")
