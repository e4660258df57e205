"""What a player's name may consist of: what can be seen, on one line.

Names come from the keyboard, the clipboard, the settings and files of others; all of them pass through here.
"""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
"""Characters."""

_TO_SPACE = frozenset({"Cc", "Zs", "Zl", "Zp"})
_OUT = frozenset({"Cf", "Cs"})  # direction marks, joiners and the like; halves of characters

# Shown as nothing, though Unicode counts them as letters, marks or symbols (its Default_Ignorable_Code_Point, and the
# blank of Braille).
_BLANK = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF),
)  # fmt: skip


def visible(text: str) -> str:
    """The text without what cannot be seen; every kind of space, line end and control character is one space. Spaces
    are kept, because somebody may be typing still."""
    return "".join(filter(None, map(_seen, text)))


def _seen(char: str) -> str:
    kind = unicodedata.category(char)
    if kind in _TO_SPACE:
        return " "
    if kind in _OUT or any(low <= ord(char) <= high for low, high in _BLANK):
        return ""
    return char


def clean_name(text: str) -> str:
    """The name as it is kept and shown: composed (NFC), single spaces, none at the ends, not too long; "" if nothing of
    it can be seen."""
    return unicodedata.normalize("NFC", " ".join(visible(text).split()))[:LONGEST_NAME].strip()


def look_alike(text: str) -> str:
    """Names for which this is equal look the same."""
    return clean_name(unicodedata.normalize("NFKC", clean_name(text)))
