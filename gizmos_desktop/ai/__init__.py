"""Computer players: `LEVELS` names them, weakest first; `make_player` makes one.

A player sees `Game.observe(seat)` and nothing else, and answers with one action in notation. The same observation and
the same seed give the same answer, in this process or in the worker (`gizmos_desktop.ai.worker`).
"""

from gizmos_desktop.ai.levels import LEVELS, make_player
from gizmos_desktop.ai.player import Observation, Player

__all__ = ["LEVELS", "Observation", "Player", "make_player"]
