"""`--self-test`: does everything that came with the program load, and does it play, save and open a game? Offscreen, in
folders that are thrown away. For packages and their smoke tests, and for whoever wonders whether theirs is whole."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFont, QFontInfo, QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine

from gizmos_desktop.ai.network import Network, WeightsError
from gizmos_desktop.ai.networks import folder as networks_folder
from gizmos_desktop.app import demo, paths
from gizmos_desktop.app.fonts import TEXT_FAMILY
from gizmos_desktop.app.language import SOURCE, Language
from gizmos_desktop.app.messages import Messages
from gizmos_desktop.app.options import Options
from gizmos_desktop.app.output import say
from gizmos_desktop.app.signals import QuitOnSignal
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.trouble import KeepError
from gizmos_desktop.app.window import Opened, WindowError, make_application, opened
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import EXTENSION, Places

SEED = 3


class SelfTestError(Exception):
    """Something is wrong; the text is one sentence about it."""


def check_fonts() -> str:
    """The bundled text font is the one that is used. Raises SelfTestError."""
    family = QFontInfo(QFont(TEXT_FAMILY)).family()
    if family != TEXT_FAMILY:
        raise SelfTestError(f"the font {TEXT_FAMILY} is not there, {family or 'none'} is used")
    return family


def check_pictures(folder: Path) -> str:
    """Every picture below `folder` can be drawn. Raises SelfTestError."""
    files = sorted(file for file in folder.rglob("*") if file.suffix in (".svg", ".png"))
    bad = [file.relative_to(folder).as_posix() for file in files if QImage(str(file)).isNull()]
    _complain("pictures", files, bad)
    return str(len(files))


def check_qml(engine: QQmlEngine, folder: Path) -> str:
    """Every QML file below `folder` compiles, with all that it imports. Raises SelfTestError."""
    files = sorted(folder.rglob("*.qml"))
    bad = []
    for file in files:
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(file)))
        if component.status() != QQmlComponent.Status.Ready:
            bad.append("; ".join(error.toString() for error in component.errors()) or file.name)
        shiboken6.delete(component)
    _complain("QML files", files, bad)
    return str(len(files))


def check_languages(folder: Path) -> str:
    """Every translation can be spoken, English among them. Raises SelfTestError."""
    language = Language(folder)
    codes = language.available()
    for code in codes:
        said = language.use(code)
        if said != code or not language.valid:
            raise SelfTestError(f"the translation {code} cannot be read")
    if SOURCE not in codes:
        raise SelfTestError(f"there is no translation {SOURCE} in {folder}")
    language.use(SOURCE)
    return " ".join(codes)


def check_networks(folder: Path) -> str:
    """Every network of the computer players can be used. Raises SelfTestError."""
    files = sorted(folder.glob("*.npz"))
    bad = []
    for file in files:
        try:
            Network.load(file)
        except WeightsError as error:
            bad.append(str(error))
    _complain("networks", files, bad)
    return " ".join(file.stem for file in files)


def _complain(what: str, files: list[Path], bad: list[str]) -> None:
    if not files:
        raise SelfTestError(f"there are no {what}")
    if bad:
        raise SelfTestError(f"{len(bad)} of {len(files)} {what} cannot be loaded: {bad[0]}")


def play(shown: Opened, messages: Messages, signals: QuitOnSignal) -> str:
    """Play a whole game in the window. Raises SelfTestError."""
    options = Options(demo=True, seats=2, seed=SEED)
    if demo.play(shown.window, shown.model, options, messages, signals):
        raise SelfTestError("the game did not come to its end")
    model: Any = shown.model
    replaced = [each for each in model.session.history if each.note == "replaced"]
    if replaced:
        raise SelfTestError(f"{len(replaced)} decisions were not the computer players' own ({replaced[0].why})")
    return f"{len(model.session.history)} decisions"


def save_and_load(places: Places) -> str:
    """The game that was played is kept; it is saved as a file, and brought in by another user. Raises SelfTestError."""
    storage, other = Storage(places), Storage(Places.under(places.data.parent / "other"))
    try:
        games = storage.library.games()
        if [game.status for game in games] != ["finished"]:
            raise SelfTestError(f"one finished game should be kept, there are {[game.status for game in games]}")
        file = places.data / f"copy{EXTENSION}"
        storage.library.export(games[0].ident, file)
        other.library.bring_in(file)
        found = other.library.games()
        if [(game.points, game.decisions) for game in found] != [(games[0].points, games[0].decisions)]:
            raise SelfTestError("the game that was saved as a file is not the same when it is loaded")
        return f"{file.stat().st_size} bytes"
    except (KeepError, OSError) as error:
        raise SelfTestError(f"the game cannot be saved or loaded: {error}") from error
    finally:
        storage.close()
        other.close()


def run(messages: Messages, version: str) -> int:
    """Check everything and print a line about each; 0 if all is well, else 1 after one sentence on standard error."""
    say(version)
    with tempfile.TemporaryDirectory(prefix="gizmos-self-test-", ignore_cleanup_errors=True) as folder:
        places = Places.under(Path(folder))
        app = make_application(True, messages)
        signals = QuitOnSignal(app)
        try:
            with opened(app, lambda: AppModel(storage=Storage(places, settings=False))) as shown:
                _step("fonts", check_fonts)
                _step("pictures", lambda: check_pictures(paths.resources()))
                _step("QML files", lambda: check_qml(shown.engine, paths.qml()))
                _step("languages", lambda: check_languages(paths.translations()))
                _step("networks", lambda: check_networks(networks_folder()))
                _step("a game", lambda: play(shown, messages, signals))
            _step("saved and loaded", lambda: save_and_load(places))
            if messages.errors:
                raise SelfTestError("errors came up, which are told above")
            say("all is well")
            status = 0
        except (SelfTestError, WindowError) as error:
            print(f"Gizmos Desktop: the self-test failed: {error}", file=sys.stderr)
            status = 1
        signals.restore()
        QCoreApplication.processEvents()
        shiboken6.delete(app)
    return status


def _step(name: str, check: Callable[[], str]) -> None:
    say(f"{name}: {check()}")
