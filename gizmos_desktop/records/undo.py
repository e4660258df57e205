"""What a player may undo: free until something hidden was revealed, beyond that only where it harms no other person.

- A *step* is what one press has decided: one decision, or the whole order in which cards were put back; a *decision*
  goes back to where the last action or Gizmo was chosen (with all its picks and payments); a *turn* goes back to where
  the turn's action was chosen.
- Back means to a decision that the person at the computer took, so computers' answers are undone along with it.
- What another person decided is never undone but in practice.
- Beyond what was revealed, and across what computers answered, it is allowed when no other person plays, or in
  practice; the game then counts as assisted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gizmos_desktop.records.timeline import Step, Timeline

Unit = Literal["step", "decision", "turn"]
UndoWhy = Literal["", "undo_off", "undo_nothing", "undo_revealed", "undo_other"]

_STARTS: dict[Unit, tuple[str, ...]] = {"decision": ("action", "trigger"), "turn": ("action",)}


@dataclass(frozen=True, slots=True)
class UndoChoice:
    """Where an undo leads: to before decision `to` (-1: nowhere, and `why` says why not), and whether it makes the game
    count as assisted."""

    to: int
    assisted: bool = False
    why: UndoWhy = ""


def undo_choice(timeline: Timeline, seat: int, unit: Unit) -> UndoChoice:
    """What an undo by the person on `seat`, who is at the computer, would do now."""
    policy = timeline.header.options.undo
    if policy == "off":
        return UndoChoice(-1, why="undo_off")
    to = _target(timeline.steps, seat, unit)
    if to < 0:
        return UndoChoice(-1, why="undo_nothing")
    persons = {n for n, player in enumerate(timeline.header.seats) if player.kind == "person"}
    undone = timeline.steps[to:]
    seen = any(step.reveals or step.seat not in persons for step in undone)
    if policy != "practice":
        if any(step.seat in persons and step.seat != seat for step in undone):
            return UndoChoice(-1, why="undo_other")
        if seen and persons != {seat}:
            return UndoChoice(-1, why="undo_revealed")
    return UndoChoice(to, assisted=seen)


def _target(steps: list[Step], seat: int, unit: Unit) -> int:
    """The nearest own decision that begins such a unit; a forced one is none, as nothing was decided there."""
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        if step.seat != seat or step.decision.note == "forced":
            continue
        if _begins(unit, step.kind, steps[number - 1] if number else None, seat):
            return number
    return -1


def _begins(unit: Unit, kind: str, before: Step | None, seat: int) -> bool:
    """A decision of this kind by `seat`, with this one before it, begins such a unit."""
    if unit != "step":
        return kind in _STARTS[unit]
    return kind != "return" or before is None or (before.kind, before.seat) != (kind, seat)


def redo_count(timeline: Timeline, seat: int, unit: Unit) -> int:
    """How many undone decisions a redo carries out: up to the next own one that begins such a unit, or all."""
    ahead = timeline.game.copy()
    before = timeline.steps[-1] if timeline.steps else None
    for number, decision in enumerate(timeline.undone):
        due = ahead.decision
        own = due.seat == seat and decision.note != "forced"
        if number and own and _begins(unit, due.kind, before, seat):
            return number
        before = Step(decision, due.seat, ahead.round, due.kind, (), reveals=False)
        ahead.play(decision.action, decision.chance)
    return len(timeline.undone)
