"""Sentences for the notice bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def sound(on: bool) -> str:
    """The sound has been switched by its key."""
    return (
        translate("Notice", "The sound is on.") if on else translate("Notice", "The sound is off. Ctrl+M turns it on.")
    )


def replaced(name: str) -> str:
    """A computer player has failed."""
    return translate("Notice", "{name} could not decide; a legal move was put in its place. The log says more.").format(
        name=name
    )
