"""`python -m tools.scenes FOLDER`: a picture of every scene. Sizes, themes, languages and scales: see `--help`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).resolve().parents[2] / "tests" / "fonts.conf"))

import numpy as np
from PySide6.QtGui import QImage

from tools.pseudo import CODE
from tools.scenes.catalogue import SCENES, show
from tools.scenes.theatre import theatre


def few_colours(picture: QImage) -> QImage:
    """The picture in the 256 colours that it has most of, each pixel in the nearest of them."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB888)
    width, height = rgb.width(), rgb.height()
    lines = np.frombuffer(rgb.constBits(), np.uint8).reshape(height, rgb.bytesPerLine())
    pixels = lines[:, : width * 3].reshape(-1, 3) & 0xFC
    codes = pixels[:, 0].astype(np.int64) << 16 | pixels[:, 1].astype(np.int64) << 8 | pixels[:, 2]
    found, where, counts = np.unique(codes, return_inverse=True, return_counts=True)
    table = found[np.argsort(-counts)[:256]]
    parts = [np.stack([each >> 16 & 255, each >> 8 & 255, each & 255], axis=1) for each in (found, table)]
    nearest = np.array([np.argmin(((parts[1] - one) ** 2).sum(axis=1)) for one in parts[0]], np.uint8)
    data = np.zeros((height, -(-width // 4) * 4), np.uint8)
    data[:, :width] = nearest[where].reshape(height, width)
    small = QImage(data.tobytes(), width, height, data.shape[1], QImage.Format.Format_Indexed8).copy()
    small.setColorTable([0xFF000000 | int(each) for each in table])
    return small


def main() -> int:
    """Take the pictures; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.scenes", description="a picture of every scene")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default=",".join(SCENES), help="names, with commas")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", default="en", help=f"{CODE}: a longer one that nobody speaks")
    parser.add_argument("--scale", type=int, default=100)
    parser.add_argument("--worst", action="store_true", help="names as long, boards as full as can be")
    parser.add_argument("--small", action="store_true", help="few colours, for the repository")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    with theatre((width, height), pseudo=options.language == CODE) as stage:
        stage.dress(options.theme, options.language, options.scale)
        stage.worst = options.worst
        for name in options.only.split(","):
            show(stage, name)
            file = options.folder / f"{name}.png"
            stage.hands.picture(file)
            if options.small:
                few_colours(QImage(str(file))).save(str(file))
            print(name, flush=True)
    return 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)
