"""Characters: what a computer player likes, besides winning. The same skill, another taste.

A taste adds some points to what the eye sees in the end of a turn, where the player has done what it likes; it weighs
between actions that are nearly as good, and it changes nothing of what the player knows or how far it looks.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gizmos_desktop.ai.afterstates import Afterstate
from gizmos_desktop.engine import CARDS, Game
from gizmos_desktop.engine.tables import LEVEL

_CATEGORY = [card.category for card in CARDS.values()]


@dataclass(frozen=True, slots=True)
class Character:
    """A taste, in points of the final lead. `kinds`: for each Gizmo built, by its column of the dashboard; `levels`: by
    its level, 0 to 3; `filed`: for each card filed; `researched`: for a Research."""

    kinds: dict[str, float] = field(default_factory=dict)
    levels: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    filed: float = 0.0
    researched: float = 0.0

    def likes(self, before: Game, end: Afterstate, number: int) -> float:
        """How much the turn of seat `number` that led from `before` to `end` is to its taste, in points."""
        old, new = before.table[number], end.state.table[number]
        liked = self.researched if any(end.looked) else 0.0
        if self.filed and len(new.archive) > len(old.archive):
            liked += self.filed * (len(new.archive) - len(old.archive))
        if new.built > old.built:
            had = set(old.active)
            for card in new.active:
                if card not in had:
                    liked += self.levels[LEVEL[card]] + self.kinds.get(_CATEGORY[card], 0.0)
        return liked


CHARACTERS: dict[str, Character] = {
    "builder": Character(kinds={"build": 1.0, "converter": 0.5}, levels=(0.0, 0.0, 0.4, 0.8)),
    "filer": Character(kinds={"file": 0.8}, filed=0.5),
    "researcher": Character(kinds={"upgrade": 0.4}, researched=0.6),
    "racer": Character(levels=(0.0, 0.4, 0.3, 0.8)),
}
"""By code, never shown. docs/ai.md has what each costs in strength."""
