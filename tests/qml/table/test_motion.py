"""What moves: the models are the truth at once, what is on its way is seen later, and all ends well."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.table import positions
from tests.qml.table.conftest import Desk
from tools.robot.hands import box


def on_the_way(desk: Desk) -> dict[str, int]:
    """What has not arrived, by key."""
    way: Any = desk.shown.engine.singletonInstance("Gizmos.Ui", "OnTheWay")
    keys = way.property("keys")
    return dict(keys.toVariant() if isinstance(keys, QJSValue) else keys)


def all_below(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from all_below(child)


def shown_cards(desk: Desk) -> list[float]:
    """How much is seen of each place of the display that has a card."""
    return [
        child.opacity()
        for place in all_below(desk.shown.window.contentItem())
        if place.property("faced") is not None and place.property("cardId")
        for child in place.childItems()
        if child.childItems() and child.childItems()[0].property("cardId")
    ]


def rest(desk: Desk) -> None:
    """Until all has arrived."""
    layer = desk.item("flights")
    desk.hands.wait(lambda: not layer.childItems() and not on_the_way(desk), "what flies")


class Heard(QObject):
    """A sound box that notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.followed: list[tuple[list[str], float]] = []
        self.skipped = 0
        self.volumes: list[tuple[int, int, bool]] = []

    def play(self, name: str) -> None:
        self.names.append(name)

    def follow(self, moves: list[dict[str, Any]], pace: float) -> None:
        self.followed.append(([move["what"] for move in moves], pace))

    def skip(self) -> None:
        self.skipped += 1

    def set_volumes(self, game: int, interface: int, mute: bool) -> None:
        self.volumes.append((game, interface, mute))


@pytest.fixture
def heard(desk: Desk) -> Iterator[Heard]:
    model: Any = desk.shown.model
    box = Heard()
    model.sound.use(box)
    yield box
    model.sound._box = None
    model.settings.reset()


def test_a_picked_sphere_is_in_the_ring_at_once_and_seen_when_it_arrives(desk: Desk) -> None:
    desk.lay(positions.action(), speed="slow")
    before = len(desk.table.own.ring)
    desk.click("row_1")
    assert len(desk.table.own.ring) == before + 1
    assert on_the_way(desk) == {"ring 0 yellow": 1}
    ring: Any = desk.item("ring")
    assert len(ring.property("coming").toVariant()) == 1
    rest(desk)
    assert ring.property("coming").toVariant() == []


def test_the_row_closes_up_and_is_filled_and_everything_can_be_pressed_meanwhile(desk: Desk) -> None:
    desk.lay(positions.pick_two(), speed="slow")
    place = desk.centre("row_4")
    desk.click("row_0")
    last: Any = desk.item("row_5")
    third: Any = desk.item("row_2")
    assert last.property("rolled") < 1
    assert 0 < third.property("slid") <= 49
    assert desk.centre("row_4") == place  # what is pressed stays where it belongs
    desk.click("row_4")
    assert len(desk.played) == 2
    rest(desk)
    desk.hands.wait(lambda: last.property("rolled") == 1 and third.property("slid") == 0, "the row")


def test_what_is_paid_comes_into_the_glass_when_it_has_arrived(desk: Desk) -> None:
    desk.lay(positions.action(), speed="slow")
    assert desk.session is not None
    glass = sum(desk.table.glass.values())
    assert desk.session.play("build 2-01 pay yellow blue via 1-11 2-10 2-13")
    dispenser: Any = desk.item("row_0").parentItem()
    assert sum(desk.table.glass.values()) == glass + 2
    assert len(dispenser.property("heap")) == glass
    assert set(on_the_way(desk)) >= {"glass yellow", "glass blue", "card 2-01"}
    rest(desk)
    assert len(dispenser.property("heap")) == glass + 2
    plate = desk.item("gizmo_2-01")
    desk.hands.wait(lambda: plate.opacity() == 1, "the plate")


def test_converters_light_up_when_what_they_change_comes_by(desk: Desk) -> None:
    desk.lay(positions.action(), speed="slow")
    assert desk.session is not None
    assert desk.session.play("build 2-01 pay yellow blue via 1-11 2-10 2-13")
    layer = desk.item("flights")
    plates = {name: desk.item("gizmo_" + name) for name in ("1-11", "2-10", "2-13")}
    seen: set[str] = set()

    def lit() -> bool:
        for glow in layer.childItems():
            if glow.objectName() == "glow":
                middle = glow.mapToScene(QPointF(glow.width() / 2, glow.height() / 2))
                seen.update(name for name, plate in plates.items() if box(plate).contains(middle))
        return len(seen) == 3

    desk.hands.wait(lit, "the converters to light up")
    rest(desk)


def test_points_are_counted_when_they_have_arrived(desk: Desk) -> None:
    desk.lay(positions.chain(), speed="slow")
    assert desk.session is not None
    score = desk.table.own.score
    assert desk.session.play("use 3-25")
    assert desk.table.own.score == score + 2
    assert on_the_way(desk) == {"points 0": 1}
    rest(desk)


def test_drawn_cards_turn_over_and_go_without_a_complaint(desk: Desk) -> None:
    desk.lay(positions.action(), speed="slow")
    desk.click("deck_1")
    desk.hands.wait(lambda: desk.table.mode == "keep", "the drawn cards")
    name = next(name for name in desk.hands.visible() if name.startswith("hand_file_"))
    desk.click(name)
    desk.hands.wait(lambda: desk.table.mode != "keep", "the card to be filed")
    rest(desk)


@pytest.mark.parametrize("way", ["key", "press", "size", "screen"])
def test_whatever_happens_ends_it_and_nothing_stays_hidden(desk: Desk, way: str) -> None:
    desk.lay(positions.action(), speed="slow")
    assert desk.session is not None
    assert desk.session.play("build 2-01 pay yellow blue via 1-11 2-10 2-13")
    QTest.qWait(60)
    assert on_the_way(desk)
    model: Any = desk.shown.model
    if way == "key":
        desk.keys("Down")
    elif way == "press":
        QTest.mouseClick(desk.shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(640, 4))
    elif way == "size":
        desk.shown.window.resize(1000, 700)
    else:
        model.showSettings()
    desk.hands.settle(0.3)
    assert on_the_way(desk) == {}
    if way == "screen":
        model.back()
        desk.hands.settle(0.3)
    assert shown_cards(desk)
    desk.hands.wait(lambda: set(shown_cards(desk)) == {1.0}, "the cards")
    assert desk.item("gizmo_2-01").opacity() == 1


def test_with_reduced_motion_nothing_travels_and_what_is_new_fades_in(desk: Desk, heard: Heard) -> None:
    model: Any = desk.shown.model
    model.settings.reducedMotion = "on"
    desk.lay(positions.action(), speed="normal")
    desk.click("display_1_0")
    desk.click("large_file")
    assert desk.played == ["file 1-19"]
    assert desk.item("flights").childItems() == []
    assert on_the_way(desk) == {}
    filed = desk.item("archive_1-19")
    desk.hands.wait(lambda: filed.opacity() == 1, "the card")
    assert heard.followed[-1][1] == 0


def test_undo_brings_everything_back_to_sight(desk: Desk, heard: Heard) -> None:
    desk.lay(positions.chain(), speed="slow")
    desk.click("gizmo_3-25")
    assert desk.played == ["use 3-25"]
    desk.click("undo")
    assert desk.played == []
    desk.hands.settle(0.2)
    assert on_the_way(desk) == {}
    assert "undo" in heard.names


def test_sounds_follow_what_is_shown_and_end_with_it(desk: Desk, heard: Heard) -> None:
    desk.lay(positions.action(), speed="slow")
    desk.click("row_1")
    assert heard.followed == [(["sphere", "sphere", "trigger", "trigger"], 1.6)]
    assert "button" not in heard.names  # the sphere itself is heard
    skipped = heard.skipped
    desk.keys("Down")
    assert heard.skipped > skipped


def test_buttons_are_heard_and_what_cannot_be_used_says_so(desk: Desk, heard: Heard) -> None:
    desk.lay(positions.action(), speed="off")
    desk.click("action_file")
    assert heard.names == ["button"]
    desk.click("row_0")  # File is chosen
    assert heard.names == ["button", "no"]


def test_a_key_turns_the_sound_off_and_on(desk: Desk, heard: Heard) -> None:
    desk.lay(positions.action(), speed="off")
    model: Any = desk.shown.model
    window = desk.shown.window
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert model.settings.mute
    assert "off" in model.notice
    assert heard.volumes[-1][2]
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not model.settings.mute
    model.dismissNotice()


def test_a_whole_turn_of_computers_at_speed_leaves_nothing_behind(desk: Desk) -> None:
    desk.lay(positions.action(), speed="fast")
    assert desk.session is not None
    for _ in range(30):
        if desk.session.state != "person":
            break
        desk.session.play(str(desk.session.legal[0]))
        QTest.qWait(15)
    rest(desk)
    desk.hands.wait(lambda: set(shown_cards(desk)) == {1.0}, "the cards")
