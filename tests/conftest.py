"""What every test starts from: no display, our fonts only, folders of its own, English in a fixed form."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Before anything of Qt is imported: the platform is chosen once for the whole process.
if not os.environ.get("GIZMOS_TEST_WINDOW"):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["FONTCONFIG_FILE"] = str(ROOT / "tests" / "fonts.conf")
os.environ["LC_ALL"] = "C.UTF-8"
for name in (
    "LANGUAGE",
    "QT_SCALE_FACTOR",
    "QT_QUICK_CONTROLS_STYLE",
    "QT_STYLE_OVERRIDE",
    "QML_IMPORT_PATH",
    "QML2_IMPORT_PATH",
):
    os.environ.pop(name, None)

# Nobody's own games or settings are read or written, and Qt's cache of compiled QML is never an old one.
_folders = tempfile.TemporaryDirectory(prefix="gizmos-tests-")
for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
    folder = Path(_folders.name) / name.lower()
    folder.mkdir()
    os.environ[name] = str(folder)


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The kind of application that pytest-qt makes: the game has no widgets."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication


@pytest.fixture(scope="session", autouse=True)
def _own_folders() -> Iterator[None]:
    yield
    _folders.cleanup()


@pytest.fixture(autouse=True)
def _no_language_left() -> Iterator[None]:
    """The program installs translations in the application, which outlives a test: the next one starts without."""
    yield
    core = sys.modules.get("PySide6.QtCore")
    app = core and core.QCoreApplication.instance()
    if app:
        for translator in app.findChildren(core.QTranslator):
            app.removeTranslator(translator)
            translator.deleteLater()
        core.QLocale.setDefault(core.QLocale.system())
