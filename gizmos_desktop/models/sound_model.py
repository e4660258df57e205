"""What QML says about sounds: which one, and what is shown and can be heard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.preferences import Preferences
from gizmos_desktop.app.sound import SoundBox
from gizmos_desktop.models.notices import GOOD
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.words import notice as words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

KEYS = frozenset({"volume", "interface_volume", "mute"})


@QmlElement
class SoundModel(QObject):
    """The sounds, by name (resources/sounds), as loud as the preferences say. All is silent until `use` gives a box to
    play them: tests and the demo never do."""

    def __init__(
        self,
        parent: QObject | None = None,
        preferences: Preferences | None = None,
        tell: Callable[[Callable[[], str], str], None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._tell = tell  # a sentence for the notice bar, and its kind
        self._box: SoundBox | None = None
        self._preferences = preferences or Preferences()
        self._preferences.changed.connect(self._on_changed)

    def use(self, box: SoundBox) -> None:
        """Sounds are played by this box from now on."""
        self._box = box
        self._on_changed("volume")

    def close(self) -> None:
        """No more sounds, no process left."""
        if self._box is not None:
            self._box.close()

    @Slot()
    def toggle(self) -> None:
        """Sound off, or on again; a notice says so."""
        mute = not self._preferences.settings.mute
        self._preferences.set("mute", mute)
        if self._tell is not None:
            self._tell(partial(words.sound, not mute), GOOD)

    @Slot(str)
    def play(self, name: str) -> None:
        """A sound, now."""
        if self._box is not None:
            self._box.play(name)

    @Slot(QVariantList, float)
    def follow(self, moves: list[dict[str, Any]], pace: float) -> None:
        """The sounds of what the table shows from now on (the list of `TableModel.moved`), at this pace."""
        if self._box is not None:
            self._box.follow(moves, pace)

    @Slot()
    def skip(self) -> None:
        """What is shown has come to its end: sounds still to come are not heard."""
        if self._box is not None:
            self._box.skip()

    def _on_changed(self, key: str) -> None:
        if key in KEYS and self._box is not None:
            settings = self._preferences.settings
            self._box.set_volumes(settings.volume, settings.interface_volume, settings.mute)
