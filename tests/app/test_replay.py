"""Looking at a game: every moment as it was, nothing decided, nothing hidden betrayed; and playing on from there."""

from __future__ import annotations

from random import Random

import pytest

from gizmos_desktop.app.branch import branch_of
from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.app.session import Session, Timeline
from gizmos_desktop.engine import Game
from gizmos_desktop.records import timeline_of
from tests.app.fakes import FakeComputer
from tests.app.sittings import loaded
from tests.records.games import timeline


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_in_any_order(seats: int) -> None:
    game = timeline(seats, 5)
    replay = ReplaySession(game, 0)
    dice = Random(1)
    heard: list[str] = []
    replay.played.connect(lambda played: heard.append("played"))
    replay.rewound.connect(lambda: heard.append("rewound"))
    replay.changed.connect(lambda: heard.append("changed"))
    for _ in range(60):
        position = dice.choice([replay.position + 1, dice.randrange(replay.count + 1)])
        heard.clear()
        forward, before = position == replay.position + 1, replay.position
        went = replay.go(position)
        assert went == (0 <= position <= replay.count and position != before)
        if went:
            assert heard == ["played" if forward else "rewound", "changed"]
        moment = game.at(replay.position)
        assert (replay.game.position(), replay.game.generator) == (moment.position(), moment.generator)
        assert [each.text for each in replay.history] == [
            step.decision.action for step in game.steps[: replay.position]
        ]


def test_it_decides_nothing() -> None:
    game = timeline(2, 5, 30)
    before = game.game.position()
    replay = ReplaySession(game)
    assert replay.position == 30
    assert (replay.state, replay.legal, replay.can_redo) == ("replay", (), False)
    assert not replay.play(str(game.game.legal_actions()[0]))
    assert not replay.undo()
    assert not replay.redo()
    assert replay.undo_choice("step").to == -1
    for act in (replay.accept_handover, replay.hurry, replay.suspend, replay.resume, replay.close):
        act()
    replay.set_speed("off")
    replay.set_auto_pass(True)
    for position in (-1, 31, 30):
        assert not replay.go(position)
    replay.go(10)
    assert game.game.position() == before
    assert len(game.steps) == 30


def test_it_is_looked_at_from_each_seat() -> None:
    replay = ReplaySession(timeline(3, 5, persons=2), viewer=1)
    assert replay.viewer == 1
    replay.look_from(2)
    assert replay.viewer == 2
    replay.look_from(3)
    assert replay.viewer == 2


@pytest.mark.parametrize(
    ("persons", "over", "viewer", "seen"),
    [
        (1, False, 0, True),  # their own cards
        (1, False, 1, False),  # those of the computer they play against
        (2, False, 0, False),  # who sits here is not known
        (2, True, 0, True),
        (0, True, 1, True),
        (0, False, 0, False),
    ],
)
def test_drawn_cards_are_seen_by_who_may(persons: int, over: bool, viewer: int, seen: bool) -> None:
    game = timeline(2, 5, 10_000 if over else 30, persons=persons)
    assert ReplaySession(game, viewer=viewer).open_hand is seen


# -- playing on


@pytest.mark.parametrize(("choice", "kinds"), [("same", "pcc"), ("persons", "ppp"), ("me", "cpc")])
def test_a_branch_of_a_finished_game_goes_on_as_it_did(choice: str, kinds: str) -> None:
    game = timeline(3, 5)
    replay = ReplaySession(game, 40, viewer=1)
    branch = branch_of(replay, choice)
    assert "".join(each.kind[0] for each in branch.header.seats) == kinds
    assert all(bool(each.level) == (each.kind == "computer") for each in branch.header.seats)
    assert [each.name for each in branch.header.seats] == [each.name for each in game.header.seats]
    assert branch.header.origin is not None
    assert (branch.header.origin.record, branch.header.origin.decision) == (game.header.ident, 40)
    assert branch.header.ident != game.header.ident
    assert (branch.game.position(), branch.game.generator) == (game.at(40).position(), game.at(40).generator)
    for step in game.steps[40:]:
        assert branch.play(step.decision.action).decision.chance == step.decision.chance
    assert timeline_of(branch.record()).over


@pytest.mark.parametrize("chute", [True, False])
def test_a_branch_of_a_game_that_goes_on_betrays_nothing(chute: bool) -> None:
    game = timeline(2, 5, 40, chute=chute)
    moment = game.at(25)
    branches = [branch_of(ReplaySession(game, 25), "same") for _ in range(4)]
    seat = 0  # of the one person
    for branch in branches:
        assert branch.game.observe(seat) == moment.observe(seat)
        assert branch.game.generator != moment.generator
        read = timeline_of(branch.record())
        assert read.game.position() == branch.game.position()
    decks = {str(branch.game.position()["decks"]) for branch in branches}
    assert len(decks) == 4
    assert str(moment.position()["decks"]) not in decks


@pytest.mark.parametrize(("persons", "chute"), [(1, False), (1, True), (2, False), (3, True)])
def test_drawn_cards_are_dealt_anew_unless_the_one_person_holds_them(persons: int, chute: bool) -> None:
    game = timeline(3, 5, 150, persons=persons, chute=chute)
    moments = [n for n, step in enumerate(game.steps) if step.kind in ("keep", "return")]
    assert len({game.steps[n].seat for n in moments}) == 3
    same = []
    for n in moments:
        hand = game.at(n).observe(game.steps[n].seat)["turn"]
        branch = branch_of(ReplaySession(game, n), "persons")
        dealt = branch.game.observe(game.steps[n].seat)["turn"]
        assert {**dealt, "drawn": len(dealt["drawn"])} == {**hand, "drawn": len(hand["drawn"])}
        assert branch.game.decision == game.at(n).decision
        known = persons == 1 and game.steps[n].seat == 0
        assert not known or dealt == hand
        same.append(not known and dealt == hand)
    assert sum(same) <= len(moments) // 4  # by chance two hands can be equal


@pytest.mark.parametrize("over", [True, False])
def test_a_branch_from_every_moment_can_be_saved_and_read(over: bool) -> None:
    game = timeline(2, 8, 10_000 if over else 120, chute=True)
    for position in range(0, len(game.steps) - 1, 3):
        branch = branch_of(ReplaySession(game, position), "same")
        read = timeline_of(branch.record())
        assert read.game.position() == branch.game.position()


def test_there_is_nothing_to_play_on_at_the_end() -> None:
    game = timeline(2, 5)
    replay = ReplaySession(game)
    with pytest.raises(ValueError, match="over"):
        branch_of(replay, "same")
    with pytest.raises(ValueError, match="no way"):
        branch_of(ReplaySession(game, 3), "nobody")


def test_a_branch_in_the_middle_of_a_turn_is_played_on() -> None:
    game = timeline(2, 5)
    middle = next(
        n for n, step in enumerate(game.steps) if step.kind in ("keep", "return", "trigger") and step.seat == 0
    )
    saved: list[bytes] = []

    def keep(timeline: Timeline) -> None:
        from gizmos_desktop.records import encode

        saved.append(encode(timeline.record()))

    branch = branch_of(ReplaySession(game, middle), "same")
    session = Session.of_timeline(branch, "off", FakeComputer(), keep)
    assert session.state == "person"
    assert session.play(str(session.legal[0]))
    assert isinstance(loaded(saved[-1]).game, Game)
    session.close()
