"""A whole game for its replay: which line of the log belongs to which moment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gizmos_desktop.app.session import Played
from gizmos_desktop.models.derive.steps import Step, StepBook


@dataclass(frozen=True, slots=True)
class Course:
    """The steps of a whole game. `rows[n]` is the line of the log that was the last one after n decisions (-1: none),
    `moments[r]` how many decisions had been played when line r was complete, `turns` the positions at which a turn
    begins (0 first)."""

    steps: tuple[Step, ...]
    rows: tuple[int, ...]
    moments: tuple[int, ...]
    turns: tuple[int, ...]

    def turn_before(self, position: int) -> int:
        """Where the turn of this moment begins, or the one before if it is just beginning; 0 at the least."""
        earlier = [each for each in self.turns if each < position]
        return earlier[-1] if earlier else 0

    def turn_after(self, position: int) -> int:
        """Where the next turn begins; the end if there is none."""
        place = bisect_right(self.turns, position)
        return self.turns[place] if place < len(self.turns) else len(self.rows) - 1


def course_of(history: Iterable[Played], effect: str = "") -> Course:
    """Fold a whole game. `effect` is the Gizmo whose effect was being carried out at its beginning."""
    book = StepBook(effect=effect)
    rows, moments, turns = [-1], list[int](), [0]
    for number, played in enumerate(history, 1):
        before, turn = len(book.steps), book.turn
        last = book.steps[-1] if before else None
        book.add(played)
        if before and book.steps[before - 1] is not last:
            moments[before - 1] = number
        moments += [number] * (len(book.steps) - before)
        rows.append(len(book.steps) - 1)
        if book.turn != turn:
            turns.append(number)
    return Course(tuple(book.steps), tuple(rows), tuple(moments), _without_end(turns, rows))


def _without_end(turns: list[int], rows: Sequence[int]) -> tuple[int, ...]:
    """The turns that were begun; the end of the last one begins none."""
    return tuple(each for each in turns if each < len(rows) - 1 or not each)
