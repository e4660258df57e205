"""The search on top of a network, and the players that use it."""

import time
from pathlib import Path

import pytest

from gizmos_desktop.ai import make_player
from gizmos_desktop.ai.network import Network, WeightsError
from gizmos_desktop.ai.network_player import NetworkPlayer
from gizmos_desktop.ai.search import LAST_STYLE, Limit, think
from gizmos_desktop.ai.skill import Skill
from gizmos_desktop.ai.training.learner import Learner
from gizmos_desktop.ai.turn import final_utility
from gizmos_desktop.engine import Game
from tests.ai.positions import decisions, last_turn

SMALL = Limit(nodes=400, candidates=3, states=40, last_candidates=3)
THINKING = Skill(limit=SMALL)


@pytest.fixture(scope="module")
def network() -> Network:
    return Learner(2, (16, 8), seed=3).network()


@pytest.fixture
def weights(tmp_path: Path, network: Network) -> Path:
    network.save(tmp_path / "net.npz")
    return tmp_path / "net.npz"


def test_every_action_is_a_candidate_and_the_best_are_played_out(network: Network) -> None:
    for game in decisions(2, seed=5, every=25):
        before = game.position()
        *_, found = think(game, network, SMALL, seed=1)
        legal = set(game.legal_ids())
        assert {c.action for c in found} <= legal
        assert len({c.action for c in found}) == len(found)
        if len(found) > 1:
            tried = [c for c in found if c.deals]
            assert len(tried) != 1
            assert len(tried) <= SMALL.candidates
            assert not tried or found[0].deals == max(c.deals for c in found)
            for what in {c.what for c in tried}:
                assert sum(c.what == what for c in tried) <= 2
        assert all(0 <= c.value <= 1 for c in found)
        assert game.position() == before


def test_thinking_streams_and_can_be_stopped(network: Network) -> None:
    game = Game.new(seats=2, seed=4)
    lines = [[c.action for c in found] for found in think(game, network, SMALL, seed=1)]
    assert len(lines) > 3  # the network's guess, then each candidate once and again and again
    again = [[c.action for c in found] for found in think(game, network, SMALL, seed=1)]
    assert lines == again
    asked = iter([False, False, True])
    stopped = list(think(game, network, SMALL, seed=1, stopped=lambda: next(asked)))
    assert len(stopped) == 1
    start = time.monotonic()
    assert list(think(game, network, Limit(nodes=10**9, seconds=0.2), seed=1))
    assert time.monotonic() - start < 2.0


def test_a_decision_in_the_last_turn_is_exact(network: Network) -> None:
    """Nothing is left to guess: every playout of the winning build is worth what a win is."""
    game = last_turn()
    *_, found = think(game, network, Limit(nodes=2000, last_candidates=30), seed=1)
    assert str(game.action_of(found[0].action)) == "build 3-17 pay red*4"
    game.apply(found[0].action)
    assert found[0].value == pytest.approx(final_utility(game, 1, LAST_STYLE))


@pytest.mark.parametrize("skill", [Skill(), THINKING])
def test_players_see_nothing_hidden(weights: Path, skill: Skill) -> None:
    asked = 0
    for number, game in enumerate(decisions(2, seed=9, every=14)):
        seen = game.observe(game.seat)
        player = NetworkPlayer(number, {2: weights}, skill)
        answer = player.choose(seen)
        assert answer in [str(a) for a in game.legal_actions()]
        other = Game.from_observation(seen, seed=77 + number)
        assert player.choose(other.observe(game.seat)) == answer
        asked += 1
    assert asked > 5


def test_trial_players_by_file(weights: Path) -> None:
    seen = Game.new(seats=2, seed=1, first=0).observe(0)
    plain = make_player(f"net:{weights}", 1).choose(seen)
    assert plain == NetworkPlayer(1, {2: weights}, Skill()).choose(seen)
    assert make_player(f"net:{weights}+nodes=200+candidates=3+style=0.2", 1).choose(seen)


def test_a_table_without_weights_is_named(weights: Path) -> None:
    seen = Game.new(seats=3, seed=1, first=0).observe(0)
    with pytest.raises(WeightsError, match="3 seats"):
        NetworkPlayer(1, {2: weights}, Skill()).choose(seen)
    with pytest.raises(WeightsError, match="2"):
        make_player(f"net:{weights}", 1).choose(seen)
