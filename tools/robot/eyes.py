"""What can be done at the table now, read off the things that are visible: the choices that a person has."""

from dataclasses import dataclass

from PySide6.QtQuick import QQuickItem

from tools.robot.hands import Hands, usable

FROM_TABLE = ("display_", "archive_")


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to do with the thing called `name`.

    `what` is build, file, pick, research, use, draw, pass, pay, keep_build, keep_file or button.
    """

    what: str
    name: str
    worth: int = 0


def choices(hands: Hands, mode: str) -> list[Choice]:
    """All that a person could do in this mode of the table, by what is visible and usable."""
    seen = {name: item for name, item in hands.visible().items() if usable(item)}
    found: list[Choice] = []
    if mode in {"action", "build"}:
        found += [Choice("build", name, level_of(name)) for name, item in cards(seen) if item.property("canBuild")]
    if mode in {"action", "file"}:
        found += [Choice("file", name, level_of(name)) for name, item in cards(seen) if item.property("canFile")]
    if mode in {"action", "pick"}:
        found += [Choice("pick", name) for name in seen if name.startswith("row_")]
    if mode in {"action", "research"}:
        found += [Choice("research", name) for name in seen if name.startswith("deck_")]
    if mode == "chain":
        found += [Choice("use", name) for name in seen if name.startswith("ready_")]
    if mode == "pay":
        found += [Choice("pay", name) for name in seen if name.startswith("pay_")]
    if mode == "keep":
        found += [Choice("keep_build", name, level_of(name)) for name in seen if name.startswith("hand_build_")]
        found += [Choice("keep_file", name, level_of(name)) for name in seen if name.startswith("hand_file_")]
    found += [Choice(name.removeprefix("action_"), name) for name in seen if name in {"action_draw", "action_pass"}]
    found += [Choice("button", name) for name in seen if name.startswith("button_") and name != "button_hurry"]
    return found


def cards(seen: dict[str, QQuickItem]) -> list[tuple[str, QQuickItem]]:
    """The cards of the display and of the own archive among what is seen."""
    return [(name, item) for name, item in seen.items() if name.startswith(FROM_TABLE)]


def level_of(name: str) -> int:
    """Level of the card of a thing: `display_2_1`, `archive_2-14`, `hand_build_2-14`."""
    return int(name.split("_")[-1].split("-")[0]) if "-" in name else int(name.split("_")[1])
