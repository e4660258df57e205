"""The program's icon, put together from our own art: four marbles in a tray.

`python -m tools.installers.icons FOLDER` writes `gizmos-desktop.svg`, `gizmos-desktop.ico` and PNG files of all sizes;
it wants PySide6, so it runs in the environment of the build. `python -m tools.installers.icons` writes what the window
itself has (resources/icon.svg), after a change of the art.
"""

from __future__ import annotations

import os
import re
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ENERGIES = ("red", "yellow", "blue", "black")


def _marble(energy: str, x: float, y: float, size: float) -> tuple[str, str]:
    """(definitions, shapes) of a marble at a place, without its shadow; names are made its own."""
    text = (ROOT / "resources" / "art" / "marbles" / f"{energy}.svg").read_text(encoding="utf-8")
    text = re.sub(r'id="(\w+)"', rf'id="{energy}-\1"', text)
    text = re.sub(r"url\(#(\w+)\)", rf"url(#{energy}-\1)", text)
    defs = "".join(re.findall(r"<defs>(.*?)</defs>", text, re.DOTALL))
    body = re.sub(r"<defs>.*?</defs>|</?svg[^>]*>", "", text, flags=re.DOTALL)
    body = re.sub(r"<ellipse[^>]*>", "", body, count=1)  # the shadow: the tray has its own
    return defs, f'<g transform="translate({x} {y}) scale({size / 64})">{body}</g>'


def icon(small: bool = False) -> str:
    """The icon as SVG, 128 x 128. `small`: for 32 pixels and less, with larger marbles and no tray around each."""
    size, gap = (60, 1) if small else (52, 4)
    left = 64 - size - gap / 2
    places = [(left, left), (64 + gap / 2, left), (left, 64 + gap / 2), (64 + gap / 2, 64 + gap / 2)]
    defs, body = "", ""
    for energy, (x, y) in zip(ENERGIES, places, strict=True):
        more, shapes = _marble(energy, x, y, size)
        defs += more
        if not small:
            body += f'<circle cx="{x + size / 2}" cy="{y + size / 2}" r="{size / 2 - 0.5}" fill="#B4BEDA"/>'
        body += shapes
    tray = (
        '<linearGradient id="tray" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F4F6FB"/>'
        '<stop offset="1" stop-color="#CBD3E6"/></linearGradient>'
    )
    edge = '<rect x="3" y="5" width="122" height="121" rx="28" fill="#6C7699"/>'
    plate = '<rect x="3" y="2" width="122" height="120" rx="28" fill="url(#tray)" stroke="#8E98B8" stroke-width="2"/>'
    ground = "" if small else edge + plate
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">'
        f"<defs>{tray}{defs}</defs>{ground}{body}</svg>\n"
    )


def write(folder: Path) -> None:
    """Write all sizes into `folder`."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "gizmos-desktop.svg").write_text(icon(), encoding="utf-8")
    for size in SIZES:
        renderer = QSvgRenderer(QByteArray(icon(small=size <= 32).encode()))
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        image.save(str(folder / f"{size}.png"))
    parts = []
    for size in ICO_SIZES:
        if size == 256:
            parts.append((size, (folder / "256.png").read_bytes()))
        else:
            image = QImage(str(folder / f"{size}.png")).convertToFormat(QImage.Format.Format_ARGB32)
            parts.append((size, bitmap(size, bytes(image.constBits()))))
    (folder / "gizmos-desktop.ico").write_bytes(ico(parts))
    del app


def bitmap(size: int, pixels: bytes) -> bytes:
    """One picture of an .ico file: a bitmap of 32 bits from rows of BGRA, top first; and the mask that nobody reads."""
    rows = [pixels[4 * size * row : 4 * size * (row + 1)] for row in range(size)]
    mask = b"\0" * (-(-size // 32) * 4 * size)
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    return head + b"".join(reversed(rows)) + mask


def ico(parts: list[tuple[int, bytes]]) -> bytes:
    """An .ico file of (size, contents) pictures."""
    head, body = struct.pack("<HHH", 0, 1, len(parts)), b""
    for size, data in parts:
        place = 6 + 16 * len(parts) + len(body)
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        body += data
    return head + body


if __name__ == "__main__":
    if len(sys.argv) > 1:
        write(Path(sys.argv[1]))
    else:
        (ROOT / "resources" / "icon.svg").write_text(icon(), encoding="utf-8")
