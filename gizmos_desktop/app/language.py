"""The language of the texts. English sources need a translation too: it holds the plurals."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

_log = logging.getLogger(__name__)

SOURCE = "en"
"""The language that the sources are written in."""


class Translation(QTranslator):
    """A translation read from a file. From memory, because Qt maps the file itself, and dies when an update of the
    program rewrites it meanwhile."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._data = file.read_bytes()  # Qt keeps pointing into it
        self.valid = self.load(self._data)


class Language:
    """The translations of a folder, of which one is installed at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._installed: Translation | None = None
        self.code = ""
        """The language that is spoken; "" before the first `use`."""

    @property
    def valid(self) -> bool:
        """Whether the translation of that language is there and could be read."""
        return self._installed is not None

    def available(self) -> tuple[str, ...]:
        """The codes of the languages that there is a translation of, in order."""
        names = (file.stem.removeprefix("gizmos_") for file in self._folder.glob("gizmos_*.qm"))
        return tuple(sorted(names))

    def use(self, wanted: str) -> str:
        """Speak a language from now on ("": the system's), or English if there is no translation; its code."""
        code = self._found(wanted)
        if code != self.code:
            self._install(code)
        return self.code

    def _found(self, wanted: str) -> str:
        there = {name.replace("-", "_").lower(): name for name in self.available()}
        for name in [wanted] if wanted else QLocale.system().uiLanguages():
            code = name.replace("-", "_").lower()
            while code:
                if code in there:
                    return there[code]
                code = code.rpartition("_")[0]
        return SOURCE

    def _install(self, code: str) -> None:
        old, self._installed = self._installed, None
        if old is not None:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self.code = code
        file = self._folder / f"gizmos_{code}.qm"
        if not file.is_file():
            _log.info("there is no translation %s", file)
            return
        translation = Translation(file, QCoreApplication.instance())
        if not translation.valid:
            _log.warning("the translation %s cannot be read", file)
            return
        QCoreApplication.installTranslator(translation)
        self._installed = translation
