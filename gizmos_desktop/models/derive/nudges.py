"""Which tips of the first games fit the present moment. They are about what the person who decides can see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gizmos_desktop.models.derive.snapshot import Intent, Snapshot

RESEARCH_FROM = 3
"""Round from which a person who can build nothing is told of Research: before that nobody can build much."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """A tip: its code, what it points at ({kind, card, color, level}), and the number in it, if there is one."""

    code: str
    target: dict[str, Any] = field(default_factory=dict)
    count: int = 0


def derive_nudges(snap: Snapshot, intent: Intent) -> tuple[Nudge, ...]:
    """All that fit, the most urgent first; none unless a person is to decide and has nothing armed."""
    if not snap.deciding or intent.paying or intent.kind:
        return ()
    if snap.kind == "trigger":
        return _in_chain(snap)
    return _at_action(snap) if snap.kind == "action" else ()


def _in_chain(snap: Snapshot) -> tuple[Nudge, ...]:
    uses = snap.offer.uses
    found = [Nudge("chain", {"kind": "use", "card": uses[0]})] if uses else []
    if uses and snap.turn["used"] and snap.guard:
        found.append(Nudge("end", {"kind": "end"}))
    return tuple(found)


def _at_action(snap: Snapshot) -> tuple[Nudge, ...]:
    game, own = snap.game, snap.own
    limits = game.limits(own)
    spheres = sum(snap.position["seats"][own]["ring"].values())
    archive = len(snap.cards_of(own, "archive"))
    found: list[Nudge] = []
    if game.last_round:
        found.append(Nudge("last_round", {"kind": "count"}))
    helped = [card for card, ways in snap.offer.builds.items() if all(way.via for way in ways)]
    if helped:
        found.append(Nudge("converter", {"kind": "build", "card": helped[0]}))
    if archive and archive >= limits.archive and not limits.no_file:
        found.append(Nudge("archive", {"kind": "archive", "card": ""}))
    if spheres >= limits.storage - 1:
        found.append(Nudge("ring", {"kind": "ring"}))
    if not snap.offer.builds and snap.offer.levels and game.round >= RESEARCH_FROM:
        found.append(Nudge("research", {"kind": "research", "level": min(snap.offer.levels)}, limits.research))
    if game.chute:
        found.append(Nudge("chute", {"kind": "chute"}))
    return tuple(found)
