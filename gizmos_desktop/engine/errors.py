"""The three errors of the engine, each with a message that names the fault."""

from __future__ import annotations


class IllegalAction(ValueError):  # noqa: N818  # the name is part of the contract
    """The action is well written but the rules do not allow it now."""


class NotationError(ValueError):
    """The text is not an action: docs/notation.md has the one spelling of each."""


class PositionError(ValueError):
    """The position is not one that a game can be in."""
