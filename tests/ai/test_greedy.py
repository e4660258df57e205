"""The greedy player: what it is for, and how well it plays."""

import time

from gizmos_desktop.ai.arena import play_games
from gizmos_desktop.ai.arena_result import summary
from gizmos_desktop.ai.greedy import GreedyPlayer
from gizmos_desktop.engine import Game


def choice(position: dict[str, object]) -> str:
    game = Game.from_position(position, seed=1)
    return GreedyPlayer(1).choose(game.observe(game.decision.seat))


def test_wins_against_random() -> None:
    figures = summary(list(play_games(["greedy", "random"], seats=2, games=6, seed=3, processes=1)))
    assert figures["players"]["greedy"]["wins"] == figures["games"]
    assert figures["unfinished"] == 0


def test_ends_its_games_in_good_time() -> None:
    figures = summary(list(play_games(["greedy"], seats=2, games=4, seed=4, processes=1)))
    assert 15 <= figures["mean_rounds"] <= 26
    assert figures["mean_points"] >= 20


def test_thinks_quickly() -> None:
    game = Game.new(seats=4, seed=9)
    start = time.perf_counter()
    for _ in range(10):
        game.play(GreedyPlayer(1).choose(game.observe(game.decision.seat)))
    assert time.perf_counter() - start < 10


def test_takes_the_points_when_the_game_ends() -> None:
    """Last turn of the last round: the dearest card that can be paid is worth more than any engine."""
    threes = ["3-01", "3-02", "3-03", "3-04"]
    answer = choice(
        {
            "seats": [{"active": ["0-01", *threes]}, {"ring": {"red": 4, "blue": 1}, "archive": ["3-17"]}],
            "turn": {"seat": 1, "number": 20, "last_round": True},
            "display": {"1": ["1-09", "1-10", "1-13", "1-14"], "2": ["2-05", "2-06", "2-07"], "3": ["3-19", "3-20"]},
        }
    )
    assert answer.startswith("build 3-17")


def test_does_not_end_the_game_when_behind() -> None:
    """The sixteenth Gizmo would end the game and lose it; anything else keeps it going."""
    mine = ["0-02"] + [f"1-{n:02}" for n in range(1, 15)]
    game = Game.from_position(
        {
            "seats": [
                {"active": ["0-01", "3-05", "3-06", "3-09"], "tokens": 30, "ring": {"red": 1}},
                {"active": mine, "ring": {"red": 1}},
            ],
            "first": 0,
            "turn": {"seat": 1, "number": 15},
            "display": {"1": ["1-17", "1-21", "1-22", "1-33"], "2": ["2-01", "2-05", "2-06"], "3": ["3-17", "3-03"]},
        },
        seed=1,
    )
    assert not GreedyPlayer(1).choose(game.observe(1)).startswith("build")


def test_a_thousand_payments_take_no_second() -> None:
    """Nine converters and a full ring: more ways to build than anybody needs to look at."""
    active = ["0-01", "3-01", "2-01", "1-01", "3-17", "3-19", "1-09", "1-12", "2-05", "2-06", "2-12", "2-13", "2-16"]
    game = Game.from_position(
        {
            "seats": [
                {"active": active, "ring": {"red": 3, "yellow": 3, "blue": 3, "black": 3}, "archive": ["3-13"]},
                {},
            ],
            "display": {"1": ["1-17", "1-21", "1-22", "1-33"], "2": ["2-17", "2-29", "2-21"], "3": ["3-27", "3-33"]},
        }
    )
    assert len(game.legal_actions()) > 500
    start = time.process_time()
    GreedyPlayer(1).choose(game.observe(0))
    assert time.process_time() - start < 0.5
