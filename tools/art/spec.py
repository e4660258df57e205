"""What a machine is drawn from: the facts of a card."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

# The picture of a machine: 156 x 104 units, the ground at y = 95.
WIDTH, HEIGHT, GROUND, MIDDLE = 156.0, 104.0, 95.0, 78.0


@dataclass(frozen=True)
class Spec:
    """Columns of a card that the drawing depends on; `energy` is the cost colour (`none` for a starting Gizmo)."""

    id: str
    level: int
    energy: str
    kind: str
    trigger: str
    effect: str

    @property
    def number(self) -> int:
        """The number of the card within its level."""
        return int(self.id[2:])

    def chance(self, *salt: object) -> int:
        """A number that depends on card and salt alone: small differences that are the same everywhere."""
        text = "|".join(map(str, (self.id, *salt)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


@dataclass(frozen=True)
class Frame:
    """Where the body stands: `w` x `h`, its foot at `bottom`, centred on MIDDLE."""

    w: float
    h: float
    bottom: float

    @property
    def left(self) -> float:
        """Left side of the body."""
        return MIDDLE - self.w / 2

    @property
    def right(self) -> float:
        """Right side of the body."""
        return MIDDLE + self.w / 2

    @property
    def top(self) -> float:
        """Crown of the body."""
        return self.bottom - self.h

    @property
    def shoulder(self) -> float:
        """Height at which arms and pipes leave the body."""
        return self.bottom - self.h * 0.46
