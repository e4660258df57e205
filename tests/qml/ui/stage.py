"""A stage on which a piece of QML stands with the components at hand. Every warning of QML fails the test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlError
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

import gizmos_desktop.models.cardbook  # noqa: F401 (makes Gizmos.Models importable in QML)

ROOT = Path(__file__).resolve().parents[3]
IMPORTS = "pragma ComponentBehavior: Bound\nimport QtQuick\nimport Gizmos.Ui\nimport Gizmos.Models\n"


class Stage:
    """A window with one item in it."""

    def __init__(self) -> None:
        self.view = QQuickView()
        self.faults: list[QQmlError] = []
        self.view.engine().warnings.connect(self.faults.extend)
        self.view.engine().addImportPath(str(ROOT / "gizmos_desktop" / "qml"))
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.components: list[QQmlComponent] = []

    def show(self, qml: str, width: int = 640, height: int = 480) -> QQuickItem:
        """Put an item, written in QML without its imports, on the stage."""
        component = QQmlComponent(self.view.engine())
        here = QUrl.fromLocalFile(str(ROOT / "tests" / "qml" / "ui" / "stage.qml"))
        component.setData((IMPORTS + qml).encode(), here)
        item = component.create()
        assert isinstance(item, QQuickItem), component.errorString()
        self.components.append(component)
        self.view.setContent(here, component, item)
        self.view.resize(width, height)
        self.view.show()
        self.view.requestActivate()
        assert QTest.qWaitForWindowExposed(self.view)
        QGuiApplication.processEvents()
        return item

    def theme(self) -> QObject:
        """The singleton that all components read."""
        theme = self.view.engine().singletonInstance("Gizmos.Ui", "Theme")
        assert isinstance(theme, QObject)
        return theme

    def find(self, name: str) -> QQuickItem:
        """The item of this objectName (delegates are nobody's QObject children: look among the items)."""
        left = [self.view.rootObject()]
        while left:
            item = left.pop()
            if item.objectName() == name:
                return item
            left += item.childItems()
        raise AssertionError(f"no item is called {name}")

    def centre(self, item: QQuickItem) -> QPoint:
        """The middle of an item in the window."""
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, item: QQuickItem, times: int = 1) -> None:
        """Click the middle of an item."""
        for _ in range(times):
            QTest.mouseClick(self.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.centre(item))

    def key(self, key: Qt.Key) -> None:
        """Press and let go a key."""
        QTest.keyClick(self.view, key)

    def call(self, item: QObject, function: str, *arguments: Any) -> Any:
        """Call a function of a QML item."""
        return getattr(item, function)(*arguments)
