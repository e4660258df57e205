"""Colours of the art. The same values stand in `Theme.qml`; a test compares the two."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Energy:
    """The shades of one energy: main colour, its dark side, highlight, and what is drawn on it."""

    main: str
    dark: str
    light: str
    on: str


INK = "#232946"
WHITE = "#FFFFFF"
STEEL, STEEL_DARK, STEEL_LIGHT = "#8E98B8", "#6C7699", "#B9C2DB"
PORCELAIN, PORCELAIN_DARK, PORCELAIN_EDGE = "#F4F6FB", "#CBD3E6", "#A4AECB"
GLASS, GLASS_EDGE = "#EAF4FA", "#AFC0D6"
RUBBER, SCREEN, RIM = "#565F82", "#9FF0D8", "#5A6388"
STAR = "#5C6690"
MEDAL, MEDAL_HOLE = "#4A557F", "#7F8AB5"

COLORS = ("red", "yellow", "blue", "black")
ENERGY = {
    "red": Energy("#D8353A", "#B2242D", "#FF8A7E", WHITE),
    "yellow": Energy("#F9BA12", "#E09C00", "#FFE07A", INK),
    "blue": Energy("#276FE6", "#184FB2", "#7DB4FF", WHITE),
    "black": Energy("#35363D", "#202127", "#777A88", WHITE),
    "any": Energy("#7A6FB0", "#5B5191", "#B5ABE0", WHITE),
    "none": Energy("#A9B4CF", "#8490B0", "#DDE4F3", INK),
    "rand": Energy("#6C63A8", "#574E93", "#BDB4EC", WHITE),
}

# Seats: pastels that no energy uses (light side, shaded side).
SEATS = (("#DCE2F0", "#B4BEDA"), ("#CFC7EE", "#A79CD6"), ("#C3E3D8", "#92C2B1"), ("#EBD2C4", "#CDA891"))

# Tones in which icons are baked: folder name -> colour. `Theme.tone()` chooses the folder.
TONES = {
    "ink": INK,
    "ink2": "#566089",
    "text-dark": "#F3F5FC",
    "text2-dark": "#B4BEDC",
    "text2-light": "#4D587D",
    "go-dark": "#6FE3C1",
    "go-light": "#0D755C",
    "gotext-dark": "#10312A",
    "white": WHITE,
    "faint-dark": "#2E3A61",
    "faint-light": "#C3CDE0",
    "deck-dark": "#4A5788",
    "deck-light": "#6A76A8",
}
