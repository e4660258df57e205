"""Rows of the statistics."""

from __future__ import annotations

from typing import Any

from gizmos_desktop.app.levels import LEVELS
from gizmos_desktop.app.scores import PlayerTally, Tally
from gizmos_desktop.models.derive.kept_shapes import ComputerRow, PlayerRow
from gizmos_desktop.models.words import statistics as words
from gizmos_desktop.models.words.levels import level_name
from gizmos_desktop.models.words.names import kind_name


def derive_player(player: PlayerTally) -> PlayerRow:
    """The statistics of a person. What stands first are the games of their own strength."""
    own, helped = player.own, player.helped
    return PlayerRow(
        key=player.name,
        name=player.name,
        games=own.games,
        wins=own.wins,
        win_text=words.won(own.wins, own.games),
        mean=words.mean(own.mean_points),
        best=own.best,
        chain=own.longest_chain,
        favourite=own.favourite,
        favourite_name=kind_name(own.favourite) if own.favourite else "",
        by_level=by_level(own),
        by_seats=tuple(
            {
                "seats": seats,
                "name": words.seats(seats),
                "games": games,
                "wins": wins,
                "text": words.won_of(wins, games),
            }
            for seats, (games, wins) in sorted(own.by_seats.items())
        ),
        helped_games=helped.games,
        helped_wins=helped.wins,
        helped_text=words.helped(helped.wins, helped.games),
    )


def level_place(level: str) -> tuple[int, str]:
    """Where a level stands: weakest first, levels of other versions behind ours, persons last."""
    if not level:
        return len(LEVELS) + 1, ""
    return (LEVELS.index(level) if level in LEVELS else len(LEVELS)), level


def by_level(tally: Tally) -> tuple[dict[str, Any], ...]:
    """Games and wins against each level."""
    return tuple(
        {
            "level": level,
            "name": words.against(level),
            "games": games,
            "wins": wins,
            "text": words.won_of(wins, games),
        }
        for level, (games, wins) in sorted(tally.by_level.items(), key=lambda each: level_place(each[0]))
    )


def derive_computer(level: str, tally: Tally) -> ComputerRow:
    """A level in games between computers alone; a seat is counted as a game."""
    return ComputerRow(
        level=level,
        name=level_name(level),
        games=tally.games,
        wins=tally.wins,
        win_text=words.won(tally.wins, tally.games),
        mean=words.mean(tally.mean_points),
        best=tally.best,
    )
