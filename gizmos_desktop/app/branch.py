"""Playing on from any moment of a game that is looked at: "what if"."""

from __future__ import annotations

import secrets

from gizmos_desktop.ai import LEVELS
from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.app.setup import SEED_LIMIT
from gizmos_desktop.engine import Game
from gizmos_desktop.records import Origin, Player, Timeline


def branch_players(replay: ReplaySession, choice: str) -> tuple[Player, ...]:
    """Who plays on: the "same" players, "persons" on all seats, or "me": the seat that is looked from is played by a
    person and all others by computers. ValueError for any other choice."""
    players = replay.timeline.header.seats
    match choice:
        case "same":
            return players
        case "persons":
            return tuple(Player(each.name, "person") for each in players)
        case "me":
            return tuple(
                Player(each.name, "person")
                if seat == replay.viewer
                else Player(each.name, "computer", each.level or LEVELS[-1])
                for seat, each in enumerate(players)
            )
    raise ValueError(f"no way to play on: {choice!r}")


def branch_of(replay: ReplaySession, choice: str) -> Timeline:
    """A new game that begins at the moment that is shown. If the old game is over, cards and spheres come as they came
    there; if it goes on, all that who looks at it cannot know is dealt anew, so that nothing of it is betrayed.
    ValueError if the game is over at this moment."""
    players = branch_players(replay, choice)
    timeline = replay.timeline
    if not replay.running:
        return timeline.branch(replay.position, players)
    game = timeline.at(replay.position)
    if game.is_over:
        raise ValueError("the game is over at this moment")
    seed = secrets.randbelow(SEED_LIMIT)
    header = timeline.header
    dealt = Game.from_observation(game.observe(_witness(replay, game)), seed)
    return Timeline.start(
        dealt, players, seed=seed, options=header.options, origin=Origin(header.ident, replay.position)
    )


def _witness(replay: ReplaySession, game: Game) -> int:
    """A seat that knows no more of a game which goes on than who looks at it: drawn cards are known to the one person
    who plays; of several persons anybody may look, so none of them counts, nor does a computer."""
    seat = game.decision.seat
    persons = [number for number, each in enumerate(replay.seats) if each.kind == "person"]
    return seat if persons == [seat] else (seat + 1) % game.seats
