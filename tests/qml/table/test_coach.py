"""The guided first game and the tips in the window: by mouse and by keyboard, in every language, at many sizes."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from gizmos_desktop.app import lesson, paths
from gizmos_desktop.app.language import Language
from gizmos_desktop.app.messages import HARMLESS, Messages
from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tools.robot.game import program
from tools.robot.hands import Hands, box
from tools.robot.learner import Learner

LANGUAGES = Language(paths.translations()).available()
ALL = [lesson.step_of(place).key for place in range(lesson.COUNT)]
WITH_PAYMENT = [*ALL[: ALL.index("archive_build") + 1], "archive_pay", *ALL[ALL.index("archive_build") + 1 :]]


@pytest.fixture
def learner(qapp: QGuiApplication, qtlog: Any) -> Iterator[Learner]:
    """The program at its start screen."""
    with program(Messages()) as shown:
        model: Any = shown.model
        model.storage.preferences.set("speed", "off")
        yield Learner(Hands(shown.window), model, "mouse")
    assert [f"{r.type_name}: {r.message}" for r in qtlog.records if r.message not in HARMLESS] == []


def resume(learner: Learner, key: str) -> None:
    learner.model.storage.preferences.set("lesson", key)
    learner.model.learn()
    learner.hands.wait(lambda: bool(learner.bubble.shown), "the bubble")
    learner.hands.settle(0.1)


@pytest.mark.parametrize(
    "language",
    [pytest.param(code, marks=[] if code in ("en", "ja") else pytest.mark.slow) for code in LANGUAGES],
)
def test_by_mouse_in_every_language(language: str, learner: Learner) -> None:
    learner.model.settings.language = language
    learner.hands.settle(0.2)
    learner.hands.click("start_learn")
    assert learner.play() == WITH_PAYMENT
    learner.hands.click("coach_next")
    assert learner.hands.sees("setup_start")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code in ("en", "ja")])
def test_by_keyboard_alone(language: str, learner: Learner) -> None:
    learner.model.settings.language = language
    learner.way = "keyboard"
    for _ in range(12):
        focus = learner.hands.focused()
        if focus is not None and focus.objectName() == "start_learn":
            break
        learner.hands.key("Tab")
    learner.hands.key("Return")
    assert learner.play() == WITH_PAYMENT
    learner.hands.key("Return")
    assert learner.model.screen == "setup"


@pytest.mark.parametrize(("width", "height"), [(960, 540), (1366, 768), (1920, 1080), (2560, 1080), (900, 1400)])
def test_the_bubble_finds_its_place_at_any_size(width: int, height: int, learner: Learner) -> None:
    learner.hands.window.resize(width, height)
    for key in ("pick", "file_pick", "research", "research_build", "research_rest", "upgrade", "last", "score"):
        resume(learner, key)
        learner.look()


def test_what_points_covers_neither_words_nor_keys(learner: Learner) -> None:
    for key in ("upgrade", "research_build"):
        resume(learner, key)
        assert not learner.hands.sees("guide_line"), "a line through the words of the bar"
        assert learner.hands.sees("guide_tag")
    resume(learner, "late")
    learner.hands.settle(0.6)
    assert learner.hands.find("coach").property("side") != "", "the bubble points at who plays by its own corner"
    assert not learner.hands.sees("guide_line")
    assert not learner.hands.sees("guide_tag")
    resume(learner, "file_draw")
    key_of = learner.hands.find("guide_key")
    assert (key_of.property("text"), key_of.isVisible()) == ("1", True)
    resume(learner, "engine")
    learner.hands.click("display_1_1")
    view, tag = learner.hands.find("large_build"), learner.hands.find("guide_tag")
    assert not box(learner.hands.find("large_file")).intersects(box(tag))
    assert box(tag).center().y() > box(view).bottom()


def test_something_else_is_refused_kindly(learner: Learner) -> None:
    resume(learner, "pick")
    learner.hands.click("row_0")
    assert learner.bubble.refusal != ""
    assert learner.hands.find("coach_text").property("text") == learner.bubble.refusal
    learner.hands.click("action_research")
    learner.hands.click("deck_3")
    assert learner.bubble.key == "pick"
    learner.hands.key("Escape")
    learner.step()
    learner.hands.wait(lambda: learner.bubble.key == "build", "the next step")


def test_the_key_of_the_hint_is_answered_by_the_bubble(learner: Learner) -> None:
    resume(learner, "pick")
    learner.hands.key("h")
    assert learner.hands.find("coach_text").property("text") == learner.bubble.refusal != ""
    assert learner.model.hint.phase == ""
    assert learner.bubble.key == "pick"


def test_back_and_skip_and_leave(learner: Learner) -> None:
    resume(learner, "file_draw")
    learner.hands.click("coach_back")
    assert learner.bubble.key == "file"
    learner.hands.click("coach_skip")
    assert learner.bubble.key == "engine"
    learner.hands.click("coach_close")
    learner.hands.click("confirm_yes")
    assert learner.hands.sees("start_learn")
    assert learner.model.lesson.offer["begun"]
    learner.hands.click("start_learn")
    assert learner.bubble.key == "engine"


def test_assistive_tools_find_title_text_and_task(learner: Learner) -> None:
    QAccessible.setActive(True)
    resume(learner, "build")
    node = QAccessible.queryAccessibleInterface(learner.hands.find("coach"))
    assert node is not None
    assert node.text(QAccessible.Text.Name) == learner.bubble.title
    said = node.text(QAccessible.Text.Description)
    assert learner.bubble.text in said
    assert learner.bubble.task in said
    assert learner.bubble.progress in said


def test_tab_leads_into_the_bubble_and_out_of_it(learner: Learner) -> None:
    resume(learner, "pick")
    way = []
    for _ in range(12):
        learner.hands.key("Tab")
        focus = learner.hands.focused()
        way.append(focus.objectName() if focus else "")
    assert any(name.startswith("coach_") for name in way)
    assert any(name.startswith(("display_", "deck_")) for name in way)


def test_it_rests_while_the_learner_thinks(learner: Learner) -> None:
    resume(learner, "chain_draw")
    frames: list[int] = []
    learner.hands.window.frameSwapped.connect(lambda: frames.append(1))
    for _ in range(12):  # until what moves at the beginning has come to rest, however slow the machine is
        frames.clear()
        QTest.qWait(800)
        if not frames:
            break
    QTest.qWait(800)
    assert frames == []


# -- tips


def lay_with_a_tip(desk: Desk) -> Any:
    """A table at which there is a tip about the ring; the root model."""
    model: Any = desk.shown.model
    model.settings.tips = False
    model.settings.tips = True
    desk.lay(positions.action(ring={"red": 4}, active=["0-01"], archive=[]))
    assert model.nudge.code == "ring"
    assert desk.hands.sees("nudge")
    return model


def test_a_tip_is_shown_and_closed_by_mouse_or_key(desk: Desk) -> None:
    lay_with_a_tip(desk)
    desk.hands.frame()
    assert not box(desk.hands.find("nudge")).intersects(box(desk.hands.find("own_dashboard")))
    desk.click("nudge_close")
    assert not desk.hands.sees("nudge")
    lay_with_a_tip(desk)
    desk.keys("Escape")
    assert not desk.hands.sees("nudge")
    assert desk.mode == "action"


def test_a_tip_keeps_nobody_from_deciding(desk: Desk) -> None:
    lay_with_a_tip(desk)
    desk.click("row_2")
    assert desk.played == ["pick red"]
    assert not desk.hands.sees("nudge")


def test_no_tip_when_they_are_off(desk: Desk) -> None:
    model = lay_with_a_tip(desk)
    model.settings.tips = False
    desk.lay(positions.action(ring={"red": 4}, active=["0-01"], archive=[]))
    assert not desk.hands.sees("nudge")
    model.settings.tips = True


def test_the_ring_lies_around_what_is_meant(learner: Learner) -> None:
    """Around the button of the large view, which comes to rest late, and around who plays, name and all."""

    def ringed() -> Any:
        return box(learner.hands.find("guide_ring"))

    resume(learner, "archive_build")
    card = learner.model.lesson.target["card"]
    learner.hands.click(f"archive_{card}")
    learner.hands.settle(0.8)
    button = box(learner.hands.find("large_build"))
    assert ringed().contains(button)
    assert ringed().height() - button.height() < 0.5 * button.height()
    assert abs(ringed().center().y() - button.center().y()) < 2
