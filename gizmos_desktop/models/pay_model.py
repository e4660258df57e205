"""The choice among the payments for one card."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.derive.shapes import OptionRow, PayState
from gizmos_desktop.models.notify import notify
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.rows import RowList, plain

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class PayModel(QObject):
    """The payments for `card`, best first, and how the chosen one works (`lanes`). `card` is "" while nothing is
    being paid."""

    cardChanged = Signal()
    titleChanged = Signal()
    sumChanged = Signal()
    lineChanged = Signal()
    offeredChanged = Signal()
    colorChanged = Signal()
    chosenChanged = Signal()
    lanesChanged = Signal()
    chosenByUser = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = PayState()
        self._options = RowList(OptionRow, self)

    @property
    def state(self) -> PayState:
        """What is shown now."""
        return self._state

    def update(self, state: PayState) -> None:
        """Shows another state and notifies what changed."""
        old, self._state = self._state, state
        notify(self, old, state)

    @Property(str, notify=cardChanged)
    def card(self) -> str:
        """The card to be built."""
        return self._state.card

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """What is paid for how much ("Build for 6 Electric")."""
        return self._state.title

    @Property(str, notify=sumChanged)
    def sum(self) -> str:
        """What the chosen payment comes to ("6 of 6")."""
        return self._state.sum

    @Property(str, notify=lineChanged)
    def line(self) -> str:
        """What the chosen payment takes, as a sentence."""
        return self._state.line

    @Property(str, notify=offeredChanged)
    def offered(self) -> str:
        """How many payments there are ("3 ways to pay")."""
        return self._state.offered

    @Property(str, notify=colorChanged)
    def color(self) -> str:
        """Cost colour of the card, or "any"."""
        return self._state.color

    @Property(int, notify=chosenChanged)
    def chosen(self) -> int:
        """Place of the chosen payment in `options`."""
        return self._state.chosen

    @Property(QVariantList, notify=lanesChanged)
    def lanes(self) -> list[dict[str, Any]]:
        """How the chosen payment works: {from: [colour], converters: [{card, tokens}], out: [colour], changed:
        [bool]} per lane."""
        return list(plain(self._state.lanes))

    @Property(RowList, constant=True)
    def options(self) -> RowList:
        """OptionRows, best first."""
        return self._options

    @Slot(int)
    def choose(self, index: int) -> None:
        """Chooses another payment (does not play it); an index that is none is ignored."""
        if 0 <= index < len(self._state.options):
            self.chosenByUser.emit(index)
