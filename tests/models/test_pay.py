"""The payments: all of them, best first, each with a name and a reason, and the picture of the chosen one."""

from itertools import pairwise
from typing import Any

import pytest

from gizmos_desktop.engine import CARDS, Action, Lane
from gizmos_desktop.models.derive.pay import label_all, lane_map
from gizmos_desktop.models.derive.rank import Demand, covered, price
from gizmos_desktop.models.derive.seat import places_spent
from gizmos_desktop.models.table_model import TableModel
from tests.models.scenes import table_at

DISPLAY = {"1": ["1-05", "1-18", "1-35", "1-36"], "2": ["2-01", "2-15", "2-30"], "3": ["3-13", "3-35"]}


def paying(
    card: str, ring: dict[str, int], active: list[str], archive: list[str] | None = None, **more: Any
) -> tuple[Any, TableModel]:
    own = {"ring": ring, "active": ["0-01", *active], "archive": archive or []}
    session, model = table_at({"seats": [own, {}], "display": DISPLAY, "row": ["red"] * 6, **more})
    model.build(card)
    return session, model


def test_one_payment_is_played_at_once() -> None:
    session, model = paying("1-05", {"red": 2}, [])
    assert [played.text for played in session.history] == ["build 1-05 pay red"]
    assert model.mode == "wait"


def test_a_choice_of_payments_is_offered() -> None:
    ring = {"red": 2, "yellow": 3, "black": 2, "blue": 1}
    session, model = paying("3-35", ring, ["1-01", "2-02", "2-09", "2-14", "1-12"])
    assert session.history == []
    assert model.mode == "pay"
    pay = model.pay
    assert (pay.card, pay.color, pay.title, pay.chosen) == ("3-35", "yellow", "Build for 6 Electric", 0)
    legal = {str(action) for action in session.legal if action.kind == "build" and action.card == "3-35"}
    assert {row.key for row in pay.options.rows} == legal
    assert len(legal) > 2
    assert pay.offered == f"{len(legal)} way(s) to pay"
    assert model.prompt == "Pay 6 Electric"
    assert [row.hotkey for row in pay.options.rows[:2]] == ["1", "2"]
    for row in pay.options.rows:
        assert row.name
        assert row.why
        spent = {color: row.spend.count(color) for color in ring}
        stays = {color: row.stays.count(color) for color in ring}
        assert {color: spent[color] + stays[color] for color in ring} == ring
    chosen = pay.options.rows[0]
    assert [model.own.ring[place] for place in model.own.spend] == list(chosen.spend)
    marks = {row.card for row in model.own.column("converter").rows if row.mark == "converting"}
    assert marks == set(chosen.converters)
    assert sum(len(lane["out"]) for lane in pay.lanes) == 6
    assert pay.sum == "6 of 6"
    assert [row.id for row in model.buttons.rows] == ["cancel", "confirm"]


def test_another_payment_can_be_chosen_and_is_the_one_that_is_played() -> None:
    session, model = paying("3-35", {"red": 2, "yellow": 3, "black": 2}, ["2-02", "2-09", "2-14", "1-12"])
    last = len(model.pay.options.rows) - 1
    model.pay.choose(last)
    assert model.pay.chosen == last
    assert model.reason == "Another payment than the best is chosen"
    model.pay.choose(99)
    model.pay.choose(-1)
    assert model.pay.chosen == last
    wanted = model.pay.options.rows[last]
    assert [model.own.ring[place] for place in model.own.spend] == list(wanted.spend)
    model.confirm()
    assert [played.text for played in session.history] == [wanted.key]
    assert (model.pay.card, model.pay.options.rows, model.own.spend) == ("", (), [])


def test_nothing_else_can_be_done_while_paying_and_cancel_leads_back() -> None:
    session, model = paying("3-35", {"red": 2, "yellow": 3, "black": 2}, ["2-02", "2-09", "2-14", "1-12"])
    model.pick(0)
    model.file("1-05")
    model.research(1)
    model.chooseKind("pick")
    model.build("1-05")
    assert model.activate("1-05") == "no"
    assert not any(row.can_pick for row in model.row.rows)
    assert {row.why for row in model.row.rows} == {"The payment comes first."}
    assert (session.history, model.mode, model.pay.card) == ([], "pay", "3-35")
    model.cancel()
    assert (model.mode, model.pay.card, model.own.spend) == ("action", "", [])


def test_a_payment_for_a_drawn_card_leads_back_to_the_hand() -> None:
    own = {"ring": {"red": 2, "black": 2}, "active": ["0-01", "1-10"]}
    turn = {"seat": 0, "number": 2, "kind": "keep", "drawn": ["2-17", "2-18", "2-19"], "level": 2}
    session, model = table_at({"seats": [own, {}], "turn": turn})
    model.build("2-17")
    assert model.mode == "pay", [str(action) for action in session.legal]
    model.cancel()
    assert (model.mode, len(model.hand.rows)) == ("keep", 3)


def test_a_discount_is_named_and_the_full_price_is_on_offer() -> None:
    _, model = paying("2-01", {"red": 4, "yellow": 1}, ["3-11"])
    assert model.pay.title == "Build for 2 Heat, 3 without the discount"
    assert [row.spend for row in model.pay.options.rows] == [("red",) * 2, ("red",) * 3]
    assert model.pay.options.rows[0].name == "Fewest spheres"
    assert model.pay.options.rows[1].name == "Makes room"
    model.pay.choose(1)
    assert model.pay.title == "Build for 3 Heat"


def test_best_keeps_what_the_archive_asks_for() -> None:
    # 2-01 costs 3 Heat; Electric or Battery can stand in for one. The archive asks for Battery, so Electric goes.
    _, model = paying("2-01", {"red": 2, "yellow": 2, "black": 2}, ["1-16", "1-10", "1-01"], archive=["2-16"])
    first = model.pay.options.rows[0]
    assert first.spend == ("red", "red", "yellow")
    assert first.name == "Keeps what you need"
    assert first.why == "Leaves Battery for your Archive"


def test_names_are_distinct_as_far_as_there_are_names() -> None:
    _, model = paying("3-13", {"red": 3, "yellow": 3, "blue": 3, "black": 3}, ["2-02", "2-03", "3-01"])
    names = [row.name for row in model.pay.options.rows]
    own = [name for name in names if name != "Another way"]
    assert len(own) == len(set(own))
    assert len(names) > 9
    assert [row.hotkey for row in model.pay.options.rows[8:11]] == ["9", "", ""]


@pytest.mark.parametrize(
    ("lane", "color", "out", "changed"),
    [
        (Lane(("yellow", "yellow"), (), 2), "yellow", ("yellow", "yellow"), (False, False)),
        (Lane(("red",), ("2-14",), 1), "yellow", ("yellow",), (True,)),
        (Lane(("yellow",), ("2-09",), 2), "yellow", ("yellow", "yellow"), (False, False)),
        (Lane(("red",), ("2-14", "3-20"), 2), "yellow", ("yellow", "yellow"), (True, True)),
        (Lane(("red",), ("1-13", "2-09"), 2), "yellow", ("yellow", "yellow"), (True, True)),
        (Lane(("blue", "blue"), (), 2), "any", ("blue", "blue"), (False, False)),
        (Lane(("red",), ("2-10",), 2), "any", ("red", "red"), (False, False)),
        (Lane(("red",), ("1-13", "2-09"), 2), "any", ("yellow", "yellow"), (True, True)),
    ],
)
def test_lanes(lane: Lane, color: str, out: tuple[str, ...], changed: tuple[bool, ...]) -> None:
    found = lane_map(lane, color)
    assert (found["from"], found["out"], found["changed"]) == (lane.spent, out, changed)
    assert [each["card"] for each in found["converters"]] == list(lane.converters)
    for each in found["converters"]:
        parts = CARDS[each["card"]].effect.split(";")
        alike = len(set(parts)) == 1
        assert len(each["tokens"]) == (lane.converters.count(each["card"]) if alike else len(parts))


def test_price_prefers_fewer_spheres_then_fewer_converters() -> None:
    ring = {"red": 3, "yellow": 3}
    one = Action("build", "1-01", pay=("red",), via=("1-15",))
    two = Action("build", "1-01", pay=("red", "red"))
    plain = Action("build", "1-01", pay=("red",))
    assert price(ring, Demand(), plain) < price(ring, Demand(), one) < price(ring, Demand(), two)


def test_demand_grows_as_a_card_comes_near() -> None:
    assert covered([("red", 4)], {"red": 4}) == 2.0
    assert covered([("red", 4)], {"red": 9}) == 2.0
    assert covered([("any", 7)], {"red": 4, "blue": 3}) == 2.0
    steps = [covered([("red", 3)], {"red": n}) for n in range(4)]
    gains = [after - before for before, after in pairwise(steps)]
    assert gains == sorted(gains)


def test_places_spent_are_the_last_of_each_colour() -> None:
    assert places_spent(("red", "red", "yellow", "blue", "blue"), ("red", "blue", "blue")) == (1, 3, 4)
    assert places_spent(("red",), ()) == ()


def test_labels_of_equal_payments_fall_back_to_what_is_spent() -> None:
    actions = [Action("build", "1-01", pay=("red",)), Action("build", "1-01", pay=("blue",))]
    labels = label_all(actions, [1, 1], {"red": 1, "blue": 1}, [])
    assert labels[0] == ("Keeps Atomic", "Leaves 1 Atomic in your ring")
    assert labels[1] == ("Keeps Heat", "Leaves 1 Heat in your ring")
