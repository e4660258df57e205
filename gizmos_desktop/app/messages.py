"""Where messages go: Qt's, Python's warnings and the exceptions that nobody caught, all through `logging` to stderr."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Mapping
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

NO_DISPLAY_STATUS = 2
"""Exit status when there is no display to open the window on."""

NO_DISPLAY = (
    "Gizmos Desktop found no display to open its window on; "
    'to see a whole game played without one, use:  make run ARGS="--demo"  (or gizmos-desktop --demo)'
)

NO_LIBRARY = (
    "Gizmos Desktop could not open a window, because a library that Qt needs is missing (mostly libxcb-cursor0); "
    'to see a whole game played without a window, use:  make run ARGS="--demo"  (or gizmos-desktop --demo)'
)

HARMLESS = frozenset(
    {
        "QUnifiedTimer::stopAnimationDriver: driver is not running",
        "This plugin does not support propagateSizeHints()",
    }
)
"""What Qt warns of although nothing is wrong: a Timer of QML that ends early (a tip, a screen that is left) while
nothing else is animated stops a clock that Qt has stopped itself meanwhile; without a display there is nobody to be
told how small the window may become, which depends on its form."""

_log = logging.getLogger("gizmos_desktop")
_qt = logging.getLogger("qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Messages:
    """The message handlers, once installed. `errors` counts the exceptions that nobody caught, `warnings` Qt's;
    `on_error` is called after each of the former."""

    def __init__(self) -> None:
        self.errors = 0
        self.warnings = 0
        self.on_error: Callable[[], None] | None = None
        self._starting = False
        self._held: list[str] = []

    def install(self) -> None:
        """Take over `sys.excepthook` and Qt's messages. On stderr come warnings, in a log file (records.start_log) what
        the program is doing, too."""
        logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s", stream=sys.stderr)
        for handler in logging.getLogger().handlers:
            handler.setLevel(logging.WARNING)
        _log.setLevel(logging.INFO)
        sys.excepthook = self._exception
        qInstallMessageHandler(self._message)

    def starting(self, now: bool) -> None:
        """While Qt looks for a display its complaints are held back: if it finds none, one sentence of ours says so."""
        self._starting = now
        if not now:
            for text in self._held:
                _qt.warning("%s", text)
            self._held.clear()

    def _exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.errors += 1
        _log.error("an error that was not expected", exc_info=(kind, error, trace))
        if self.on_error is not None:
            self.on_error()

    def _message(self, kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
        text = text or ""
        if self._starting:
            self._held.append(text)
            if kind == QtMsgType.QtFatalMsg:
                # Qt would abort with a core dump after this handler.
                print(no_display_sentence(self._held, os.environ), file=sys.stderr, flush=True)
                os._exit(NO_DISPLAY_STATUS)
            return
        if text in HARMLESS:
            _qt.debug("%s", text)
            return
        if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg):
            self.warnings += 1
        _qt.log(_LEVELS.get(kind, logging.WARNING), "%s", text)


def wrong_platform(name: str) -> str:
    """The sentence about a platform that the environment names."""
    return (
        f"Gizmos Desktop could not open a window, because the Qt platform {name!r} that QT_QPA_PLATFORM names is not"
        " there or does not work here; unset QT_QPA_PLATFORM, and Qt will choose one itself"
    )


def no_display_sentence(said: list[str], environment: Mapping[str, str]) -> str:
    """One sentence about why there is no window, from what Qt `said` while it looked for a display."""
    # Qt names xcb-cursor0 whenever its X plugin does not start, also when only the display is missing.
    refused = any("could not connect to display" in text for text in said)
    library = any("xcb-cursor0" in text for text in said)
    named = environment.get("QT_QPA_PLATFORM", "")
    if named and not refused and not library:
        return wrong_platform(named)
    return NO_LIBRARY if library and not refused else NO_DISPLAY


def display_is_named(platform: str, environment: dict[str, str]) -> bool:
    """Whether a window can be hoped for: always where the system has a desktop of its own or a Qt platform is named;
    on other systems (`platform` as `sys.platform` says) if the environment names an X or a Wayland display."""
    if platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
