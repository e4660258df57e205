"""The dispenser (324 x 412) in two layers, between which the spheres lie; how they lie; and the table's ground."""

from __future__ import annotations

import math
import random

from .palette import WHITE
from .svg import Point, around, circle, ellipse, opacity, path, picture, radial, rect, split

WIDTH, HEIGHT = 324.0, 412.0
CENTRE: Point = (162.0, 126.0)
GLASS = 112.0
SPHERE = 17.6
GAP = 25.0
STEPS = 500
CHUTE = "M190 300 C214 284 232 282 250 284 C282 288 292 304 292 326 V372"


def pack(count: int, seed: int = 7) -> list[Point]:
    """Places for `count` spheres as they lie in the full glass, lowest first, so that the first n are a heap of n.

    They may cover each other by a third, as a heap does that is several spheres deep: `GAP` is the distance of their
    centres. Spheres fall into a round glass and are pushed apart until they rest; the same seed gives the same heap.
    """
    chance = random.Random(seed)
    spheres = [[CENTRE[0] + chance.uniform(-60, 60), CENTRE[1] + chance.uniform(-80, 60)] for _ in range(count)]
    for step in range(STEPS):
        fall = 0.5 * (1 - step / STEPS)
        for sphere in spheres:
            sphere[1] += fall
        for _ in range(4):
            for i, a in enumerate(spheres):
                for b in spheres[i + 1 :]:
                    _push_apart(a, b)
            for sphere in spheres:
                _keep_inside(sphere)
    places = [(round(x, 1), round(y, 1)) for x, y in spheres]
    return sorted(places, key=lambda p: (-p[1], p[0]))


def _push_apart(a: list[float], b: list[float]) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if square < GAP * GAP:
        far = math.sqrt(square) or 0.01
        push = (GAP - far) / far * 0.5
        a[0] -= dx * push
        a[1] -= dy * push
        b[0] += dx * push
        b[1] += dy * push


def _keep_inside(sphere: list[float]) -> None:
    room = GLASS - 8 - SPHERE
    dx, dy = sphere[0] - CENTRE[0], sphere[1] - CENTRE[1]
    far = math.sqrt(dx * dx + dy * dy)  # unlike hypot rounded alike everywhere
    if far > room:
        sphere[0], sphere[1] = CENTRE[0] + dx / far * room, CENTRE[1] + dy / far * room


def _defs(dark: bool, porcelain: str, shade: str) -> str:
    inside, outside = ("#C9D5EC", "#93A4CC") if dark else ("#F3F8FD", "#C4D2EA")
    defs = radial("g", 0.4, 0.3, 0.85, (0, inside), (1, outside)) + split("p", porcelain, shade, 0.64)
    defs += radial("sh", 0.5, 0.5, 0.5, (0.5, "#050818", 0.30), (1, "#050818", 0.0))
    return defs + radial("in", 0.5, 0.5, 0.5, (0.80, "#1B2750", 0.0), (1, "#1B2750", 0.34))


def _colours(dark: bool) -> tuple[str, str, str]:
    return ("#CDD5E6", "#9FABC8", "#8692B4") if dark else ("#FFFFFF", "#D9E0EE", "#B2BDD8")


def back(dark: bool) -> str:
    """What lies behind the spheres: pedestal, chute, tray and the inside of the glass."""
    porcelain, shade, edge = _colours(dark)
    well = "#8793B5" if dark else "#B4BFD8"
    x, y = CENTRE
    out = ellipse(162, 404, 160, 9, "url(#sh)")
    for colour, width in ((edge, 49), (porcelain, 46), (shade, 38), (well, 34)):
        out += path(CHUTE, "none", colour, width)
    out += rect(8, 344, 308, 62, 31, shade) + rect(8, 344, 308, 57, 28.5, porcelain)
    out += rect(14, 350, 296, 46, 23, "#B3BED7" if dark else "#CBD4E6") + rect(275, 338, 34, 24, 0, well)
    out += path("M117 250 H207 C209 290 214 326 226 345 H98 C110 326 115 290 117 250 Z", "url(#p)")
    out += circle(160, 303, 23, shade) + circle(160, 301, 23, edge) + circle(160, 301, 20, porcelain)
    out += "".join(circle(*around(160, 301, 31, a - 90), 1.8, "#5B6694") for a in range(-120, 121, 40))
    out += rect(156.6, 287, 6.8, 20, 3.4, "#5B6694", extra='transform="rotate(40 160 301)"') + circle(
        160, 301, 5, "#5B6694"
    )
    out += circle(x, y, GLASS + 5, porcelain, extra=opacity(0.55)) + circle(x, y, GLASS, "url(#g)")
    return picture(out, WIDTH, HEIGHT, _defs(dark, porcelain, shade))


def front(dark: bool) -> str:
    """What lies before the spheres: the shine of the glass, collar and the gloss of the chute."""
    porcelain, shade, edge = _colours(dark)
    x, y = CENTRE
    out = circle(x, y, GLASS, "url(#in)") + circle(x, y, GLASS - 1, "none", WHITE, 2.4, opacity(0.55))
    out += path("M72 152 A94 94 0 0 1 122 42 A104 104 0 0 0 72 152 Z", WHITE, extra=opacity(0.62))
    out += ellipse(84, 172, 6.5, 9.5, WHITE, extra='opacity="0.5" transform="rotate(-28 84 172)"')
    out += path("M196 226 A104 104 0 0 0 254 172", "none", WHITE, 4, opacity(0.4))
    collar = "M94 222 H230 A8 8 0 0 1 238 230 V236 A8 8 0 0 1 230 244 H94 A8 8 0 0 1 86 236 V230 A8 8 0 0 1 94 222 Z"
    out += (
        path(collar, "url(#p)", edge, 1)
        + path("M112 244 H212 L204 262 H120 Z", shade)
        + path("M112 244 H180 V262 H120 Z", porcelain)
    )
    out += rect(106, 230, 112, 4, 2, WHITE, extra=opacity(0.6))
    out += path("M232 270 C258 268 290 276 300 306", "none", WHITE, 3, opacity(0.55))
    return picture(out, WIDTH, HEIGHT, _defs(dark, porcelain, shade))


def lid(dark: bool) -> str:
    """The lid, which nods: 96 x 32, its place in the dispenser is 114, 0."""
    porcelain, shade, edge = _colours(dark)
    out = rect(4, 6, 88, 20, 10, "url(#p)", edge, 1) + rect(30, -2, 36, 14, 7, "url(#p)", edge, 1)
    return picture(out, 96, 32, split("p", porcelain, shade, 0.64))


def backdrop(dark: bool) -> str:
    """The light on the table, stretched to the window."""
    stops = ("#222B4B", "#1A2240", "#121930") if dark else ("#F4F6FB", "#E9EEF7", "#DAE1EF")
    defs = radial("b", 0.5, 0.32, 0.85, (0, stops[0]), (0.5, stops[1]), (1, stops[2]))
    svg = picture(rect(0, 0, 320, 180, 0, "url(#b)"), 320, 180, defs)
    return svg.replace("<svg ", '<svg preserveAspectRatio="none" ')


def peg(dark: bool) -> str:
    """One tile of the pegboard, 32 x 32: the one ornament of the table."""
    return picture(circle(16, 16, 1.5, WHITE if dark else "#4A5A90", extra=opacity(0.05 if dark else 0.08)), 32, 32)
