"""What the session needs of computer players, and what it does when one fails."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Literal, Protocol

from gizmos_desktop.engine import Action, Game, NotationError

Why = Literal["", "timeout", "crash", "error", "nonsense", "illegal"]
WHYS: dict[str, Why] = {"timeout": "timeout", "crash": "crash", "error": "error", "nonsense": "nonsense"}
"""Codes of `Played.why`, and those that an AI client gives."""


class Computer(Protocol):
    """What the session needs of an AI client: each question is answered once, or never after `cancel` or `close`."""

    def ask(
        self,
        level: str,
        seed: int,
        observation: dict[str, object],
        answered: Callable[[str], None],
        failed: Callable[[str], None],
    ) -> None:
        """Ask for a decision; later call `answered(text)`, or `failed(code)` with a code of `Played.why`."""

    def cancel(self) -> None:
        """Forget the open question, if there is one."""

    def close(self) -> None:
        """End at once, leaving no process behind."""


def seed_of(game_seed: int, number: int) -> int:
    """The AI's seed for decision `number` of a game. Hashed, so that no player can deal the hidden cards again from it;
    the same whenever the game is continued."""
    digest = hashlib.sha256(f"gizmos ai {game_seed} {number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def fault_of(text: str) -> Why:
    """What is wrong with an answer that the engine has refused."""
    try:
        Action.parse(text)
    except NotationError:
        return "nonsense"
    return "illegal"


def replacement(game: Game, game_seed: int, number: int) -> str:
    """A legal move in place of an AI that failed at decision `number`: any kind of move with equal chance, then any
    move of the kind."""
    dice = random.Random(f"replacement {game_seed} {number}")
    actions = game.legal_actions()
    kind = dice.choice(sorted({action.kind for action in actions}))
    return str(dice.choice([action for action in actions if action.kind == kind]))
