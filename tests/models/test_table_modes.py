"""What the table offers at every kind of decision, and what its slots do there."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.models.derive.shapes import CardRow
from gizmos_desktop.models.table_model import TableModel
from tests.models.scenes import rows, session_at, table_at

ROW = ["red", "red", "blue", "black", "yellow", "yellow"]
DISPLAY = {
    "1": ["1-01", "1-18", "1-35", "1-36"],
    "2": ["2-02", "2-15", "2-30"],
    "3": ["3-13", "3-20"],
}


def scene(own: dict[str, Any] | None = None, **turn: Any) -> dict[str, Any]:
    """A position with seat 0 to decide."""
    position: dict[str, Any] = {
        "seats": [own or {}, {}],
        "first": 0,
        "row": ROW,
        "display": DISPLAY,
    }
    if turn:
        position["turn"] = {"seat": 0, "number": 3, **turn}
    return position


def card(model: TableModel, name: str) -> CardRow:
    """The row of a card on the display or in the hand."""
    found = [row for place in ("display1", "display2", "display3", "hand") for row in rows(model, place).values()]
    return next(row for row in found if row.card == name)


def texts(session: Any) -> list[str]:
    return [played.text for played in session.history]


# -- the action of the turn


def test_action_offers_four_actions_with_what_they_do() -> None:
    own = {"ring": {"red": 1, "yellow": 1}, "active": ["0-01", "1-22", "2-20"], "archive": []}
    _, model = table_at(scene(own))
    assert (model.mode, model.prompt, model.reason) == ("action", "Your turn", "Choose one action")
    found = {row.kind: (row.label, row.sub, row.shortcut, row.enabled) for row in model.actions.rows}
    assert found == {
        "file": ("File", "sets off 1 Gizmo(s)", "F", True),
        "pick": ("Pick", "sets off up to 2", "P", True),
        "build": ("Build", "2 affordable", "B", True),
        "research": ("Research", "draw 3", "R", True),
    }
    assert [row.id for row in model.buttons.rows] == ["end"]
    assert not model.buttons.rows[0].enabled
    assert model.buttons.rows[0].why == "Choose an action first."


def test_subs_say_something_useful_when_nothing_is_triggered() -> None:
    own = {"ring": {"red": 1}, "active": ["1-33"]}
    _, model = table_at(scene(own))
    found = {row.kind: row.sub for row in model.actions.rows}
    assert found["file"] == "slot 1 of 1"
    assert found["pick"] == "ring 1 of 5"


def test_what_is_impossible_says_why() -> None:
    own = {"ring": {"black": 5}, "active": ["0-01"], "archive": ["2-03"]}
    position = scene(own) | {
        "display": {"1": ["1-01", "1-18", "1-35", "1-03"], "2": DISPLAY["2"], "3": ["3-19", "3-18"]}
    }
    _, model = table_at(position)
    found = {row.kind: (row.enabled, row.sub, row.why) for row in model.actions.rows}
    assert found["file"] == (False, "Archive full", "Your Archive is full.")
    assert found["pick"] == (False, "Ring full", "Your Energy Storage Ring is full.")
    assert found["research"] == (True, "draw 3", "")
    assert found["build"] == (False, "Too expensive", "You cannot pay for any Gizmo.")
    assert {row.why for row in model.row.rows} == {"Your Energy Storage Ring is full."}
    assert not any(row.can_pick for row in model.row.rows)
    poor = card(model, "1-01")
    assert (poor.can_file, poor.can_build, poor.missing, poor.short) == (False, False, 1, "1 short")
    assert poor.file_why == "Your Archive is full."
    assert poor.build_why == "You are 1 sphere(s) short of the cost."
    assert poor.why == poor.build_why


def test_gizmos_that_forbid_say_so() -> None:
    _, model = table_at(scene({"active": ["0-01", "3-03", "3-05"]}))
    found = {row.kind: (row.enabled, row.sub, row.why) for row in model.actions.rows}
    assert found["file"] == (False, "No File", "One of your Gizmos forbids you to File.")
    assert found["research"] == (False, "No Research", "One of your Gizmos forbids you to Research.")
    assert {row.why for row in model.decks.rows} == {"One of your Gizmos forbids you to Research."}
    assert (model.own.noFile, model.own.noResearch) == (True, True)


def test_a_click_with_nothing_armed_decides_nothing() -> None:
    own = {"ring": {"red": 1}, "active": ["0-01"]}
    session, model = table_at(scene(own))
    both, only_file = card(model, "1-01"), card(model, "1-18")
    assert (both.can_file, both.can_build, both.affordable) == (True, True, True)
    assert (both.file_sub, both.build_sub) == ("slot 1 of 1", "pays 1 Heat")
    assert (only_file.can_file, only_file.can_build) == (True, False)
    assert model.activate("1-01") == "choose"
    assert model.activate("1-18") == "choose"
    assert texts(session) == []
    model.chooseKind("file")
    assert model.activate("1-18") == "done"
    assert texts(session) == ["file 1-18"]
    assert model.activate("1-18") == "no"


@pytest.mark.parametrize(("kind", "played"), [("file", "file 1-01"), ("build", "build 1-01 pay red")])
def test_an_armed_action_is_done_by_the_next_click(kind: str, played: str) -> None:
    session, model = table_at(scene({"ring": {"red": 1}, "active": ["0-01"]}))
    model.chooseKind(kind)
    assert model.chosenKind == kind
    assert [row.kind for row in model.actions.rows if row.chosen] == [kind]
    chosen = card(model, "1-01")
    assert chosen.chosen
    assert (chosen.can_file, chosen.can_build) == (kind == "file", kind == "build")
    assert not any(row.can_pick for row in model.row.rows)
    model.pick(0)
    model.research(1)
    assert texts(session) == []
    assert model.activate("1-01") == "done"
    assert texts(session) == [played]


def test_an_armed_action_is_disarmed_by_choosing_it_again_or_by_cancel() -> None:
    _, model = table_at(scene())
    model.chooseKind("pick")
    assert (model.chosenKind, model.reason) == ("pick", "Choose a sphere to Pick")
    assert model.activate("1-01") == "no"
    model.chooseKind("pick")
    assert model.chosenKind == ""
    model.chooseKind("research")
    assert [row.can_research for row in model.decks.rows] == [True, True, True]
    model.cancel()
    assert model.chosenKind == ""
    model.chooseKind("build")
    assert model.chosenKind == "", "an action that is impossible cannot be armed"
    model.chooseKind("nonsense")
    assert model.chosenKind == ""


def test_a_sphere_is_picked_by_its_place_and_keeps_its_key() -> None:
    session, model = table_at(scene({"active": ["1-24", "2-20"]}))
    before = model.row.rows
    assert [row.triggers for row in before] == [1, 1, 0, 1, 1, 1]
    model.pick(4)
    assert texts(session) == ["pick yellow"]
    after = model.row.rows
    assert [row.key for row in after[:5]] == [row.key for row in (*before[:4], before[5])]
    assert len({row.key for row in after}) == 6


@pytest.mark.parametrize("place", [-1, 6, 99])
def test_a_place_without_a_sphere_is_nothing(place: int) -> None:
    session, model = table_at(scene())
    model.pick(place)
    assert texts(session) == []


def test_when_no_action_is_possible_the_session_passes() -> None:
    own = {"ring": {"black": 5}, "active": ["0-01", "3-05"], "archive": ["2-03"]}
    other = {"display": {"1": ["1-01", "1-18", "1-35", "1-03"], "2": DISPLAY["2"], "3": ["3-19", "3-18"]}}
    session, model = table_at(scene(own) | other)
    assert texts(session) == ["pass"]
    assert model.mode == "wait"
    assert "had to pass" in model.tickerText


# -- the chain


def chain_scene() -> dict[str, Any]:
    own = {
        "ring": {"red": 3, "black": 2},
        "active": ["0-01", "1-21", "2-20", "2-21", "3-25", "3-31"],
        "archive": ["2-24"],
    }
    return scene(own, kind="trigger", triggered=["1-21", "2-21", "3-25", "3-31"], used=["2-20"])


def test_chain_shows_ready_waiting_and_used_gizmos() -> None:
    session, model = table_at(chain_scene())
    assert model.mode == "chain"
    assert (model.prompt, model.reason) == ("1 Gizmo(s) ready", "3 more waiting, each for its own reason")
    assert [(row.card, row.hotkey) for row in model.ready.rows] == [("3-25", "1")]
    assert model.ready.rows[0].tokens == ({"i": "vp"}, {"t": "\u00d72"})
    own = model.own
    marks = {
        row.card: (row.mark, row.short, row.hotkey, row.can_use)
        for kind in ("pick", "build")
        for row in own.column(kind).rows
    }
    assert marks == {
        "1-21": ("waiting", "Ring full", "", False),
        "2-20": ("used", "", "", False),
        "2-21": ("waiting", "Ring full", "", False),
        "3-25": ("armed", "", "1", True),
        "3-31": ("waiting", "Archive full", "", False),
    }
    end = model.buttons.rows[0]
    assert (end.id, end.enabled, end.warn) == ("end", True, "1 Gizmo(s) can still be used this turn.")
    model.use("2-21")
    assert texts(session) == []
    assert model.activate("3-25") == "done"
    assert texts(session) == ["use 3-25"]
    assert model.mode == "wait", "nothing that can be used is left: the turn has ended by itself"
    assert model.chain.rows[-1].tokens == ({"i": "vp"}, {"t": "+2"})


def test_one_reason_in_common_is_named() -> None:
    own = {"ring": {"red": 5}, "active": ["1-21", "2-21", "3-25"]}
    _, model = table_at(scene(own, kind="trigger", triggered=["1-21", "2-21", "3-25"]))
    assert model.reason == "2 more waiting: Ring full"


def test_the_turn_can_be_ended() -> None:
    session, model = table_at(chain_scene())
    model.press("end")
    assert texts(session) == ["end"]


# -- effects


def test_a_pick_effect() -> None:
    own = {"ring": {"red": 1}, "active": ["0-01", "2-34"]}
    session, model = table_at(scene(own, kind="pick", used=["2-34"], effect={"card": "2-34", "left": 2}))
    assert (model.mode, model.prompt) == ("pick", "Pick an Energy Sphere")
    assert model.reason == "Step 1 of 2; you may skip the rest"
    assert [row.id for row in model.buttons.rows] == ["skip"]
    assert card(model, "1-01").why == "A sphere is to be picked now."
    assert model.decks.rows[0].why == "A sphere is to be picked now."
    model.pick(0)
    assert model.reason == "Step 2 of 2; you may skip the rest"
    model.press("skip")
    assert texts(session) == ["pick red", "skip"]


def test_a_draw_effect() -> None:
    own = {"active": ["0-01", "3-21"]}
    session, model = table_at(scene(own, kind="trigger", triggered=["3-21"]))
    model.use("3-21")
    assert (model.mode, model.reason) == ("draw", "Step 2 of 3; you may skip the rest")
    assert [row.kind for row in model.actions.rows] == ["draw"]
    model.chooseKind("draw")
    assert texts(session) == ["use 3-21", "draw"]
    assert model.reason == "Step 3 of 3; you may skip the rest"
    assert len(model.chain.rows) == 1
    assert [token.get("p") for token in model.chain.rows[0].tokens][:1] == ["rand"]
    assert len(model.chain.rows[0].tokens) == 4


def test_a_file_effect_takes_a_card_with_one_click() -> None:
    own = {"active": ["0-01", "3-31"]}
    session, model = table_at(scene(own, kind="file", used=["3-31"], effect={"card": "3-31", "left": 1}))
    assert model.mode == "file"
    row = card(model, "2-30")
    assert (row.can_file, row.can_build, row.build_why) == (True, False, "A card is to be filed now.")
    assert model.activate("2-30") == "done"
    assert texts(session) == ["file 2-30"]


def test_a_free_build_is_offered_for_level_1_from_display_and_archive() -> None:
    own = {"active": ["0-01", "3-35"], "archive": ["1-05"]}
    session, model = table_at(scene(own, kind="build", used=["3-35"], effect={"card": "3-35", "left": 1}))
    assert model.mode == "build"
    assert card(model, "1-01").can_build
    assert card(model, "1-01").build_sub == "for free"
    assert card(model, "2-30").build_why == "Only a level 1 Gizmo can be built for free now."
    (archived,) = model.own.archive.rows
    assert archived.can_build
    assert model.activate("1-05") == "done"
    assert texts(session) == ["build 1-05"]
    assert model.mode == "wait"
    assert model.chain.rows[-1].tokens == ({"i": "build"}, {"i": "archive"}, {"i": "free1"}, {"p": "red"})


def test_a_research_effect() -> None:
    own = {"active": ["0-01", "3-33"]}
    session, model = table_at(scene(own, kind="research", used=["3-33"], effect={"card": "3-33", "left": 1}))
    assert model.mode == "research"
    assert [row.can_research for row in model.decks.rows] == [True] * 3
    model.research(2)
    assert texts(session) == ["research 2"]
    assert model.mode == "keep"


# -- Research


def keep_scene(**own: Any) -> dict[str, Any]:
    return scene({"ring": {"red": 2}, **own}, kind="keep", drawn=["2-16", "2-13", "2-17"], level=2)


def test_keep_offers_build_file_and_none() -> None:
    session, model = table_at(keep_scene())
    assert (model.mode, model.step, model.level) == ("keep", 1, 2)
    assert model.handTitle == "Research level 2: 3 card(s) drawn"
    hand = {row.card: (row.can_file, row.can_build, row.build_sub or row.short) for row in model.hand.rows}
    assert hand == {
        "2-16": (True, False, "2 short"),
        "2-13": (True, True, "pays 2 Heat"),
        "2-17": (True, True, "pays 2 Heat"),
    }
    assert [row.id for row in model.buttons.rows] == ["none"]
    assert card(model, "1-01").build_why == "The drawn cards come first."
    assert model.activate("2-16") == "done"
    assert texts(session) == ["file 2-16"]
    assert (model.mode, model.step) == ("order", 2)


def test_keep_without_room_in_the_archive() -> None:
    _, model = table_at(keep_scene(archive=["1-05"]))
    assert (model.prompt, model.reason) == ("Build one or keep none", "Your Archive is full.")
    assert {row.file_why for row in model.hand.rows} == {"Your Archive is full."}


def test_the_rest_goes_back_in_the_order_that_was_made() -> None:
    session, model = table_at(keep_scene())
    model.press("none")
    assert model.mode == "order"
    assert model.order == ["2-16", "2-13", "2-17"]
    model.moveCard(0, 2)
    assert model.order == ["2-13", "2-17", "2-16"]
    model.moveCard(2, 1)
    assert model.order == ["2-13", "2-16", "2-17"]
    for source, target in ((0, 3), (-1, 0), (1, 1)):
        model.moveCard(source, target)
    assert model.order == ["2-13", "2-16", "2-17"]
    model.confirm()
    assert texts(session) == ["skip", "return 2-13", "return 2-16"]
    assert (model.mode, model.hand.rows, model.order) == ("wait", (), [])
    assert "put 3 card(s) under the deck of level 2" in session_text(model)


def session_text(model: TableModel) -> str:
    return "\n".join(row.text for row in model.everything.log)


def test_any_order_ends_it_at_once() -> None:
    session, model = table_at(keep_scene())
    model.press("none")
    model.press("anyOrder")
    assert texts(session)[1:] == ["return 2-16", "return 2-13"]


# -- other people


def test_while_a_computer_decides_nothing_can_be_done() -> None:
    session, model = table_at(scene() | {"turn": {"seat": 1, "number": 3}}, kinds="pc")
    assert (model.mode, model.prompt, model.turnName) == ("wait", "Ben is playing", "Ben")
    assert [row.id for row in model.buttons.rows] == ["hurry"]
    assert {row.why for row in model.row.rows} == {"Ben is to decide."}
    for slot in (
        lambda: model.pick(0),
        lambda: model.file("1-01"),
        lambda: model.build("1-01"),
        lambda: model.research(1),
    ):
        slot()
    assert model.activate("1-01") == "no"
    for name in ("end", "skip", "confirm", "none", "anyOrder"):
        model.press(name)
    assert texts(session) == []


def test_the_seat_at_the_bottom_changes_when_the_handover_is_accepted(qtbot: QtBot) -> None:
    session, model = table_at(scene(), kinds="pp")
    assert model.own.name == "Ann"
    session.set_speed("normal")
    model.pick(2)
    assert (session.state, model.mode, model.own.name, model.handover) == ("rest", "wait", "Ann", {})
    assert (model.prompt, [row.label for row in model.buttons.rows]) == ("Ben is next", ["Hand over now"])
    model.press("hurry")
    qtbot.waitUntil(lambda: session.state != "rest", timeout=1000)
    assert (session.state, model.mode, model.own.name) == ("handover", "handover", "Ann")
    handover = model.handover
    assert (handover["seat"], handover["name"], handover["from"], handover["fromName"]) == (1, "Ben", 0, "Ann")
    assert handover["since"] == [
        {"seat": 0, "name": "Ann", "text": "Ann picked Atomic", "steps": [[{"i": "pick"}, {"p": "blue"}]]}
    ]
    model.pick(0)
    assert texts(session) == ["pick blue"]
    model.acceptHandover()
    assert (model.mode, model.own.name, model.handover) == ("action", "Ben", {})
    assert [row.seat.name for row in model.opponents.rows] == ["Ann"]


def test_opponents_stand_in_turn_order_after_the_own_seat() -> None:
    _, model = table_at(None, kinds="cpcc")
    assert model.own.name == "Ben"
    assert [row.seat.name for row in model.opponents.rows] == ["Cat", "Dan", "Ann"]
    assert model.seatModel(3).name == "Dan"
    assert model.seatModel(4) is None


def test_two_clicks_play_one_decision() -> None:
    session, model = table_at(scene({"active": ["0-01"]}))
    model.pick(0)
    model.pick(0)
    model.file("1-01")
    model.press("end")
    assert texts(session) == ["pick red"]


def test_an_empty_place_of_the_display_is_an_empty_row() -> None:
    _, model = table_at(scene() | {"display": {**DISPLAY, "3": ["3-13", None]}})
    assert [row.card for row in model.display3.rows] == ["3-13", ""]


def test_the_shown_sphere_and_the_glass() -> None:
    _, model = table_at(scene() | {"option": {"chute": True}, "next_spheres": ["black"]})
    assert model.shown == "black"
    assert model.glass == {"red": 11, "yellow": 11, "blue": 12, "black": 12}
    _, hidden = table_at(scene() | {"next_spheres": ["black"]})
    assert hidden.shown == ""


def test_an_empty_table_is_calm() -> None:
    model = TableModel()
    model.pick(0)
    model.press("end")
    model.confirm()
    model.hurry()
    model.acceptHandover()
    model.moveCard(0, 1)
    assert model.activate("1-01") == "no"
    assert model.about("1-01")["words"]
    assert model.about("nonsense") == {}
    assert model.mode == "wait"


def test_nothing_of_an_old_session_is_heard() -> None:
    session, model = table_at(scene())
    other = session_at(scene())
    model.attach(other)
    session.play("pick red")
    assert model.tickerText == ""
    model.attach(None)
    other.play("pick red")
    assert model.round == 0
