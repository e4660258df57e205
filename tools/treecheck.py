"""Reads the item tree of a window: `python -m tools.treecheck` (`--help`).

Found are texts that are cut off without a tip that says them whole, that lie over each other, outside of the window or
of the thing they belong to, that are smaller than 11 design pixels or too faint; usable things without a name or a role
for assistive tools, too small to be touched or covered; and a keyboard focus that cannot be seen. What lies under a
scrim waits, and is not looked at.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).resolve().parents[1] / "tests" / "fonts.conf"))

from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtQml import QQmlComponent, qmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tools.contrast import contrast, mixed

LEAST_FONT = 11.0
"""Design pixels."""
LEAST_TARGET = 44.0
LEAST_CROWDED = 22.0
"""Where the next thing stands in the way of 44."""
LEAST_CONTRAST = 4.5
CENTRE, RIGHT, MIDDLE, BOTTOM = 4, 2, 0x80, 0x40  # of Qt.AlignmentFlag
SLACK = 1.01
"""Device pixels that a text may be off by rounding."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a user would stumble over. `kind`: cut overlap outside spills small faint nameless target
    covered focus; `what` tells whose, and how much."""

    kind: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}"


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
        """Something opaque is drawn over a part of it."""
        return any(cover.order > text.order and cover.box.intersects(box) for cover in self.covers)


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


def _name(seen: Seen) -> str:
    at: Seen | None = seen
    while at is not None and not at.item.objectName():
        at = at.parent
    return at.item.objectName() if at else ""


def _said(seen: Seen) -> str:
    return f"{seen.text[:60]!r} in {_name(seen) or 'window'}"


def _shrunk(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _roomy(box: QRectF) -> QRectF:
    return box.adjusted(-SLACK, -SLACK, SLACK, SLACK)


def cut(tree: Tree) -> Iterator[Fault]:
    """Texts that end in dots and are told whole nowhere; texts whose letters are clipped where nothing scrolls."""
    for text in _looked_at(tree):
        if text.item.property("truncated"):
            told = id_of(text.item) in tree.tipped or any(id_of(up.item) in tree.tipped for up in _parents(text))
            if not told:
                yield Fault("cut", _said(text))
        elif not _roomy(text.frame).contains(text.ink) and not _scrolls(text):
            yield Fault("cut", f"{_said(text)} by its frame")


def _parents(seen: Seen) -> Iterator[Seen]:
    at = seen.parent
    while at is not None:
        yield at
        if at.item.property("usable") is not None:
            return
        at = at.parent


def _scrolls(seen: Seen) -> bool:
    kinds = ("QQuickListView", "QQuickGridView", "QQuickFlickable", "QQuickTextInput", "TextBox")
    return any(True for kind in kinds for _ in seen.above(kind))


def _looked_at(tree: Tree) -> Iterator[Seen]:
    for text in tree.texts:
        if text.order > tree.first and text.frame.intersects(text.ink):
            yield text


def overlapping(tree: Tree) -> Iterator[Fault]:
    """Letters over letters, if nothing opaque lies between them; letters outside of the window or of their button."""
    texts = [(text, _shrunk(text.ink.intersected(text.frame), 2)) for text in _looked_at(tree)]
    # The height of a line is more than that of its letters
    texts = [(text, box.adjusted(0, box.height() * 0.12, 0, -box.height() * 0.12)) for text, box in texts]
    texts.sort(key=lambda pair: pair[1].left())
    for at, (one, box) in enumerate(texts):
        for other, there in texts[at + 1 :]:
            if there.left() > box.right():
                break
            both = box.intersected(there)
            if both.width() <= 0 or both.height() <= 0:
                continue
            lower = one if one.order < other.order else other
            if not tree.hidden(lower, both):
                yield Fault("overlap", f"{_said(one)} and {_said(other)}")


def outside(tree: Tree) -> Iterator[Fault]:
    """Letters outside of the window, or of the button or panel that they belong to."""
    for text in _looked_at(tree):
        if not _roomy(tree.frame).contains(text.ink) and not _scrolls(text):
            yield Fault("outside", _said(text))
            continue
        holder = next(
            (up for up in _parents(text) if up.kind in ("Btn", "Panel", "Chip", "PayOption", "SideTab")), None
        )
        if holder is not None and not _scrolls(text) and not _roomy(holder.box).contains(text.ink):
            yield Fault("spills", f"{_said(text)} out of {holder.kind}")


def small(tree: Tree) -> Iterator[Fault]:
    """Letters smaller than the floor, at a scale of 100 %."""
    for text in _looked_at(tree):
        scale = text.box.width() / text.item.width() if text.item.width() > 0 and not text.item.rotation() else 1.0
        if text.pixels * scale + 0.51 < LEAST_FONT * tree.unit:
            yield Fault("small", f"{_said(text)}: {text.pixels * scale / tree.unit:.1f}")


def targets(tree: Tree) -> Iterator[Fault]:
    """Usable things that cannot be hit by a finger, have no name or no role. Where things stand side by side each
    reaches to the next one."""
    QAccessible.setActive(True)
    things = [seen for seen in tree.seen if _usable(seen) and seen.order > tree.first]
    things = [seen for seen in things if seen.frame.intersects(seen.box)]
    for seen in things:
        item = seen.item
        name = item.objectName() or seen.kind
        face = QAccessible.queryAccessibleInterface(item)
        if face is None or face.role() in (QAccessible.Role.NoRole, QAccessible.Role.Client):
            yield Fault("nameless", f"{name} has no role")
        elif not face.text(QAccessible.Text.Name).strip():
            yield Fault("nameless", f"{name} has no name")
        reach = float(item.property("reach") or 0) * tree.unit
        hit = seen.box.adjusted(-reach, -reach, reach, reach)
        for side, least in ((hit.width(), LEAST_TARGET), (hit.height(), LEAST_TARGET)):
            if side / tree.unit >= least - 0.6:
                continue
            more = (LEAST_TARGET * tree.unit - side) / 2
            grown = hit.adjusted(-more, 0, more, 0) if side == hit.width() else hit.adjusted(0, -more, 0, more)
            crowded = any(other is not seen and other.box.intersects(grown) for other in things)
            if not crowded or side / tree.unit < LEAST_CROWDED - 0.6:
                yield Fault("target", f"{name}: {hit.width() / tree.unit:.0f} x {hit.height() / tree.unit:.0f}")
                break


def covered(tree: Tree) -> Iterator[Fault]:
    """Usable things over each other; cards may lie like a fan."""
    things = [seen for seen in tree.seen if _usable(seen) and seen.order > tree.first and seen.kind != "CardTile"]
    for at, one in enumerate(things):
        for other in things[at + 1 :]:
            both = _shrunk(one.box, 3 * tree.unit).intersected(_shrunk(other.box, 3 * tree.unit)).intersected(one.frame)
            if both.width() <= 0 or both.height() <= 0 or any(up is one for up in other.above("")):
                continue
            if not tree.hidden(one, both):
                yield Fault(
                    "covered", f"{one.item.objectName() or one.kind} by {other.item.objectName() or other.kind}"
                )


def _usable(seen: Seen) -> bool:
    item = seen.item
    return item.property("usable") is not None and item.property("interactive") is not False and item.isEnabled()


def faint(tree: Tree, picture: QImage) -> Iterator[Fault]:
    """Letters on a ground of nearly the same lightness, as the picture of the window shows them."""
    ratio = picture.width() / max(1, tree.window.width())
    for text in _looked_at(tree):
        box = text.ink.intersected(text.frame)
        if box.width() < 4 or box.height() < 4 or tree.touched(text, box):
            continue
        grounds: Counter[int] = Counter()
        left, top = int(box.left() * ratio), int(box.top() * ratio)
        right, bottom = (
            min(int(end * ratio), most)
            for end, most in ((box.right(), picture.width()), (box.bottom(), picture.height()))
        )
        for y in range(max(0, top), bottom, max(1, (bottom - top) // 12)):
            for x in range(max(0, left), right, max(1, (right - left) // 40)):
                grounds[picture.pixel(x, y)] += 1
        colour = text.item.property("color")
        if not grounds or not isinstance(colour, QColor):
            continue
        part = colour.alphaF() * text.opacity
        worst = 1.0
        for pixel, _ in grounds.most_common(3):
            ground = QColor.fromRgb(pixel)
            worst = contrast(mixed(colour, ground, part), ground)
            if worst > 1.3:  # else these are the letters themselves
                break
        if worst < LEAST_CONTRAST - 0.06:
            yield Fault("faint", f"{_said(text)}: {worst:.1f}")


def focused(window: QQuickWindow) -> QQuickItem | None:
    """What has the keyboard focus."""
    return window.activeFocusItem()


def focus(tree: Tree) -> Iterator[Fault]:
    """The keyboard's focus is on something that can be seen."""
    item = focused(tree.window)
    if item is None:
        yield Fault("focus", "nothing has the focus")
        return
    seen = next((each for each in tree.seen if each.item is item or id_of(each.item) == id_of(item)), None)
    name = item.objectName() or kind_of(item)
    if seen is None:
        yield Fault("focus", f"{name} has the focus and is not seen")
        return
    seen = next((up for up in seen.above("QQuickListView")), seen)  # a list shows where it is itself
    if not tree.frame.contains(seen.box.center()) or not seen.frame.contains(seen.box.center()):
        yield Fault("focus", f"{name} has the focus out of sight")
    elif seen.order <= tree.first:
        yield Fault("focus", f"{name} has the focus under a scrim")


def faults(window: QQuickWindow, unit: float, picture: QImage | None = None) -> list[Fault]:
    """All that is wrong in the window, `unit` being Theme.u; with its `picture` also what is too faint."""
    tree = Tree(window, unit)
    found = [*cut(tree), *overlapping(tree), *outside(tree), *small(tree), *targets(tree), *covered(tree), *focus(tree)]
    return found if picture is None else [*found, *faint(tree, picture)]


def main() -> int:
    """Check every scene and print what is found; 1 if anything is."""
    from tools.pseudo import CODE
    from tools.scenes.catalogue import SCENES, show
    from tools.scenes.theatre import theatre

    parser = argparse.ArgumentParser(prog="python -m tools.treecheck", description="what a user would stumble over")
    parser.add_argument("--only", default=",".join(SCENES), help="scenes, with commas")
    parser.add_argument("--size", default="1280x720,1920x1080,900x1400,3440x1440", help="sizes, with commas")
    parser.add_argument("--theme", default="dark,light")
    parser.add_argument("--language", default="en", help=f"{CODE}: a longer one that nobody speaks")
    parser.add_argument("--scale", type=int, default=100)
    parser.add_argument("--worst", action="store_true")
    options = parser.parse_args()
    count = 0
    with theatre(pseudo=options.language == CODE) as stage:
        stage.worst = options.worst
        stage.dress("dark", options.language, options.scale)
        for name in options.only.split(","):
            show(stage, name)
            for theme in options.theme.split(","):
                stage.dress(theme, options.language, options.scale)
                for size in options.size.split(","):
                    width, height = (int(part) for part in size.split("x"))
                    stage.size(width, height)
                    stage.calm()
                    for fault in faults(stage.shown.window, stage.theme.property("u"), stage.shown.window.grabWindow()):
                        count += 1
                        print(f"{name} {size} {theme}: {fault}", flush=True)
    print(f"{count} faults")
    return int(count > 0)


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)
