"""Texts of the end of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def wins(name: str) -> str:
    """Who wins."""
    return translate("Result", "{name} wins!").format(name=name)


def played(rounds: int, chain: int) -> str:
    """How long it was, and the longest chain."""
    rounds_text = translate("Result", "%n round(s)", "", rounds)
    return translate("Result", "{rounds}, longest chain of %n step(s)", "", chain).format(rounds=rounds_text)


def stopped(rounds: int) -> str:
    """A game between computers alone was ended."""
    return translate("Result", "Ended after %n round(s), because only computers were playing", "", rounds)


def tie(decided: str, first: str, second: str, points: int, most: int, next_most: int) -> str:
    """What decided between the first two, who have the same points."""
    match decided:
        case "gizmos":
            text = translate("Result", "%n point(s) each: {first} wins by active Gizmos, {most} to {next}", "", points)
        case "energy":
            text = translate(
                "Result", "%n point(s) each: {first} wins by spheres in the ring, {most} to {next}", "", points
            )
        case "seat":
            text = translate(
                "Result",
                "All is equal at %n point(s): {first} wins, being farther from the first player than {second}",
                "",
                points,
            )
        case _:
            return ""
    return text.format(first=first, second=second, most=most, next=next_most)
