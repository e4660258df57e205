"""The two long trials of tools/, here with few rounds; GIZMOS_FULL=1 for all (20,000 mutants, 300 kills)."""

import os
from collections import Counter
from pathlib import Path

import pytest

from tests.records.games import count
from tools import kill_soak, mutate_records


def test_damaged_records_are_refused_with_a_code_and_soon() -> None:
    """users.md B1, B4, B16: no crash, no game that the rules do not allow, nothing above a second."""
    number = count(1000, 20_000)
    tally = mutate_records.run(number, seed=1)
    print(mutate_records.report(tally))
    assert tally.wrong == []
    codes = Counter[str]()
    for (_, code), times in tally.codes.items():
        codes[code] += times
    assert sum(codes.values()) == number
    assert min(codes[code] for code in ("damaged", "illegal", "truncated", "foreign", "oversized", "accepted")) > 0


def test_the_judge_sees_a_game_that_is_none() -> None:
    """The trial itself: what it must find wrong, it finds."""
    from tests.records.games import timeline

    line = timeline(2, decisions=30)
    assert mutate_records.fault_of(line) == ""
    line.steps[3], line.steps[9] = line.steps[9], line.steps[3]
    assert mutate_records.fault_of(line) != ""


@pytest.mark.skipif(os.name == "nt", reason="wants POSIX")
def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    """users.md B1: kill -9 at random moments."""
    soak = kill_soak.run(count(8, 300), 1, tmp_path)
    print(kill_soak.report(soak))
    assert soak.wrong == []
    assert soak.decisions > 10
