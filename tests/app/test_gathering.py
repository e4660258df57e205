"""Computers among themselves at full speed: each decision is saved at once, several are shown together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from gizmos_desktop.app.session import GameSetup, Seat, Session, Timeline
from tests.app.fakes import FakeComputer

COMPUTERS = (Seat("R1", "computer", "random"), Seat("R2", "computer", "random"))


class Watched:
    """A session, what of it was saved, and what was heard."""

    def __init__(self, *seats: Seat, speed: str = "off", gather: bool = True) -> None:
        self.saved = 0
        self.saves = 0
        self.heard: list[str] = []
        self.early: list[str] = []
        self.changes = 0
        ai = FakeComputer()
        setup = GameSetup(seats or COMPUTERS, first=0, seed=11, speed=speed)
        self.session = Session(setup, ai, keep=self.keep, gather=gather)
        ai.session = self.session
        self.session.played.connect(self.hear)
        self.session.changed.connect(self.change)

    def keep(self, timeline: Timeline) -> None:
        assert len(timeline.steps) <= self.saved + 1  # a crash costs one decision at most
        self.saved = len(timeline.steps)
        self.saves += 1

    def hear(self, played: object) -> None:
        self.heard.append(str(getattr(played, "text", "")))
        if len(self.heard) > self.saved:
            self.early.append(self.heard[-1])

    def change(self) -> None:
        self.changes += 1
        assert len(self.heard) == len(self.session.history)


def until_some_wait(watched: Watched) -> None:
    """Step by step: a game of fakes is over before a clock that looks every 10 ms has looked again."""
    for _ in range(10_000):
        if len(watched.session.history) > len(watched.heard) + 2:
            return
        QCoreApplication.processEvents()
    raise AssertionError("nothing waits")


@pytest.fixture
def watched(qapp: object) -> Iterator[Watched]:
    found = Watched()
    yield found
    found.session.close()


def test_a_whole_game_is_saved_at_once_and_shown_seldom(watched: Watched, qtbot: QtBot) -> None:
    session = watched.session
    qtbot.waitUntil(lambda: session.state == "over", timeout=20_000)
    assert watched.heard == [played.text for played in session.history]
    assert watched.early == []
    assert watched.saved == len(session.history)
    assert watched.changes < len(session.history) / 3


def test_what_has_waited_is_heard_when_the_game_waits_and_never_after_it_is_left(watched: Watched) -> None:
    session = watched.session
    until_some_wait(watched)
    session.suspend()
    assert len(watched.heard) == watched.saved == len(session.history)
    session.resume()
    until_some_wait(watched)
    heard = len(watched.heard)
    session.close()
    assert watched.saved == len(session.history)
    assert len(watched.heard) == heard  # a session that is closed says nothing more


def test_a_computer_that_thinks_long_keeps_nothing_back(watched: Watched, qtbot: QtBot) -> None:
    session = watched.session
    until_some_wait(watched)
    session._stop_computer()
    qtbot.waitUntil(lambda: len(watched.heard) == len(session.history), timeout=1000)


@pytest.mark.parametrize("case", ["person", "speed", "not wanted"])
def test_otherwise_every_decision_is_saved_and_heard_alone(case: str, qapp: object, qtbot: QtBot) -> None:
    seats = (Seat("Ada", "person"), *COMPUTERS) if case == "person" else COMPUTERS
    found = Watched(*seats, speed="fast" if case == "speed" else "off", gather=case != "not wanted")
    session = found.session
    for _ in range(6):
        if session.state == "person":
            session.play(str(session.legal[0]))
        else:
            with qtbot.waitSignal(session.changed, timeout=5000):
                pass
        assert found.saved == len(session.history) == found.saves - 1
    session.close()
