"""Texts of the review of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title(names: str) -> str:
    """Heading of a review."""
    return translate("Review", "Review: {names}").format(names=names)


def working(done: int, count: int) -> str:
    """How far it is."""
    if not done:
        return translate("Review", "Thinking the game over…")
    return translate("Review", "{done} of %n decision(s) thought over", "", count).format(done=done)


def ready(rounds: int) -> str:
    """The whole game is reviewed."""
    return translate("Review", "%n round(s), each decision judged by what could be known then", "", rounds)


def stopped(done: int) -> str:
    """A part of it is."""
    return translate("Review", "Stopped: the first %n decision(s) are shown here", "", done)


def failed(code: str) -> str:
    """The worker gave none."""
    if code == "timeout":
        return translate("Review", "Thinking took too long. The game is kept as it is; try it again.")
    return translate("Review", "The review could not be made. The game is kept as it is; try it again.")


def moment(round_number: int, name: str, chances: str) -> str:
    """A point of the curve."""
    return translate("Review", "Round {round}, {name}: {chances}").format(
        round=round_number, name=name, chances=chances
    )


def start(chances: str) -> str:
    """The first point of the curve."""
    return translate("Review", "At the beginning: {chances}").format(chances=chances)


def chance(name: str, share: str) -> str:
    """A seat's chance, in a list of all."""
    return translate("Review", "{name} {share}", "a player and the chance to win").format(name=name, share=share)


def loss(share: str) -> str:
    """What a decision gave away."""
    return translate("Review", "\u2212{share}", "chance to win that was given away").format(share=share)


def no_loss() -> str:
    """It gave nothing away."""
    return translate("Review", "best")


def turning_spoken(number: int, round_number: int, name: str, before: str, after: str) -> str:
    """A turning point for assistive tools."""
    return translate(
        "Review", "Turning point {number}: round {round}, {name}, chance to win from {before} to {after}"
    ).format(number=number, round=round_number, name=name, before=before, after=after)


def played(action: str) -> str:
    """What was done."""
    return translate("Review", "Played: {action}").format(action=action)


def better(action: str) -> str:
    """What would have been best."""
    return translate("Review", "Better: {action}").format(action=action)


def nothing_better() -> str:
    """The decision was the best that could be taken."""
    return translate("Review", "Nothing better could be known then.")


def loss_spoken(round_number: int, played_text: str, share: str, better_text: str) -> str:
    """A decision for assistive tools."""
    if not better_text:
        return translate("Review", "Round {round}. {played}. It was the best, or as good.").format(
            round=round_number, played=played_text
        )
    return translate("Review", "Round {round}. {played}. It gave away {share}. {better}.").format(
        round=round_number, played=played_text, share=share, better=better_text
    )


def summary(good: int, count: int) -> str:
    """How well a seat has decided."""
    return translate("Review", "%n of {count} decision(s) were the best, or nearly", "", good).format(count=count)
