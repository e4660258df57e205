"""Renders a QML file offscreen: `python -m tools.shot FILE.qml OUT.png WIDTH HEIGHT [dark|light] [en|ja]`.

The file's root is an Item; it is shown in a window of WIDTH x HEIGHT with `Gizmos.Ui` set up as in the application.
Warnings of QML go to stderr, and the exit status is 1 if there were any.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QML_DISABLE_DISK_CACHE", "1")

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlError
from PySide6.QtQuick import QQuickView

from gizmos_desktop.app.fonts import load_fonts

ROOT = Path(__file__).resolve().parents[1]
SETUP = """
import QtQuick
import Gizmos.Ui
Item {
    Component.onCompleted: {
        Theme.motion = 0;
        Theme.dark = %s; Theme.japanese = %s; Theme.u = %s; Theme.dpr = %s; Theme.keyboard = %s;
    }
}
"""


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("width", type=int)
    parser.add_argument("height", type=int)
    parser.add_argument("theme", nargs="?", choices=("dark", "light"), default="dark")
    parser.add_argument("language", nargs="?", choices=("en", "ja"), default="en")
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixels per pixel")
    parser.add_argument("--scale", type=float, default=0.0, help="Theme.u (default: from the size)")
    parser.add_argument("--models", action="store_true", help="Gizmos.Models can be imported (CardBook)")
    parser.add_argument("--focus", action="store_true", help="show the keyboard focus")
    return parser.parse_args()


def main() -> int:
    """Render and save; the exit status."""
    args = arguments()
    if args.ratio != 1:
        os.environ["QT_SCALE_FACTOR"] = str(args.ratio)
    app = QGuiApplication([])
    if args.models:
        importlib.import_module("gizmos_desktop.models.cardbook")
    load_fonts(ROOT / "resources" / "fonts")
    view = QQuickView()
    faults: list[QQmlError] = []
    view.engine().warnings.connect(faults.extend)
    view.engine().addImportPath(str(ROOT / "gizmos_desktop" / "qml"))
    scale = args.scale or min(args.width / 1280, args.height / 720)
    values = (args.theme == "dark", args.language == "ja", scale, args.ratio, args.focus)
    setup = QQmlComponent(view.engine())
    text = SETUP % tuple(str(value).lower() for value in values)
    setup.setData(text.encode(), QUrl.fromLocalFile(str(ROOT / "setup.qml")))
    setup.create()
    if setup.isError():
        print(setup.errorString(), file=sys.stderr)
        return 1
    view.setColor(QColor("#131A2E" if args.theme == "dark" else "#DCE2EE"))
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.resize(args.width, args.height)
    view.setSource(QUrl.fromLocalFile(str(args.file.resolve())))
    if errors := view.errors():
        print(*(error.toString() for error in errors), sep="\n", file=sys.stderr)
        return 1
    view.show()
    view.requestActivate()
    QTimer.singleShot(300, app.quit)
    app.exec()
    image = view.grabWindow()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(args.out))
    for fault in faults:
        print(fault.toString(), file=sys.stderr)
    print(f"{args.out} {image.width()} x {image.height()}")
    return 1 if faults else 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # no orderly end of a throw-away window
