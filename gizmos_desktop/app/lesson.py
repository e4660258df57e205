"""The guided first game as a course of steps: which comes when, and what the game looks like at each of them.

All is fixed, so the key of a step is all that has to be kept: the game is played anew up to there in an instant.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gizmos_desktop.ai import LEVELS
from gizmos_desktop.app.lesson_script import CHAPTERS, LEARNER, OTHER, Chapter, Step
from gizmos_desktop.engine import Game
from gizmos_desktop.records import Options, Origin, Player, Timeline

__all__ = ["COUNT", "DONE", "LEARNER", "OTHER", "PARTS", "Step", "back_from", "chapter_of", "decisions_of", "part_of",
           "place_of", "same_game", "skip_from", "step_of", "timeline_at"]  # fmt: skip

DONE: Final = "done"
"""Kept in place of a step's key when the guided game has been finished."""

SEED: Final = 6
"""Of what the positions leave open: nothing of it is ever seen."""

_STEPS: Final = tuple((chapter, step) for chapter in CHAPTERS for step in chapter.steps)

COUNT: Final = len(_STEPS)
"""How many steps there are."""

PARTS: Final = tuple(dict.fromkeys(step.part for _, step in _STEPS))
"""The topics, in order."""


def step_of(place: int) -> Step:
    """The step at this place (from 0)."""
    return _STEPS[place][1]


def chapter_of(place: int) -> Chapter:
    """The chapter that the step belongs to."""
    return _STEPS[place][0]


def part_of(place: int) -> int:
    """Which topic (from 0) the step belongs to."""
    return PARTS.index(step_of(place).part)


def place_of(key: str) -> int:
    """The place of the step with this key: 0 for "", for DONE, and for one that is not known (any more)."""
    return next((place for place in range(COUNT) if step_of(place).key == key), 0)


def back_from(place: int) -> int:
    """The step before."""
    return max(0, place - 1)


def skip_from(place: int) -> int:
    """The first step of the next topic; the last step in the last topic."""
    part = part_of(place)
    return next((later for later in range(place, COUNT) if part_of(later) > part), COUNT - 1)


def same_game(place: int, other: int) -> bool:
    """The two steps look at one and the same moment: nothing is decided between them."""
    low, high = sorted((place, other))
    return chapter_of(place) is chapter_of(other) and not any(step_of(n).wanted for n in range(low, high))


@cache
def decisions_of(place: int) -> tuple[str, ...]:
    """All decisions of the chapter up to this step, those of both players."""
    found: list[str] = []
    for earlier in range(place):
        if chapter_of(earlier) is chapter_of(place):
            step = step_of(earlier)
            found += [step.wanted] if step.wanted else []
            found += step.replies
    return tuple(found)


def timeline_at(place: int, names: tuple[str, str]) -> Timeline:
    """The game as it is at this step; `names` are those of the learner and the other player."""
    players = (Player(names[LEARNER], "person"), Player(names[OTHER], "computer", LEVELS[0]))
    game = Game.from_position(chapter_of(place).position, seed=SEED)
    timeline = Timeline.start(game, players, SEED, Options(chute=False, undo="off"), origin=Origin())
    for text in decisions_of(place):
        timeline.play(text)
    return timeline
