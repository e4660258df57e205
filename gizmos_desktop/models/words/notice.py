"""Sentences for the notice bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def replaced(name: str) -> str:
    """A computer player has failed."""
    return translate("Notice", "{name} could not decide; a legal move was put in its place. The log says more.").format(
        name=name
    )
