"""Why something cannot be done: sentences, and two words where room is short, for the engine's reason codes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reason_text(code: str) -> str:
    """A reason code as a sentence; "" for no reason."""
    match code:
        case "":
            return ""
        case "ring_full":
            return translate("Reason", "Your Energy Storage Ring is full.")
        case "archive_full":
            return translate("Reason", "Your Archive is full.")
        case "no_file":
            return translate("Reason", "One of your Gizmos forbids you to File.")
        case "no_research":
            return translate("Reason", "One of your Gizmos forbids you to Research.")
        case "no_cards":
            return translate("Reason", "There is no card to take.")
        case "no_spheres":
            return translate("Reason", "There is no sphere to take.")
        case "no_level1":
            return translate("Reason", "There is no level 1 Gizmo to build.")
        case "too_expensive":
            return translate("Reason", "You cannot pay for any Gizmo.")
        case "decks_empty":
            return translate("Reason", "All Level Decks are empty.")
        case "not_your_turn":
            return translate("Reason", "It is not your turn.")
        case "not_now":
            return translate("Reason", "That is not to be decided now.")
    raise ValueError(f"no words for the reason {code!r}")


def reason_short(code: str) -> str:
    """A reason code in two words; "" for no reason."""
    match code:
        case "":
            return ""
        case "ring_full":
            return translate("Reason", "Ring full")
        case "archive_full":
            return translate("Reason", "Archive full")
        case "no_file":
            return translate("Reason", "No File")
        case "no_research":
            return translate("Reason", "No Research")
        case "no_cards":
            return translate("Reason", "No card")
        case "no_spheres":
            return translate("Reason", "No sphere")
        case "no_level1":
            return translate("Reason", "No level 1 card")
        case "too_expensive":
            return translate("Reason", "Too expensive")
        case "decks_empty":
            return translate("Reason", "Decks empty")
        case "not_your_turn" | "not_now":
            return translate("Reason", "Not now")
    raise ValueError(f"no words for the reason {code!r}")


def missing_text(count: int) -> str:
    """A card costs more than the ring gives."""
    return translate("Reason", "You are %n sphere(s) short of the cost.", "", count)


def missing_short(count: int) -> str:
    """The same in two words."""
    return translate("Reason", "%n short", "", count)


def replay() -> str:
    """A game is only looked at."""
    return translate("Reason", "This is a replay; play on from here to decide anything.")


def deck_empty() -> str:
    """This deck has no cards."""
    return translate("Reason", "This Level Deck is empty.")


def only_level1() -> str:
    """A free Build is for level 1 only."""
    return translate("Reason", "Only a level 1 Gizmo can be built for free now.")


def only(kind: str) -> str:
    """Another thing is to be done now, by an effect or because it is armed."""
    match kind:
        case "file":
            return translate("Reason", "A card is to be filed now.")
        case "pick":
            return translate("Reason", "A sphere is to be picked now.")
        case "build":
            return translate("Reason", "A Gizmo is to be built now.")
        case "research":
            return translate("Reason", "A Level Deck is to be researched now.")
        case "draw":
            return translate("Reason", "A sphere is to be drawn now.")
        case "keep" | "return":
            return translate("Reason", "The drawn cards come first.")
        case "trigger":
            return translate("Reason", "The action of this turn is done; use Gizmos or end the turn.")
        case "pay":
            return translate("Reason", "The payment comes first.")
    return reason_text("not_now")


def waits_for(name: str) -> str:
    """Somebody else is to decide."""
    return translate("Reason", "{name} is to decide.").format(name=name)


def game_over() -> str:
    """The game is over."""
    return translate("Reason", "The game is over.")


def already_archived() -> str:
    """A card of the archive cannot be filed."""
    return translate("Reason", "This card is in your Archive already.")


def foreign_card() -> str:
    """The card belongs to another player."""
    return translate("Reason", "This card belongs to another player.")


def not_triggered() -> str:
    """A Gizmo that nothing has set off."""
    return translate("Reason", "Nothing has triggered this Gizmo this turn.")


def already_used() -> str:
    """A Gizmo is used at most once a turn (rulings.md, "The turn")."""
    return translate("Reason", "This Gizmo has been used this turn.")


def is_ready() -> str:
    """A Gizmo that can be used."""
    return translate("Reason", "This Gizmo is ready to be used.")
