"""When what is shown: the order and the pace of the steps after a decision."""

from typing import Any

from gizmos_desktop.engine import Event, Game
from gizmos_desktop.models.derive.moves import derive_moves, end_of, uses_of, ways_of
from tests.models.scenes import table_at
from tests.qml.table import positions


def steps_of(text: str, position: dict[str, Any], viewer: int = 0, uses: int = 0) -> list[dict[str, Any]]:
    return derive_moves(Game.from_position(position, seed=3).play(text), viewer, uses)


def test_after_a_pick_the_row_is_filled_and_then_what_was_set_off_lights_up() -> None:
    steps = steps_of("pick yellow", positions.action())
    assert [(step["what"], step["to"]["area"]) for step in steps[:2]] == [("sphere", "ring"), ("sphere", "row")]
    assert steps[0]["at"] == 0 < steps[1]["at"] < steps[0]["ms"]
    lit = [step["at"] for step in steps if step["what"] == "trigger"]
    assert len(lit) == 2
    assert steps[1]["at"] + steps[1]["ms"] <= lit[0] < lit[1]


def test_a_payment_goes_sphere_after_sphere_and_the_card_leaves_when_it_is_paid() -> None:
    steps = steps_of("build 2-01 pay yellow blue via 1-11 2-10 2-13", positions.action())
    assert [step["what"] for step in steps] == [*["converter"] * 3, *["sphere"] * 2, "card", "card", "trigger"]
    spent = [step for step in steps if step["what"] == "sphere"]
    assert [step["at"] for step in spent] == [0, 60]
    card, refill = (step for step in steps if step["what"] == "card")
    assert spent[-1]["at"] < card["at"] < spent[-1]["at"] + spent[-1]["ms"]
    assert card["at"] < refill["at"]
    assert end_of(steps) == max(step["at"] + step["ms"] for step in steps)


def test_what_a_converter_changes_goes_through_it_and_the_rest_waits_for_that() -> None:
    steps = steps_of("build 2-01 pay yellow blue via 1-11 2-10 2-13", positions.action())
    spent = [step for step in steps if step["what"] == "sphere"]
    assert [(step["color"], step["through"], step["counts"]) for step in spent] == [
        ("yellow", ["2-13", "2-10"], "red"),
        ("blue", ["1-11"], "red"),
    ]
    assert [step["ms"] for step in spent] == [780, 580]
    assert [step["at"] for step in steps if step["what"] == "converter"] == [200, 260, 320]  # when a sphere is there


def test_what_no_converter_changes_goes_straight_after_what_they_change() -> None:
    steps = steps_of("build 2-01 pay red yellow*2 via 2-13", positions.action())
    spent = {(step["color"], step["at"], step["ms"], "through" in step) for step in steps if step["what"] == "sphere"}
    assert spent == {("red", 200, 380, False), ("yellow", 60, 580, True), ("yellow", 120, 580, True)}
    alone = [step for step in steps_of("build 1-33 pay red", positions.action()) if step["what"] == "sphere"]
    assert [(step["at"], step["ms"], "through" in step) for step in alone] == [(0, 380, False)]


def test_a_sphere_that_counts_as_three_goes_through_all_that_make_it_so() -> None:
    (way,) = ways_of("build 2-01 pay black via 1-10 2-10 2-11")
    assert (way.color, way.counts) == ("black", "red")
    assert (way.through[0], set(way.through)) == ("1-10", {"1-10", "2-10", "2-11"})


def test_a_used_gizmo_is_pressed_before_its_effect_and_counts_up() -> None:
    use, points = steps_of("use 3-25", positions.chain(), uses=2)[:2]
    assert (use["what"], use["level"]) == ("use", 2)
    assert points["at"] == use["at"] + use["ms"]
    assert (points["count"], points["to"]) == (2, {"area": "score", "seat": 0})


def test_what_is_shown_later_begins_later() -> None:
    events = Game.from_position(positions.action(), seed=3).play("pick red")
    assert min(step["at"] for step in derive_moves(events, 0, start=700)) == 700


def test_cards_that_only_another_seat_may_see_are_face_down() -> None:
    events = Game.from_position(positions.action(), seed=3).play("research 2")
    drawn = [step["card"] for step in derive_moves(events, 1) if step["what"] == "card"]
    assert drawn
    assert set(drawn) == {""}


def test_a_turn_begins_with_no_gizmo_used() -> None:
    assert uses_of([Event("use", 0, "1-21"), Event("use", 0, "1-22")], 1) == 3
    assert uses_of([Event("use", 0, "1-21"), Event("turn", 1)], 1) == 0


def test_the_chain_climbs_also_after_an_undo() -> None:
    session, model = table_at(positions.chain(), "pccc")
    told: list[list[dict[str, Any]]] = []
    model.moved.connect(told.append)

    def use(card: str) -> int:
        model.use(card)
        return next(int(step["level"]) for step in told[-1] if step["what"] == "use")

    assert use("3-25") == 0
    assert use("3-32") == 1
    assert session.undo("decision")
    assert use("3-32") == 1
