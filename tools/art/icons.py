"""Icons of the card grammar: actions, things and effects (`STYLE.md`, Icon grammar)."""

from __future__ import annotations

from .icon import HOLE, INK, Icon, bars, dots, hole, ink, struck, zero
from .svg import around, circle, ellipse, group, path, polygon, rect, rosette
from .symbols import SYMBOLS


def file() -> Icon:
    """Open drawer with a card standing in it."""
    card = ink(rect(7.4, 1.6, 9.2, 11, 1.6, INK))
    lines = hole(rect(9.3, 4, 5.4, 1.7, 0.8, HOLE), rect(9.3, 7, 3.6, 1.7, 0.8, HOLE))
    drawer = ink(path("M2 11.4 H22 V19.6 A2.6 2.6 0 0 1 19.4 22.2 H4.6 A2.6 2.6 0 0 1 2 19.6 Z", INK))
    return card, lines, drawer, hole(rect(8, 14.6, 8, 2.8, 1.4, HOLE))


def pick() -> Icon:
    """Claw that holds a sphere."""
    arms = path("M7.8 9 C3 11.6 2.8 17 6.8 20.6", "none", INK, 2.9) + path(
        "M16.2 9 C21 11.6 21.2 17 17.2 20.6", "none", INK, 2.9
    )
    return (
        ink(rect(10.6, 0.8, 2.8, 6.2, 1.2, INK), rect(7, 5.4, 10, 4.2, 1.8, INK), arms, circle(12, 16.2, 3.7, INK)),
    )


def build() -> Icon:
    """Hammer."""
    head = path("M3.2 3.4 H15.2 L18.6 5.4 V7.6 L15.2 9.6 H3.2 A1.6 1.6 0 0 1 1.6 8 V5 A1.6 1.6 0 0 1 3.2 3.4 Z", INK)
    return (ink(group(head + rect(8.2, 8.6, 4.2, 14, 1.9, INK), "rotate(38 12 12) translate(1.2 -.6)")),)


def research() -> Icon:
    """Lens."""
    glass = circle(10, 10, 7.1, "none", INK, 3.1) + path("M6.4 9.6 A3.7 3.7 0 0 1 9.8 6.3", "none", INK, 1.6)
    return (ink(glass, path("M15.6 15.6 L21 21", "none", INK, 4.2)),)


def upgrade() -> Icon:
    """Arrow that rises from a base."""
    return (ink(path("M12 2 L21 11 H16 V15.4 H8 V11 H3 Z", INK, INK, 1.6), rect(7.2, 18.4, 9.6, 3.8, 1.5, INK)),)


def converter() -> Icon:
    """One thing becomes another."""
    there = path("M3 8.2 H16.2", "none", INK, 3.2) + path("M15 2.8 L21.4 8.2 L15 13.2 Z", INK, INK, 1)
    back = path("M21 16.6 H7.8", "none", INK, 3.2) + path("M9 11.6 L2.6 16.6 L9 21.8 Z", INK, INK, 1)
    return (ink(there, back),)


def points() -> Icon:
    """Rosette medal."""
    ribbons = path("M7 13 L4.2 22.6 L8.8 20.6 L11.6 23.4 L12.4 15 Z", INK) + path(
        "M17 13 L19.8 22.6 L15.2 20.6 L12.4 23.4 L11.6 15 Z", INK
    )
    return ink(ribbons, polygon(rosette(12, 9.8, 9.6), INK, INK, 0.8)), hole(circle(12, 9.8, 6.3, "none", HOLE, 1.3))


def ring() -> Icon:
    """Storage ring: wells around a centre."""
    wells = tuple(around(12, 12, 8.3, a) for a in range(-90, 270, 60))
    return (ink(dots(wells, 3.1, INK), circle(12, 12, 2.1, INK)),)


def archive() -> Icon:
    """Closed cabinet with two drawers."""
    handles = hole(rect(8.6, 5.6, 6.8, 2.2, 1.1, HOLE), rect(8.6, 16.3, 6.8, 2.2, 1.1, HOLE))
    return ink(rect(3, 2, 18, 9.3, 2.2, INK), rect(3, 12.7, 18, 9.3, 2.2, INK)), handles


def gizmo() -> Icon:
    """The head of a little machine: any Gizmo."""
    feet = rect(7, 20, 3.4, 3, 1, INK) + rect(13.6, 20, 3.4, 3, 1, INK)
    head = path("M12 1.6 V5", "none", INK, 2) + circle(12, 2.2, 1.9, INK) + rect(3, 5.4, 18, 15, 4.6, INK)
    return ink(head, feet), hole(dots(((8.8, 12), (15.2, 12)), 2.4, HOLE))


def level(count: int) -> Icon:
    """A card of a level: frame with as many bars."""
    return (ink(rect(1.4, 3.4, 21.2, 17.2, 4.4, "none", INK, 2.2), bars(count, INK, 12, 7.4, 9.2)),)


def free_level1() -> Icon:
    """A level 1 Gizmo for nothing: one-bar tile with a 0 on its corner."""
    tile = ink(rect(1.2, 1.6, 16.4, 14.6, 4, "none", INK, 2.2), rect(7.8, 4.8, 3.2, 8.2, 1.3, INK))
    coin = ink(circle(16.8, 16.4, 6.8, INK))
    return tile, hole(circle(16.8, 16.4, 8, HOLE)), coin, hole(zero(16.8, 16.4, 2.3, 3.5, 1.9))


def tag() -> Icon:
    """Price tag with a minus: costs less."""
    shape = "M2.2 11.4 L11 2.6 H20 A1.6 1.6 0 0 1 21.4 4 V13 L12.6 21.8 A1.8 1.8 0 0 1 10 21.8 L2.2 14 "
    shape += "A1.8 1.8 0 0 1 2.2 11.4 Z"
    return ink(path(shape, INK)), hole(circle(17.2, 6.8, 1.8, HOLE), path("M8.6 12.8 L13 17.2", "none", HOLE, 2.4))


def free() -> Icon:
    """Price tag with a 0: for nothing."""
    shape = "M1.6 12 L7.6 4.2 H20.4 A2.2 2.2 0 0 1 22.6 6.4 V17.6 A2.2 2.2 0 0 1 20.4 19.8 H7.6 Z"
    return ink(path(shape, INK)), hole(circle(6.2, 12, 1.5, HOLE), zero(15, 12, 3.2, 4.3, 2.3))


def tokens() -> Icon:
    """A pile of point tokens."""
    layers: list[str] = []
    rims: list[str] = []
    for shift, y in ((1.2, 18.6), (-1.2, 13.0), (0.6, 7.4)):
        x = 12 + shift
        side = (
            f"M{x - 8.6:.1f} {y - 1.6:.1f} V{y + 1.6:.1f} A8.6 3.4 0 0 0 {x + 8.6:.1f} {y + 1.6:.1f} V{y - 1.6:.1f} Z"
        )
        layers.append(path(side, INK) + ellipse(x, y - 1.8, 8.6, 3.4, INK))
        rims.append(ellipse(x, y - 1.8, 8.6, 3.4, "none", HOLE, 1.1))
    return ink(layers[0]), hole(rims[0]), ink(layers[1]), hole(rims[1]), ink(layers[2]), hole(rims[2])


def arrow() -> Icon:
    """This leads to that."""
    return (ink(path("M3 12 H15", "none", INK, 4), path("M13 5.6 L21.4 12 L13 18.4 Z", INK, INK, 1.4)),)


def card_icons() -> dict[str, Icon]:
    """Name in strip tokens -> icon."""
    icons = {
        "file": file(),
        "pick": pick(),
        "build": build(),
        "research": research(),
        "upgrade": upgrade(),
        "converter": converter(),
        "vp": points(),
        "ring": ring(),
        "archive": archive(),
        "gizmo": gizmo(),
        "level1": level(1),
        "level2": level(2),
        "level3": level(3),
        "free1": free_level1(),
        "tag": tag(),
        "free": free(),
        "tokens": tokens(),
        "no_file": struck(file()),
        "no_research": struck(research()),
        "arrow": arrow(),
    }
    for name, draw in SYMBOLS.items():
        icons[name] = (ink(draw(INK)),)
    return icons
