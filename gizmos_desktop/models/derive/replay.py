"""What moment of a game a replay shows."""

from __future__ import annotations

from typing import Any

from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.models.derive.course import Course
from gizmos_desktop.models.derive.kept_shapes import ReplayState
from gizmos_desktop.models.words import log
from gizmos_desktop.models.words import replay as words

CHOICES = ("same", "persons", "me")
"""Ways to play on: the same players, persons on all seats, or the seat that is looked from against computers."""


def derive_marks(session: ReplaySession, course: Course) -> tuple[dict[str, Any], ...]:
    """Where each turn begins. They are the same all along."""
    marks = []
    for position in course.turns:
        if position < session.count:
            played = session.course[position]
            marks.append(
                {
                    "position": position,
                    "round": played.round,
                    "seat": played.seat,
                    "name": session.seats[played.seat].name,
                }
            )
    return tuple(marks)


def rounds_of(marks: tuple[dict[str, Any], ...]) -> tuple[dict[str, Any], ...]:
    """Where each round begins."""
    found: dict[int, int] = {}
    for mark in marks:
        found.setdefault(mark["round"], mark["position"])
    return tuple({"position": position, "round": number} for number, position in found.items())


def derive_replay(session: ReplaySession, course: Course, marks: tuple[dict[str, Any], ...]) -> ReplayState:
    """The whole state."""
    position, count = session.position, session.count
    over = session.game.is_over or session.stopped
    row = course.rows[position]
    return ReplayState(
        active=True,
        position=position,
        count=count,
        turn_marks=marks,
        rounds=rounds_of(marks),
        title=title_of(session, over),
        line=log.sentence(course.steps[row], session.seats[course.steps[row].seat].name).plain()
        if row >= 0
        else words.line_start(),
        viewer=session.viewer,
        seats=tuple(
            {"seat": number, "name": seat.name, "kind": seat.kind, "level": seat.level}
            for number, seat in enumerate(session.seats)
        ),
        running=session.running,
        can_branch=not over,
        branch_why=words.branch_over() if over else "",
        branch_choices=tuple({"id": choice, "text": text} for choice, text in choices(session)),
    )


def title_of(session: ReplaySession, over: bool) -> str:
    """What moment it is."""
    if over:
        return words.title_end()
    if session.running and session.position == session.count:
        return words.title_now()
    return words.title(session.game.round, session.seats[session.game.decision.seat].name)


def choices(session: ReplaySession) -> list[tuple[str, str]]:
    """The ways to play on that differ."""
    name = session.seats[session.viewer].name
    kinds = [seat.kind for seat in session.seats]
    found = ["same"]
    if "computer" in kinds:
        found.append("persons")
    alone = [number for number, kind in enumerate(kinds) if kind == "person"] == [session.viewer]
    if not alone:
        found.append("me")
    return [(choice, words.branch_choice(choice, name)) for choice in found]
