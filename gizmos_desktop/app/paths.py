"""Where the files of the program lie, in a checkout, in an installation and in a frozen program."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def resources() -> Path:
    """The folder with art and fonts: inside the package when installed, beside it in a checkout."""
    return _outside("resources")


def translations() -> Path:
    """The folder with the translation files; laid out like `resources`."""
    return _outside("translations")


def qml() -> Path:
    """The import path of our QML modules."""
    return PACKAGE / "qml"


def _outside(name: str) -> Path:
    installed = PACKAGE / name
    return installed if installed.is_dir() else PACKAGE.parent / name
