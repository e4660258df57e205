"""One-colour icons on the 24 x 24 grid, as layers of ink and of holes.

A hole cuts through all ink below it, so an icon looks right on every ground. Layers are drawn in the colour `@`, which
`icon_picture` replaces.
"""

from __future__ import annotations

from dataclasses import dataclass

from .svg import circle, ellipse, group, path, picture, rect

INK = "@"
HOLE = "#000"


@dataclass(frozen=True)
class Layer:
    """Shapes that add ink, or (hole) take away what lies below."""

    body: str
    hole: bool = False


Icon = tuple[Layer, ...]


def ink(*shapes: str) -> Layer:
    """A layer of ink."""
    return Layer("".join(shapes))


def hole(*shapes: str) -> Layer:
    """A layer of holes; its shapes are drawn with `HOLE`."""
    return Layer("".join(shapes), hole=True)


def bars(count: int, colour: str, x: float, y: float, h: float) -> str:
    """The level as upright bars, centred on x."""
    w, gap = 3.2, 1.9
    total = count * w + (count - 1) * gap
    return "".join(rect(x - total / 2 + i * (w + gap), y, w, h, 1.3, colour) for i in range(count))


def struck(icon: Icon) -> Icon:
    """The icon crossed out: never again."""
    bar = "M2.6 2.6 L21.4 21.4"
    return (*icon, hole(path(bar, "none", HOLE, 6)), ink(path(bar, "none", INK, 2.8)))


def mirrored(icon: Icon) -> Icon:
    """The icon as seen in a mirror."""
    return tuple(Layer(group(layer.body, "translate(24 0) scale(-1 1)"), layer.hole) for layer in icon)


def icon_picture(icon: Icon, colour: str) -> str:
    """The icon as a picture; every ink layer is masked by the holes above it."""
    defs = body = ""
    for index, layer in enumerate(icon):
        if layer.hole:
            continue
        holes = "".join(above.body for above in icon[index + 1 :] if above.hole)
        if holes:
            name = f"k{index}"
            ground = rect(0, 0, 24, 24, 0, "#FFF")
            box = 'maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"'
            defs += f'<mask id="{name}" {box}>{ground}{holes}</mask>'
            body += group(layer.body, extra=f'mask="url(#{name})"')
        else:
            body += layer.body
    return picture(body.replace(INK, colour), 24, 24, defs)


def dots(places: tuple[tuple[float, float], ...], r: float, colour: str) -> str:
    """Discs of one size."""
    return "".join(circle(x, y, r, colour) for x, y in places)


def zero(x: float, y: float, rx: float, ry: float, width: float) -> str:
    """A nought as a hole."""
    return ellipse(x, y, rx, ry, "none", HOLE, width)
