"""The final ranking with the points by source and the tie-breaks (rulings.md, "End of the game")."""

from __future__ import annotations

from gizmos_desktop.engine import CARDS, Standing
from gizmos_desktop.models.derive.shapes import ResultRow, ResultState
from gizmos_desktop.models.derive.snapshot import Snapshot
from gizmos_desktop.models.words import result as words
from gizmos_desktop.models.words.levels import player_kind


def decided_by(better: Standing, worse: Standing) -> str:
    """What sets one seat before the next: "" for points, else the tie-break "gizmos", "energy" or "seat"."""
    if better.points != worse.points:
        return ""
    if better.gizmos != worse.gizmos:
        return "gizmos"
    return "energy" if better.energy != worse.energy else "seat"


def derive_result(snap: Snapshot, seed: int, stopped: bool) -> ResultState:
    """The ranking of a game that is over; an empty one before."""
    if snap.state != "over":
        return ResultState()
    standings = snap.game.standings()
    rows: list[ResultRow] = []
    for n, standing in enumerate(standings):
        seat = standing.seat
        score = snap.game.score(seat)
        by_level = [0, 0, 0, 0]
        for card in snap.cards_of(seat, "active"):
            by_level[CARDS[card].level] += CARDS[card].points
        rows.append(
            ResultRow(
                place=n + 1,
                seat=seat,
                name=snap.names[seat],
                level_name=player_kind(snap.seats[seat].kind, snap.seats[seat].level),
                score=score.total,
                gizmos=score.gizmos,
                level1=by_level[1],
                level2=by_level[2],
                level3=by_level[3],
                tokens=score.tokens,
                energy=score.energy,
                token_awards=score.token_awards,
                gizmo_count=standing.gizmos,
                spheres=standing.energy,
                turn_order=(seat - snap.game.first) % len(snap.seats) + 1,
                tie=decided_by(standing, standings[n + 1]) if n + 1 < len(standings) else "",
            )
        )
    first, second = rows[0], rows[1]
    most = {"gizmos": (first.gizmo_count, second.gizmo_count), "energy": (first.spheres, second.spheres)}
    return ResultState(
        winner=first.seat,
        winner_text=words.wins(first.name),
        sub_text=words.stopped(snap.game.round) if stopped else words.played(snap.game.round, longest_chain(snap)),
        tie_text=words.tie(first.tie, first.name, second.name, first.score, *most.get(first.tie, (0, 0))),
        seed=str(seed),
        rows=tuple(rows),
    )


def longest_chain(snap: Snapshot) -> int:
    """Most steps of a turn."""
    lengths: dict[int, int] = {}
    for step in snap.book.steps:
        if step.is_bead:
            lengths[step.turn] = lengths.get(step.turn, 0) + 1
    return max(lengths.values(), default=0)
