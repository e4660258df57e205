"""What a seat has won so far, and who is ahead (rulings.md, "End of the game")."""

from __future__ import annotations

from typing import NamedTuple

from gizmos_desktop.engine.state import State


class Score(NamedTuple):
    """The points of a seat if the game ended now, part by part."""

    gizmos: int
    """Printed on the active Gizmos."""
    tokens: int
    energy: int
    """By `award:energy`."""
    token_awards: int
    """By `award:tokens`."""
    total: int


class Standing(NamedTuple):
    """One line of the ranking."""

    seat: int
    points: int
    gizmos: int
    """Active Gizmos; more of them break a tie of points."""
    energy: int
    """Spheres in the ring; more of them break a tie of Gizmos."""


class Limits(NamedTuple):
    """How much a seat may hold and draw, and what it has given up."""

    storage: int
    archive: int
    research: int
    no_file: bool
    no_research: bool


def score_of(state: State, seat: int) -> Score:
    """The score of a seat."""
    own = state.table[seat]
    printed = int(own.printed)
    tokens = int(own.tokens)
    energy = int(own.energy_awards * own.held)
    awards = int(own.tokens_awards * own.tokens)
    return Score(printed, tokens, energy, awards, printed + tokens + energy + awards)


def rank(state: State) -> list[Standing]:
    """All seats, best first. Always exactly one order: in the end the seat farther from the first is ahead."""
    lines = []
    seats = len(state.table)
    for number, seat in enumerate(state.table):
        line = Standing(number, score_of(state, number).total, int(seat.built), int(seat.held))
        lines.append(((line.points, line.gizmos, line.energy, (number - state.first_seat) % seats), line))
    lines.sort(reverse=True)
    return [line for _, line in lines]
