"""Icons of the interface: same grid, same weight as those of the cards."""

from __future__ import annotations

from .icon import HOLE, INK, Icon, dots, hole, ink, mirrored
from .svg import circle, group, path, rect


def _stroke(d: str, width: float) -> Icon:
    return (ink(path(d, "none", INK, width)),)


def _cog() -> Icon:
    teeth = "".join(group(rect(9.8, 0.8, 4.4, 6, 1.2, INK), f"rotate({a} 12 12)") for a in range(0, 360, 45))
    return ink(teeth, circle(12, 12, 7.6, INK)), hole(circle(12, 12, 3.3, HOLE))


def _log() -> Icon:
    rows = "".join(rect(7, y, w, 2.1, 1, HOLE) for y, w in ((6.4, 10), (10.9, 7), (15.4, 10)))
    return ink(rect(3.4, 2, 17.2, 20, 3.4, INK)), hole(rows)


def _hint() -> Icon:
    bulb = path("M12 1.6 A7.4 7.4 0 0 1 16 15.2 L15.6 17.4 H8.4 L8 15.2 A7.4 7.4 0 0 1 12 1.6 Z", INK)
    return (ink(bulb, rect(8.4, 18.4, 7.2, 1.9, 0.9, INK), rect(9.8, 21, 4.4, 1.9, 0.9, INK)),)


def _eye() -> Icon:
    return (
        ink(path("M1.6 12 Q12 -1.6 22.4 12 Q12 25.6 1.6 12 Z", INK)),
        hole(circle(12, 12, 4.9, HOLE)),
        ink(circle(12, 12, 2.6, INK)),
    )


def _book() -> Icon:
    left = "M12 5.4 C9 3 5.4 2.8 1.8 3.4 V19.4 C5.4 18.8 9 19 12 21.4"
    pages = f"{left} C15 19 18.6 18.8 22.2 19.4 V3.4 C18.6 2.8 15 3 12 5.4 Z"
    return ink(path(pages, INK)), hole(path("M12 6.4 V19.4", "none", HOLE, 1.8))


def _door() -> Icon:
    frame = path("M13 2.4 H5.6 A2.4 2.4 0 0 0 3.2 4.8 V19.2 A2.4 2.4 0 0 0 5.6 21.6 H13", "none", INK, 3)
    return (ink(frame, path("M9.4 12 H17", "none", INK, 3), path("M16 6.8 L22 12 L16 17.2 Z", INK, INK, 1)),)


def _learn() -> Icon:
    cap = path("M12 2.6 L23 8.4 L12 14.2 L1 8.4 Z", INK, INK, 1.2)
    brim = path("M5.4 12.4 V17.4 C8 20.6 16 20.6 18.6 17.4 V12.4 L12 16 Z", INK, INK, 1)
    return (ink(cap, brim, path("M21.4 9 V15.6", "none", INK, 2.2)),)


def _sound() -> Icon:
    horn = path("M2.4 8.6 H6.8 L12.4 3.6 V20.4 L6.8 15.4 H2.4 Z", INK, INK, 1.8)
    return (ink(horn, path("M16 8.2 A5.2 5.2 0 0 1 16 15.8 M18.8 4.8 A10 10 0 0 1 18.8 19.2", "none", INK, 2.6)),)


def _screen() -> Icon:
    return ink(rect(1.6, 3, 20.8, 14.6, 3, INK), rect(8, 19, 8, 3, 1.4, INK)), hole(rect(4.4, 5.8, 15.2, 9, 1.2, HOLE))


def _keys() -> Icon:
    caps = "".join(rect(x, 7.8, 2.6, 2.6, 0.8, HOLE) for x in (4.2, 8.3, 12.4, 16.9))
    return ink(rect(1, 4.6, 22, 14.8, 3.2, INK)), hole(caps, rect(6.6, 13, 10.8, 2.6, 1.2, HOLE))


def _tongue() -> Icon:
    front = "M2 4.6 A2.6 2.6 0 0 1 4.6 2 H13.4 A2.6 2.6 0 0 1 16 4.6 V9.4 A2.6 2.6 0 0 1 13.4 12 H8 L4.4 15.4 V12 "
    front += "A2.6 2.6 0 0 1 2 9.4 Z"
    back = (
        "M18.4 8.4 A3 3 0 0 1 22 11 V16 A2.6 2.6 0 0 1 19.6 18.6 V22 L16 18.6 H11 A2.6 2.6 0 0 1 8.6 16 V14.4 H14 "
        "A4.4 4.4 0 0 0 18.4 10 Z"
    )
    return (ink(path(front, INK), path(back, INK)),)


def _access() -> Icon:
    limbs = path("M3.4 8.6 L10 10 V14.6 L7.4 21.6 M20.6 8.6 L14 10 V14.6 L16.6 21.6 M10 10 H14", "none", INK, 2.9)
    return (ink(circle(12, 3.6, 2.9, INK), limbs, rect(9, 9, 6, 7, 1.6, INK)),)


def _dice() -> Icon:
    spots = ((7.6, 7.6), (16.4, 7.6), (12.0, 12.0), (7.6, 16.4), (16.4, 16.4))
    return ink(rect(2.4, 2.4, 19.2, 19.2, 5, INK)), hole(dots(spots, 2, HOLE))


def _trophy() -> Icon:
    handles = "M6 4.6 H2.6 C2.6 9.6 4.4 11.4 7 11.6 M18 4.6 H21.4 C21.4 9.6 19.6 11.4 17 11.6"
    cup = path("M6 2.4 H18 V9.6 A6 6 0 0 1 6 9.6 Z", INK) + path(handles, "none", INK, 2.3)
    return (ink(cup, rect(10.6, 14, 2.8, 5, 1, INK), rect(6.4, 18.4, 11.2, 3.8, 1.6, INK)),)


def _end() -> Icon:
    flag = path("M6.4 3.2 C10 1.4 13 5.4 20.4 3 V13 C13 15.6 10 11.4 6.4 13.2 Z", INK)
    return (ink(rect(4, 1.6, 2.8, 21, 1.3, INK), flag),)


def _person() -> Icon:
    return (ink(circle(12, 7, 5.2, INK), path("M2.6 22.4 C2.6 11.6 21.4 11.6 21.4 22.4 Z", INK, INK, 1)),)


def _lock() -> Icon:
    bow = path("M7.4 11 V7.6 A4.6 4.6 0 0 1 16.6 7.6 V11", "none", INK, 2.9)
    return ink(bow, rect(4.2, 10, 15.6, 12, 3, INK)), hole(circle(12, 15, 1.9, HOLE), rect(11, 15, 2, 4, 1, HOLE))


def _info() -> Icon:
    return ink(circle(12, 12, 10.6, INK)), hole(circle(12, 7, 1.9, HOLE), rect(10.4, 10.4, 3.2, 8, 1.5, HOLE))


def _trash() -> Icon:
    bin_ = path("M5 8.4 H19 L17.8 20.4 A2 2 0 0 1 15.8 22.2 H8.2 A2 2 0 0 1 6.2 20.4 Z", INK)
    lid = rect(3, 4, 18, 3, 1.5, INK) + rect(9, 1.6, 6, 3.6, 1.4, INK)
    return ink(bin_, lid), hole(rect(9, 11, 1.9, 8, 0.9, HOLE), rect(13.1, 11, 1.9, 8, 0.9, HOLE))


def _tray(arrow: str) -> Icon:
    """A tray that something goes into, or comes out of."""
    tray = path("M3 14.6 V19 A2.4 2.4 0 0 0 5.4 21.4 H18.6 A2.4 2.4 0 0 0 21 19 V14.6", "none", INK, 3)
    return (ink(tray, arrow),)


def _undo_turn() -> Icon:
    """Back to where something began."""
    arrow = path("M12 3.6 L7.4 8.6 L12 13.6 M8 8.6 H15.6 A5.7 5.7 0 0 1 15.6 20 H10.6", "none", INK, 2.9)
    return (ink(rect(1.4, 2.6, 2.9, 18.8, 1.4, INK), arrow),)


def ui_icons() -> dict[str, Icon]:
    """Name -> icon."""
    undo = _stroke("M8.4 3.4 L3 8.6 L8.4 13.8 M3.6 8.6 H14.4 A5.9 5.9 0 0 1 14.4 20.4 H8", 2.9)
    skip = (ink(path("M3.6 4.6 L14.6 12 L3.6 19.4 Z", INK, INK, 2), rect(17.4, 3.6, 3.6, 16.8, 1.6, INK)),)
    down = path("M12 2.8 V10", "none", INK, 3) + path("M6.6 9 H17.4 L12 15.4 Z", INK, INK, 1.2)
    up = path("M12 15.4 V8", "none", INK, 3) + path("M6.6 8.8 H17.4 L12 2.4 Z", INK, INK, 1.2)
    bars = "".join(path(f"M4 {y} H20", "none", INK, 2.8) for y in (6, 12, 18))
    columns = rect(2.4, 12, 5, 10, 1.6, INK) + rect(9.5, 6.6, 5, 15.4, 1.6, INK) + rect(16.6, 2, 5, 20, 1.6, INK)
    return {
        "menu": (ink(bars),),
        "undo": undo,
        "redo": mirrored(undo),
        "log": _log(),
        "hint": _hint(),
        "check": _stroke("M4.6 12.8 L9.8 18 L19.6 6.8", 4.2),
        "pause": (ink(rect(5.4, 4, 4.8, 16, 1.8, INK), rect(13.8, 4, 4.8, 16, 1.8, INK)),),
        "cog": _cog(),
        "end": _end(),
        "back": _stroke("M15 4.5 L7.5 12 L15 19.5", 3.4),
        "fwd": _stroke("M9 4.5 L16.5 12 L9 19.5", 3.4),
        "down": _stroke("M4.5 8.5 L12 16 L19.5 8.5", 3.4),
        "up": _stroke("M4.5 15.5 L12 8 L19.5 15.5", 3.4),
        "close": _stroke("M5 5 L19 19 M19 5 L5 19", 3.4),
        "play": (ink(path("M7 4 L19.5 12 L7 20 Z", INK, INK, 2.2)),),
        "skip": skip,
        "prev": mirrored(skip),
        "undo_turn": _undo_turn(),
        "import": _tray(down),
        "export": _tray(up),
        "plus": _stroke("M12 4 V20 M4 12 H20", 3.6),
        "minus": _stroke("M4 12 H20", 3.6),
        "eye": _eye(),
        "person": _person(),
        "book": _book(),
        "chart": (ink(columns),),
        "door": _door(),
        "learn": _learn(),
        "sound": _sound(),
        "screen": _screen(),
        "keys": _keys(),
        "tongue": _tongue(),
        "access": _access(),
        "dice": _dice(),
        "trophy": _trophy(),
        "corner": _stroke("M2.6 16 V9.6 A7 7 0 0 1 9.6 2.6 H16", 4.2),
        "lock": _lock(),
        "info": _info(),
        "trash": _trash(),
    }
