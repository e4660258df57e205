"""Writes all art: `python -m tools.art`. Deterministic: the same source gives the same bytes on every machine."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from gizmos_desktop.engine import CARDS

from .dispenser import back, backdrop, front, lid, pack, peg
from .icon import Icon, icon_picture
from .icons import card_icons, points
from .icons_ui import ui_icons
from .machine import machine
from .mascots import LEVELS, MOODS, avatar, levelbot, robot
from .palette import MEDAL, MEDAL_HOLE, SEATS, TONES
from .spec import Spec
from .svg import circle
from .symbols import MARBLES, PIPS, marble, pip_picture

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "art"
PACKING = ROOT / "gizmos_desktop" / "qml" / "Gizmos" / "Ui" / "packing.js"

# The glass holds at most 52 spheres less the six of the row.
SPHERES = 46

# Tones that only a few icons need; all others are baked for every icon.
FEW = {
    "ink2": ("close", "check", "info", "lock", "fwd", "back", "gizmo"),
    "go-dark": ("check", "corner", "pause", "converter", "arrow", "end", "play", "info", "gizmo"),
    "faint-dark": ("upgrade", "converter", "file", "pick", "build", "archive", "person", "plus", "research", "no_file"),
    "deck-dark": ("cog",),
}
FEW["go-light"] = FEW["go-dark"]
FEW["faint-light"] = FEW["faint-dark"]
FEW["deck-light"] = FEW["deck-dark"]


def specs() -> list[Spec]:
    """What the machines are drawn from, in id order."""
    return [
        Spec(card.id, card.level, card.cost_color, card.category, card.trigger, card.effect)
        for card in sorted(CARDS.values(), key=lambda card: card.id)
    ]


def icons() -> dict[str, Icon]:
    """All icons by name."""
    return {**card_icons(), **ui_icons()}


def medal() -> str:
    """The rosette that carries a number, 24 x 24; its ring is lighter than its ground."""
    ring = circle(12, 9.8, 6.3, "none", MEDAL_HOLE, 1.3)
    return icon_picture((points()[0],), MEDAL).replace("</svg>", ring + "</svg>")


def pictures() -> Iterator[tuple[str, str]]:
    """(path below the art folder, SVG text) of every picture."""
    drawn = icons()
    for tone, colour in TONES.items():
        for name in FEW.get(tone, drawn):
            yield f"icons/{tone}/{name}.svg", icon_picture(drawn[name], colour)
    for energy in PIPS:
        yield f"pips/{energy}.svg", pip_picture(energy)
    for energy in MARBLES:
        yield f"marbles/{energy}.svg", marble(energy)
    for spec in specs():
        yield f"machines/{spec.id}.svg", machine(spec)
    for seat in range(len(SEATS)):
        yield f"avatars/{seat}.svg", avatar(seat)
        yield f"avatars/{seat}-nap.svg", avatar(seat, nap=True)
        for mood in MOODS:
            yield f"robots/{seat}-{mood}.svg", robot(seat, mood)
    for level in LEVELS:
        yield f"levelbots/{level}.svg", levelbot(level)
    for theme in ("dark", "light"):
        yield f"dispenser/back-{theme}.svg", back(theme == "dark")
        yield f"dispenser/front-{theme}.svg", front(theme == "dark")
        yield f"dispenser/lid-{theme}.svg", lid(theme == "dark")
        yield f"backdrop/light-{theme}.svg", backdrop(theme == "dark")
        yield f"backdrop/peg-{theme}.svg", peg(theme == "dark")
    yield "medal.svg", medal()


def bake(folder: Path) -> int:
    """Write every picture below `folder`, remove SVG files no longer drawn there; the number of pictures."""
    wanted: set[Path] = set()
    for name, svg in pictures():
        target = folder / name
        wanted.add(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_text(encoding="utf-8") != svg:
            target.write_text(svg, encoding="utf-8", newline="\n")
    for stale in set(folder.rglob("*.svg")) - wanted:
        stale.unlink()
    return len(wanted)


def packing() -> str:
    """The places of the spheres in the glass as a QML script, lowest first, in units of the dispenser's picture."""
    rows = "\n".join(f"    [{x:g}, {y:g}]," for x, y in pack(SPHERES))
    return (
        ".pragma library\n\n"
        "// Written by tools/art: centres of the spheres in the glass, lowest first.\n"
        f"const places = [\n{rows}\n];\n"
    )


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to (default: resources/art)")
    folder: Path = parser.parse_args().folder
    print(f"{bake(folder)} pictures in {folder}")
    if folder == FOLDER:
        PACKING.write_text(packing(), encoding="utf-8", newline="\n")
