"""Counts of lines of play on fixed seeds (tests/perft): any change of a rule, of chance or of set-up shows here.

If a change is meant, make the counts anew with `python tools/perft.py` and say in the commit why they moved.
"""

import pytest

from tests.engine.facts import sized
from tests.engine.perft import Line, divide, perft, read_lines

LINES = read_lines()
MOST = sized(12_000, 10**9)
"""Counts above it are left to long runs (GIZMOS_TESTS=large)."""


@pytest.mark.parametrize("line", LINES, ids=lambda line: str(line).split(":")[0])
def test_perft(line: Line) -> None:
    for depth, count in enumerate(line.counts, 1):
        if count <= MOST:
            assert perft(line.game(), depth) == count, divide(line.game(), depth)


def test_the_counts_reach_far_enough() -> None:
    assert len(LINES) >= 24
    assert {line.seats for line in LINES} == {2, 3, 4}
    assert any(line.chute for line in LINES)
    assert sum(sum(count for count in line.counts if count <= MOST) for line in LINES) > 30_000


def test_divide_adds_up_to_perft() -> None:
    game = LINES[0].game()
    assert sum(divide(game, 2).values()) == perft(game, 2)
