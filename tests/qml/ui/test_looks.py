"""The look: contrast, sharp pictures at every scale, rest while nothing happens, the same colours in art and theme."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qml.ui.stage import Stage
from tests.qml.ui.test_components import below
from tools.art import palette
from tools.contrast import contrast

UI = Path(__file__).resolve().parents[3] / "gizmos_desktop" / "qml" / "Gizmos" / "Ui"


@pytest.mark.parametrize("dark", [True, False])
def test_texts_can_be_read(stage: Stage, dark: bool) -> None:
    stage.show("Item { Txt { } }")
    theme = stage.theme()
    theme.setProperty("dark", dark)

    def colour(name: str) -> QColor:
        return QColor(theme.property(name))

    grounds = ("backTop", "backBot", "panel", "panelHi", "panelLo", "column", "socket", "goSoft")
    pairs = [(text, ground) for text in ("text", "text2") for ground in grounds]
    pairs += [
        ("goText", "go"),
        ("goText", "goKey"),
        ("go", "panel"),
        ("go", "column"),
        ("ink", "tile"),
        ("ink2", "tile"),
        ("ink", "tray"),
    ]
    pairs += [("deckText", "deckBack"), ("ink", "tileOff")]
    pairs += [] if dark else [("text2", "off")]
    low = {pair: round(contrast(colour(pair[0]), colour(pair[1])), 2) for pair in pairs}
    assert {pair: ratio for pair, ratio in low.items() if ratio < 4.5} == {}
    assert contrast(QColor("white"), colour("medal")) >= 4.5
    assert contrast(colour("focus"), colour("backTop")) >= 3


def test_what_can_be_pressed_has_another_form_than_what_cannot(stage: Stage) -> None:
    """In the light theme white lies on white: an edge that is seen, and none around what is off."""
    top = stage.show(
        """
Item {
    Btn { label: "File"; primary: true }
    Btn { label: "File"; primary: true; usable: false }
    Btn { label: "End turn" }
    Btn { label: "End turn"; usable: false }
    IconBtn { icon: "undo" }
    IconBtn { icon: "undo"; usable: false }
}
"""
    )
    theme = stage.theme()
    for dark in (False, True):
        theme.setProperty("dark", dark)
        for on, off in batched([item for item in top.childItems() if item.property("usable") is not None]):
            shapes = [
                next(part for part in item.childItems() if part.metaObject().className() == "QQuickRectangle")
                for item in (on, off)
            ]
            edges = [QQmlProperty.read(shape, "border.width") > 0 for shape in shapes]
            assert edges == [not dark, dark]
            assert shapes[0].property("color") != shapes[1].property("color")
    theme.setProperty("dark", False)
    edge = QColor(theme.property("edge"))
    assert min(contrast(edge, QColor(theme.property(ground))) for ground in ("panel", "panelHi", "backTop")) >= 3


def batched(items: list[QQuickItem]) -> list[tuple[QQuickItem, QQuickItem]]:
    """Two by two."""
    return list(zip(items[::2], items[1::2], strict=True))


def test_numbers_on_energies_can_be_read(stage: Stage) -> None:
    stage.show("Item { Txt { } }")
    for energy in ("red", "yellow", "blue", "black", "any", "none", "rand"):
        ground, ink = (QColor(stage.call(stage.theme(), name, energy)) for name in ("energy", "on"))
        assert contrast(ground, ink) >= 4.5, energy


@pytest.mark.parametrize("dark", [True, False])
def test_tones_of_icons_are_the_colours_of_the_theme(stage: Stage, dark: bool) -> None:
    stage.show("Item { Txt { } }")
    theme = stage.theme()
    theme.setProperty("dark", dark)
    for tone in ("ink", "ink2", "text", "text2", "go", "goText", "white", "faint", "deck"):
        folder = stage.call(theme, "toneFolder", tone)
        assert QColor(stage.call(theme, "tone", tone)) == QColor(palette.TONES[folder]), tone


def test_energies_have_one_colour_in_art_and_theme(stage: Stage) -> None:
    stage.show("Item { Txt { } }")
    for energy in palette.COLORS:
        assert QColor(stage.call(stage.theme(), "energy", energy)) == QColor(palette.ENERGY[energy].main)


PICTURES = """
Item {
    GizmoCard { card: CardBook.card("2-14") }
    Plate { card: CardBook.card("2-14") }
    MiniCard { card: CardBook.card("2-14") }
    Marble { energy: "red" }
    Btn { icon: "file"; label: "File"; sub: "1" }
    IconBtn { icon: "menu"; label: "Menu" }
    Chip { Glyph { icon: "end" } }
    Segment { items: ["a", "b"]; icons: ["person", "gizmo"] }
    Toggle { on: true }
    Badge { icon: "pause" }
    Deck { count: 3 }
    Socket { tokens: CardBook.card("2-14").short }
    Bead { tokens: CardBook.card("2-14").short }
}
"""

SCENE = """
Item {
    Backdrop {}
    Dispenser { glass: ({ red: 9, blue: 4 }) }
    Ring { balls: ["red"] }
    Plate { card: CardBook.card("2-14"); mark: "armed" }
    GizmoCard { card: CardBook.card("3-20"); affordable: true }
    TextBox { text: "Ada"; Component.onCompleted: input.forceActiveFocus() }
}
"""


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.0635, 1.5, 2.0])
@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pictures_are_rendered_at_device_size(stage: Stage, scale: float, dpr: float) -> None:
    top = stage.show(PICTURES)
    theme = stage.theme()
    theme.setProperty("u", scale)
    theme.setProperty("dpr", dpr)
    stage.view.grabWindow()  # rows are laid out before a frame
    for picture in (
        below(top, "Machine") + below(top, "Glyph") + below(top, "Art") + below(top, "Marble") + below(top, "Pip")
    ):
        size = picture.property("sourceSize")
        assert size.width() == pytest.approx(picture.width() * dpr, abs=0.01)
        assert size.height() == pytest.approx(picture.height() * dpr, abs=0.01)
        at = picture.mapToScene(picture.boundingRect().topLeft())
        for place in (at.x() * dpr, at.y() * dpr):
            assert place == pytest.approx(round(place), abs=0.01), (picture.property("path"), picture.parentItem())


def test_pictures_are_drawn_anew_when_a_resize_has_come_to_rest(stage: Stage, qtbot: QtBot) -> None:
    top = stage.show('Item { Marble { energy: "red"; size: 40 } }')
    marble, theme = top.childItems()[0], stage.theme()
    theme.setProperty("settle", 50)
    for scale in (1.1, 1.2, 1.5):
        theme.setProperty("u", scale)
        assert marble.property("sourceSize").width() == 40
    assert marble.width() == 60
    qtbot.waitUntil(lambda: marble.property("sourceSize").width() == 60)


def test_nothing_is_drawn_while_nothing_happens(stage: Stage) -> None:
    top = stage.show(SCENE, 800, 600)
    assert isinstance(top, QObject)
    QTest.qWait(200)
    frames: list[int] = []
    stage.view.afterRendering.connect(lambda: frames.append(1))
    QTest.qWait(1500)
    assert len(frames) == 0


def test_no_effects_and_no_endless_animations() -> None:
    for file in UI.glob("*.qml"):
        text = re.sub(r"//.*", "", file.read_text(encoding="utf-8"))
        assert not re.search(
            r"MultiEffect|layer\.|ShaderEffect|ImageParticle|Animation\.Infinite|import QtQuick\.Effects", text
        ), file.name
        assert not re.search(r"\btext: \"[A-Za-z]", text), f"{file.name}: a text without qsTr"


def test_every_component_is_listed() -> None:
    listed = set(re.findall(r"(\w+)\.qml", (UI / "qmldir").read_text(encoding="utf-8")))
    assert listed == {file.stem for file in UI.glob("*.qml")}
    page = (UI / "README.md").read_text(encoding="utf-8")
    for name in re.findall(r"^(?:singleton )?(\w+) 1\.0", (UI / "qmldir").read_text(encoding="utf-8"), re.M):
        assert f"`{name}" in page, f"{name} is not in README.md"
