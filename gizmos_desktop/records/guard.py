"""What is looked at before a text is parsed: its size and how deep it nests."""

from __future__ import annotations

import re

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NO_BRACKET = bytes(set(range(256)) - set(b"[]{}"))


def deeper_than(data: bytes, limit: int) -> bool:
    """Whether the JSON text nests deeper than `limit`; brackets inside strings do not count."""
    depth = 0
    for byte in _STRING.sub(b"", data).translate(None, _NO_BRACKET):
        depth += 1 if byte in b"[{" else -1
        if depth > limit:
            return True
    return False
