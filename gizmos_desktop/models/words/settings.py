"""Texts about the settings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def system_language() -> str:
    """The choice of the system's language."""
    return translate("Settings", "As the system")


OWN_NAMES = {"en": "English", "pt": "Português", "es": "Español", "fr": "Français", "ja": "日本語"}
"""Without the country that Qt would add ("American English", "español de España"): there is one of each."""


def language_name(code: str) -> str:
    """A language by its own name: found by who reads it, whatever is spoken now."""
    name = QLocale(code).nativeLanguageName()
    return OWN_NAMES.get(code) or name[:1].upper() + name[1:] or code


def not_written(code: str) -> str:
    """The settings cannot be kept."""
    match code:
        case "read_only":
            return translate(
                "Settings",
                "Your settings cannot be kept, because nothing may be written to their folder; check its permissions.",
            )
        case "full":
            return translate(
                "Settings", "Your settings cannot be kept, because the disk is full; make some room and try again."
            )
        case "locked":
            return translate(
                "Settings", "Your settings cannot be kept, because another program holds their file; try again later."
            )
    return translate("Settings", "Your settings cannot be kept beyond this session; check the folder they lie in.")


def broken(keys: Sequence[str]) -> str:
    """Some settings could not be read; "" among the keys: the whole file."""
    if "" in keys:
        return translate(
            "Settings", "Your settings could not be read and are as at first; the old file was kept beside the new one."
        )
    return translate(
        "Settings",
        "%n of your settings could not be read and is/are as at first; the old file was kept beside the new one.",
        "",
        len(keys),
    )
