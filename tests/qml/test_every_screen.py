"""Every screen, in several sizes, in both themes, ordinary and as full as the rules allow: nothing to stumble over, and
it looks as it did (tests/data/looks; after a change of the looks: `python -m tools.scenes.references`, and look at
them)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication, QImage

from gizmos_desktop.app.messages import HARMLESS
from tools.scenes import references
from tools.scenes.catalogue import SCENES, show
from tools.scenes.references import LOOKS, Look
from tools.scenes.theatre import Theatre, theatre
from tools.treecheck import Fault, faults

CHANGED = 0.1
"""So much of a small picture may differ from the kept one: a word, a count, a better drawn part."""
WIDE = Look(3440, 1440, "light")
QUICK = (LOOKS[0], LOOKS[4])
PARAMETERS = [
    pytest.param(look, id=look.name, marks=[] if look in QUICK else pytest.mark.slow) for look in (*LOOKS, WIDE)
]


@dataclass(frozen=True, slots=True)
class Visit:
    """What was found on a screen."""

    faults: list[Fault]
    tile: QImage


@pytest.fixture(scope="module")
def stage(qapp: QGuiApplication) -> Iterator[Theatre]:
    with theatre() as found:
        yield found


@pytest.fixture(scope="module")
def seen() -> dict[Look, dict[str, Visit]]:
    return {}


def visit(stage: Theatre, look: Look, seen: dict[Look, dict[str, Visit]]) -> dict[str, Visit]:
    """All screens in one look, visited once for all tests."""
    if look not in seen:
        stage.worst = look.worst
        stage.empty()
        stage.look(look.width, look.height, look.theme)
        found: dict[str, Visit] = {}
        for name in SCENES:
            show(stage, name)
            picture = stage.shown.window.grabWindow()
            unit = float(stage.theme.property("u"))
            found[name] = Visit(faults(stage.shown.window, unit, picture), references.tile(picture))
        stage.empty()
        seen[look] = found
    return seen[look]


@pytest.mark.parametrize("look", PARAMETERS)
def test_there_is_nothing_to_stumble_over(
    stage: Theatre, seen: dict[Look, dict[str, Visit]], look: Look, qtlog: Any
) -> None:
    found = visit(stage, look, seen)
    assert [f"{name}: {fault}" for name, each in found.items() for fault in each.faults] == []
    assert [str(record.message) for record in qtlog.records if record.message not in HARMLESS] == []


@pytest.mark.parametrize("look", PARAMETERS)
def test_it_is_drawn_in_its_theme(stage: Theatre, seen: dict[Look, dict[str, Visit]], look: Look) -> None:
    for name, each in visit(stage, look, seen).items():
        assert references.colours(each.tile) > 12, f"{name} is blank"
        veiled = references.lightness(each.tile)
        # cards are light in both: a gallery full of them is lighter than the rest of the dark theme
        assert veiled < (0.65 if name.startswith("gallery") else 0.5) if look.theme == "dark" else veiled > 0.35, name


@pytest.mark.parametrize("look", [each for each in PARAMETERS if references.kept(each.values[0])])  # type: ignore[arg-type]
def test_it_looks_as_it_did(stage: Theatre, seen: dict[Look, dict[str, Visit]], look: Look) -> None:
    kept = references.kept(look)
    assert set(kept) == set(SCENES), "draw the references: python -m tools.scenes.references"
    found = {name: references.unlike(each.tile, kept[name]) for name, each in visit(stage, look, seen).items()}
    assert {name: round(part, 2) for name, part in found.items() if part > CHANGED} == {}


def test_pictures_are_kept() -> None:
    assert references.kept(LOOKS[0])


def test_the_check_sees_faults(stage: Theatre) -> None:
    """What it looks for, made on purpose."""
    show(stage, "start-empty")
    window = stage.shown.window
    unit = float(stage.theme.property("u"))
    assert faults(window, unit, window.grabWindow()) == []
    texts = [item for item in stage.items() if item.property("truncated") is not None and item.property("text")]
    quit_text = next(item for item in texts if item.property("text") == "Quit")
    other = next(item for item in texts if item.property("text") == "Settings")
    quit_text.setProperty("px", 9)
    other.setProperty("color", "#2A3350")
    other.setX(other.x() - other.mapToScene(QPointF(0, 0)).x() - 20 * unit)
    thing = stage.hands.find("start_about")
    thing.setProperty("label", "")
    thing.setHeight(12 * unit)
    kinds = {fault.kind for fault in faults(window, unit, window.grabWindow())}
    assert kinds >= {"small", "outside", "nameless", "target"}
    stage.model.showSettings()
    stage.hands.settle()
    stage.empty()
