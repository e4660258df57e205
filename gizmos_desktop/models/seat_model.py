"""One seat's dashboard as QML sees it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.derive.shapes import CardRow, SeatState, SetsOffRow
from gizmos_desktop.models.notify import notify
from gizmos_desktop.models.qtypes import QVariantList
from gizmos_desktop.models.rows import RowList, plain
from gizmos_desktop.models.words.names import KINDS, kind_name

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class SeatModel(QObject):
    """Ring, limits, columns, archive and points of one seat; `columns` are five maps {kind, name, cards (RowList)}."""

    seatChanged = Signal()
    nameChanged = Signal()
    kindChanged = Signal()
    levelNameChanged = Signal()
    levelShortChanged = Signal()
    avatarChanged = Signal()
    scoreChanged = Signal()
    tokensChanged = Signal()
    gizmoPointsChanged = Signal()
    gizmosChanged = Signal()
    level3Changed = Signal()
    ringChanged = Signal()
    storageChanged = Signal()
    archiveLimitChanged = Signal()
    researchAmountChanged = Signal()
    noFileChanged = Signal()
    noResearchChanged = Signal()
    turnChanged = Signal()
    spendChanged = Signal()
    lastTurnChanged = Signal()
    lastTurnTextChanged = Signal()
    columnsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = SeatState()
        self._archive = RowList(CardRow, self)
        self._sets_off = RowList(SetsOffRow, self)
        self._upgrade = RowList(CardRow, self)
        self._converter = RowList(CardRow, self)
        self._file = RowList(CardRow, self)
        self._pick = RowList(CardRow, self)
        self._build = RowList(CardRow, self)

    @property
    def state(self) -> SeatState:
        """What is shown now."""
        return self._state

    def update(self, state: SeatState) -> None:
        """Shows another state and notifies what changed."""
        old, self._state = self._state, state
        notify(self, old, state)

    def retranslate(self) -> None:
        """The language has changed: the names of the columns are other ones."""
        self.columnsChanged.emit()

    @Property(int, notify=seatChanged)
    def seat(self) -> int:
        """Number of the seat, from 0."""
        return self._state.seat

    @Property(str, notify=nameChanged)
    def name(self) -> str:
        """The player's name."""
        return self._state.name

    @Property(str, notify=kindChanged)
    def kind(self) -> str:
        """Code: "person" or "computer"."""
        return self._state.kind

    @Property(str, notify=levelNameChanged)
    def levelName(self) -> str:
        """What plays here, in words ("Computer, easy"); "" for a person."""
        return self._state.level_name

    @Property(str, notify=levelShortChanged)
    def levelShort(self) -> str:
        """The same where there is little room ("Easy")."""
        return self._state.level_short

    @Property(int, notify=avatarChanged)
    def avatar(self) -> int:
        """Number of the robot head."""
        return self._state.avatar

    @Property(int, notify=scoreChanged)
    def score(self) -> int:
        """What the seat would score if the game ended now."""
        return self._state.score

    @Property(int, notify=tokensChanged)
    def tokens(self) -> int:
        """Sum of the victory point tokens."""
        return self._state.tokens

    @Property(int, notify=gizmoPointsChanged)
    def gizmoPoints(self) -> int:
        """Points printed on the active Gizmos."""
        return self._state.gizmo_points

    @Property(int, notify=gizmosChanged)
    def gizmos(self) -> int:
        """Number of active Gizmos, the starting one included."""
        return self._state.gizmos

    @Property(int, notify=level3Changed)
    def level3(self) -> int:
        """Number of active level 3 Gizmos."""
        return self._state.level3

    @Property(QVariantList, notify=ringChanged)
    def ring(self) -> list[str]:
        """Colours of the stored spheres, sorted by colour."""
        return list(self._state.ring)

    @Property(int, notify=storageChanged)
    def storage(self) -> int:
        """Storage limit of the ring."""
        return self._state.storage

    @Property(int, notify=archiveLimitChanged)
    def archiveLimit(self) -> int:
        """File limit."""
        return self._state.archive_limit

    @Property(int, notify=researchAmountChanged)
    def researchAmount(self) -> int:
        """Cards drawn by a Research."""
        return self._state.research_amount

    @Property(bool, notify=noFileChanged)
    def noFile(self) -> bool:
        """The seat can never File again."""
        return self._state.no_file

    @Property(bool, notify=noResearchChanged)
    def noResearch(self) -> bool:
        """The seat can never Research again."""
        return self._state.no_research

    @Property(bool, notify=turnChanged)
    def turn(self) -> bool:
        """It is this seat's turn."""
        return self._state.turn

    @Property(QVariantList, notify=spendChanged)
    def spend(self) -> list[int]:
        """Places in `ring` whose spheres the chosen payment spends."""
        return list(self._state.spend)

    @Property(QVariantList, notify=lastTurnChanged)
    def lastTurn(self) -> list[Any]:
        """The steps of the seat's latest turn, each a list of strip tokens."""
        return list(plain(self._state.last_turn))

    @Property(str, notify=lastTurnTextChanged)
    def lastTurnText(self) -> str:
        """Heading of `lastTurn` ("Last turn: a chain of 5")."""
        return self._state.last_turn_text

    @Property(RowList, constant=True)
    def archive(self) -> RowList:
        """CardRows of the archive, in order of arrival."""
        return self._archive

    @Property(RowList, constant=True)
    def setsOff(self) -> RowList:
        """SetsOffRows: which actions set off Gizmos of this seat."""
        return self._sets_off

    @Property(QVariantList, notify=columnsChanged)
    def columns(self) -> list[dict[str, Any]]:
        """The five columns Upgrade, Converter, File, Pick, Build: {kind, name, cards}; `cards` is a RowList of
        CardRows."""
        return [{"kind": kind, "name": kind_name(kind), "cards": self.column(kind)} for kind in KINDS]

    def column(self, kind: str) -> RowList:
        """The rows of one column."""
        rows: RowList = getattr(self, f"_{kind}")
        return rows
