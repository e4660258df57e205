"""The energy symbols, the pips (badge silhouette + symbol) and the marbles."""

from __future__ import annotations

from .palette import COLORS, ENERGY, WHITE
from .svg import around, circle, ellipse, group, num, opacity, path, picture, place, radial, rect, star, vertical


def flame(colour: str) -> str:
    """Heat."""
    outer = (
        "M12.4 1.4 C13.2 5.4 19.2 8.2 19.2 15 A7.2 7.4 0 0 1 4.8 15 C4.8 11.6 6.4 9.8 7.4 7.2 "
        "C8.4 8.6 9.2 9.3 10.3 9.8 C9.9 6.6 10.6 3.4 12.4 1.4 Z"
    )
    inner = (
        "M12 20.6 A3.3 3.3 0 0 1 8.7 17.3 C8.7 15 11.2 14.2 11.7 11.8 "
        "C13.4 13.2 15.3 15 15.3 17.3 A3.3 3.3 0 0 1 12 20.6 Z"
    )
    return path(f"{outer} {inner}", colour, extra='fill-rule="evenodd"')


def bolt(colour: str) -> str:
    """Electric."""
    return path("M14.2 2 L5 13.4 H10.8 L9.4 22 L19 9.8 H12.9 Z", colour, colour, 1.6)


def atom(colour: str) -> str:
    """Atomic."""
    orbits = "".join(
        ellipse(12, 12, 10.6, 4.1, "none", colour, 1.9, f'transform="rotate({a} 12 12)"') for a in (30, 90, 150)
    )
    return orbits + circle(12, 12, 2.7, colour)


def cell(colour: str) -> str:
    """Battery."""
    body = (
        "M8 4.6 H16 A2.4 2.4 0 0 1 18.4 7 V20 A2.4 2.4 0 0 1 16 22.4 H8 A2.4 2.4 0 0 1 5.6 20 V7 A2.4 2.4 0 0 1 8 4.6 Z"
    )
    plus = "M10.8 9.2 H13.2 V12.3 H16.2 V14.7 H13.2 V17.8 H10.8 V14.7 H7.8 V12.3 H10.8 Z"
    return path(f"{body} {plus}", colour, extra='fill-rule="evenodd"') + rect(9.2, 1.6, 5.6, 3.6, 1.1, colour)


def any_star(colour: str) -> str:
    """Energy of any colour."""
    return star(12, 12.6, 9.8, colour, 0.48, 5, 1.8)


def question(colour: str) -> str:
    """Random energy."""
    hook = path("M7.4 8.2 A4.7 4.7 0 1 1 14.2 12.2 C12.6 13 12 13.9 12 15.6", "none", colour, 3.1)
    return hook + circle(12, 20.3, 2.0, colour)


SYMBOLS = {"red": flame, "yellow": bolt, "blue": atom, "black": cell, "any": any_star, "rand": question}


def symbol(energy: str, colour: str) -> str:
    """The symbol of an energy on the 24 x 24 grid in one colour; nothing for `none`."""
    return SYMBOLS[energy](colour) if energy in SYMBOLS else ""


def pinwheel(x: float, y: float, r: float) -> str:
    """The four energies as the quarters of a disc."""
    out = ""
    for turn, energy in enumerate(("red", "yellow", "black", "blue")):
        x0, y0 = around(x, y, r, -135 + 90 * turn)
        x1, y1 = around(x, y, r, -45 + 90 * turn)
        arc = f"A{num(r)} {num(r)} 0 0 1 {num(x1)} {num(y1)}"
        out += path(f"M{num(x)} {num(y)} L{num(x0)} {num(y0)} {arc} Z", ENERGY[energy].main)
    return out


def pip(energy: str) -> str:
    """The badge of an energy, 24 x 24: drop, diamond, disc or square, so that the silhouette alone tells it."""
    main, on = ENERGY[energy].main, ENERGY[energy].on
    match energy:
        case "any":
            return pinwheel(12, 12, 11.6) + star(12, 12.5, 7.6, WHITE, 0.5, 5, 1.6)
        case "rand":
            dashes = circle(12, 12, 9.6, "none", WHITE, 1.0, 'stroke-dasharray="2.6 2.4" opacity="0.75"')
            return circle(12, 12, 11.2, main) + dashes + place(question(WHITE), 12, 12, 15)
        case "red":
            drop = path("M12 0.6 C14.2 4 22.8 6.4 22.8 13.6 A10.8 10 0 0 1 1.2 13.6 C1.2 6.4 9.8 4 12 0.6 Z", main)
            return drop + place(flame(on), 12, 13, 15.4)
        case "yellow":
            diamond = rect(-8.3, -8.3, 16.6, 16.6, 3.2, main, "#B47800", 1.1)
            return group(diamond, "translate(12 12) rotate(45)") + place(bolt(on), 12, 12, 15.2)
        case "blue":
            return circle(12, 12, 11.4, main) + place(atom(on), 12, 12, 18)
        case _:
            return rect(1.9, 1.5, 20.2, 21, 5, main, "#8E94A8", 1.3) + place(cell(on), 12, 12, 15.2)


_RIMS = {"red": "#FF9C8C", "yellow": "#FFEDB0", "blue": "#9CC8FF", "black": "#9AA0B4"}


def marble(energy: str) -> str:
    """A glossy sphere with its symbol, 64 x 64, contact shadow included."""
    shades = ENERGY[energy]
    main, dark, light = shades.main, shades.dark, shades.light
    if energy == "rand":
        main, light = "#857BC0", "#C5BDEF"
    elif energy == "yellow":
        dark = "#C98600"
    rim = _RIMS.get(energy, "#E4DEFF")
    defs = radial("b", 0.36, 0.30, 0.78, (0, light), (0.42, main), (0.86, dark), (1, dark))
    defs += vertical("s", (0, WHITE, 0.95), (1, WHITE, 0.05))
    defs += vertical("r", (0.55, rim, 0.0), (1, rim, 0.85))
    defs += radial("d", 0.5, 0.5, 0.5, (0.3, "#0A0E20", 0.42), (1, "#0A0E20", 0.0))
    body = ellipse(32, 57, 24, 7, "url(#d)") + circle(32, 31, 28, "url(#b)")
    body += path("M32 59 A28 28 0 0 1 6.2 42 A30 30 0 0 0 57.8 42 A28 28 0 0 1 32 59 Z", "url(#r)")
    if energy != "yellow":  # an engraved shadow; ink on yellow needs none
        body += place(symbol(energy, dark), 32.6, 33.8, 33)
    body += place(symbol(energy, shades.on), 32, 32.4, 33)
    body += ellipse(25, 14, 14, 7.5, "url(#s)", extra='transform="rotate(-24 25 14)"')
    body += circle(45, 17.5, 1.9, WHITE, extra=opacity(0.75))
    return picture(body, 64, 64, defs)


def pip_picture(energy: str) -> str:
    """The pip as a picture of its own."""
    return picture(pip(energy), 24, 24)


PIPS = (*COLORS, "any", "rand")
MARBLES = (*COLORS, "rand")
