"""The language of the texts. English sources need a translation too: it holds the plurals."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

_log = logging.getLogger(__name__)


class Translation(QTranslator):
    """A translation read from a file. From memory, because Qt maps the file itself, and dies when an update of the
    program rewrites it meanwhile."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._data = file.read_bytes()  # Qt keeps pointing into it
        self.valid = self.load(self._data)


def load_language(folder: Path, language: str = "en") -> Translation | None:
    """Install the translation of `folder`; None, with a message in the log, if there is none."""
    file = folder / f"gizmos_{language}.qm"
    if not file.is_file():
        _log.info("there is no translation %s", file)
        return None
    translation = Translation(file, QCoreApplication.instance())
    if not translation.valid:
        _log.warning("the translation %s cannot be read", file)
        return None
    QCoreApplication.installTranslator(translation)
    return translation
