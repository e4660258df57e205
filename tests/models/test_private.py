"""What one person has drawn is seen by nobody else: not in a model, not in the log, not in a move."""

import json
from typing import Any

import pytest
from PySide6.QtCore import QObject

from gizmos_desktop.models.rows import RowList, plain
from gizmos_desktop.models.table_model import TableModel
from tests.models.scenes import session_at, table_at

DRAWN = ["2-16", "2-13", "2-17"]


def everything(value: Any) -> Any:
    """All that a QML scene could read from a model, as JSON."""
    if isinstance(value, RowList):
        return [{key: everything(each) for key, each in value.get(n).items()} for n in range(value.rowCount())]
    if isinstance(value, QObject):
        meta = value.metaObject()
        names = [meta.property(n).name() for n in range(meta.propertyCount())]
        return {name: everything(getattr(value, name)) for name in names if name != "objectName"}
    if isinstance(value, (list, tuple)):
        return [everything(each) for each in value]
    if isinstance(value, dict):
        return {key: everything(each) for key, each in value.items()}
    return value


def dump(model: TableModel) -> str:
    """The table, its log, and what the large view says about the drawn cards' whereabouts."""
    log = [plain(row.text) for row in model.everything.log]
    about = [model.about(card) for card in DRAWN]
    where = [
        {key: said[key] for key in ("canFile", "canBuild", "state", "owner", "fileWhy", "buildWhy")} for said in about
    ]
    assert all(said == where[0] for said in where)
    return json.dumps([everything(model), log])


def position(seat: int) -> dict[str, Any]:
    return {
        "seats": [{"ring": {"red": 2}}, {"ring": {"red": 2}}],
        "turn": {"seat": seat, "number": 2},
        "decks": {"2": DRAWN},
        "display": {"2": ["2-01", "2-02", "2-03"]},
    }


@pytest.mark.parametrize("kinds", ["pc", "cc"])
def test_a_computers_hand_is_not_shown(kinds: str) -> None:
    session = session_at(position(1), kinds)
    model = TableModel()
    model.attach(session)
    moves: list[Any] = []
    model.moved.connect(moves.extend)
    assert session._carry_out("research 2", "")
    session.changed.emit()
    assert session.game.position()["turn"]["drawn"] == DRAWN  # type: ignore[index]
    assert len(model.hand.rows) == 0
    assert (model.level, model.step) == (0, 0)
    shown = dump(model)
    assert not any(card in shown for card in DRAWN)
    assert [(move["what"], move["card"]) for move in moves] == [("card", "")] * 3
    for text in ("skip", "return 2-13", "return 2-16"):
        assert session._carry_out(text, "")
    session.changed.emit()
    shown = dump(model)
    assert not any(card in shown for card in DRAWN)
    assert [move["card"] for move in moves if move["what"] == "card"] == [""] * 6
    assert [row.text for row in model.everything.log] == [
        "Ben drew 3 card(s) of level 2",
        "Ben kept none of the cards",
        "Ben put 3 card(s) under the deck of level 2",
    ]


def test_a_person_sees_the_own_hand_and_the_next_person_does_not() -> None:
    session, model = table_at(position(0), "pp")
    moves: list[Any] = []
    model.moved.connect(moves.extend)
    model.research(2)
    assert [row.card for row in model.hand.rows] == DRAWN
    assert [move["card"] for move in moves] == DRAWN
    model.press("none")
    model.press("confirm")
    assert session.state == "handover"
    for _ in range(2):
        shown = dump(model)
        assert not any(card in shown for card in DRAWN)
        model.acceptHandover()
    assert model.own.name == "Ben"


def test_a_researched_card_that_is_filed_is_public() -> None:
    _, model = table_at(position(0), "pp")
    model.research(2)
    model.file("2-13")
    model.press("anyOrder")
    model.acceptHandover()
    assert "Ann filed a level 2 Heat Gizmo from a Research" in [row.text for row in model.everything.log]
    shown = dump_without_about(model)
    assert "2-13" in shown
    assert "2-16" not in shown
    assert "2-17" not in shown


def dump_without_about(model: TableModel) -> str:
    return json.dumps(everything(model))
