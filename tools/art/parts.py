"""Small things that machines are put together from.

Positions are those of the machine's picture; colours named `url(#…)` are the gradients of `shades`.
"""

from __future__ import annotations

from .icon import bars
from .palette import (
    COLORS,
    ENERGY,
    GLASS,
    GLASS_EDGE,
    INK,
    PORCELAIN,
    PORCELAIN_DARK,
    PORCELAIN_EDGE,
    RIM,
    RUBBER,
    STAR,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
)
from .spec import Spec
from .svg import (
    Point,
    arc,
    around,
    circle,
    ellipse,
    group,
    line,
    num,
    opacity,
    path,
    place,
    polygon,
    radial,
    rect,
    rosette,
    split,
    star,
)
from .symbols import pinwheel, symbol


def shades(energy: str) -> dict[str, str]:
    """Gradients by name: m, mv the body's energy; s, sv steel; p, pv porcelain; g… flat, o… glossy energies."""
    body = ENERGY[energy]
    defs = {
        "m": split("m", body.main, body.dark),
        "mv": split("mv", body.main, body.dark, 0.6, down=True),
        "s": split("s", STEEL, STEEL_DARK),
        "sv": split("sv", STEEL, STEEL_DARK, 0.55, down=True),
        "p": split("p", PORCELAIN, PORCELAIN_DARK, 0.66),
        "pv": split("pv", PORCELAIN, PORCELAIN_DARK, 0.62, down=True),
        "orand": radial("orand", 0.36, 0.3, 0.75, (0, "#BDB4EC"), (0.5, "#7F75BC"), (1, "#574E93")),
        "opearl": radial("opearl", 0.36, 0.3, 0.8, (0, WHITE), (0.5, "#E3E8F4"), (1, "#A9B3CE")),
    }
    for colour in COLORS:
        tone = ENERGY[colour]
        defs[f"g{colour}"] = split(f"g{colour}", tone.main, tone.dark)
        defs[f"o{colour}"] = radial(f"o{colour}", 0.36, 0.3, 0.75, (0, tone.light), (0.5, tone.main), (1, tone.dark))
    return defs


def ball(x: float, y: float, r: float, energy: str) -> str:
    """A small sphere with its symbol; `pearl` is one without colour."""
    out = circle(x, y, r, f"url(#o{energy})")
    if energy != "pearl":
        out += place(symbol(energy, ENERGY[energy].on), x, y + 0.2, r * (1.3 if energy == "rand" else 1.25))
    glint = f'{opacity(0.8)} transform="rotate(-25 {num(x - r * 0.3)} {num(y - r * 0.5)})"'
    return out + ellipse(x - r * 0.3, y - r * 0.5, r * 0.36, r * 0.2, WHITE, extra=glint)


def gear(x: float, y: float, r: float, energy: str, turn: float) -> str:
    """A gear wheel in the colour of an energy."""
    dark = ENERGY[energy].dark
    tooth = rect(-r * 0.22, -r * 1.26, r * 0.44, r * 0.6, r * 0.1, dark)
    teeth = "".join(group(tooth, f"translate({num(x)} {num(y)}) rotate({num(turn + i * 45)})") for i in range(8))
    hub = circle(x, y, r * 0.68, dark, extra=opacity(0.55))
    return teeth + circle(x, y, r, f"url(#g{energy})") + hub + place(symbol(energy, ENERGY[energy].on), x, y, r * 1.16)


def arm(points: list[Point], w: float = 4.6) -> str:
    """A jointed arm through the points."""
    out = line(points, STEEL_DARK, w) + line(points, STEEL, w - 1.8)
    return out + "".join(
        circle(x, y, w * 0.72, STEEL_DARK) + circle(x, y, w * 0.34, PORCELAIN) for x, y in points[1:-1]
    )


def pipe(x0: float, x1: float, y: float) -> str:
    """A level steel pipe."""
    return line([(x0, y), (x1, y)], STEEL_DARK, 6) + line([(x0, y - 0.8), (x1, y - 0.8)], STEEL, 3)


def medal(x: float, y: float, r: float) -> str:
    """A porcelain medal with ribbons: points."""
    tails = [(-0.7, 0.3), (-0.95, 1.75), (-0.4, 1.45), (0, 1.8), (0.4, 1.45), (0.95, 1.75), (0.7, 0.3)]
    ribbon = polygon([(x + r * a, y + r * b) for a, b in tails], STEEL_DARK)
    disc = polygon(rosette(x, y, r, 0.87), PORCELAIN, "#AEB8D2", 1.1)
    return ribbon + disc + circle(x, y, r * 0.62, "#E3E8F4") + star(x, y + 0.2, r * 0.44, STAR, 0.46, 5, 0.6)


def spring(x: float, top: float, bottom: float, w: float = 5) -> str:
    """A coil spring seen from the side."""
    step = (bottom - top) / 4
    turns = [(x + (w if i % 2 == 0 else -w), top + step * (i + 1)) for i in range(4)]
    return line([(x - w, top), *turns], STEEL_DARK, 2.2)


def stand(x: float, w: float, ground: float) -> str:
    """A low steel foot."""
    return rect(x - w / 2, ground - 9, w, 9.4, 3, "url(#s)")


def cabinet(x: float, y: float, w: float, h: float, drawers: int, open_drawer: int = -1, flip: bool = False) -> str:
    """A filing cabinet; one drawer may be pulled out to the left (to the right if `flip`) with a card in it."""
    out = rect(x, y, w, h, 3.2, "url(#p)", PORCELAIN_EDGE, 1)
    step = (h - 4) / drawers
    for i in range(drawers):
        top = y + 2 + i * step
        if i == open_drawer:
            out += _open_drawer(x, top, w, step, flip)
        else:
            out += rect(x + 2, top + 0.7, w - 4, step - 1.4, 1.8, "#E2E7F2", "#B7C0D9", 0.8)
            out += rect(x + w / 2 - 3.6, top + step * 0.36, 7.2, 2.3, 1.1, STEEL_DARK)
    return out


def _open_drawer(x: float, top: float, w: float, step: float, flip: bool) -> str:
    shift, lean = (5, 6) if flip else (-5, -6)
    card = rect(x + shift + 5, top - 9, w - 11, 12, 1.4, WHITE, "#AEB8D2", 0.9)
    card += rect(x + shift + 7.5, top - 6.4, w - 18, 2, 1, STEEL_LIGHT)
    front = rect(x + shift - 1, top + 0.8, w + 2, step - 1.4, 2.2, "url(#s)")
    handle = rect(x + shift + w / 2 - 4.6, top + step * 0.36, 9.2, 2.8, 1.4, PORCELAIN)
    return group(card, f"rotate({lean} {num(x + w / 2)} {num(top)})") + front + handle


def forbidden(x: float, y: float, r: float) -> str:
    """A prohibition sign in ink with a white edge."""
    bar = [(x - r * 0.7, y - r * 0.7), (x + r * 0.7, y + r * 0.7)]
    edge = circle(x, y, r, "none", WHITE, 7.4) + line(bar, WHITE, 7.4)
    return edge + circle(x, y, r, "none", INK, 3.6) + line(bar, INK, 3.6)


def lens(x: float, y: float, r: float, angle: float) -> str:
    """A magnifying lens; its handle points to the angle."""
    handle = line([around(x, y, r, angle), around(x, y, r * 2.1, angle)], STEEL_DARK, r * 0.5)
    shine = arc(x - r * 0.46, y + r * 0.06, r * 0.46, x + r * 0.02, y - r * 0.46)
    return handle + circle(x, y, r, "url(#s)") + circle(x, y, r * 0.74, "#D7ECF6") + path(shine, "none", WHITE, r * 0.2)


def flask(x: float, bottom: float, r: float, energy: str) -> str:
    """A round flask with the colour in it; `any` shows the pinwheel."""
    y, q = bottom - r, r * 0.84
    out = rect(x - r * 0.34, y - r * 1.9, r * 0.68, r * 1.4, 1.5, "#E9F4F9", "#A9B9CF", 1)
    out += circle(x, y, r, "#E9F4F9", "#A9B9CF", 1.2)
    if energy == "any":
        out += pinwheel(x, y, q) + star(x, y + 0.4, q * 0.62, WHITE, 0.48, 5, 1)
    else:
        level, left, right = num(y - q * 0.18), num(x - q * 0.98), num(x + q * 0.98)
        wave = f"M{left} {level} Q{num(x - q * 0.4)} {num(y - q * 0.52)} {num(x)} {level} T{right} {level}"
        bowl = f"A{num(q)} {num(q)} 0 1 1 {left} {level} Z"
        out += path(f"{wave} {bowl}", f"url(#g{energy})")
        out += place(symbol(energy, ENERGY[energy].on), x, y + q * 0.24, q * 1.12)
    out += rect(x - r * 0.5, y - r * 2.05, r, r * 0.4, r * 0.2, STEEL_DARK)
    shine = arc(x - r * 0.7, y - r * 0.3, r * 0.74, x - r * 0.2, y - r * 0.72)
    return out + path(shine, "none", WHITE, 1.8)


def globe(x: float, bottom: float, count: int) -> str:
    """A gumball machine with one or three "?" balls: random energy."""
    r = 15 if count == 1 else 18
    y = bottom - 13 - r
    foot = [(x - 10, bottom), (x - 7.5, bottom - 14), (x + 7.5, bottom - 14), (x + 10, bottom)]
    out = (
        polygon(foot, "url(#s)")
        + rect(x - 12, bottom - 3, 24, 4, 2, STEEL_DARK)
        + circle(x, y, r, GLASS, GLASS_EDGE, 1.3)
    )
    if count == 1:
        out += ball(x, y + 2.6, 9.4, "rand")
    else:
        out += ball(x - 7, y + 6.6, 7.2, "rand") + ball(x + 7.2, y + 6.4, 7.2, "rand") + ball(x, y - 5.4, 7.2, "rand")
    q = r * 0.78
    shine = arc(x - r * 0.72, y - r * 0.3, q, x - r * 0.1, y - q)
    out += path(shine, "none", WHITE, 2.4)
    out += rect(x - 8.5, y - r - 3.4, 17, 5, 2.4, "url(#s)") + circle(x, y - r - 4.6, 2.6, STEEL)
    return out + rect(x - 3.6, bottom - 10.5, 7.2, 5, 2, INK)


def magnet(x: float, y: float, angle: float, scale: float) -> str:
    """A horseshoe magnet in the body's colour."""
    shoe = path("M-10 -9 V1 A10 10 0 0 0 10 1 V-9 H3.8 V1 A3.8 3.8 0 0 1 -3.8 1 V-9 Z", "url(#m)")
    poles = "".join(rect(px, -12.4, 6.2, 5, 1, PORCELAIN, "#A9B3CE", 0.7) for px in (-10, 3.8))
    return group(shoe + poles, f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(scale)})")


def claw(x: float, y: float, energy: str, scale: float = 1.0) -> str:
    """A claw that hangs at its wrist and holds a sphere."""
    fingers = path("M-3 6 C-13.5 10 -13 19.5 -7 23.4", "none", STEEL_DARK, 3.6)
    fingers += path("M3 6 C13.5 10 13 19.5 7 23.4", "none", STEEL_DARK, 3.6)
    wrist = rect(-6.4, 1, 12.8, 7, 3, "url(#s)") + rect(-2.6, -5, 5.2, 7, 2, STEEL)
    return group(ball(0, 16.6, 8.6, energy) + fingers + wrist, f"translate({num(x)} {num(y)}) scale({num(scale)})")


def hammer(x: float, y: float, angle: float, scale: float = 1.0) -> str:
    """A hammer with a wooden handle."""
    handle = rect(-2.3, -4, 4.6, 30, 2.2, "#B98D66") + rect(0.4, -4, 1.9, 30, 0.9, "#9C7350")
    head = rect(-12, -12, 24, 13, 3.4, "url(#sv)") + rect(-13.6, -10.6, 4.6, 10.2, 1.8, STEEL_DARK)
    shine = rect(-7, -9.6, 12, 2, 1, STEEL_LIGHT)
    return group(handle + head + shine, f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(scale)})")


def tank(x: float, bottom: float, count: int) -> str:
    """A glass cylinder with a place, marked "+", for each sphere more."""
    w, h = 26.0, 16.5 * max(1, count) + 13
    out = rect(x - w / 2, bottom - h, w, h - 3, 6, GLASS, GLASS_EDGE, 1.3)
    for i in range(count):
        y = bottom - 13.4 - 16 * i
        out += ball(x, y, 7.4, "pearl")
        out += path(f"M{num(x - 3.2)} {num(y)} h6.4 M{num(x)} {num(y - 3.2)} v6.4", "none", STEEL_DARK, 2.1)
    out += rect(x - w / 2 - 2, bottom - h - 3, w + 4, 6, 3, "url(#s)") + rect(
        x - w / 2 - 2, bottom - 5, w + 4, 6, 2.4, "url(#s)"
    )
    return out + path(
        f"M{num(x - w / 2 + 4)} {num(bottom - h + 7)} V{num(bottom - 12)}", "none", WHITE, 2.2, opacity(0.9)
    )


def block(x: float, bottom: float, count: int, scale: float) -> str:
    """A porcelain block with the bars of a level."""
    body = rect(-13, -24, 26, 24, 5, "url(#p)", PORCELAIN_EDGE, 1.2) + bars(count, "#4B5580", 0, -18, 12)
    return group(body, f"translate({num(x)} {num(bottom)}) scale({num(scale)})")


def price_tag(x: float, y: float, scale: float, angle: float) -> str:
    """A price tag with a minus and an arrow down: costs less."""
    label = "M-9 -6 L0 -12 L9 -6 V15 A2.4 2.4 0 0 1 6.6 17.4 H-6.6 A2.4 2.4 0 0 1 -9 15 Z"
    body = (
        path("M0 -14 V-9", "none", STEEL_DARK, 1.6)
        + path(label, PORCELAIN, PORCELAIN_EDGE, 1.1)
        + circle(0, -5.6, 2, STEEL_DARK)
    )
    body += path("M-4.6 3.4 H4.6", "none", INK, 3.2) + path("M-3.6 10.6 L0 14 L3.6 10.6", "none", STEEL_DARK, 2.2)
    return group(body, f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(scale)})")


def coins(x: float, ground: float, count: int) -> str:
    """A pile of point tokens."""
    out = ""
    for i in range(count):
        at = x + (1.6 if i % 2 else -1.2)
        out += ellipse(at, ground - 5 - i * 8, 18, 5.6, STEEL_DARK) + ellipse(
            at, ground - 8 - i * 8, 18, 5.6, PORCELAIN, "#AEB8D2", 1
        )
    return out + star(x + 1, ground - 8 * count, 4.4, STAR, 0.46)


def baby(spec: Spec, x: float, bottom: float) -> str:
    """The free level 1 Gizmo that comes off the belt."""
    match spec.chance("baby") % 3:
        case 0:
            top = path(f"M{num(x)} {num(bottom - 23)} v-4", "none", STEEL_DARK, 1.8) + circle(
                x, bottom - 28, 2.3, "url(#m)"
            )
        case 1:
            top = star(x, bottom - 26, 4, WHITE, 0.5)
        case _:
            top = path(
                f"M{num(x - 5)} {num(bottom - 22)} l-3 -5 M{num(x + 5)} {num(bottom - 22)} l3 -5",
                "none",
                STEEL_DARK,
                1.8,
            )
    head = rect(x - 10, bottom - 23, 20, 18, 7, "url(#p)", PORCELAIN_EDGE, 1) + circle(
        x, bottom - 14.6, 5.2, WHITE, INK, 1.2
    )
    eye = circle(x + 1.2, bottom - 14.2, 2.5, INK) + circle(x + 0.5, bottom - 15.2, 0.8, WHITE)
    feet = rect(x - 7, bottom - 5.4, 5, 5, 1.4, STEEL_DARK) + rect(x + 2, bottom - 5.4, 5, 5, 1.4, STEEL_DARK)
    return top + head + eye + feet


def belt(x: float, w: float, ground: float) -> str:
    """A short conveyor belt."""
    rolls = "".join(circle(x + 6 + i * (w - 12) / 3, ground - 5, 3.1, STEEL) for i in range(4))
    return rect(x, ground - 10, w, 10, 5, RUBBER) + rolls


def sparkle(x: float, y: float, r: float) -> str:
    """A four-pointed glint."""
    tips = [(x + r, y), (x, y + r), (x - r, y), (x, y - r)]
    curve = " ".join(f"Q{num(x)} {num(y)} {num(a)} {num(b)}" for a, b in tips)
    return path(f"M{num(x)} {num(y - r)} {curve} Z", WHITE)


def wheels(spots: list[float], y: float, r: float, dark: str = "#454D6E") -> str:
    """Rollers of a crawler."""
    return "".join(circle(x, y, r, dark) + circle(x, y, r * 0.4, PORCELAIN_DARK) for x in spots)


def eyeball(x: float, y: float, r: float, look: float, rim: float = 1.5, stroke: str = RIM) -> str:
    """A round eye that looks to the right (look > 0) or to the left."""
    white = circle(x, y, r, WHITE, stroke, rim)
    return white + circle(x + look, y + 0.4, r * 0.54, INK) + circle(x + look - r * 0.2, y - r * 0.22, r * 0.22, WHITE)
