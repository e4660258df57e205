"""Hints in the window, by mouse and by keyboard; what they say is made up."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from gizmos_desktop.app.advice import Option
from tests.qml.screens.conftest import House, below

SPHERE = {"code": "sphere", "color": "red"}


def advise(house: House, done: bool = True, *kinds: str) -> list[str]:
    """Answers the open request with an action of each of these kinds; what they are."""
    legal = [str(action) for action in house.model.session.legal]
    wanted = kinds or ("file", "pick", "research")
    found = [next(text for text in legal if text.startswith(kind)) for kind in wanted]
    house.adviser.options(*(Option(text, 0.6, 31.0, (SPHERE,)) for text in found), done=done)
    house.hands.settle(0.02)
    return found


def ring(house: House) -> QQuickItem:
    """The mark of what the chosen hint is about."""
    return next(
        item
        for item in below(house.shown.window.contentItem())
        if item.metaObject().className().startswith("HintRing") and item.isVisible()
    )


def ringed(house: House) -> str:
    """The name of what the ring lies on."""
    on: QQuickItem | None = ring(house).parentItem()
    while on is not None and not on.objectName():
        on = on.parentItem()
    return "" if on is None else on.objectName()


def marks(house: House) -> list[Any]:
    return [(mark.seat, mark.kind) for mark in house.model.session.timeline.assists]


def test_by_mouse(house: House) -> None:
    house.game("person", "computer")
    assert not house.sees("hint_close")
    house.click("hint")
    assert house.adviser.hints == []  # it asks first
    house.click("confirm_yes")
    assert marks(house) == [(0, "hint")]
    assert house.sees("assisted")
    assert house.sees("hint_close")
    found = advise(house)
    assert house.sees("hint_2")
    assert ringed(house).startswith("display_")
    house.click("hint_1")
    assert house.model.hint.chosen == found[1]
    place = ringed(house)
    assert house.model.table.row.get(int(place.removeprefix("row_")))["color"] == found[1].split()[1]
    house.click("hint_2")
    assert ringed(house) == "deck_" + found[2].split()[1]
    house.click("hint_go")
    assert house.model.session.history[0].text == found[2]
    assert not house.sees("hint_close")


def test_by_keyboard(house: House) -> None:
    house.game("person", "computer")
    house.keys("h")
    assert house.focus == "confirm_no"
    house.keys("Left")
    assert house.focus == "confirm_yes"
    house.keys("Return")
    house.hands.settle(0.02)
    assert house.focus == "hint_close"
    found = advise(house, False)
    assert house.focus == "hint_0"
    advise(house)
    house.adviser.options(*(Option(text, 0.6, 31.0, (SPHERE,)) for text in (found[1], found[2])), done=False)
    house.hands.settle(0.02)
    assert house.focus == "hint_0"  # though another action is the best now
    advise(house)
    house.keys("Down", "Return")
    assert (house.focus, house.model.hint.chosen) == ("hint_1", found[1])
    house.keys("Down", "Down")
    assert house.focus == "hint_go"
    house.keys("Return")
    assert house.model.session.history[0].text == found[1]
    assert house.focus != ""


def test_escape_stops_it_and_the_second_one_is_not_asked_about(house: House) -> None:
    house.game("person", "computer")
    house.keys("h", "Left", "Return")
    house.keys("Escape")
    assert house.adviser.cancelled == 1
    assert not house.sees("hint_close")
    house.keys("h")
    assert len(house.adviser.hints) == 2
    advise(house)
    house.keys("h")
    assert not house.sees("hint_close")
    assert house.focus != ""


def test_no_is_an_answer(house: House) -> None:
    house.game("person", "computer")
    house.keys("h", "Escape")
    assert (house.adviser.hints, marks(house)) == ([], [])
    house.click("hint")
    house.click("confirm_no")
    assert (house.adviser.hints, marks(house)) == ([], [])


def test_whoever_plays_needs_no_hint_any_more(house: House) -> None:
    house.game("person", "computer")
    house.keys("h", "Left", "Return")
    house.click("row_0")
    if not house.model.session.history:
        house.click("action_pick")
        house.click("row_0")
    assert house.model.session.history
    assert not house.sees("hint_close")
    assert house.adviser.cancelled == 1


def test_a_failure_is_said_and_can_be_asked_again(house: House) -> None:
    house.game("person", "computer")
    house.keys("h", "Left", "Return")
    house.adviser.fail("timeout")
    house.hands.settle(0.02)
    assert house.sees("hint_go")
    house.click("hint_go")
    assert (len(house.adviser.hints), house.model.hint.phase) == (2, "thinking")


def test_drawn_cards_stay_in_sight(house: House) -> None:
    """While cards are kept the panel lies below them, and rings the card."""
    house.game("person", "computer")
    house.model.session.play("research 1")
    house.hands.settle(0.05)
    assert house.model.table.mode == "keep"
    house.keys("h", "Left", "Return")
    advise(house, True, "file", "skip")
    assert ringed(house).startswith("hand_")
    panel = house.item("hint_close").parentItem()
    assert panel is not None
    area = panel.mapRectToScene(QRectF(0, 0, panel.width(), panel.height()))
    card = ring(house).parentItem()
    assert card is not None
    assert not area.contains(card.mapToScene(QPointF(card.width() / 2, card.height() / 2)))
    house.click("hint_1")
    house.click("hint_go")
    assert house.model.session.history[1].text == "skip"


def test_the_hand_over_closes_it(house: House) -> None:
    house.game("person", "person")
    house.model.table.acceptHandover()
    house.hands.settle(0.02)
    house.keys("h", "Left", "Return")
    advise(house)
    house.decide(1)
    while house.model.session.state == "person":
        house.decide(1)
    assert house.model.session.state == "handover"
    assert house.model.hint.phase == ""
    assert not house.sees("hint_close")
    house.keys("h")
    assert len(house.adviser.hints) == 1


def test_the_setting_takes_the_button_away(house: House) -> None:
    house.game("person", "computer")
    assert house.sees("hint")
    house.model.settings.setProperty("hints", False)
    house.hands.settle(0.02)
    assert not house.sees("hint")
    house.keys("h")
    assert house.adviser.hints == []
