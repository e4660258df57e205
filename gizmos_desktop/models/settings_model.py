"""The settings, each a property with effect at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Property, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.language import Language
from gizmos_desktop.app.preferences import DEFAULTS, Preferences
from gizmos_desktop.app.system import reduces_motion
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.rows import camel
from gizmos_desktop.models.words import settings as words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

KEYS = (
    *("speed", "volume", "interface_volume", "mute", "language", "ui_scale", "theme", "confirm_end_turn"),
    *("confirm_leave", "auto_pass", "auto_pay", "hints", "tips", "reduced_motion", "software_renderer", "chute"),
    "undo",
)
"""The settings that QML sees; the others (seats, first, window) belong to the set-up and the window."""
PLAIN = {camel(key): key for key in KEYS}


def _both(key: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """Getter and setter of the property of a setting."""

    def read(model: SettingsModel) -> Any:
        return getattr(model.preferences.settings, key)

    def write(model: SettingsModel, value: Any) -> None:
        if not model.preferences.set(key, value):
            getattr(model, f"{camel(key)}Changed").emit()  # the control shows again what is true

    return read, write


@QmlElement
class SettingsModel(QObject):
    """All settings that a person can change; types and ranges are those of records/settings.py. A value that cannot be
    is not taken."""

    speedChanged = Signal()
    volumeChanged = Signal()
    interfaceVolumeChanged = Signal()
    muteChanged = Signal()
    languageChanged = Signal()
    uiScaleChanged = Signal()
    themeChanged = Signal()
    confirmEndTurnChanged = Signal()
    confirmLeaveChanged = Signal()
    autoPassChanged = Signal()
    autoPayChanged = Signal()
    hintsChanged = Signal()
    tipsChanged = Signal()
    reducedMotionChanged = Signal()
    softwareRendererChanged = Signal()
    chuteChanged = Signal()
    undoChanged = Signal()

    darkChanged = Signal()
    motionChanged = Signal()
    languagesChanged = Signal()
    changedChanged = Signal()
    problemChanged = Signal()
    wasResetChanged = Signal()
    spoken = Signal()
    """Another language is spoken from now on."""

    def __init__(self, parent: QObject | None = None, preferences: Preferences | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences or Preferences()
        self.preferences.changed.connect(self._on_changed)
        self.preferences.troubled.connect(self._on_troubled)
        self._language: Language | None = None
        self._trouble = ""
        self._before: dict[str, Any] = {}  # what a reset has changed; it can be had back until the settings are left
        self._resetting = False
        hints = QGuiApplication.styleHints() if isinstance(QGuiApplication.instance(), QGuiApplication) else None
        self._hints = hints
        if hints is not None:
            hints.colorSchemeChanged.connect(self._on_scheme)

    def speak(self, language: Language) -> None:
        """From now on the language of the settings is spoken by this translator."""
        self._language = language
        language.use(self.preferences.settings.language)
        self.languagesChanged.emit()
        self.spoken.emit()

    def retranslate(self) -> None:
        """The language has changed."""
        self.languagesChanged.emit()
        self.problemChanged.emit()

    # -- the settings --------------------------------------------------------------------------------------------------

    _speed, _to_speed = _both("speed")
    _volume, _to_volume = _both("volume")
    _interface_volume, _to_interface_volume = _both("interface_volume")
    _mute, _to_mute = _both("mute")
    _tongue, _to_tongue = _both("language")
    _ui_scale, _to_ui_scale = _both("ui_scale")
    _theme, _to_theme = _both("theme")
    _confirm_end_turn, _to_confirm_end_turn = _both("confirm_end_turn")
    _confirm_leave, _to_confirm_leave = _both("confirm_leave")
    _auto_pass, _to_auto_pass = _both("auto_pass")
    _auto_pay, _to_auto_pay = _both("auto_pay")
    _show_hints, _to_show_hints = _both("hints")
    _tips, _to_tips = _both("tips")
    _reduced_motion, _to_reduced_motion = _both("reduced_motion")
    _software_renderer, _to_software_renderer = _both("software_renderer")
    _chute, _to_chute = _both("chute")
    _undo, _to_undo = _both("undo")

    speed = Property(str, _speed, _to_speed, notify=speedChanged)  # slow normal fast off
    volume = Property(int, _volume, _to_volume, notify=volumeChanged)  # 0 to 100
    interfaceVolume = Property(int, _interface_volume, _to_interface_volume, notify=interfaceVolumeChanged)  # 0 to 100
    mute = Property(bool, _mute, _to_mute, notify=muteChanged)
    language = Property(str, _tongue, _to_tongue, notify=languageChanged)  # "": the system's
    uiScale = Property(int, _ui_scale, _to_ui_scale, notify=uiScaleChanged)  # 80 to 200
    theme = Property(str, _theme, _to_theme, notify=themeChanged)  # system dark light
    confirmEndTurn = Property(bool, _confirm_end_turn, _to_confirm_end_turn, notify=confirmEndTurnChanged)
    confirmLeave = Property(bool, _confirm_leave, _to_confirm_leave, notify=confirmLeaveChanged)
    autoPass = Property(bool, _auto_pass, _to_auto_pass, notify=autoPassChanged)
    autoPay = Property(bool, _auto_pay, _to_auto_pay, notify=autoPayChanged)
    hints = Property(bool, _show_hints, _to_show_hints, notify=hintsChanged)
    tips = Property(bool, _tips, _to_tips, notify=tipsChanged)
    reducedMotion = Property(str, _reduced_motion, _to_reduced_motion, notify=reducedMotionChanged)  # system on off
    softwareRenderer = Property(bool, _software_renderer, _to_software_renderer, notify=softwareRendererChanged)
    chute = Property(bool, _chute, _to_chute, notify=chuteChanged)  # of a new game
    undo = Property(str, _undo, _to_undo, notify=undoChanged)  # of a new game: reveal practice off

    # -- what follows from them ----------------------------------------------------------------------------------------

    @Property(bool, notify=darkChanged)
    def dark(self) -> bool:
        """The dark theme is shown: as chosen, or as the system wants it (dark if it does not say)."""
        theme = self.preferences.settings.theme
        if theme == "system":
            return self._hints is None or self._hints.colorScheme() != Qt.ColorScheme.Light
        return theme == "dark"

    @Property(float, notify=uiScaleChanged)
    def scale(self) -> float:
        """Factor of the size of everything, 0.8 to 2."""
        return self.preferences.settings.ui_scale / 100

    @Property(float, notify=motionChanged)
    def motion(self) -> float:
        """1 if things move, 0 if they only change: as chosen, or as the system wants it."""
        chosen = self.preferences.settings.reduced_motion
        reduced = reduces_motion() if chosen == "system" else chosen == "on"
        return 0.0 if reduced else 1.0

    @Property(QVariantList, notify=languagesChanged)
    def languages(self) -> list[dict[str, str]]:
        """The languages that can be chosen: {id, name}, the system's ("") first, each other by its own name."""
        found = self._language.available() if self._language is not None else ()
        named = [{"id": code, "name": words.language_name(code)} for code in found]
        return [{"id": "", "name": words.system_language()}, *sorted(named, key=lambda each: each["name"])]

    @Property(str, notify=spoken)
    def spokenLanguage(self) -> str:
        """Code of the language that is spoken now, whoever has chosen it; "" if nobody speaks."""
        return "" if self._language is None else self._language.code

    @Property(bool, notify=changedChanged)
    def changed(self) -> bool:
        """Something differs from what it is at first."""
        settings = self.preferences.settings
        return any(getattr(settings, key) != getattr(DEFAULTS, key) for key in KEYS)

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """Why the settings cannot be written, as a sentence; "" if they can."""
        return words.not_written(self._trouble) if self._trouble else ""

    @Slot()
    def reset(self) -> None:
        """Everything as it was at first; the seats of the last set-up and the window's place stay. `undoReset` brings
        back what was before."""
        old = self.preferences.settings
        before = {key: getattr(old, key) for key in KEYS if getattr(old, key) != getattr(DEFAULTS, key)}
        self._set_all({key: getattr(DEFAULTS, key) for key in before})
        if before:
            self._remember(before)

    @Slot()
    def undoReset(self) -> None:
        """The settings as they were before `reset`; what was changed after it stays."""
        before = self._before
        self._remember({})
        self._set_all(before)

    def leave(self) -> None:
        """The settings are left: a reset cannot be taken back any more."""
        self._remember({})

    @Property(bool, notify=wasResetChanged)
    def wasReset(self) -> bool:
        """Everything was set back, and what was before can still be had."""
        return bool(self._before)

    def _remember(self, before: dict[str, Any]) -> None:
        if before != self._before:
            self._before = before
            self.wasResetChanged.emit()

    def _set_all(self, values: dict[str, Any]) -> None:
        self._resetting = True
        for key, value in values.items():
            self.preferences.set(key, value)
        self._resetting = False

    @Slot(str)
    def resetKey(self, name: str) -> None:
        """One setting (by the name of its property) as it was at first."""
        if name in PLAIN:
            self.preferences.set(PLAIN[name], getattr(DEFAULTS, PLAIN[name]))

    # -- what the others say -------------------------------------------------------------------------------------------

    def _on_changed(self, key: str) -> None:
        if key not in KEYS:
            return
        if not self._resetting:
            self._remember({kept: value for kept, value in self._before.items() if kept != key})
        getattr(self, f"{camel(key)}Changed").emit()
        self.changedChanged.emit()
        if key == "theme":
            self.darkChanged.emit()
        elif key == "reduced_motion":
            self.motionChanged.emit()
        elif key == "language" and self._language is not None:
            self._language.use(self.preferences.settings.language)
            self.spoken.emit()

    def _on_scheme(self) -> None:
        if self.preferences.settings.theme == "system":
            self.darkChanged.emit()

    def _on_troubled(self, code: str) -> None:
        self._trouble = code
        self.problemChanged.emit()
