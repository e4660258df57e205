"""The case files: those of the rules and our own, one test each."""

from pathlib import Path

import pytest

from tests.engine.casefile import CASES, Json, read_cases, run_case

FILES = sorted(CASES.glob("*.json"))
ALL = [pytest.param(case, id=f"{path.stem}: {case['name']}") for path in FILES for case in read_cases(path)]


@pytest.mark.parametrize("case", ALL)
def test_case(case: Json) -> None:
    assert run_case(case) == []


def test_the_cases_are_all_there() -> None:
    """Guards against a pattern that finds no file: the tests above would pass with nothing to do."""
    assert {path.stem for path in FILES} >= {"rules", "payments", "converters", "research", "refused", "end"}
    assert len(ALL) >= 600


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_every_case_has_a_name_of_its_own_and_says_why(path: Path) -> None:
    cases = read_cases(path)
    assert len({case["name"] for case in cases}) == len(cases)
    # the names of payments.json, a copy, say all there is to say
    assert path.stem == "payments" or all(case["why"] for case in cases)
