"""The item tree of a window as it is drawn: what is visible, its box, its order; of texts, where the letters are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlComponent, qmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

CENTRE, RIGHT, MIDDLE, BOTTOM = 4, 2, 0x80, 0x40  # of Qt.AlignmentFlag


@dataclass(slots=True)
class Seen:
    """A visible item: its box in the window and the part of it that is not clipped away."""

    item: QQuickItem
    kind: str
    box: QRectF
    frame: QRectF
    order: int
    opacity: float
    parent: Seen | None
    text: str = ""
    ink: QRectF = field(default_factory=QRectF)
    pixels: float = 0.0

    def above(self, kind: str) -> Iterator[Seen]:
        """Ancestors whose class name begins with `kind`."""
        at = self.parent
        while at is not None:
            if at.kind.startswith(kind):
                yield at
            at = at.parent


def kind_of(item: QQuickItem) -> str:
    """The name of the QML type, without what Qt adds."""
    return str(item.metaObject().className()).split("_QML")[0]


class Tree:
    """All that is visible in a window, in the order in which it is drawn; on demand without reading its texts."""

    def __init__(self, window: QQuickWindow, unit: float, texts: bool = True) -> None:
        self.window = window
        self.unit = unit
        self.seen: list[Seen] = []
        self.frame = QRectF(0, 0, window.width(), window.height())
        self._reader = Reader(window) if texts else None
        self._look(window.contentItem(), self.frame, 1.0, None)
        self.covers = [each for each in self.seen if _opaque(each)]
        veils = [each for each in self.seen if _veil(each, self.frame)]
        self.first = veils[-1].order if veils else -1
        """What is drawn before this lies under a scrim."""
        self.texts = [each for each in self.seen if each.text]
        self.signs = [each for each in self.seen if each.kind == "Glyph" and not any(each.above("Brackets"))]
        shades = [each for each in self.seen if each.parent is not None and each.parent.kind == "Soft"]
        self._over = [*self.covers, *shades]
        self.tipped = {id_of(tip.property("target")) for tip in self._tips()}

    def _look(self, item: QQuickItem, frame: QRectF, opacity: float, parent: Seen | None) -> None:
        if not item.isVisible():
            return
        opacity *= item.opacity()
        if opacity <= 0.01:
            return
        box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        here = Seen(item, kind_of(item), box, frame, 0, opacity, parent)
        if item.clip():
            frame = frame.intersected(box)
        children = sorted(item.childItems(), key=QQuickItem.z)
        for child in children:
            if child.z() < 0:
                self._look(child, frame, opacity, here)
        here.order = len(self.seen)
        self.seen.append(here)
        if self._reader is not None and item.property("truncated") is not None:
            here.text = str(item.property("text") or "").strip()
            if here.text:
                here.ink, here.pixels = self._reader.text(item)
        for child in children:
            if child.z() >= 0:
                self._look(child, frame, opacity, here)

    def _tips(self) -> Iterator[QQuickItem]:
        left = [self.window.contentItem()]
        while left:
            item = left.pop()
            if kind_of(item) == "Tip":
                yield item
            left += item.childItems()

    def hidden(self, text: Seen, box: QRectF) -> bool:
        """Something opaque is drawn over this part of it."""
        return any(cover.order > text.order and cover.box.contains(box) for cover in self.covers)

    def touched(self, text: Seen, box: QRectF) -> bool:
        """Something opaque, or its shadow, is drawn over a part of it."""
        return any(cover.order > text.order and cover.box.intersects(box) for cover in self._over)


def id_of(item: object) -> int:
    """What tells one item from another: the address of the C++ object."""
    import shiboken6

    return int(shiboken6.getCppPointer(item)[0]) if isinstance(item, QQuickItem) else 0


READER = b"""
import QtQml
QtObject {
    function text(t) {
        return [t.elide !== undefined && t.elide !== 3 ? 1 : 0, t.contentWidth, t.contentHeight, t.horizontalAlignment,
            t.verticalAlignment, t.leftPadding, t.rightPadding, t.topPadding, t.bottomPadding, t.fontInfo.pixelSize];
    }
}
"""


class Reader:
    """Reads of a Text what Python cannot: its enumerations."""

    def __init__(self, window: QQuickWindow) -> None:
        engine = qmlEngine(window)
        assert engine is not None
        component = QQmlComponent(engine)
        component.setData(READER, QUrl())
        self._component = component
        self._made: Any = component.create()

    def text(self, item: QQuickItem) -> tuple[QRectF, float]:
        """Where the letters are in the window, and their pixel size."""
        found = self._made.text(item)
        values = found.toVariant() if hasattr(found, "toVariant") else found
        elides, width, height, across, down, left, right, top, bottom, pixels = values
        if elides:
            width = min(width, max(item.width(), 0))
        spare = item.width() - left - right - width
        room = item.height() - top - bottom - height
        x = left + (spare / 2 if int(across) & CENTRE else spare if int(across) & RIGHT else 0)
        y = top + (room / 2 if int(down) & MIDDLE else room if int(down) & BOTTOM else 0)
        return item.mapRectToScene(QRectF(x, y, width, height)), pixels


def _opaque(seen: Seen) -> bool:
    if seen.opacity < 0.99 or not seen.item.inherits("QQuickRectangle"):
        return False
    colour = seen.item.property("color")
    return isinstance(colour, QColor) and colour.alpha() == 255


def _veil(seen: Seen, frame: QRectF) -> bool:
    """A scrim: half transparent, over (nearly) the whole window."""
    if not seen.item.inherits("QQuickRectangle") or seen.box.width() < frame.width() * 0.98:
        return False
    colour = seen.item.property("color")
    return (
        isinstance(colour, QColor)
        and 0.3 < colour.alphaF() * seen.opacity < 0.95
        and seen.box.height() > frame.height() * 0.98
    )
