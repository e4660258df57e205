"""What the session tells of a decision that was carried out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gizmos_desktop.engine import Event
from gizmos_desktop.records import Step


@dataclass(frozen=True, slots=True)
class Played:
    """One decision that was carried out.

    `seat` took it in round `round`; `text` is its notation, `events` what happened. `note` is a code: "" (as decided),
    "forced" (a person's only possible answer, given by the application) or "replaced" (the AI failed; a legal move was
    put in). `why` says how it failed: "timeout", "crash", "error", "nonsense" or "illegal".
    """

    seat: int
    text: str
    events: tuple[Event, ...]
    round: int
    note: str = ""
    why: str = ""


def played_of(step: Step) -> Played:
    """The same of a step of the game's timeline."""
    decision = step.decision
    return Played(step.seat, decision.action, step.events, step.round, decision.note, decision.why)


def history_of(steps: Iterable[Step]) -> list[Played]:
    """All of them, in order."""
    return [played_of(step) for step in steps]
