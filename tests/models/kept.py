"""A whole program in a folder of its own: the root model with a storage, and games to fill it with."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from gizmos_desktop.app.session import Session
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.engine import Game
from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.records import Options, Places, Player, Timeline
from tests.engine.walks import choose
from tests.models.scenes import SilentComputer, seats


def program(folder: Path) -> AppModel:
    """The root model of a program that keeps its things below `folder`; computers never answer."""
    return AppModel(storage=Storage(Places.under(folder)), make_ai=SilentComputer)


def session_of(app: AppModel) -> Session:
    """The session that is played."""
    assert isinstance(app.session, Session)
    return app.session


def begin(app: AppModel, kinds: str = "pp", **options: Any) -> Session:
    """Start a game of these seats ("pc": a person against a computer) by the form."""
    app.showSetup()
    setup = app.setup
    while setup.seatCount < len(kinds):
        setup.addSeat()
    for seat, kind in enumerate(kinds):
        setup.setKind(seat, "person" if kind == "p" else "computer")
        setup.setName(seat, ("Ann", "Ben", "Cat", "Dan")[seat])
    setup.first = options.get("first", 0)
    setup.undo = options.get("undo", "reveal")
    setup.seedText = options.get("seed", "5")
    setup.speed = "off"
    app.startGame()
    return session_of(app)


def play(session: Session, decisions: int, seed: int = 1) -> None:
    """Persons decide so many times."""
    dice = Random(seed)
    for _ in range(decisions):
        if session.state == "handover":
            session.accept_handover()
        if session.state != "person":
            return
        assert session.play(str(choose(dice, session.legal, eager=True)))


def play_out(session: Session, seed: int = 1) -> None:
    """Persons play to the end."""
    while session.state != "over":
        play(session, 50, seed)


def finished(app: AppModel, kinds: str = "pp", seed: int = 5) -> str:
    """A finished game among the kept ones; its id. (Played without the models, which takes a tenth of the time.)"""
    players = [
        Player(each.name, "person" if each.kind == "person" else "computer", each.level) for each in seats(kinds)
    ]
    game = Timeline.start(Game.new(seats=len(kinds), seed=seed, first=0), players, seed, Options(first=0))
    dice = Random(seed)
    while not game.over:
        game.play(str(choose(dice, game.game.legal_actions(), eager=True)))
    app.storage.keeper.keep(game)
    app.storage.keeper.let_go(game.header.ident)
    app.games.refresh()
    return game.header.ident
