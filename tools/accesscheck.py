"""Reads what assistive tools are told of a window: name, role, state and description of all that can be used."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tools.item_tree import Seen, Tree
from tools.treecheck import Fault

SWITCHES = (QAccessible.Role.CheckBox, QAccessible.Role.RadioButton)
FIELDS = ("QQuickTextInput", "QQuickTextEdit")


def unsaid(window: QQuickWindow, unit: float) -> list[Fault]:
    """What somebody who does not see the window is not told. Kinds: nameless (no name, no role), state, why (it cannot
    be used now, and nothing says why)."""
    QAccessible.setActive(True)
    tree = Tree(window, unit, texts=False)
    found = []
    for seen in tree.seen:
        if seen.order > tree.first and seen.item.isEnabled() and seen.frame.intersects(seen.box) and _counts(seen):
            found += list(_of(window, seen))
    return found


def _counts(seen: Seen) -> bool:
    item = seen.item
    ours = item.property("usable") is not None and item.property("interactive") is not False
    return (ours and item.property("label") is not None) or seen.kind in (*FIELDS, "Segment")


def _of(window: QQuickWindow, seen: Seen) -> Iterator[Fault]:
    item = seen.item
    name = item.objectName() or f"{seen.kind} {item.property('label') or ''}"
    face = QAccessible.queryAccessibleInterface(item)
    if face is None or face.role() in (QAccessible.Role.NoRole, QAccessible.Role.Client):
        yield Fault("nameless", f"{name} has no role")
        return
    if not face.text(QAccessible.Text.Name).strip():
        yield Fault("nameless", f"{name} has no name")
    for lack in _lacks(window, item, seen.kind, face):
        yield Fault("state", f"{name} {lack}")
    if item.property("usable") is False and not face.text(QAccessible.Text.Description).strip():
        yield Fault("why", f"{name} does not say why it cannot be used")


def _lacks(window: QQuickWindow, item: QQuickItem, kind: str, face: QAccessibleInterface) -> Iterator[str]:
    state = face.state()
    if not state.focusable:
        yield "is not focusable"
    if bool(state.focused) != (window.activeFocusItem() is item):
        yield "has the focus, or not, and says otherwise"
    if kind in FIELDS and not state.editable:
        yield "is not editable"
    if face.role() in SWITCHES and not state.checkable:
        yield "is a switch and not checkable"
    on = item.property("on") if kind == "Toggle" else item.property("chosen")
    if isinstance(on, bool) and face.role() in SWITCHES and bool(state.checked) != on:
        yield f"is {'on' if on else 'off'} and says otherwise"
    elif item.property("chosen") and not (state.selected or state.checked):
        yield "is chosen and does not say so"
    if face.role() == QAccessible.Role.Slider and not face.text(QAccessible.Text.Description).strip():
        yield "does not say its value"
