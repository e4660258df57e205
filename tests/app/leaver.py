"""Runs the program in a process of its own for test_leaving.py: `leaver.py FOLDER SCENE HOW`.

It plays a person against a computer up to SCENE (a mode of the table, or "computer": its turn), prints what lies on
the table as JSON, and ends HOW: "signal" (SIGTERM), "hangup" (SIGHUP), "window" (Alt+F4), "quit", or "kill" (SIGKILL).
"continue" as SCENE goes on with the newest game instead, and prints the same of it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication

from gizmos_desktop import __main__ as program
from gizmos_desktop.models import app_model
from tests.engine.walks import choose

FOLDER, SCENE, HOW = sys.argv[1:4]
DICE = Random(8)


def begin(model: Any) -> None:
    if SCENE == "continue":
        model.continueGame()
        QTimer.singleShot(0, lambda: tell(model))
        return
    model.showSetup()
    setup = model.setup
    setup.setName(0, "Zoë")
    setup.setLevel(1, setup.levels[0]["id"])
    setup.first = 0
    setup.seedText = "21"
    setup.speed = "off"
    model.startGame()
    go_on(model)


def go_on(model: Any) -> None:
    session, mode = model.session, model.table.mode
    far = len(session.history) > 12
    if far and (mode == SCENE or (SCENE == "computer" and mode == "wait")):
        tell(model)
        return
    if far and SCENE == "pay" and mode == "action":
        for row in (*model.table.display1.rows, *model.table.display2.rows, *model.table.own.archive.rows):
            model.table.build(row.card)
            if model.table.mode == "pay":
                tell(model)
                return
            if model.session.state != "person":
                break
    if session.state == "person":
        session.play(str(choose(DICE, session.legal, eager=True)))
    QTimer.singleShot(0, lambda: go_on(model))


def tell(model: Any) -> None:
    session = model.session
    if SCENE == "computer":
        session.suspend()  # its answer must not come while this is written down
    moment = {
        "position": session.game.position(),
        "generator": list(session.game.generator),
        "decisions": len(session.history),
        "mode": model.table.mode,
        "log": model.log.rows.count,
        "names": [seat.name for seat in session.seats],
    }
    print(json.dumps(moment), flush=True)
    QTimer.singleShot(0, lambda: end(model))


def end(model: Any) -> None:
    match HOW:
        case "quit":
            model.quit()
        case "window":
            for window in QGuiApplication.topLevelWindows():
                window.close()
        case _:
            numbers = {"signal": signal.SIGTERM, "hangup": signal.SIGHUP, "kill": signal.SIGKILL}
            os.kill(os.getpid(), numbers[HOW])


class Driven(app_model.AppModel):
    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        QTimer.singleShot(50, lambda: begin(self))
        QTimer.singleShot(60_000, QCoreApplication.quit)


app_model.AppModel = Driven  # type: ignore[misc]
sys.exit(program.main(["--data-dir", FOLDER]))
