"""The baked art: up to date, drawable, no two machines alike, and all pictures that QML asks for are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
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


COLUMNS = {"upgrade", "converter", "file", "pick", "build"}
SCARCE = {tone: (f"{tone}-dark", f"{tone}-light") for tone in ("faint", "go", "deck")} | {"ink2": ("ink2",)}
"""Tones in which only some icons are baked, with their folders; all others have every icon."""


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """Type and own lines (without those of its children) of every object in a QML file."""
    open_ones: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        code = line.split("//")[0].strip()
        opened = re.search(r"([A-Za-z.]*)\s*\{$", code)
        if opened:
            open_ones.append((opened.group(1), []))
        elif code.startswith("}") and open_ones:
            kind, lines = open_ones.pop()
            yield kind, "\n".join(lines)
        elif open_ones:
            open_ones[-1][1].append(code)


def literals(expression: str) -> set[str]:
    """The texts that an expression can come to, of those written in it; texts it is compared with are none."""
    return set(re.findall(r'"([a-z_]\w*)"', re.sub(r'[!=]== "\w*"', "", expression)))


def test_every_icon_is_there_in_every_tone_that_qml_asks_for() -> None:
    every = set(bake.icons())
    have = {folder.name: {file.stem for file in folder.glob("*.svg")} for folder in (ART / "icons").iterdir()}
    scarce = {folder for folders in SCARCE.values() for folder in folders}
    assert {folder: every - icons for folder, icons in have.items() if folder not in scarce and every - icons} == {}
    asked: set[tuple[str, str]] = set()
    for file in UI.rglob("*.qml"):
        for kind, lines in blocks(file.read_text(encoding="utf-8")):
            said = dict(re.findall(r"^(?:readonly property string )?(icon|tone): (.*)", lines, re.MULTILINE))
            tones = literals(said.get("tone", "")) & set(SCARCE)
            if not tones:
                continue
            assert kind == "Glyph", f"{file.name}: what shows any icon ({kind}) cannot have the tone {tones}"
            icons = literals(said["icon"]) | (COLUMNS if ".kind" in said["icon"] else set())
            assert icons, f"{file.name}: which icons are {said['icon']}?"
            asked |= {(tone, icon) for tone in tones for icon in icons}
    assert len(asked) >= 8
    missing = [(folder, icon) for tone, icon in asked for folder in SCARCE[tone] if icon not in have[folder]]
    assert missing == []


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
