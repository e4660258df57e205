"""Computer players: `LEVELS` names them, weakest first; `make_player` makes one.

A player sees `Game.observe(seat)` and nothing else, and answers with one action in notation. The same observation and
the same seed give the same answer, in this process or in the worker (`gizmos_desktop.ai.worker`).
"""

import os

from gizmos_desktop.ai.levels import CHARACTERS, LEVELS, TRIAL_PLAYERS, USUAL_LEVEL, make_player
from gizmos_desktop.ai.player import Observation, Player

__all__ = ["CHARACTERS", "LEVELS", "TRIAL_PLAYERS", "USUAL_LEVEL", "Observation", "Player", "make_player"]

# Here, because it must be said before numpy is loaded, which only modules of this package do: two BLAS threads are far
# slower than one on the small products of the networks (design.md "AI").
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_name, "1")
