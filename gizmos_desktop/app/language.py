"""The language of the texts. English sources need a translation too: it holds the plurals."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

_log = logging.getLogger(__name__)

SOURCE = "en"
"""The language that the sources are written in."""

QT_CATALOGS = ("qtbase", "qtdeclarative")
"""Qt's own texts, in its dialog for files."""


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
        self._translators: list[Translation] = []
        self.code = ""
        """The language that is spoken; "" before the first `use`."""
        self.valid = False
        """Whether the translation of that language is there and could be read."""

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
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._translators, self.valid = [], False
        self.code = code
        QLocale.setDefault(locale_of(code))
        for file in qt_files(code):
            self._add(file)
        file = self._folder / f"gizmos_{code}.qm"
        if not file.is_file():
            _log.info("there is no translation %s", file)
        else:
            self.valid = self._add(file)

    def _add(self, file: Path) -> bool:
        translation = Translation(file, QCoreApplication.instance())
        if not translation.valid:
            _log.warning("the translation %s cannot be read", file)
            translation.deleteLater()
            return False
        QCoreApplication.installTranslator(translation)
        self._translators.append(translation)
        return True


def locale_of(code: str) -> QLocale:
    """How numbers and dates are written: as the system does if it speaks this language, else as is usual for it."""
    system, usual = QLocale.system(), QLocale(code)
    return system if system.language() == usual.language() else usual


def qt_files(code: str) -> list[Path]:
    """Qt's own translations of a language, as far as they are installed."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    country = QLocale(code).name()  # pt -> pt_BR
    found = []
    for catalog in QT_CATALOGS if code != SOURCE else ():
        files = (folder / f"{catalog}_{name}.qm" for name in (country, code))
        found += [file for file in files if file.is_file()][:1]
    return found
