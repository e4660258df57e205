"""Sentences for steps: the log, the ticker, and what a bead says to assistive tools. Real names always, never "you"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.engine import CARDS, COLORS
from gizmos_desktop.models.derive.sentence import Sentence, Value
from gizmos_desktop.models.derive.shapes import Token
from gizmos_desktop.models.derive.steps import Step
from gizmos_desktop.models.words.cards import card_short
from gizmos_desktop.models.words.names import energy_amount, energy_name

translate = QCoreApplication.translate


def listed(words: Sequence[str]) -> str:
    """ "Heat, Heat and Atomic": a list in the language of the texts (which need not be the system's)."""
    if len(words) < 2:
        return "".join(words)
    found = translate("List", "{first} and {last}", "the last two of a list").format(first=words[-2], last=words[-1])
    for word in reversed(words[:-2]):
        found = translate("List", "{first}, {rest}", "a list of three and more").format(first=word, rest=found)
    return found


def energies(colors: Sequence[str]) -> Value:
    """Spheres one by one, in their order."""
    return Value(listed([energy_name(color) for color in colors]), tuple({"p": color} for color in colors))


def spheres(colors: Sequence[str]) -> Value:
    """Spheres counted by colour: "2 Heat and 1 Atomic"."""
    counted = Counter(colors)
    words: list[str] = []
    tokens: list[Token] = []
    for color in COLORS:
        if counted[color]:
            words.append(energy_amount(color, counted[color]))
            tokens += [{"t": str(counted[color])}, {"p": color}]
    return Value(listed(words), tuple(tokens))


def sentence(step: Step, name: str) -> Sentence:
    """What happened in this step; `name` is the player's."""
    values = {"name": Value(name)}
    if step.colors:
        values["energies"] = energies(step.colors)
        values["spheres"] = spheres(step.colors)
    if step.card:
        values["gizmo"] = Value(card_short(CARDS[step.card]))
    return Sentence(_template(step).replace("{level}", str(step.level)), values)


def _template(step: Step) -> str:
    n = step.count
    match step.kind:
        case "pick":
            return translate("Log", "{name} picked {energies}")
        case "draw":
            return translate("Log", "{name} drew {energies} at random")
        case "build":
            return _built(step)
        case "file":
            if step.origin == "hand":
                return translate("Log", "{name} filed {gizmo} from a Research")
            return translate("Log", "{name} filed {gizmo}")
        case "research":
            return translate("Log", "{name} drew %n card(s) of level {level}", "", n)
        case "return":
            return translate("Log", "{name} put %n card(s) under the deck of level {level}", "", n)
        case "none":
            return translate("Log", "{name} kept none of the cards")
        case "points":
            return translate("Log", "{name} gained %n Victory Point(s)", "", n)
    return _rare(step)


def _built(step: Step) -> str:
    if step.free or not step.colors:
        match step.origin:
            case "archive":
                return translate("Log", "{name} built {gizmo} from the Archive for free")
            case "hand":
                return translate("Log", "{name} built {gizmo} from a Research for free")
        return translate("Log", "{name} built {gizmo} for free")
    n = len(step.converters)
    if n:
        match step.origin:
            case "archive":
                return translate(
                    "Log", "{name} built {gizmo} from the Archive for {spheres} with %n Converter(s)", "", n
                )
            case "hand":
                return translate(
                    "Log", "{name} built {gizmo} from a Research for {spheres} with %n Converter(s)", "", n
                )
        return translate("Log", "{name} built {gizmo} for {spheres} with %n Converter(s)", "", n)
    match step.origin:
        case "archive":
            return translate("Log", "{name} built {gizmo} from the Archive for {spheres}")
        case "hand":
            return translate("Log", "{name} built {gizmo} from a Research for {spheres}")
    return translate("Log", "{name} built {gizmo} for {spheres}")


def _rare(step: Step) -> str:
    match step.kind:
        case "skip":
            return translate("Log", "{name} did without the rest of an effect")
        case "lost":
            return translate("Log", "{name} has no room left: %n sphere(s) of an effect lost", "", step.count)
        case "pass":
            return translate("Log", "{name} had to pass: no action was possible")
        case "last_round":
            return translate("Log", "{name} has set off the last round")
        case "over":
            return translate("Log", "The game is over")
        case "replaced":
            return _replaced(step.note)
    raise ValueError(f"no words for a step {step.kind!r}")


def _replaced(why: str) -> str:
    match why:
        case "timeout":
            return translate("Log", "{name} took too long to decide; a legal move was put in its place")
        case "crash":
            return translate("Log", "{name} crashed while deciding; a legal move was put in its place")
        case "illegal" | "nonsense":
            return translate("Log", "{name} decided something that is not allowed; a legal move was put in its place")
    return translate("Log", "{name} failed to decide; a legal move was put in its place")


def turn_heading(name: str, round_number: int) -> str:
    """Head of a turn in the log."""
    return translate("Log", "Round {round}, {name}").format(round=round_number, name=name)


def last_turn(count: int) -> str:
    """Heading above the steps of a seat's latest turn."""
    if count > 1:
        return translate("Log", "Last turn: a chain of %n step(s)", "", count)
    return translate("Log", "Last turn")


def leader(name: str, points: int) -> str:
    """Who is ahead."""
    return translate("Log", "{name} leads with %n point(s)", "", points).format(name=name)


def leaders(points: int) -> str:
    """Several are ahead."""
    return translate("Log", "Several lead with %n point(s)", "", points)
