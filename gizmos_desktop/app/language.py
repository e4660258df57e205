"""The language of the texts. English sources need a translation too: it holds the plurals."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator

_log = logging.getLogger(__name__)


def load_language(folder: Path, language: str = "en") -> QTranslator | None:
    """Install the translation of `folder`; None, with a message in the log, if there is none."""
    translator = QTranslator(QCoreApplication.instance())
    if not translator.load(str(folder / f"gizmos_{language}.qm")):
        _log.info("there is no translation for %s in %s", language, folder)
        return None
    QCoreApplication.installTranslator(translator)
    return translator
