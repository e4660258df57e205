"""Random games for tests: the same walk for the same seed, on every platform and Python version."""

from collections.abc import Iterator, Sequence
from random import Random

from gizmos_desktop.engine import Action, Game

EAGER = {
    "use": 8.0,
    "build": 6.0,
    "research": 1.5,
    "file": 2.0,
    "pick": 2.5,
    "draw": 4.0,
    "return": 1.0,
    "skip": 0.3,
    "end": 0.3,
}
"""How likely an eager player takes an action of each kind, before it is shared among those of the kind."""


def below(dice: Random, count: int) -> int:
    """Give a whole number from 0 to count - 1; `Random.random` alone is promised to stay the same between Pythons."""
    return int(dice.random() * count)


def choose(dice: Random, actions: Sequence[Action], eager: bool) -> Action:
    """Choose one of the legal actions: uniformly, or by kind first and with a liking for Gizmos (`eager`).

    The order in which the engine lists them plays no part, so that frozen games outlive a change of it.
    """
    actions = sorted(actions, key=str)
    if not eager:
        return actions[below(dice, len(actions))]
    kinds = sorted({action.kind for action in actions})
    mark = dice.random() * sum(EAGER.get(kind, 1.0) for kind in kinds)
    for kind in kinds:
        mark -= EAGER.get(kind, 1.0)
        if mark < 0:
            break
    same = [action for action in actions if action.kind == kind]
    return same[below(dice, len(same))]


def walk(game: Game, seed: int, eager: bool, most: int = 5000) -> Iterator[Action]:
    """Give the actions of a random game, one at a time; the caller plays each of them. Fails after `most` decisions."""
    dice = Random(seed)
    for _ in range(most):
        if game.is_over:
            return
        yield choose(dice, game.legal_actions(), eager)
    raise AssertionError(f"the game does not end: {most} decisions")


def play_on(game: Game, seed: int, eager: bool = True, most: int = 5000) -> list[str]:
    """Play a game to its end; give the texts of what was played."""
    played = []
    for action in walk(game, seed, eager, most):
        game.play(action)
        played.append(str(action))
    return played


def play_some(game: Game, seed: int, decisions: int = 400) -> None:
    """Play a game for so many decisions or to its end: positions set up by hand may hold too few cards ever to end."""
    for _, action in zip(range(decisions), walk(game, seed, eager=True), strict=False):
        game.play(action)


def in_progress(seats: int, seed: int, decisions: int, eager: bool = True, chute: bool = False) -> Game:
    """Give a game after some random decisions (fewer if it is over before)."""
    game = Game.new(seats=seats, seed=seed, chute=chute)
    for number, action in enumerate(walk(game, seed, eager)):
        if number == decisions:
            break
        game.play(action)
    return game
