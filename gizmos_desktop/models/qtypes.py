"""Names of Qt's variant types for `Property`, `Signal` and `Slot`.

The static reader of `pyside6-metaobjectdump` takes the *name* that stands in the decorator, Qt at run time its
*value*: a variable that is called like its value serves both (and the type checker, whose stubs only know Python
types there).
"""

from __future__ import annotations

from typing import Any

QVariantList: Any = "QVariantList"
QVariantMap: Any = "QVariantMap"
