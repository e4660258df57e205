"""The rulebook, third part: Converters, triggers and chains, Upgrades. Rules of the game: docs/rulings.md."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.derive.rule_shapes import Block, Chapter, Part, figure, head, point, text
from gizmos_desktop.models.derive.tokens import ARROW, card_tokens, icon, pip
from gizmos_desktop.models.words.cards import card_words
from gizmos_desktop.models.words.reasons import reason_short

translate = QCoreApplication.translate


def converters() -> Chapter:
    """Converters."""
    return Chapter(
        "converters",
        "converter",
        translate("Rules", "Converters"),
        (
            text(
                translate(
                    "Rules",
                    "While you pay for a Build, Converters change what your spheres count as. At all other times they"
                    " do nothing.",
                )
            ),
            figure(
                "lanes",
                translate("Rules", "What you spend, the Converter at work, what it counts as"),
                Part(
                    translate("Rules", "1 Heat counts as 1 of any Energy."),
                    card="1-13",
                    give=("red",),
                    take=("any",),
                ),
                Part(
                    translate("Rules", "1 Atomic counts as 2 Atomic."),
                    card="2-06",
                    give=("blue",),
                    take=("blue", "blue"),
                ),
                Part(
                    translate("Rules", "1 or 2 Electric count as any Energy, each as you like."),
                    card="2-13",
                    give=("yellow", "yellow"),
                    take=("any", "any"),
                ),
            ),
            point(translate("Rules", "Each Converter works at most once in a turn, in one payment."), "once"),
            point(
                translate(
                    "Rules",
                    "In one payment you may use as many different Converters as you like, one after the other: what"
                    " one of them gives, another one may take.",
                ),
                "together",
            ),
            point(
                translate(
                    "Rules",
                    "A Converter with two parts does one of them or both, in the same payment.",
                )
            ),
            point(
                translate(
                    "Rules",
                    "What your spheres count as must be exactly what you pay. Leave a doubling out if it is too much.",
                )
            ),
            point(
                translate(
                    "Rules",
                    "No sphere is added to your ring. Only the spheres that you spend leave it, and they go back into"
                    " the dispenser.",
                )
            ),
            point(
                translate("Rules", "A Converter that you have just built can work in a later payment of the same turn.")
            ),
        ),
    )


def chains() -> Chapter:
    """Triggers and chain reactions."""
    return Chapter(
        "chains",
        "gizmo",
        translate("Rules", "Chain Reactions"),
        (
            text(
                translate(
                    "Rules",
                    "An action can trigger your Gizmos. Use them in any order you like, each of them at most once in"
                    " a turn. What one does can trigger the next one: that is a Chain Reaction.",
                )
            ),
            figure(
                "strip",
                translate("Rules", "Read a Gizmo from left to right"),
                Part(translate("Rules", "When you Pick"), tokens=(icon("pick"),)),
                Part(translate("Rules", "one of these"), tokens=(pip("red"), pip("yellow", tight=True))),
                Part(translate("Rules", "then"), tokens=(ARROW,)),
                Part(translate("Rules", "draw a random sphere"), tokens=(pip("rand"),)),
                half=True,
            ),
            figure(
                "plates",
                translate("Rules", "What a Gizmo tells you"),
                Part(translate("Rules", "Ready: press its key, or click it"), card="2-20", mark="armed"),
                Part(
                    translate("Rules", "Triggered, but impossible for now: the reason stands below"),
                    reason_short("ring_full"),
                    card="1-21",
                    mark="waiting",
                ),
                Part(translate("Rules", "Used in this turn"), card="1-34", mark="used"),
                half=True,
            ),
            figure(
                "chain",
                translate("Rules", "A chain, step by step"),
                Part(translate("Rules", "You Build a Heat Gizmo"), tokens=(icon("build"), pip("red"))),
                Part(translate("Rules", "That triggers a Pick"), tokens=card_tokens(CARDS["1-30"])),
                Part(translate("Rules", "You take Atomic"), tokens=(icon("pick"), pip("blue"))),
                Part(translate("Rules", "That triggers a draw"), tokens=card_tokens(CARDS["1-21"])),
                Part(translate("Rules", "A draw triggers nothing"), tokens=(pip("rand"), ARROW, pip("black"))),
            ),
            point(translate("Rules", "Using a Gizmo is always up to you."), "may"),
            point(
                translate(
                    "Rules",
                    "A Gizmo that you build can be triggered later in the same turn, but never by the action that"
                    " builds it, and not by what happened before.",
                ),
                "own",
            ),
            point(
                translate(
                    "Rules",
                    "Once triggered, a Gizmo stays usable to the end of your turn. If its effect is impossible, it"
                    " waits: it can be used as soon as there is room, a card or a sphere again.",
                ),
                "waiting",
            ),
            point(
                translate(
                    "Rules",
                    "A Gizmo that is triggered twice is still used once. Used, it cannot be triggered again in this"
                    " turn.",
                ),
                "once",
            ),
            point(
                translate(
                    "Rules",
                    "A trigger with two colours waits for one of them. It is triggered once, not once for each colour.",
                ),
                "two",
            ),
            point(
                translate(
                    "Rules",
                    "A Pick, Build, File or Research by an effect is as good as one that you have chosen: it triggers"
                    " your Gizmos, too.",
                )
            ),
            point(
                translate(
                    "Rules",
                    "An effect of several steps may be stopped after any of them. The Gizmo has been used all the"
                    " same.",
                ),
                "skip",
            ),
        ),
    )


def upgrades() -> Chapter:
    """Upgrades."""
    return Chapter(
        "upgrades",
        "upgrade",
        translate("Rules", "Upgrades"),
        (
            text(translate("Rules", "Upgrades need no trigger. They work at once, and to the end of the game.")),
            head(translate("Rules", "Higher limits"), "limits"),
            text(
                translate(
                    "Rules",
                    "Storage Limit, File Limit and Research Amount are raised for good. In the middle of a Chain"
                    " Reaction this helps at once: a Gizmo that was waiting for room can be used now.",
                )
            ),
            shown("1-01", "1-05", "2-01", "3-01"),
            head(translate("Rules", "Discounts"), "discounts"),
            text(
                translate(
                    "Rules",
                    "Gizmos of that sort cost you 1 less, each of them. The Build of the Upgrade itself gets no"
                    " discount from it.",
                )
            ),
            shown("3-07", "3-09", "3-11"),
            head(translate("Rules", "No more File"), "no_file"),
            text(
                translate(
                    "Rules",
                    "This Upgrade is worth many points, but you cannot File any more: not as your action, not in a"
                    " Research, not by an effect. Cards that are in your Archive stay there, and you can build them.",
                )
            ),
            shown("3-03"),
            head(translate("Rules", "No more Research"), "no_research"),
            text(
                translate(
                    "Rules",
                    "This Upgrade is worth many points, but you cannot Research any more: not as your action, not by"
                    " an effect.",
                )
            ),
            shown("3-05"),
            head(translate("Rules", "Points at the end"), "awards"),
            text(
                translate(
                    "Rules",
                    "Two sorts of Generic Gizmos are worth what you have at the end: 1 point for each sphere in your"
                    " ring, or 1 point for each point that you have in tokens. Two of the same sort count twice.",
                )
            ),
            shown("3-13", "3-15"),
        ),
    )


def shown(*cards: str) -> Block:
    """A figure of cards with what they do."""
    return figure("cards", "", *(Part(card_words(CARDS[card]), card=card) for card in cards))
