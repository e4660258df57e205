"""Fresh games: `Game.new` (rulings.md, Set-up)."""

from typing import Any

import pytest

from gizmos_desktop.engine import Game
from tests.engine.facts import SLOTS, of_level
from tests.engine.invariants import check, check_whole_deck


@pytest.mark.parametrize("chute", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fresh_game(seats: int, chute: bool) -> None:
    for seed in range(20):
        game = Game.new(seats=seats, seed=seed, chute=chute)
        position = check(game)
        check_whole_deck(position)
        assert position["deck_sizes"] == {"1": 32, "2": 33, "3": 14}
        assert {level: len(cards) for level, cards in position["display"].items()} == {"1": 4, "2": 3, "3": 2}
        assert position["turn"] == {
            "seat": position["first"], "number": 1, "kind": "action", "triggered": [], "used": [], "effect": {},
            "drawn": [], "level": 0, "passes": 0, "last_round": False,
        }  # fmt: skip
        for number, seat in enumerate(position["seats"]):
            assert seat == {"ring": {}, "archive": [], "active": [f"0-0{number + 1}"], "tokens": 0}
        assert len(position.get("next_spheres", [])) == int(chute)
        assert game.actions_played == 0


def test_twenty_level_3_cards_are_out_of_the_game() -> None:
    position: Any = Game.new(seed=3).position()
    used = [*position["decks"]["3"], *position["display"]["3"]]
    assert len(set(used)) == 16
    assert len(set(of_level(3)) - set(used)) == 20


def test_all_level_1_and_2_cards_are_in_the_game() -> None:
    position: Any = Game.new(seed=3).position()
    for level in ("1", "2"):
        assert sorted(position["decks"][level] + position["display"][level]) == of_level(int(level))
    assert sum(SLOTS.values()) == 9


def test_the_first_player_can_be_chosen() -> None:
    for seats in (2, 3, 4):
        for first in range(seats):
            game = Game.new(seats=seats, seed=4, first=first)
            assert (game.first, game.seat, game.decision.seat) == (first, first, first)


def test_choosing_the_first_player_changes_nothing_else() -> None:
    """The deal of a seed is the same whoever begins, so that people can play a seed again from another seat."""
    deals = []
    for first in (0, 1, 2):
        position: Any = Game.new(seats=3, seed=8, first=first).position()
        deals.append((position["decks"], position["display"], position["row"]))
    assert deals[0] == deals[1] == deals[2]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_two_to_four_seats_play(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        Game.new(seats=seats)


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, -1), (3, 3), (4, 4), (4, 10**30)])
def test_a_first_player_who_does_not_play_is_refused(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        Game.new(seats=seats, first=first)


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**32, 2**63, -(2**63), 2**64, 2**96, 10**100])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = Game.new(seats=2, seed=seed)
    check(game)
    assert game.position() == Game.new(seats=2, seed=seed).position()
    game.reseed(seed)


def test_seeds_of_all_sizes_differ() -> None:
    seeds = [0, 1, -1, -2, 2**32, 2**32 + 1, 2**64, 2**64 + 1, -(2**64), 10**100]
    assert len({str(Game.new(seed=seed).position()["decks"]) for seed in seeds}) == len(seeds)


def test_seats_that_do_not_play_are_not_observed() -> None:
    game = Game.new(seats=2)
    for ask in (game.observe, game.points, game.score, game.limits, game.gizmos, game.level3):
        for seat in (-1, 2, 99):
            with pytest.raises(ValueError, match=r"."):
                ask(seat)
