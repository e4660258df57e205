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


def derive_log(steps: Sequence[Step], names: Sequence[str]) -> tuple[LogRow, ...]:
    """The whole log, one row a step."""
    rows: list[LogRow] = []
    turn = -1
    for step in steps:
        name = names[step.seat]
        rows.append(
            LogRow(
                key=str(step.number),
                round=step.round,
                seat=step.seat,
                name=name,
                text=words.sentence(step, name).plain(),
                tokens=step_tokens(step),
                kind=step.kind,
                turn_start=step.turn != turn,
                heading=words.turn_heading(name, step.round) if step.turn != turn else "",
            )
        )
        turn = step.turn
    return tuple(rows)
