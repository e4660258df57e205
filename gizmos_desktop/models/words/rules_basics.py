"""The rulebook, first part: what it is about, set-up, the turn. Rules of the game: docs/rulings.md."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.engine import COLORS
from gizmos_desktop.models.derive.rule_shapes import Chapter, Part, figure, head, point, step, text
from gizmos_desktop.models.words.names import energy_name

translate = QCoreApplication.translate


def overview() -> Chapter:
    """What the game is about, and what is on a card."""
    return Chapter(
        "overview",
        "trophy",
        translate("Rules", "Overview"),
        (
            text(
                translate(
                    "Rules",
                    "You are inventors at a science fair. You build machines, called Gizmos, and each of them does"
                    " something for you. At first you do one thing in a turn. Later one thing triggers the next.",
                )
            ),
            text(translate("Rules", "2 to 4 players take turns. Whoever has the most Victory Points at the end wins.")),
            figure(
                "energies",
                translate("Rules", "Energy Spheres pay for Gizmos. There are 4 kinds of Energy."),
                *(Part(energy_name(color), colors=(color,)) for color in COLORS),
            ),
            head(translate("Rules", "What is on a card"), "card"),
            figure(
                "face",
                translate("Rules", "A Gizmo card"),
                Part(translate("Rules", "Cost: so many spheres of this Energy"), mark="cost", card="2-29"),
                Part(translate("Rules", "Level: one, two or three bars"), mark="level"),
                Part(translate("Rules", "Victory Points at the end"), mark="points"),
                Part(translate("Rules", "Its machine: no two are alike"), mark="machine"),
                Part(translate("Rules", "What it does: what triggers it, an arrow, its effect"), mark="strip"),
            ),
            point(
                translate(
                    "Rules",
                    "An active Gizmo lies in one of 5 columns below your Player Dashboard: Upgrade, Converter, File,"
                    " Pick or Build. The column says what triggers it.",
                )
            ),
            point(
                translate(
                    "Rules",
                    "A card with a tab of all colours is a Generic Gizmo. Any mix of Energy pays for it.",
                )
            ),
        ),
    )


def setup() -> Chapter:
    """How a game begins, and what is open to whom."""
    return Chapter(
        "setup",
        "dice",
        translate("Rules", "Set-up"),
        (
            text(translate("Rules", "The program lays everything out for you:")),
            step(
                1,
                translate(
                    "Rules",
                    "Every player gets a Player Dashboard, an Energy Storage Ring and a Starting Gizmo. The Starting"
                    " Gizmo is active at once, in the File column.",
                ),
            ),
            step(
                2,
                translate("Rules", "Lots are drawn for the First Player. The turns go round clockwise."),
            ),
            step(
                3,
                translate(
                    "Rules",
                    "The cards are shuffled, one Level Deck for each level. There are 36 cards of each level. 20"
                    " cards of level 3 leave the game, and nobody sees which: only 16 of them are used.",
                ),
                "decks",
            ),
            step(
                4,
                translate(
                    "Rules",
                    "The Display Area is filled: 4 cards of level 1, 3 of level 2 and 2 of level 3, all face up.",
                ),
            ),
            step(
                5,
                translate(
                    "Rules",
                    "All 52 Energy Spheres go into the Energy Dispenser, 13 of each kind. 6 of them roll out by"
                    " chance: they are the Energy Row.",
                ),
            ),
            step(
                6,
                translate(
                    "Rules",
                    "At the start your Storage Limit is 5, your File Limit is 1 and your Research Amount is 3.",
                ),
                "limits",
            ),
            figure(
                "display",
                translate("Rules", "Level Decks and Display Area"),
                Part(translate("Rules", "Level 3"), count=3, give=("3-13", "3-23")),
                Part(translate("Rules", "Level 2"), count=2, give=("2-29", "2-10", "2-18")),
                Part(translate("Rules", "Level 1"), count=1, give=("1-17", "1-30", "1-07", "1-24")),
            ),
            head(translate("Rules", "What you may know"), "open"),
            point(
                translate(
                    "Rules",
                    "Open to all: the display, the row, all rings, archives, active Gizmos and tokens, and how many"
                    " cards are in each deck.",
                )
            ),
            point(
                translate(
                    "Rules",
                    "Hidden from all: the order of the decks, the next sphere, and which cards of level 3 have left"
                    " the game.",
                )
            ),
            point(translate("Rules", "Hidden from the others: the cards that you draw in a Research.")),
            head(translate("Rules", "Option: the chute can be seen"), "chute"),
            text(
                translate(
                    "Rules",
                    "If you choose this for a new game, all see the one sphere that rolls into the row next. A random"
                    " draw then takes another one.",
                )
            ),
        ),
    )


def turn() -> Chapter:
    """What a turn is made of, and when it is passed."""
    return Chapter(
        "turn",
        "person",
        translate("Rules", "Your turn"),
        (
            text(translate("Rules", "In your turn you do exactly one of these 4 actions:")),
            figure(
                "actions",
                translate("Rules", "The 4 actions"),
                Part(
                    translate("Rules", "File"),
                    translate("Rules", "Put a card of the display into your Archive, to build it later."),
                    icon="file",
                ),
                Part(
                    translate("Rules", "Pick"),
                    translate("Rules", "Take an Energy Sphere of the row into your ring."),
                    icon="pick",
                ),
                Part(
                    translate("Rules", "Build"),
                    translate("Rules", "Pay for a card of the display or of your Archive: it becomes an active Gizmo."),
                    icon="build",
                ),
                Part(
                    translate("Rules", "Research"),
                    translate("Rules", "Draw cards of one deck. Build or File one of them, or keep none."),
                    icon="research",
                ),
            ),
            text(
                translate(
                    "Rules",
                    "Then you may use the Gizmos that your action has triggered, and those that these trigger in"
                    " turn. Your turn ends when you say so, or when nothing is left to be used.",
                )
            ),
            head(translate("Rules", "One thing at a time"), "now"),
            text(
                translate(
                    "Rules",
                    "What you have begun comes first: a payment, an effect of several steps, the cards of a Research."
                    " You may skip the rest of an effect.",
                )
            ),
            head(translate("Rules", "While others decide"), "wait"),
            text(
                translate(
                    "Rules",
                    "You decide only when it is your turn. Meanwhile you can look at every card and every dashboard.",
                )
            ),
            head(translate("Rules", "Passing"), "pass"),
            text(
                translate(
                    "Rules",
                    "You may not pass as long as one of the 4 actions is possible. If none is, your turn is passed."
                    " If all players have to pass one after another, the game ends at once and is scored.",
                )
            ),
        ),
    )
