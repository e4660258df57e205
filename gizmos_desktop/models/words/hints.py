"""Texts of hints: what an action is called, and why it is good, in one sentence for each reason of the AI."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.engine import CARDS, Action
from gizmos_desktop.models.words.cards import card_short
from gizmos_desktop.models.words.log import spheres
from gizmos_desktop.models.words.names import energy_name

translate = QCoreApplication.translate


def action_text(action: Action, due: str) -> str:
    """What an action is called in a list of things to do: "Build a level 2 Heat Gizmo". `due` is the kind of decision
    that it is for."""
    gizmo = card_short(CARDS[action.card]) if action.card else ""
    match action.kind:
        case "pick":
            return translate("Hint", "Pick {energy}").format(energy=energy_name(action.color))
        case "draw":
            return translate("Hint", "Draw a random Energy Sphere")
        case "file":
            return translate("Hint", "File {gizmo}").format(gizmo=gizmo)
        case "build":
            return translate("Hint", "Build {gizmo}").format(gizmo=gizmo)
        case "research":
            return translate("Hint", "Research level {level}").format(level=action.level)
        case "use":
            return translate("Hint", "Use {gizmo}").format(gizmo=gizmo)
        case "return":
            return translate("Hint", "Put {gizmo} back").format(gizmo=gizmo)
        case "skip" if due == "keep":
            return translate("Hint", "Keep none of the cards")
        case "skip":
            return translate("Hint", "Do without it")
        case "pass":
            return translate("Hint", "Pass")
    return translate("Hint", "End the turn")


def action_whole(action: Action, due: str) -> str:
    """The same with what is paid, for assistive tools and where there is room."""
    if action.kind != "build" or not action.pay:
        return action_text(action, due)
    return translate("Hint", "Build {gizmo} for {spheres}").format(
        gizmo=card_short(CARDS[action.card]), spheres=spheres(action.pay).words
    )


def percent(share: float) -> str:
    """A chance as people say it."""
    return translate("Hint", "{number} %", "percent").format(number=round(100 * share))


def spoken(place: int, action: str, win: float, points: float, why: str) -> str:
    """A whole line of the hint for assistive tools."""
    return translate(
        "Hint", "{place}. {action}. Chance to win {win}, %n point(s) expected. {why}", "", max(0, round(points))
    ).format(place=place, action=action, win=percent(win), why=why)


def reason_text(reasons: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """The weightiest reason as a sentence. A code or parameter that has no words here says the most general thing."""
    for reason in reasons[:1]:
        try:
            found = _of_card(reason, names) or _of_count(reason)
        except (KeyError, TypeError, ValueError, IndexError):
            continue
        if found:
            return found
    return translate("Hint", "It leads to a good position in the turns to come.")


def _of_card(reason: Mapping[str, Any], names: Sequence[str]) -> str:
    match reason["code"]:
        case "engine":
            return translate("Hint", "This Gizmo will work for you again and again until the end.")
        case "converter":
            return translate("Hint", "This Converter makes the next Builds easier to pay for.")
        case "upgrade":
            return translate("Hint", "This Upgrade pays off for the rest of the game.")
        case "keeps_card":
            return translate("Hint", "Nobody else can take the card from your Archive.")
        case "takes_from":
            return translate("Hint", "{name} could build this card in the next turn.").format(
                name=names[int(reason["seat"])]
            )
        case "can_build_next":
            return translate("Hint", "It lets you pay for {gizmo} next.").format(
                gizmo=card_short(CARDS[str(reason["card"])])
            )
        case "last_sphere":
            return translate("Hint", "It is the last {energy} in the Energy Row.").format(
                energy=energy_name(str(reason["color"]))
            )
        case "sphere":
            return translate("Hint", "It adds {energy} to your ring.").format(energy=energy_name(str(reason["color"])))
        case "nothing_better":
            return translate("Hint", "Nothing else that is possible now helps you more.")
    return ""


def _of_count(reason: Mapping[str, Any]) -> str:
    match reason["code"]:
        case "sets_off":
            return translate("Hint", "It sets off %n of your Gizmos.", "", len(reason["cards"]))
        case "research":
            return translate("Hint", "You see %n card(s), and may build or file one.", "", int(reason["count"]))
        case "points":
            return translate("Hint", "It brings %n Victory Point(s) this turn.", "", int(reason["count"]))
        case "spheres":
            return translate("Hint", "Your ring holds %n sphere(s) more after this turn.", "", int(reason["count"]))
        case "wins":
            return _wins(int(reason["count"]))
        case "ends_game":
            return _ends(int(reason["count"]))
    return ""


def _wins(lead: int) -> str:
    if lead > 0:
        return translate("Hint", "It wins the game, %n point(s) ahead.", "", lead)
    return translate("Hint", "It wins the game on the tie-break.")


def _ends(lead: int) -> str:
    if lead > 0:
        return translate("Hint", "It sets off the last round while you are %n point(s) ahead.", "", lead)
    if lead < 0:
        return translate("Hint", "It sets off the last round, though you are %n point(s) behind.", "", -lead)
    return translate("Hint", "It sets off the last round with nobody ahead of you.")


def warn() -> str:
    """Before the first hint of a game."""
    return translate(
        "Hint",
        "The game will count as assisted: it is kept apart in the statistics. Hints know no more than you can see.",
    )


def thinking() -> str:
    """Hints are being looked for."""
    return translate("Hint", "Thinking…")


def best() -> str:
    """Hints have been found."""
    return translate("Hint", "Chance to win, points at the end")


def nothing() -> str:
    """There is no advice about this decision."""
    return translate("Hint", "It hardly matters what you do here.")


def failed(code: str) -> str:
    """The worker gave no hint."""
    if code == "timeout":
        return translate("Hint", "Thinking took too long. Nothing is lost: play on, or ask again.")
    return translate("Hint", "There is no hint this time. Nothing is lost: play on, or ask again.")


def why_not(state: str, kind: str, mode: str, name: str) -> str:
    """Why no hint can be had now; "" if one can. `state` of the session, `kind` of decision, `mode` of the table; it is
    `name` who decides."""
    if state == "computer":
        return translate("Hint", "Hints are for your own turn; {name} is to decide.").format(name=name)
    if state != "person":
        return translate("Hint", "Hints are for your own turn.")
    if mode == "pay":
        return translate("Hint", "Hints are there again when the payment is done or left.")
    if kind == "return":
        return translate("Hint", "In which order these cards go back hardly matters.")
    return ""
