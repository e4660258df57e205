"""Characters of computers: chosen with a new game, kept with it, told by name; statistics count the level."""

from __future__ import annotations

from pathlib import Path

import pytest

from gizmos_desktop.ai import CHARACTERS, LEVELS
from gizmos_desktop.app.levels import join_level, level_to_ask, split_level
from gizmos_desktop.app.preferences import SeatChoice, Settings
from gizmos_desktop.models.setup_model import CHARACTER_ICONS, SetupModel
from gizmos_desktop.models.words.levels import character_name, character_text, computer_name, player_kind
from gizmos_desktop.records.statistics import GameLine, SeatLine
from gizmos_desktop.records.tally import levels, players


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("genius", "genius"),
        ("genius.racer", "genius.racer"),
        ("genius.dreamer", "genius"),
        ("oracle.racer", "genius.racer"),
        ("oracle", "genius"),
        ("greedy", "greedy"),
    ],
)
def test_who_plays_for_a_computer_of_a_record(code: str, asked: str) -> None:
    assert level_to_ask(code) == asked
    assert join_level(*split_level(code)) == code


def test_every_character_has_a_name_and_a_line(qapp: object) -> None:
    names = [character_name(code) for code in ("", *CHARACTERS)]
    assert len(set(names)) == len(names) == len(CHARACTER_ICONS) == len(set(CHARACTER_ICONS))
    assert all(character_text(code) for code in ("", *CHARACTERS))
    assert computer_name("genius.filer") == "Genius, Archivist"
    assert player_kind("computer", "novice.racer") == "Computer, Novice, Racer"


def test_a_character_is_chosen_and_kept(qapp: object) -> None:
    setup = SetupModel()
    setup.setLevel(1, "genius")
    setup.setCharacter(1, "racer")
    setup.setCharacter(1, "dreamer")
    row = setup.seats.rows[1]
    assert (row.level, row.character, row.level_name) == ("genius", "racer", "Genius, Racer")
    assert setup.game_setup().seats[1].level == "genius.racer"
    choices = setup.choices()["seats"]
    again = SetupModel()
    again.begin_with(Settings(seats=choices))  # type: ignore[arg-type]
    assert again.game_setup().seats == setup.game_setup().seats
    other = SetupModel()
    other.begin_like(setup.game_setup())
    assert other.game_setup().seats == setup.game_setup().seats
    other.begin_with(Settings(seats=(SeatChoice(), SeatChoice(kind="computer", level="genius.dreamer"))))
    assert other.game_setup().seats[1].level == "genius"


def test_statistics_count_the_level_whatever_the_character(tmp_path: Path) -> None:
    def line(ident: str, *codes: str) -> GameLine:
        seats = tuple(
            SeatLine("Ann" if not code else "Bo", "computer" if code else "person", code, number + 1, 30, 2, {})
            for number, code in enumerate(codes)
        )
        return GameLine(1, ident, "2026-01-01T00:00:00Z", 20, "rules", False, False, seats)

    games = [line("a", "", "genius.racer"), line("b", "", "genius"), line("c", "genius.filer", "novice")]
    (ann,) = players(games)
    assert ann.own.by_level == {"genius": (2, 2)}
    assert set(levels(games)) == {"genius", "novice"} <= set(LEVELS)
