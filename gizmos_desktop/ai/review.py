"""After the game: how the chances went, what each decision cost, and where the game turned.

Each decision is judged by what its seat could know then: a moment is the seat's observation and the action it took.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass

from gizmos_desktop.ai.networks import best_eye
from gizmos_desktop.ai.player import Observation, deal
from gizmos_desktop.ai.search import Limit, think
from gizmos_desktop.engine import Action, IllegalAction

JUDGING = Limit(nodes=1_500, seconds=1.0, candidates=4)
TURNING_POINTS = 3
LEAST_TURN = 0.05
"""A turn that changes the chances by less is no turning point."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the game: what the seat saw, and what it did."""

    position: int
    """Any number by which the caller knows it again, say its place in the record."""
    observation: Observation
    action: str


@dataclass(frozen=True, slots=True)
class Judged:
    """What a decision was worth. Chances are those of the seat that decided, 0 to 1."""

    position: int
    round: int
    seat: int
    win: float
    """Chance to win after the action."""
    points: float
    """Own points expected at the end after it."""
    best: str
    """The action that is thought to be best."""
    loss: float
    """How much chance to win the action gave away, 0 if it was the best."""
    lead_loss: float
    """The same in points of the final lead."""

    def as_dict(self) -> dict[str, object]:
        """Ready for JSON."""
        return {key: round(value, 3) if isinstance(value, float) else value for key, value in asdict(self).items()}


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """The chances when a seat has finished a turn."""

    position: int
    """Of the last decision of the turn."""
    seat: int
    chances: tuple[float, ...]
    """For each seat; they add up to 1."""
    change: float
    """How far the chances moved since the turn before, 0 to 1."""
    loss: float
    """What the decisions of the turn gave away in all."""

    def as_dict(self) -> dict[str, object]:
        """Ready for JSON."""
        return {
            "position": self.position,
            "seat": self.seat,
            "chances": [round(chance, 3) for chance in self.chances],
            "change": round(self.change, 3),
            "loss": round(self.loss, 3),
        }


def judge(
    moment: Moment, seed: int, limit: Limit = JUDGING, stopped: Callable[[], bool] = lambda: False
) -> Judged | None:
    """What the decision was worth; None if there was nothing to decide. Raises `ValueError` if the action was not
    allowed then."""
    game, dice_start = deal(moment.observation, seed)
    played = Action.parse(moment.action).id
    ids = game.legal_ids()
    if played not in ids:
        raise IllegalAction(f"{moment.action} was not allowed")
    if len(ids) == 1 or game.decision.kind == "return":
        return None
    *_, found = think(game, best_eye(game.seats), limit, dice_start, stopped=stopped, wanted=played)
    taken = next(candidate for candidate in found if candidate.action == played)
    best = taken if taken.value >= found[0].value else found[0]
    (win, lead, points), (best_win, best_lead, _) = taken.expected, best.expected
    return Judged(
        moment.position,
        game.round,
        game.seat,
        win,
        points,
        str(game.action_of(best.action)),
        max(0.0, best_win - win),
        max(0.0, best_lead - lead),
    )


def judge_all(
    moments: Sequence[Moment], seed: int, limit: Limit = JUDGING, stopped: Callable[[], bool] = lambda: False
) -> Iterator[Judged | None]:
    """`judge` of each moment, one after the other, until `stopped` says so."""
    for moment in moments:
        if stopped():
            return
        judged = judge(moment, seed, limit, stopped)
        if stopped():
            return  # it was cut short
        yield judged


def turns(judged: Sequence[Judged], seats: int, winner: int | None = None) -> list[TurnEnd]:
    """The chances after every turn, from the judgements of a game in order.

    Each seat's chance is what its own latest decision was worth, all of them scaled to add up to 1: whoever has just
    moved sees the best of it, and looked at by itself would be ahead after each of its turns. With `winner` the last
    turn ends with certainty.
    """
    if not judged:
        return []
    own = [1.0 / seats] * seats
    chances = list(own)
    found: list[TurnEnd] = []
    loss = 0.0
    for place, each in enumerate(judged):
        loss += each.loss
        last = place + 1 == len(judged)
        if not last and (judged[place + 1].round, judged[place + 1].seat) == (each.round, each.seat):
            continue
        before = list(chances)
        own[each.seat] = each.win
        whole = sum(own)
        chances = [win / whole if whole > 0 else 1.0 / seats for win in own]
        if last and winner is not None:
            chances = [float(seat == winner) for seat in range(seats)]
        change = max(abs(now - then) for now, then in zip(chances, before, strict=True))
        found.append(TurnEnd(each.position, each.seat, tuple(chances), change, loss))
        loss = 0.0
    return found


def turning_points(ends: Sequence[TurnEnd]) -> list[TurnEnd]:
    """The turns that changed the chances most, at most `TURNING_POINTS`, in the order of the game."""
    most = sorted(ends, key=lambda end: -end.change)[:TURNING_POINTS]
    return sorted((end for end in most if end.change >= LEAST_TURN), key=lambda end: end.position)
