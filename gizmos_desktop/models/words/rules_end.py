"""The rulebook, last part: end and scoring, frequent questions, tips. Rules of the game: docs/rulings.md."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.models.derive.rule_shapes import Chapter, Part, figure, head, point, question, step, text

translate = QCoreApplication.translate


def end() -> Chapter:
    """The end, scoring, ties."""
    return Chapter(
        "end",
        "end",
        translate("Rules", "End and scoring"),
        (
            head(translate("Rules", "When the game ends"), "trigger"),
            text(translate("Rules", "A player triggers the end by one of these:")),
            point(translate("Rules", "the 4th Gizmo of level 3;")),
            point(translate("Rules", "the 16th active Gizmo. The Starting Gizmo counts.")),
            text(
                translate(
                    "Rules",
                    "That turn is played to its end, Chain Reaction and all. Then the round is finished: the last"
                    " turn is that of the player to the right of the First Player. So all have had the same number of"
                    " turns.",
                )
            ),
            head(translate("Rules", "Your points"), "points"),
            figure(
                "sum",
                translate("Rules", "What is added up"),
                Part(
                    translate("Rules", "Active Gizmos"),
                    translate("Rules", "the points on their medals"),
                    icon="gizmo",
                ),
                Part(
                    translate("Rules", "Victory Point Tokens"),
                    translate("Rules", "what your Gizmos have gained during the game"),
                    icon="tokens",
                ),
                Part(
                    translate("Rules", "Points at the end"),
                    translate("Rules", "what Upgrades give for your ring or your tokens"),
                    icon="upgrade",
                ),
            ),
            point(translate("Rules", "Cards in your Archive are worth nothing.")),
            point(translate("Rules", "Spheres in your ring are worth nothing, unless an Upgrade says so.")),
            head(translate("Rules", "Ties"), "ties"),
            text(
                translate("Rules", "The player with the most points wins. If players are level, these decide in order:")
            ),
            step(1, translate("Rules", "more active Gizmos (the Archive does not count);")),
            step(2, translate("Rules", "more spheres in the ring;")),
            step(3, translate("Rules", "the place farther from the First Player, clockwise.")),
            text(translate("Rules", "So there is always exactly one winner.")),
        ),
    )


def questions() -> Chapter:
    """What players ask again and again."""
    return Chapter(
        "questions",
        "learn",
        translate("Rules", "Questions and answers"),
        (
            question(
                translate("Rules", "Can I use a Gizmo in the turn in which I build it?"),
                translate(
                    "Rules",
                    "Yes, if another action of that turn triggers it after it was built. The Build that made it does"
                    " not trigger it. For example, you build a Gizmo that waits for a Pick; a second Gizmo then lets"
                    " you Pick, and the new one is triggered.",
                ),
                "new",
            ),
            question(
                translate("Rules", "What if a deck has fewer cards than my Research Amount?"),
                translate(
                    "Rules",
                    "You draw those that are left. With a Research Amount of 3 and 2 cards in the deck you draw 2."
                    " You build or file one of them if you can and like, and the rest goes back.",
                ),
                "deck",
            ),
            question(
                translate("Rules", "Is a random sphere from the dispenser a Pick?"),
                translate(
                    "Rules",
                    "No. A Pick takes a sphere of your choice out of the Energy Row. A random draw triggers no Gizmo"
                    " that waits for a Pick.",
                ),
                "random",
            ),
            question(
                translate("Rules", "Can my Archive grow? Can I File more than once in a turn?"),
                translate(
                    "Rules",
                    "Yes and yes. Upgrades raise your File Limit. You choose one action in a turn, but Gizmos may let"
                    " you File once more, as long as your Archive has room.",
                ),
                "archive",
            ),
            question(
                translate("Rules", "Is a Generic Gizmo of every Energy for all triggers?"),
                translate(
                    "Rules",
                    "Only when it is built: then it triggers every Build Gizmo that waits for a colour. Filing it"
                    " triggers your File Gizmos like any other card. Pick triggers ask for spheres, so it does not"
                    " matter there.",
                ),
                "generic",
            ),
            question(
                translate("Rules", "Can several Converters work in one payment?"),
                translate(
                    "Rules",
                    "Yes, each of them once in the turn, in any order. For example, one lets Electric count as Heat,"
                    " and another one lets that Heat count as two.",
                ),
                "converters",
            ),
            question(
                translate("Rules", "Can I Pick with a full ring, only to trigger something?"),
                translate(
                    "Rules",
                    "No. With a full ring no Pick is possible. Every Pick trigger asks for the colour that was taken,"
                    " so without a sphere nothing would be triggered.",
                ),
                "ring",
            ),
            question(
                translate("Rules", "May I keep nothing of a Research?"),
                translate(
                    "Rules",
                    "Yes. You may look at the cards and put all of them back under the deck, in the order that you"
                    " like.",
                ),
                "keep",
            ),
            question(
                translate("Rules", "When is an empty place of the display filled?"),
                translate(
                    "Rules",
                    "At once, as part of the Build or File that took the card, and before any Gizmo is used. If the"
                    " deck is empty, the place stays empty.",
                ),
                "display",
            ),
            question(
                translate("Rules", "Are Victory Point Tokens good for anything during the game?"),
                translate(
                    "Rules",
                    "No. You get them by the effects of Gizmos, they are open to all, and they count at the end. They"
                    " do not break ties.",
                ),
                "tokens",
            ),
            question(
                translate("Rules", "Do I have to take a discount, or use a Gizmo?"),
                translate(
                    "Rules",
                    "No. Both are offers. Some players pay the full cost to make room in their ring.",
                ),
                "may",
            ),
            question(
                translate("Rules", "Who made Gizmos?"),
                translate(
                    "Rules",
                    "Gizmos came out in 2018. Phil Walker-Harding designed it, CMON and Edge publish it. This program"
                    " is made by fans and is not theirs.",
                ),
                "made",
            ),
        ),
    )


def tips() -> Chapter:
    """How to play well."""
    return Chapter(
        "tips",
        "hint",
        translate("Rules", "Tips"),
        (
            head(translate("Rules", "Think in chains")),
            text(
                translate(
                    "Rules",
                    "Points come from turns in which much happens. Look for Gizmos that trigger each other: one that"
                    " lets you Pick, and one that waits for the colour that you would take anyway.",
                )
            ),
            head(translate("Rules", "Mind your limits")),
            text(
                translate(
                    "Rules",
                    "A full ring or a full Archive stops a chain. Upgrades are cheap at the start and help in every"
                    " turn after that.",
                )
            ),
            head(translate("Rules", "Follow the display, or dig")),
            text(
                translate(
                    "Rules",
                    "The display changes all the time, so change your plan with it. If it has nothing for you,"
                    " Research: a deck of level 3 holds what wins games.",
                )
            ),
            head(translate("Rules", "File early")),
            text(
                translate(
                    "Rules",
                    "A File costs nothing, keeps a card from the others, and your Starting Gizmo gives you a random"
                    " sphere for it.",
                )
            ),
            head(translate("Rules", "Watch the end")),
            text(
                translate(
                    "Rules",
                    "Count the Gizmos of the others, and those of level 3. When the end comes near, points at once"
                    " are better than machines for later.",
                )
            ),
        ),
    )
