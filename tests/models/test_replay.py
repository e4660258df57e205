"""The replay as QML drives it: steps, turns, lines of the log, playing by itself, looking from seats, playing on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.models.derive.course import course_of
from gizmos_desktop.models.derive.steps import StepBook
from gizmos_desktop.models.replay_model import ReplayModel
from gizmos_desktop.models.table_model import TableModel
from tests.models.kept import begin, finished, play, play_out, program, session_of
from tests.records.games import timeline


@pytest.fixture
def app(qapp: object, tmp_path: Path) -> Any:
    app = program(tmp_path)
    yield app
    app.close()


# -- the course of a game


@pytest.mark.parametrize("seed", [3, 4])
def test_every_moment_knows_its_line_of_the_log(qapp: object, seed: int) -> None:
    game = timeline(3, seed, 120)
    session = ReplaySession(game)
    course = course_of(session.course)
    for position in range(session.count + 1):
        book = StepBook(session.course[:position])
        assert course.rows[position] == len(book.steps) - 1
    whole = StepBook(session.course)
    assert list(course.steps) == whole.steps
    for row, moment in enumerate(course.moments):
        there = StepBook(session.course[:moment])
        assert there.steps[row] == whole.steps[row]  # the line is complete at that moment
        assert len(StepBook(session.course[: moment - 1]).steps) <= row + 1
    for position in course.turns:
        assert game.at(position).decision.kind == "action"
    assert len(course.turns) == sum(step.kind == "action" for step in game.steps)


def test_turns_forward_and_back(qapp: object) -> None:
    course = course_of(ReplaySession(timeline(2, 3)).course)
    end = len(course.rows) - 1
    position, seen = 0, []
    while position < end:
        position = course.turn_after(position)
        seen.append(position)
    assert seen == [*course.turns[1:], end]
    while position > 0:
        position = course.turn_before(position)
        assert position == 0 or position in seen
    assert course.turn_before(course.turns[3] + 1) == course.turns[3]
    assert course.turn_before(course.turns[3]) == course.turns[2]


# -- through the program


def test_a_finished_game_from_the_list(app: AppModel) -> None:
    ident = finished(app)
    app.showGames()
    app.games.replay(ident)
    replay, table = app.replay, app.table
    assert (app.screen, replay.active, replay.position, table.mode) == ("table", True, 0, "replay")
    assert (replay.running, replay.title, replay.line) == (False, "Round 1, Ann", "The beginning of the game")
    lines = app.log.rows.count
    assert lines > 20  # the whole game's log
    assert app.log.current == -1
    replay.step(1)
    assert (replay.position, app.log.current) == (1, 0)
    assert replay.line == app.log.rows.rows[0].text
    assert (table.canUndo, table.undoWhy) == (False, "Nothing can be taken back in a replay.")
    assert table.reason == "This is a replay"
    table.pick(0)
    table.research(1)
    table.chooseKind("pick")
    table.acceptHandover()
    assert replay.position == 1
    assert table.row.rows[0].why == "This is a replay; play on from here to decide anything."
    replay.jump(10_000)
    assert (replay.position, replay.title, replay.canBranch) == (replay.count, "The end of the game", False)
    assert replay.branchWhy == "The game is over at this moment; go back to play on."
    assert app.log.current == lines - 1
    replay.step(-3)
    assert replay.position == replay.count - 3
    replay.step(-10_000)
    assert (replay.position, app.log.rows.count) == (0, lines)
    assert app.screen == "table"  # the end screen does not come
    replay.leave()
    assert (app.screen, replay.active, app.log.current) == ("games", False, -1)


def test_lines_of_the_log_and_marks(app: AppModel) -> None:
    ident = finished(app)
    app.showGames()
    app.games.replay(ident)
    replay = app.replay
    for line in range(0, app.log.rows.count, 5):
        replay.jumpToLog(line)
        assert app.log.current >= line
        assert replay.line == app.log.rows.rows[app.log.current].text
    replay.jumpToLog(10_000)
    marks = replay.turnMarks
    assert marks[0] == {"position": 0, "round": 1, "seat": 0, "name": "Ann"}
    assert [mark["position"] for mark in marks] == sorted({mark["position"] for mark in marks})
    for mark in marks[1:6]:
        replay.jump(mark["position"])
        assert app.table.round == mark["round"]
        assert app.table.turnName == mark["name"]
    assert [each["round"] for each in replay.rounds] == list(range(1, replay.rounds[-1]["round"] + 1))
    replay.jump(0)
    replay.turn(1)
    assert replay.position == marks[1]["position"]
    replay.turn(1)
    replay.turn(-1)
    assert replay.position == marks[1]["position"]


def test_it_plays_by_itself_and_stops(app: AppModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gizmos_desktop.models.replay_model.SHORTEST_MS", 1)
    monkeypatch.setattr("gizmos_desktop.models.replay_model.pause_before", lambda kind, speed: 1)
    ident = finished(app)
    app.games.replay(ident)
    replay = app.replay
    replay.speed = "fast"
    replay.speed = "warp"
    assert replay.speed == "fast"
    told: list[bool] = []
    replay.playingChanged.connect(lambda: told.append(replay.playing))
    flights: list[Any] = []
    app.table.moved.connect(flights.append)
    replay.play()
    replay.play()
    qtbot.waitUntil(lambda: replay.position > 5, timeout=5000)
    replay.pause()
    stopped = replay.position
    qtbot.wait(30)
    assert (replay.position, replay.playing, told) == (stopped, False, [True, False])
    assert flights  # what is played on is animated
    replay.jump(replay.count - 3)
    replay.play()
    qtbot.waitUntil(lambda: not replay.playing, timeout=5000)
    assert replay.position == replay.count
    replay.play()  # from the beginning
    assert replay.position == 0
    app.showSettings()
    assert not replay.playing
    app.back()
    assert (app.screen, replay.active) == ("table", True)
    app.showStart()
    assert not replay.active


def test_the_running_game_is_looked_at_and_goes_on(app: AppModel) -> None:
    session = begin(app, "pc")
    session.play(str(session.legal[0]))
    app.replayGame()
    assert (app.replay.active, app.replay.running, app.replay.position) == (True, True, len(session.history))
    assert app.replay.title == "Where the game stands now"
    app.replay.jump(0)
    assert not session.play("pick red")
    app.replay.leave()
    assert (app.screen, app.table.mode, session_of(app) is session) == ("table", "wait", True)
    assert app.log.rows.count == 1
    app.replayGame()
    app.leaveGame()
    assert (app.screen, session.closed, app.games.progress) == ("start", True, 1)


def test_from_the_end_screen_and_back(app: AppModel, qtbot: QtBot) -> None:
    session = begin(app, "pp")
    play_out(session)
    qtbot.waitUntil(lambda: app.screen == "end", timeout=3000)
    text = app.result.winnerText
    app.replayGame()
    assert (app.screen, app.table.mode) == ("table", "replay")
    app.replay.jump(3)
    app.replay.leave()
    assert (app.screen, app.result.winnerText) == ("end", text)
    app.playAgain()
    assert app.screen == "table"


def test_looking_at_another_game_keeps_the_one_that_is_played(app: AppModel) -> None:
    other = finished(app)
    session = begin(app, "pp")
    play(session, 5)
    app.showGames()
    app.games.replay(other)
    assert app.table.own.name == "Ann"
    app.replay.jump(40)
    app.replay.leave()
    assert app.screen == "games"
    app.back()
    assert (app.screen, app.log.rows.count > 0) == ("table", True)
    play(session, 3)
    assert app.table.mode != "replay"
    app.showGames()
    app.games.replay(session.timeline.header.ident)
    assert app.replay.running
    app.replay.leave()
    app.back()
    assert app.table.mode != "replay"


def test_seats_are_looked_from(app: AppModel) -> None:
    ident = finished(app, "ppp")
    app.games.replay(ident)
    assert [(each["seat"], each["name"]) for each in app.replay.seats] == [(0, "Ann"), (1, "Ben"), (2, "Cat")]
    app.replay.lookFrom(2)
    assert (app.replay.viewer, app.table.own.name) == (2, "Cat")
    assert [row.seat.name for row in app.table.opponents.rows] == ["Ann", "Ben"]
    app.replay.lookFrom(7)
    assert app.replay.viewer == 2


def research_at(model: ReplayModel) -> int:
    """Goes to a moment in which cards have been drawn; the seat that has drawn them."""
    assert model.session is not None
    for position, step in enumerate(model.session.timeline.steps):
        if step.kind == "keep":
            model.jump(position)
            return step.seat
    raise AssertionError("nobody has researched")


@pytest.mark.parametrize(("decisions", "seen"), [(10_000, True), (150, False)])
def test_drawn_cards_are_hidden_while_the_game_goes_on(qapp: object, decisions: int, seen: bool) -> None:
    table, model = TableModel(), ReplayModel()
    session = ReplaySession(timeline(2, 4, decisions, persons=2), 0)
    model.attach(session)
    table.attach(session)
    seat = research_at(model)
    model.lookFrom(seat)
    assert (table.hand.count > 0) is seen
    assert (table.handTitle != "") is seen
    model.lookFrom(1 - seat)
    assert table.hand.count == 0
    model.attach(None)
    assert not model.active


# -- playing on


def test_playing_on_from_a_finished_game(app: AppModel) -> None:
    ident = finished(app)
    app.games.replay(ident)
    app.replay.jump(20)
    assert [each["id"] for each in app.replay.branchChoices] == ["same", "me"]
    app.replay.branch("nobody")
    assert app.replay.active
    app.replay.branch("same")
    session = session_of(app)
    assert (app.screen, app.replay.active, app.table.mode) == ("table", False, "handover")
    assert app.notice == "This is a new game from that moment; the old one stays as it was."
    assert session.timeline.header.origin is not None
    assert session.timeline.header.origin.record == ident
    play(session, 3)
    app.leaveGame()
    kept = {row.id: row for row in app.games.rows.rows}
    assert kept[ident].status == "finished"
    branch = kept[session.timeline.header.ident]
    assert (branch.status, branch.branch) == ("progress", True)


def test_playing_on_from_the_game_that_goes_on(app: AppModel) -> None:
    first = begin(app, "pp")
    play(first, 12)
    app.replayGame()
    app.replay.jump(5)
    app.replay.branch("same")
    assert app.notice.startswith("This is a new game from that moment, with all hidden cards dealt anew")
    branch = session_of(app)
    assert first.closed
    assert branch.timeline.header.ident != first.timeline.header.ident
    app.leaveGame()
    assert app.games.progress == 2
    app.games.continueGame(first.timeline.header.ident)
    assert session_of(app).game.position() == first.game.position()


def test_i_play_the_seat_that_i_look_from(app: AppModel) -> None:
    ident = finished(app, "pp")
    app.games.replay(ident)
    app.replay.jump(0)
    app.replay.lookFrom(1)
    texts = {each["id"]: each["text"] for each in app.replay.branchChoices}
    assert texts["me"] == "You play Ben, computers play the others"
    app.replay.branch("me")
    assert [(seat.name, seat.kind) for seat in session_of(app).seats] == [("Ann", "computer"), ("Ben", "person")]
