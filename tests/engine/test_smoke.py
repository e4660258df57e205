"""The shortest look at the engine: it is there, it plays to the end, fast paths and face say the same."""

import pytest

from gizmos_desktop.engine import CARDS, COMPILED, Action, Game, IllegalAction, NotationError, PositionError


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chute", [False, True])
def test_a_random_game_ends_with_one_winner(seats: int, chute: bool) -> None:
    game = Game.new(seats=seats, seed=seats, chute=chute)
    assert game.playout() > 100
    assert game.is_over
    assert not game.legal_actions()
    assert sorted(line.seat for line in game.standings()) == list(range(seats))
    assert game.standings()[0].points == max(game.points(seat) for seat in range(seats))


def test_the_cards() -> None:
    assert len(CARDS) == 112
    assert CARDS["2-14"].effect == "red>any;red>any"


def test_numbers_and_texts_are_the_same_actions() -> None:
    game = Game.new(seed=3)
    while not game.is_over:
        numbers = game.legal_ids()
        assert [action.id for action in game.legal_actions()] == numbers
        assert [Action.parse(str(action)).id for action in game.legal_actions()] == numbers
        quick = game.copy()
        quick.apply(numbers[-1])
        game.play(str(game.action_of(numbers[-1])))
        assert quick.position() == game.position()
        if game.actions_played > 150:
            break


def test_a_random_action_is_one_of_the_legal_ones_and_every_one_can_be_it() -> None:
    game = Game.from_position({"seats": [{"ring": {"red": 2, "blue": 2}, "active": ["0-01", "1-09", "2-10"]}, {}]})
    seen = set()
    for seed in range(600):
        probe = game.copy()
        probe.reseed(seed)
        probe.playout(1)
        seen.add(tuple(sorted(str(probe.position()).split())))
    # each legal action leads to a state of its own, some to several by chance
    assert len(seen) >= len(game.legal_ids())


def test_sim_does_not_look() -> None:
    game = Game.new(seed=5, first=0)
    quiet = game.sim()
    quiet.apply(quiet.legal_ids()[0])
    assert (quiet.row_size, quiet.table[0].held) == (5, 1)
    other = game.sim()
    other.apply(Action.parse("research 1").id)
    assert (other.looked, other.drawn, other.seat) == (3, [], 1)
    filed = game.sim()
    card = next(str(action) for action in game.legal_actions() if action.kind == "file")
    filed.apply(Action.parse(card).id)
    filed.apply(Action.parse("use 0-01").id)
    assert (filed.table[0].unknown, filed.table[0].ring, filed.table[0].held) == (1, 0, 1)
    assert filed.display.count(-1) == 1


def test_replay_by_chance() -> None:
    game = Game.new(seed=8, chute=True)
    again = game.copy()
    again.reseed(99)
    while not game.is_over and game.actions_played < 80:
        action = game.legal_actions()[game.actions_played % len(game.legal_actions())]
        game.play(action)
        again.play(action, chance=game.rolled_colors)
        assert again.position() == game.position()


def test_errors_name_the_fault() -> None:
    game = Game.new(seed=1)
    with pytest.raises(NotationError, match="pink"):
        game.play("pick pink")
    with pytest.raises(IllegalAction, match="decision"):
        game.play("use 0-01")
    with pytest.raises(PositionError, match="seats"):
        Game.from_position({"seats": [{}]})


def test_compiled_says_so() -> None:
    module = __import__("gizmos_desktop.engine.step", fromlist=["step"])
    assert COMPILED is not str(module.__file__).endswith(".py")
