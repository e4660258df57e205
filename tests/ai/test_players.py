"""Every level: legal answers, the same answer to the same question, and no look at hidden things."""

import dataclasses
import json
import random

import pytest

from gizmos_desktop.ai import LEVELS, USUAL_LEVEL, make_player
from gizmos_desktop.ai.levels import TRIAL_PLAYERS
from gizmos_desktop.ai.search import Limit
from gizmos_desktop.ai.skills import SKILLS
from gizmos_desktop.engine import Game
from tests.ai.positions import decisions

PLAYERS = [*LEVELS, *TRIAL_PLAYERS]


@pytest.fixture(autouse=True)
def _think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The genius in short: how long it thinks changes nothing of what is tested here."""
    for level, skill in SKILLS.items():
        if skill.limit.nodes:
            short = Limit(nodes=150, candidates=3, states=40, last_candidates=3)
            monkeypatch.setitem(SKILLS, level, dataclasses.replace(skill, limit=short))


def test_levels_are_open_and_unknown_ones_are_named() -> None:
    assert LEVELS == ("novice", "tinkerer", "engineer", "inventor", "genius") == tuple(SKILLS)
    assert USUAL_LEVEL in LEVELS
    assert not set(LEVELS) & set(TRIAL_PLAYERS)
    with pytest.raises(ValueError, match="grandmaster"):
        make_player("grandmaster", 1)


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_answers_are_legal(level: str, seats: int) -> None:
    for number, game in enumerate(decisions(seats, seed=seats, every=16)):
        answer = make_player(level, number).choose(game.observe(game.decision.seat))
        assert answer in [str(a) for a in game.legal_actions()]


@pytest.mark.parametrize("level", PLAYERS)
def test_same_question_same_answer_whatever_is_hidden(level: str) -> None:
    """Deal all that the seat cannot see anew (docs/ai.md "Fair"): it must not make a difference."""
    asked = 0
    for seats in (2, 3, 4):
        for number, game in enumerate(decisions(seats, seed=40 + seats, every=11)):
            seat = game.decision.seat
            seen = game.observe(seat)
            answer = make_player(level, number).choose(seen)
            for deal in (1, 2):
                other = Game.from_observation(seen, seed=1000 * deal + number)
                assert other.observe(seat) == seen
                assert make_player(level, number).choose(other.observe(seat)) == answer
                asked += 1
            assert make_player(level, number).choose(json.loads(json.dumps(seen))) == answer
    assert asked > 60


def test_five_hundred_decisions_are_the_same_whatever_is_hidden() -> None:
    """The bar of "Fair": the levels take turns in whole games of good and bad play; each time all is dealt anew."""
    asked = 0
    for number in range(1000):
        seats = 2 + number % 3
        game = Game.new(seats=seats, seed=900 + number, chute=number % 2 == 0)
        dice = random.Random(number)
        while not game.is_over and asked < 500:
            legal = game.legal_actions()
            if len(legal) > 1 and dice.random() < 0.2:
                seen, level = game.observe(game.decision.seat), LEVELS[asked % len(LEVELS)]
                other = Game.from_observation(seen, seed=asked)
                answer = make_player(level, number).choose(seen)
                again = make_player(level, number).choose(other.observe(game.decision.seat))
                assert again == answer, (number, asked, level)
                asked += 1
                game.play(answer)
            else:
                game.play(dice.choice(legal))
        if asked == 500:
            return
    pytest.fail(f"only {asked} decisions")


@pytest.mark.parametrize("level", PLAYERS)
def test_a_player_leaves_the_observation_alone(level: str) -> None:
    game = Game.new(seats=2, seed=5)
    seen = game.observe(game.decision.seat)
    before = json.dumps(seen)
    make_player(level, 1).choose(seen)
    assert json.dumps(seen) == before


@pytest.mark.parametrize("level", PLAYERS)
def test_another_seats_decision_is_refused(level: str) -> None:
    game = Game.new(seats=2, seed=5, first=0)
    with pytest.raises(ValueError, match="seat"):
        make_player(level, 1).choose(game.observe(1))


@pytest.mark.parametrize("level", PLAYERS)
def test_the_only_action_is_played(level: str) -> None:
    """Ring and archive full, research forbidden, nothing affordable: only `pass` is left."""
    position = {
        "seats": [{"ring": {"black": 5}, "archive": ["1-01"], "active": ["0-01", "3-05"]}, {}],
        "display": {"1": ["1-02", "1-03", "1-05", "1-06"], "2": ["2-01", "2-02", "2-03"], "3": ["3-01", "3-03"]},
    }
    game = Game.from_position(position, seed=1)
    assert [str(a) for a in game.legal_actions()] == ["pass"]
    assert make_player(level, 1).choose(game.observe(0)) == "pass"


@pytest.mark.parametrize("level", PLAYERS)
def test_one_gizmo_from_the_end(level: str) -> None:
    """A seat that may end the game with its first action is no special case (users.md B25)."""
    active = ["0-01"] + [f"1-{n:02}" for n in range(1, 15)]
    game = Game.from_position({"seats": [{"active": active, "ring": {"red": 5}}, {}]}, seed=3)
    minds = [make_player(level, seat) for seat in range(2)]
    for _ in range(400):
        if game.is_over:
            break
        game.play(minds[game.decision.seat].choose(game.observe(game.decision.seat)))
    assert game.is_over
