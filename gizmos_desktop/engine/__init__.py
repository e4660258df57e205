"""The rules of Gizmos. Standard library only: no Qt, no files of the game, no clocks.

docs/notation.md and docs/architecture.md say what this package promises.
"""

from gizmos_desktop.engine.actions import Action, LegalActions, action_of
from gizmos_desktop.engine.cards import CARDS, COLORS, Card
from gizmos_desktop.engine.errors import IllegalAction, NotationError, PositionError
from gizmos_desktop.engine.events import Event
from gizmos_desktop.engine.game import Decision, Game
from gizmos_desktop.engine.lanes import Lane
from gizmos_desktop.engine.score import Limits, Score, Standing

COMPILED = False
RULES_VERSION = 1
__all__ = [
    "CARDS", "COLORS", "COMPILED", "RULES_VERSION",
    "Action", "Card", "Decision", "Event", "Game", "IllegalAction", "Lane", "LegalActions", "Limits", "NotationError",
    "PositionError", "Score", "Standing", "action_of",
]  # fmt: skip
