"""What the window is drawn with: nonsense in the environment costs a line, not the window; a graphics driver that fails
is left alone from the next start on, which comes by itself."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

_log = logging.getLogger(__name__)

BACKENDS = frozenset({"", "software", "rhi"})
"""What QT_QUICK_BACKEND may name in our packages."""
DRAWING = frozenset({"", "opengl", "gl", "gles2", "d3d11", "d3d12", "metal"})
"""What QSG_RHI_BACKEND may name. Left out are `null`, which draws nothing at all, and `vulkan`, with which Qt crashes
where there is no such library, instead of saying so."""


def leave_out_nonsense() -> None:
    """Takes names out of the environment with which no window would be drawn; Qt then chooses itself. Says so."""
    for variable, known in (("QT_QUICK_BACKEND", BACKENDS), ("QSG_RHI_BACKEND", DRAWING)):
        name = os.environ.get(variable, "")
        if name.lower() not in known:
            del os.environ[variable]
            _log.warning("%s names %r, which cannot draw the window; Qt chooses itself", variable, name)


class Fallback(QObject):
    """Ends the program when the graphics driver fails for its window; then `start_again` starts it anew."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__()
        self.failed = False
        window.sceneGraphError.connect(self._on_error)

    def _on_error(self, _error: QQuickWindow.SceneGraphError, message: str) -> None:
        """In place of a black window."""
        if not self.failed:
            self.failed = True
            _log.warning("%s; starting again with --software", message)
            QGuiApplication.quit()


def start_again(arguments: Sequence[str]) -> None:
    """The same program with the same arguments, drawing in software. Only when this one has let go of its folders: a
    second program with the same ones would show the first one's window, and end."""
    program = [] if getattr(sys, "frozen", False) else ["-m", "gizmos_desktop"]
    QProcess.startDetached(sys.executable, [*program, "--software", *arguments])
