"""The rules of Gizmos. Standard library only: no Qt, no files of the game, no clocks.

docs/notation.md and docs/architecture.md say what this package promises.
"""

import os

from gizmos_desktop.engine import loader

COMPILED: bool = loader.choose(os.path.dirname(__file__))
"""Are the compiled modules in use?"""

from gizmos_desktop.engine.actions import Action, LegalActions, action_of  # noqa: E402  # the choice comes first
from gizmos_desktop.engine.cards import CARDS, COLORS, Card  # noqa: E402
from gizmos_desktop.engine.errors import IllegalAction, NotationError, PositionError  # noqa: E402
from gizmos_desktop.engine.events import Event  # noqa: E402
from gizmos_desktop.engine.game import Decision, Game  # noqa: E402
from gizmos_desktop.engine.lanes import Lane  # noqa: E402
from gizmos_desktop.engine.score import Limits, Score, Standing  # noqa: E402

RULES_VERSION = 1
"""Raised when a rule changes, so that records of older games are not replayed by other rules."""
__all__ = [
    "CARDS", "COLORS", "COMPILED", "RULES_VERSION",
    "Action", "Card", "Decision", "Event", "Game", "IllegalAction", "Lane", "LegalActions", "Limits", "NotationError",
    "PositionError", "Score", "Standing", "action_of",
]  # fmt: skip
