"""Whole random games under scrutiny, for 2, 3 and 4 seats, with and without the chute, by two kinds of player."""

from random import Random

import pytest

from gizmos_desktop.engine import Game
from tests.engine.facts import sized
from tests.engine.rich import rich_position
from tests.engine.scrutiny import Scrutiny
from tests.engine.walks import walk

GAMES = [
    pytest.param(seats, seed, eager, chute, id=f"{seats} seats, seed {seed}, {eager=}, {chute=}")
    for seats in (2, 3, 4)
    for seed in range(sized(4, 200))
    for eager, chute in (((True, seed % 2 == 1), (False, seed % 2 == 0)) if seed % 4 == 0 else ((True, seed % 2 == 0),))
]
ALL_KINDS = {"action", "trigger", "pick", "draw", "file", "build", "research", "keep", "return"}


@pytest.mark.parametrize(("seats", "seed", "eager", "chute"), GAMES)
def test_a_whole_game_under_scrutiny(seats: int, seed: int, eager: bool, chute: bool) -> None:
    game = Game.new(seats=seats, seed=seed, chute=chute)
    Scrutiny(game, seed, eager, thorough=0.15).run()


RICH = [
    pytest.param(seats, seed, id=f"{seats} seats, seed {seed}") for seats in (2, 3, 4) for seed in range(sized(4, 200))
]


@pytest.mark.parametrize(("seats", "seed"), RICH)
def test_a_rich_game_under_scrutiny(seats: int, seed: int) -> None:
    position = rich_position(Random(seed), seats, chute=seed % 2 == 1)
    Scrutiny(Game.from_position(position, seed=seed), seed, True, thorough=0.15, dealt=False).run()


def test_the_games_meet_every_kind_of_decision() -> None:
    """The games above would be worth little if they never came to some kind of decision."""
    seen = set()
    for seats in (2, 3, 4):
        for seed in range(sized(4, 200)):
            game = Game.from_position(rich_position(Random(seed), seats), seed=seed)
            for action in walk(game, seed, eager=True):
                seen.add(game.decision.kind)
                game.play(action)
    assert seen == ALL_KINDS


def test_equal_seeds_give_equal_games() -> None:
    one, two = Game.new(seats=3, seed=5), Game.new(seats=3, seed=5)
    assert one.position() == two.position()
    for action in walk(one, 1, eager=False):
        assert one.play(action) == two.play(action)
    assert one.position() == two.position()


def test_other_seeds_give_other_games() -> None:
    deals = [str(Game.new(seats=2, seed=seed).position()["decks"]) for seed in range(50)]
    assert len(set(deals)) == 50


def test_chance_that_cannot_be_is_refused_and_changes_nothing() -> None:
    seats = [{"ring": {"red": 5}}, {"ring": {"red": 2}}]
    game = Game.from_position({"seats": seats, "row": ["red"] * 6, "turn": {"seat": 1, "number": 1}})
    before = game.position()
    for chance in (("red",), ("green",), ("blue", "blue")):
        with pytest.raises(ValueError, match=r"."):
            game.play("pick red", chance=chance)
        assert game.position() == before
    game.play("pick red", chance=("blue",))
    assert game.position()["row"] == ["red"] * 5 + ["blue"]


def test_spent_spheres_can_come_out_again_at_once() -> None:
    """rulings.md, Converters: they go back before any trigger is used, so a triggered draw can bring them back."""
    seats = [{"ring": {"black": 5}, "active": ["0-01", "1-29"]}, {"ring": {"black": 2}}]
    display = {"1": ["1-04", "1-01", "1-02", "1-03"]}
    game = Game.from_position({"seats": seats, "row": ["black"] * 6, "display": display})
    game.play("build 1-04 pay black")
    game.play("use 1-29")
    game.play("pick black", chance=("black",))
    assert game.position()["row"] == ["black"] * 6
