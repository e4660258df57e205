"""The baked art: up to date, drawable, no two machines alike, and all pictures that QML asks for are there."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.art import bake, palette
from tools.art.dispenser import CENTRE, GLASS, SPHERE, pack

ROOT = Path(__file__).resolve().parents[3]
ART = ROOT / "resources" / "art"
UI = ROOT / "gizmos_desktop" / "qml" / "Gizmos"


def drawn(file: Path, width: int, height: int) -> NDArray[np.uint8]:
    """The picture on a pale ground, height x width x 4."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#EAEEF6"))
    painter = QPainter(image)
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid(), file
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).reshape(height, width, 4).copy()


def test_baked_art_is_what_the_generators_draw() -> None:
    wanted = dict(bake.pictures())
    have = {str(file.relative_to(ART)): file.read_text(encoding="utf-8") for file in ART.rglob("*.svg")}
    assert sorted(have) == sorted(wanted)
    assert [name for name, svg in wanted.items() if have[name] != svg] == [], "run python -m tools.art"


def test_the_packing_of_the_glass_is_baked() -> None:
    assert bake.PACKING.read_text(encoding="utf-8") == bake.packing()


def test_spheres_lie_in_the_glass_and_apart() -> None:
    places = pack(bake.SPHERES)
    assert len(places) == 46
    assert all(np.hypot(x - CENTRE[0], y - CENTRE[1]) <= GLASS - SPHERE for x, y in places)
    assert min(np.hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2)) > SPHERE
    assert [y for _, y in places] == sorted((y for _, y in places), reverse=True)


def test_every_picture_can_be_drawn_and_is_small(qapp: QGuiApplication) -> None:
    for file in ART.rglob("*.svg"):
        picture = drawn(file, 48, 48)
        assert picture.std() > 0, f"{file} draws nothing"
        assert file.stat().st_size < 16_000, file


def test_no_two_machines_look_alike(qapp: QGuiApplication) -> None:
    machines = {file.stem: drawn(file, 96, 64).astype(np.int16) for file in sorted((ART / "machines").glob("*.svg"))}
    assert len(machines) == 112
    for (one, a), (other, b) in combinations(machines.items(), 2):
        changed = int((np.abs(a - b).max(axis=2) > 24).sum())
        assert changed > 60, f"{one} and {other} differ in {changed} of 6144 pixels"


def test_pictures_that_qml_names_exist() -> None:
    names = set(bake.icons())
    asked: set[str] = set()
    for file in UI.rglob("*.qml"):
        for value in re.findall(r"\bicon: (.*)", file.read_text(encoding="utf-8")):
            chosen = re.sub(r'[!=]== "[a-z]*"', "", value.split("//")[0])
            asked |= set(re.findall(r'"([a-z_]+[0-9]?)"', chosen))
    assert len(asked) > 15
    assert asked - names == set()


@pytest.mark.parametrize("tone", sorted(palette.TONES))
def test_icons_have_the_colour_of_their_tone(tone: str, qapp: QGuiApplication) -> None:
    colour = QColor(palette.TONES[tone])
    for file in sorted((ART / "icons" / tone).glob("*.svg"))[:3]:
        assert colour.name().lower() in file.read_text(encoding="utf-8").lower()


def test_energies_differ_without_colour(qapp: QGuiApplication) -> None:
    """Pips in black and white: the silhouettes alone differ."""
    shapes = {}
    for energy in palette.COLORS:
        picture = drawn(ART / "pips" / f"{energy}.svg", 48, 48)
        shapes[energy] = np.abs(picture.astype(np.int16) - picture[0, 0].astype(np.int16)).max(axis=2) > 30
    for one, other in combinations(palette.COLORS, 2):
        assert int((shapes[one] ^ shapes[other]).sum()) > 150, (one, other)
