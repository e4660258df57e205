"""Statistics: counted by hand, kept apart, appended without loss, whatever a crash did to the last line."""

import csv
from pathlib import Path

import msgspec
import pytest

from gizmos_desktop.engine import CARDS
from gizmos_desktop.records import (
    CSV_COLUMNS,
    GameLine,
    Places,
    Player,
    Statistics,
    StoreError,
    Tally,
    Timeline,
    levels,
    players,
)
from gizmos_desktop.records.statistics import KINDS, SeatLine, game_line
from tests.records.games import timeline

DAY = "2026-01-02T00:00:00Z"


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    """The statistics of a new user."""
    return Statistics(Places.under(tmp_path / "home"))


def finished(number: int, seats: int = 2, persons: int = 1) -> Timeline:
    """Give a finished game."""
    return timeline(seats, seed=number, persons=persons, ident=f"game-{number:04}")


def line(ident: str, *seats: tuple[str, str, int], assisted: bool = False, branch: bool = False) -> GameLine:
    """Give a line of these (name, level, points), best first."""
    made = tuple(
        SeatLine(name, "computer" if level else "person", level, place, points, place, {"file": 2, "pick": place})
        for place, (name, level, points) in enumerate(seats, 1)
    )
    return GameLine(1, ident, DAY, 20, "rules", assisted, branch, made)


def test_a_finished_game_is_counted_as_it_went() -> None:
    made = finished(3, seats=3)
    found = game_line(made, DAY)
    standings = made.game.standings()
    assert [seat.points for seat in found.seats] == [made.game.points(seat) for seat in range(3)]
    assert [found.seats[each.seat].place for each in standings] == [1, 2, 3]
    assert found.rounds == made.game.round
    for seat, each in enumerate(found.seats):
        assert sum(each.built.values()) == made.game.gizmos(seat) - 1
        assert set(each.built) <= set(KINDS)
        chain, longest = 0, 0
        for step in made.steps:
            if step.seat == seat:
                chain = 0 if step.kind == "action" else chain
                chain += step.decision.action.startswith("use ")
                longest = max(longest, chain)
        assert each.chain == longest
    assert {card.category for card in CARDS.values() if card.level} == set(KINDS)
    with pytest.raises(ValueError, match="goes on"):
        game_line(timeline(2, decisions=5))


def test_add_and_read_again(statistics: Statistics) -> None:
    assert statistics.games() == []
    for number in range(3):
        assert statistics.add(finished(number), DAY)
    assert [game.id for game in statistics.games()] == ["game-0000", "game-0001", "game-0002"]
    assert not statistics.add(finished(1), "2027-01-01T00:00:00Z"), "the same end is not counted twice"
    assert statistics.path.read_bytes().count(b"\n") == 3


def test_a_game_that_is_finished_again_counts_as_it_ended_last(statistics: Statistics) -> None:
    made = finished(1)
    statistics.add(made, DAY)
    made.mark(0, "undo")
    assert statistics.add(made, DAY)
    assert [game.assisted for game in statistics.games()] == [True]


@pytest.mark.parametrize("torn", [b'{"v":1,"id":"ga', b"\0\0\0\0", b"rubbish", b"{}", b"[" * 100_000])
def test_a_torn_last_line_costs_nothing_else(statistics: Statistics, torn: bytes) -> None:
    statistics.add(finished(0), DAY)
    with open(statistics.path, "ab") as file:
        file.write(torn)
    assert len(statistics.games()) == 1
    assert statistics.unread == 1
    statistics.add(finished(1), DAY)
    assert len(statistics.games()) == 2
    assert statistics.unread == 1


def test_every_truncation_leaves_the_lines_before(statistics: Statistics) -> None:
    for number in range(3):
        statistics.add(finished(number), DAY)
    data = statistics.path.read_bytes()
    for length in range(0, len(data), 7):
        statistics.path.write_bytes(data[:length])
        whole = data[:length].count(b"\n")
        assert whole <= len(statistics.games()) <= whole + 1
        if not length % 5:
            statistics.add(finished(9), DAY)
            assert statistics.games()[-1].id == "game-0009"


def test_players_by_name_level_and_number_of_seats() -> None:
    games = [
        line("a", ("Ada", "", 30), ("Bot", "greedy", 20)),
        line("b", ("Bot", "greedy", 25), ("ADA ", "", 24), ("Bot2", "random", 3)),
        line("c", ("Ada", "", 40), ("Bo", "", 10)),
        line("d", ("Ada", "", 99), ("Bot", "greedy", 1), assisted=True),
        line("e", ("Ada", "", 98), ("Bot", "greedy", 1), branch=True),
        line("f", ("Bot", "greedy", 50), ("Bot2", "random", 5)),
    ]
    ada, bo = players(games)
    assert (ada.name, bo.name) == ("Ada", "Bo")
    assert (ada.own.games, ada.own.wins, ada.own.points, ada.own.best) == (3, 2, 94, 40)
    assert ada.own.by_level == {"greedy": (2, 1), "random": (1, 0), "": (1, 1)}
    assert ada.own.by_seats == {2: (2, 2), 3: (1, 0)}
    assert ada.own.longest_chain == 2
    assert (ada.own.favourite, dict(ada.own.kinds)) == ("file", {"file": 6, "pick": 4})
    assert ada.own.mean_points == pytest.approx(94 / 3)
    assert (ada.helped.games, ada.helped.best) == (2, 99)
    assert (bo.own.games, bo.own.wins, bo.own.by_level) == (1, 0, {"": (1, 0)})
    assert {level: tally.games for level, tally in levels(games).items()} == {"greedy": 1, "random": 1}
    assert Tally().mean_points == 0
    assert Tally().favourite == ""
    assert players([]) == []


def test_computers_alone_are_kept_apart(statistics: Statistics) -> None:
    statistics.add(finished(4, persons=0), DAY)
    assert players(statistics.games()) == []
    assert levels(statistics.games())["greedy"].games == 2


def test_the_table_for_spreadsheets(statistics: Statistics, tmp_path: Path) -> None:
    made = finished(1, seats=3, persons=2)
    header = made.header
    odd = (Player('=HYPERLINK("x")', "person"), Player('Zoë; "B"\n', "person"), header.seats[2])
    made.header = type(header)(header.ident, header.created, header.options, header.seed, odd, None)
    statistics.add(made, DAY)
    path = tmp_path / "表.csv"
    assert statistics.export_csv(path, {"name": "Nom"}) == 3
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["Nom" if column == "name" else column for column in CSV_COLUMNS]
    assert len({len(row) for row in rows}) == 1
    assert [row[8] for row in rows[1:]] == ['\'=HYPERLINK("x")', 'Zoë; "B"\n', header.seats[2].name]
    assert [int(row[12]) for row in rows[1:]] == [made.game.points(seat) for seat in range(3)]


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "  =1+1", "＝1+1", "＠x", "\u3000-1"]
)
def test_no_name_is_a_formula(statistics: Statistics, tmp_path: Path, name: str) -> None:
    made = finished(1)
    header = made.header
    seats = (Player(name, "person"), Player("Bo, \"the\" 'Great'\nsecond line", "person"))
    made.header = type(header)(header.ident, header.created, header.options, header.seed, seats, None)
    statistics.add(made, name)
    path = tmp_path / "table.csv"
    statistics.export_csv(path)
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[1][8] == f"'{name}"
    assert rows[2][8] == seats[1].name
    assert rows[1][0] == f"'{name}"


def test_a_table_replaces_no_file_unasked(statistics: Statistics, tmp_path: Path) -> None:
    statistics.add(finished(1), DAY)
    path = tmp_path / "thesis.csv"
    path.write_text("mine")
    with pytest.raises(StoreError, match="exists"):
        statistics.export_csv(path)
    assert path.read_text() == "mine"
    assert statistics.export_csv(path, overwrite=True) == 2
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(StoreError, match="foreign_file"):
        statistics.export_csv(tmp_path / "folder.csv", overwrite=True)


def test_one_name_however_it_is_written(statistics: Statistics) -> None:
    for number, name in enumerate(("Ada  Lovelace", "ada lovelace", " ADA\tLovelace ", "Ａda Lovelace")):
        made = finished(number)
        header = made.header
        seats = (Player(name, "person"), Player("Bo", "person"))
        made.header = type(header)(f"game-000{number}", header.created, header.options, number, seats, None)
        statistics.add(made, DAY)
    assert [(each.name, each.own.games) for each in players(statistics.games())] == [("Ａda Lovelace", 4), ("Bo", 4)]


def test_clear(statistics: Statistics) -> None:
    statistics.clear()
    statistics.add(finished(1), DAY)
    statistics.clear()
    assert statistics.games() == []
    assert not statistics.path.exists()


def test_what_goes_wrong_has_its_code(statistics: Statistics) -> None:
    statistics.path.parent.mkdir(parents=True)
    statistics.path.mkdir()
    with pytest.raises(StoreError):
        statistics.add(finished(1), DAY)
    with pytest.raises(StoreError, match="unreadable"):
        statistics.games()


def test_lines_of_later_programs_are_passed_over_not_lost(statistics: Statistics) -> None:
    statistics.add(finished(1), DAY)
    later = msgspec.json.encode(statistics.games()[0]).replace(b'"v":1', b'"v":2')
    with open(statistics.path, "ab") as file:
        file.write(later + b"\n")
    assert len(statistics.games()) == 1
    statistics.add(finished(2), DAY)
    assert later in statistics.path.read_bytes()
