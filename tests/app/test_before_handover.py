"""What was done last can be read before the table is covered for the next person."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gizmos_desktop.app.session import Session
from tests.app.test_session import ADA, BO, R2, Room, room

__all__ = ["room"]  # the fixture


def play_a_turn(session: Session) -> None:
    """The person at the computer picks, and ends the turn."""
    seat = session.viewer
    assert session.play(next(str(a) for a in session.legal if a.kind == "pick"))
    while session.state == "person" and session.seat_due == seat:
        assert session.play("end")


def test_what_was_done_last_can_be_read_before_the_table_is_covered(room: Room, qtbot: QtBot) -> None:
    session, _ = room.open(ADA, BO, speed="fast")
    assert session.state == "handover"  # nothing has been done yet
    session.accept_handover()
    play_a_turn(session)
    assert (session.state, session.seat_due, session.viewer, session.legal) == ("rest", 1, 0, ())
    session.accept_handover()
    assert not session.play(str(session.game.legal_actions()[0]))
    assert session.state == "rest"
    with qtbot.waitSignal(session.changed, timeout=5000):
        pass
    assert session.state == "handover"


def test_the_pause_before_a_handover_can_be_skipped_and_waits_while_the_game_is_out_of_sight(
    room: Room, qtbot: QtBot
) -> None:
    session, _ = room.open(ADA, R2, BO, speed="slow")
    session.accept_handover()
    play_a_turn(session)
    session.set_speed("fast")
    qtbot.waitUntil(lambda: session.state == "rest", timeout=5000)  # after the computer's turn too
    session.set_speed("slow")
    session.suspend()
    qtbot.wait(30)
    session.hurry()
    qtbot.wait(30)
    assert session.state == "rest"
    session.resume()
    session.hurry()
    qtbot.waitUntil(lambda: session.state == "handover", timeout=1000)
    session.accept_handover()
    play_a_turn(session)
    session.close()
    assert session.state != "handover"
