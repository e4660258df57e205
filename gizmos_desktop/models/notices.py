"""The one sentence that wants to be read, above whatever screen is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gizmos_desktop.models.words import settings as settings_words
from gizmos_desktop.models.words import trouble

GOOD = "good"
"""Something went well: the sentence goes by itself."""
PROBLEM = "problem"
"""Something went wrong: the sentence stays until it is closed, or another game begins."""


class Notices(QObject):
    """Holds the sentence and its kind. Who makes it says the kind."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.kind = ""
        """GOOD or PROBLEM; "" if there is no sentence."""
        self._unsaved = False

    def tell(self, text: str, kind: str = PROBLEM) -> None:
        """Shows a sentence in place of the one before; "" shows none."""
        kind = kind if text else ""
        if (text, kind) != (self.text, self.kind):
            self.text, self.kind = text, kind
            self.changed.emit()

    def dismiss(self) -> None:
        """It has been read, or is of no interest any more."""
        self.tell("")

    def pass_screen(self) -> None:
        """Another screen is shown: what went well there needs no more to be said."""
        if self.kind == GOOD:
            self.dismiss()

    def of_saving(self, code: str) -> None:
        """The game cannot be saved (a code of `Keeper.troubled`), or can again (""): said whenever that changes."""
        if code:
            self.tell(trouble.not_saved(code))
        elif self._unsaved:
            self.tell(trouble.saved_again(), GOOD)
        self._unsaved = bool(code)

    def of_settings(self, code: str) -> None:
        """The settings cannot be written; "" is no news."""
        if code:
            self.tell(settings_words.not_written(code))
