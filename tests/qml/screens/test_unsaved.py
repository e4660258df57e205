"""Nothing is lost without a word: quitting with games that could not be saved asks, and so does replacing a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from gizmos_desktop.records import Record, Store, StoreError
from tests.qml.screens.conftest import House


def full(self: Store, record: Record) -> None:
    raise StoreError("full")


@pytest.fixture
def exits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What would have ended the program."""
    found: list[int] = []
    monkeypatch.setattr(QCoreApplication, "exit", lambda code=0: found.append(code))
    return found


def unsaved(house: House, monkeypatch: pytest.MonkeyPatch) -> str:
    house.game("person", "computer")
    house.decide(2)
    monkeypatch.setattr(Store, "save", full)
    house.decide(2)
    return str(house.model.session.timeline.header.ident)


def test_quitting_asks_while_a_game_is_in_memory_alone(
    house: House, monkeypatch: pytest.MonkeyPatch, exits: list[int]
) -> None:
    with monkeypatch.context() as patch:
        ident = unsaved(house, patch)
        house.model.dismissNotice()
        house.click("menu")
        house.click("menu_quit")
        house.click("confirm_yes")  # Quit? Yes
        assert house.model.quitting.losing.startswith("1 game could not be saved and would be lost.")
        assert house.focus == "confirm_no"
        house.keys("Return")
        assert (exits, house.model.quitting.losing) == ([], "")
        assert house.sees("screen_table")
        house.decide(1)
        house.shown.window.close()
        house.hands.settle()
        assert house.shown.window.isVisible()
        house.keys("Escape")
        assert (house.model.quitting.losing, house.shown.window.isVisible()) == ("", True)
        house.shown.window.close()
        house.hands.settle()
        house.click("confirm_yes")
        assert exits == [0]
        assert house.model.storage.keeper.waiting
    house.model.quitting.stay()
    house.model.quit()  # there is room again: nothing to ask
    assert (exits, house.model.quitting.losing) == ([0, 0], "")
    assert (house.home / "data" / "games" / f"{ident}.gizmos").exists()
    assert not house.model.storage.keeper.waiting


def test_a_copy_saves_what_the_full_disk_does_not_take(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    unsaved(house, monkeypatch)
    house.model.dismissNotice()
    house.click("menu")
    house.click("menu_copy")
    house.save_to(tmp_path / "elsewhere")
    assert (tmp_path / "elsewhere.gizmos").exists()


@pytest.mark.parametrize("what", ["statistics", "report"])
def test_a_table_or_report_asks_before_it_replaces_a_file(house: House, tmp_path: Path, what: str) -> None:
    house.keep("computer", "computer", seed=3)
    house.model.showSetup()
    house.model.showStart()
    file = tmp_path / ("thesis.csv" if what == "statistics" else "thesis.zip")
    file.write_text("mine")
    if what == "statistics":
        house.click("start_statistics")
        house.click("statistics_export")
    else:
        house.click("start_settings")
        house.click("settings_tab_trouble")
        house.click("settings_report")
    house.save_to(file)
    assert house.focus == "confirm_no"
    house.keys("Return")
    assert file.read_text() == "mine"
    house.click("statistics_export" if what == "statistics" else "settings_report")
    house.save_to(file)
    house.click("confirm_yes")
    assert file.stat().st_size > 100
    assert house.model.notice
