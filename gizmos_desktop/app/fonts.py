"""The bundled fonts. The program asks the system for none."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

_log = logging.getLogger(__name__)

TEXT_FAMILY = "Figtree"


def load_fonts(folder: Path) -> list[str]:
    """Load every font file of `folder` and make the text family the default; the families that were found."""
    families: list[str] = []
    for file in sorted(folder.glob("*.[to]tf")):
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            _log.warning("the font %s cannot be read", file)
        else:
            families += QFontDatabase.applicationFontFamilies(number)
    if TEXT_FAMILY in families:
        QGuiApplication.setFont(QFont(TEXT_FAMILY))
    else:
        _log.warning("the bundled fonts are missing from %s", folder)
    return families
