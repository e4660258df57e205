"""What is looked at before a text is parsed: how deep it nests, and how much."""

from __future__ import annotations

import re

MOST_BRACKETS = 200_000
"""More than a game of 20,000 decisions has; a text of nothing but brackets would keep a parser busy."""

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NO_BRACKET = bytes(set(range(256)) - set(b"[]{}"))


def deeper_than(data: bytes, limit: int) -> bool:
    """Whether the JSON text nests deeper than `limit`, or has more lists and objects than anything of ours; brackets
    inside strings do not count."""
    brackets = _STRING.sub(b"", data).translate(None, _NO_BRACKET)
    if len(brackets) > MOST_BRACKETS:
        return True
    depth = 0
    for byte in brackets:
        depth += 1 if byte in b"[{" else -1
        if depth > limit:
            return True
    return False
