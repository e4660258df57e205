"""The rulebook in the app: its chapters, the one that is open, and what is looked for in it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.derive.find import holds, marks_of, words_of
from gizmos_desktop.models.derive.rule_shapes import Block, Chapter
from gizmos_desktop.models.qtypes import QVariantList, QVariantMap
from gizmos_desktop.models.rows import plain
from gizmos_desktop.models.words import rules as words

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
class RulesModel(QObject):
    """A book that stays open where it was left. `open` leads to a place: "chapter" or "chapter.anchor"."""

    bookChanged = Signal()
    pageChanged = Signal()
    queryChanged = Signal()
    sought = Signal()
    """`target` is to be shown now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book: tuple[Chapter, ...] = ()  # made when it is first read
        self._at = 0
        self._target = -1
        self._scroll = 0.0
        self._query = ""
        self._words: tuple[str, ...] = ()
        self._found: list[tuple[int, int]] = []  # chapter and block, in reading order
        self._hit = 0  # place in `_found`, from 1; 0: none of them

    # -- what can be read ----------------------------------------------------------------------------------------------

    def _contents(self) -> list[dict[str, Any]]:
        counts = [sum(chapter == n for chapter, _ in self._found) for n in range(len(self.chapters))]
        return [
            {
                "id": chapter.ident,
                "label": chapter.title,
                "icon": chapter.icon,
                "sub": words.places(count) if self._words else "",
            }
            for chapter, count in zip(self.chapters, counts, strict=True)
            if count or not self._words
        ]

    def _page(self) -> dict[str, Any]:
        chapter = self.chapters[self._at]
        return {"title": chapter.title, "blocks": [self._block(block) for block in chapter.blocks]}

    def _block(self, block: Block) -> dict[str, Any]:
        shown = asdict(block)
        for piece in (shown, *shown["parts"]):
            piece["marks"] = marks_of(piece["text"], self._words)
            piece["noteMarks"] = marks_of(piece["note"], self._words)
        found: dict[str, Any] = plain(shown)
        return found

    def _neighbour(self, by: int) -> dict[str, Any]:
        place = self._at + by
        if not 0 <= place < len(self.chapters):
            return {}
        return {"id": self.chapters[place].ident, "label": self.chapters[place].title}

    contents = Property(QVariantList, _contents, notify=bookChanged)
    """{id label icon sub} of the chapters; while something is looked for, of those that have it, `sub` says how
    often."""

    page = Property(QVariantMap, _page, notify=pageChanged)
    """{title blocks}: the open chapter; blocks as in derive/rule_shapes.py, with `marks` and `noteMarks` [[start, end]]
    of what is looked for in `text` and `note`, also in `parts`."""

    @Property(str, notify=pageChanged)
    def at(self) -> str:
        """The open chapter."""
        return self.chapters[self._at].ident

    @Property(QVariantMap, notify=pageChanged)
    def before(self) -> dict[str, Any]:
        """{id label} of the chapter before, {} if there is none."""
        return self._neighbour(-1)

    @Property(QVariantMap, notify=pageChanged)
    def after(self) -> dict[str, Any]:
        """{id label} of the next chapter, {} if there is none."""
        return self._neighbour(1)

    @Property(int, notify=queryChanged)
    def count(self) -> int:
        """In how many blocks of the whole book it was found."""
        return len(self._found)

    @Property(str, notify=queryChanged)
    def foundText(self) -> str:
        """Where the reader is among the places found; "" if nothing is looked for."""
        return words.found(self._hit, len(self._found)) if self._words else ""

    def _query_of(self) -> str:
        return self._query

    def _look_for(self, query: str) -> None:
        if query == self._query:
            return
        self._query = query
        self._words = words_of(query)
        self._search()
        here = next((n for n, (chapter, _) in enumerate(self._found, 1) if chapter >= self._at), 0)
        self._hit = here or min(1, len(self._found))
        self.bookChanged.emit()
        if self._hit:
            self._at, self._target = self._found[self._hit - 1]
            self._scroll = 0.0
        self.pageChanged.emit()
        self.queryChanged.emit()
        if self._hit:
            self.sought.emit()

    query = Property(str, _query_of, _look_for, notify=queryChanged)
    """What is looked for: words, all of which have to be in a block."""

    @Property(int, notify=sought)
    def target(self) -> int:
        """The block that a link or the search has led to: its place on the page, -1 for none."""
        return self._target

    def _scroll_of(self) -> float:
        return self._scroll

    def _set_scroll(self, scroll: float) -> None:
        self._scroll = scroll

    scroll = Property(float, _scroll_of, _set_scroll, notify=pageChanged)
    """How far the open chapter is scrolled, in design pixels: it is found there again."""

    # -- what can be done ----------------------------------------------------------------------------------------------

    @Slot(str)
    def open(self, place: str) -> None:
        """Opens a chapter, at an anchor if one is named; an unknown place leaves the book as it is."""
        ident, _, anchor = place.partition(".")
        chapter = next((n for n, each in enumerate(self.chapters) if each.ident == ident), -1)
        if chapter < 0:
            return
        blocks = self.chapters[chapter].blocks
        block = next((n for n, each in enumerate(blocks) if each.anchor == anchor), -1) if anchor else -1
        self._turn_to(chapter, block)

    @Slot(int)
    def seek(self, by: int) -> None:
        """To the next place found (1), or the one before (-1); round the book."""
        if self._found:
            self._hit = (self._hit - 1 + by) % len(self._found) + 1
            self._turn_to(*self._found[self._hit - 1])
            self.queryChanged.emit()

    def _turn_to(self, chapter: int, block: int) -> None:
        self._scroll = 0.0
        self._target = block
        if chapter != self._at:
            self._at = chapter
            self.pageChanged.emit()
        self.sought.emit()

    # -- for Python ----------------------------------------------------------------------------------------------------

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The book in the language of the moment."""
        if not self._book:
            self._book = words.rulebook()
        return self._book

    def retranslate(self) -> None:
        """The language has changed."""
        self._book = ()
        self._search()
        self._hit = min(self._hit, len(self._found))
        self.bookChanged.emit()
        self.pageChanged.emit()
        self.queryChanged.emit()

    def _search(self) -> None:
        self._found = [
            (n, place)
            for n, chapter in enumerate(self.chapters if self._words else ())
            for place, block in enumerate(chapter.blocks)
            if holds(block.texts(), self._words)
        ]
