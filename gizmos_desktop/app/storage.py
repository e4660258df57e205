"""Everything that the program keeps on the disk, in one place for the models."""

from __future__ import annotations

from gizmos_desktop.app.keeper import Keeper
from gizmos_desktop.app.library import Library
from gizmos_desktop.app.pictures import Pictures
from gizmos_desktop.app.preferences import Preferences
from gizmos_desktop.app.reviews import Reviews
from gizmos_desktop.app.scores import Scores
from gizmos_desktop.records import Places, Statistics, Store


class Storage:
    """`keeper` saves the game, `library` has all games, `preferences` the settings, `scores` the statistics, `pictures`
    what games looked like, `reviews` what was found out about them. Without `places` nothing is read or written;
    without `settings` none of these."""

    def __init__(self, places: Places | None = None, settings: bool = True) -> None:
        self.places = places
        self._store = None if places is None else Store(places)
        statistics = None if places is None else Statistics(places)
        self.keeper = Keeper(self._store, statistics)
        self.pictures = Pictures(None if places is None else places.cache / "pictures")
        self.reviews = Reviews(None if places is None else places.cache / "reviews")
        self.library = Library(places, self._store, self.keeper, self.pictures)
        self.preferences = Preferences(places if settings else None)
        self.scores = Scores(statistics)
        if self._store is not None:
            self._store.sweep()

    def close(self) -> None:
        """Write what waits, and let go of all games."""
        self.preferences.flush()
        self.keeper.try_again()
        if self._store is not None:
            self._store.close()
