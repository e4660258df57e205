"""Counts the ends of all lines of play to some depth: a number that changes when any rule does.

Chance is not branched over: it is drawn by each game's own generator, so the counts hold for this generator only.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from gizmos_desktop.engine import Game
from tests.engine.walks import in_progress

FILE = Path(__file__).resolve().parents[1] / "perft" / "random.perft"
HEADER = """\
# seats seed chute decisions: count at depth 1, 2, 3 …
# A game of so many seats and this seed, after so many decisions of an eager random player (tests/engine/walks.py);
# then the number of lines of play of each length. Made by tools/perft.py, checked by tests/engine/test_perft.py.
"""


class Line(NamedTuple):
    """One line of a perft file: which game, and its counts."""

    seats: int
    seed: int
    chute: bool
    decisions: int
    counts: tuple[int, ...]

    def game(self) -> Game:
        """Give the game that the line names."""
        return in_progress(self.seats, self.seed, self.decisions, chute=self.chute)

    def __str__(self) -> str:
        where = f"{self.seats} {self.seed} {'chute' if self.chute else 'plain'} {self.decisions}"
        return f"{where}: {' '.join(map(str, self.counts))}"


def perft(game: Game, depth: int) -> int:
    """Count the lines of play of `depth` actions (shorter ones if the game ends)."""
    numbers = game.legal_ids()
    if depth == 1 or not numbers:
        return len(numbers) or 1
    total = 0
    for number in numbers:
        following = game.copy()
        following.apply(number)
        total += perft(following, depth - 1)
    return total


def divide(game: Game, depth: int) -> dict[str, int]:
    """Give the count below each legal action: to find where two engines differ."""
    found = {}
    for action in game.legal_actions():
        following = game.copy()
        following.play(action)
        found[str(action)] = perft(following, depth - 1) if depth > 1 else 1
    return found


def read_lines(path: Path = FILE) -> list[Line]:
    """Read a perft file."""
    lines = []
    for text in path.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            where, counts = text.split(":")
            seats, seed, chute, decisions = where.split()
            numbers = tuple(int(count) for count in counts.split())
            lines.append(Line(int(seats), int(seed), chute == "chute", int(decisions), numbers))
    return lines


def counted(line: Line, depth: int) -> Line:
    """Give the line with fresh counts to this depth."""
    return line._replace(counts=tuple(perft(line.game(), each) for each in range(1, depth + 1)))


def text_of(lines: Iterable[Line]) -> str:
    """Give the text of a perft file."""
    return HEADER + "".join(f"{line}\n" for line in lines)
