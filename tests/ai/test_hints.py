"""Hints: the best actions with chances and reasons, by what the seat may know, streamed and stoppable."""

import pytest

from gizmos_desktop.ai.hints import Option, hints
from gizmos_desktop.ai.reasons import MOST
from gizmos_desktop.ai.search import Limit
from gizmos_desktop.engine import Game
from tests.ai.positions import decisions, last_turn

SHORT = Limit(nodes=300, candidates=3, states=60, last_candidates=4)
CODES = {
    "sets_off", "engine", "converter", "upgrade", "takes_from", "keeps_card", "last_sphere", "sphere", "research",
    "nothing_better", "wins", "ends_game", "points", "spheres", "can_build_next", "outlook",
}  # fmt: skip


def best(game: Game, count: int = 3) -> list[Option]:
    *_, found = hints(game.observe(game.seat), 1, count, SHORT)
    return found


def codes(option: Option) -> dict[str, dict[str, object]]:
    return {reason.code: dict(reason.parameters) for reason in option.reasons}


@pytest.mark.parametrize("seats", [2, 3])
def test_hints_are_legal_different_and_explained(seats: int) -> None:
    asked = 0
    for game in decisions(seats, seed=20 + seats, every=14):
        options = best(game)
        if game.decision.kind == "return":
            assert options == []
            continue
        asked += 1
        legal = [str(action) for action in game.legal_actions()]
        assert {option.action for option in options} <= set(legal)
        whats = [option.action.split(" pay ")[0].split(" via ")[0] for option in options]
        assert len(set(whats)) == len(whats) <= 3
        assert len(whats) == min(3, len({text.split(" pay ")[0].split(" via ")[0] for text in legal}))
        chances = [round(option.win, 2) for option in options]
        assert chances == sorted(chances, reverse=True), "what stands first has the best chance"
        for option in options:
            assert 0.0 <= option.win <= 1.0
            assert option.lead <= option.points <= 150
            assert 1 <= len(option.reasons) <= MOST
            assert {reason.code for reason in option.reasons} <= CODES
            assert set(option.as_dict()) == {"action", "win", "points", "lead", "reasons"}
    assert asked > 5


def test_the_same_hints_whatever_is_hidden() -> None:
    for number, game in enumerate(decisions(2, seed=31, every=20)):
        seen = game.observe(game.seat)
        other = Game.from_observation(seen, seed=500 + number)
        assert best(game) == best(other)


def test_they_stream_and_can_be_stopped() -> None:
    game = Game.new(seats=2, seed=4)
    assert len(list(hints(game.observe(game.seat), 1, 3, SHORT))) > 2
    asked = iter([False, True])
    stopped = list(hints(game.observe(game.seat), 1, 3, SHORT, lambda: next(asked)))
    assert len(stopped) == 1
    assert len(stopped[0]) == 3


def test_no_hint_on_another_seats_turn() -> None:
    game = Game.new(seats=2, seed=4, first=0)
    with pytest.raises(ValueError, match="seat"):
        list(hints(game.observe(1), 1))


def test_a_win_is_named() -> None:
    game = last_turn()
    option = best(game)[0]
    assert (option.action, option.win) == ("build 3-17 pay red*4", 1.0)
    found = codes(option)
    game.play(option.action)
    assert found["wins"] == {"count": game.points(1) - game.points(0)}
    assert game.is_over
    assert option.points == game.points(1)


def test_what_is_taken_from_a_rival_and_what_can_be_built_next() -> None:
    """Seat 1 could pay for 1-02 (one red) at once; a red sphere of the row is the last one and pays for it here."""
    from gizmos_desktop.engine import CARDS

    card = next(c for c in CARDS.values() if c.level == 1 and c.cost_color == "red" and c.cost == 1 and c.points == 1)
    others = [c.id for c in CARDS.values() if c.level == 1 and c.cost_color == "blue"][:3]
    position = {
        "seats": [{"active": ["0-01"]}, {"active": ["0-02"], "ring": {"red": 1}}],
        "first": 0,
        "turn": {"seat": 0, "number": 3},
        "row": ["red", "black", "black", "black", "black", "black"],
        "display": {"1": [card.id, *others], "2": [None] * 3, "3": [None] * 2},
    }
    game = Game.from_position(position, seed=2)
    options = {option.action: codes(option) for option in best(game, count=20)}
    assert options[f"file {card.id}"]["takes_from"] == {"card": card.id, "seat": 1}
    assert options["pick red"]["last_sphere"] == {"color": "red"}
    assert options["pick red"]["can_build_next"] == {"card": card.id}
    assert "last_sphere" not in options["pick black"]
    assert "takes_from" not in options[f"file {others[0]}"]
    assert options[f"file {card.id}"]["sets_off"] == {"cards": ["0-01"]}
