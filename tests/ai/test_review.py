"""The review of a game: chances, losses, turning points."""

import pytest

from gizmos_desktop.ai import make_player
from gizmos_desktop.ai.review import Judged, Moment, TurnEnd, judge, judge_all, turning_points, turns
from gizmos_desktop.ai.search import Limit
from gizmos_desktop.engine import Game

SHORT = Limit(nodes=200, candidates=3, states=40, last_candidates=3)


def course(seats: int, seed: int) -> tuple[list[Moment], Game]:
    """A game of a good player against random ones."""
    game = Game.new(seats=seats, seed=seed, first=0)
    minds = [make_player("inventor" if seat == 0 else "random", seat) for seat in range(seats)]
    moments: list[Moment] = []
    while not game.is_over:
        seen = game.observe(game.seat)
        action = minds[game.seat].choose(seen)
        moments.append(Moment(len(moments), seen, action))
        game.play(action)
    return moments, game


def judged(position: int, number: int, seat: int, win: float, loss: float = 0.0) -> Judged:
    return Judged(position, number, seat, win, 0.0, "end", loss, 0.0)


def test_a_whole_game() -> None:
    moments, game = course(2, 6)
    found = [each for each in judge_all(moments, 1, SHORT) if each is not None]
    assert {each.position for each in found} <= {moment.position for moment in moments}
    assert len(found) > 0.5 * len(moments)
    losses = [[each.loss for each in found if each.seat == seat] for seat in (0, 1)]
    assert all(loss >= 0.0 for each in losses for loss in each)
    assert sum(losses[0]) / len(losses[0]) < 0.5 * sum(losses[1]) / len(losses[1])
    assert [each.best for each in found if each.seat == 0 and each.loss == 0.0]
    ends = turns(found, 2, game.standings()[0].seat)
    assert all(sum(end.chances) == pytest.approx(1.0) for end in ends)
    assert ends[-1].chances == (1.0, 0.0)
    assert ends[len(ends) * 3 // 4].chances[0] > ends[0].chances[0] > 0.4
    points = turning_points(ends)
    assert len(points) <= 3
    assert [end.position for end in points] == sorted(end.position for end in points)


def test_what_was_played_is_judged_even_if_nobody_would_think_of_it() -> None:
    game = Game.new(seats=3, seed=2, first=0)
    for action in game.legal_actions():
        found = judge(Moment(7, game.observe(0), str(action)), 1, SHORT)
        assert found is not None
        assert (found.position, found.seat, found.round) == (7, 0, 1)
        assert found.loss == 0.0 or found.best != str(action)


def test_a_blunder_costs() -> None:
    """To research instead of building what wins the game."""
    position = {
        "seats": [
            {"active": ["0-01", "3-01", "3-02", "3-03", "3-04"]},
            {"ring": {"red": 4, "blue": 1}, "archive": ["3-17"], "tokens": 20},
        ],
        "turn": {"seat": 1, "number": 20, "last_round": True},
        "display": {"1": ["1-09", "1-10", "1-13", "1-14"], "2": ["2-05", "2-06", "2-07"], "3": ["3-19", "3-20"]},
    }
    game = Game.from_position(position, seed=1)
    blunder = judge(Moment(0, game.observe(1), "research 1"), 1, SHORT)
    assert blunder is not None
    assert (blunder.win, blunder.loss, blunder.best) == (0.0, 1.0, "build 3-17 pay red*4")
    assert blunder.lead_loss > 3.0


def test_what_was_not_allowed_is_refused() -> None:
    game = Game.new(seats=2, seed=2, first=0)
    with pytest.raises(ValueError, match="not allowed"):
        judge(Moment(0, game.observe(0), "end"), 1, SHORT)


def test_where_there_was_no_choice_there_is_nothing_to_judge() -> None:
    position = {
        "seats": [{"ring": {"black": 5}, "archive": ["1-01"], "active": ["0-01", "3-05"]}, {}],
        "display": {"1": ["1-02", "1-03", "1-05", "1-06"], "2": ["2-01", "2-02", "2-03"], "3": ["3-01", "3-03"]},
    }
    game = Game.from_position(position, seed=1)
    assert judge(Moment(0, game.observe(0), "pass"), 1, SHORT) is None


def test_turns_of_two() -> None:
    ends = turns([judged(0, 1, 0, 0.5, 0.1), judged(1, 1, 0, 0.6, 0.2), judged(2, 1, 1, 0.7), judged(5, 2, 0, 0.4)], 2)
    assert [end.position for end in ends] == [1, 2, 5]
    assert [end.chances for end in ends] == [
        pytest.approx((6 / 11, 5 / 11)), pytest.approx((6 / 13, 7 / 13)), pytest.approx((4 / 11, 7 / 11)),
    ]  # fmt: skip
    assert [end.change for end in ends] == pytest.approx([6 / 11 - 1 / 2, 6 / 11 - 6 / 13, 6 / 13 - 4 / 11])
    assert [end.loss for end in ends] == pytest.approx([0.3, 0.0, 0.0])


def test_two_turns_of_a_seat_in_a_row_are_two() -> None:
    """The other seat had no choice in between."""
    assert [end.position for end in turns([judged(0, 1, 0, 0.5), judged(3, 2, 0, 0.6)], 2)] == [0, 3]


def test_of_three_each_has_its_own_latest_chance() -> None:
    ends = turns([judged(0, 1, 0, 0.6), judged(1, 1, 1, 0.5)], 3, winner=2)
    assert ends[0].chances == pytest.approx((0.9 / 1.9, 0.5 / 1.9, 0.5 / 1.9))
    assert ends[1].chances == (0.0, 0.0, 1.0)
    nobody = [judged(0, 1, 0, 0.0), judged(1, 1, 1, 0.0), judged(2, 1, 2, 0.0)]
    assert turns(nobody, 3)[2].chances == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_who_always_sees_the_best_of_its_own_turn_is_not_ahead_after_each() -> None:
    """Two seats that value their positions alike, each after its own turn, are even all along."""
    even = [judged(place, 1 + place // 2, place % 2, 0.62) for place in range(8)]
    assert [end.chances for end in turns(even, 2)[1:]] == [pytest.approx((0.5, 0.5))] * 7


def test_turning_points_are_the_three_largest_in_order() -> None:
    changes = [0.01, 0.3, 0.06, 0.2, 0.04, 0.25]
    ends = [TurnEnd(n, 0, (0.5, 0.5), change, 0.0) for n, change in enumerate(changes)]
    assert [end.position for end in turning_points(ends)] == [1, 3, 5]
    assert [end.position for end in turning_points(ends[:3])] == [1, 2]
    assert turning_points([]) == []


def test_a_review_stops() -> None:
    moments, _ = course(2, 3)
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 40

    assert 0 < len(list(judge_all(moments, 1, SHORT, stopped))) < len(moments)
