"""Names of energies, kinds of Gizmos and computer levels (terms of the rulebooks, see docs/glossary.md)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

KINDS = ("upgrade", "converter", "file", "pick", "build")
"""The columns of a dashboard, left to right."""


def energy_name(color: str) -> str:
    """Name of a kind of energy ("any" for the joker)."""
    match color:
        case "red":
            return translate("Energy", "Heat")
        case "yellow":
            return translate("Energy", "Electric")
        case "blue":
            return translate("Energy", "Atomic")
        case "black":
            return translate("Energy", "Battery")
        case "any":
            return translate("Energy", "any Energy")
    raise ValueError(f"no energy {color!r}")


def energy_amount(color: str, count: int) -> str:
    """So many spheres or so high a cost of one kind: "2 Heat". A text for each kind, because the names of energies have
    plurals in other languages."""
    match color:
        case "red":
            return translate("Energy", "%n Heat", "", count)
        case "yellow":
            return translate("Energy", "%n Electric", "", count)
        case "blue":
            return translate("Energy", "%n Atomic", "", count)
        case "black":
            return translate("Energy", "%n Battery", "", count)
        case "any":
            return translate("Energy", "%n of any Energy", "", count)
    raise ValueError(f"no energy {color!r}")


def kind_name(kind: str) -> str:
    """Name of a kind of Gizmo, which is also its column."""
    match kind:
        case "upgrade":
            return translate("Kind", "Upgrade")
        case "converter":
            return translate("Kind", "Converter")
        case "file":
            return translate("Kind", "File")
        case "pick":
            return translate("Kind", "Pick")
        case "build":
            return translate("Kind", "Build")
    raise ValueError(f"no kind {kind!r}")
