"""Rows of features: named, complete, true, and blind for what is hidden."""

import itertools

import pytest

from gizmos_desktop.ai.afterstates import afterstates
from gizmos_desktop.ai.encoder import Encoder, power
from gizmos_desktop.ai.features import NAMES, SCALE, version
from gizmos_desktop.engine import Game
from tests.ai.positions import decisions


def named(game: Game, seat: int, looked: tuple[int, int, int] = (0, 0, 0)) -> dict[str, int]:
    return dict(zip(NAMES[game.seats], Encoder(game, seat).row(game, looked), strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_byte_has_a_name(seats: int) -> None:
    assert len(set(NAMES[seats])) == len(NAMES[seats]) == len(SCALE[seats]) > 300
    assert all(scale >= 1 for scale in SCALE[seats])
    for game in decisions(seats, seed=seats, every=10):
        assert len(Encoder(game, game.seat).row(game, (0, 0, 0))) == len(NAMES[seats])


def test_versions_differ() -> None:
    assert len({version(seats) for seats in (2, 3, 4)}) == 3


def test_what_the_names_say_is_true() -> None:
    game = Game.from_position(
        {
            "seats": [
                {
                    "ring": {"red": 2, "blue": 1},
                    "archive": ["3-17", "2-33"],
                    "active": ["0-01", "1-01", "2-01", "1-13", "2-10", "3-13", "1-33"],
                    "tokens": 4,
                },
                {"ring": {"black": 5}, "active": ["0-02", "3-03", "1-22"], "tokens": 2},
            ],
            "first": 1,
            "turn": {"seat": 0, "number": 9},
            "row": ["red", "red", "blue", "black", "yellow", "yellow"],
            "display": {"1": ["1-02", "1-03", "1-05", None], "2": ["2-29", "2-02", "2-03"], "3": ["3-01", None]},
        }
    )
    seen = named(game, 0, (0, 5, 0))
    assert {c: seen[f"row {c}"] for c in ("red", "yellow", "blue", "black")} == {
        "red": 2, "yellow": 2, "blue": 1, "black": 1,
    }  # fmt: skip
    assert (seen["round"], seen["0 seats still play this round"], seen["looked 2 cards"]) == (9, 1, 5)
    assert seen["dispenser red"] == 13 - 2 - 2
    assert (seen["own ring red"], seen["own ring red >= 2"], seen["own ring red >= 3"]) == (2, 1, 0)
    assert (seen["own storage"], seen["own ring room"], seen["own archive room"]) == (8, 5, 1)
    # 1-01 1, 2-01 3, 1-13 1, 2-10 3, 1-33 1, four tokens, three spheres by 3-13
    assert (seen["own printed points"], seen["own award energy x ring"], seen["own points"]) == (9, 3, 16)
    assert (seen["own gizmos >= 7"], seen["own gizmos >= 8"], seen["own level 3 >= 1"]) == (1, 0, 1)
    assert (seen["own build yellow: points"], seen["own convert red"], seen["own double red"]) == (1, 1, 1)
    assert (seen["own active 1-13"], seen["own archived 3-17"], seen["own archived 1-13"]) == (1, 1, 0)
    # red: two and a doubling; one red turns to any; so a red card of cost 3 can be paid, one of cost 4 not
    assert (seen["own power red"], seen["own power blue"], seen["own power"]) == (3, 2, 4)
    assert (seen["own reach display 2-29"], seen["own reach archive 3-17"]) == (4, 3)
    assert (seen["own archive affordable"], seen["own archive affordable points"], seen["own archive shortfall"]) == (
        1, 3, 0,
    )  # fmt: skip
    assert (seen["display 2-29"], seen["display 1-01"]) == (1, 0)
    assert (seen["rival 1 ring black"], seen["rival 1 ring full"], seen["rival 1 no file"]) == (5, 1, 1)
    assert (seen["rival 1 pick yellow: draw"], seen["rival 1 points"]) == (1, 7 + 1 + 2)


def test_power_is_near_the_truth() -> None:
    """Mostly right about what can be paid; it need not be exact, but must not be far off."""
    right = asked = 0
    for seats, seed in itertools.product((2, 3, 4), range(3)):
        for game in decisions(seats, seed=60 + seed, every=7):
            if game.decision.kind != "action":
                continue
            strength = power(game.table[game.seat])
            for card in (c for row in game.position()["display"].values() for c in row if c):
                guess = named(game, game.seat)[f"own reach display {card}"] == 4
                right += guess == (game.shortfall(card) == 0)
                asked += 1
            assert all(s <= strength[4] for s in strength[:4])
    assert asked > 300
    assert right / asked > 0.97


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chute", [False, True])
def test_rows_show_nothing_hidden(seats: int, chute: bool) -> None:
    for number, game in enumerate(decisions(seats, seed=80 + seats, every=11, chute=chute)):
        other = Game.from_observation(game.observe(game.seat), seed=number + 1)
        rows = []
        for world in (game, other):
            encoder = Encoder(world, world.seat)
            rows.append([(a.action, encoder.row(a.state, a.looked)) for a in afterstates(world, 300)])
        assert rows[0] == rows[1]


def test_a_row_does_not_depend_on_what_was_asked_before() -> None:
    for game in decisions(2, seed=7, every=13):
        encoder = Encoder(game, game.seat)
        ends = afterstates(game, 300)
        together = encoder.table(ends)
        assert together == b"".join(Encoder(game, game.seat).row(a.state, a.looked) for a in ends)
