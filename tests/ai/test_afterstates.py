"""What a turn can lead to: nothing is missing, nothing is there twice, nothing that cannot be."""

import pytest

from gizmos_desktop.ai.afterstates import afterstates
from gizmos_desktop.engine import Game
from tests.ai.positions import decisions

End = tuple[object, ...]


def end_of(state: Game, seat: int) -> End:
    own = state.table[seat]
    return (int(own.ring), int(own.held), int(own.tokens), tuple(sorted(own.active)), tuple(sorted(own.archive)),
            int(state.row), tuple(state.display))  # fmt: skip


def all_ends(game: Game) -> set[End]:
    """By brute force: every action after every other, but a point that can be had is not left lying."""
    seat = game.seat
    found: set[End] = set()
    stack = [game.sim()]
    while stack:
        state = stack.pop()
        actions = list(state.legal_ids())
        texts = [str(state.action_of(a)) for a in actions]
        points = [a for a, text in zip(actions, texts, strict=True) if text in POINT_USES]
        for action in points[:1] or actions:
            child = state.copy()
            child.apply(action)
            if child.is_over or child.seat != seat:
                found.add(end_of(child, seat))
            else:
                stack.append(child)
    return found


POINT_USES = {f"use {card}" for card in ("1-33", "1-34", "1-35", "1-36", "2-29", "2-30", "2-31", "2-32",
              "3-23", "3-24", "3-25", "3-26", "3-29", "3-30")}  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_ends_are_found_once(seats: int) -> None:
    for game in decisions(seats, seed=seats, every=4)[:60]:
        if game.decision.kind == "return":
            continue
        ends = [end_of(a.state, game.seat) for a in afterstates(game, 5000)]
        assert set(ends) == all_ends(game)


def test_a_long_chain_is_found() -> None:
    """Build, pick, draw, points: one build sets off three Gizmos, one of which sets off a fourth."""
    game = Game.from_position(
        {
            "seats": [{"ring": {"red": 1}, "active": ["0-01", "1-36", "1-30", "1-21", "1-22"]}, {}],
            "row": ["blue", "blue", "yellow", "yellow", "black", "black"],
            "display": {"1": ["1-01", "1-02", "1-03", "1-04"], "2": ["2-01", "2-02", "2-03"], "3": ["3-01", "3-02"]},
        }
    )
    best = max(afterstates(game, 1000), key=lambda a: (int(a.state.table[0].tokens), int(a.state.table[0].held)))
    own = best.state.table[0]
    assert str(game.action_of(best.action)) == "build 1-01 pay red"
    assert (own.tokens, own.held, own.unknown) == (1, 2, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_actions_are_legal_and_the_game_is_left_alone(seats: int) -> None:
    for game in decisions(seats, seed=20 + seats, every=9):
        before = game.position()
        ends = afterstates(game, 300)
        legal = set(game.legal_ids())
        assert ends
        assert all(a.action in legal for a in ends)
        assert all(a.state.is_over or a.state.seat != game.seat for a in ends)
        assert game.position() == before


def test_bounds_keep_every_root_action() -> None:
    for game in decisions(2, seed=31, every=6):
        if game.decision.kind != "action":
            continue
        kinds = {a.action & 1023 for a in afterstates(game, 1)}
        assert kinds == {a & 1023 for a in game.legal_ids()}


def test_research_is_counted_not_looked_at() -> None:
    game = Game.new(seats=2, seed=2, first=0)
    looked = {str(game.action_of(a.action)): a.looked for a in afterstates(game, 300)}
    assert looked["research 1"] == (3, 0, 0)
    assert looked["research 3"] == (0, 0, 3)
    assert looked["file 1-18" if "file 1-18" in looked else next(t for t in looked if t.startswith("file"))] == (
        0,
        0,
        0,
    )
