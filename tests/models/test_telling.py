"""What is read out of the moves by itself: every step once, and once after a jump through a replay."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.models.table_control import TableControl
from gizmos_desktop.models.teller import MOST, Teller
from tests.models.scenes import SilentComputer

PERSONS = (Seat("Dana", "person"), Seat("Ada", "person"))


@pytest.fixture
def control(qapp: QGuiApplication) -> TableControl:
    found = TableControl(lambda: None)
    found.attach(Session(GameSetup(PERSONS, first=0, seed=3, speed="off"), SilentComputer()))
    return found


def test_every_step_is_told_once(control: TableControl) -> None:
    session: Any = control._session
    told: list[str] = []
    control.told.connect(told.append)
    if session.state == "handover":
        session.accept_handover()
    card = next(str(action) for action in session.legal if action.kind == "file")
    assert session.play(card)
    before = len(told)
    assert before >= 1
    assert told[0].startswith("Dana")
    control.refresh()
    control.retranslate()
    session.changed.emit()
    assert len(told) == before


def test_a_game_that_is_opened_is_not_told_from_its_beginning(control: TableControl) -> None:
    session: Any = control._session
    if session.state == "handover":
        session.accept_handover()
    session.play(str(next(action for action in session.legal if action.kind == "pick")))
    other = TableControl(lambda: None)
    told: list[str] = []
    other.told.connect(told.append)
    other.attach(session)
    session.changed.emit()
    assert told == []


def test_a_jump_tells_the_last_step_and_the_same_moment_nothing(control: TableControl) -> None:
    session: Any = control._session
    if session.state == "handover":
        session.accept_handover()
    session.play(str(next(action for action in session.legal if action.kind == "pick")))
    steps = control._book.steps
    names = ("Dana", "Ada")
    teller = Teller()
    assert len(teller.latest(steps, names)) == 1
    assert teller.latest(steps, names) == []
    assert teller.news(steps, names) == []
    assert len(Teller().news(steps * 20, names)) == MOST
