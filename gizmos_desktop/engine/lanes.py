"""How a payment works: which sphere goes through which converters and how much it makes."""

from __future__ import annotations

from typing import NamedTuple

from gizmos_desktop.engine.cards import CARDS, COLORS


class Lane(NamedTuple):
    """One sphere on its way through converters, or all spheres of a colour that are spent as they are."""

    spent: tuple[str, ...]
    """Colours."""
    converters: tuple[str, ...]
    """Card ids in the order in which they work; a card of two parts can stand there twice, or in two lanes."""
    made: int
    """Spheres that it counts as."""


class _Part(NamedTuple):
    card: str
    takes: str
    """A colour or "any"."""
    doubles: bool


class _Plan:
    """A search for one way to make exactly `total` spheres of `color` from `spheres`, every converter working."""

    def __init__(self, spheres: list[str], via: tuple[str, ...], color: str, total: int) -> None:
        self.spheres = spheres
        self.color = color
        self.total = total
        self.cards = set(via)
        self.parts: list[_Part] = []
        for name in via:
            for part in CARDS[name].effect.split(";"):
                takes, _, gives = part.partition(">")
                self.parts.append(_Part(name, takes, gives != "any"))
        self.hopeless: set[tuple[int, tuple[str, ...], int, int]] = set()
        self.steps: list[list[str]] = [[] for _ in spheres]
        self.made = [0] * len(spheres)

    def find(self, sphere: int, tokens: tuple[str, ...], used: int, made: int) -> bool:
        """Go on with the `tokens` that sphere number `sphere` counts as by now; `used` is a mask of parts."""
        if not tokens:
            if sphere + 1 < len(self.spheres):
                return self.find(sphere + 1, (self.spheres[sphere + 1],), used, made)
            worked = {part.card for n, part in enumerate(self.parts) if used >> n & 1}
            return made == self.total and worked == self.cards
        state = (sphere, tuple(sorted(tokens)), used, made)
        if state in self.hopeless or made + len(tokens) + len(self.spheres) - 1 - sphere > self.total:
            return False
        token, rest = tokens[-1], tokens[:-1]
        steps = self.steps[sphere]
        for n, part in enumerate(self.parts):
            if used >> n & 1 or part.takes not in ("any", token):
                continue
            steps.append(part.card)
            for new in self._becomes(part, token):
                if self.find(sphere, rest + new, used | 1 << n, made):
                    return True
            steps.pop()
        if self.color in ("any", token):
            self.made[sphere] += 1
            if self.find(sphere, rest, used, made + 1):
                return True
            self.made[sphere] -= 1
        self.hopeless.add(state)
        return False

    def _becomes(self, part: _Part, token: str) -> list[tuple[str, ...]]:
        if part.doubles:
            return [(token, token)]
        return [(color,) for color in sorted(COLORS, key=lambda color: color != self.color) if color != token]


def plan_lanes(pay: tuple[str, ...], via: tuple[str, ...], color: str, lowest: int, highest: int) -> tuple[Lane, ...]:
    """The lanes of a payment for a total from `lowest` to `highest` of a cost colour or "any"; () if there are none."""
    spheres = list(pay)
    for total in range(lowest, highest + 1):
        if not spheres or total < len(spheres):
            continue
        plan = _Plan(spheres, via, color, total)
        if plan.find(0, (spheres[0],), 0, 0):
            return _lanes(plan)
    return ()


def _lanes(plan: _Plan) -> tuple[Lane, ...]:
    found: list[Lane] = []
    for color in COLORS:
        plain = [n for n, each in enumerate(plan.spheres) if each == color and not plan.steps[n]]
        if plain:
            found.append(Lane((color,) * len(plain), (), len(plain)))
    for n, each in enumerate(plan.spheres):
        if plan.steps[n]:
            found.append(Lane((each,), tuple(plan.steps[n]), plan.made[n]))
    return tuple(found)
