"""The scenes by name. `show(theatre, "pay")` leaves the window at rest on that scene; scenes need no order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.models.test_review import made_up
from tests.qml.table import positions as plain
from tools.scenes import positions
from tools.scenes.theatre import Theatre

Scene = Callable[[Theatre], None]
PLAYED = ("person", "computer")


def _start(stage: Theatre) -> None:
    stage.model.games.refresh()


def _games_started(stage: Theatre) -> None:
    stage.furnish()
    stage.model.showStart()


def _about(stage: Theatre) -> None:
    stage.hands.click("start_about")


def _help(stage: Theatre) -> None:
    stage.hands.key("F1")


def _setup(stage: Theatre) -> None:
    setup = stage.model.setup
    seats = 4 if stage.worst else 3
    while setup.seatCount < seats:
        setup.addSeat()
    while setup.seatCount > seats:
        setup.removeSeat(setup.seatCount - 1)
    stage.model.showSetup()
    for seat in range(seats):
        setup.setKind(seat, "person" if seat % 2 == 0 else "computer")
        setup.setName(seat, stage.names[seat])
    setup.setProperty("seedText", "123456789" if stage.worst else "")


def _setup_problem(stage: Theatre) -> None:
    _setup(stage)
    stage.model.setup.setName(0, "")
    stage.model.setup.setProperty("seedText", "x")


def _settings(page: str) -> Scene:
    def scene(stage: Theatre) -> None:
        stage.model.showSettings()
        stage.hands.settle()
        stage.hands.click("settings_tab_" + page)

    return scene


def _statistics(stage: Theatre) -> None:
    stage.furnish()
    stage.model.showStatistics()


def _statistics_of_computers(stage: Theatre) -> None:
    _statistics(stage)
    stage.hands.settle()
    tabs = [name for name in stage.hands.visible() if name.startswith("statistics_tab_")]
    stage.hands.click(tabs[-1])


def _games(stage: Theatre) -> None:
    stage.furnish()
    stage.model.showGames()
    stage.hands.settle()
    stage.hands.click("game_1")


def _save_copy(stage: Theatre) -> None:
    _games(stage)
    stage.hands.click("games_copy")


def _action(seats: int) -> Scene:
    def scene(stage: Theatre) -> None:
        stage.lay(positions.fullest(seats) if stage.worst else plain.action(seats))

    return scene


def _chain(stage: Theatre) -> None:
    stage.lay(positions.one_column() if stage.worst else plain.chain())


def _pick_effect(stage: Theatre) -> None:
    stage.lay(plain.pick_two())


def _armed(stage: Theatre) -> None:
    _action(4)(stage)
    stage.hands.key("b")


def _waiting(stage: Theatre) -> None:
    stage.lay(positions.fullest(seat=1) if stage.worst else plain.waiting())


def _pay(stage: Theatre) -> None:
    stage.lay(positions.payments(stage.worst))
    assert stage.session is not None
    builds = Counter(action.card for action in stage.session.legal if action.kind == "build")
    stage.model.table.build(builds.most_common(1)[0][0])


def _looking(stage: Theatre) -> None:
    _pay(stage)
    stage.hands.settle()
    stage.hands.key("t")


def _research(count: int) -> Scene:
    def scene(stage: Theatre) -> None:
        stage.lay(positions.research(count))

    return scene


def _order(stage: Theatre) -> None:
    stage.lay(plain.order(["2-19", "2-33", "2-12", "2-15"], 2))


def _order_14(stage: Theatre) -> None:
    stage.lay(positions.research(15))
    stage.model.table.press("none")


def _large(stage: Theatre) -> None:
    _action(4)(stage)
    stage.hands.click("display_2_1")


def _large_own(stage: Theatre) -> None:
    stage.lay(positions.one_column() if stage.worst else plain.action())
    name = next(name for name in reversed(list(stage.hands.visible())) if name.startswith("gizmo_"))
    stage.hands.click(name)


def _dashboard(stage: Theatre) -> None:
    _action(4)(stage)
    stage.hands.key("F2")


def _dashboard_own(stage: Theatre) -> None:
    _action(4)(stage)
    stage.hands.key("d")


def _menu(stage: Theatre) -> None:
    _action(3)(stage)
    stage.hands.key("m")


def _leave(stage: Theatre) -> None:
    _menu(stage)
    stage.hands.click("menu_leave")


def _end_turn(stage: Theatre) -> None:
    _chain(stage)
    stage.hands.key("e")


def _undo(stage: Theatre) -> None:
    stage.keep(stage.course(("person", "computer", "computer", "computer"), 5, 9))
    stage.model.continueGame()
    stage.hands.settle()
    stage.hands.click("undo_more")


def _log(stage: Theatre) -> None:
    stage.keep(stage.course(("person", "computer", "computer", "computer"), 5, 9))
    stage.model.continueGame()
    stage.hands.settle()
    if stage.hands.sees("log_open"):
        stage.hands.click("log_open")


def _hint(stage: Theatre) -> None:
    _action(4)(stage)
    stage.model.hint.ask()
    stage.hands.settle()
    stage.advise()


def _replay(stage: Theatre) -> None:
    ident = stage.keep(stage.course())
    stage.model.showGames()
    stage.model.games.replay(ident)
    stage.hands.settle()
    stage.model.replay.jump(stage.model.replay.count // 2)


def _replay_over(stage: Theatre) -> None:
    _replay(stage)
    stage.model.replay.jump(stage.model.replay.count)


def _branch(stage: Theatre) -> None:
    _replay(stage)
    stage.hands.click("replay_branch")


def _end(stage: Theatre) -> None:
    _replay_over(stage)
    stage.model.showResult()
    stage.hands.settle(1.1)  # keys and clicks are not taken at once


def _review(stage: Theatre) -> None:
    timeline = stage.course(PLAYED)
    stage.model.games.replay(stage.keep(timeline))
    stage.hands.settle()
    stage.model.reviewGame()
    if stage.model.review.phase != "ready":
        stage.adviser.reviewed(made_up(timeline))


def _handover(stage: Theatre) -> None:
    stage.lay(positions.fullest() if stage.worst else plain.action(), (0, 1, 2, 3))
    assert stage.session is not None
    if stage.session.state == "handover":
        stage.session.accept_handover()
    for _ in range(8):
        if stage.session.state != "person":
            break
        first = [a for a in stage.session.legal if a.kind in ("end", "pick", "pass", "file", "use")]
        stage.session.play(str((first or stage.session.legal)[0]))
    stage.hands.wait(lambda: stage.session is not None and stage.session.state == "handover", "the hand-over")


def _pause(stage: Theatre) -> None:
    _handover(stage)
    stage.hands.settle()
    stage.hands.click("handover_menu")


def _notice(stage: Theatre) -> None:
    _action(4)(stage)
    stage.model._notices.of_saving("missing")


def _lesson(step: str) -> Scene:
    def scene(stage: Theatre) -> None:
        stage.model.storage.preferences.set("lesson", step)
        stage.model.learn()
        stage.hands.wait(lambda: bool(stage.model.lesson.active), "the guided game")

    return scene


def _rules(chapter: str, query: str = "") -> Scene:
    def scene(stage: Theatre) -> None:
        stage.model.rules.setProperty("query", "")  # a search goes on from where the one before was
        stage.model.openRules(chapter)
        stage.model.rules.setProperty("query", query)

    return scene


def _gallery(stage: Theatre) -> None:
    stage.model.gallery.showAll()
    stage.model.showGallery()


def _gallery_in_a_game(stage: Theatre) -> None:
    _action(4)(stage)
    _gallery(stage)


SCENES: dict[str, Scene] = {
    "start-empty": _start,
    "start": _games_started,
    "about": _about,
    "help": _help,
    "setup": _setup,
    "setup-problem": _setup_problem,
    "settings-game": _settings("game"),
    "settings-display": _settings("display"),
    "settings-sound": _settings("sound"),
    "settings-language": _settings("language"),
    "settings-trouble": _settings("trouble"),
    "lesson": _lesson(""),
    "lesson-build": _lesson("archive_build"),
    "rules": _rules("overview"),
    "rules-chains": _rules("chains"),
    "rules-effects": _rules("effects"),
    "rules-found": _rules("pick", "r"),
    "gallery": _gallery,
    "gallery-game": _gallery_in_a_game,
    "statistics": _statistics,
    "statistics-computers": _statistics_of_computers,
    "games": _games,
    "save-copy": _save_copy,
    "action": _action(4),
    "action-3": _action(3),
    "action-2": _action(2),
    "armed": _armed,
    "chain": _chain,
    "pick": _pick_effect,
    "waiting": _waiting,
    "large": _large,
    "large-own": _large_own,
    "pay": _pay,
    "looking": _looking,
    "research-5": _research(5),
    "research-15": _research(15),
    "order": _order,
    "order-14": _order_14,
    "hint": _hint,
    "dashboard": _dashboard,
    "dashboard-own": _dashboard_own,
    "menu": _menu,
    "leave": _leave,
    "end-turn": _end_turn,
    "undo": _undo,
    "log": _log,
    "notice": _notice,
    "handover": _handover,
    "pause": _pause,
    "replay": _replay,
    "replay-over": _replay_over,
    "branch": _branch,
    "end": _end,
    "review": _review,
}


def show(stage: Theatre, name: str) -> None:
    """Puts a scene on the stage."""
    stage.empty()
    SCENES[name](stage)
    stage.calm()
