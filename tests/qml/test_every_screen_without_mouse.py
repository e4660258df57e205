"""Every screen for who has no mouse, or does not see it: keys lead to all that can be used, and all of it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from tools.accesscheck import unsaid
from tools.keywalk import Walker
from tools.scenes.catalogue import SCENES, show
from tools.scenes.theatre import Theatre, theatre

FULL = (
    "setup",
    "settings-game",
    "games",
    "chain",
    "large-own",
    "pay",
    "research-15",
    "order-14",
    "hint",
    "undo",
    "replay",
)
"""Those that differ when they are as full as the rules allow."""


@pytest.fixture(scope="module")
def stage(qapp: QGuiApplication) -> Iterator[Theatre]:
    with theatre() as found:
        yield found


@pytest.mark.parametrize(
    ("scene", "full"),
    [(name, False) for name in SCENES] + [pytest.param(name, True, marks=pytest.mark.slow) for name in FULL],
)
def test_keys_lead_to_all_and_all_is_told(stage: Theatre, scene: str, full: bool) -> None:
    stage.worst = full
    show(stage, scene)
    assert [str(fault) for fault in unsaid(stage.shown.window, float(stage.theme.property("u")))] == []
    walked = Walker(stage).go()
    # On the table Tab goes round the parts of the table; a message over it is closed by Escape
    assert [name for name in walked.missing if (scene, name) != ("notice", "notice_close")] == []
    assert walked.round, "Tab does not come round"
    assert walked.wanted


def test_escape_closes_a_message_on_the_table(stage: Theatre) -> None:
    stage.worst = False
    show(stage, "notice")
    assert stage.hands.sees("notice_close")
    stage.hands.key("Escape")
    assert not stage.hands.sees("notice_close")
    assert stage.model.screen == "table"


def test_the_checks_see_faults(stage: Theatre) -> None:
    """What they look for, made on purpose."""
    stage.worst = False
    show(stage, "start")
    window, unit = stage.shown.window, float(stage.theme.property("u"))
    assert unsaid(window, unit) == []
    stage.hands.find("start_about").setProperty("label", "")
    stage.hands.find("start_quit").setProperty("usable", False)
    stage.hands.find("start_help").setProperty("chosen", True)
    stage.hands.find("start_rules").setProperty("activeFocusOnTab", False)
    left_out = Walker(stage)
    assert {fault.kind for fault in unsaid(window, unit)} == {"nameless", "why"}
    assert left_out.go().missing == ["start_rules"]
    stage.model.showSettings()
    stage.empty()
