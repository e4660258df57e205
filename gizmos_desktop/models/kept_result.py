"""The final ranking of a game that is not played any more."""

from __future__ import annotations

from dataclasses import replace

from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.app.session import Timeline
from gizmos_desktop.models.derive.result import derive_result
from gizmos_desktop.models.derive.shapes import ResultState
from gizmos_desktop.models.table_control import new_book, take_snapshot


def result_of(timeline: Timeline) -> ResultState:
    """The ranking at the end of a game that is over; an empty one if it goes on."""
    if not timeline.over:
        return ResultState()
    end = ReplaySession(timeline)
    snap = replace(take_snapshot(end, new_book(end)), state="over")
    return derive_result(snap, end.seed, timeline.stopped)
