"""The language changes while the program runs: every text is that of a fresh start in the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from gizmos_desktop.app.advice import Option
from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.engine import Game
from tests.app.fakes import FakeComputer
from tests.languages.conftest import Begin, texts_in
from tests.models.test_review import made_up
from tests.qml.screens.conftest import House, course
from tools.scenes.catalogue import SCENES as EVERY
from tools.scenes.catalogue import show
from tools.scenes.theatre import theatre


def chain(house: House) -> None:
    """In the middle of a chain, with the log open."""
    house.game("person", "computer", "computer", seed=4)
    for _ in range(60):
        if house.model.table.mode == "chain":
            break
        house.decide()
    assert house.model.table.mode == "chain"
    house.keys("L")


def large(house: House) -> None:
    """A card large, from the keyboard. It is closed when the table changes, as it does with the language."""
    if house.model.screen == "start":
        house.game("person", "computer", seed=4)
        house.decide(3)
    house.keys("Down", "Up", "Down")
    house.hands.wait(lambda: any("LargeView" in text for text in texts_in(house.shown.window)), "the large view")


def payment(house: House) -> None:
    position: dict[str, Any] = {
        "seats": [{"active": ["0-01", "1-09", "2-14"], "ring": {"red": 2, "blue": 2}, "archive": ["2-22"]}, {}]
    }
    seats = (Seat("Dana", "person"), Seat("Ada", "computer", "novice"))
    house.model.play(Session(GameSetup(seats, first=0, speed="off"), FakeComputer(), Game.from_position(position, 1)))
    house.model.table.build("2-22")
    house.settle()
    assert house.model.table.mode == "pay"


def research(house: House) -> None:
    house.game("person", "computer", seed=4)
    house.model.session.play("research 2")
    house.settle()
    assert house.model.table.mode == "keep"


def hint(house: House) -> None:
    house.game("person", "computer", seed=4)
    house.model.hint.ask()
    first, second, *_ = house.model.session.legal
    house.adviser.options(
        Option(str(first), 0.5, 20.0, ({"code": "points", "count": 1},)),
        Option(str(second), 0.4, 19.0, ({"code": "outlook"},)),
    )
    house.settle()
    assert house.model.hint.phase == "ready"


def dashboard(house: House) -> None:
    house.game("person", "computer", seed=4)
    house.decide(8)
    house.keys("D")


def handover(house: House) -> None:
    house.game("person", "person", seed=4)
    house.decide(1)
    house.model.session.hurry()
    house.settle()
    assert house.model.table.mode == "handover"


def end(house: House) -> None:
    house.keep("person", "computer", "computer", seed=4)
    house.model.showGames()
    house.settle()
    house.model.games.showResult(house.model.games.rows.get(0)["id"])
    house.settle()


def review(house: House) -> None:
    house.keep("person", "computer", seed=4)
    house.model.showGames()
    house.settle()
    house.model.games.replay(house.model.games.rows.get(0)["id"])
    house.settle()
    house.model.reviewGame()
    house.adviser.reviewed(made_up(course(("person", "computer"), 4, 0)))
    house.settle()


def replay(house: House) -> None:
    house.keep("person", "computer", seed=4)
    house.model.showGames()
    house.settle()
    house.model.games.replay(house.model.games.rows.get(0)["id"])
    house.model.replay.jump(30)
    house.settle()


def notice(house: House) -> None:
    house.keep("person", "computer", seed=4, decisions=3)
    house.model.games.importFrom("file:///nowhere/at.all")
    house.settle()
    assert house.model.notice


def aside(house: House, show: str) -> None:
    house.keep("person", "computer", seed=4)
    house.keep("person", "computer", seed=6, decisions=4)
    getattr(house.model, show)()
    house.settle()


SCENES: dict[str, Callable[[House], None]] = {
    "start": lambda house: aside(house, "showStart"),
    "setup": lambda house: aside(house, "showSetup"),
    "games": lambda house: aside(house, "showGames"),
    "settings": lambda house: aside(house, "showSettings"),
    "statistics": lambda house: aside(house, "showStatistics"),
    "help": lambda house: house.keys("F1"),
    **{
        scene.__name__: scene
        for scene in (chain, large, payment, research, hint, dashboard, handover, end, review, replay, notice)
    },
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_switch_equals_a_fresh_start(scene: str, begin: Begin) -> None:
    with begin("en") as house:
        SCENES[scene](house)
        english = texts_in(house.shown.window)
        for code in ("ja", "fr"):
            house.model.settings.language = code
            house.settle()
        if scene == "large":
            large(house)
        switched = texts_in(house.shown.window)
    with begin("fr") as house:
        SCENES[scene](house)
        fresh = texts_in(house.shown.window)
    assert len(english) > 10
    assert (sorted(set(switched) - set(fresh)), sorted(set(fresh) - set(switched))) == ([], [])
    assert switched == fresh


ANEW = ("large", "large-own", "rules-found")
"""Shown again: what closes when the table changes, as it does with the language, and a search, which looks anew."""


@pytest.mark.slow
def test_every_screen_equals_that_of_a_fresh_start(qapp: QGuiApplication) -> None:
    switched, fresh = {}, {}
    with theatre() as stage:
        for name in EVERY:
            stage.dress(language="en")
            show(stage, name)
            for code in ("ja", "fr"):
                stage.dress(language=code)
            if name in ANEW:
                show(stage, name)
            stage.calm()
            switched[name] = texts_in(stage.shown.window)
    with theatre(language="fr") as stage:
        stage.dress(language="fr")
        for name in EVERY:
            show(stage, name)
            fresh[name] = texts_in(stage.shown.window)
    assert all(len(texts) > 10 for texts in switched.values())
    found = {name: [text for text in switched[name] if text not in fresh[name]] for name in EVERY}
    assert {name: texts for name, texts in found.items() if texts} == {}
    assert [name for name in EVERY if switched[name] != fresh[name]] == []
