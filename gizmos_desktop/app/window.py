"""Opening the window, running it and taking everything down again in the right order."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from gizmos_desktop import __version__
from gizmos_desktop.app import paths
from gizmos_desktop.app.fonts import load_fonts
from gizmos_desktop.app.geometry import Geometry, initial_properties, screens
from gizmos_desktop.app.graphics import Fallback, leave_out_nonsense, start_again
from gizmos_desktop.app.language import Language
from gizmos_desktop.app.messages import Messages
from gizmos_desktop.app.options import PROGRAM
from gizmos_desktop.app.signals import QuitOnSignal
from gizmos_desktop.app.single import Single, bring_up
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.app.turns import Turns
from gizmos_desktop.records import Places, load_settings

DESKTOP = "io.github.gizmos_desktop.GizmosDesktop"
"""The name of the menu entry (packaging/linux): by it a desktop finds the window's icon."""


class RootModel(Protocol):
    """What the window needs of the model at the root (it is a QObject, made by the models' layer above this one)."""

    storage: Storage

    def speak(self, language: Language) -> None:
        """The translator that the settings switch."""

    def show_in(self, window: QQuickWindow) -> None:
        """The window that shows the model."""

    def open_file(self, path: str) -> None:
        """Go on with the game of this file, or look at it."""

    def close(self) -> None:
        """Leave the running game, if any, so that no process is left."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A window that is open: the parts of a running program."""

    app: QGuiApplication
    engine: QQmlApplicationEngine
    window: QQuickWindow
    model: QObject


class WindowError(Exception):
    """The window could not be made; what Qt said about it is in the log."""


def make_application(software: bool, messages: Messages) -> QGuiApplication:
    """The application object, or the end of the process with status 2 and one sentence if there is no display."""
    leave_out_nonsense()
    if software:
        os.environ["QT_QUICK_BACKEND"] = "software"
    # The one style of Qt's controls that every package brings: Qt's own file dialogs are drawn with it.
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    QCoreApplication.setApplicationName(PROGRAM)
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(DESKTOP)
    messages.starting(True)
    app = QGuiApplication([PROGRAM])
    messages.starting(False)
    app.setApplicationDisplayName("Gizmos")
    app.setWindowIcon(QIcon(str(paths.resources() / "icon.svg")))
    return app


@contextmanager
def opened(app: QGuiApplication, make_model: Callable[[], Any]) -> Iterator[Opened]:
    """Open the window on a new root model; close it in the order that Qt needs: root objects, engine, models.
    Raises WindowError if the QML does not load."""
    load_fonts(paths.resources() / "fonts")
    language = Language(paths.translations())
    language.use("")  # so that the models have plurals from the first
    model = make_model()
    top: RootModel = model
    top.speak(language)
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(paths.qml()))
    theme = engine.singletonInstance("Gizmos.Ui", "Theme")
    if isinstance(theme, QObject):
        theme.setProperty("artRoot", QUrl.fromLocalFile(str(paths.resources() / "art")))
    turns = Turns(engine)
    place = top.storage.preferences.settings.window
    engine.setInitialProperties({"app": model, **initial_properties(place, screens())})
    engine.loadFromModule("Gizmos.App", "Main")
    roots = engine.rootObjects()
    geometry: Geometry | None = None
    try:
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise WindowError("the window could not be made")
        top.show_in(roots[0])
        model.settings.spoken.connect(engine.retranslate)
        geometry = Geometry(roots[0], top.storage.preferences)
        roots[0].closing.connect(geometry.keep)
        yield Opened(app, engine, roots[0], model)
    finally:
        turns.stop()
        if geometry is not None:
            geometry.stop()
        close_model(model)
        for root in roots:
            shiboken6.delete(root)
        shiboken6.delete(engine)
        shiboken6.delete(model)
        # What was deleted later (processes, delegates) goes now, while the application still lives.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def close_model(model: QObject) -> None:
    """Call the root model's `close`."""
    close = getattr(model, "close", None)
    if callable(close):
        close()


def run(software: bool, messages: Messages, make_model: Callable[[], Any], places: Places, file: str = "") -> int:
    """Open the window, with a saved game's `file` if one is given, and run it until the user quits; the exit status. If
    a copy of the program with the same folders runs already, its window is shown instead."""
    software = software or load_settings(places).settings.software_renderer
    app = make_application(software, messages)
    single = Single(places, app)
    if not single.is_first(file):
        shiboken6.delete(app)
        return 0
    quit_on_signal = QuitOnSignal(app)
    failed = False
    try:
        with opened(app, make_model) as shown:
            top: RootModel = shown.model  # type: ignore[assignment]
            single.raised.connect(lambda: bring_up(shown.window))
            single.asked.connect(top.open_file)
            if file:
                top.open_file(file)
            fallback = None if software else Fallback(shown.window)
            status = quit_on_signal.run()
            failed = fallback is not None and fallback.failed
    except WindowError as error:
        print(f"Gizmos Desktop: {error}; please report what is written above.", file=sys.stderr)
        status = 1
    quit_on_signal.restore()
    single.close()
    if failed:
        start_again(sys.argv[1:])
    shiboken6.delete(app)
    return status
