"""The review: only of games that are over, with progress, stoppable, kept; the way to the moment and back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gizmos_desktop.app.advice import Judged, Review, TurnEnd, moments_of, review_of, winner_of
from gizmos_desktop.app.reviews import Reviews
from gizmos_desktop.app.session import Session
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.engine import Game
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Options, Places, Player, Timeline
from tests.app.fakes import FakeAdviser
from tests.engine.walks import choose
from tests.models.scenes import SilentComputer


def finished(seed: int = 3, kinds: str = "pc") -> Timeline:
    """A game to its end."""
    players = tuple(
        Player(name, "person") if kind == "p" else Player(name, "computer", "random")
        for name, kind in zip(("Ann", "Ben", "Cat"), kinds, strict=False)
    )
    found = Timeline.start(Game.new(seats=len(kinds), seed=seed, first=0), players, seed, Options(first=0))
    dice = Random(seed)
    while not found.over:
        found.play(str(choose(dice, found.game.legal_actions(), eager=True)))
    return found


def made_up(timeline: Timeline, stopped: bool = False) -> Review:
    """A review of the first turns of a game of two."""
    ends: list[int] = []
    for place, step in enumerate(timeline.steps[1:], 1):
        if step.seat != timeline.steps[place - 1].seat:
            ends.append(place - 1)
    ends = ends[:6]
    decisions = tuple(
        Judged(end, timeline.steps[end].round, timeline.steps[end].seat, 0.5, "pick red", 0.1 * (place % 2))
        for place, end in enumerate(ends)
    )
    turns = tuple(
        TurnEnd(end, timeline.steps[end].seat, (0.5 + 0.05 * place, 0.5 - 0.05 * place), 0.05)
        for place, end in enumerate(ends)
    )
    return Review(decisions, turns, turns[1:4], stopped)


class Scene:
    """The whole model at the end of a game."""

    def __init__(self, timeline: Timeline, storage: Storage | None = None) -> None:
        self.timeline = timeline
        self.adviser = FakeAdviser()
        self.app: Any = AppModel(storage=storage, adviser=self.adviser)
        self.app.play(Session.of_timeline(timeline, "off", SilentComputer()))
        self.app._go("end")
        self.review: Any = self.app.review


@pytest.fixture
def scene(qapp: object) -> Scene:
    return Scene(finished())


def test_the_moments_hold_what_each_seat_could_know() -> None:
    timeline = finished()
    moments = moments_of(timeline)
    kinds = [step.kind for step in timeline.steps]
    assert [each["position"] for each in moments] == [n for n, kind in enumerate(kinds) if kind != "return"]
    for each in moments[::7]:
        step = timeline.steps[int(str(each["position"]))]
        seen: Any = each["observation"]
        assert (seen["seat"], each["action"]) == (step.seat, step.decision.action)
        again = Game.from_observation(seen, 5)
        assert again.observe(step.seat) == seen
        assert step.decision.action in [str(action) for action in again.legal_actions()]
    assert winner_of(timeline) == timeline.game.standings()[0].seat


def test_its_progress_and_its_end(scene: Scene) -> None:
    scene.app.reviewGame()
    assert (scene.app.screen, scene.review.phase) == ("review", "working")
    moments, winner = scene.adviser.reviews[0]
    assert (len(moments), winner) == (scene.review.count, winner_of(scene.timeline))
    scene.adviser.progress(3, len(moments))
    assert scene.review.done == 3
    assert scene.review.text.startswith("3 of ")
    review = made_up(scene.timeline)
    scene.adviser.reviewed(review)
    assert scene.review.phase == "ready"
    curve = scene.review.curve
    assert len(curve) == 7
    assert curve[0]["chances"] == [0.5, 0.5]
    assert curve[2]["chances"] == pytest.approx([0.55, 0.45])
    assert curve[2]["position"] == review.turns[1].position + 1
    assert "Ann 55 %" in curve[2]["text"]
    assert [row.number for row in scene.review.turning.rows] == [1, 2, 3]
    assert [row.at for row in scene.review.turning.rows] == [2, 3, 4]


def test_what_each_decision_of_a_seat_gave_away(scene: Scene) -> None:
    scene.app.reviewGame()
    review = made_up(scene.timeline)
    scene.adviser.reviewed(review)
    for seat in (0, 1):
        scene.review.showSeat(seat)
        rows = scene.review.losses.rows
        assert [row.position for row in rows] == [each.position for each in review.decisions if each.seat == seat]
        for row in rows:
            lost = next(each.loss for each in review.decisions if each.position == row.position)
            assert (row.loss_text, bool(row.better)) == (("\u221210 %", True) if lost else ("best", False))
            assert row.spoken.startswith(f"Round {row.round}.")
    assert "decision" in scene.review.summary


def test_stopped_it_shows_what_was_found_and_is_not_kept(scene: Scene) -> None:
    scene.app.reviewGame()
    scene.review.stop()
    assert scene.adviser.finished == 1
    scene.adviser.reviewed(made_up(scene.timeline, stopped=True))
    assert scene.review.phase == "ready"
    assert scene.review.text.startswith("Stopped")
    scene.review.start()
    assert len(scene.adviser.reviews) == 2


def test_left_while_it_is_made_it_is_given_up(scene: Scene) -> None:
    scene.app.reviewGame()
    scene.review.leave()
    assert scene.app.screen == "end"
    assert scene.adviser.cancelled == 1
    scene.adviser.reviewed(made_up(scene.timeline))
    assert (scene.review.phase, scene.review.curve) == ("", [])
    scene.app.reviewGame()
    assert (scene.review.phase, len(scene.adviser.reviews)) == ("working", 2)


def test_a_failure_is_a_sentence_and_can_be_tried_again(scene: Scene) -> None:
    scene.app.reviewGame()
    scene.adviser.fail("crash")
    assert scene.review.phase == "failed"
    assert "try it again" in scene.review.text
    scene.review.start()
    assert scene.review.phase == "working"


def test_begun_again_its_progress_begins_again(scene: Scene) -> None:
    scene.app.reviewGame()
    scene.adviser.progress(5, 40)
    scene.adviser.fail("crash")
    shown: list[int] = []
    scene.review.doneChanged.connect(lambda: shown.append(scene.review.done))
    scene.review.start()
    assert shown == [0]
    scene.adviser.progress(1, 40)
    assert shown == [0, 1]


@pytest.mark.parametrize(
    "review",
    [
        Review((Judged(99_999, 1, 0, 0.5, "pick red", 0.0),), (), ()),
        Review((Judged(1, 1, 3, 0.5, "pick red", 0.0),), (), ()),
        Review((), (TurnEnd(1, 0, (1.0,), 0.0),), ()),
        Review((), (), (TurnEnd(1, 0, (0.5, 0.5), 0.0),)),
    ],
)
def test_a_review_of_another_game_is_a_failure(scene: Scene, review: Review) -> None:
    scene.app.reviewGame()
    scene.adviser.reviewed(review)
    assert (scene.review.phase, scene.review.curve) == ("failed", [])


def test_it_is_made_once(qapp: object, tmp_path: Path) -> None:
    timeline = finished()
    storage = Storage(Places.under(tmp_path))
    scene = Scene(timeline, storage)
    scene.app.reviewGame()
    scene.adviser.reviewed(made_up(timeline))
    scene.review.leave()
    scene.app.reviewGame()
    assert (scene.review.phase, len(scene.adviser.reviews)) == ("ready", 1)
    assert Reviews(tmp_path / "cache" / "reviews").find(timeline) == made_up(timeline)
    [file] = (tmp_path / "cache" / "reviews").iterdir()
    file.write_text('{"review": {"decisions": [1]', encoding="utf-8")
    assert Reviews(tmp_path / "cache" / "reviews").find(timeline) is None
    scene.app.close()


def test_a_game_that_goes_on_has_none(qapp: object) -> None:
    timeline = finished()
    timeline.undo(20)
    scene = Scene(timeline)
    scene.app._go("table")
    scene.app.reviewGame()
    assert scene.app.screen == "table"
    assert scene.adviser.reviews == []


def test_from_the_review_to_the_moment_and_back(scene: Scene) -> None:
    scene.app.reviewGame()
    scene.adviser.reviewed(made_up(scene.timeline))
    position = scene.review.turning.rows[1].position
    scene.review.jump(position)
    assert (scene.app.screen, scene.app.replay.position, scene.app.replay.active) == ("table", position, True)
    scene.app.replay.leave()
    assert (scene.app.screen, scene.app.replay.active) == ("review", False)
    scene.review.jump(position)
    scene.app.reviewGame()
    assert (scene.app.screen, scene.app.replay.active) == ("review", False)
    scene.review.leave()
    assert scene.app.screen == "end"


def test_from_the_replay_to_the_review_and_back(scene: Scene) -> None:
    scene.app.replayGame()
    scene.app.reviewGame()
    assert scene.app.screen == "review"
    scene.adviser.reviewed(made_up(scene.timeline))
    scene.review.jump(4)
    assert (scene.app.screen, scene.app.replay.position) == ("table", 4)
    scene.app.reviewGame()
    scene.review.leave()
    assert (scene.app.screen, scene.app.replay.active) == ("table", True)
    scene.app.replay.leave()
    assert scene.app.screen == "end"


def test_played_on_from_the_moment(scene: Scene) -> None:
    scene.app.reviewGame()
    scene.adviser.reviewed(made_up(scene.timeline))
    scene.review.jump(4)
    scene.app.replay.branch("same")
    assert (scene.app.screen, scene.app.replay.active) == ("table", False)
    assert scene.app.session.timeline.header.origin.decision == 4
    scene.app.close()


def test_what_the_worker_says_is_read_with_care() -> None:
    whole: Any = {"review": {"decisions": [], "turns": [], "turning_points": []}}
    assert review_of(whole) == Review((), (), ())
    bad: Any
    for bad in (
        {},
        {"review": []},
        {"review": {**whole["review"], "turns": [{"position": -1, "seat": 0, "chances": [], "change": 0}]}},
        {"review": {**whole["review"], "turns": [{"position": 1, "seat": 0, "chances": [2.0], "change": 0}]}},
        {"review": {**whole["review"], "turns": [{"position": 1, "seat": True, "chances": [0.5], "change": 0}]}},
        {"review": {**whole["review"], "turns": [{"position": 1, "seat": 0, "chances": [float("nan")], "change": 0}]}},
    ):
        with pytest.raises((ValueError, KeyError, TypeError)):
            review_of(bad)
