"""The arena: fair pairing, sums that are right, and the command."""

import json

import pytest

from gizmos_desktop.ai.arena import main, play_game, play_games, seat_orders
from gizmos_desktop.ai.arena_result import GameResult, summary, wilson


def test_wilson_against_known_values() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)  # the textbook interval of 90 in 100
    assert wilson(100, 100)[1] == pytest.approx(1.0)
    assert wilson(0, 10)[0] == pytest.approx(0.0)


def test_all_orders_of_the_seats() -> None:
    assert seat_orders(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert len(seat_orders(["a", "b"], 4)) == 4  # a among three b
    assert len(seat_orders(["a", "b", "c"], 3)) == 6
    assert seat_orders(["a"], 3) == [("a", "a", "a")]
    with pytest.raises(ValueError, match="players"):
        seat_orders(["a", "b", "c"], 2)
    with pytest.raises(ValueError, match="seats"):
        seat_orders(["a"], 5)


def test_a_game_is_the_same_each_time() -> None:
    one, two = play_game(("random", "random", "random"), 5), play_game(("random", "random", "random"), 5)
    assert (one.points, one.order, one.rounds, one.decisions) == (two.points, two.order, two.rounds, two.decisions)


def test_every_deal_is_played_in_every_order() -> None:
    results = list(play_games(["random", "greedy"], 2, 3, 8, 1))
    assert [r.players for r in results] == [("greedy", "random"), ("random", "greedy")] * 2


def test_figures() -> None:
    results = [
        GameResult(("a", "b"), (20, 10), (0, 1), 20, 90, True, {"a": [0.1, 0.3], "b": [0.2]}),
        GameResult(("b", "a"), (30, 10), (0, 1), 10, 70, True, {}),
    ]
    figures = summary(results)
    assert figures["players"]["a"]["wins"] == 1
    assert figures["players"]["a"]["mean_points"] == 15
    assert figures["players"]["a"]["ms_max"] == 300
    assert figures["players"]["b"]["mean_points"] == 20
    assert figures["mean_rounds"] == 15
    assert figures["points_per_round"] == pytest.approx((30 / 20 + 40 / 10) / 4)
    assert figures["seat_wins"] == [2, 0]


def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "random", "--seats", "3", "--games", "2", "--seed", "2", "--processes", "1"]
    assert main([*arguments, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert figures["players"]["random"]["seats"] == 6
    assert main([*arguments, "--every", "1"]) == 0
    out, interim = capsys.readouterr()
    assert "random" in out
    assert [line.split()[0] for line in interim.splitlines() if " games, " in line] == ["1", "2"]


@pytest.mark.parametrize("players", ["random,genial", "random,random,random"])
def test_command_names_the_fault(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--players", players, "--seats", "2"])
    assert "error" in capsys.readouterr().err


def test_several_processes_give_the_same_games() -> None:
    alone = [r.points for r in play_games(["random"], 2, 4, 6, 1)]
    assert [r.points for r in play_games(["random"], 2, 4, 6, 2)] == alone
