"""The list of kept games."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QDateTime, QUrl

from gizmos_desktop.app.library import SavedGame
from gizmos_desktop.models.derive.kept_shapes import GameRow
from gizmos_desktop.models.words import games as words
from gizmos_desktop.models.words import trouble
from gizmos_desktop.models.words.levels import computer_name

LONGEST_FILE_NAME = 80


def derive_game(game: SavedGame, picture: Path | None, now: datetime) -> GameRow:
    """A line of the list; `now` is UTC, for how long ago the game was played."""
    if game.status == "damaged":
        return GameRow(
            id=game.ident,
            status=game.status,
            date=date_text(game.saved, now),
            code=game.code,
            sentence=trouble.reading(game.code),
        )
    names = [seat.name for seat in game.seats]
    return GameRow(
        id=game.ident,
        status=game.status,
        names=words.names(names),
        seats=tuple(
            {
                "seat": number,
                "name": seat.name,
                "kind": seat.kind,
                "level": seat.level,
                "levelName": computer_name(seat.level) if seat.level else "",
                "points": game.points[number],
                "winner": number in game.winners,
            }
            for number, seat in enumerate(game.seats)
        ),
        round=game.round,
        points=words.points(names, game.points),
        date=date_text(game.saved, now),
        assisted=game.assisted,
        branch=game.branch,
        recovered=game.recovered,
        picture=picture_url(picture),
        sentence=sentence_of(game),
        can_continue=game.status == "progress",
        can_replay=game.decisions > 0,
        file_name=file_name(game),
    )


def sentence_of(game: SavedGame) -> str:
    """Where a game stands, or how it ended."""
    if game.status == "finished":
        seat = game.winners[0] if game.winners else 0
        say = words.stopped if game.stopped else words.won
        return say(game.seats[seat].name, game.points[seat])
    name = game.seats[game.turn_seat].name
    if game.in_memory:
        return words.progress_in_memory(game.round, name)
    if game.recovered:
        return words.progress_recovered(game.round, name)
    return words.progress(game.round, name)


def moment_of(text: str) -> datetime | None:
    """A date as records have it; None if it is none (a clock or a hand has spoilt it)."""
    try:
        return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    except ValueError:
        return None


def date_text(text: str, now: datetime) -> str:
    """How long ago a game was played, in words; "" if that is not known."""
    then = moment_of(text)
    if then is None:
        return ""
    return words.ago(int((now - then).total_seconds()), QDateTime.fromSecsSinceEpoch(int(then.timestamp())))


def picture_url(picture: Path | None) -> str:
    """The address of a picture: another one whenever the picture is another one, so that an old one is not shown."""
    if picture is None:
        return ""
    try:
        stamp = picture.stat().st_mtime_ns
    except OSError:
        return ""
    url = QUrl.fromLocalFile(str(picture))
    url.setQuery(str(stamp))
    return url.toString()


def file_name(game: SavedGame) -> str:
    """A name for the game's file: date and players, without signs that some system does not take."""
    then = moment_of(game.saved)
    date = f"{then:%Y-%m-%d} " if then else ""
    players = " ".join(re.sub(r"[^\w-]+", " ", seat.name).strip() for seat in game.seats)
    return f"Gizmos {date}{players}"[:LONGEST_FILE_NAME].strip() + ".gizmos"
