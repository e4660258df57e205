"""Body, base, face and hat of a machine: energy gives the body, kind the base, level the size and the hat."""

from __future__ import annotations

from .palette import (
    COLORS,
    ENERGY,
    GLASS,
    INK,
    PORCELAIN,
    PORCELAIN_DARK,
    PORCELAIN_EDGE,
    RIM,
    RUBBER,
    SCREEN,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
)
from .parts import eyeball, wheels
from .spec import GROUND, MIDDLE, Frame, Spec
from .svg import arc, circle, ellipse, group, line, num, opacity, path, place, polygon, rect, star
from .symbols import symbol


def base(spec: Spec, w: float) -> tuple[str, float]:
    """The base by kind (crawler, boots, cart, tripod, plinth) and how high the body stands on it."""
    x, y = MIDDLE, GROUND
    match "cart" if spec.level == 0 else spec.kind:
        case "pick":
            count = 3 if w < 48 else 4
            belt = rect(x - w / 2 - 5, y - 13, w + 10, 13, 6.5, RUBBER) + rect(
                x - w / 2 - 3, y - 11, w + 6, 9, 4.5, "#7B85A8"
            )
            return belt + wheels(
                [x - w / 2 + 2.4 + i * (w - 4.8) / (count - 1) for i in range(count)], y - 6.5, 3.5
            ), 12
        case "build":
            out = ""
            for side in (-1, 1):
                leg = x + side * w * 0.24
                boot = f"M{num(leg - 7)} {num(y)} V{num(y - 3)} A6 6 0 0 1 {num(leg + 9)} {num(y - 3)} V{num(y)} Z"
                out += rect(leg - 3.2, y - 15, 6.4, 11, 2, STEEL) + path(boot, RUBBER)
            return out, 13
        case "file" | "cart":
            out = rect(x - w / 2 - 4, y - 13.5, w + 8, 6, 3, "url(#s)")
            for side in (-1, 1):
                wheel = x + side * w * 0.33
                out += (
                    circle(wheel, y - 6.6, 6.6, RUBBER)
                    + circle(wheel, y - 6.6, 3.4, PORCELAIN_DARK)
                    + circle(wheel, y - 6.6, 1.3, RUBBER)
                )
            return out, 11.5
        case "converter":
            legs = "".join(line([(x + s * w * 0.3, y - 13), (x + s * w * 0.46, y - 1.6)], RUBBER, 4.2) for s in (-1, 1))
            return legs + line([(x, y - 13), (x, y - 1.6)], STEEL_DARK, 4.2) + rect(
                x - w / 2 - 1, y - 15, w + 2, 5, 2.5, "url(#s)"
            ), 13
        case _:
            foot = rect(x - w / 2 - 8, y - 5.4, w + 16, 5.6, 2.6, STEEL_DARK)
            return foot + rect(x - w / 2 - 3, y - 11, w + 6, 6.4, 2.6, "url(#s)"), 10


def face(spec: Spec, y: float, w: float, look: int) -> tuple[str, float]:
    """Eyes and mouth, and the height below them. Chosen by number: neighbours in the list never share a face."""
    x = MIDDLE
    r = (8.2, 8.2, 9.0, 9.8)[spec.level]
    shift = 1.6 * look
    match (spec.number + spec.number // 4 + spec.level) % 4:
        case 0:  # one big lens
            out = circle(x, y, r + 2, RIM) + circle(x, y, r, WHITE) + circle(x + shift * 1.3, y + 0.4, r * 0.54, INK)
            out += circle(x + shift * 1.3 - r * 0.2, y - r * 0.22, r * 0.2, WHITE)
            half = r
        case 1:  # two eyes
            half = r * 0.72
            out = "".join(eyeball(x + side * half * 1.12, y, half, shift) for side in (-1, 1))
        case 2:  # visor
            wide, high = min(w - 10, r * 3.3), r * 1.5
            half = high / 2
            eyes = "".join(ellipse(x + side * wide * 0.2 + shift, y, r * 0.3, r * 0.44, SCREEN) for side in (-1, 1))
            shine = path(
                f"M{num(x - wide * 0.34)} {num(y - high * 0.26)} h{num(wide * 0.16)}", "none", WHITE, 1.4, opacity(0.5)
            )
            out = rect(x - wide / 2, y - half, wide, high, half, INK) + eyes + shine
        case _:  # goggles
            half = r * 0.84
            out = rect(x - w / 2 + 0.5, y - 2, w - 1, 4, 1, RUBBER)
            for side in (-1, 1):
                eye = x + side * half
                out += (
                    circle(eye, y, half + 1, STEEL)
                    + circle(eye, y, half - 1, GLASS)
                    + circle(eye + shift, y + 0.5, half * 0.46, INK)
                )
                out += circle(eye + shift - half * 0.2, y - half * 0.24, half * 0.18, WHITE)
    mouth = y + half + 4.4
    return out + _mouth(spec, mouth), mouth + 5


def _mouth(spec: Spec, y: float) -> str:
    x, colour = MIDDLE, RIM if spec.energy in ("any", "none") else WHITE
    match (spec.number // 2 + spec.chance("mouth") % 2 + spec.number % 3) % 4:
        case 0:
            return path(
                f"M{num(x - 4.6)} {num(y - 0.8)} Q{num(x)} {num(y + 3.8)} {num(x + 4.6)} {num(y - 0.8)}",
                "none",
                colour,
                2,
            )
        case 1:
            return path(f"M{num(x - 4.4)} {num(y - 0.6)} h8.8 a4.4 4.4 0 0 1 -8.8 0 Z", colour)
        case 2:
            gaps = path(f"M{num(x - 1.8)} {num(y - 1.4)} v4 M{num(x + 1.8)} {num(y - 1.4)} v4", "none", RIM, 1.1)
            return rect(x - 5.4, y - 1.6, 10.8, 4.4, 2.2, colour) + gaps
        case _:
            return circle(x, y + 0.6, 2.2, colour)


def hat(spec: Spec, top: float, w: float) -> str:
    """What grows out of the head: the energy decides the family, the level how much of it."""
    level = max(1, spec.level)
    match spec.energy:
        case "red":
            return _chimneys(spec, level, top, w)
        case "yellow":
            return _coil(spec, level, top)
        case "blue":
            return _antennas(spec, level, top)
        case "black":
            return _terminals(level, top, w)
        case "any":
            stem = line([(MIDDLE, top + 2), (MIDDLE, top - 7)], STEEL_DARK, 2.6)
            return (
                stem
                + star(MIDDLE, top - 12.5, 8, WHITE, 0.5, 5, 2)
                + star(MIDDLE, top - 12.5, 5.4, ENERGY["any"].main, 0.5)
            )
        case _:
            return line([(MIDDLE, top + 2), (MIDDLE, top - 5)], STEEL_DARK, 2.2) + circle(
                MIDDLE, top - 6.6, 2.9, "#7F75BC"
            )


def _chimneys(spec: Spec, level: int, top: float, w: float) -> str:
    out = ""
    for i, f in enumerate(([0.24], [0.24, -0.22], [0.28, 0, -0.28])[level - 1]):
        x, h, foot = MIDDLE + f * w, 9 + 3 * (spec.chance("ch", i) % 3), top + abs(f) * w * 0.42 + 3
        out += rect(x - 3.6, foot - h, 7.2, h + 3, 1.6, "url(#s)") + rect(
            x - 4.8, foot - h - 2.4, 9.6, 4, 2, STEEL_DARK
        )
        if i < 2:
            out += circle(x + 3, foot - h - 7, 3.6, WHITE, extra=opacity(0.95)) + circle(
                x + 8, foot - h - 9.4, 2.6, WHITE, extra=opacity(0.85)
            )
    return out


def _coil(spec: Spec, level: int, top: float) -> str:
    count = level + 1
    widths = [17 - i * 2.6 for i in range(count)]
    out = "".join(
        rect(MIDDLE - widths[i] / 2, top - 3 - i * 4.2, widths[i], 3.6, 1.8, STEEL if i % 2 else STEEL_DARK)
        for i in reversed(range(count))
    )
    y = top - 3 - (count - 1) * 4.2
    out += circle(MIDDLE, y - 3.8, 4.6, "url(#p)", PORCELAIN_EDGE, 0.8)
    sides = (-1, 1) if level > 1 else ((spec.chance("sp") % 2) * 2 - 1,)
    colour = "#E0A100" if level < 3 else ENERGY["yellow"].main
    for s in sides:
        spark = f"M{num(MIDDLE + s * 8)} {num(y - 6)} l{num(4 * s)} -3.4 l{num(-0.6 * s)} 4 l{num(4.4 * s)} -2.6"
        out += path(spark, "none", colour, 1.9)
    return out


def _antennas(spec: Spec, level: int, top: float) -> str:
    x = MIDDLE + (6 if spec.chance("an") % 2 else -6)
    out = line([(MIDDLE, top + 3), (x, top - 9)], STEEL_DARK, 2.4) + circle(x, top - 11, 3.8, "url(#m)")
    if level > 1:
        other = 2 * MIDDLE - x
        out += line([(MIDDLE, top + 3), (other, top - 6)], STEEL_DARK, 2.4) + circle(other, top - 7.6, 2.9, "url(#m)")
    if level > 2:
        dish = f"M{num(MIDDLE - 11)} {num(top - 13)} A11 7 0 0 0 {num(MIDDLE + 11)} {num(top - 13)} Z"
        out += path(dish, "url(#pv)", PORCELAIN_EDGE, 0.9) + line(
            [(MIDDLE, top - 12), (MIDDLE, top - 20)], STEEL_DARK, 1.8
        )
        out += circle(MIDDLE, top - 20.5, 2, "url(#m)")
    return out


def _terminals(level: int, top: float, w: float) -> str:
    out = ""
    for i, f in enumerate(([0.0], [-0.22, 0.22], [-0.3, 0.0, 0.3])[level - 1]):
        x, h = MIDDLE + f * w, 10 if level == 3 and i == 1 else 6
        out += rect(x - 5, top - h, 10, h + 3, 2, "url(#s)") + rect(x - 6.4, top - 1.5, 12.8, 3.4, 1.7, STEEL_DARK)
        if level == 2:  # the signs of the two poles
            sign = f"M{num(x - 2.4)} {num(top - 11.4)} h4.8" + (f" M{num(x)} {num(top - 13.8)} v4.8" if f > 0 else "")
            out += path(sign, "none", ENERGY["black"].main, 1.8)
    return out


def _boiler(f: Frame) -> tuple[str, float]:
    r, x, top = f.w / 2, f.left, f.top
    left = (
        f"V{num(top + r * 0.8)} C{num(x)} {num(top + r * 0.2)} {num(x + r * 0.5)} {num(top)} {num(MIDDLE)} {num(top)}"
    )
    right = (
        f"C{num(x + f.w - r * 0.5)} {num(top)} {num(f.right)} {num(top + r * 0.2)} {num(f.right)} {num(top + r * 0.8)}"
    )
    front = path(f"M{num(x)} {num(f.bottom)} {left} {right} V{num(f.bottom)} Z", "url(#m)")
    return front + rect(x - 1.5, f.bottom - 5.4, f.w + 3, 5.4, 2.2, "url(#s)"), top + f.h * 0.44


def _trapezium(f: Frame, inset: float, shoulder: float, fill: str, edge: str = "") -> str:
    x, w, top = f.left, f.w, f.top
    left = f"L{num(x + inset)} {num(top + 4)} Q{num(x + inset + 0.8)} {num(top)} {num(x + shoulder)} {num(top)}"
    right = f"H{num(x + w - shoulder)} Q{num(x + w - inset - 0.8)} {num(top)} {num(x + w - inset)} {num(top + 4)}"
    return path(f"M{num(x - 3)} {num(f.bottom)} {left} {right} L{num(x + w + 3)} {num(f.bottom)} Z", fill, edge, 1.2)


def _dome(f: Frame, width: float) -> str:
    r = f.w / 2
    arc = f"A{num(r)} {num(r)} 0 0 1 {num(f.right)} {num(f.top + r)}"
    return path(
        f"M{num(f.left)} {num(f.bottom)} V{num(f.top + r)} {arc} V{num(f.bottom)} Z", "url(#p)", PORCELAIN_EDGE, width
    )


def _reactor(spec: Spec, f: Frame) -> tuple[str, str, float, float]:
    """Ball with an orbit around it: what lies behind, the front, height of the face, and of the crown."""
    r = min(f.w, f.h) / 2 + 2
    y = f.bottom - r + 1
    tilt = -14 if spec.chance("tilt") % 2 else 14
    rx, ry, oy = r + 7.5, r * 0.34, y + r * 0.42
    turned = f"rotate({tilt} {num(MIDDLE)} {num(oy)})"
    half = f"M{num(MIDDLE - rx)} {num(oy)} A{num(rx)} {num(ry)} 0 0 0 {num(MIDDLE + rx)} {num(oy)}"
    back = ellipse(MIDDLE, oy, rx, ry, "none", STEEL_LIGHT, 3, f'transform="{turned}"')
    electron = circle(MIDDLE + rx * (0.72 if tilt > 0 else -0.72), oy + ry * 0.7, 3.4, "url(#p)", STEEL, 0.9)
    front = circle(MIDDLE, y, r, "url(#m)") + group(path(half, "none", PORCELAIN, 3.2) + electron, turned)
    if spec.level == 3:
        front += group(path(half, "none", STEEL_LIGHT, 2.2), f"rotate({-tilt} {num(MIDDLE)} {num(oy)})")
    q = r * 0.76
    shine = arc(MIDDLE - r * 0.72, y - r * 0.2, q, MIDDLE - r * 0.3, y - r * 0.7)
    return back, front + path(shine, "none", WHITE, 2.6, opacity(0.5)), y - r * 0.22, y - r


def _pinwheel_house(spec: Spec, f: Frame) -> tuple[str, float]:
    """Porcelain house with the four energies as a belt: paid with any colours."""
    if spec.number % 2:
        front = _dome(f, 1)
    else:
        x, w, eaves = f.left, f.w, f.top + f.h * 0.34
        gable = [
            (x, f.bottom),
            (x, eaves),
            (x + w * 0.26, f.top),
            (x + w * 0.74, f.top),
            (x + w, eaves),
            (x + w, f.bottom),
        ]
        front = polygon(gable, "url(#p)", PORCELAIN_EDGE, 1.4)
    quarter = (f.w - 2) / 4
    for i, colour in enumerate(("red", "yellow", "black", "blue")):
        x = f.left + 1 + i * quarter
        front += rect(x, f.bottom - 13, quarter, 10, 0, ENERGY[colour].main)
        front += place(symbol(colour, ENERGY[colour].on), x + quarter / 2, f.bottom - 8, 8.4)
    return front + rect(f.left - 1.5, f.bottom - 3.6, f.w + 3, 4.4, 2.2, "url(#s)"), f.top + f.h * 0.36


def _starter(spec: Spec, f: Frame) -> tuple[str, float]:
    """The four starting Gizmos: porcelain in the four shapes of a body."""
    match spec.number % 4:
        case 0:
            front = rect(f.left, f.top, f.w, f.h, 9, "url(#p)", PORCELAIN_EDGE, 1.2)
        case 1:
            front = _dome(f, 1.2)
        case 2:
            front = _trapezium(f, 6, 11, "url(#p)", PORCELAIN_EDGE)
        case _:
            front = circle(MIDDLE, f.bottom - f.w / 2 - 1, f.w / 2 + 2, "url(#p)", PORCELAIN_EDGE, 1.2)
    return front + rect(f.left - 1.5, f.bottom - 5, f.w + 3, 5, 2.2, "url(#s)"), f.top + f.h * 0.42


def body(spec: Spec, f: Frame, look: int) -> str:
    """The whole body with shoulders, hat, trim and face."""
    back, top = "", f.top
    shine = path(
        f"M{num(f.left + 5.5)} {num(top + f.h * 0.42)} V{num(top + f.h * 0.66)}", "none", WHITE, 2.6, opacity(0.45)
    )
    match spec.energy:
        case "red":
            front, eyes = _boiler(f)
        case "yellow":
            front, eyes = _trapezium(f, 5, 10, "url(#m)"), top + f.h * 0.36
            front += rect(f.left - 4.5, f.bottom - 5, f.w + 9, 5, 2.2, "url(#s)")
            shine = line([(f.left + 7.4, top + f.h * 0.34), (f.left + 4.8, top + f.h * 0.62)], WHITE, 2.6, opacity(0.6))
        case "blue":
            back, front, eyes, top = _reactor(spec, f)
            shine = ""
        case "black":
            belt = rect(f.left, top + f.h * 0.70, f.w, f.h * 0.13, 0, PORCELAIN)
            belt += rect(f.left + f.w * 0.62, top + f.h * 0.70, f.w * 0.38, f.h * 0.13, 0, PORCELAIN_DARK)
            front, eyes = rect(f.left, top, f.w, f.h, 7, "url(#m)") + belt, top + f.h * 0.32
        case "any":
            front, eyes = _pinwheel_house(spec, f)
        case _:
            front, eyes = _starter(spec, f)
    features, below = face(spec, eyes, f.w, look)
    return (
        back
        + _shoulders(spec, f)
        + hat(spec, top, f.w)
        + front
        + shine
        + _trim(spec, f)
        + _emblem(spec, f, below)
        + features
    )


def _emblem(spec: Spec, f: Frame, below: float) -> str:
    """The energy's symbol on the belly, where there is room for it."""
    if spec.energy not in COLORS or spec.energy == "black" or spec.level < 2:
        return ""
    y = min(f.bottom - 8.5, below + 4.5)
    return place(symbol(spec.energy, ENERGY[spec.energy].on), MIDDLE, y, 10) if y - below > 1 else ""


def _trim(spec: Spec, f: Frame) -> str:
    """Rivets in one of three patterns."""
    pattern = spec.chance("trim") % 3
    if spec.energy not in ("red", "yellow", "black") or pattern == 2:
        return ""
    rows = (9.4, 14.2) if pattern == 0 else (9.4,)
    return "".join(
        circle(MIDDLE + s * (f.w / 2 - 5), f.bottom - y, 1.5, WHITE, extra=opacity(0.65)) for s in (-1, 1) for y in rows
    )


def _shoulders(spec: Spec, f: Frame) -> str:
    out = ""
    if spec.level >= 2:
        out += "".join(
            rect(MIDDLE + s * (f.w / 2 + 1) - 4, f.bottom - f.h * 0.56, 8, 13, 4, "url(#s)") for s in (-1, 1)
        )
    if spec.level == 3:
        out += "".join(circle(MIDDLE + s * (f.w / 2 + 1), f.bottom - f.h * 0.56 - 1, 3.3, "url(#m)") for s in (-1, 1))
    return out
