"""Whole games in the window of the real program: by mouse only, by keyboard only, with several people at one screen.

Each game runs in a process of its own, as the program does: one game's worker, theme or settings never help another.
A warning of Qt or of a QML file, an exception, a lost focus or a click without effect fails the test.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.source_files import ROOT

LONGEST_S = 400


def robot(*arguments: str) -> str:
    """Run `python -m tools.robot`; what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.robot", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=LONGEST_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    return done.stdout


def ranking(said: str) -> list[tuple[int, str, int]]:
    """Place, name, score: as the robot read them off the final screen."""
    return [(int(place), name, int(score)) for place, name, score in re.findall(r"(?m)^(\d)\. (.*) (\d+)$", said)]


def test_one_person_by_mouse_against_a_computer() -> None:
    said = robot("--way", "mouse", "--seats", "person,1", "--seed", "11")
    assert [place for place, _, _ in ranking(said)] == [1, 2]
    assert "hand-overs" not in said


def test_one_person_by_keyboard_against_a_computer() -> None:
    said = robot("--way", "keyboard", "--seats", "person,1", "--seed", "12")
    assert [place for place, _, _ in ranking(said)] == [1, 2]


@pytest.mark.parametrize(("seats", "seed"), [("person,person,1", 21), ("person,1,person,2", 21)])
def test_people_by_keyboard_with_all_that_a_game_asks(seats: str, seed: int) -> None:
    said = robot("--way", "keyboard", "--seats", seats, "--seed", str(seed))
    assert [place for place, _, _ in ranking(said)] == list(range(1, seats.count(",") + 2))
    done = {what: int(count) for count, what in re.findall(r"(\d+) ([\w -]+)", said)}
    asked = ("hand-overs", "pick", "file", "build", "use", "research", "orders", "pay", "other ways to pay")
    assert [what for what in asked if not done.get(what)] == []


def test_two_people_and_two_computers_at_one_screen(tmp_path: Path) -> None:
    said = robot("--way", "mouse", "--seats", "person,0,person,1", "--seed", "13", "--shots", str(tmp_path))
    assert [place for place, _, _ in ranking(said)] == [1, 2, 3, 4]
    assert re.search(r"\d+ hand-overs", said)
    there = {file.stem for file in tmp_path.glob("*.png")}
    assert {"start", "new-game", "action", "chain", "handover", "end"} <= there
    assert all(file.stat().st_size > 20_000 for file in tmp_path.glob("*.png"))


@pytest.mark.slow
def test_three_people_by_keyboard() -> None:
    said = robot("--way", "keyboard", "--seats", "person,person,person", "--seed", "14")
    assert [place for place, _, _ in ranking(said)] == [1, 2, 3]
