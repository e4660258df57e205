"""The five levels as skills; docs/ai.md has how strong each is, measured, and why the figures are as they are."""

from __future__ import annotations

from gizmos_desktop.ai.search import Limit
from gizmos_desktop.ai.skill import Errors, Skill

THINKING = Limit(nodes=8_000, seconds=2.5, candidates=6)
"""How the genius thinks. It never takes more than 3 s: what is on the way when the time is up takes some 20 ms."""

SKILLS: dict[str, Skill] = {
    "novice": Skill(network=False, engines=0.7, errors=Errors(spread=0.35, most=3.0)),
    "tinkerer": Skill(network=False),
    "engineer": Skill(errors=Errors(spread=0.6, most=3.3), hand_errors=Errors(spread=0.05, most=0.5)),
    "inventor": Skill(errors=Errors(spread=0.3, most=2.0)),
    "genius": Skill(limit=THINKING),
}
