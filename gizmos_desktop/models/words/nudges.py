"""Texts of the tips of the first games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.models.words.table import action_label, button_label

translate = QCoreApplication.translate


def nudge_text(code: str, count: int) -> str:
    """What a tip says. ValueError for one that has no words."""
    match code:
        case "chain":
            return translate("Nudge", "Gizmos with a glowing edge are ready. Use them in any order, each once a turn.")
        case "end":
            return translate(
                "Nudge", "You need not use them all: “{button}” asks first if something is still ready."
            ).format(button=button_label("end"))
        case "last_round":
            return translate("Nudge", "The last round: this is your last turn. Only Victory Points count now.")
        case "converter":
            return translate("Nudge", "You can pay for this Gizmo, because your Converters work for you while you pay.")
        case "archive":
            return translate("Nudge", "Your Archive is full. Build a card from it before you File the next one.")
        case "ring":
            return translate("Nudge", "Your ring is almost full, and spheres without a place are lost. Time to Build?")
        case "research":
            return translate(
                "Nudge", "Nothing to build? {action} shows you %n card(s), and you may build or file one.", "", count
            ).format(action=action_label("research"))
        case "chute":
            return translate("Nudge", "The sphere in the chute rolls into the row next. Nobody draws it at random.")
    raise ValueError(f"no words for the tip {code!r}")
