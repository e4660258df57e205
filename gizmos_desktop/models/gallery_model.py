"""The card gallery: all cards, filtered, with what may be known of them in the game that is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.engine import CARDS, COLORS
from gizmos_desktop.models.derive.find import words_of
from gizmos_desktop.models.derive.gallery import SEEN, Filter, GalleryRow, Sight, sights_of, texts_of
from gizmos_desktop.models.qtypes import QVariantList, QVariantMap
from gizmos_desktop.models.rows import RowList
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.words import gallery as words
from gizmos_desktop.models.words.names import KINDS

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

GROUPS = {"level": "levels", "kind": "kinds", "energy": "energies"}
"""Groups of filters, as QML calls them, and their fields in `Filter`."""
ORDER = sorted(CARDS, key=lambda card: (CARDS[card].level == 0, card))
"""By number; the Starting Gizmos, which are all alike, at the end."""


@QmlElement
class GalleryModel(QObject):
    """The cards that pass the filters. Filters stay as they are until the program ends; the one for seen cards is for
    the game."""

    stampChanged = Signal()
    filterChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = RowList(GalleryRow, self)
        self._filter = Filter()
        self._query = ""
        self._stamp = 0
        self._names: tuple[str, ...] = ()  # of the seats; none outside a game
        self._sights: dict[str, Sight] = {}
        self._texts: dict[str, tuple[str, ...]] = {}

    # -- what can be read ----------------------------------------------------------------------------------------------

    @Property(RowList, constant=True)
    def rows(self) -> RowList:
        """GalleryRows of the cards that are shown, in `ORDER`."""
        return self._rows

    @Property(int, notify=stampChanged)
    def stamp(self) -> int:
        """Grows whenever `about` gives something else."""
        return self._stamp

    @Property(bool, notify=stampChanged)
    def inGame(self) -> bool:
        """A game is on the table: cards say where they are."""
        return bool(self._names)

    @Property(str, notify=filterChanged)
    def countText(self) -> str:
        """How many cards are shown."""
        return words.matches(len(self._rows.rows), len(CARDS))

    @Property(QVariantList, notify=stampChanged)
    def groups(self) -> list[list[dict[str, str]]]:
        """The filters by group: {group code label icon}."""
        codes = {"level": ("1", "2", "3"), "kind": KINDS, "energy": (*COLORS, "any")}
        icons = {"level": "level", "kind": "", "energy": None}
        return [
            [
                {
                    "group": group,
                    "code": code,
                    "label": words.filter_label(group, code),
                    "icon": "" if icons[group] is None else f"{icons[group]}{code}",
                }
                for code in found
            ]
            for group, found in codes.items()
        ]

    @Property(bool, notify=filterChanged)
    def filtered(self) -> bool:
        """Some cards are left out."""
        return self._filter != Filter()

    @Property(QVariantList, notify=filterChanged)
    def chosen(self) -> list[str]:
        """The filters that are chosen: "level 2", "kind pick", "energy red"."""
        groups = [(group, sorted(getattr(self._filter, field), key=str)) for group, field in GROUPS.items()]
        return [f"{group} {code}" for group, codes in groups for code in codes]

    def _seen_of(self) -> str:
        return self._filter.seen

    def _set_seen(self, seen: str) -> None:
        if seen != self._filter.seen and seen in ("", "seen", "unseen"):
            self._use(replace(self._filter, seen=seen))

    seen = Property(str, _seen_of, _set_seen, notify=filterChanged)
    """"", "seen" or "unseen": which cards are shown of those in this game."""

    def _query_of(self) -> str:
        return self._query

    def _look_for(self, query: str) -> None:
        if query != self._query:
            self._query = query
            self._use(replace(self._filter, words=words_of(query)))

    query = Property(str, _query_of, _look_for, notify=filterChanged)
    """Words that have to be in a card's name, rule or number."""

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot(str, str)
    def toggle(self, group: str, code: str) -> None:
        """Chooses a filter, or drops it: group level (code 0 to 3), kind or energy."""
        field = GROUPS[group]
        value: Any = int(code) if group == "level" else code
        self._use(replace(self._filter, **{field: getattr(self._filter, field) ^ {value}}))

    @Slot()
    def showAll(self) -> None:
        """Drops all filters."""
        self._query = ""
        self._use(Filter())

    @Slot(str, result=QVariantMap)
    def about(self, card: str) -> dict[str, Any]:
        """{words number lines [{icon, text}]}: the card in the large view; bind with `stamp`."""
        if card not in CARDS:
            return {}
        found = CARDS[card]
        lines = [
            {"icon": found.category, "text": words.column(found)},
            {"icon": f"level{found.level}" if found.level else "person", "text": words.level(found)},
        ]
        sight = self._sights.get(card, Sight())
        if sight.where:
            lines.append({"icon": "eye" if sight.where in SEEN else "lock", "text": self._told(card)})
        return {"words": self._texts_of(card)[3], "number": words.number(found), "lines": lines}

    # -- for Python ----------------------------------------------------------------------------------------------------

    def follow(self, session: SessionFace | None) -> None:
        """What may be known of the cards in this game, by who sits in front of the screen; None: outside a game."""
        if session is None:
            self._names, self._sights = (), {}
        else:
            self._names = tuple(seat.name for seat in session.seats)
            self._sights = sights_of(session.game, session.history, knower_of(session))
        if not self._names and self._filter.seen:
            self._filter = replace(self._filter, seen="")
        self._show()

    def retranslate(self) -> None:
        """The language has changed."""
        self._texts.clear()
        self._show()

    def _use(self, found: Filter) -> None:
        self._filter = found
        self._show()

    def _show(self) -> None:
        self._rows.update([self._row(card) for card in ORDER if self._passes(card)])
        self._stamp += 1
        self.stampChanged.emit()
        self.filterChanged.emit()

    def _passes(self, card: str) -> bool:
        return self._filter.passes(CARDS[card], self._texts_of(card), self._sights.get(card, Sight()))

    def _row(self, card: str) -> GalleryRow:
        sight = self._sights.get(card, Sight())
        return GalleryRow(card, card, sight.where, sight.seat, sight.where in SEEN, self._told(card))

    def _told(self, card: str) -> str:
        sight = self._sights.get(card, Sight())
        name = self._names[sight.seat] if sight.seat >= 0 else ""
        return words.where_is(sight.where, name, sight.round, CARDS[card].level)

    def _texts_of(self, card: str) -> tuple[str, ...]:
        found = self._texts.get(card)
        if found is None:
            found = self._texts[card] = texts_of(CARDS[card])
        return found


def knower_of(session: SessionFace) -> int:
    """The seat whose own Researches may be told of; -1 for none: nobody sits there, or nobody knows who does."""
    if session.state == "replay" or session.open_hand:
        return session.viewer if session.open_hand else -1
    sits = session.state != "handover" and session.seats[session.viewer].kind == "person"
    return session.viewer if sits else -1
