"""Searching texts as people type: capitals, accents and width do not matter, nor whether kana are hiragana or
katakana."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

VOICED = "\u3099\u309a"
"""The marks that make another kana: no accents."""
KATAKANA = range(0x30A1, 0x30F7)
TO_HIRAGANA = 0x30A1 - 0x3041


@lru_cache(maxsize=4096)  # the rulebook is looked through at every letter of a query
def fold(text: str) -> str:
    """The text as it is compared."""
    return "".join(_fold_one(char) for char in unicodedata.normalize("NFC", text))


@lru_cache(maxsize=4096)
def _fold_one(char: str) -> str:
    """One character as it is compared: none, one or several."""
    bare = "".join(
        part
        for part in unicodedata.normalize("NFKD", char).casefold()
        if not unicodedata.combining(part) or part in VOICED
    )
    return "".join(
        chr(ord(part) - TO_HIRAGANA) if ord(part) in KATAKANA else part for part in unicodedata.normalize("NFC", bare)
    )


def words_of(query: str) -> tuple[str, ...]:
    """What is looked for: the words of a query, folded. All of them have to be there."""
    return tuple(fold(query).split())


def holds(texts: Iterable[str], words: Sequence[str]) -> bool:
    """Is every word somewhere in these texts?"""
    folded = [fold(text) for text in texts]
    return all(any(word in text for text in folded) for word in words)


def marks_of(text: str, words: Sequence[str]) -> list[list[int]]:
    """Where the words stand in a text: [start, end) in UTF-16 units as QML counts them, in order, none touching the
    next."""
    places: list[tuple[int, int]] = []  # of each folded character: where its own begins and ends
    folded = ""
    at = 0
    for char in text:
        size = 2 if ord(char) > 0xFFFF else 1
        more = _fold_one(char)
        folded += more
        places += [(at, at + size)] * len(more)
        at += size
    found: list[list[int]] = []
    for start, end in sorted(_spans(folded, words)):
        begin, stop = places[start][0], places[end - 1][1]
        if found and begin <= found[-1][1]:
            found[-1][1] = max(found[-1][1], stop)
        else:
            found.append([begin, stop])
    return found


def _spans(folded: str, words: Sequence[str]) -> list[tuple[int, int]]:
    found = []
    for word in words:
        start = folded.find(word)
        while start >= 0:
            found.append((start, start + len(word)))
            start = folded.find(word, start + len(word))
    return found
