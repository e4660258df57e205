"""A card is never blank: not in the first frame after it has come, nor in another theme or size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from gizmos_desktop.app.session import Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.app.table_picture import poser
from tests.models.scenes import SilentComputer
from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tools.robot.hands import box

CARDS = ["2-19", "2-33", "2-12", "2-15"]
MOST = 0.9
"""More of one colour than this on the face of a card: nothing is printed on it. A print has less than 0.75 of it."""


def cards(desk: Desk) -> Iterator[QQuickItem]:
    """The cards that can be seen, in whatever size."""
    left = [desk.shown.window.contentItem()]
    while left:
        item = left.pop()
        if not item.isVisible() or item.opacity() == 0:
            continue
        if item.metaObject().className().startswith(("GizmoCard_", "CardTile_")):
            yield item
        left += item.childItems()


def share(image: QImage, item: QQuickItem, colors: set[str]) -> float:
    """How much of the inside of a card has one of these colours."""
    frame = box(item)
    x, y, w, h = (round(n) for n in (frame.x(), frame.y(), frame.width(), frame.height()))
    part = image.copy(x + w // 12, y + h // 12, w * 10 // 12, h * 10 // 12).convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(part.constBits(), np.uint32).reshape(part.height(), -1)[:, : part.width()] & 0xFFFFFF
    wanted = [QColor(color).rgb() & 0xFFFFFF for color in colors]
    return float(np.isin(pixels, wanted).mean())


PAPER = {"#FBFCFE", "#C2CBDF", "#DFE5F0"}
BACK = {"#3E4A78", "#5B6798"}


def look(desk: Desk) -> int:
    """How many cards can be seen now; none of them is blank."""
    image = desk.shown.window.grabWindow()
    seen = list(cards(desk))
    blank = [item.objectName() for item in seen if share(image, item, PAPER) > MOST]
    assert blank == []
    return len(seen)


def watch(desk: Desk, least: int) -> None:
    """From the very next frame until all has come no card is blank; then every card shows its face."""
    turns: Any = desk.shown.engine.singletonInstance("Gizmos.Ui", "Turns")
    look(desk)
    for _ in range(60):
        if not turns.property("busy"):
            break
        QTest.qWait(1)
        look(desk)
    QTest.qWait(250)  # pictures of another size
    assert look(desk) >= least
    image = desk.shown.window.grabWindow()
    assert [item.objectName() for item in cards(desk) if share(image, item, BACK) > MOST] == []


def four_people(desk: Desk, decisions: int) -> None:
    """A game of four people in which so many decisions were made: cards are filed and built where that is possible."""
    model: Any = desk.shown.model
    seats = tuple(Seat(name, "person") for name in "ABCD")
    session = Session(GameSetup(seats, first=0, seed=7, speed="off"), SilentComputer())
    model.play(session)
    for _ in range(decisions * 3):
        session.accept_handover()
        QTest.qWait(1)
        if len(session.history) >= decisions:
            break
        if session.legal:
            kinds = ("build", "use", "file", "pick")
            session.play(str(min(session.legal, key=lambda a: kinds.index(a.kind) if a.kind in kinds else 9)))
    desk.session = session


def test_after_the_deal(desk: Desk) -> None:
    model: Any = desk.shown.model
    seats = (Seat("A", "person"), Seat("B", "computer", "greedy"))
    model.play(Session(GameSetup(seats, first=0, seed=4, speed="off"), SilentComputer()))
    watch(desk, 9)


def test_research(desk: Desk) -> None:
    desk.lay(positions.keep(CARDS, 2))
    watch(desk, 13)


def test_jumps_of_a_replay(desk: Desk) -> None:
    four_people(desk, 30)
    model: Any = desk.shown.model
    model.replayGame()
    watch(desk, 9)
    for place in (0, 30, 15):
        model.replay.jump(place)
        watch(desk, 9)


def test_theme_and_scale(desk: Desk) -> None:
    four_people(desk, 8)
    model: Any = desk.shown.model
    desk.shown.window.resize(1920, 1080)
    watch(desk, 9)
    for theme in ("light", "dark"):
        model.settings.setProperty("theme", theme)
        watch(desk, 9)
    for scale in (1.5, 1.0):
        model.settings.setProperty("uiScale", scale)
        watch(desk, 9)


def test_machines_are_drawn_ahead(desk: Desk) -> None:
    left = [desk.shown.window.contentItem()]
    while not (ahead := left.pop()).metaObject().className().startswith("Ahead_"):
        left += ahead.childItems()
    desk.hands.wait(lambda: bool(ahead.property("done")), "the machines of all cards")
    assert ahead.property("ready") == 112


def test_a_picture_of_the_table_has_it_all(desk: Desk) -> None:
    four_people(desk, 8)
    model: Any = desk.shown.model
    model.replayGame()
    model.replay.jump(0)
    pose = poser(desk.shown.window)
    pose(True)
    image = desk.shown.window.grabWindow()
    pose(False)
    assert [item.objectName() for item in cards(desk) if share(image, item, PAPER | BACK) > MOST] == []
