"""The rulebook as data: chapters of blocks, as the rules screen shows them and the search reads them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gizmos_desktop.models.derive.shapes import Tokens


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of a figure: what it shows, and the words beside it. `give` and `take` are colours of spheres that a
    Converter gets and what they count as; `count` is a number that is drawn large."""

    text: str = ""
    note: str = ""
    tokens: Tokens = ()
    card: str = ""
    icon: str = ""
    mark: str = ""
    colors: tuple[str, ...] = ()
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a chapter, from top to bottom.

    `kind` is text (a paragraph), head, point (of a list), step (of a numbered list; `count` is its number), question
    (`note` answers it), effect (`tokens` is its strip, `note` says where it is found) or figure (`figure` names it,
    `text` is its caption). `anchor` is where a link leads: unique in its chapter, "" if none leads here.
    """

    kind: str
    text: str = ""
    note: str = ""
    anchor: str = ""
    tokens: Tokens = ()
    figure: str = ""
    parts: tuple[Part, ...] = ()
    count: int = 0
    half: bool = False
    """It stands beside its neighbour where there is room."""

    def texts(self) -> Iterator[str]:
        """All that can be read in it, in order."""
        yield self.text
        yield self.note
        for part in self.parts:
            yield part.text
            yield part.note


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its id (the first half of an anchor), icon, title and blocks."""

    ident: str
    icon: str
    title: str
    blocks: tuple[Block, ...]


def text(words: str, anchor: str = "") -> Block:
    """A paragraph."""
    return Block("text", words, anchor=anchor)


def head(words: str, anchor: str = "") -> Block:
    """A heading inside a chapter."""
    return Block("head", words, anchor=anchor)


def point(words: str, anchor: str = "") -> Block:
    """A point of a list."""
    return Block("point", words, anchor=anchor)


def step(count: int, words: str, anchor: str = "") -> Block:
    """A point of a numbered list."""
    return Block("step", words, anchor=anchor, count=count)


def question(words: str, answer: str, anchor: str) -> Block:
    """A question and its answer."""
    return Block("question", words, answer, anchor)


def figure(name: str, caption: str, *parts: Part, half: bool = False) -> Block:
    """A picture made of the real cards, spheres and plates."""
    return Block("figure", caption, figure=name, parts=parts, half=half)
