"""The settings while the program runs: read once, told to everybody who wants to know, and written soon."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gizmos_desktop.records import (
    Places,
    SeatChoice,
    Settings,
    SettingsFile,
    StoreError,
    WindowPlace,
    changed,
    load_settings,
    save_settings,
)

__all__ = ["DEFAULTS", "Preferences", "SeatChoice", "Settings", "WindowPlace"]

_log = logging.getLogger(__name__)

DEFAULTS = Settings()
WRITE_AFTER_MS = 400
"""A slider that is dragged is written once, when it rests."""


class Preferences(QObject):
    """Holds the settings. Without folders they last as long as the program."""

    changed = Signal(str)
    """A setting (its key) has another value."""
    troubled = Signal(str)
    """The settings cannot be written, with this code of `StoreError`; "": they can again. Once, not at every try."""

    def __init__(self, places: Places | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._file = SettingsFile() if places is None else load_settings(places)
        self._trouble = ""
        self._unwritten = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WRITE_AFTER_MS)
        self._timer.timeout.connect(self.flush)
        for key, detail in self._file.problems:
            _log.warning("setting %s could not be read: %s", key or "(the whole file)", detail)

    @property
    def settings(self) -> Settings:
        """All settings as they are now."""
        return self._file.settings

    @property
    def broken(self) -> tuple[str, ...]:
        """Keys whose value could not be read and is the default now; "" for the whole file."""
        return tuple(key for key, _ in self._file.problems)

    def set(self, key: str, value: Any) -> bool:
        """Change a setting, at once. False, and nothing changes, for a value that it cannot have. KeyError for an
        unknown key."""
        old = getattr(self.settings, key, None)
        try:
            settings = changed(self.settings, **{key: value})
        except ValueError as error:
            _log.info("a setting was not taken: %s", error)
            return False
        if getattr(settings, key) == old:
            return True
        self._file = self._file.with_settings(settings)
        self._unwritten = True
        self._timer.start()
        self.changed.emit(key)
        return True

    def flush(self) -> None:
        """Write what has been changed."""
        self._timer.stop()
        if not self._unwritten or self._places is None:
            return
        try:
            save_settings(self._places, self._file)
        except StoreError as error:
            _log.warning("the settings could not be written: %s", error)
            self._say(error.code)
            return
        self._unwritten = False
        self._say("")

    def _say(self, code: str) -> None:
        if code != self._trouble:
            self._trouble = code
            self.troubled.emit(code)
