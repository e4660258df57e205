"""Small pictures of the table, one for each saved game, in the cache: a list shows what a game looked like."""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow

_log = logging.getLogger(__name__)

SIZE = QSize(548, 308)
"""Twice the place that the start screen has for it, for screens with small pixels."""


class Pictures:
    """The pictures below a folder; they may be lost at any time, and nothing depends on them. Without a folder there
    are none."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def path(self, ident: str) -> Path | None:
        """The picture of a game; None if there is none."""
        file = self._file(ident)
        return file if file is not None and file.is_file() else None

    def take(self, window: QQuickWindow, ident: str, later: bool = False) -> bool:
        """Keep what the window shows now as the picture of a game. Draws a frame: for quiet moments. `later`: it is
        written in the next turn of the event loop, for both together hold the window up. Never raises."""
        if self._folder is None or not window.isExposed():
            return False
        image = window.grabWindow()
        if later:
            QTimer.singleShot(0, lambda: self.keep(image, ident))
            return True
        return self.keep(image, ident)

    def keep(self, image: QImage, ident: str) -> bool:
        """Keep an image as the picture of a game, in our size; whatever lies over the edges is cut off."""
        file = self._file(ident)
        if file is None or image.isNull():
            return False
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = image.scaled(SIZE, Qt.AspectRatioMode.KeepAspectRatioByExpanding, smooth)
        left, top = (scaled.width() - SIZE.width()) // 2, (scaled.height() - SIZE.height()) // 2
        scaled = scaled.copy(left, top, SIZE.width(), SIZE.height())
        temporary = file.with_suffix(".tmp")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            if not scaled.save(str(temporary), "PNG"):  # type: ignore[call-overload]
                return False
            os.replace(temporary, file)
        except OSError as error:
            _log.info("no picture of the game: %s", error)
            return False
        return True

    def remove_all_but(self, idents: set[str]) -> None:
        """Remove the pictures of games that are not there any more."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            for file in self._folder.iterdir():
                if file.suffix in (".png", ".tmp") and file.stem not in idents:
                    file.unlink()

    def _file(self, ident: str) -> Path | None:
        if self._folder is None or Path(ident).name != ident:
            return None
        return self._folder / f"{ident}.png"
