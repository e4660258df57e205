"""What the components show of their data: strips, plates, columns, ring, dispenser."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QMetaObject, QPointF, Qt
from PySide6.QtQuick import QQuickItem

from gizmos_desktop.engine import CARDS
from tests.qml.ui.stage import Stage

IDS = sorted(CARDS)


def every(opened: str) -> str:
    """QML: a component (its text up to where its `card` may follow) for every card."""
    return f"""
Item {{
    Repeater {{
        model: {IDS}
        {opened}
            required property string modelData
            card: CardBook.card(modelData)
        }}
    }}
}}
"""


def below(item: QQuickItem, kind: str) -> list[QQuickItem]:
    """All visible items of a QML type below an item."""
    found = []
    for child in item.childItems():
        if child.isVisible():
            if child.metaObject().className().split("_QML")[0] == kind:
                found.append(child)
            found += below(child, kind)
    return found


def strips(item: QQuickItem) -> list[QQuickItem]:
    """The strips with something in them."""
    return [strip for kind in ("Strip", "MiniStrip") for strip in below(item, kind) if strip.property("natural") > 0]


def sign_size(strip: QQuickItem) -> float:
    """How large a sign of the strip is drawn, in design pixels at u = 1."""
    return float(strip.property("size")) * float(strip.property("fit"))


def test_strips_of_all_cards_are_large(stage: Stage) -> None:
    """On the table a sign of a card is 17 px or more (STYLE.md, Card)."""
    top = stage.show(every("GizmoCard {"))
    found = strips(top)
    assert len(found) == 112
    assert min(map(sign_size, found)) >= 17


@pytest.mark.parametrize("form", ["MiniPlate {", "MiniPlate { h: 19;", "MiniCard {"])
def test_signs_of_minis_stay_13_pixels(stage: Stage, form: str) -> None:
    top = stage.show(every(form))
    small = [(sign_size(strip), strip.property("full")) for strip in strips(top) if sign_size(strip) < 13]
    assert small == []


@pytest.mark.parametrize(
    "form", ["h: 42", "h: 33", "h: 26", "h: 22", "h: 33; half: true", "h: 27; half: true", "h: 66; w: 172"]
)
def test_signs_of_plates_stay_13_pixels(stage: Stage, form: str) -> None:
    """Every card in every size of plate that its column can come to."""
    top = stage.show(every(f"Plate {{ {form};"))
    small = [
        (card, sign_size(strip))
        for card, plate in zip(IDS, below(top, "Plate"), strict=True)
        for strip in strips(plate)
    ]
    assert [entry for entry in small if entry[1] < 12.99] == []


COLUMNS = """
Item {
    Columns {
        id: columns
        objectName: "columns"
        property list<string> used
        book: CardBook
        ch: %s
        big: %s
        onActivated: id => used = used.concat([id])
        columns: [{ "kind": "build", "name": "Build", "cards": rows }]
    }
    ListModel {
        id: rows
        objectName: "rows"
        dynamicRoles: true
    }
    function fill(ids: list<string>) {
        rows.clear();
        for (const id of ids)
            rows.append({ "card": id, "mark": "armed", "hotkey": "1", "why": "", "short": "", "fresh": false });
    }
}
"""


@pytest.mark.parametrize(("height", "big"), [(176, False), (176, True), (480, True)])
def test_plates_of_a_column_fit_and_do_not_overlap(stage: Stage, height: int, big: bool) -> None:
    top = stage.show(COLUMNS % (height, str(big).lower()))
    for count in range(17):
        stage.call(top, "fill", IDS[20 : 20 + count])
        plates = below(top, "Plate")
        assert len(plates) == count
        boxes = [plate.mapRectToScene(plate.boundingRect()) for plate in plates]
        assert all(box.bottom() <= height for box in boxes)
        assert all(box.height() >= (20 if count <= 12 else 16) for box in boxes)
        for one, other in combinations(boxes, 2):
            assert not one.adjusted(0, 0, -0.5, -0.5).intersects(other.adjusted(0, 0, -0.5, -0.5))


@pytest.mark.parametrize(
    ("mark", "key", "sign"),
    [("armed", "", "play"), ("converting", "", "converter"), ("waiting", "", "pause"), ("used", "", "check")],
)
def test_a_badge_says_how_a_gizmo_stands(stage: Stage, mark: str, key: str, sign: str) -> None:
    """Ready without a key (a replay, the order of the rest) is not "at work in a payment"."""
    top = stage.show(f'Item {{ Plate {{ card: CardBook.card("2-14"); mark: "{mark}"; key: "{key}" }} }}')
    (badge,) = [badge for badge in below(top, "Badge") if badge.isVisible()]
    assert (badge.property("text"), badge.property("icon")) == ("", sign)


def test_the_count_of_what_a_sphere_sets_off_is_no_key(stage: Stage) -> None:
    top = stage.show("Item { Sphere { triggers: 1 } Sphere { x: 60; triggers: 3 } }")
    said = [
        [text.property("text") for text in below(sphere, "Txt") if text.isVisible()] for sphere in below(top, "Sphere")
    ]
    assert said == [[], ["×3"]]


CROWDED = """
Item {
    Columns {
        objectName: "columns"
        book: CardBook
        columns: [many, few, few, none, none].map(cards => ({ "kind": "build", "name": "Build", "cards": cards }))
    }
    ListModel { id: many; dynamicRoles: true }
    ListModel { id: few; dynamicRoles: true }
    ListModel { id: none }
    function fill(ids: list<string>, others: list<string>) {
        for (const [rows, cards] of [[many, ids], [few, others]]) {
            rows.clear();
            for (const id of cards)
                rows.append({ "card": id, "mark": "", "hotkey": "", "why": "", "short": "", "fresh": false });
        }
    }
}
"""


@pytest.mark.parametrize("count", [11, 13, 16, 18])
def test_a_crowded_column_borrows_room_and_its_signs_stay_readable(stage: Stage, count: int) -> None:
    top = stage.show(CROWDED)
    stage.call(top, "fill", IDS[20 : 20 + count], ["1-19", "1-33"])
    columns = stage.find("columns")
    boxes = [plate.mapRectToScene(plate.boundingRect()) for plate in below(top, "Plate")[:count]]
    assert all(box.bottom() <= columns.height() and box.height() >= 22 and box.width() >= 90 for box in boxes)
    assert columns.width() == 5 * 154 + 4 * 6
    assert [sign_size(strip) for strip in strips(top) if sign_size(strip) < 12.99] == []
    points = [stage.call(columns, "middle", place).x() for place in range(5)]
    assert points == sorted(points)


def test_columns_say_which_gizmo_is_used(stage: Stage) -> None:
    top = stage.show(COLUMNS % (176, "false"))
    stage.call(top, "fill", ["2-14", "1-30"])
    stage.click(stage.find("gizmo_1-30"))
    columns = stage.find("columns")
    assert list(columns.property("used")) == ["1-30"]
    assert columns.property("focusedCard") == "1-30"


def test_wells_of_the_ring_lie_in_it_and_apart(stage: Stage) -> None:
    ring = stage.show("Item { Ring { } }").childItems()[0]
    middle = QPointF(ring.width() / 2, ring.height() / 2)
    for limit in range(1, 30):
        ring.setProperty("limit", limit)
        places = [stage.call(ring, "place", i) for i in range(limit)]
        well = ring.property("well")
        far = [(p.x() ** 2 + p.y() ** 2) ** 0.5 for p in (place - middle for place in places)]
        assert max(far) + well / 2 <= ring.width() / 2
        assert min(far) - well / 2 >= ring.property("hub") / 2 - 5
        for a, b in combinations(places, 2):
            gap = ((a.x() - b.x()) ** 2 + (a.y() - b.y()) ** 2) ** 0.5
            assert gap >= well * 0.62, f"limit {limit}: {gap} of {well}"


DISPENSER = """
Item {
    Dispenser {
        objectName: "it"
        property list<int> picks
        glass: ({ red: 5, yellow: 6, blue: 7, black: 8 })
        onActivated: place => picks = picks.concat([place])
        row: ListModel {
            ListElement { color: "red"; canPick: true; triggers: 0; why: "" }
            ListElement { color: "black"; canPick: false; triggers: 0; why: "Your ring is full." }
            ListElement { color: "blue"; canPick: true; triggers: 1; why: "" }
        }
    }
    function now(red: int, yellow: int, blue: int, black: int) {
        const it = children[0];
        it.glass = { red: red, yellow: yellow, blue: blue, black: black };
    }
}
"""


def heap(stage: Stage) -> list[str]:
    """The colours in the glass by place."""
    return [str(colour) for colour in stage.find("it").property("heap")]


def test_the_glass_shows_what_is_in_it(stage: Stage) -> None:
    top = stage.show(DISPENSER, 324, 412)
    shown = heap(stage)
    assert {colour: shown.count(colour) for colour in set(shown)} == {"red": 5, "yellow": 6, "blue": 7, "black": 8}
    assert shown != sorted(shown), "mixed"
    for numbers in ((4, 6, 7, 8), (4, 6, 9, 8), (0, 0, 0, 1), (13, 13, 10, 10)):
        stage.call(top, "now", *numbers)
        now = heap(stage)
        assert tuple(now.count(colour) for colour in ("red", "yellow", "blue", "black")) == numbers


def test_a_draw_moves_at_most_one_other_sphere(stage: Stage) -> None:
    top = stage.show(DISPENSER, 324, 412)
    before = heap(stage)
    stage.call(top, "now", 4, 6, 7, 8)
    after = heap(stage)
    assert len(after) == len(before) - 1
    assert sum(a != b for a, b in zip(before, after, strict=False)) <= 1


def test_spheres_of_the_row_are_picked(stage: Stage) -> None:
    stage.show(DISPENSER, 324, 412)
    item = stage.find("it")
    for place in (0, 1, 2):
        stage.click(stage.find(f"row_{place}"))
    stage.call(stage.find("row_0"), "take")
    stage.key(Qt.Key.Key_Return)
    assert list(item.property("picks")) == [0, 2, 0]
    assert item.property("focusedPlace") == 0
    at = stage.call(item, "rowPlace", 2)
    sphere = stage.find("row_2")
    assert abs(sphere.x() + sphere.width() / 2 - at.x()) <= 1


BOOK = """
Item {
    QtObject {
        id: book
        property int revision: 0
        function card(id: string): var {
            return { id: id, name: id + revision };
        }
    }
    ListModel {
        id: rows
        ListElement { card: "2-14"; mark: ""; hotkey: ""; why: ""; fresh: false }
    }
    Columns {
        book: book
        columns: [{ "kind": "pick", "name": "", "cards": rows }]
    }
    function grow() {
        book.revision++;
    }
}
"""


def test_a_card_follows_the_language(stage: Stage) -> None:
    """The board asks the book again when its revision grows."""
    top = stage.show(BOOK)
    plate = stage.find("gizmo_2-14")
    assert plate.property("label") == "2-140"
    QMetaObject.invokeMethod(top, "grow")
    assert plate.property("label") == "2-141"
