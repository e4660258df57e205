"""The state of the generator can be taken and set, and a replay moves it on as the first game did."""

import pytest

from gizmos_desktop.engine import Game
from tests.engine.walks import in_progress, walk


@pytest.mark.parametrize("chute", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_position_and_generator_are_the_whole_game(seats: int, chute: bool) -> None:
    for seed in range(6):
        game = in_progress(seats, seed, 5 + 17 * seed, chute=chute)
        again = Game.from_position(game.position(), seed=99)
        again.set_generator(game.generator)
        for action in walk(game, seed, eager=True):
            assert again.play(action) == game.play(action)
        assert again.position() == game.position()
        assert again.generator == game.generator


@pytest.mark.parametrize("chute", [False, True])
def test_a_replay_moves_the_generator_on(chute: bool) -> None:
    game = Game.new(seats=3, seed=11, chute=chute)
    deal, start, played = game.position(), game.generator, []
    for action in walk(game, 4, eager=False):
        game.play(action)
        played.append((str(action), game.rolled_colors))
    again = Game.from_position(deal)
    again.set_generator(start)
    for text, colors in played:
        again.play(text, colors)
    assert again.generator == game.generator
    assert again.position() == game.position()


def test_a_refused_chance_leaves_the_generator_alone() -> None:
    game = Game.new(seed=5)
    text = str(next(action for action in game.legal_actions() if action.kind == "pick"))
    before = game.generator
    with pytest.raises(ValueError, match="too many"):
        game.play(text, ("red", "blue", "black"))
    assert game.generator == before


@pytest.mark.parametrize("words", [(), (1, 2, 3), (1, 2, 3, -1), (0, 0, 0, 2**32), (1, 2, 3, 4, 5)])
def test_what_is_no_state_is_refused(words: tuple[int, ...]) -> None:
    game = Game.new(seed=5)
    before = game.generator
    with pytest.raises(ValueError, match="four numbers"):
        game.set_generator(words)
    assert game.generator == before
