"""Small pictures of all scenes, kept in tests/data/looks: whether a screen looks as it did can be told without keeping
the screens. One sheet a look, one tile a scene. `python -m tools.scenes.references` draws them anew."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "data" / "looks"
TILE = (64, 36)
ACROSS = 8
FAR = 40
"""Two pixels that differ by more than this in a channel differ."""


@dataclass(frozen=True, slots=True)
class Look:
    """How all scenes are shown: size of the window, theme, and whether what is shown is as full as can be."""

    width: int
    height: int
    theme: str
    worst: bool = False

    @property
    def name(self) -> str:
        """The name of its sheet."""
        return f"{self.width}x{self.height}-{self.theme}{'-full' if self.worst else ''}"


LOOKS = (
    Look(1280, 720, "dark"),
    Look(1280, 720, "light"),
    Look(1920, 1080, "light", worst=True),
    Look(1920, 1080, "dark", worst=True),
    Look(900, 1400, "dark", worst=True),
)


def tile(picture: QImage) -> QImage:
    """A picture of a window, as small as it is kept."""
    ways = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return picture.scaled(*TILE, *ways).convertToFormat(QImage.Format.Format_RGB888)


def unlike(one: QImage, other: QImage) -> float:
    """The part of the pixels of two tiles that differ, 0 to 1."""
    far = 0
    for y in range(TILE[1]):
        for x in range(TILE[0]):
            a, b = QColor(one.pixel(x, y)), QColor(other.pixel(x, y))
            far += max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) > FAR
    return far / (TILE[0] * TILE[1])


def lightness(picture: QImage) -> float:
    """The mean lightness of a tile, 0 to 1."""
    return sum(QColor(picture.pixel(x, y)).lightnessF() for y in range(TILE[1]) for x in range(TILE[0])) / (
        TILE[0] * TILE[1]
    )


def colours(picture: QImage) -> int:
    """How many different colours a tile has, near ones counted as one."""
    return len({QColor(picture.pixel(x, y)).rgb() & 0xF0F0F0 for y in range(TILE[1]) for x in range(TILE[0])})


def kept(look: Look) -> dict[str, QImage]:
    """The kept tiles of a look by scene; {} if there is no sheet."""
    index = FOLDER / "scenes.json"
    sheet = QImage(str(FOLDER / f"{look.name}.png"))
    if sheet.isNull() or not index.is_file():
        return {}
    names = json.loads(index.read_text(encoding="utf-8"))
    return {name: sheet.copy(QRect(_place(at), QSize(*TILE))) for at, name in enumerate(names)}


def keep(look: Look, tiles: dict[str, QImage]) -> None:
    """Writes the sheet of a look."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = list(tiles)
    rows = -(-len(names) // ACROSS)
    sheet = QImage(ACROSS * TILE[0], rows * TILE[1], QImage.Format.Format_RGB888)
    sheet.fill(0)
    painter = QPainter(sheet)
    for at, name in enumerate(names):
        painter.drawImage(_place(at), tiles[name])
    painter.end()
    sheet.save(str(FOLDER / f"{look.name}.png"))
    (FOLDER / "scenes.json").write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")


def _place(at: int) -> QPoint:
    return QPoint(at % ACROSS * TILE[0], at // ACROSS * TILE[1])


def main() -> int:
    """Draw all sheets; the exit status."""
    from tools.scenes.catalogue import SCENES, show
    from tools.scenes.theatre import theatre

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("FONTCONFIG_FILE", str(ROOT / "tests" / "fonts.conf"))
    parser = argparse.ArgumentParser(
        prog="python -m tools.scenes.references", description="small pictures of all scenes"
    )
    parser.add_argument("--looks", default=",".join(look.name for look in LOOKS), help="names, with commas")
    parser.add_argument("--only", default="", help="scenes, with commas; the others stay as they are kept")
    options = parser.parse_args()
    wanted, only = options.looks.split(","), options.only.split(",") if options.only else list(SCENES)
    all_kept = {look: kept(look) for look in LOOKS}  # the list of scenes changes with the first sheet
    with theatre() as stage:
        for look in LOOKS:  # pictures are drawn anew for another size, which takes its time
            if look.name not in wanted or (len(only) < len(SCENES) and not all_kept[look]):
                continue
            stage.worst = look.worst
            stage.look(look.width, look.height, look.theme)
            tiles = {} if len(only) == len(SCENES) else all_kept[look]
            for name in only:
                show(stage, name)
                tiles[name] = tile(stage.shown.window.grabWindow())
            tiles = {name: tiles[name] for name in SCENES}
            keep(look, tiles)
            print(look.name, flush=True)
    return 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)
