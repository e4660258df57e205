"""Hints: for whom, about what, marked, thrown away when they are late. The adviser is a fake."""

from __future__ import annotations

from typing import Any

import pytest

from gizmos_desktop.app.advice import Option
from gizmos_desktop.app.session import Session
from gizmos_desktop.engine import Action, Game
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.models.derive.hint import action_tokens, derive_hints
from gizmos_desktop.models.words import hints as words
from tests.app.fakes import FakeAdviser
from tests.models.scenes import session_at

RED = Option("pick red", 0.616, 31.4, ({"code": "last_sphere", "color": "red"},))


class Scene:
    """The whole model with a fake adviser, on a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.adviser = FakeAdviser()
        self.app: Any = AppModel(adviser=self.adviser)
        self.app.play(session)
        self.hint: Any = self.app.hint

    def legal(self, count: int = 3) -> list[Option]:
        """Options that can be played, from the last legal action on."""
        return [Option(str(action), 0.5, 30.0) for action in self.session.legal[:count]]

    @property
    def marks(self) -> list[tuple[int, str, int]]:
        return [(mark.seat, mark.kind, mark.decision) for mark in self.session.timeline.assists]


@pytest.fixture
def scene(qapp: object) -> Scene:
    return Scene(session_at())


def test_the_best_three_as_rows(scene: Scene) -> None:
    assert (scene.hint.offered, scene.hint.can, scene.hint.phase) == (True, True, "")
    scene.hint.ask()
    assert (scene.hint.phase, scene.hint.text, scene.hint.rows.count) == ("thinking", "Thinking…", 0)
    found = scene.legal()
    scene.adviser.options(*found, done=False)
    assert (scene.hint.phase, scene.hint.rows.count) == ("thinking", 3)
    scene.adviser.options(*found)
    assert scene.hint.phase == "ready"
    row = scene.hint.rows.get(0)
    assert (row["place"], row["winText"], row["points"]) == (1, "50 %", 30)
    assert scene.hint.chosen == row["action"] == found[0].action
    assert scene.hint.target["kind"] == Action.parse(found[0].action).kind


def test_it_is_asked_with_what_the_seat_may_know_and_nothing_else(scene: Scene) -> None:
    scene.hint.ask()
    [(seed, observation)] = scene.adviser.hints
    assert observation == scene.session.game.observe(0)
    assert seed != scene.session.seed
    assert observation == Game.from_observation(observation, 99).observe(0)  # all that is hidden dealt anew


def test_the_game_is_marked_before_anything_is_told(scene: Scene) -> None:
    assert scene.hint.warn.startswith("The game will count as assisted")
    assert not scene.app.table.assisted
    scene.hint.ask()
    assert scene.marks == [(0, "hint", 0)]
    assert scene.app.table.assisted
    assert scene.hint.warn == ""
    scene.hint.close()
    scene.hint.ask()
    assert scene.marks == [(0, "hint", 0)]


def test_the_chosen_one_is_played(scene: Scene) -> None:
    scene.hint.ask()
    found = scene.legal()
    scene.adviser.options(*found)
    scene.hint.choose(found[2].action)
    assert scene.hint.chosen == found[2].action
    scene.hint.choose("pick nonsense")
    assert scene.hint.chosen == found[2].action
    scene.hint.act()
    assert scene.session.history[0].text == found[2].action
    assert (scene.hint.phase, scene.hint.rows.count, scene.hint.target) == ("", 0, {})


def test_the_choice_stays_while_better_ones_are_found(scene: Scene) -> None:
    scene.hint.ask()
    found = scene.legal()
    scene.adviser.options(*found, done=False)
    scene.adviser.options(found[1], found[0], found[2], done=False)
    assert scene.hint.chosen == found[1].action  # nobody has chosen: the best one
    scene.hint.choose(found[0].action)
    scene.adviser.options(found[2], found[1], found[0])
    assert scene.hint.chosen == found[0].action


def test_a_decision_taken_meanwhile_throws_it_away(scene: Scene) -> None:
    scene.hint.ask()
    found = scene.legal()
    scene.session.play(str(scene.session.legal[-1]))
    assert scene.hint.phase == ""
    assert scene.adviser.cancelled == 1
    scene.adviser.options(*found)
    assert (scene.hint.phase, scene.hint.rows.count) == ("", 0)
    scene.adviser.fail("crash")
    assert scene.hint.phase == ""


def test_what_is_not_legal_is_not_shown(scene: Scene) -> None:
    scene.hint.ask()
    scene.adviser.options(Option("research 1", 0.5, 30.0), Option("use 3-36", 0.9, 90.0))
    assert [row.action for row in scene.hint.rows.rows] == ["research 1"]


@pytest.mark.parametrize("code", ["timeout", "crash", "error", "nonsense"])
def test_a_failure_is_one_sentence_and_nothing_is_lost(scene: Scene, code: str) -> None:
    before = scene.session.game.position()
    scene.hint.ask()
    scene.adviser.fail(code)
    assert scene.hint.phase == "failed"
    assert "Nothing is lost" in scene.hint.text
    assert scene.session.game.position() == before
    scene.hint.ask()
    assert scene.hint.phase == "thinking"
    assert len(scene.adviser.hints) == 2


def test_not_on_another_seats_turn(qapp: object) -> None:
    scene = Scene(session_at(kinds="cp"))
    assert (scene.hint.offered, scene.hint.can) == (True, False)
    assert "Ann is to decide" in scene.hint.why
    scene.hint.ask()
    assert scene.adviser.hints == []
    assert scene.marks == []


def test_not_before_the_computer_has_been_handed_over(qapp: object) -> None:
    scene = Scene(session_at(kinds="pp"))
    assert scene.session.state == "handover"
    assert not scene.hint.can
    scene.hint.ask()
    assert scene.adviser.hints == []
    scene.session.accept_handover()
    scene.hint.ask()
    assert [observation["seat"] for _, observation in scene.adviser.hints] == [0]
    scene.adviser.options(*scene.legal())
    while scene.session.state == "person":
        scene.session.play(str(scene.session.legal[-1]))
    assert (scene.session.state, scene.hint.phase, scene.hint.can) == ("handover", "", False)
    assert scene.hint.warn != "" or scene.session.viewer == 0


def test_computers_alone_get_none(qapp: object) -> None:
    assert not Scene(session_at(kinds="cc")).hint.offered


def test_the_setting_switches_them_off(scene: Scene) -> None:
    scene.hint.ask()
    scene.app.settings.setProperty("hints", False)
    assert (scene.hint.offered, scene.hint.can, scene.hint.phase) == (False, False, "")
    assert scene.adviser.cancelled == 1
    scene.hint.ask()
    assert len(scene.adviser.hints) == 1
    scene.app.settings.setProperty("hints", True)
    assert scene.hint.offered


def test_not_in_a_replay_nor_on_another_screen(scene: Scene) -> None:
    scene.session.play(str(scene.session.legal[0]))
    scene.hint.ask()
    scene.app.showSettings()
    assert (scene.hint.phase, scene.hint.offered) == ("", False)
    scene.app.back()
    assert scene.hint.offered
    scene.app.replayGame()
    assert not scene.hint.offered


def test_taking_back_throws_it_away(scene: Scene) -> None:
    scene.session.play(next(str(action) for action in scene.session.legal if action.kind == "file"))
    assert scene.session.game.decision.kind == "trigger"
    scene.hint.ask()
    assert scene.hint.phase == "thinking"
    scene.app.table.undo()
    assert scene.session.history == []
    assert (scene.hint.phase, scene.hint.can, scene.hint.warn) == ("", True, "")


def test_quitting_ends_the_adviser(scene: Scene) -> None:
    scene.app.close()
    assert scene.adviser.closed


def test_every_reason_has_a_sentence() -> None:
    reasons: list[dict[str, Any]] = [
        {"code": "sets_off", "cards": ["0-01", "1-05"]},
        {"code": "engine", "card": "1-05"},
        {"code": "converter", "card": "1-05"},
        {"code": "upgrade", "card": "1-05"},
        {"code": "takes_from", "card": "1-05", "seat": 1},
        {"code": "keeps_card", "card": "1-05"},
        {"code": "last_sphere", "color": "red"},
        {"code": "sphere", "color": "blue"},
        {"code": "research", "level": 2, "count": 3},
        {"code": "nothing_better"},
        {"code": "wins", "count": 3},
        {"code": "wins", "count": 0},
        {"code": "ends_game", "count": 3},
        {"code": "ends_game", "count": -2},
        {"code": "ends_game", "count": 0},
        {"code": "points", "count": 4},
        {"code": "spheres", "count": 2},
        {"code": "can_build_next", "card": "2-05"},
        {"code": "outlook"},
    ]
    found = [words.reason_text([reason], ["Ann", "Ben"]) for reason in reasons]
    assert len(set(found)) == len(found)
    for text in found:
        assert text.endswith(".")
        assert "{" not in text
    assert "Ben" in words.reason_text([reasons[4]], ["Ann", "Ben"])


@pytest.mark.parametrize("reason", [{"code": "new"}, {"code": "points"}, {"code": "takes_from", "seat": 9}, {}])
def test_a_reason_that_is_not_known_says_the_most_general_thing(reason: dict[str, Any]) -> None:
    assert words.reason_text([reason], ["Ann"]) == words.reason_text([], ["Ann"])


def test_every_action_has_words_and_signs() -> None:
    texts = ["pick red", "draw", "file 1-05", "build 1-05 pay red*2 blue", "build 1-05", "research 3", "use 0-01"]
    for text in [*texts, "skip", "end", "pass", "return 1-05"]:
        action = Action.parse(text)
        for said in (words.action_text(action, "action"), words.action_whole(action, "action")):
            assert said
            assert "{" not in said
        assert action_tokens(action)
    assert words.action_whole(Action.parse(texts[3]), "action").endswith("for 2 Heat and 1 Atomic")
    assert words.action_text(Action.parse("skip"), "keep") != words.action_text(Action.parse("skip"), "pick")


def test_a_row_says_it_all_to_assistive_tools() -> None:
    [row] = derive_hints([RED], ["Ann", "Ben"], "action", [])
    assert row.spoken.startswith("1. Pick Heat. Chance to win 62 %, 31 point")
    assert row.spoken.endswith("It is the last Heat in the Energy Row.")
