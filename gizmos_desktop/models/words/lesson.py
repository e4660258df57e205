"""Texts of the guided first game: for each step a title, one or two sentences, and what to do now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.models.words.names import energy_amount, energy_name, kind_name
from gizmos_desktop.models.words.setup import COMPUTER_NAMES
from gizmos_desktop.models.words.table import action_label, button_label

translate = QCoreApplication.translate

Said = tuple[str, str, str]
"""Title, text, and what to do now ("" if the bubble is only to be read)."""


def names() -> tuple[str, str]:
    """The names of the learner and of the other player."""
    return translate("Lesson", "You"), COMPUTER_NAMES[1]


def said(key: str, other: str, scores: tuple[int, int, int, int]) -> Said:
    """What the bubble of a step says. `other` is the other player; `scores`: the learner's points by Gizmos,
    by tokens and in all, and the other's in all. ValueError for a step that has no words."""
    for of_part in (_beginning, _filing, _machine, _chain, _paying):
        if found := of_part(key):
            return found
    return _end(key, other, scores)


def _card() -> str:
    return translate("Lesson", "Build the marked card.")


def _beginning(key: str) -> Said | None:
    atomic = energy_name("blue")
    match key:
        case "welcome":
            return (
                translate("Lesson", "Welcome to Gizmos"),
                translate(
                    "Lesson",
                    "You build Gizmos: small machines that set each other off. The most Victory Points win.",
                ),
                "",
            )
        case "turn":
            return (
                translate("Lesson", "One action a turn"),
                translate(
                    "Lesson",
                    "In each turn you choose one of four actions: File, Pick, Build or Research. Try them all.",
                ),
                "",
            )
        case "pick":
            return (
                action_label("pick"),
                translate("Lesson", "Energy Spheres pay for Gizmos. Six of them lie in the Energy Row."),
                translate("Lesson", "Pick the marked sphere: {energy}.").format(energy=atomic),
            )
        case "build":
            return (
                action_label("build"),
                translate(
                    "Lesson", "This Gizmo costs {cost}, which is in your ring. It brings 1 Victory Point."
                ).format(cost=energy_amount("blue", 1)),
                translate("Lesson", "Choose the marked card, then Build."),
            )
    return None


def _filing(key: str) -> Said | None:
    match key:
        case "file":
            return (
                action_label("file"),
                translate(
                    "Lesson", "A filed card waits in your Archive: nobody else can take it. Keep this one for later."
                ),
                translate("Lesson", "Choose the marked card, then File."),
            )
        case "file_draw":
            return (
                translate("Lesson", "Two Gizmos are ready"),
                translate("Lesson", "Filing has triggered both Gizmos of your File column. Each works once a turn."),
                translate("Lesson", "Use the marked Gizmo: it draws a random sphere."),
            )
        case "file_pick":
            return (
                translate("Lesson", "One more"),
                translate("Lesson", "The order is up to you. You may also do without a Gizmo and end the turn."),
                translate("Lesson", "Use the Gizmo that you have built: it lets you Pick."),
            )
        case "file_black":
            return (
                translate("Lesson", "A Pick for free"),
                translate("Lesson", "What a Gizmo lets you do is an action like any other."),
                translate("Lesson", "Pick the marked sphere: {energy}.").format(energy=energy_name("black")),
            )
    return None


def _machine(key: str) -> Said | None:
    match key:
        case "engine":
            return (
                translate("Lesson", "The next Gizmo"),
                translate(
                    "Lesson", "This one draws a sphere whenever you Pick {energy}. Soon it will be part of a chain."
                ).format(energy=energy_name("blue")),
                _card(),
            )
        case "research":
            return (
                action_label("research"),
                translate("Lesson", "Research draws three cards of one level. You may build or file one of them."),
                translate("Lesson", "Choose the marked Level Deck."),
            )
        case "research_build":
            return (
                translate("Lesson", "Keep one"),
                translate("Lesson", "This card is an Upgrade: it gives you more room for the rest of the game."),
                _card(),
            )
        case "research_rest":
            return (
                translate("Lesson", "The rest goes back"),
                translate("Lesson", "The other cards go under their deck, in any order you like."),
                translate("Lesson", "Press “{button}”.").format(button=button_label("anyOrder")),
            )
        case "upgrade":
            return (
                kind_name("upgrade"),
                translate("Lesson", "Your ring now holds six spheres, and your Archive two cards."),
                "",
            )
    return None


def _chain(key: str) -> Said | None:
    use = translate("Lesson", "Use the marked Gizmo.")
    match key:
        case "chain":
            return (
                translate("Lesson", "A chain reaction"),
                translate("Lesson", "Now your Gizmos work together. File once more, and one thing leads to another."),
                translate("Lesson", "Choose the marked card, then File."),
            )
        case "chain_draw":
            return (
                translate("Lesson", "The first of three"),
                translate("Lesson", "The line above your Gizmos shows the chain, and what is ready to go on with."),
                use,
            )
        case "chain_pick":
            return (
                translate("Lesson", "The second"),
                translate("Lesson", "This one lets you Pick, and a Pick can trigger more."),
                use,
            )
        case "chain_blue":
            return (
                translate("Lesson", "And on it goes"),
                translate("Lesson", "Your Pick Gizmo waits for a Pick of {energy}.").format(energy=energy_name("blue")),
                translate("Lesson", "Pick the marked sphere: {energy}.").format(energy=energy_name("blue")),
            )
        case "chain_end":
            return (
                translate("Lesson", "The third"),
                translate("Lesson", "Triggered! One action brings you three spheres."),
                use,
            )
    return None


def _paying(key: str) -> Said | None:
    heat, electric = energy_name("red"), energy_name("yellow")
    match key:
        case "converter":
            return (
                kind_name("converter"),
                translate("Lesson", "A Converter helps you pay. This one lets {energy} count as any Energy.").format(
                    energy=electric
                ),
                _card(),
            )
        case "archive":
            return (
                translate("Lesson", "From your Archive"),
                translate(
                    "Lesson", "The card that you filed costs {cost}. You have {first} and {second}, and a Converter."
                ).format(
                    cost=energy_amount("red", 2), first=energy_amount("red", 1), second=energy_amount("yellow", 1)
                ),
                "",
            )
        case "archive_build":
            return (
                translate("Lesson", "Build from your Archive"),
                translate("Lesson", "With the Converter {first} counts as {second}: enough to pay.").format(
                    first=electric, second=heat
                ),
                _card(),
            )
        case "archive_pay":
            return (
                translate("Lesson", "The payment"),
                translate("Lesson", "What is on the left leaves your ring. On the right you see what it counts as."),
                translate("Lesson", "Press “{button}”.").format(button=button_label("build")),
            )
        case "built":
            return (
                translate("Lesson", "Well done"),
                translate("Lesson", "Now you know all four actions. We leave out many rounds and go on near the end."),
                "",
            )
    return None


def _end(key: str, other: str, scores: tuple[int, int, int, int]) -> Said:
    match key:
        case "late":
            return (
                translate("Lesson", "How the game ends"),
                translate("Lesson", "16 Gizmos of one player, or 4 of level 3, bring on the last round. You have 15."),
                "",
            )
        case "last":
            return (
                translate("Lesson", "The last Gizmo"),
                translate("Lesson", "Your next Gizmo brings on the end. {name} still has a turn after yours.").format(
                    name=other
                ),
                translate("Lesson", "Build the marked card in your Archive."),
            )
        case "last_use":
            return (
                translate("Lesson", "One more point"),
                translate("Lesson", "Some Gizmos bring Victory Points when they are triggered."),
                translate("Lesson", "Use the marked Gizmo."),
            )
        case "score":
            gizmos, tokens, total, rival = scores
            return (
                translate("Lesson", "The score"),
                translate(
                    "Lesson", "Gizmos: {gizmos}, tokens: {tokens}, in all {total} points. {name} has {rival}: you win!"
                ).format(gizmos=gizmos, tokens=tokens, total=total, name=other, rival=rival),
                "",
            )
        case "finish":
            return (
                translate("Lesson", "You can play Gizmos"),
                translate("Lesson", "Point at a card to read it large. F1 opens help and rules at any time."),
                "",
            )
    raise ValueError(f"no words for the step {key!r}")


def refused(reading: bool) -> str:
    """Something else was tried; `reading`: nothing is to be done yet."""
    if reading:
        return translate("Lesson", "One moment: press “{button}” first.").format(button=next_label(False))
    return translate("Lesson", "That works too, later. Now try what is marked.")


def helped(decision: bool) -> str:
    """A hint was asked for; `decision`: something is to be done."""
    if decision:
        return translate("Lesson", "Hints are for real games. Here “{button}” does it for you.").format(
            button=next_label(True)
        )
    return translate("Lesson", "Hints are for real games. Here “{button}” goes on.").format(button=next_label(False))


def next_label(decision: bool) -> str:
    """Label of the button that goes on; `decision`: it takes the wanted decision in the learner's place."""
    return translate("Lesson", "Show me") if decision else translate("Lesson", "Next")


def progress(part: int, parts: int) -> str:
    """How far it has come."""
    return translate("Lesson", "Part {part} of {parts}").format(part=part, parts=parts)


def offer(begun: bool, part: int, parts: int) -> tuple[str, str]:
    """Title and line of the way in on the start screen."""
    if begun:
        return translate("Lesson", "Continue learning"), progress(part, parts)
    return translate("Lesson", "Learn to play"), translate("Lesson", "A guided first game")
