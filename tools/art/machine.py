"""The machine of a card, drawn from what the card does, read from left to right like its icon strip.

Left tool = trigger (or what goes in), body = cost energy, base = kind, right tool = effect (or what comes out), size
and parts = level. Small differences come from a hash of the card's id: the same everywhere, no two machines alike.
"""

from __future__ import annotations

from .bodies import base, body
from .palette import ENERGY, GLASS, GLASS_EDGE, STEEL, STEEL_DARK
from .parts import (
    arm,
    baby,
    ball,
    belt,
    block,
    cabinet,
    claw,
    coins,
    flask,
    forbidden,
    gear,
    globe,
    hammer,
    lens,
    magnet,
    medal,
    pipe,
    price_tag,
    shades,
    sparkle,
    spring,
    stand,
    tank,
)
from .spec import GROUND, HEIGHT, MIDDLE, WIDTH, Frame, Spec
from .svg import ellipse, line, num, opacity, path, picture, rect, used


def left_tool(spec: Spec, f: Frame) -> str:
    """What sets the Gizmo off."""
    x, y, j = f.left, f.shoulder, spec.chance("lj") % 5 - 2
    head, _, what = spec.trigger.partition(":")
    energies = what.split("|")
    if head == "pick" and len(energies) == 1:
        at = (27.0 + j, 36.0 + j)
        return arm([(x + 2, y), (x - 9, at[1] - 14), (at[0], at[1] - 12), at]) + claw(*at, energies[0], 1.12)
    if head == "pick":
        arms = arm([(x + 2, y), (x - 5, 22 + j), (15, 20 + j), (15, 36)]) + arm(
            [(x + 2, y + 2), (x - 7, y - 6), (37, 44), (37, 52)]
        )
        return arms + claw(37, 54, energies[1], 0.98) + claw(15, 36 + j, energies[0], 0.98)
    if what == "from_archive":
        return (
            cabinet(9, GROUND - 34, 28, 34, 2, 0)
            + arm([(x + 2, y), (x - 3, y - 15), (38, 38)])
            + hammer(20, 24 + j, -52, 0.95)
        )
    if what.startswith("level"):
        return (
            block(23, GROUND, int(what[-1]), 1.18)
            + arm([(x + 2, y), (x - 3, y - 15), (39, 38)])
            + hammer(21, 24 + j, -52)
        )
    if head == "build":
        if len(energies) == 1:
            gears = gear(24, GROUND - 16.4, 13, energies[0], spec.chance("g") % 40)
        else:
            gears = gear(14, GROUND - 14, 10.6, energies[0], 8) + gear(
                39 if f.w < 50 else 37, GROUND - 13.4, 10.2, energies[1], 30
            )
        return gears + arm([(x + 2, y), (x - 4, y - 14), (38, 42 + j)]) + hammer(20, 27 + j, -52 + 2 * j)
    drawer = spec.chance("dr") % 2
    return cabinet(12, GROUND - 46, 30, 46, 3, drawer) + arm([(x + 2, y), (x - 6, y + 6), (43, y + 1)])


def right_tool(spec: Spec, f: Frame) -> str:
    """What the Gizmo does."""
    x, y, j = f.right, f.shoulder, spec.chance("rj") % 5 - 2
    kind, _, amount = spec.effect.partition("*")
    match kind:
        case "draw":
            at = 128 + j
            return pipe(x - 2, at - 12, y) + globe(at, GROUND, int(amount))
        case "pick":
            return _magnet(x, y, j, int(amount))
        case "vp" if amount == "1":
            at = 128 + j
            rod = line([(x - 2, f.bottom - 5), (at, f.bottom - 5)], STEEL_DARK, 5)
            return rod + stand(at, 26, GROUND) + spring(at, GROUND - 24, GROUND - 9) + medal(at, GROUND - 40 + j, 13)
        case "vp":
            rod = line([(x - 2, f.bottom - 5), (128, f.bottom - 5)], STEEL_DARK, 5) + stand(129, 44, GROUND)
            springs = spring(117, GROUND - 22, GROUND - 9, 4) + spring(141, GROUND - 38, GROUND - 9, 4)
            return rod + springs + medal(117, GROUND - 34, 10.6) + medal(141, GROUND - 53 + j, 10.6)
        case "file":
            return cabinet(113, GROUND - 52, 32, 52, 3, 1, flip=True) + arm([(x - 2, y), (x + 6, y + 5), (112, y)])
        case "research":
            return arm([(x - 2, y), (x + 5, y + 9), (115, 70)]) + lens(131, 40, 17, 118) + sparkle(148, 17, 6)
        case _:  # a level 1 Gizmo for nothing
            return belt(102, 52, GROUND) + baby(spec, 130, GROUND - 10) + sparkle(147, 46, 6) + sparkle(112, 50, 4)


def _magnet(x: float, y: float, j: int, amount: int) -> str:
    if amount == 1:
        at = (126.0 + j, 46.0 + j)
        rays = "".join(path(f"M{num(at[0] + d)} {num(GROUND - 25)} v-5", "none", STEEL, 2) for d in (-6, 0, 6))
        return (
            arm([(x - 2, y), (x + 9, at[1] - 16), (at[0], at[1] - 14)])
            + magnet(*at, 180 + 2 * j, 1.12)
            + ball(at[0], GROUND - 10, 9, "pearl")
            + rays
        )
    at = (128.0, 40.0 + j)
    rays = "".join(path(f"M{num(at[0] + d)} {num(GROUND - 26)} v-6", "none", STEEL, 2) for d in (-9, 0, 9))
    balls = ball(at[0] - 11, GROUND - 9.5, 9, "pearl") + ball(at[0] + 11, GROUND - 9.5, 9, "pearl")
    return arm([(x - 2, y), (x + 7, at[1] - 16), (at[0], at[1] - 16)]) + magnet(*at, 180, 1.3) + balls + rays


def upgrade_tools(spec: Spec, f: Frame) -> str:
    """Tanks for storage, cabinets for the archive, lenses for research; signs, tags and awards for the rest."""
    j = spec.chance("u") % 5 - 2
    above = left = right = ""
    for part in spec.effect.split(";"):
        kind, _, amount = part.partition("+")
        match kind:
            case "storage" if amount == "4":
                right += pipe(f.right - 2, 118, f.shoulder) + tank(129, GROUND, 2)
                left += pipe(f.left + 2, 36, f.shoulder) + tank(27, GROUND, 2)
            case "storage":
                right += pipe(f.right - 2, 118, f.shoulder) + tank(129 + j, GROUND, int(amount))
            case "archive":
                high, drawers = (40, 3) if spec.level > 1 else (34, 2)
                left += cabinet(13 + j, GROUND - high, 30, high, drawers, 0) + line(
                    [(f.left + 2, f.bottom - 6), (38, f.bottom - 6)], STEEL_DARK, 5
                )
            case "research" if spec.level == 1:
                left += arm([(f.left + 2, f.shoulder), (50, f.shoulder + 7), (43 + j, 68)]) + lens(26 + j, 42, 15, 55)
            case "research":
                y = f.shoulder - 6
                above += arm([(f.left + 4, y), (f.left - 6, 34), (34, 26)], 4) + lens(24 + j, 24, 11.5, 30)
                above += arm([(f.right - 4, y), (f.right + 6, 34), (120, 24)], 4) + lens(131 + j, 22, 11.5, 150)
            case _:
                left += _special(kind, f)
                if kind.startswith("discount:"):
                    y = f.shoulder
                    right += arm([(f.right - 2, y), (f.right + 8, y - 18), (128, 28)]) + price_tag(
                        129, 46, 1.5, 6 + 3 * j
                    )
    if spec.effect.startswith(("no_", "award")):  # many points: a trophy on the other side
        rod = line([(f.right - 2, f.bottom - 5), (129, f.bottom - 5)], STEEL_DARK, 5)
        right += rod + stand(129, 28, GROUND) + spring(129, GROUND - 26, GROUND - 9) + medal(129, GROUND - 45 + j, 15)
    return above + left + right


def _special(kind: str, f: Frame) -> str:
    """The left side of upgrades that change no limit."""
    glass = arm([(f.left + 2, f.shoulder), (48, f.shoulder + 12), (42, 76)]) + lens(25, 46, 17, 60)
    match kind:
        case "no_file":
            return cabinet(10, GROUND - 46, 32, 46, 3) + forbidden(26, GROUND - 24, 16)
        case "no_research":
            return glass + forbidden(25, 46, 16)
        case "discount:from_archive":
            return cabinet(11, GROUND - 40, 30, 40, 2, 0)
        case "discount:level2":
            return block(26, GROUND, 2, 1.3)
        case "discount:from_research":
            return glass
        case "award:energy":
            balls = ball(18, GROUND - 13, 8, "red") + ball(34, GROUND - 13, 8, "yellow")
            balls += ball(18, GROUND - 29, 8, "blue") + ball(34, GROUND - 29, 8, "black")
            caps = rect(5, GROUND - 49, 42, 7, 3.4, "url(#s)") + rect(5, GROUND - 5, 42, 6, 2.6, "url(#s)")
            return rect(8, GROUND - 44, 36, 41, 8, GLASS, GLASS_EDGE, 1.3) + balls + caps
        case _:  # award:tokens
            return coins(26, GROUND, 4)


def _tube(x0: float, y0: float, x1: float, energy: str, up: float) -> str:
    """A glass tube that rises from a flask and turns into the body, coloured by what flows in it."""
    colour = "#8A80C0" if energy == "any" else ENERGY[energy].main
    bend = 7 if x1 > x0 else -7
    top = y0 - up - 7
    d = f"M{num(x0)} {num(y0)} V{num(y0 - up)} Q{num(x0)} {num(top)} {num(x0 + bend)} {num(top)} H{num(x1)}"
    return (
        path(d, "none", "#A9B9CF", 6.4) + path(d, "none", "#F3F9FC", 4.6) + path(d, "none", colour, 2.2, opacity(0.9))
    )


def converter_tools(spec: Spec, f: Frame) -> str:
    """Flasks on both sides: at the left what goes in, at the right what it counts as (two of them when doubled)."""
    parts = [part.split(">") for part in spec.effect.split(";")]
    ins = [source for source, _ in parts]
    outs = [colour for _, target in parts for colour in ([target[:-2]] * 2 if target.endswith("*2") else [target])]
    foot, left, right = GROUND - 6, f.left + 4, f.right - 4
    out = rect(4, foot, 46, 6, 3, "url(#s)") + rect(106, foot, 46, 6, 3, "url(#s)")
    if len(parts) == 2:
        r = 10.0 if len(outs) == 4 else 10.4
        out += _tube(15, foot - 26, left, ins[0], 15) + _tube(38, foot - 26, left, ins[1], 3)
        out += flask(15, foot, r, ins[0]) + flask(38, foot, r, ins[1])
        if len(outs) == 4:
            out += _tube(117, foot - 20, right, outs[0], 7) + _tube(140, foot - 20, right, outs[2], 18)
            out += flask(112, foot, 8, outs[0]) + flask(135.2, foot, 8, outs[2])
            return out + ball(123.6, foot - 7.4, 7.2, outs[1]) + ball(146.8, foot - 7.4, 7.2, outs[3])
    else:
        out += _tube(26, foot - 34, left, ins[0], 4) + flask(26, foot, 14 if len(outs) == 1 else 13, ins[0])
    if len(outs) == 2:
        r = 10.4 if len(parts) == 2 else 10.6
        out += _tube(118, foot - 26, right, outs[0], 3) + _tube(141, foot - 26, right, outs[1], 15)
        return out + flask(118, foot, r, outs[0]) + flask(141, foot, r, outs[1])
    return out + _tube(129, foot - 34, right, outs[0], 4) + flask(129, foot, 14, outs[0])


def machine(spec: Spec) -> str:
    """The picture of a card's machine: SVG, 156 x 104, transparent ground."""
    w = (42, 42, 46, 50)[spec.level] + spec.chance("w") % 3 - 1
    h = (42, 41, 47, 53)[spec.level] + spec.chance("h") % 5 - 2
    look = -1 if spec.chance("look") % 3 else 1
    under, height = base(spec, w)
    frame = Frame(w, h, GROUND - height)
    match spec.kind:
        case "upgrade":
            tools = upgrade_tools(spec, frame)
        case "converter":
            tools = converter_tools(spec, frame)
        case _:
            tools = left_tool(spec, frame) + right_tool(spec, frame)
    shadow = ellipse(MIDDLE, GROUND + 1, 70, 4.6, "#1B2340", extra=opacity(0.12))
    drawing = shadow + tools + under + body(spec, frame, look)
    return picture(drawing, WIDTH, HEIGHT, used(shades(spec.energy), drawing))
