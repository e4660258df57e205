"""Eyes and hands: finds visible things by the names of docs/architecture.md, and sends mouse and key events."""

import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

PATIENCE_S = 20.0
"""How long a person would wait for something before calling it broken."""

KEYS = {
    "Tab": Qt.Key.Key_Tab,
    "Backtab": Qt.Key.Key_Backtab,
    "Return": Qt.Key.Key_Return,
    "Space": Qt.Key.Key_Space,
    "Escape": Qt.Key.Key_Escape,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Home": Qt.Key.Key_Home,
    "End": Qt.Key.Key_End,
    "BackSpace": Qt.Key.Key_Backspace,
    "F1": Qt.Key.Key_F1,
    "F2": Qt.Key.Key_F2,
}


class LostError(AssertionError):
    """The robot cannot go on: what a person would need is not there. The text says what."""


class Hands:
    """Mouse and keyboard for `window`, by Qt's own test events."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window

    # -- eyes ----------------------------------------------------------------------------------------------------------

    def visible(self) -> dict[str, QQuickItem]:
        """Everything with a name that is visible now; of equal names the one on top."""
        found: dict[str, QQuickItem] = {}

        def look(item: QQuickItem) -> None:
            if not item.isVisible() or item.opacity() == 0:
                return
            name = item.objectName()
            if name:
                found[name] = item
            for child in item.childItems():
                look(child)

        look(self.window.contentItem())
        return found

    def named(self, prefix: str) -> Iterator[tuple[str, QQuickItem]]:
        """Name and item of the usable visible things whose names begin with `prefix`."""
        return ((name, item) for name, item in self.visible().items() if name.startswith(prefix) and usable(item))

    def find(self, name: str) -> QQuickItem:
        """The visible thing of this name; LostError if there is none."""
        item = self.visible().get(name)
        if item is None:
            raise LostError(f"nothing visible is called {name!r}; there are {sorted(self.visible())}")
        return item

    def sees(self, name: str) -> bool:
        """Something of this name is visible."""
        return name in self.visible()

    def focused(self) -> QQuickItem | None:
        """What has the keyboard focus."""
        return self.window.activeFocusItem()

    def picture(self, file: Path) -> None:
        """Saves what the window shows."""
        self.settle()
        file.parent.mkdir(parents=True, exist_ok=True)
        if not self.window.grabWindow().save(str(file)):
            raise LostError(f"the picture {file} could not be saved")

    # -- time ----------------------------------------------------------------------------------------------------------

    def settle(self, seconds: float = 0.0) -> None:
        """Lets the window do all that it has to do now (and for `seconds` more)."""
        end = time.monotonic() + seconds
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        while time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 10)
        QCoreApplication.processEvents()

    def wait(self, done: Callable[[], bool], what: str) -> None:
        """Waits until `done()`; LostError with `what` when patience is at its end."""
        end = time.monotonic() + PATIENCE_S
        while not done():
            if time.monotonic() > end:
                raise LostError(f"waited {PATIENCE_S:.0f} s in vain: {what}")
            QTest.qWait(5)

    # -- hands ---------------------------------------------------------------------------------------------------------

    def click(self, name: str) -> None:
        """Clicks on the middle of the visible thing of this name."""
        self.click_at(centre(self.find(name), self.window))
        self.settle()

    def click_at(self, place: QPoint) -> None:
        """Moves the mouse to `place` (window pixels) and clicks."""
        self.hover_at(place)
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def hover_at(self, place: QPoint) -> None:
        """Moves the mouse to `place`."""
        QTest.mouseMove(self.window, place)
        self.settle()

    def key(self, key: str) -> None:
        """Presses and releases a key: a name of KEYS, or one character."""
        if key in KEYS:
            QTest.keyClick(self.window, KEYS[key])
        elif key.isascii():
            shift = Qt.KeyboardModifier.ShiftModifier if key.isupper() else Qt.KeyboardModifier.NoModifier
            QTest.keyClick(self.window, Qt.Key(ord(key.upper())), shift)
        else:  # as an input method would bring it
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, key)
                QCoreApplication.sendEvent(self.window, event)
        self.settle()

    def write(self, text: str) -> None:
        """Types a text."""
        for character in text:
            self.key(character)


class XHands(Hands):
    """The same by way of the X server: xdotool moves the real pointer and presses real keys."""

    NAMES = {"Backtab": "shift+Tab", "Space": "space"}

    def _xdotool(self, *arguments: str) -> None:
        done = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=False)
        if done.returncode:
            raise LostError(f"xdotool {' '.join(arguments)}: {done.stderr}")

    def click_at(self, place: QPoint) -> None:
        """Moves the real pointer and clicks its button."""
        self.hover_at(place)
        self._xdotool("click", "1")
        self.settle(0.03)

    def hover_at(self, place: QPoint) -> None:
        """Moves the real pointer."""
        at = self.window.mapToGlobal(place)
        self._xdotool("mousemove", "--sync", str(at.x()), str(at.y()))
        self.settle(0.02)

    def key(self, key: str) -> None:
        """Presses a key of the real keyboard."""
        self._xdotool("key", self.NAMES.get(key, key))
        self.settle(0.03)


def usable(item: QQuickItem) -> bool:
    """It can be used now: enabled, and not one of ours that says no."""
    return bool(item.isEnabled()) and item.property("usable") is not False


def box(item: QQuickItem) -> QRectF:
    """Where the item is, in window pixels."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def centre(item: QQuickItem, window: QQuickWindow) -> QPoint:
    """The middle of the item, in pixels of `window`; LostError if that lies outside of it."""
    place = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    if not (0 <= place.x() < window.width() and 0 <= place.y() < window.height()):
        raise LostError(f"{item.objectName()} lies outside of the window, at {place.x()}, {place.y()}")
    return place
