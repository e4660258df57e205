"""The one list model behind every list that QML sees: frozen rows with a key, updated by difference.

A row is a frozen dataclass with a `key` that is unique in its list. The roles are the fields in camelCase (`can_file`
-> `canFile`). `update` turns the old rows into the new ones with the fewest removals, moves, insertions and changes,
so that delegates (and with them keyboard focus) live on as long as their row does.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Protocol

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.qtypes import QVariantMap

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

Index = QModelIndex | QPersistentModelIndex
FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class Row(Protocol):
    """What a row must have: a `key`, unique in its list."""

    @property
    def key(self) -> str: ...


@cache
def camel(name: str) -> str:
    """`can_file` -> `canFile`: the name under which QML knows a Python field."""
    head, *rest = name.split("_")
    return head + "".join(part.capitalize() for part in rest)


def plain(value: Any) -> Any:
    """The value with every tuple turned into a list, deeply: Qt turns a tuple inside a variant into nothing."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def longest_rising(numbers: Sequence[int]) -> list[int]:
    """Places of a longest strictly rising run (not necessarily of neighbours) in `numbers`."""
    tails: list[int] = []  # place where the best run of each length ends
    before: list[int] = []  # place of the one before, -1 for none
    for place, number in enumerate(numbers):
        length = bisect_left(tails, number, key=numbers.__getitem__)
        before.append(tails[length - 1] if length else -1)
        tails[length : length + 1] = [place]
    found: list[int] = []
    place = tails[-1] if tails else -1
    while place >= 0:
        found.append(place)
        place = before[place]
    return found[::-1]


@QmlElement
class RowList(QAbstractListModel):
    """Rows of one frozen dataclass. `count` and `get(i)` are there for QML; Python reads `rows`."""

    countChanged = Signal()

    def __init__(self, row_type: type[Any] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = [] if row_type is None else [field.name for field in fields(row_type)]
        self._rows: list[Any] = []
        self._roles = {FIRST_ROLE + n: QByteArray(camel(name).encode()) for n, name in enumerate(self._names)}

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows as they are now."""
        return tuple(self._rows)

    @Property(int, notify=countChanged)
    def count(self) -> int:
        """Number of rows."""
        return len(self._rows)

    @Slot(int, result=QVariantMap)
    def get(self, index: int) -> dict[str, Any]:
        """Row `index` as a map of its roles; empty if there is none."""
        if not 0 <= index < len(self._rows):
            return {}
        return {camel(name): plain(getattr(self._rows[index], name)) for name in self._names}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        """Number of rows; a row has no children."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Value of one field of one row; None for a role or row that does not exist."""
        place = role - FIRST_ROLE
        if not index.isValid() or not 0 <= index.row() < len(self._rows) or not 0 <= place < len(self._names):
            return None
        return plain(getattr(self._rows[index.row()], self._names[place]))

    def roleNames(self) -> dict[int, QByteArray]:
        """Field names in camelCase."""
        return self._roles

    def update(self, rows: Sequence[Row]) -> bool:
        """Makes `rows` the content and notifies what changed; true if anything did. Keys must be distinct
        (ValueError)."""
        new = list(rows)
        before = len(self._rows)
        same = self._same_from_the_start(new)
        if same == before == len(new):
            return False
        keys = [row.key for row in new]
        wanted = set(keys)
        if len(wanted) != len(keys):
            raise ValueError(f"keys are not distinct: {keys}")
        if same < before:
            self._remove_all_but(wanted)
            self._reorder(keys)
        self._fill_in(new, same)
        if len(self._rows) != before:
            self.countChanged.emit()
        return True

    def _same_from_the_start(self, new: Sequence[Any]) -> int:
        """How many rows stay as they are before the first that differs: a log only grows."""
        count = 0
        for old, row in zip(self._rows, new, strict=False):
            if old is not row and old != row:
                break
            count += 1
        return count

    def _remove_all_but(self, wanted: set[str]) -> None:
        last = len(self._rows) - 1
        while last >= 0:
            if self._rows[last].key in wanted:
                last -= 1
                continue
            first = last
            while first > 0 and self._rows[first - 1].key not in wanted:
                first -= 1
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _reorder(self, keys: Sequence[str]) -> None:
        """Brings the rows that are left into the order of `keys`; those of a longest run that is in order already
        stay put."""
        places = {row.key: n for n, row in enumerate(self._rows)}
        kept = [key for key in keys if key in places]
        if all(places[key] == n for n, key in enumerate(kept)):
            return
        staying = {kept[n] for n in longest_rising([places[key] for key in kept])}
        for number, key in enumerate(kept):
            if key in staying:
                continue
            found = self._place_of(key)
            target = self._place_of(kept[number - 1]) + 1 if number else 0
            if found != target:
                self.beginMoveRows(QModelIndex(), found, found, QModelIndex(), target)
                self._rows.insert(target if target < found else target - 1, self._rows.pop(found))
                self.endMoveRows()

    def _place_of(self, key: str) -> int:
        return next(n for n, row in enumerate(self._rows) if row.key == key)

    def _fill_in(self, new: Sequence[Any], place: int) -> None:
        """Inserts the rows that are missing, run by run, and changes those that differ; the old ones are in order
        already, and those before `place` are as they shall be."""
        known = {row.key for row in self._rows}
        while place < len(new):
            if new[place].key in known:
                self._change(place, new[place])
                place += 1
                continue
            end = place + 1
            while end < len(new) and new[end].key not in known:
                end += 1
            self.beginInsertRows(QModelIndex(), place, end - 1)
            self._rows[place:place] = new[place:end]
            self.endInsertRows()
            place = end

    def _change(self, place: int, row: Row) -> None:
        old = self._rows[place]
        if old is row or old == row:
            return
        roles = [FIRST_ROLE + n for n, name in enumerate(self._names) if getattr(old, name) != getattr(row, name)]
        self._rows[place] = row
        where = self.index(place)
        self.dataChanged.emit(where, where, roles)
