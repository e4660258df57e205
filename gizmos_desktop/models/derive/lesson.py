"""What the bubble of the guided first game shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gizmos_desktop.app.lesson import COUNT, LEARNER, OTHER, PARTS, part_of, place_of, step_of
from gizmos_desktop.app.lesson_session import LessonSession
from gizmos_desktop.models.derive.hint import target_of
from gizmos_desktop.models.words import lesson as words


@dataclass(frozen=True, slots=True)
class LessonState:
    """`active`: the guided game is on the table; `shown`: and the bubble is to be seen. `target` is what it points at:
    {kind, card, color, level}, {} for nothing. `decides`: it wants a decision."""

    active: bool = False
    shown: bool = False
    key: str = ""
    title: str = ""
    text: str = ""
    task: str = ""
    refusal: str = ""
    next_label: str = ""
    progress: str = ""
    part: int = 0
    parts: int = len(PARTS)
    target: dict[str, Any] = field(default_factory=dict)
    decides: bool = False
    can_back: bool = False
    can_skip: bool = False
    last: bool = False


def derive_lesson(session: LessonSession, mode: str, refused: bool, asked: bool = False) -> LessonState:
    """The bubble of the step that is due, in this mode of the table; `refused`: something else was tried; `asked`: for
    a hint."""
    step, place = session.step, session.place
    key = "archive_pay" if mode == "pay" and step.pay else step.key
    title, text, task = words.said(key, session.seats[OTHER].name, _scores(session))
    return LessonState(
        active=True,
        shown=session.state in ("person", "over"),
        key=key,
        title=title,
        text=text,
        task=task,
        refusal=words.refused(not step.wanted) if refused else words.helped(bool(step.wanted)) if asked else "",
        next_label=words.next_label(bool(step.wanted)),
        progress=words.progress(part_of(place) + 1, len(PARTS)),
        part=part_of(place) + 1,
        target=_target(session, key),
        decides=bool(step.wanted),
        can_back=place > 0,
        can_skip=part_of(place) + 1 < len(PARTS),
        last=place + 1 == COUNT,
    )


def _target(session: LessonSession, key: str) -> dict[str, Any]:
    step = session.step
    wanted = step.action
    if wanted is None:
        kind, card = step.target
        return {"kind": kind, "card": card} if kind else {}
    if key == "archive_pay":
        return {"kind": "confirm"}
    return {"kind": "anyOrder"} if wanted.kind == "return" else target_of(wanted)


def _scores(session: LessonSession) -> tuple[int, int, int, int]:
    own = session.game.score(LEARNER)
    return own.gizmos, own.tokens, own.total, session.game.score(OTHER).total


def offer_of(kept: str) -> tuple[str, str]:
    """Title and line on the start screen; `kept` is how far the guided game has come."""
    place = place_of(kept)
    begun = place > 0 and step_of(place).key == kept
    return words.offer(begun, part_of(place) + 1, len(PARTS))
