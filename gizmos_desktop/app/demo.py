"""`--demo`: computers play a whole game in the real window, offscreen, and the result is printed. With `--autosave` the
game is kept, and a kept one gone on with."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QTimer
from PySide6.QtQuick import QQuickWindow

from gizmos_desktop.ai import LEVELS
from gizmos_desktop.app.messages import Messages
from gizmos_desktop.app.options import Options
from gizmos_desktop.app.output import say
from gizmos_desktop.app.signals import QuitOnSignal
from gizmos_desktop.app.window import WindowError, make_application, opened

LONGEST_GAME_S = 600
"""A demo that takes longer has hung."""

NAMES = ("Ada", "Bo", "Cleo", "Dana")


def run_demo(options: Options, messages: Messages, make_model: Callable[[], Any]) -> int:
    """Play one game, print the ranking, save the picture; 0 if all went without an error, 128 and its number after a
    signal."""
    app = make_application(True, messages)
    quit_on_signal = QuitOnSignal(app)
    try:
        with opened(app, make_model) as shown:
            status = play(shown.window, shown.model, options, messages, quit_on_signal)
    except WindowError as error:
        print(f"Gizmos Desktop: {error}", file=sys.stderr)
        status = 1
    quit_on_signal.restore()
    shiboken6.delete(app)
    return 1 if messages.errors and not status else status


def play(window: QQuickWindow, model: Any, options: Options, messages: Messages, signals: QuitOnSignal) -> int:
    """Play one game in a window that is open, and print its result; the status to leave with."""
    if options.tell:
        model.storage.keeper.kept.connect(_tell)
    if model.games.newest:
        model.continueGame()
        model.session.set_speed("off")
    else:
        model.showSetup()
        _choose(model.setup, options)
        model.startGame()
    if model.screen != "table":
        why = model.notice or model.setup.problem or "the window shows no table"
        print(f"Gizmos Desktop: the game could not be started: {why}", file=sys.stderr)
        return 1
    status = _wait(window, model, messages, signals)
    if status or not say(result_text(model.result)):
        return status or 1
    if options.screenshot is not None and not _save_picture(window, options.screenshot):
        print(f"Gizmos Desktop: the picture could not be written to {options.screenshot}", file=sys.stderr)
        return 1
    return 0


def _wait(window: QQuickWindow, model: Any, messages: Messages, signals: QuitOnSignal) -> int:
    """Run until the game is over: 0. Else the status to leave with: after a signal, an error, the window's end, or
    LONGEST_GAME_S."""

    def look() -> None:
        if model.screen == "end":
            QCoreApplication.exit(0)  # not quit(), which closes the window of which a picture is wanted
        elif messages.errors or not window.isVisible():
            QCoreApplication.exit(1)

    def give_up() -> None:
        print("Gizmos Desktop: the game did not end", file=sys.stderr)
        QCoreApplication.exit(1)

    model.screenChanged.connect(look)
    window.visibleChanged.connect(look)
    messages.on_error = look
    patience = QTimer()
    patience.setSingleShot(True)
    patience.timeout.connect(give_up)
    patience.start(LONGEST_GAME_S * 1000)
    QTimer.singleShot(0, model, look)  # for what has happened before the loop runs
    status = signals.run()
    messages.on_error = None
    if signals.number:
        return 128 + signals.number
    return status if model.screen == "end" else 1


def _tell(ident: str, decisions: int) -> None:
    """Say how many decisions of which game are kept. At once, because this process may be killed at any moment."""
    os.write(1, f"{ident} {decisions}\n".encode())


def _choose(setup: Any, options: Options) -> None:
    """Fill in the New game form: computers only, of the best level that does not make one wait, at speed off."""
    while setup.seatCount < options.seats:
        setup.addSeat()
    while setup.seatCount > options.seats:
        setup.removeSeat(setup.seatCount - 1)
    for seat in range(options.seats):
        setup.setName(seat, NAMES[seat])
        setup.setKind(seat, "computer")
        setup.setLevel(seat, LEVELS[-2])
    setup.speed = "off"
    setup.seedText = "" if options.seed is None else str(options.seed)


def _save_picture(window: QQuickWindow, file: Path) -> bool:
    QCoreApplication.processEvents()
    return bool(window.grabWindow().save(str(file)))


def rows_of(model: QAbstractListModel) -> list[dict[str, Any]]:
    """All rows of a list model as dicts by role name."""
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    return [
        {name: model.data(model.index(row, 0, QModelIndex()), role) for name, role in roles.items()}
        for row in range(model.rowCount())
    ]


def result_text(result: Any) -> str:
    """The final ranking as a table in words (one line a seat, best first), with the sentence about a tie if any."""
    head = ("place", "name", "points", "Gizmos", "awards", "tokens", "active Gizmos", "spheres")
    table: list[tuple[str, ...]] = [head]
    for row in rows_of(result.rows):
        awards = row["energy"] + row["tokenAwards"]
        numbers = (row["score"], row["gizmos"], awards, row["tokens"], row["gizmoCount"], row["spheres"])
        table.append((str(row["place"]), str(row["name"]), *(str(number) for number in numbers)))
    widths = [max(len(line[column]) for line in table) for column in range(len(head))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in table]
    return "\n".join([result.winnerText, *lines, *([result.tieText] if result.tieText else []), f"seed {result.seed}"])
