"""What is shipped with the program and under which licences, for the About page."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlSingleton

from gizmos_desktop.app import licences
from gizmos_desktop.models.qtypes import QVariantList

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
@QmlSingleton
class Licences(QObject):
    """Names and licences are the same in every language."""

    # It is never sent; Qt's own description of types forgets constants (shared/qt/qt.md).
    changed = Signal()

    @cached_property
    def _rows(self) -> list[dict[str, Any]]:
        return [
            {"name": f"{part.title} {part.version}".rstrip(), "licence": part.licence.replace("LicenseRef-", "")}
            for part in licences.parts()
        ]

    @Property(QVariantList, notify=changed)
    def parts(self) -> list[dict[str, Any]]:
        """Rows of `name` (with its version) and `licence` (SPDX)."""
        return self._rows

    @Property(str, notify=changed)
    def texts(self) -> str:
        """The folder with all texts; "" where there is none."""
        folder = licences.texts()
        return "" if folder is None else str(folder)
