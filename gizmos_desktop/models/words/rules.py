"""The rulebook of the app, in our own words, with the structure of the printed ones."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.models.derive.rule_shapes import Chapter
from gizmos_desktop.models.words import rules_actions, rules_basics, rules_effects, rules_end, rules_engine

translate = QCoreApplication.translate


def rulebook() -> tuple[Chapter, ...]:
    """All chapters in the language of the moment, in reading order."""
    return (
        rules_basics.overview(),
        rules_basics.setup(),
        rules_basics.turn(),
        rules_actions.file(),
        rules_actions.pick(),
        rules_actions.build(),
        rules_actions.research(),
        rules_engine.converters(),
        rules_engine.chains(),
        rules_engine.upgrades(),
        rules_end.end(),
        rules_end.questions(),
        rules_effects.effects(),
        rules_end.tips(),
    )


def places(count: int) -> str:
    """In how many places a chapter has what is looked for."""
    return translate("Rules", "%n place(s)", "", count)


def found(at: int, count: int) -> str:
    """At which of the places found the reader is (from 1); how many there are, if at none."""
    if count == 0:
        return translate("Rules", "Nothing found")
    if at == 0:
        return places(count)
    return translate("Rules", "{at} of {count}").format(at=at, count=count)
