"""Eyes and hands: finds visible things by the names of docs/architecture.md, and sends mouse and key events."""

import gc
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

PATIENCE_S = 20.0
"""How long a person would wait for something before calling it broken."""

OPEN_PLACES = [(0.5, 0.5)] + [(across / 10, down / 10) for down in (5, 3, 7, 1, 9) for across in (3, 7, 2, 8, 1, 9)]
"""Where to look for an open place on a thing, as parts of its width and height."""

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
    "F3": Qt.Key.Key_F3,
    "F4": Qt.Key.Key_F4,
    "F10": Qt.Key.Key_F10,
}


class LostError(AssertionError):
    """The robot cannot go on: what a person would need is not there. The text says what."""


class Hands:
    """Mouse and keyboard for `window`, by Qt's own test events."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window
        engine = qmlEngine(window)
        turns = engine.singletonInstance("Gizmos.Ui", "Turns") if engine is not None else None
        assert isinstance(turns, QObject)
        self._turns = turns

    # -- eyes ----------------------------------------------------------------------------------------------------------

    def visible(self) -> dict[str, QQuickItem]:
        """Everything with a name that is visible now, lowest first; of equal names the one on top.

        What is cut off (scrolled away) counts as visible if its middle is not.
        """
        found: dict[str, QQuickItem] = {}

        def look(item: QQuickItem, frame: QRectF) -> None:
            if not item.isVisible() or item.opacity() == 0:
                return
            name = item.objectName()
            if name and frame.contains(box(item).center()):
                found.pop(name, None)
                found[name] = item
            if item.clip():
                frame = frame.intersected(box(item))
            for child in sorted(children(item), key=QQuickItem.z):
                look(child, frame)

        look(self.window.contentItem(), QRectF(-1, -1, self.window.width() + 2, self.window.height() + 2))
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
        """Lets the window do all that it has to do now (and for `seconds` more), and make what it makes piece by
        piece."""
        end = time.monotonic() + seconds
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        while time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 10)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as a running event loop does
        if self._turns.property("busy"):
            self.wait(lambda: not self._turns.property("busy"), "what is made piece by piece")
        QCoreApplication.processEvents()

    def frame(self) -> None:
        """Until the window has been drawn once more, and everything in it is laid out."""
        if not self.window.isExposed():
            return
        drawn: list[bool] = []

        def note() -> None:
            drawn.append(True)

        self.window.frameSwapped.connect(note)
        self.window.update()
        self.wait(lambda: bool(drawn), "a frame")
        self.window.frameSwapped.disconnect(note)
        self.settle()

    def wait(self, done: Callable[[], bool], what: str) -> None:
        """Waits until `done()`; LostError with `what` when patience is at its end."""
        end = time.monotonic() + PATIENCE_S
        while not done():
            if time.monotonic() > end:
                raise LostError(f"waited {PATIENCE_S:.0f} s in vain: {what}")
            QTest.qWait(5)

    # -- hands ---------------------------------------------------------------------------------------------------------

    def click(self, name: str) -> None:
        """Clicks on the visible thing of this name, in the middle or where nothing else lies on top of it."""
        self.click_at(self.resting_place(name))
        self.settle()

    def resting_place(self, name: str) -> QPoint:
        """`open_place`, once it stays where it is: what has just appeared is laid out with the next frame, however long
        a busy machine takes to draw it."""
        place = self.open_place(name)
        for _ in range(20):
            self.frame()
            before, place = place, self.open_place(name)
            if place == before:
                break
        return place

    def open_place(self, name: str) -> QPoint:
        """A place on the thing of this name that no other named thing covers: cards may lie like a fan."""
        seen = self.visible()
        item = seen.get(name) or self.find(name)
        above = list(seen)[list(seen).index(name) + 1 :]
        covers = [
            box(seen[other])
            for other in above
            if not contains(item, seen[other]) and seen[other].property("usable") is not None
        ]
        whole = box(item)
        for across, down in OPEN_PLACES:
            place = QPointF(whole.x() + whole.width() * across, whole.y() + whole.height() * down)
            if not any(cover.contains(place) for cover in covers):
                return inside(place.toPoint(), name, self.window)
        names = [other for other in above if box(seen[other]).intersects(whole)]
        raise LostError(f"{name} is covered by {names}")

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

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._clicked = (0.0, QPoint(-1, -1))

    def click_at(self, place: QPoint) -> None:
        """Moves the real pointer and clicks its button; not so soon at the same place that it is a double click."""
        when, where = self._clicked
        rest = when + QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000 + 0.05 - time.monotonic()
        if rest > 0 and (place - where).manhattanLength() < 40:
            self.settle(rest)
        self.hover_at(place)
        self._clicked = (time.monotonic(), place)
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


def children(item: QQuickItem) -> list[QQuickItem]:
    """The items within. Now and then PySide gives the Python object of something that lay at the same address before;
    such objects are let go of first."""
    found = item.childItems()
    if not all(isinstance(child, QQuickItem) for child in found):
        gc.collect()
        found = [child for child in item.childItems() if isinstance(child, QQuickItem)]
    return found


def usable(item: QQuickItem) -> bool:
    """It can be used now: enabled, and not one of ours that says no."""
    return bool(item.isEnabled()) and item.property("usable") is not False


def box(item: QQuickItem) -> QRectF:
    """Where the item is, in window pixels."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def contains(outer: QQuickItem, inner: QQuickItem) -> bool:
    """`inner` is a part of `outer`."""
    item: QQuickItem | None = inner
    while item is not None and item is not outer:
        item = item.parentItem()
    return item is outer


def inside(place: QPoint, name: str, window: QQuickWindow) -> QPoint:
    """`place`; LostError if it lies outside of the window."""
    if not (0 <= place.x() < window.width() and 0 <= place.y() < window.height()):
        raise LostError(f"{name} lies outside of the window, at {place.x()}, {place.y()}")
    return place
