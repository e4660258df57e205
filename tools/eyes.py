"""How a picture looks to other eyes: `python -m tools.eyes IN.png OUT.png [--eyes grey|protan|deutan|tritan]`.

Without `--eyes` all four lie side by side. The matrices are those of Machado, Oliveira and Fernandes (2009) for a full
loss, on linear light.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from PySide6.QtGui import QImage

MATRICES = {
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen_by(picture: QImage, eyes: str) -> QImage:
    """The picture as these eyes see it."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB888)
    width, height, line = rgb.width(), rgb.height(), rgb.bytesPerLine()
    values = (
        np.frombuffer(rgb.constBits(), np.uint8).reshape(height, line)[:, : width * 3].reshape(height, width, 3) / 255
    )
    light = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    other = np.clip(light @ np.array(MATRICES[eyes]).T, 0, 1)
    back = np.where(other <= 0.0031308, other * 12.92, 1.055 * other ** (1 / 2.4) - 0.055)
    data = np.ascontiguousarray(np.round(back * 255).astype(np.uint8))
    return QImage(data.tobytes(), width, height, width * 3, QImage.Format.Format_RGB888).copy()


def beside(pictures: list[QImage]) -> QImage:
    """Pictures of one size, two in a row."""
    width, height = pictures[0].width(), pictures[0].height()
    rows = -(-len(pictures) // 2)
    sheet = np.zeros((rows * height, 2 * width, 3), np.uint8)
    for at, each in enumerate(pictures):
        data = np.frombuffer(each.constBits(), np.uint8).reshape(height, each.bytesPerLine())[:, : width * 3]
        y, x = at // 2 * height, at % 2 * width
        sheet[y : y + height, x : x + width] = data.reshape(height, width, 3)
    return QImage(sheet.tobytes(), 2 * width, rows * height, 6 * width, QImage.Format.Format_RGB888).copy()


def main() -> int:
    """Read, change and write the picture; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.eyes", description="how a picture looks to other eyes")
    parser.add_argument("picture", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--eyes", choices=tuple(MATRICES))
    options = parser.parse_args()
    picture = QImage(str(options.picture))
    if picture.isNull():
        print(f"{options.picture} is no picture", file=sys.stderr)
        return 1
    found = [seen_by(picture, eyes) for eyes in ([options.eyes] if options.eyes else MATRICES)]
    (found[0] if options.eyes else beside(found)).save(str(options.out))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
