"""Strips for steps, and the lines of the log (look: STYLE.md, "In steps")."""

from __future__ import annotations

from collections.abc import Sequence

from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.derive.shapes import BeadRow, LogRow, Tokens
from gizmos_desktop.models.derive.steps import Step
from gizmos_desktop.models.derive.tokens import ARROW, icon, pip, points, times
from gizmos_desktop.models.words import log as words

ORIGIN_ICONS = {"archive": "archive", "hand": "research"}


def step_tokens(step: Step) -> Tokens:
    """The strip of a step: the action and what was taken; nothing for steps that are no beads."""
    match step.kind:
        case "pick":
            return (icon("pick"), *(pip(color) for color in step.colors))
        case "draw":
            return (pip("rand"), ARROW, *(pip(color) for color in step.colors))
        case "build":
            how = (icon("free1"),) if step.free else ()
            return (icon("build"), *_origin(step), *how, pip(CARDS[step.card].cost_color))
        case "file":
            return (icon("file"), *_origin(step), pip(CARDS[step.card].cost_color))
        case "research":
            return (icon("research"), icon(f"level{step.level}"), *times(step.count))
        case "points":
            return points(step.count)
    return ()


def _origin(step: Step) -> Tokens:
    return (icon(ORIGIN_ICONS[step.origin]),) if step.origin in ORIGIN_ICONS else ()


def derive_beads(steps: Sequence[Step], names: Sequence[str]) -> tuple[BeadRow, ...]:
    """The chain line of these steps."""
    return tuple(
        BeadRow(str(step.number), step_tokens(step), words.sentence(step, names[step.seat]).plain())
        for step in steps
        if step.is_bead
    )


def derive_last_turn(steps: Sequence[Step]) -> tuple[Tokens, ...]:
    """The strips of a turn."""
    return tuple(step_tokens(step) for step in steps if step.is_bead)


def derive_log_row(step: Step, before: Step | None, name: str) -> LogRow:
    """One line of the log; `before` is the step before, None for the first."""
    starts = before is None or before.turn != step.turn
    return LogRow(
        key=str(step.number),
        round=step.round,
        seat=step.seat,
        name=name,
        text=words.sentence(step, name).plain(),
        tokens=step_tokens(step),
        kind=step.kind,
        turn_start=starts,
        heading=words.turn_heading(name, step.round) if starts else "",
    )


class LogBook:
    """The lines of the log. Steps are only added, or the last one replaced: lines of the others are kept, not made
    again."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._rows: list[LogRow] = []

    def rows(self, steps: Sequence[Step], names: Sequence[str]) -> tuple[LogRow, ...]:
        """The whole log, one row a step."""
        while self._steps and (len(self._steps) > len(steps) or self._steps[-1] is not steps[len(self._steps) - 1]):
            self._steps.pop()
            self._rows.pop()
        for step in steps[len(self._steps) :]:
            before = self._steps[-1] if self._steps else None
            self._rows.append(derive_log_row(step, before, names[step.seat]))
            self._steps.append(step)
        return tuple(self._rows)
