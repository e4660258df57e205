"""Tips of the first games: when they fit, each once, none for computers, none when they are switched off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup
from gizmos_desktop.engine import Game
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.models.words.nudges import nudge_text
from tests.models.kept import program
from tests.models.scenes import SilentComputer, seats

ROW = ["red", "red", "blue", "black", "yellow", "yellow"]
CHAIN = {"seats": [{"active": ["0-01", "1-19"]}, {}], "row": ROW}
FIRST_LEVEL = {"1": ["1-01", "1-02", "1-03", "1-04"]}

SCENES: dict[str, dict[str, Any]] = {
    "converter": {
        "seats": [{"ring": {"blue": 1}, "active": ["0-01", "1-09"]}, {}],
        "display": {"1": ["1-21", "1-22", "1-01", "1-05"]},
    },
    "ring": {"seats": [{"ring": {"red": 4}}, {}]},
    "archive": {"seats": [{"archive": ["3-05"]}, {}]},
    "research": {"seats": [{}, {}], "turn": {"seat": 0, "number": 3, "used": []}},
    "chute": {"seats": [{}, {}], "option": {"chute": True}},
    "last_round": {
        "seats": [{}, {"active": ["0-02", "3-01", "3-02", "3-03", "3-04"]}],
        "first": 1,
        "turn": {"seat": 0, "number": 9, "used": []},
    },
}


@pytest.fixture
def app(qapp: object, tmp_path: Path) -> Any:
    app = program(tmp_path)
    yield app
    app.close()


def lay(app: AppModel, position: dict[str, Any], kinds: str = "pc") -> Session:
    game = Game.from_position({"first": 0, **position}, seed=2)
    session = Session(GameSetup(seats(kinds), speed="off", chute=game.chute), SilentComputer(), game)
    app.play(session)
    if session.state == "handover":
        session.accept_handover()
    return session


@pytest.mark.parametrize("code", SCENES)
def test_a_tip_comes_when_it_fits_and_only_once(code: str, app: AppModel) -> None:
    lay(app, SCENES[code])
    assert app.nudge.code == code
    assert app.nudge.text == nudge_text(code, 3)
    assert app.nudge.target["kind"]
    app.nudge.close()
    assert app.nudge.code == ""
    lay(app, SCENES[code])
    assert app.nudge.code != code


def test_a_chain_has_two_tips_but_not_in_one_turn(app: AppModel) -> None:
    session = lay(app, CHAIN)
    session.play(next(str(action) for action in session.legal if action.kind == "file"))
    assert (app.nudge.code, app.nudge.target) == ("chain", {"kind": "use", "card": "0-01"})
    session.play("use 0-01")
    assert app.nudge.code == ""
    session = lay(app, CHAIN)
    session.play(next(str(action) for action in session.legal if action.kind == "file"))
    assert app.nudge.code == ""
    session.play("use 0-01")
    assert (app.nudge.code, app.nudge.target) == ("end", {"kind": "end"})


def test_a_tip_goes_with_the_decision_and_stays_while_one_looks(app: AppModel) -> None:
    session = lay(app, SCENES["ring"])
    app.table.chooseKind("pick")
    assert app.nudge.code == "ring"
    app.table.cancel()
    assert app.nudge.code == "ring"
    session.play("pick " + session.game.position()["row"][0])  # type: ignore[index]
    assert app.nudge.code == ""


def test_computers_get_none_and_use_none_up(app: AppModel) -> None:
    lay(app, SCENES["ring"], "cc")
    assert app.nudge.code == ""
    assert app.storage.preferences.settings.tips_seen == ()
    lay(app, {**SCENES["ring"], "turn": {"seat": 1, "number": 2, "used": []}}, "pc")
    assert app.nudge.code == ""


def test_off_is_off_and_on_again_begins_anew(app: AppModel) -> None:
    app.settings.tips = False
    lay(app, SCENES["ring"])
    assert (app.nudge.code, app.storage.preferences.settings.tips_seen) == ("", ())
    app.settings.tips = True
    lay(app, SCENES["ring"])
    assert app.nudge.code == "ring"
    app.settings.tips = False
    assert app.nudge.code == ""
    app.settings.tips = True
    lay(app, SCENES["ring"])
    assert app.nudge.code == "ring"


def test_what_was_given_is_remembered(app: AppModel, tmp_path: Path) -> None:
    lay(app, SCENES["archive"])
    app.storage.preferences.flush()
    other = program(tmp_path)
    try:
        lay(other, SCENES["archive"])
        assert other.nudge.code == ""
    finally:
        other.close()


def test_a_tip_says_nothing_that_hidden_things_decide(app: AppModel) -> None:
    """The same open table with other decks and spheres to come: the same tips."""
    found = []
    for seed in range(4):
        game = Game.from_position({"first": 0, **SCENES["converter"], "row": ROW}, seed=9)
        game.redeal(0, seed)
        session = Session(GameSetup(seats("pc"), speed="off"), SilentComputer(), game)
        app.play(session)
        found.append(app.table.everything.nudges)
    assert found[1:] == found[:1] * 3
