"""What happens in the guided first game: two prepared positions, and every decision in them. No words: see
models/words/lesson.py, which has some for each step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from gizmos_desktop.engine import Action


@dataclass(frozen=True, slots=True)
class Step:
    """One bubble. `part` is the topic that it belongs to. `wanted` is the decision that the learner is to take; "" if
    the bubble is to be read only, and then points at `target` ({} for nothing). `replies` are the decisions of the
    other player that follow."""

    key: str
    part: str
    wanted: str = ""
    replies: tuple[str, ...] = ()
    target: tuple[str, str] = ("", "")
    """Kind and card of what a bubble to be read points at."""
    pay: bool = False
    """The payment is shown although there is only one."""

    @property
    def action(self) -> Action | None:
        """The decision that is wanted, taken apart."""
        return Action.parse(self.wanted) if self.wanted else None

    def admits(self, text: str) -> bool:
        """This decision is the one that is wanted. In which order cards go back does not matter."""
        if self.action is not None and self.action.kind == "return":
            return text.partition(" ")[0] == "return"
        return bool(self.wanted) and text == self.wanted


@dataclass(frozen=True, slots=True)
class Chapter:
    """A position, and what is done from there on."""

    position: dict[str, Any]
    steps: tuple[Step, ...]


LEARNER: Final = 0
OTHER: Final = 1

_BEGIN: Final = {
    "first": LEARNER,
    "row": ["yellow", "black", "blue", "red", "yellow", "black"],
    # In the order in which they roll: refills of the row and random draws.
    "next_spheres": ["red", "blue", "red", "yellow", "blue", "black", "yellow", "yellow", "red", "blue", "red"],
    "display": {
        "1": ["1-19", "1-21", "1-14", "1-36"],
        "2": ["2-22", "2-30", "2-07"],
        "3": ["3-28", "3-18"],
    },
    "decks": {"1": ["1-25", "1-29", "1-35", "1-10", "1-04", "1-23", "1-11", "1-31"], "2": ["2-15", "2-04"]},
}

_LATE: Final = {
    "seats": [
        {
            "ring": {"yellow": 3},
            "archive": ["2-30"],
            "active": [
                *("0-01", "1-19", "1-21", "1-04", "1-14", "2-22", "1-33", "2-18"),
                *("2-03", "1-12", "3-24", "3-17", "2-31", "1-25", "2-19"),
            ],
            "tokens": 5,
        },
        {
            "ring": {"blue": 1, "black": 2},
            "active": [
                *("0-02", "1-36", "1-29", "1-10", "2-13", "2-20", "1-34", "2-06"),
                *("2-23", "1-09", "3-12", "3-21", "1-28"),
            ],
            "tokens": 4,
        },
    ],
    "first": LEARNER,
    "turn": {"seat": LEARNER, "number": 17, "used": []},
    "row": ["red", "yellow", "black", "blue", "red", "yellow"],
    "next_spheres": ["black", "red", "yellow"],
    "display": {
        "1": ["1-08", "1-20", "1-27", "1-17"],
        "2": ["2-25", "2-11", "2-07"],
        "3": ["3-28", "3-13"],
    },
    "decks": {"1": ["1-18"], "2": ["2-29"]},
}

CHAPTERS: Final = (
    Chapter(
        _BEGIN,
        (
            Step("welcome", "aim"),
            Step("turn", "aim", target=("bar", "")),
            Step("pick", "pick", "pick blue", ("pick black",)),
            Step("build", "build", "build 1-19 pay blue", ("build 1-36 pay black",)),
            Step("file", "file", "file 2-22"),
            Step("file_draw", "file", "use 0-01"),
            Step("file_pick", "file", "use 1-19"),
            Step("file_black", "file", "pick black", ("pick red",)),
            Step("engine", "engine", "build 1-21 pay red", ("build 1-29 pay red", "use 1-36")),
            Step("research", "research", "research 1"),
            Step("research_build", "research", "build 1-04 pay black"),
            Step("research_rest", "research", "return 1-23", ("pick yellow",)),
            Step("upgrade", "upgrade", target=("ring", "")),
            Step("chain", "chain", "file 2-30"),
            Step("chain_draw", "chain", "use 0-01"),
            Step("chain_pick", "chain", "use 1-19"),
            Step("chain_blue", "chain", "pick blue"),
            Step("chain_end", "chain", "use 1-21", ("pick red",)),
            Step("converter", "converter", "build 1-14 pay blue", ("build 1-10 pay red", "use 1-36")),
            Step("archive", "archive", target=("archive", "2-22")),
            Step("archive_build", "archive", "build 2-22 pay red yellow via 1-14", ("pick blue",), pay=True),
            Step("built", "archive", target=("use", "2-22")),
        ),
    ),
    Chapter(
        _LATE,
        (
            Step("late", "end", target=("count", "")),
            Step("last", "end", "build 2-30 pay yellow*3"),
            Step("last_use", "end", "use 1-33", ("build 2-25 pay blue via 2-06", "use 1-34")),
            Step("score", "score", target=("count", "")),
            Step("finish", "score"),
        ),
    ),
)
"""The whole guided game."""
