"""What a search uses: numbers for actions, random playouts, dealing anew. Fast ways, the same rules."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from gizmos_desktop.engine import Game
from gizmos_desktop.engine.playout import random_legal
from tests.engine.facts import sized
from tests.engine.invariants import check
from tests.engine.rich import rich_position
from tests.engine.walks import in_progress, walk

Json = dict[str, Any]


def rich_game(seats: int, seed: int) -> Game:
    return Game.from_position(rich_position(Random(seed), seats, chute=seed % 2 == 1), seed=seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_are_the_listed_actions(seats: int) -> None:
    for seed in range(sized(3, 50)):
        game = rich_game(seats, seed)
        for action in walk(game, seed, eager=True):
            actions = game.legal_actions()
            assert [game.action_of(number) for number in game.legal_ids()] == list(actions)
            assert [each.id for each in actions] == list(game.legal_ids())
            game.play(action)
        assert list(game.legal_ids()) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_action_is_legal(seats: int) -> None:
    """The playout counts its choices by short cuts of its own: at every decision they must count the same."""
    for seed in range(sized(6, 100)):
        game = rich_game(seats, seed)
        for action in walk(game, seed, eager=True):
            legal, probe = set(game.legal_ids()), game.copy()
            assert {random_legal(probe) for _ in range(6)} <= legal
            assert probe.position() == game.position()
            game.play(action)


def test_random_actions_are_uniform() -> None:
    """Chi squared over its degrees of freedom, at decisions of each kind with several answers; the seeds are fixed."""
    tried: Counter[str] = Counter()
    for seed in range(40):
        game = rich_game(2, seed)
        for action in walk(game, seed, eager=True):
            count, kind = len(game.legal_ids()), game.decision.kind
            if 3 <= count <= 60 and tried[kind] < 3:
                tried[kind] += 1
                probe, draws = game.copy(), 80 * count
                probe.reseed(seed)
                met = Counter(random_legal(probe) for _ in range(draws))
                assert set(met) == set(game.legal_ids())
                assert sum((n - 80) ** 2 / 80 for n in met.values()) / (count - 1) < 3
            game.play(action)
    assert {"action", "keep", "return", "trigger", "pick"} <= set(tried)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playouts_end_in_whole_games(seats: int) -> None:
    for seed in range(sized(10, 300)):
        game = in_progress(seats, seed, 3 * seed, chute=seed % 2 == 0)
        before = game.actions_played
        played = game.playout()
        assert game.is_over
        assert game.actions_played == before + played
        check(game)


def test_playouts_can_be_cut_short() -> None:
    game = Game.new(seats=2, seed=6)
    assert game.playout(7) == 7
    assert game.actions_played == 7
    assert game.playout(0) == 0
    check(game)
    game.playout()
    assert game.playout(5) == 0


def hands_of_a_research() -> list[Game]:
    """Give games in which a seat holds drawn cards."""
    found = []
    for seed in range(60):
        game = rich_game(2 + seed % 3, seed)
        for action in walk(game, seed, eager=True):
            if game.decision.kind in ("keep", "return"):
                found.append(game.copy())
            game.play(action)
    return found[::15]


def test_dealing_anew_changes_only_what_the_seat_cannot_know() -> None:
    games = [*hands_of_a_research(), *(in_progress(3, seed, 20 + seed, chute=seed % 2 == 0) for seed in range(8))]
    assert len(games) > 15
    changed = 0
    for number, game in enumerate(games):
        for seat in range(game.seats):
            dealt = game.copy()
            dealt.redeal(seat, number)
            assert dealt.observe(seat) == game.observe(seat)
            changed += dealt.position() != game.position()
            check(dealt)
            dealt.playout(40)
            check(dealt)
    assert changed > 40


def test_dealing_anew_does_not_depend_on_what_is_hidden() -> None:
    """Two games that look the same to a seat are dealt the same by the same seed: nothing hidden shines through."""
    for number, game in enumerate(hands_of_a_research()):
        for seat in range(game.seats):
            other = game.copy()
            other.redeal(seat, 1000 + number)
            one, two = game.copy(), other.copy()
            one.redeal(seat, 5)
            two.redeal(seat, 5)
            assert one.position() == two.position()
            while not one.is_over:
                action = one.legal_actions()[0]
                assert one.play(action) == two.play(action)
                if one.actions_played > 60 + game.actions_played:
                    break
            seen = [Game.from_observation(each.observe(seat), seed=9).position() for each in (game, other)]
            assert seen[0] == seen[1]


def test_hidden_cards_are_dealt_fairly() -> None:
    """Over many deals each unseen level 1 card is on top of the deck about equally often, the real one included."""
    game = in_progress(2, 5, 12)
    position: Json = game.position()
    tops: dict[str, Counter[str]] = {"redeal": Counter(), "from_observation": Counter()}
    deals = sized(800, 8000)
    for seed in range(deals):
        dealt = game.copy()
        dealt.redeal(0, seed)
        whole: Json = dealt.position()
        tops["redeal"][whole["decks"]["1"][0]] += 1
        other: Json = Game.from_observation(game.observe(0), seed=seed).position()
        tops["from_observation"][other["decks"]["1"][0]] += 1
    # another seat is in the middle of a Research: its hand is as hidden as the deck
    assert (position["turn"]["kind"], position["turn"]["seat"], position["turn"]["level"]) == ("return", 1, 1)
    unseen = position["decks"]["1"] + position["turn"]["drawn"]
    for name, counts in tops.items():
        assert set(counts) == set(unseen), name
        mean = deals / len(unseen)
        assert sum((counts[card] - mean) ** 2 / mean for card in unseen) / (len(unseen) - 1) < 2, name
