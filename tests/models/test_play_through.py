"""Whole games played through the slots alone: every legal action of the engine can be reached, and everything shown
is true."""

import random
from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from gizmos_desktop.app.session import Session
from gizmos_desktop.engine import CARDS, COLORS, Action
from gizmos_desktop.models.rows import RowList
from gizmos_desktop.models.table_model import TableModel
from tests.models.scenes import table_at


def do(model: TableModel, action: Action) -> None:
    """Take this decision as a person would, with the slots."""
    match action.kind:
        case "pick":
            model.pick([row.color for row in model.row.rows].index(action.color))
        case "file":
            model.file(action.card)
        case "research":
            model.research(action.level)
        case "use":
            model.use(action.card)
        case "draw":
            model.chooseKind("draw")
        case "end":
            model.press("end")
        case "skip":
            model.press("none" if model.mode == "keep" else "skip")
        case "build":
            model.build(action.card)
            if model.mode == "pay":
                model.pay.choose([row.key for row in model.pay.options.rows].index(str(action)))
                model.confirm()
        case _:
            raise AssertionError(action)


def put_back(model: TableModel, rng: random.Random) -> list[str]:
    """Make a random order, put the cards back in it, and say which."""
    for _ in range(3):
        model.moveCard(rng.randrange(len(model.order)), rng.randrange(len(model.order)))
    order: list[str] = list(model.order)
    model.press("confirm")
    return order


def check(session: Session, model: TableModel) -> None:
    """What is shown is what the engine says."""
    game = session.game
    position: Any = game.position()
    assert [row.color for row in model.row.rows] == position["row"]
    for level in (1, 2, 3):
        cards = [row.card for row in getattr(model, f"display{level}").rows]
        assert cards == [card or "" for card in position["display"][str(level)]]
        assert model.decks.rows[level - 1].count == position["deck_sizes"][str(level)]
    total = dict(model.glass)
    for color in position["row"]:
        total[color] += 1
    for number, seat in enumerate(position["seats"]):
        shown = model.seatModel(number)
        assert shown is not None
        active = [
            row.card for kind in ("upgrade", "converter", "file", "pick", "build") for row in shown.column(kind).rows
        ]
        assert sorted(active) == sorted(seat["active"])
        assert [row.card for row in shown.archive.rows] == seat["archive"]
        assert shown.ring == [color for color in COLORS for _ in range(seat["ring"].get(color, 0))]
        assert (shown.score, shown.tokens, shown.gizmos) == (game.points(number), seat["tokens"], len(seat["active"]))
        assert shown.turn == (number == game.seat and not game.is_over)
        for color in shown.ring:
            total[color] += 1
    assert total == dict.fromkeys(COLORS, 13)
    assert model.nearGizmos == max(game.gizmos(seat) for seat in range(game.seats))
    if session.state == "person":
        offers(session, model)


def offers(session: Session, model: TableModel) -> None:
    """The marks on the things are the legal actions, no more and no fewer; what is not possible says why."""
    legal = session.legal
    places = [model.display1, model.display2, model.display3, model.hand, model.own.archive]
    cards = [row for place in places for row in place.rows if row.card]
    assert {row.card for row in cards if row.can_file} == {a.card for a in legal if a.kind == "file"}
    assert {row.card for row in cards if row.can_build} == {a.card for a in legal if a.kind == "build"}
    for row in cards:
        assert row.can_file or row.can_build or row.why
        assert row.can_build != bool(row.build_why)
        assert row.can_file != bool(row.file_why)
        assert row.affordable == row.can_build
    assert {row.color for row in model.row.rows if row.can_pick} == {a.color for a in legal if a.kind == "pick"}
    assert all(row.can_pick != bool(row.why) for row in model.row.rows)
    assert {row.level for row in model.decks.rows if row.can_research} == {
        a.level for a in legal if a.kind == "research"
    }
    assert all(row.can_research != bool(row.why) for row in model.decks.rows)
    assert [row.card for row in model.ready.rows] == sorted(a.card for a in legal if a.kind == "use")
    for row in model.actions.rows:
        assert row.enabled == any(a.kind == row.kind for a in legal)
        assert row.enabled != bool(row.why)
    for row in cards:
        said = model.about(row.card)
        assert (said["canFile"], said["canBuild"]) == (row.can_file, row.can_build)
        assert (said["fileWhy"], said["buildWhy"]) == (row.file_why, row.build_why)


@pytest.mark.parametrize(("kinds", "seed"), [("pp", 1), ("pp", 2), ("ppp", 3), ("pppp", 4)])
def test_a_whole_game(kinds: str, seed: int) -> None:
    session, model = table_at(None, kinds, seed)
    if seed == 1:  # Qt's tester reads everything at every change: once is enough
        for part in model.findChildren(RowList):
            QAbstractItemModelTester(part, QAbstractItemModelTester.FailureReportingMode.Fatal, part)
    rng = random.Random(seed)
    moved: list[Any] = []
    model.moved.connect(moved.extend)
    paid = ordered = 0
    while session.state != "over":
        assert len(session.history) < 2000
        if session.state == "handover":
            assert model.mode == "handover"
            assert model.handover["name"] == session.seats[session.game.seat].name
            model.acceptHandover()
            continue
        check(session, model)
        before = len(session.history)
        if session.game.decision.kind == "return":
            order = put_back(model, rng)
            ordered += 1
            expected = [f"return {card}" for card in order[:-1]]
        else:
            # any kind of action with equal chance: else there would be little but payments
            kind = rng.choice(sorted({action.kind for action in session.legal}))
            action = rng.choice([action for action in session.legal if action.kind == kind])
            paid += action.kind == "build" and sum(a.card == action.card for a in session.legal) > 1
            do(model, action)
            expected = [str(action)]
        played = [each.text for each in session.history[before:] if each.note != "forced"]
        assert played == expected
    check(session, model)
    assert model.mode == "over"
    assert paid
    assert ordered
    result = model.everything.result
    assert [(row.seat, row.score) for row in result.rows] == [(s.seat, s.points) for s in session.game.standings()]
    for row in result.rows:
        assert row.score == row.gizmos + row.tokens + row.energy + row.token_awards
        assert row.gizmos == row.level1 + row.level2 + row.level3
    spheres = sum(move["what"] == "sphere" for move in moved)
    events = [event for each in session.history for event in each.events]
    assert spheres == sum(event.kind == "sphere" for event in events)
    assert sum(move["what"] == "card" for move in moved) == sum(event.kind == "card" for event in events)
    keys = [row.key for row in model.everything.log]
    assert keys == [str(n) for n in range(len(keys))]
    built = sum(event.kind == "card" and event.target == "active" for event in events)
    assert sum(row.kind == "build" for row in model.everything.log) == built
    assert all(CARDS[row.card].level for row in cards_of(model))


def cards_of(model: TableModel) -> list[Any]:
    return [row for level in (1, 2, 3) for row in getattr(model, f"display{level}").rows if row.card]
