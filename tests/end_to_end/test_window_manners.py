"""Manners of the window on every screen: it rests when nothing happens, what is usable has a name, Tab goes round."""

from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.end_to_end.conftest import Stage

SCREENS = ("start", "setup", "table", "handover")


def go(stage: Stage, screen: str) -> None:
    """Brings the program to a screen, as a person would, and lets it come to rest."""
    if screen == "setup":
        stage.hands.click("start_new")
    elif screen == "table":
        robot = stage.game("person", 1, first=0, seed="4")
        stage.hands.wait(lambda: robot.mode() == "action", "the first decision")
    elif screen == "handover":
        robot = stage.game("person", "person", first=0, seed="4")
        stage.hands.wait(lambda: robot.mode() in {"handover", "action"}, "the first decision")
        while robot.mode() != "handover":
            robot.step()
    stage.hands.settle(1.5)


@pytest.mark.parametrize("screen", SCREENS)
def test_idle_means_no_frames(stage: Stage, screen: str) -> None:
    go(stage, screen)
    frames = 0

    def count() -> None:
        nonlocal frames
        frames += 1

    stage.shown.window.frameSwapped.connect(count)
    QTest.qWait(2000)
    assert frames == 0


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_usable_has_a_name_for_assistive_tools(stage: Stage, screen: str) -> None:
    QAccessible.setActive(True)
    go(stage, screen)
    nameless, seen = [], 0

    def look(node: Any) -> None:
        nonlocal seen
        state = node.state()
        if state.invisible:
            return
        if state.focusable and node.role() != QAccessible.Role.Window:
            seen += 1
            if not node.text(QAccessible.Text.Name):
                thing = node.object()
                nameless.append(f"{node.role().name} {thing.objectName() if thing else ''}")
        for place in range(node.childCount()):
            child = node.child(place)
            if child is not None:
                look(child)

    root = QAccessible.queryAccessibleInterface(stage.shown.window)
    assert root is not None
    look(root)
    assert nameless == []
    assert seen >= {"start": 4, "setup": 10, "table": 25, "handover": 1}[screen]


@pytest.mark.parametrize("screen", SCREENS)
def test_tab_goes_round_and_is_never_caught(stage: Stage, screen: str) -> None:
    go(stage, screen)
    way = []
    for _ in range(80):
        stage.hands.key("Tab")
        focus = stage.hands.focused()
        assert focus is not None
        assert focus.isVisible()
        way.append(focus)
    assert way[0] in way[1:], "Tab does not come back"
    assert len(set(way)) >= {"start": 4, "setup": 8, "table": 4, "handover": 1}[screen]


@pytest.mark.parametrize(("width", "height"), [(960, 540), (1280, 720), (1920, 1080), (2560, 1080), (1000, 1300)])
def test_a_game_can_be_played_at_any_size(stage: Stage, width: int, height: int) -> None:
    stage.shown.window.resize(width, height)
    stage.hands.settle(0.2)  # the new size comes by the event loop
    robot = stage.game("person", 0, first=0, seed="9")
    for _ in range(12):
        stage.hands.wait(lambda: robot.mode() not in {"wait", ""} or robot.over(), "a decision of mine")
        robot.step()


def test_leaving_in_the_middle_of_a_computers_turn_is_instant(stage: Stage) -> None:
    robot = stage.game(1, 1, "person", first=0, seed="5", speed="slow")
    stage.hands.wait(lambda: robot.mode() == "wait", "a computer's turn")
    stage.hands.click("menu")
    stage.hands.click("menu_leave")
    stage.hands.click("confirm_yes")
    assert stage.hands.sees("start_new")
    rows = len(stage.model.log.rows.rows)
    stage.hands.settle(1.0)
    assert stage.hands.sees("start_new")
    assert len(stage.model.log.rows.rows) == rows
    again = stage.game("person", 0, first=0, seed="6")
    stage.hands.wait(lambda: again.mode() == "action", "the first decision of the new game")
    assert len(stage.model.log.rows.rows) <= 1


def test_many_clicks_are_one_decision(stage: Stage) -> None:
    robot = stage.game("person", "person", first=0, seed="8")
    stage.hands.wait(lambda: robot.mode() in {"handover", "action"}, "the first decision")
    if robot.mode() == "handover":
        robot.step()
    place = stage.hands.find("row_2").mapToScene(stage.hands.find("row_2").boundingRect().center()).toPoint()
    before = len(stage.model.log.rows.rows)
    for _ in range(12):
        stage.hands.click_at(place)
    stage.hands.settle(0.2)
    assert len(stage.model.log.rows.rows) == before + 1


def test_looking_is_possible_while_a_computer_thinks(stage: Stage) -> None:
    robot = stage.game(1, "person", 1, first=0, seed="5", speed="slow")
    stage.hands.wait(lambda: robot.mode() == "wait", "a computer's turn")
    stage.hands.click("log_open")
    stage.hands.settle(0.4)
    stage.hands.click("log_close")
    stage.hands.settle(0.4)
    name = next(name for name, _ in stage.hands.named("opponent_"))
    stage.hands.click(name)
    assert stage.hands.sees("dashboard_close")
    stage.hands.key("Escape")
    stage.hands.settle(0.3)
    assert not stage.hands.sees("dashboard_close")
