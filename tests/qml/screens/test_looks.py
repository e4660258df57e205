"""Nothing is cut, everything has a name and a reason, and nothing moves while nothing happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.screens.conftest import House, below

SCREENS: dict[str, Callable[[House], None]] = {
    "start": lambda house: house.model.showStart(),
    "games": lambda house: house.model.showGames(),
    "statistics": lambda house: house.model.showStatistics(),
    "settings": lambda house: house.model.showSettings(),
    "display": lambda house: (house.model.showSettings(), house.hands.settle(), house.click("settings_tab_display")),
    "trouble": lambda house: (house.model.showSettings(), house.hands.settle(), house.click("settings_tab_trouble")),
    "setup": lambda house: house.model.showSetup(),
    "undo": lambda house: (house.model.continueGame(), house.hands.settle(), house.click("undo_more")),
    "menu": lambda house: (house.model.continueGame(), house.hands.settle(), house.click("menu")),
    "replay": lambda house: (house.model.continueGame(), house.hands.settle(), house.model.replayGame()),
    "branch": lambda house: (
        house.model.continueGame(),
        house.hands.settle(),
        house.model.replayGame(),
        house.hands.settle(),
        house.click("replay_branch"),
    ),
}


def seen(item: QQuickItem) -> list[QQuickItem]:
    """All visible items below one."""
    found = [item]
    for child in item.childItems():
        if child.isVisible():
            found += seen(child)
    return found


@pytest.fixture
def lived_in(house: House) -> House:
    """A house with games of four seats: one finished, one that goes on."""
    house.keep("person", "computer", "computer", "computer")
    house.game("person", "computer", "computer", "computer", seed=5)
    house.decide(6)
    house.model.showStart()
    house.hands.settle()
    return house


def texts(house: House) -> list[QQuickItem]:
    """All texts that are seen."""
    return [item for item in seen(house.shown.window.contentItem()) if item.property("truncated") is not None]


@pytest.mark.parametrize("fonts", ["latin", "japanese"])
def test_nothing_is_cut(lived_in: House, fonts: str) -> None:
    house = lived_in
    house.theme.setProperty("japanese", fonts == "japanese")
    width, height = house.shown.window.width(), house.shown.window.height()
    cut: list[str] = []
    for name, show in SCREENS.items():
        show(house)
        house.hands.settle(0.05)
        for text in texts(house):
            box = text.mapRectToScene(text.boundingRect())
            outside = box.left() < -1 or box.top() < -1 or box.right() > width + 1 or box.bottom() > height + 1
            # Sentences of the log and of the ticker are as long as they are
            if (text.property("truncated") or outside) and text.property("text"):
                cut.append(f"{name}: {text.property('text')}")
        house.model.showStart()
        house.hands.settle()
    house.theme.setProperty("japanese", False)
    assert cut == []


def test_everything_has_a_name_and_a_reason(lived_in: House) -> None:
    house = lived_in
    for show in SCREENS.values():
        show(house)
        house.hands.settle()
        assert house.hands.focused() is not None
        for item in below(house.shown.window.contentItem()):
            if not item.isVisible() or item.property("usable") is None or item.property("interactive") is False:
                continue
            assert item.property("label"), item.objectName()
            resting = item.objectName().startswith(("gizmo_", "row_", "deck_", "display_", "archive_"))
            assert item.property("usable") or item.property("why") or resting, item.objectName()
        house.model.showStart()
        house.hands.settle()


@pytest.mark.parametrize("name", ["start", "games", "statistics", "settings", "undo"])
def test_idle_means_no_frames(lived_in: House, name: str) -> None:
    SCREENS[name](lived_in)
    lived_in.hands.settle(0.8)
    frames: list[int] = []
    lived_in.shown.window.frameSwapped.connect(lambda: frames.append(1))
    QTest.qWait(700)
    assert frames == []
