"""A review as it is shown: the curve, the turning points, and what each decision of a seat gave away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gizmos_desktop.app.advice import Judged, Review, TurnEnd
from gizmos_desktop.app.played import Played
from gizmos_desktop.engine import Action
from gizmos_desktop.models.derive.advice_shapes import LossRow, TurningRow
from gizmos_desktop.models.derive.hint import action_tokens
from gizmos_desktop.models.derive.shapes import Tokens
from gizmos_desktop.models.words import games as game_words
from gizmos_desktop.models.words import hints
from gizmos_desktop.models.words import review as words

WORTH_TELLING = 0.02
"""A decision that gave away less chance to win was as good as the best: the search is not more exact than that."""


def fits(review: Review, course: Sequence[Played], seats: int) -> bool:
    """Is this a review of such a game? It was made by another process, or read from a file."""
    ends = (*review.turns, *review.turning_points)
    places = [each.position for each in review.decisions] + [each.position for each in ends]
    players = [each.seat for each in review.decisions] + [each.seat for each in ends]
    return (
        all(place < len(course) for place in places)
        and all(seat < seats for seat in players)
        and all(len(turn.chances) == seats for turn in review.turns)
        and {turn.position for turn in review.turning_points} <= {turn.position for turn in review.turns}
    )


def derive_curve(review: Review, course: Sequence[Played], names: Sequence[str]) -> tuple[dict[str, Any], ...]:
    """The chances at the beginning and after every turn."""
    even = tuple(1 / len(names) for _ in names)
    found: list[dict[str, Any]] = [
        {"position": 0, "round": 1, "seat": -1, "chances": even, "text": words.start(_all_chances(even, names))}
    ]
    for turn in review.turns:
        number = course[turn.position].round
        found.append(
            {
                "position": turn.position + 1,
                "round": number,
                "seat": turn.seat,
                "chances": turn.chances,
                "text": words.moment(number, names[turn.seat], _all_chances(turn.chances, names)),
            }
        )
    return tuple(found) if review.turns else ()


def _all_chances(chances: Sequence[float], names: Sequence[str]) -> str:
    return game_words.names(
        [words.chance(name, hints.percent(share)) for name, share in zip(names, chances, strict=True)]
    )


def derive_turning(review: Review, course: Sequence[Played], names: Sequence[str]) -> tuple[TurningRow, ...]:
    """The turning points, in the order of the game."""
    ends = {turn.position: place for place, turn in enumerate(review.turns)}
    return tuple(
        _turning(number, ends[turn.position], review, course, names)
        for number, turn in enumerate(review.turning_points, 1)
    )


def _turning(number: int, place: int, review: Review, course: Sequence[Played], names: Sequence[str]) -> TurningRow:
    turn = review.turns[place]
    before = review.turns[place - 1].chances[turn.seat] if place else 1 / len(names)
    after = turn.chances[turn.seat]
    key = _key_decision(review, turn, review.turns[place - 1].position if place else -1)
    position = key.position if key else turn.position
    best = key.best if key and key.loss >= WORTH_TELLING else ""
    name, round_number = names[turn.seat], course[position].round
    shares = hints.percent(before), hints.percent(after)
    played, played_tokens = _line(course[position].text, _drawn(course, position))
    better, better_tokens = _line(best, _drawn(course, position))
    return TurningRow(
        number=number,
        position=position,
        at=place + 1,
        round=round_number,
        seat=turn.seat,
        name=name,
        before=shares[0],
        after=shares[1],
        rose=after >= before,
        played=words.played(played),
        played_tokens=played_tokens,
        better=words.better(better) if better else words.nothing_better(),
        better_tokens=better_tokens,
        spoken=words.turning_spoken(number, round_number, name, *shares),
    )


def _key_decision(review: Review, turn: TurnEnd, after: int) -> Judged | None:
    """The decision of a turn that gave away most; the first one if none gave away anything."""
    own = [each for each in review.decisions if after < each.position <= turn.position and each.seat == turn.seat]
    return max(own, key=lambda each: each.loss) if own else None


def derive_losses(review: Review, course: Sequence[Played], seat: int) -> tuple[LossRow, ...]:
    """What each decision of a seat gave away, in the order of the game."""
    return tuple(_loss(each, course) for each in review.decisions if each.seat == seat)


def _loss(judged: Judged, course: Sequence[Played]) -> LossRow:
    good = judged.loss < WORTH_TELLING
    drawn = _drawn(course, judged.position)
    played, played_tokens = _line(course[judged.position].text, drawn)
    better, better_tokens = ("", ()) if good else _line(judged.best, drawn)
    share = hints.percent(judged.loss)
    return LossRow(
        position=judged.position,
        round=judged.round,
        loss=0.0 if good else judged.loss,
        loss_text=words.no_loss() if good else words.loss(share),
        played=played,
        played_tokens=played_tokens,
        better=better and words.better(better),
        better_tokens=better_tokens,
        spoken=words.loss_spoken(judged.round, played, share, better and words.better(better)),
    )


def _line(text: str, hand: bool = False) -> tuple[str, Tokens]:
    """An action in words and as a strip; `hand`: it was about drawn cards."""
    if not text:
        return "", ()
    action = Action.parse(text)
    return hints.action_whole(action, "keep" if hand else ""), action_tokens(action)


def derive_summary(losses: Sequence[LossRow]) -> str:
    """How well the seat has decided, in one sentence; "" if nothing of it was judged."""
    good = sum(not row.loss for row in losses)
    return words.summary(good, len(losses)) if losses else ""


def _drawn(course: Sequence[Played], position: int) -> bool:
    """Was this decision about the cards of a Research?"""
    before = course[position - 1].events if position else ()
    due = next((event for event in reversed(before) if event.kind == "decision"), None)
    return due is not None and due.text == "keep"
