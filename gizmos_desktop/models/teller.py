"""What is read out of the moves by itself, for who does not see the table."""

from __future__ import annotations

from collections.abc import Sequence

from gizmos_desktop.models.derive.steps import Step
from gizmos_desktop.models.words import log

NOT_TOLD = frozenset({"return", "over"})
"""Steps that nobody needs to hear of: where cards have gone that nobody saw; the end, which has a screen of its own."""
MOST = 6
"""So many steps are told at once; where more have been made at once (computers alone, without pauses), the latest."""


class Teller:
    """Tells every step once. A step that has grown (a second Pick of one effect) is told anew, as it is then."""

    def __init__(self) -> None:
        self._count = 0
        self._last: Step | None = None

    def skip(self, steps: Sequence[Step]) -> None:
        """All of these are known."""
        self._count, self._last = len(steps), steps[-1] if steps else None

    def news(self, steps: Sequence[Step], names: Sequence[str]) -> list[str]:
        """The steps since the last call, a sentence each."""
        begin = min(self._count, len(steps))
        if begin and steps[begin - 1] != self._last:
            begin -= 1
        self.skip(steps)
        return self._say(steps[begin:], names)

    def latest(self, steps: Sequence[Step], names: Sequence[str]) -> list[str]:
        """After a jump through the game: the last step that there is now, unless it was told last."""
        before = (self._count, self._last)
        self.skip(steps)
        return [] if before == (self._count, self._last) else self._say(steps[-1:], names)

    @staticmethod
    def _say(steps: Sequence[Step], names: Sequence[str]) -> list[str]:
        told = [step for step in steps if step.kind not in NOT_TOLD]
        return [log.sentence(step, names[step.seat]).plain() for step in told[-MOST:]]
