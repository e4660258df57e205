"""How long a move stays to be looked at before what comes next hides it. Pure figures, no clock."""

from __future__ import annotations

_FACTOR = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "off": 0.0}

# Milliseconds at normal speed before a move of this kind is shown. The choice of the turn's action gets the longest
# look, because it follows another seat's turn; what nobody can see (the order of cards put back) gets none.
_PAUSE = {
    "action": 1000,
    "trigger": 700,
    "pick": 650,
    "draw": 500,
    "file": 650,
    "build": 700,
    "research": 700,
    "keep": 800,
    "return": 0,
}
_DEFAULT = 600
_HANDOVER = 2600


def pause_before(decision_kind: str, speed: str) -> int:
    """Milliseconds to wait before a computer's decision of this kind (decision kinds of notation.md) is carried out."""
    return round(_PAUSE.get(decision_kind, _DEFAULT) * _FACTOR[speed])


def pause_before_handover(speed: str) -> int:
    """Milliseconds for which the table stays open before it is covered for the next person: what flies has arrived, and
    there is time to read what was done last."""
    return round(_HANDOVER * _FACTOR[speed])
