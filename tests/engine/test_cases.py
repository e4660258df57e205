"""The case files: those of the rules and our own, one test each."""

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
def test_every_case_has_a_name_of_its_own_and_says_why(path: object) -> None:
    cases = [case for file in FILES if file == path for case in read_cases(file)]
    names = [case["name"] for case in cases]
    assert len(set(names)) == len(names)
    if path not in {CASES / "payments.json"}:
        assert all(case.get("why") for case in cases)
