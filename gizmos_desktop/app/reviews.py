"""Reviews that were made, in memory and in the cache: the same game is not reviewed twice."""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
from dataclasses import asdict
from pathlib import Path

from gizmos_desktop import __version__
from gizmos_desktop.app.advice import Review, review_of
from gizmos_desktop.records import Timeline

_log = logging.getLogger(__name__)

MOST = 100
"""So many reviews are kept; the oldest ones go."""


class Reviews:
    """Whole reviews, by their games. The files may be lost at any time, and nothing depends on them; without a folder
    they last as long as the program runs."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._known: dict[str, Review] = {}

    def find(self, timeline: Timeline) -> Review | None:
        """The review of this game; None if there is none."""
        name = _name(timeline)
        if name not in self._known and self._folder is not None:
            with contextlib.suppress(OSError, ValueError, KeyError, TypeError, RecursionError):
                text = (self._folder / f"{name}.json").read_text(encoding="utf-8")
                self._known[name] = review_of(json.loads(text))
        return self._known.get(name)

    def keep(self, timeline: Timeline, review: Review) -> None:
        """Keep a review that went to the end of the game. Never raises."""
        if review.stopped:
            return
        name = _name(timeline)
        self._known[name] = review
        if self._folder is None:
            return
        file = self._folder / f"{name}.json"
        temporary = file.with_suffix(".tmp")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            temporary.write_text(json.dumps({"review": asdict(review)}), encoding="utf-8")
            os.replace(temporary, file)
            kept = sorted(self._folder.glob("*.json"), key=lambda each: each.stat().st_mtime)
            for old in kept[:-MOST]:
                old.unlink()
        except OSError as error:
            _log.info("the review is not kept: %s", error)


def _name(timeline: Timeline) -> str:
    """The same for the same game with the same decisions, reviewed by the same version of the program."""
    parts = [__version__, timeline.header.ident, *(step.decision.action for step in timeline.steps)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:40]
