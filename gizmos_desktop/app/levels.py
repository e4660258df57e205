"""The levels of computer players, for the models, which do not know the AI."""

from __future__ import annotations

from gizmos_desktop.ai import LEVELS

__all__ = ["LEVELS"]
