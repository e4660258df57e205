"""Taking back and doing again at the table, by mouse and keys; asked first where the game will count as assisted."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.qml.screens.conftest import House

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


def test_a_step_back_by_mouse_and_again(house: House) -> None:
    house.game("person", "computer")
    before = house.position()
    house.click("row_0")
    house.settle()
    after = house.position()
    assert after != before
    assert not house.sees("assisted")
    house.click("undo")
    assert house.focus == "confirm_no"
    house.keys("Escape")
    assert house.position() == after
    house.click("undo")
    house.click("confirm_yes")
    assert house.position() == before
    assert house.sees("assisted")
    assert house.sees("redo")
    assert house.focus != ""
    house.click("redo")
    assert house.position() == after


def test_by_keys(house: House) -> None:
    house.game("person", "computer", undo="practice")
    house.decide(3)
    places = [house.position()]
    house.ctrl(Qt.Key.Key_Z)
    house.click("confirm_yes")
    places.append(house.position())
    house.ctrl(Qt.Key.Key_Z)  # assisted already: no question
    places.append(house.position())
    assert len({str(place) for place in places}) == 3
    house.ctrl(Qt.Key.Key_Y)
    assert house.position() == places[1]
    house.ctrl(Qt.Key.Key_Z, SHIFT)
    assert house.position() == places[0]
    for keys in ((Qt.Key.Key_Z, ALT), (Qt.Key.Key_Backspace,)):
        house.ctrl(*keys)
        assert house.position() != places[0]
        assert house.model.session.game.decision.kind in ("action", "trigger")
        while house.model.table.canRedo:
            house.ctrl(Qt.Key.Key_Y)
        assert house.position() == places[0]


def test_an_open_payment_is_let_go_of_first(house: House) -> None:
    house.game("person", "computer")
    house.click("action_file")
    assert house.model.table.chosenKind == "file"
    before = house.position()
    house.ctrl(Qt.Key.Key_Z)
    assert house.model.table.chosenKind == ""
    assert house.position() == before


def test_where_it_is_off_the_button_says_why(house: House) -> None:
    house.game("person", "computer", undo="off")
    house.decide()
    before = house.position()
    button = house.item("undo")
    assert button.property("usable") is False
    assert button.property("why")
    house.click("undo")
    house.ctrl(Qt.Key.Key_Z)
    house.ctrl(Qt.Key.Key_Z, ALT)
    assert house.position() == before


def test_what_another_person_has_seen_is_not_taken_back(house: House) -> None:
    house.game("person", "person")
    house.model.table.acceptHandover()
    house.hands.settle()
    house.click("row_0")
    house.settle()
    if house.sees("handover_ready"):
        house.click("handover_ready")
    before = house.position()
    house.ctrl(Qt.Key.Key_Z)
    assert house.position() == before
    assert house.item("undo").property("why")


def test_all_units_in_a_panel(house: House) -> None:
    house.game("person", "computer", undo="practice")
    house.decide(4)
    before = house.position()
    house.click("undo_more")
    assert house.focus == "undo_step"
    house.keys("Escape")
    assert house.focus == "undo_more"
    house.keys("Return", "Down", "Down")
    assert house.focus == "undo_turn"
    house.keys("Return")
    assert house.focus == "confirm_no"
    house.click("confirm_yes")
    assert house.position() != before
    assert house.sees("screen_table")
    house.click("undo_more")
    house.click("undo_redo")
    house.settle()
    assert not house.sees("undo_redo")


def test_while_a_computer_thinks_it_is_stopped(house: House) -> None:
    house.game("person", "computer")
    house.decide(2)
    before = house.position()
    house.model.settings.setProperty("speed", "slow")
    session = house.model.session
    session.play(str(session.legal[0]))
    house.hands.settle()
    if session.state != "computer":
        return
    house.ctrl(Qt.Key.Key_Z)
    if house.sees("confirm_yes"):
        house.click("confirm_yes")
    house.hands.settle(0.1)
    assert house.position() == before
    assert session.state == "person"
