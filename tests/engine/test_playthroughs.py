"""Whole games written down (tests/playthroughs): what the rules, chance, notation and events are, as text.

If a change is meant, write them anew with `python tools/playthroughs.py`, read the difference; the commit says why.
"""

import difflib

import pytest

from tests.engine.playthrough import FOLDER, games, playthrough


@pytest.mark.parametrize("name", games())
def test_playthrough(name: str) -> None:
    game, seed = games()[name]
    now, before = playthrough(game, seed), (FOLDER / name).read_text(encoding="utf-8")
    changes = difflib.unified_diff(before.splitlines(), now.splitlines(), "written", "played now", lineterm="", n=4)
    assert now == before, "\n" + "\n".join([line for _, line in zip(range(40), changes, strict=False)])


def test_every_file_has_its_game() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(games())
