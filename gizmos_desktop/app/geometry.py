"""Where the window was, and is again the next time, if that place is still there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWindow

from gizmos_desktop.app.preferences import Preferences, WindowPlace

LEAST = (960, 540)
LEAST_UPRIGHT = (580, 840)
"""Of a window that is taller than wide."""
IN_SIGHT = 120
"""So many pixels of the window's upper edge must lie on a screen, or it could not be moved."""
REST_MS = 500


def initial_properties(place: WindowPlace | None, screens: list[QRect]) -> dict[str, Any]:
    """Properties that the window is made with to lie where it lay, on these screens (their free areas); {} if nothing
    is known. A place that is on no screen any more gives the size only, no larger than the first screen."""
    if place is None or not screens:
        return {}
    area = next((screen for screen in screens if _in_sight(place, screen)), None)
    room = area or screens[0]
    height = max(LEAST[1], min(place.height, room.height()))
    found: dict[str, Any] = {
        "width": max(LEAST_UPRIGHT[0] if height >= LEAST_UPRIGHT[1] else LEAST[0], min(place.width, room.width())),
        "height": height,
    }
    if area is not None:
        found |= {"x": place.x, "y": place.y}
    if place.state == "maximized":
        found["visibility"] = QWindow.Visibility.Maximized.value
    elif place.state == "fullscreen":
        found["visibility"] = QWindow.Visibility.FullScreen.value
    return found


def _in_sight(place: WindowPlace, screen: QRect) -> bool:
    edge = QRect(place.x, place.y, place.width, 1)
    seen = edge.intersected(screen)
    return seen.width() >= min(IN_SIGHT, place.width)


def screens() -> list[QRect]:
    """The free areas of all screens, the first one first."""
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


class Geometry(QObject):
    """Watches a window and keeps its place among the settings."""

    def __init__(self, window: QWindow, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._preferences = preferences
        self._normal = window.geometry()  # of the window when it was neither maximized nor full screen
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self.keep)
        for signal in (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged):
            signal.connect(self._moved)
        window.windowStateChanged.connect(self._moved)

    def _moved(self) -> None:
        self._timer.start()

    def keep(self) -> None:
        """Put the present place among the settings."""
        self._timer.stop()
        window = self._window
        if not window.isVisible():
            return
        states = {Qt.WindowState.WindowMaximized: "maximized", Qt.WindowState.WindowFullScreen: "fullscreen"}
        state = states.get(window.windowState(), "normal")
        if window.windowState() == Qt.WindowState.WindowMinimized:
            return
        if state == "normal":
            self._normal = window.geometry()
        place = {
            "x": self._normal.x(),
            "y": self._normal.y(),
            "width": max(1, self._normal.width()),
            "height": max(1, self._normal.height()),
            "state": state,
        }
        self._preferences.set("window", place)

    def stop(self) -> None:
        """The window is about to go: keep its place once more, and watch it no longer."""
        self.keep()
        for signal in (
            self._window.xChanged,
            self._window.yChanged,
            self._window.widthChanged,
            self._window.heightChanged,
            self._window.windowStateChanged,
        ):
            signal.disconnect(self._moved)
