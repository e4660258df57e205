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
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).resolve().parents[1] / "tests" / "fonts.conf"))

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tools.contrast import contrast, mixed
from tools.item_tree import Seen, Tree, id_of, kind_of

LEAST_FONT = 11.0
"""Design pixels."""
LEAST_TARGET = 44.0
LEAST_CROWDED = 22.0
"""Where the next thing stands in the way of 44."""
LEAST_CONTRAST = 4.5
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
    for one, box in texts:
        yield from _over_signs(tree, one, box)


def _over_signs(tree: Tree, text: Seen, box: QRectF) -> Iterator[Fault]:
    """Letters half over a sign; those that stand in the middle of one belong there."""
    for sign in tree.signs:
        if sign.order <= tree.first:
            continue
        there = _shrunk(sign.box.intersected(sign.frame), 2)
        both = there.intersected(box)
        if both.width() <= 0 or both.height() <= 0 or there.contains(box.center()):
            continue
        if not tree.hidden(text if text.order < sign.order else sign, both):
            yield Fault("overlap", f"{_said(text)} and the sign {sign.item.property('icon')}")


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
