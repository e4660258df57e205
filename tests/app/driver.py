"""Runs the program in a process of its own for test_start_and_quit.py: `driver.py SCREEN HOW`.

It starts as `python -m gizmos_desktop` does, goes to SCREEN through the root model, prints the ids of the child
processes, and ends HOW: "model" (the Quit button's slot), "window" (the window's close button) or "signal" (SIGTERM).
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication

from gizmos_desktop import __main__ as program
from gizmos_desktop.models import app_model

SCREEN, HOW = sys.argv[1:3]


def go(model: Any) -> None:
    if SCREEN == "start":
        QTimer.singleShot(50, lambda: leave(model))
        return
    model.showSetup()
    if SCREEN == "setup":
        QTimer.singleShot(50, lambda: leave(model))
        return
    setup = model.setup
    persons = {"table": 1, "handover": 2, "computer": 0, "end": 0}[SCREEN]
    for seat in range(2):
        setup.setKind(seat, "person" if seat < persons else "computer")
    setup.first = 0
    setup.speed = "off" if SCREEN == "end" else "slow"
    model.startGame()
    wait_for(model)


def wait_for(model: Any) -> None:
    ready = {
        "table": lambda: model.table.mode == "action",
        "handover": lambda: model.table.mode == "handover",
        "computer": lambda: model.table.mode == "wait",
        "end": lambda: model.screen == "end",
    }[SCREEN]
    if ready():
        QTimer.singleShot(300, lambda: leave(model))  # time for the worker to be in the midst of things
    else:
        QTimer.singleShot(20, lambda: wait_for(model))


def leave(model: Any) -> None:
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text()
    print("children", children, flush=True)
    if HOW == "model":
        model.quit()
    elif HOW == "signal":
        os.kill(os.getpid(), signal.SIGTERM)
    else:
        for window in QGuiApplication.topLevelWindows():
            window.close()


class Driven(app_model.AppModel):
    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        QTimer.singleShot(100, lambda: go(self))
        QTimer.singleShot(60_000, QCoreApplication.quit)


app_model.AppModel = Driven  # type: ignore[misc]
sys.exit(program.main([]))
