"""SVG text: shapes, groups, gradients and whole pictures. Lengths are user units of the picture's own grid."""

from __future__ import annotations

import math
from collections.abc import Iterable

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as it can be, with at most two decimals (a hundredth of a unit is never seen)."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _paint(fill: str, stroke: str, width: float, extra: str) -> str:
    text = f' fill="{fill}"'
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{num(width)}"'
    return text + (f" {extra}" if extra else "")


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0.0, extra: str = "") -> str:
    """A path with round caps and joins."""
    if stroke:
        extra = f'stroke-linecap="round" stroke-linejoin="round" {extra}'.rstrip()
    return f'<path d="{d}"{_paint(fill, stroke, width, extra)}/>'


def line(points: Iterable[Point], stroke: str, width: float, extra: str = "") -> str:
    """An open line through the points."""
    return path("M" + " L".join(f"{num(x)} {num(y)}" for x, y in points), "none", stroke, width, extra)


def polygon(points: Iterable[Point], fill: str, stroke: str = "", width: float = 0.0, extra: str = "") -> str:
    """A closed shape through the points."""
    return path("M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z", fill, stroke, width, extra)


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str = "", width: float = 0.0, extra: str = ""
) -> str:
    """A circle by centre and radius."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_paint(fill, stroke, width, extra)}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str = "none", stroke: str = "", width: float = 0.0, extra: str = ""
) -> str:
    """An ellipse by centre and radii."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{_paint(fill, stroke, width, extra)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0.0,
    fill: str = "none",
    stroke: str = "",
    width: float = 0.0,
    extra: str = "",
) -> str:
    """A rectangle by its upper left corner, with corners of radius `r`."""
    rounded = f' rx="{num(r)}" ry="{num(r)}"' if r else ""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{rounded}'
    return f"<rect {box}{_paint(fill, stroke, width, extra)}/>"


def opacity(value: float) -> str:
    """The attribute for `extra`."""
    return f'opacity="{num(value)}"'


def group(body: str, transform: str = "", extra: str = "") -> str:
    """A group, moved or faded as a whole."""
    attributes = (f' transform="{transform}"' if transform else "") + (f" {extra}" if extra else "")
    return f"<g{attributes}>{body}</g>"


def place(body: str, x: float, y: float, size: float) -> str:
    """A drawing of the 24 x 24 grid, centred on x, y and `size` wide."""
    return group(body, f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.4f})")


def split(name: str, first: str, second: str, at: float = 0.62, down: bool = False) -> str:
    """The flat shading of the style: a gradient with a hard edge, light from the left (or from above)."""
    axis = 'x1="0" y1="0" x2="0" y2="1"' if down else 'x1="0" y1="0" x2="1" y2="0"'
    stops = f'<stop offset="0" stop-color="{first}"/><stop offset="{num(at)}" stop-color="{first}"/>'
    stops += f'<stop offset="{num(at)}" stop-color="{second}"/><stop offset="1" stop-color="{second}"/>'
    return f'<linearGradient id="{name}" {axis}>{stops}</linearGradient>'


def radial(name: str, cx: float, cy: float, r: float, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
    """A smooth radial gradient (marbles and glass only). A stop is (offset, colour) or (offset, colour, opacity)."""
    head = f'<radialGradient id="{name}" cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}">'
    return head + "".join(_stop(*stop) for stop in stops) + "</radialGradient>"


def vertical(name: str, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
    """A smooth gradient from top to bottom."""
    head = f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">'
    return head + "".join(_stop(*stop) for stop in stops) + "</linearGradient>"


def _stop(offset: float, colour: str, alpha: float = 1.0) -> str:
    faded = "" if alpha >= 1 else f' stop-opacity="{num(alpha)}"'
    return f'<stop offset="{num(offset)}" stop-color="{colour}"{faded}/>'


def picture(body: str, w: float, h: float, defs: str = "") -> str:
    """A whole SVG document of w x h units with a transparent ground."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(w)} {num(h)}" width="{num(w)}" height="{num(h)}">'
    )
    return head + (f"<defs>{defs}</defs>" if defs else "") + body + "</svg>\n"


def used(defs: dict[str, str], body: str) -> str:
    """Those of the named definitions that `body` refers to: keeps the files small."""
    return "".join(text for name, text in defs.items() if f"url(#{name})" in body)


def around(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at an angle (0 = right, clockwise) on a circle."""
    angle = math.radians(degrees)
    return x + r * math.cos(angle), y + r * math.sin(angle)


def arc(x0: float, y0: float, r: float, x1: float, y1: float) -> str:
    """Path data of a clockwise arc of a circle between two points: the highlights of round things."""
    return f"M{num(x0)} {num(y0)} A{num(r)} {num(r)} 0 0 1 {num(x1)} {num(y1)}"


def star(x: float, y: float, r: float, colour: str, inner: float = 0.5, points: int = 5, round_: float = 1.2) -> str:
    """A star that stands on two legs, with rounded tips."""
    corners = [around(x, y, r if i % 2 == 0 else r * inner, -90 + i * 180 / points) for i in range(2 * points)]
    return polygon(corners, colour, colour, round_)


def rosette(x: float, y: float, r: float, depth: float = 0.885) -> list[Point]:
    """The corners of a medal's serrated edge."""
    return [around(x, y, r if i % 2 == 0 else r * depth, i * 15) for i in range(24)]
