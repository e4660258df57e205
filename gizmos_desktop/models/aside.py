"""Screens that are opened from another one, to which one comes back: games, settings, statistics, rules, gallery."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement

from gizmos_desktop.models.derive.rule_links import rule_of
from gizmos_desktop.models.gallery_model import GalleryModel
from gizmos_desktop.models.rules_model import RulesModel
from gizmos_desktop.models.session_face import SessionFace
from gizmos_desktop.models.table_control import new_book, take_snapshot

QML_IMPORT_NAME = "Gizmos.Models"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

READING = frozenset({"rules", "gallery"})
"""Those that are opened from other screens aside, too: one comes back to them."""

ASIDE = frozenset({"games", "settings", "statistics"}) | READING


@QmlElement
class AsideScreens(QObject):
    """The part of AppModel that knows the ways aside and back. `_go`, `_leave_aside`, `_wait`, `_resume` and `_face`
    are AppModel's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = "start"
        self._from = "start"  # the screen to which all ways aside lead back
        self._below = ""  # the screen aside from which rules or gallery were opened
        self._rules = RulesModel(self)
        self._gallery = GalleryModel(self)

    @Property(RulesModel, constant=True)
    def rules(self) -> RulesModel:
        """The rulebook."""
        return self._rules

    @Property(GalleryModel, constant=True)
    def gallery(self) -> GalleryModel:
        """The card gallery."""
        return self._gallery

    # -- the ways ------------------------------------------------------------------------------------------------------

    @Slot()
    def showGames(self) -> None:
        """Shows the kept games; a running game waits."""
        self._go_aside("games")

    @Slot()
    def showSettings(self) -> None:
        """Shows the settings; a running game waits."""
        self._go_aside("settings")

    @Slot()
    def showStatistics(self) -> None:
        """Shows the statistics; a running game waits."""
        self._go_aside("statistics")

    @Slot(str)
    def openRules(self, place: str) -> None:
        """Shows the rulebook at a place ("chapter" or "chapter.anchor"), for "" where it was left; a running game
        waits."""
        self._rules.open(place)
        self._go_aside("rules")

    @Slot(str)
    def explain(self, topic: str) -> None:
        """Shows what the rules say about a thing on the table as it stands now (topics: derive/rule_links.py)."""
        face = self._face()
        self.openRules(rule_of(None if face is None else take_snapshot(face, new_book(face)), topic))

    @Slot()
    def showGallery(self) -> None:
        """Shows all cards, with what may be known of them in the game on the table; a running game waits."""
        self._gallery.follow(self._face())
        self._go_aside("gallery")

    @Slot()
    def back(self) -> None:
        """From a screen aside to where it was opened; a running game goes on."""
        if self._screen not in ASIDE:
            return
        goal, self._below = self._below or self._from, ""
        self._leave_aside()
        self._resume(goal)

    def _go_aside(self, screen: str) -> None:
        before = self._screen
        if before in ASIDE:
            if before != screen:
                self._leave_aside()
            if screen not in READING:
                self._below = ""
            elif before not in READING:
                self._below = before
        else:
            self._from, self._below = before, ""
            self._wait()
        self._go(screen)

    # -- what AppModel does --------------------------------------------------------------------------------------------

    def _go(self, screen: str) -> None:
        """Shows a screen."""
        raise TypeError

    def _leave_aside(self) -> None:
        """A screen aside is left."""
        raise TypeError

    def _wait(self) -> None:
        """A running game waits."""
        raise TypeError

    def _resume(self, goal: str) -> None:
        """Back to `goal`; a running game goes on, if its table is shown there."""
        raise TypeError

    def _face(self) -> SessionFace | None:
        """The session on the table."""
        raise TypeError
