"""The settings as properties: each is read, written, refused and put back; and what follows from them."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from gizmos_desktop.app import paths, system
from gizmos_desktop.app.language import Language
from gizmos_desktop.app.preferences import DEFAULTS, Preferences
from gizmos_desktop.models.settings_model import KEYS, PLAIN, SettingsModel
from gizmos_desktop.models.words import settings as words
from gizmos_desktop.records import Places, StoreError
from gizmos_desktop.records.settings import KEYS as ALL_KEYS

OTHER: dict[str, Any] = {
    "speed": "fast",
    "volume": 5,
    "interfaceVolume": 100,
    "mute": True,
    "language": "fr",
    "uiScale": 200,
    "theme": "light",
    "confirmEndTurn": False,
    "confirmLeave": False,
    "autoPass": False,
    "autoPay": True,
    "hints": False,
    "tips": False,
    "reducedMotion": "on",
    "softwareRenderer": True,
    "chute": True,
    "undo": "practice",
}
WRONG: dict[str, Any] = {
    "speed": "warp",
    "volume": 101,
    "interfaceVolume": -1,
    "language": "no such language!",
    "uiScale": 79,
    "theme": "pink",
    "reducedMotion": "perhaps",
    "undo": "always",
}


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


def test_every_setting_is_a_property() -> None:
    assert set(OTHER) == set(PLAIN)
    assert set(KEYS) == set(ALL_KEYS) - {"seats", "first", "window", "tips_seen", "lesson"}


@pytest.mark.parametrize("name", sorted(OTHER))
def test_each_is_read_written_told_and_put_back(name: str, tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    model = SettingsModel(preferences=Preferences(places))
    told: list[Any] = []
    getattr(model, f"{name}Changed").connect(lambda: told.append(getattr(model, name)))
    first = getattr(model, name)
    assert first == getattr(DEFAULTS, PLAIN[name])
    assert not model.changed
    setattr(model, name, OTHER[name])
    assert (getattr(model, name), told, model.changed) == (OTHER[name], [OTHER[name]], True)
    model.preferences.flush()
    assert getattr(SettingsModel(preferences=Preferences(places)), name) == OTHER[name]
    if name in WRONG:
        setattr(model, name, WRONG[name])
        assert told == [OTHER[name], OTHER[name]]  # a control that shows something else is put right
    model.resetKey(name)
    assert (getattr(model, name), model.changed) == (first, False)
    model.resetKey("no such key")


def test_all_are_put_back_at_once_but_not_the_seats() -> None:
    model = SettingsModel()
    for name, value in OTHER.items():
        setattr(model, name, value)
    model.preferences.set("first", 1)
    model.reset()
    assert not model.changed
    assert model.preferences.settings.first == 1


def test_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    model = SettingsModel()
    told: list[str] = []
    model.darkChanged.connect(lambda: told.append("dark"))
    model.motionChanged.connect(lambda: told.append("motion"))
    model.theme = "light"
    assert not model.dark
    model.theme = "dark"
    assert model.dark
    model.uiScale = 150
    assert model.scale == 1.5
    model.reducedMotion = "on"
    assert model.motion == 0.0
    model.reducedMotion = "off"
    assert model.motion == 1.0
    assert told == ["dark", "dark", "motion", "motion"]
    monkeypatch.setattr("gizmos_desktop.models.settings_model.reduces_motion", lambda: True)
    model.reducedMotion = "system"
    assert model.motion == 0.0
    assert system.reduces_motion() in (True, False)


def test_the_system_decides_between_dark_and_light() -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication

    model = SettingsModel()
    told: list[bool] = []
    model.darkChanged.connect(lambda: told.append(model.dark))
    hints = QGuiApplication.styleHints()
    before = hints.colorScheme()
    try:
        hints.setColorScheme(Qt.ColorScheme.Light)
        light = model.dark
        hints.setColorScheme(Qt.ColorScheme.Dark)
        assert model.dark
        if hints.colorScheme() != before:
            assert told
        assert light in (True, False)
        model.theme = "light"
        told.clear()
        hints.setColorScheme(Qt.ColorScheme.Light)
        assert told == []  # the system has no say in a theme that was chosen
    finally:
        hints.unsetColorScheme()


def test_languages_that_there_are(tmp_path: Path) -> None:
    for code in ("en", "fr", "ja", "pt_BR"):
        shutil.copy(paths.translations() / "gizmos_en.qm", tmp_path / f"gizmos_{code}.qm")
    language = Language(tmp_path)
    model = SettingsModel()
    assert [each["id"] for each in model.languages] == [""]
    spoken: list[str] = []
    model.spoken.connect(lambda: spoken.append(language.code))
    model.speak(language)
    assert model.languages == [
        {"id": "", "name": "As the system"},
        {"id": "en", "name": "English"},
        {"id": "fr", "name": "Français"},
        {"id": "pt_BR", "name": words.language_name("pt_BR")},
        {"id": "ja", "name": "日本語"},
    ]
    model.language = "fr"
    assert spoken[-1] == language.code == "fr"
    model.language = "en"
    assert spoken[-1] == "en"
    assert model.spokenLanguage == "en"


def test_settings_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = SettingsModel(preferences=Preferences(Places.under(tmp_path)))
    told: list[str] = []
    model.problemChanged.connect(lambda: told.append(model.problem))

    def save(*_: Any) -> None:
        raise StoreError("read_only")

    with monkeypatch.context() as broken:
        broken.setattr("gizmos_desktop.app.preferences.save_settings", save)
        model.mute = True
        model.preferences.flush()
    assert model.problem.startswith("Your settings cannot be kept, because nothing may be written")
    model.preferences.flush()
    assert model.problem == ""
    assert told[-1] == ""


def test_a_reset_is_taken_back_but_for_what_was_changed_after_it(qapp: object) -> None:
    model = SettingsModel(None, Preferences())
    assert not model.wasReset
    model.reset()
    assert not model.wasReset
    for name, value in OTHER.items():
        model.setProperty(name, value)
    model.reset()
    assert (model.changed, model.wasReset) == (False, True)
    model.setProperty("speed", "slow")
    model.undoReset()
    assert {name: model.property(name) for name in OTHER} == OTHER | {"speed": "slow"}
    assert not model.wasReset
    model.reset()
    model.leave()
    model.undoReset()
    assert not model.changed
