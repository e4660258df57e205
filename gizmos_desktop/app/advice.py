"""What the AI worker says when it is asked for a hint or a review, and what it is asked with.

The worker is another process: what it says is read with care, and anything but the shapes of docs/architecture.md
"AI face" is a ValueError.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from gizmos_desktop.engine import Action, NotationError
from gizmos_desktop.records import Timeline

HINTS = 3
"""How many actions a hint names."""

Reason = dict[str, Any]
"""`code` and its parameters (docs/architecture.md "AI face")."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action that is worth thinking of: its notation, the chance to win (0 to 1) and the own points expected at the
    end if it is played, and why, weightiest reason first."""

    action: str
    win: float
    points: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of the game, by its number: the chance to win of the `seat` that took it (0 to 1), the action that was
    thought to be best, and how much chance was given away."""

    position: int
    round: int
    seat: int
    win: float
    best: str
    loss: float


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """The seats' chances after a turn, whose last decision is number `position`; `change`: how far they moved."""

    position: int
    seat: int
    chances: tuple[float, ...]
    change: float


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, or as much of it as was reviewed before it was stopped."""

    decisions: tuple[Judged, ...]
    turns: tuple[TurnEnd, ...]
    turning_points: tuple[TurnEnd, ...]
    stopped: bool = False


def options_of(answer: Mapping[str, Any]) -> tuple[Option, ...]:
    """The options of a hint, best first."""
    return tuple(
        Option(
            _action(each["action"]),
            _number(each["win"], 1),
            _number(each["points"], 1_000),
            tuple(dict(reason) for reason in each["reasons"]),
        )
        for each in _list(answer["hint"])
    )


def review_of(answer: Mapping[str, Any]) -> Review:
    """A review."""
    found = answer["review"]
    return Review(
        tuple(
            Judged(
                _whole(each["position"]),
                _whole(each["round"]),
                _whole(each["seat"]),
                _number(each["win"], 1),
                _action(each["best"]),
                _number(each["loss"], 1),
            )
            for each in _list(found["decisions"])
        ),
        tuple(_turn(each) for each in _list(found["turns"])),
        tuple(_turn(each) for each in _list(found["turning_points"])),
        bool(answer.get("stopped")),
    )


def progress_of(answer: Mapping[str, Any]) -> tuple[int, int]:
    """How many decisions have been reviewed, of how many."""
    return _whole(answer["progress"]), _whole(answer["of"])


def moments_of(timeline: Timeline) -> list[dict[str, object]]:
    """What a review is asked with: each decision with what its seat could know then. How drawn cards go back under
    their deck is left out: nothing is to be judged there."""
    game = timeline.at(0)
    found: list[dict[str, object]] = []
    for position, step in enumerate(timeline.steps):
        if step.kind != "return":
            seen = game.observe(step.seat)
            found.append({"position": position, "observation": seen, "action": step.decision.action})
        game.play(step.decision.action, step.decision.chance)
    return found


def winner_of(timeline: Timeline) -> int | None:
    """Who has won; None if the game was ended before its end."""
    return timeline.game.standings()[0].seat if timeline.game.is_over else None


def _turn(each: Mapping[str, Any]) -> TurnEnd:
    chances = tuple(_number(chance, 1) for chance in _list(each["chances"]))
    return TurnEnd(_whole(each["position"]), _whole(each["seat"]), chances, _number(each["change"], 1))


def _list(value: object) -> Sequence[Any]:
    if not isinstance(value, list):
        raise ValueError(f"no list: {value!r:.80}")
    return value


def _whole(value: object) -> int:
    if type(value) is not int or value < 0:  # true is no 1
        raise ValueError(f"no number: {value!r:.80}")
    return value


def _number(value: object, most: float) -> float:
    if type(value) not in (int, float) or not -most <= cast("float", value) <= most:  # neither NaN nor infinity
        raise ValueError(f"no number up to {most}: {value!r:.80}")
    return float(cast("float", value))


def _action(value: object) -> str:
    try:
        return str(Action.parse(str(value)))
    except NotationError as error:
        raise ValueError(str(error)) from None
