"""The one sentence that wants to be read, above whatever screen is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from gizmos_desktop.models.words import settings as settings_words
from gizmos_desktop.models.words import trouble

GOOD = "good"
"""Something went well: the sentence goes by itself."""
PROBLEM = "problem"
"""Something went wrong: the sentence stays until it is closed, or another game begins."""

Say = str | Callable[[], str]
"""A sentence, or what gives it: that is asked again when the language changes."""


class Notices(QObject):
    """Holds the sentence and its kind. Who makes it says the kind."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.kind = ""
        """GOOD or PROBLEM; "" if there is no sentence."""
        self._say: Say = ""
        self._unsaved = False

    def tell(self, say: Say, kind: str = PROBLEM) -> None:
        """Shows a sentence in place of the one before; "" shows none."""
        self._say = say
        text = say if isinstance(say, str) else say()
        kind = kind if text else ""
        if (text, kind) != (self.text, self.kind):
            self.text, self.kind = text, kind
            self.changed.emit()

    def dismiss(self) -> None:
        """It has been read, or is of no interest any more."""
        self.tell("")

    def retranslate(self) -> None:
        """The language has changed."""
        self.tell(self._say, self.kind)

    def pass_screen(self) -> None:
        """Another screen is shown: what went well there needs no more to be said."""
        if self.kind == GOOD:
            self.dismiss()

    def of_saving(self, code: str) -> None:
        """The game cannot be saved (a code of `Keeper.troubled`), or can again (""): said whenever that changes."""
        if code:
            self.tell(partial(trouble.not_saved, code))
        elif self._unsaved:
            self.tell(trouble.saved_again, GOOD)
        self._unsaved = bool(code)

    def of_settings(self, code: str) -> None:
        """The settings cannot be written; "" is no news."""
        if code:
            self.tell(partial(settings_words.not_written, code))
