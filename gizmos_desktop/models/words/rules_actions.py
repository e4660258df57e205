"""The rulebook, second part: the four actions. Rules of the game: docs/rulings.md."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.models.derive.rule_shapes import Chapter, Part, figure, head, point, text

translate = QCoreApplication.translate


def file() -> Chapter:
    """File."""
    return Chapter(
        "file",
        "file",
        translate("Rules", "File"),
        (
            text(
                translate(
                    "Rules",
                    "Choose a face-up card of the display and put it into your Archive. From now on only you can"
                    " build it. A new card of the same Level Deck fills its place at once.",
                )
            ),
            figure(
                "places",
                translate("Rules", "From the display into your Archive"),
                Part(translate("Rules", "A card of the display"), card="2-33"),
                Part(translate("Rules", "goes into your Archive"), icon="archive"),
                Part(translate("Rules", "A card of the deck fills its place"), count=2),
            ),
            head(translate("Rules", "Your Archive is full"), "full"),
            text(
                translate(
                    "Rules",
                    "Your File Limit says how many cards your Archive can hold. It is 1 at the start, and Upgrades"
                    " raise it. With a full Archive you cannot File. You cannot throw a card away either: build it.",
                )
            ),
            head(translate("Rules", "Good to know"), "cards"),
            point(translate("Rules", "You can File only if there is a face-up card to take.")),
            point(translate("Rules", "A card that is in your Archive already cannot be filed again.")),
            point(translate("Rules", "Archives are open: everybody sees what you have filed.")),
            point(
                translate("Rules", "A card in your Archive is no active Gizmo. It does nothing and is worth nothing.")
            ),
            point(
                translate(
                    "Rules",
                    "A File in a Research, or by the effect of a Gizmo, is a File as well: it triggers your File"
                    " Gizmos.",
                )
            ),
        ),
    )


def pick() -> Chapter:
    """Pick."""
    return Chapter(
        "pick",
        "pick",
        translate("Rules", "Pick"),
        (
            text(
                translate(
                    "Rules",
                    "Choose one of the 6 Energy Spheres in the Energy Row and put it into your Energy Storage Ring."
                    " The row moves up, and a new sphere rolls in at once.",
                )
            ),
            figure(
                "row",
                translate("Rules", "From the Energy Row into your ring"),
                Part(translate("Rules", "Energy Row"), colors=("blue", "yellow", "red", "black", "yellow", "blue")),
                Part(translate("Rules", "Ring"), colors=("red", "blue"), count=5),
            ),
            head(translate("Rules", "Your ring is full"), "full"),
            text(
                translate(
                    "Rules",
                    "Your Storage Limit says how many spheres your ring can hold. It is 5 at the start, and Upgrades"
                    " raise it. With a full ring you can take no sphere, not even in exchange for another one. Build"
                    " something to make room.",
                )
            ),
            head(translate("Rules", "Random spheres"), "random"),
            text(
                translate(
                    "Rules",
                    "Some Gizmos let you draw a random sphere. It comes out of the dispenser, not out of the row."
                    " That is no Pick, so it triggers nothing. It needs room in your ring, too.",
                )
            ),
            head(translate("Rules", "Several spheres by one Gizmo"), "several"),
            text(
                translate(
                    "Rules",
                    "You take them one by one. The row fills up after each Pick, so the next one may be the sphere"
                    " that has just rolled in. What your Picks trigger can be used after the last one. If your ring"
                    " has room for fewer, you take what fits and the rest is lost.",
                )
            ),
            point(translate("Rules", "If the row is empty, there is no sphere to take."), "none"),
        ),
    )


def build() -> Chapter:
    """Build."""
    return Chapter(
        "build",
        "build",
        translate("Rules", "Build"),
        (
            text(
                translate(
                    "Rules",
                    "Choose a card of the display or of your Archive and pay its cost with the spheres in your ring."
                    " They go back into the dispenser. The card becomes an active Gizmo in the column of its kind.",
                )
            ),
            figure(
                "cost",
                translate("Rules", "Paying for a card"),
                Part(
                    translate("Rules", "3 Atomic pay for this one."),
                    card="2-31",
                    colors=("blue", "blue", "blue"),
                ),
                Part(
                    translate("Rules", "Any 7 spheres pay for a Generic Gizmo."),
                    card="3-13",
                    colors=("red", "red", "yellow", "blue", "blue", "black", "black"),
                ),
            ),
            point(
                translate(
                    "Rules",
                    "An empty place of the display is filled at once, before any Gizmo is used.",
                ),
                "refill",
            ),
            point(translate("Rules", "A Gizmo that you have built stays for the rest of the game.")),
            head(translate("Rules", "You cannot pay"), "cost"),
            text(
                translate(
                    "Rules",
                    "The card must be paid in its own Energy, or in what your Converters make of your spheres. The"
                    " program says how many spheres you are short. Pick some, or File the card so that nobody else"
                    " gets it.",
                )
            ),
            head(translate("Rules", "Paying exactly"), "exact"),
            text(
                translate(
                    "Rules",
                    "You pay the cost, not more. A discount is an offer: you may pay the lower cost, the full cost,"
                    " or anything in between. Several discounts add up, but a cost never falls below 0.",
                )
            ),
            head(translate("Rules", "Generic Gizmos"), "generic"),
            text(
                translate(
                    "Rules",
                    "Any mix of Energy pays for a Generic Gizmo. When you build it, it counts as a Gizmo of every"
                    " Energy: it triggers all your Build Gizmos that wait for a colour, each of them once.",
                )
            ),
            head(translate("Rules", "Building for free"), "free"),
            text(
                translate(
                    "Rules",
                    "Some Gizmos let you build a level 1 card for free, from the display or from your Archive. That"
                    " is a Build like any other and triggers your Gizmos. It needs a card of level 1 in one of the"
                    " two.",
                )
            ),
        ),
    )


def research() -> Chapter:
    """Research."""
    return Chapter(
        "research",
        "research",
        translate("Rules", "Research"),
        (
            text(
                translate(
                    "Rules",
                    "Choose one Level Deck and draw as many cards as your Research Amount says: 3 at the start, and"
                    " Upgrades raise it. Only you see them.",
                )
            ),
            figure(
                "research",
                translate("Rules", "Drawing from a Level Deck"),
                Part(translate("Rules", "Draw cards of one level"), count=2),
                Part(
                    translate("Rules", "Build one, File one, or keep none"),
                    give=("2-05", "2-22", "2-02"),
                ),
                Part(translate("Rules", "The rest goes under the deck"), count=2),
            ),
            text(translate("Rules", "Then do one of these:")),
            point(translate("Rules", "Build one of the cards, and pay for it.")),
            point(translate("Rules", "File one of the cards, if your Archive has room.")),
            point(translate("Rules", "Keep none of them.")),
            text(
                translate(
                    "Rules",
                    "All other cards go to the bottom of their deck, one by one, in the order that you choose.",
                )
            ),
            head(translate("Rules", "What it triggers"), "triggers"),
            text(
                translate(
                    "Rules",
                    "Research itself triggers nothing. What you build or file in it triggers your Gizmos like any"
                    " other Build or File. Such a Build comes neither from the display nor from your Archive.",
                )
            ),
            head(translate("Rules", "Few cards or none"), "empty"),
            text(
                translate(
                    "Rules",
                    "If the deck has fewer cards than your Research Amount, you draw all of them. From an empty deck"
                    " you cannot draw. If all 3 decks are empty, you cannot Research.",
                )
            ),
        ),
    )
