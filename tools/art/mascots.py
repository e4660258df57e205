"""Who plays: the seats' avatars and robots in pastels that no energy uses, the five computer levels in porcelain."""

from __future__ import annotations

from .palette import INK, PORCELAIN, PORCELAIN_DARK, RUBBER, SCREEN, SEATS, STEEL, STEEL_DARK, WHITE
from .parts import arm, eyeball, medal, shades, wheels
from .svg import circle, ellipse, group, line, num, opacity, path, picture, rect, split, star, used

MOODS = ("rest", "wave", "cup", "nap")
LEVELS = (1, 2, 3, 4, 5)


def _eye(x: float, y: float, r: float, nap: bool) -> str:
    if nap:
        return path(f"M{num(x - r * 0.7)} {num(y)} q{num(r * 0.7)} {num(r * 0.6)} {num(r * 1.4)} 0", "none", INK, 2.2)
    return (
        circle(x, y, r, WHITE) + circle(x + 1, y + 0.4, r * 0.56, INK) + circle(x + 0.2, y - r * 0.3, r * 0.24, WHITE)
    )


def _head(seat: int, nap: bool) -> str:
    """The head on a 48 x 44 grid: head shape, antenna and eyes differ, not only the colour."""
    light, dark = SEATS[seat]
    smile = path("M20 32 Q24 35.6 28 32", "none", INK, 2.2)
    match seat:
        case 0:
            out = line([(24, 10), (24, 4)], dark, 3) + circle(24, 4.6, 3.6, light) + rect(7, 10, 34, 31, 11, "url(#a)")
            return out + _eye(17.4, 22, 6.2, nap) + _eye(30.6, 22, 6.2, nap) + smile
        case 1:
            out = (
                path("M15 12 L10 4 M33 12 L38 4", "none", dark, 3)
                + circle(10, 4.4, 3, light)
                + circle(38, 4.4, 3, light)
            )
            mouth = path("M19 35 Q24 38.6 29 35", "none", INK, 2.2)
            return out + circle(24, 25, 17, "url(#a)") + _eye(24, 21.6, 8.6, nap) + mouth
        case 2:
            skull = path("M6 41 L11 14 Q12 10 16 10 H32 Q36 10 37 14 L42 41 Z", "url(#a)")
            if nap:
                eyes = path("M16.4 22 q2.6 2.4 5.2 0 M26.4 22 q2.6 2.4 5.2 0", "none", SCREEN, 1.8)
            else:
                eyes = circle(19, 22.5, 2.6, SCREEN) + circle(29, 22.5, 2.6, SCREEN)
            out = rect(16, 4, 16, 8, 3, dark) + skull + rect(12, 17, 24, 11, 5.5, INK) + eyes
            return out + path("M20 35 h8", "none", INK, 2.2)
        case _:
            ears = path("M12 12 L8 5 L17 9 Z M36 12 L40 5 L31 9 Z", dark, dark, 2)
            skull = path("M7 41 V25 A17 17 0 0 1 41 25 V41 Z", "url(#a)") + rect(6, 21, 36, 4, 2, dark)
            return ears + skull + _eye(17, 23, 6.8, nap) + _eye(31, 23, 6.8, nap) + rect(19, 33, 10, 4.4, 2.2, INK)


def avatar(seat: int, nap: bool = False) -> str:
    """The head of a seat's mascot, 48 x 44."""
    return picture(_head(seat, nap), 48, 44, split("a", *SEATS[seat]))


def _torso(seat: int) -> str:
    light, dark = SEATS[seat]
    match seat:
        case 0:
            legs = rect(42, 132, 13, 12, 4, STEEL_DARK) + rect(65, 132, 13, 12, 4, STEEL_DARK)
            panel = (
                rect(46, 98, 28, 20, 7, WHITE, extra=opacity(0.55))
                + circle(54, 108, 3.4, dark)
                + circle(66, 108, 3.4, dark)
            )
            return legs + rect(32, 84, 56, 52, 18, "url(#a)") + panel
        case 1:
            track = rect(30, 128, 60, 15, 7.5, RUBBER) + "".join(
                circle(40 + 13.4 * i, 135.5, 4, PORCELAIN_DARK) for i in range(4)
            )
            chest = circle(60, 110, 12, WHITE, extra=opacity(0.5)) + star(60, 110.6, 7, dark, 0.48)
            return track + circle(60, 108, 28, "url(#a)") + chest
        case 2:
            legs = rect(40, 132, 15, 12, 3, STEEL_DARK) + rect(65, 132, 15, 12, 3, STEEL_DARK)
            screen = rect(44, 96, 32, 24, 5, INK) + path("M48 110 h6 l3 -7 l5 13 l3 -6 h6", "none", SCREEN, 2.2)
            return legs + path("M36 84 H84 L90 136 H30 Z", "url(#a)", light, 4) + screen
        case _:
            feet = "".join(circle(x, 139, 7, RUBBER) + circle(x, 139, 3, PORCELAIN_DARK) for x in (46, 74))
            ribs = rect(46, 106, 28, 5, 2.5, dark) + rect(46, 116, 28, 5, 2.5, dark)
            return feet + path("M34 136 V104 A26 22 0 0 1 86 104 V136 Z", "url(#a)") + ribs


def robot(seat: int, mood: str) -> str:
    """A seat's mascot in full, 120 x 150. Moods: rest, wave, cup (holds the medal), nap (eyes closed)."""
    dark = SEATS[seat][1]

    def hand(x: float, y: float) -> str:
        return circle(x, y, 6.4, STEEL_DARK) + circle(x, y, 3.6, dark)

    out = ellipse(60, 146, 44, 4.5, "#0A0E20", extra=opacity(0.28))
    out += arm([(33, 96), (20, 108), (24, 122)], 7) + hand(24, 123)
    if mood in ("wave", "cup"):
        out += arm([(87, 96), (106, 88), (105, 60)], 7) + hand(105, 58)
    else:
        out += arm([(87, 96), (100, 108), (96, 122)], 7) + hand(96, 123)
    if mood == "cup":
        out += medal(105, 34, 13)
    out += _torso(seat) + rect(52, 76, 16, 14, 4, STEEL_DARK)
    out += group(_head(seat, mood == "nap"), "translate(16 4) scale(1.84)")
    return picture(out, 120, 150, split("a", *SEATS[seat]) + used(shades("none"), out))


def levelbot(level: int) -> str:
    """A computer player, 80 x 80: the better, the taller and the more parts; as many bars on the belly as its level."""
    w, h = (30, 33, 36, 40, 44)[level - 1], (30, 38, 44, 50, 54)[level - 1]
    x, y = 48 - w / 2, 83.0 - h
    out = ellipse(48, 91, 34, 3.4, "#0A0E20", extra=opacity(0.25))
    out += _bot_feet(level, w) + _bot_arms(level, x, y, w, h) + _bot_hat(level, y)
    out += rect(x, y, w, h, 7 if level == 3 else 10, "url(#a)") + _bot_eyes(
        level, x, y + h * (0.34 if level > 1 else 0.4), w
    )
    belly = y + h - (14 if level > 1 else 10)
    total = level * 3 + (level - 1) * 2.2
    out += "".join(rect(48 - total / 2 + i * 5.2, belly, 3, 8 if level > 1 else 6.5, 1.2, INK) for i in range(level))
    return picture(
        group(out, "translate(-8 -12)"), 80, 80, split("a", "#DCE2F0", "#B4BEDA") + used(shades("none"), out)
    )


def _bot_feet(level: int, w: float) -> str:
    if level == 1:
        return "".join(circle(x, 85, 5.4, RUBBER) + circle(x, 85, 2, PORCELAIN_DARK) for x in (40, 56))
    if level < 4:
        return rect(37, 80, 8, 10, 3, STEEL_DARK) + rect(51, 80, 8, 10, 3, STEEL_DARK)
    track = rect(48 - w / 2 - 4, 79, w + 8, 11, 5.5, RUBBER)
    return track + wheels([48 - w / 2 + 3 + i * (w - 6) / 3 for i in range(4)], 84.5, 3)


def _bot_arms(level: int, x: float, y: float, w: float, h: float) -> str:
    out, mid = "", y + h * 0.5
    if level >= 2:
        lift = 8 if level < 3 else -10
        out += line([(x, mid), (x - 8, mid + 8)], STEEL_DARK, 5) + circle(x - 9, mid + 9, 4.2, STEEL)
        out += line([(x + w, mid), (x + w + 8, mid + lift)], STEEL_DARK, 5)
        out += circle(x + w + 9, mid + (9 if level < 3 else -11), 4.2, STEEL)
    if level >= 4:
        out += "".join(rect(side - 5, y + h * 0.34, 10, 12, 4, "url(#s)") for side in (x, x + w))
    if level == 5:
        low = y + h * 0.72
        out += line([(x, low), (x - 11, low - 3)], STEEL_DARK, 4.4) + line(
            [(x + w, low), (x + w + 11, low + 3)], STEEL_DARK, 4.4
        )
        out += circle(x - 12, y + h * 0.7, 3.6, STEEL) + circle(x + w + 12, y + h * 0.77, 3.6, STEEL)
    return out


def _bot_hat(level: int, y: float) -> str:
    match level:
        case 1:
            return line([(48, y), (48, y - 6)], STEEL_DARK, 2.4) + circle(48, y - 7, 3.4, PORCELAIN)
        case 2:
            horns = path(f"M41 {num(y + 2)} l-4 -9 M55 {num(y + 2)} l4 -9", "none", STEEL_DARK, 2.4)
            return horns + circle(37, y - 8, 3, PORCELAIN) + circle(59, y - 8, 3, PORCELAIN)
        case 3:
            return rect(40, y - 7, 16, 9, 3, STEEL_DARK) + rect(43, y - 11, 10, 5, 2, STEEL)
        case 4:
            stems = path(f"M40 {num(y)} v-7 M48 {num(y)} v-11 M56 {num(y)} v-7", "none", STEEL_DARK, 2.6)
            return (
                stems
                + circle(40, y - 8, 2.8, PORCELAIN)
                + circle(48, y - 13, 3.4, PORCELAIN)
                + circle(56, y - 8, 2.8, PORCELAIN)
            )
        case _:
            corners = [(34, 2), (31, -13), (40, -6), (48, -16), (56, -6), (65, -13), (62, 2)]
            crown = path("M" + " L".join(f"{px} {num(y + py)}" for px, py in corners) + " Z", "url(#s)", STEEL, 1.6)
            return (
                crown
                + circle(48, y - 16, 2.6, PORCELAIN)
                + circle(31, y - 13, 2.2, PORCELAIN)
                + circle(65, y - 13, 2.2, PORCELAIN)
            )


def _bot_eyes(level: int, x: float, y: float, w: float) -> str:
    if level == 1:
        return eyeball(48, y, 7.4, 1)
    if level < 4:
        return "".join(eyeball(48 + side * 7.2, y, 6, 1, 1.4) for side in (-1, 1))
    if level == 4:
        return rect(33, y - 6, 30, 12, 6, INK) + ellipse(42, y, 2.6, 3.6, SCREEN) + ellipse(55, y, 2.6, 3.6, SCREEN)
    out = rect(x + 1, y - 2, w - 2, 4, 1, RUBBER)
    for side in (-1, 1):
        eye = 48 + side * 8.4
        out += (
            circle(eye, y, 8.2, STEEL)
            + circle(eye, y, 6, "#EAF4FA")
            + circle(eye + 1, y + 0.5, 3, INK)
            + circle(eye - 0.4, y - 1.4, 1.1, WHITE)
        )
    return out
