"""Settings while the program runs, the language, the window's place, the pictures of the table, the folders."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRect
from PySide6.QtGui import QColor, QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from gizmos_desktop.app import paths, system
from gizmos_desktop.app.folders import places_for
from gizmos_desktop.app.geometry import Geometry, initial_properties
from gizmos_desktop.app.language import Language
from gizmos_desktop.app.pictures import SIZE, Pictures
from gizmos_desktop.app.preferences import Preferences, SeatChoice, WindowPlace
from gizmos_desktop.records import Places, StoreError


@pytest.fixture
def places(tmp_path: Path, qapp: object) -> Places:
    return Places.under(tmp_path / "Zoë 日本")


def test_a_change_is_told_at_once_and_written_when_it_rests(places: Places, qtbot: QtBot) -> None:
    preferences = Preferences(places)
    told: list[str] = []
    preferences.changed.connect(told.append)
    for scale in range(100, 150, 10):
        assert preferences.set("ui_scale", scale)
    assert preferences.set("ui_scale", 140)  # as it is
    assert told == ["ui_scale"] * 4
    assert not (places.config / "settings.json").exists()
    qtbot.waitUntil(lambda: (places.config / "settings.json").exists(), timeout=3000)
    assert Preferences(places).settings.ui_scale == 140


def test_what_cannot_be_is_not_taken(places: Places) -> None:
    preferences = Preferences(places)
    told: list[str] = []
    preferences.changed.connect(told.append)
    for key, value in [("ui_scale", 500), ("speed", "warp"), ("mute", "loud"), ("seats", 7), ("volume", None)]:
        assert not preferences.set(key, value)
    assert told == []
    with pytest.raises(KeyError):
        preferences.set("colour", "red")


def test_everything_comes_back(places: Places) -> None:
    preferences = Preferences(places)
    seats = (SeatChoice("Zoë", "person"), SeatChoice("", "computer", "greedy"))
    for key, value in [("seats", seats), ("first", 1), ("theme", "light"), ("auto_pay", True), ("undo", "off")]:
        assert preferences.set(key, value)
    preferences.flush()
    assert Preferences(places).settings == preferences.settings


def test_a_broken_file_costs_its_broken_keys(places: Places) -> None:
    places.config.mkdir(parents=True)
    text = {"format": "gizmos-settings", "version": 1, "speed": "warp", "volume": 30, "theme": None}
    (places.config / "settings.json").write_text(json.dumps(text))
    preferences = Preferences(places)
    assert preferences.broken == ("speed", "theme")
    assert (preferences.settings.volume, preferences.settings.speed, preferences.settings.theme) == (
        30,
        "normal",
        "system",
    )
    assert (places.config / "settings.json.broken").exists()


def test_settings_that_cannot_be_written_are_said_once_and_tried_again(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(places)
    said: list[str] = []
    preferences.troubled.connect(said.append)

    def save(*_: Any) -> None:
        raise StoreError("full")

    with monkeypatch.context() as broken:
        broken.setattr("gizmos_desktop.app.preferences.save_settings", save)
        for value in (True, False, True):
            preferences.set("mute", value)
            preferences.flush()
    assert said == ["full"]
    preferences.flush()
    assert said == ["full", ""]
    assert Preferences(places).settings.mute


def test_without_folders_they_last_as_long_as_the_program(qapp: object) -> None:
    preferences = Preferences()
    assert preferences.set("volume", 5)
    preferences.flush()
    assert (preferences.settings.volume, Preferences().settings.volume) == (5, 70)


# -- language


def test_languages_are_found_and_switched(tmp_path: Path, qapp: object) -> None:
    for code in ("en", "fr", "pt_BR"):
        shutil.copy(paths.translations() / "gizmos_en.qm", tmp_path / f"gizmos_{code}.qm")
    (tmp_path / "gizmos_xx.qm").write_text("no translation")
    language = Language(tmp_path)
    assert language.available() == ("en", "fr", "pt_BR", "xx")
    for wanted, code in [("fr", "fr"), ("fr_CA", "fr"), ("pt-BR", "pt_BR"), ("ja", "en"), ("zz_top_1", "en")]:
        assert language.use(wanted) == code
    assert QCoreApplication.translate("Action", "draw %n", "", 2)
    assert language.use("xx") == "xx"  # it cannot be read: the sources' own words are shown
    language.use("en")
    assert language.use("") in ("en", "fr", "pt_BR")


def test_numbers_and_dates_are_those_of_the_language(tmp_path: Path, qapp: object) -> None:
    language = Language(paths.translations())
    for code, number, day in [
        ("en", "1,234.5", "12/31/26"),
        ("pt", "1.234,5", "31/12/2026"),
        ("es", "1234,5", "31/12/26"),
        ("fr", "1\u202f234,5", "31/12/2026"),
        ("ja", "1,234.5", "2026/12/31"),
    ]:
        assert language.use(code) == code
        assert QLocale().toString(1234.5, "f", 1) == number
        assert QLocale().toString(QDate(2026, 12, 31), QLocale.FormatType.ShortFormat) == day


def test_dialogs_of_qt_speak_the_language(qapp: object) -> None:
    language = Language(paths.translations())
    words = {}
    for code in ("en", "pt", "es", "fr", "ja"):
        language.use(code)
        words[code] = [QCoreApplication.translate("QPlatformTheme", word) for word in ("Open", "Cancel")]
    assert words == {
        "en": ["Open", "Cancel"],
        "pt": ["Abrir", "Cancelar"],
        "es": ["Abrir", "Cancelar"],
        "fr": ["Ouvrir", "Annuler"],
        "ja": ["開く", "キャンセル"],
    }


# -- the window's place

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 1024)


@pytest.mark.parametrize(
    ("place", "screens", "expected"),
    [
        (None, [SCREEN], {}),
        (WindowPlace(10, 20, 1300, 800), [], {}),
        (WindowPlace(10, 20, 1300, 800), [SCREEN], {"x": 10, "y": 20, "width": 1300, "height": 800}),
        (WindowPlace(2000, 20, 1200, 800), [SCREEN, SECOND], {"x": 2000, "y": 20, "width": 1200, "height": 800}),
        (WindowPlace(2000, 20, 1200, 800), [SCREEN], {"width": 1200, "height": 800}),  # the second screen is gone
        (WindowPlace(-1250, 20, 1300, 800), [SCREEN], {"width": 1300, "height": 800}),  # hardly to be seen
        (WindowPlace(0, -5000, 1300, 800), [SCREEN], {"width": 1300, "height": 800}),
        (WindowPlace(0, 0, 9000, 9000), [SCREEN], {"x": 0, "y": 0, "width": 1920, "height": 1080}),
        (WindowPlace(0, 0, 1, 1), [SCREEN], {"x": 0, "y": 0, "width": 960, "height": 540}),
        (
            WindowPlace(0, 0, 1300, 800, "maximized"),
            [SCREEN],
            {"x": 0, "y": 0, "width": 1300, "height": 800, "visibility": 4},
        ),
        (
            WindowPlace(0, 0, 1300, 800, "fullscreen"),
            [SCREEN],
            {"x": 0, "y": 0, "width": 1300, "height": 800, "visibility": 5},
        ),
    ],
)
def test_the_window_lies_where_it_lay(
    place: WindowPlace | None, screens: list[QRect], expected: dict[str, Any]
) -> None:
    assert initial_properties(place, screens) == expected


def test_a_moved_window_is_remembered(places: Places, qtbot: QtBot) -> None:
    from PySide6.QtGui import QWindow

    window = QWindow()
    window.setGeometry(30, 40, 1000, 600)
    window.show()
    preferences = Preferences(places)
    geometry = Geometry(window, preferences)
    window.setGeometry(50, 60, 1100, 700)
    qtbot.waitUntil(lambda: preferences.settings.window is not None, timeout=3000)
    place = preferences.settings.window
    assert place is not None
    assert (place.width, place.height, place.state) == (1100, 700, "normal")
    geometry.stop()
    window.setGeometry(0, 0, 990, 590)
    assert preferences.settings.window == place


# -- pictures


def test_pictures_are_small_and_go_with_their_games(tmp_path: Path, qapp: QGuiApplication) -> None:
    pictures = Pictures(tmp_path / "cache" / "pictures")
    image = QImage(1280, 720, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    assert pictures.path("one") is None
    assert pictures.keep(image, "one")
    assert pictures.keep(image.scaled(900, 1400), "two")
    for ident in ("one", "two"):
        file = pictures.path(ident)
        assert file is not None
        assert QImage(str(file)).size() == SIZE
    assert not pictures.keep(QImage(), "three")
    assert not pictures.keep(image, "../four")
    pictures.remove_all_but({"two"})
    assert (pictures.path("one"), pictures.path("two") is not None) == (None, True)
    assert not Pictures(None).keep(image, "one")


def test_a_cache_that_cannot_be_written_costs_only_the_picture(tmp_path: Path, qapp: QGuiApplication) -> None:
    (tmp_path / "cache").write_text("in the way")
    image = QImage(64, 36, QImage.Format.Format_RGB32)
    image.fill(0)
    pictures = Pictures(tmp_path / "cache" / "pictures")
    assert not pictures.keep(image, "one")
    pictures.remove_all_but(set())


# -- folders and the system


def test_folders_by_option_environment_and_system(tmp_path: Path) -> None:
    assert places_for(tmp_path, {"GIZMOS_HOME": "/elsewhere"}) == Places.under(tmp_path)
    assert places_for(None, {"GIZMOS_HOME": str(tmp_path)}) == Places.under(tmp_path)
    assert places_for(None, {}) == Places.default()
    assert places_for(Path("here"), {}).data.is_absolute()


def test_the_systems_wish_for_less_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    for said, reduced in [("false", True), ("true", False), ("", False)]:
        monkeypatch.setattr(system, "_said", lambda *command, said=said: said)
        system.reduces_motion.cache_clear()
        assert system.reduces_motion() is reduced

    def missing(*command: str) -> str:
        raise FileNotFoundError

    monkeypatch.setattr(system, "_said", missing)
    system.reduces_motion.cache_clear()
    assert not system.reduces_motion()
    system.reduces_motion.cache_clear()
