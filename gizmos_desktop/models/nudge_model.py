"""The tips of the first games: each is given once, at most one a turn, and never to a computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.app.preferences import Preferences
from gizmos_desktop.models.derive.nudges import Nudge
from gizmos_desktop.models.qtypes import QVariantMap
from gizmos_desktop.models.rows import plain
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.words.nudges import nudge_text

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class NudgeModel(QObject):
    """Shows a tip until it is closed or the person has decided. Which have been given is kept in the settings; who
    switches tips on again gets them all once more."""

    codeChanged = Signal()
    textChanged = Signal()
    targetChanged = Signal()

    def __init__(self, parent: QObject | None = None, preferences: Preferences | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences or Preferences()
        self._preferences.changed.connect(self._on_setting)
        self._shown: Nudge | None = None
        self._moment: tuple[str, int] | None = None  # when it was given: the game, and its decisions
        self._turn: tuple[str, int] | None = None  # the turn that has had its tip

    # -- for the other models ------------------------------------------------------------------------------------------

    def follow(self, session: SessionFace | None, fitting: Sequence[Nudge], turn: int) -> None:
        """What is played now, the tips that fit, and the number of the turn; None: nothing is played, or it is not in
        sight, or tips have no place in it."""
        settings = self._preferences.settings
        if session is None or not settings.tips or session.state != "person":
            self._show(None)
            return
        ident = session.timeline.header.ident
        moment = (ident, len(session.history))
        if self._shown is not None:
            if moment == self._moment:
                return  # a payment that is looked at, say, does not take it away
            self._show(None)
        fresh = next((each for each in fitting if each.code not in settings.tips_seen), None)
        if fresh is None or self._turn == (ident, turn):
            return
        self._moment, self._turn = moment, (ident, turn)
        self._preferences.set("tips_seen", (*settings.tips_seen, fresh.code))
        self._show(fresh)

    def retranslate(self) -> None:
        """The language has changed."""
        self.textChanged.emit()

    def _show(self, nudge: Nudge | None) -> None:
        if nudge != self._shown:
            self._shown = nudge
            self.targetChanged.emit()
            self.textChanged.emit()
            self.codeChanged.emit()

    def _on_setting(self, key: str) -> None:
        if key == "tips":
            if self._preferences.settings.tips:
                self._preferences.set("tips_seen", ())
            else:
                self._show(None)

    # -- what can be read and done -------------------------------------------------------------------------------------

    @Property(str, notify=codeChanged)
    def code(self) -> str:
        """Code of the tip that is shown, "" for none."""
        return self._shown.code if self._shown else ""

    @Property(str, notify=textChanged)
    def text(self) -> str:
        """What it says."""
        return nudge_text(self._shown.code, self._shown.count) if self._shown else ""

    @Property(QVariantMap, notify=targetChanged)
    def target(self) -> dict[str, Any]:
        """What it points at: {kind, card, level}; {} for nothing."""
        return dict(plain(self._shown.target)) if self._shown else {}

    @Slot()
    def close(self) -> None:
        """It has been read."""
        self._show(None)
