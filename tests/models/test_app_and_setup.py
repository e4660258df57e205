"""Screens, set-up, log and result; and that QML can read it all."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine

from gizmos_desktop.app.levels import LEVELS
from gizmos_desktop.app.preferences import SeatChoice, Settings
from gizmos_desktop.app.session import Played, Session
from gizmos_desktop.app.setup import GameSetup, Seat
from gizmos_desktop.engine import CARDS, Standing
from gizmos_desktop.models import AppModel, CardBook, SetupModel
from gizmos_desktop.models.cardbook import retranslate_cards
from gizmos_desktop.models.derive.result import decided_by
from gizmos_desktop.models.words import result as result_words
from tests.models.scenes import SilentComputer, session_at, table_at


@pytest.fixture
def app(qapp: Any) -> Iterator[AppModel]:
    model = AppModel(make_ai=SilentComputer)
    yield model
    model.close()


# -- set-up


def test_the_set_up_starts_as_a_person_against_a_computer() -> None:
    setup = SetupModel()
    assert (setup.seatCount, setup.persons, setup.problem) == (2, 1, "")
    assert [(row.name, row.kind, row.empty) for row in setup.seats.rows] == [
        ("Player 1", "person", False),
        ("Bo", "computer", False),
        ("", "computer", True),
        ("", "computer", True),
    ]
    assert [level["id"] for level in setup.levels] == list(LEVELS)
    ranks = [level["rank"] for level in setup.levels]
    assert ranks == sorted(set(ranks))  # each level has a robot of its own, the stronger the larger
    assert set(ranks) <= set(range(1, 6))
    setup.seedText = "9" * setup.seedDigits
    assert setup.seedValid
    setup.seedText = "9" * (setup.seedDigits + 1)
    assert not setup.seedValid
    setup.seedText = ""
    found = setup.game_setup()
    assert (found.first, found.chute, found.seed, found.speed) == (None, False, None, "normal")
    found.check()


def test_seats_come_and_go() -> None:
    setup = SetupModel()
    for _ in range(4):
        setup.addSeat()
    assert setup.seatCount == 4
    assert all(row.can_remove for row in setup.seats.rows)
    setup.first = 3
    setup.removeSeat(1)
    assert (setup.seatCount, setup.first) == (3, -1)
    for _ in range(4):
        setup.removeSeat(0)
    assert setup.seatCount == 2
    assert not any(row.can_remove for row in setup.seats.rows)
    setup.removeSeat(7)
    setup.setName(9, "x")
    setup.setKind(0, "nonsense")
    setup.setLevel(0, "nonsense")
    setup.first = 5
    setup.speed = "warp"
    assert (setup.first, setup.speed) == (-1, "normal")


def test_names_and_kinds() -> None:
    setup = SetupModel()
    setup.setKind(0, "computer")
    assert setup.seats.rows[0].name == "Ada", "a name that nobody typed follows the kind"
    setup.setName(0, "  Zoë ")
    setup.setKind(0, "person")
    assert setup.game_setup().seats[0].name == "Zoë"
    setup.setName(1, "Zoë")
    assert setup.problem == "Two seats are called Zoë; give each a name of its own."
    setup.setName(1, "   ")
    assert setup.problem == "Seat 2 needs a name."
    setup.setName(1, "x" * 99)
    assert len(setup.seats.rows[1].name) == 24


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("a\nb\tc", "a b c"),
        ("\u202eevil\u202c", "evil"),
        ("\u200bAnn\u00ad\ufeff", "Ann"),
        ("Ann\u2028\u2003\u00a0Bee", "Ann Bee"),
        ("Zoe\u0308", "Zoë"),
        ("<b>x</b> & %1 {n}", "<b>x</b> & %1 {n}"),
        ("שלום", "שלום"),
        ("\ud800x", "x"),
        ("W" * 24, "W" * 24),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(typed: str, name: str) -> None:
    setup = SetupModel()
    setup.setName(0, typed)
    assert setup.problem == ""
    assert setup.game_setup().seats[0].name == name
    assert "\n" not in setup.seats.rows[0].name


@pytest.mark.parametrize("nothing", ["\u200b", "\n\t", "\u3164", "\u2800 \u202e", "\u00ad", "\ufe0f", "\x7f"])
def test_a_name_of_which_nothing_can_be_seen_is_missing(nothing: str) -> None:
    setup = SetupModel()
    setup.setName(1, nothing)
    assert setup.problem == "Seat 2 needs a name."


@pytest.mark.parametrize("twin", ["Same\u200b", " Same ", "Sa\u00adme", "Ｓame", "\u2066Same\u2069"])
def test_names_that_look_the_same_are_the_same(twin: str) -> None:
    setup = SetupModel()
    setup.setName(0, "Same")
    setup.setName(1, twin)
    assert setup.problem.startswith("Two seats are called ")


def test_names_of_a_record_and_of_the_settings_are_cleaned_too() -> None:
    names = ("A\nb\u202e", "\u200b")
    game = GameSetup(tuple(Seat(name, "person") for name in names), seed=1)
    session = Session(game)
    again = Session.of_timeline(session.timeline)
    assert [seat.name for seat in again.seats] == ["A b", "2"]
    setup = SetupModel()
    choices = tuple(SeatChoice(name, "person", "") for name in names)
    setup.begin_with(Settings(seats=choices))
    assert [seat.name for seat in setup.game_setup().seats] == ["A b", "Player 2"]
    session.close()
    again.close()


@pytest.mark.parametrize(
    ("text", "valid", "seed"),
    [
        ("", True, None),
        ("  ", True, None),
        ("7", True, 7),
        (" 007 ", True, 7),
        ("-1", False, None),
        ("1e9", False, None),
        ("٣", False, None),
        ("1" * 10, False, None),
    ],
)
def test_seeds(text: str, valid: bool, seed: int | None) -> None:
    setup = SetupModel()
    setup.seedText = text
    assert setup.seedValid == valid
    assert (setup.problem == "") == valid
    if valid:
        assert setup.game_setup().seed == seed


def test_a_drawn_seed_is_valid() -> None:
    setup = SetupModel()
    setup.randomSeed()
    assert setup.seedText
    assert setup.seedValid


# -- screens


def test_from_start_to_table_and_back(app: AppModel) -> None:
    assert app.screen == "start"
    app.showSetup()
    app.setup.seedText = "nonsense"
    app.startGame()
    assert app.screen == "setup"
    app.setup.seedText = "5"
    app.startGame()
    assert (app.screen, app.table.round, app.table.own.name) == ("table", 1, "Player 1")
    app.leaveGame()
    assert app.screen == "start"
    app.setup.setName(0, "Zoë")
    app.startGame()
    assert (app.screen, app.table.round, app.table.own.name, app.log.rows.count) == ("table", 1, "Zoë", 0)


def test_leaving_closes_the_session_and_nothing_of_it_is_heard(app: AppModel) -> None:
    app.startGame()
    session = app.session
    assert isinstance(session, Session)
    app.leaveGame()
    assert session.closed
    stamp = app.table.stamp
    session.changed.emit()
    session.played.emit(Played(0, "pass", (), 1, "replaced", "crash"))
    for act in (lambda: app.table.pick(0), lambda: app.table.research(1), lambda: app.table.chooseKind("pick")):
        act()
    for name in ("end", "hurry", "confirm", "cancel"):
        app.table.press(name)
    assert app.table.activate(app.table.display1.rows[0].card) == "no"
    assert (app.screen, app.notice, app.table.stamp) == ("start", "", stamp)


def test_a_replaced_decision_is_told_and_logged(app: AppModel) -> None:
    session = session_at(None, "cc")
    app.play(session)
    session._carry_out(str(session.game.legal_actions()[0]), "replaced", "timeout")
    session.changed.emit()
    assert app.notice == "Ann could not decide; a legal move was put in its place. The log says more."
    assert app.log.rows.rows[0].text == "Ann took too long to decide; a legal move was put in its place"
    app.dismissNotice()
    assert app.notice == ""


def play_to_the_end(app: AppModel, session: Session) -> None:
    while session.state != "over":
        if session.state == "handover":
            session.accept_handover()
        assert session.play(str(session.legal[0]))


def test_the_end_and_another_game(app: AppModel, qtbot: Any) -> None:
    setup = GameSetup(session_at(None, "pp").seats, seed=11, speed="off")
    session = Session(setup, ai=SilentComputer())
    app.play(session)
    play_to_the_end(app, session)
    qtbot.waitUntil(lambda: app.screen == "end", timeout=2000)
    result = app.result
    winner = session.game.standings()[0]
    assert result.winner == winner.seat
    assert result.winnerText == f"{session.seats[winner.seat].name} wins!"
    assert result.seed == "11"
    assert [row.place for row in result.rows.rows] == [1, 2]
    assert f"{session.game.round} round(s)" in result.subText
    app.sameDeal()
    assert app.screen == "table"
    assert app.session is not None
    assert app.session.seed == 11
    assert session.closed
    app.playAgain()
    assert app.session.setup.seed is None
    assert [seat.name for seat in app.session.seats] == ["Ann", "Ben"]


def test_a_session_that_is_over_already_leads_to_the_end(app: AppModel, qtbot: Any) -> None:
    session = Session(GameSetup(session_at(None, "pp").seats, seed=11, speed="off"), ai=SilentComputer())
    other = AppModel()
    other.play(session)
    play_to_the_end(other, session)
    app.play(session)
    assert app.screen == "table"
    qtbot.waitUntil(lambda: app.screen == "end", timeout=2000)
    other.close()


@pytest.mark.parametrize(
    ("better", "worse", "decided"),
    [
        (Standing(0, 30, 10, 1), Standing(1, 29, 12, 5), ""),
        (Standing(0, 30, 12, 1), Standing(1, 30, 10, 5), "gizmos"),
        (Standing(0, 30, 12, 6), Standing(1, 30, 12, 5), "energy"),
        (Standing(1, 30, 12, 5), Standing(0, 30, 12, 5), "seat"),
    ],
)
def test_ties(better: Standing, worse: Standing, decided: str) -> None:
    assert decided_by(better, worse) == decided
    text = result_words.tie(decided, "Ann", "Ben", 30, 12, 10)
    assert ("Ann wins" in text) == bool(decided)


# -- the log


def test_the_log_is_grouped_by_turns(app: AppModel) -> None:
    session, model = table_at(
        {"seats": [{"active": ["0-01", "2-33"], "archive": ["1-05"], "ring": {"red": 1}}, {}], "row": ["red"] * 6}, "pp"
    )
    model.build("1-05")
    model.use("2-33")
    model.pick(0)
    model.press("skip")
    model.press("end")
    model.acceptHandover()
    model.research(1)
    model.press("none")
    rows = model.everything.log
    assert [(row.turn_start, row.kind, row.name) for row in rows] == [
        (True, "build", "Ann"),
        (False, "pick", "Ann"),
        (False, "skip", "Ann"),
        (True, "research", "Ben"),
        (False, "none", "Ben"),
    ]
    assert rows[0].heading == "Round 1, Ann"
    assert rows[0].text == "Ann built a level 1 Heat Gizmo from the Archive for 1 Heat"
    assert not any(word in row.text for row in rows for word in ("You ", "you "))
    ann = model.seatModel(0)
    assert ann is not None
    assert ann.lastTurnText == "Last turn: a chain of 2 step(s)"
    assert ann.lastTurn == [[{"i": "build"}, {"i": "archive"}, {"p": "red"}], [{"i": "pick"}, {"p": "red"}]]
    assert session.state == "person"


def test_what_sets_gizmos_off() -> None:
    _, model = table_at({"seats": [{"active": ["0-01", "1-21", "2-17", "2-33", "3-27", "1-33", "2-21"]}, {}]})
    found = {
        row.kind: (row.count, [(*part["token"].values(), part["count"]) for part in row.parts])
        for row in model.own.setsOff.rows
    }
    assert found == {
        "file": (1, []),
        "pick": (2, [("blue", 2), ("black", 1)]),
        "build": (4, [("yellow", 2), ("blue", 1), ("archive", 1), ("level2", 1)]),
    }


# -- only what changed is notified


def test_only_what_changed_is_notified() -> None:
    _, model = table_at({"row": ["red"] * 6}, "pp")
    heard: list[str] = []
    for name in ("round", "mode", "prompt", "glass", "shown", "order", "stamp", "nearGizmos", "own"):
        getattr(model, f"{name}Changed").connect(lambda name=name: heard.append(name))
    own: list[str] = []
    for name in ("ring", "score", "name", "storage", "turn", "columns"):
        getattr(model.own, f"{name}Changed").connect(lambda name=name: own.append(name))
    rows: list[str] = []
    for name in ("display1", "display2", "display3", "decks"):
        getattr(model, name).dataChanged.connect(lambda *_, name=name: rows.append(name))
    model.chooseKind("pick")
    assert heard == ["stamp"]
    assert own == []
    heard.clear()
    model.pick(0)
    assert sorted(heard) == ["glass", "mode", "prompt", "stamp"]
    assert own == ["ring", "turn"]


# -- for QML


QML = b"""
import QtQml
import Gizmos.Models
QtObject {
    id: root
    required property AppModel app
    readonly property TableModel table: app.table
    readonly property SeatModel own: table.own
    readonly property string face: JSON.stringify(CardBook.card("2-14"))
    readonly property string columns: JSON.stringify(own.columns.map(c => [c.kind, c.name, c.cards.count]))
    readonly property string first: JSON.stringify(table.display1.get(0))
    readonly property string other: table.opponents.get(0).seat.name
    readonly property string about: JSON.stringify(table.about("1-01"))
    readonly property string rival: table.seatModel(1).name
    property string moves: ""
    readonly property Connections heard: Connections {
        target: root.table
        function onMoved(moves) { root.moves = JSON.stringify(moves) }
    }
}
"""


def test_qml_reads_the_models(app: AppModel) -> None:
    session = session_at({"display": {"1": ["1-01", "1-18", "1-35", "1-36"]}, "row": ["red"] * 6}, "pp")
    app.play(session)
    session.accept_handover()
    engine = QQmlEngine()
    warnings: list[str] = []
    engine.warnings.connect(lambda found: warnings.extend(error.toString() for error in found))
    component = QQmlComponent(engine)
    component.setData(
        QML,
        QUrl("file:///test.qml"),
    )
    scene = component.createWithInitialProperties({"app": app})
    assert scene is not None, component.errorString()
    face = json.loads(scene.property("face"))
    assert face["tokens"] == [{"p": "red"}, {"a": 1}, {"p": "any"}, {"gap": 1}, {"p": "red"}, {"a": 1}, {"p": "any"}]
    assert (face["energy"], face["kind"], face["cost"], face["points"], face["level"]) == (
        "yellow",
        "converter",
        2,
        2,
        2,
    )
    assert json.loads(scene.property("columns"))[2] == ["file", "File", 1]
    assert json.loads(scene.property("first"))["card"] == "1-01"
    assert scene.property("other") == "Ben"
    assert scene.property("rival") == "Ben"
    assert json.loads(scene.property("about"))["canFile"] is True
    app.table.pick(0)
    moves = json.loads(scene.property("moves"))
    assert moves[0] == {
        "what": "sphere",
        "color": "red",
        "card": "",
        "seat": 0,
        "at": 0,
        "ms": 320,
        "sound": "pick",
        "arrival": "land",
        "from": {"area": "row", "seat": 0, "slot": 0},
        "to": {"area": "ring", "seat": 0},
    }
    assert warnings == []
    scene.deleteLater()


def test_the_card_book_knows_all_cards_and_new_words_on_demand() -> None:
    book = CardBook()
    assert all(book.card(card)["id"] == card for card in CARDS)
    assert book.card("9-99") == {}
    before = book.revision
    retranslate_cards()
    assert book.revision == before + 1


def test_retranslation_reaches_everything(app: AppModel, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_at(None, "pp")
    app.play(session)
    session.accept_handover()
    app.table.pick(0)
    from gizmos_desktop.models.words import log, names, table

    def shout(real: Callable[..., str]) -> Callable[..., str]:
        return lambda *given: re.sub(
            r"\{\w+\}|[^{]+", lambda part: part[0] if "{" in part[0] else part[0].upper(), real(*given)
        )

    for module in (log, names, table):
        monkeypatch.setattr(module, "translate", shout(module.translate))
    app.retranslate()
    assert app.table.prompt == "PASS THE COMPUTER TO Ben"
    assert "PICKED" in app.log.rows.rows[0].text
    assert app.table.own.columns[0]["name"] == "UPGRADE"
