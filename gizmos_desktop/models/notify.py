"""Properties of a model come from one frozen state; only the fields that changed are notified."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from PySide6.QtCore import QObject

from gizmos_desktop.models.rows import RowList, camel


def notify(model: QObject, old: Any, new: Any) -> None:
    """Emits `<field>Changed` of `model` for each field that differs between the two states.

    A field that is a tuple of rows and has a `RowList` of its name in the model updates that list instead. Lists come
    first: what QML makes for a new mode finds its rows there, and makes its delegates once.
    """
    changed: list[str] = []
    for field in fields(new):
        value = getattr(new, field.name)
        rows = getattr(model, f"_{field.name}", None)
        if isinstance(rows, RowList):
            rows.update(value)
        elif value != getattr(old, field.name):
            changed.append(field.name)
    for name in changed:
        getattr(model, f"{camel(name)}Changed").emit()


def reading(field: str) -> Callable[[Any], Any]:
    """The getter of a property that is a field of the model's `state`."""
    return lambda model: getattr(model.state, field)
