"""What goes while the table is in use takes its bindings along: none reads a thing that is no more."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest

from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.engine import Game
from tests.models.scenes import SilentComputer
from tests.qml.table import positions
from tests.qml.table.conftest import NAMES, Desk


def wiggle(desk: Desk) -> None:
    """Deletes what is to be deleted, step by step, and changes between the steps what all bindings read."""
    theme = desk.shown.engine.singletonInstance("Gizmos.Ui", "Theme")
    assert isinstance(theme, QObject)
    before = theme.property("u"), theme.property("dark")
    for step in range(5):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        theme.setProperty("u", before[0] * (0.99 - 0.001 * step))
        theme.setProperty("dark", step % 2 == 1)
    theme.setProperty("u", before[0])
    theme.setProperty("dark", before[1])


def sit_down(desk: Desk, seats: int) -> Session:
    """A game between persons."""
    game = Game.from_position(positions.action(seats), seed=3)
    session = Session(
        GameSetup(tuple(Seat(name, "person") for name in NAMES[:seats]), first=0, speed="off"), SilentComputer(), game
    )
    model: Any = desk.shown.model
    model.play(session)
    desk.session = session
    desk.hands.settle(0.05)
    return session


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hand_overs_leave_no_binding_behind(desk: Desk, seats: int) -> None:
    """Every warning of Qt fails the test (the fixture)."""
    session = sit_down(desk, seats)
    for _ in range(seats):
        while desk.mode != "handover":
            session.play(str(next(action for action in session.legal if str(action).split()[0] in {"pick", "end"})))
            desk.hands.wait(lambda: bool(session.legal) or desk.mode == "handover", "a decision")
        session.accept_handover()
        wiggle(desk)
        desk.hands.settle(0.02)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_that_go_leave_no_binding_behind(desk: Desk, seats: int) -> None:
    desk.lay(positions.action(seats))
    rows = desk.table.opponents.rows
    desk.table.opponents.update([])
    wiggle(desk)
    desk.table.opponents.update(rows)
    desk.hands.settle(0.02)


def test_a_hand_over_makes_no_panel_anew(desk: Desk) -> None:
    session = sit_down(desk, 3)
    session.accept_handover()
    desk.hands.wait(lambda: desk.hands.sees("opponent_1"), "the table")
    before = [desk.item(f"opponent_{seat}") for seat in (1, 2)]
    session.play("pick red")
    while desk.mode != "handover":
        session.play(str(next(action for action in session.legal if str(action).split()[0] == "end")))
        desk.hands.settle(0.02)
    session.accept_handover()
    desk.hands.wait(lambda: desk.hands.sees("opponent_0"), "the other seats")
    assert [desk.item(f"opponent_{seat}") for seat in (2, 0)] == before


def test_a_card_that_is_shown_large_goes_with_its_table(desk: Desk) -> None:
    desk.lay(positions.action(2))
    desk.item("display_2_1").forceActiveFocus()
    desk.hands.key("Right")
    assert desk.hands.sees("large_rules")
    place = desk.hands.open_place("settings_open")
    model: Any = desk.shown.model
    # Press and release come at once: nothing that was put off until later has its turn between them
    QTest.mouseClick(desk.shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    desk.hands.wait(lambda: desk.hands.sees("screen_settings"), "the settings")
    model.back()
    desk.hands.wait(lambda: desk.hands.sees("screen_table"), "the table")
