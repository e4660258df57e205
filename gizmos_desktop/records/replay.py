"""A record is played, all of it, before anybody may use it (docs/save-format.md "Reading", step 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from gizmos_desktop.engine import Game, IllegalAction, NotationError, PositionError
from gizmos_desktop.records.errors import RecordError
from gizmos_desktop.records.schema import Decision, Record
from gizmos_desktop.records.timeline import Header, Step, Timeline

_DECK_SIZES = {"1": 32, "2": 33, "3": 14}


def timeline_of(record: Record) -> Timeline:
    """The timeline that the record tells of. Raises `RecordError` "illegal" if no game can have gone like this."""
    game = _deal(record)
    header = Header(record.id, record.created, record.options, record.seed, record.seats, record.origin)
    timeline = Timeline(header, game)
    timeline.assists = list(record.assists)
    _play(timeline.replay, record.decisions, "decision")
    if record.undone:
        timeline.undone = list(record.undone)
        _check_undone(timeline)
    _check_end(record, timeline)
    return timeline


def _refuse(detail: str) -> NoReturn:
    raise RecordError("illegal", detail)


def _deal(record: Record) -> Game:
    try:
        game = Game.from_position(record.deal)
        game.set_generator(record.generator)
    except (PositionError, ValueError, TypeError, OverflowError) as error:
        _refuse(f"deal: {error}")
    if game.position() != record.deal:
        _refuse("deal: leaves something to chance")
    if game.seats != len(record.seats):
        _refuse(f"deal: {game.seats} seats, but {len(record.seats)} players")
    if game.chute != record.options.chute:
        _refuse("deal: the chute option is another one")
    if record.options.first not in (None, game.first):
        _refuse("deal: another seat was chosen to be first")
    if record.origin is None:
        _check_fresh(record.deal, game)
    if any((player.kind == "computer") != bool(player.level) for player in record.seats):
        _refuse("seats: a computer has a level and a person has none")
    if any(mark.seat >= game.seats for mark in record.assists):
        _refuse("assists: no such seat")
    return game


def _check_fresh(deal: dict[str, Any], game: Game) -> None:
    """Refuse what is not a set-up of rulings.md "Set-up"."""
    seats = [{"ring": {}, "archive": [], "active": [f"0-0{n + 1}"], "tokens": 0} for n in range(game.seats)]
    fresh = Game.from_position({"first": game.first, "seats": seats}).position()
    if deal["seats"] != seats or deal["turn"] != fresh["turn"] or deal["deck_sizes"] != _DECK_SIZES:
        _refuse("deal: not a fresh one")
    if len(deal.get("next_spheres", ())) != int(game.chute):
        _refuse("deal: spheres are fixed in advance")


def _play(carry_out: Callable[[Decision], Step], decisions: tuple[Decision, ...], what: str) -> None:
    for number, decision in enumerate(decisions):
        try:
            step = carry_out(decision)
        except (IllegalAction, NotationError) as error:
            _refuse(f"{what} {number}: {error}")
        if step.decision != decision:
            _refuse(f"{what} {number}: chance gave {step.decision.chance}, not {decision.chance}")
        if (decision.note == "replaced") != bool(decision.why):
            _refuse(f"{what} {number}: note and why do not fit")


def _check_undone(timeline: Timeline) -> None:
    """What was undone can be redone: tried on a copy."""
    header = timeline.header
    ahead = Timeline(header, timeline.game.copy())
    _play(ahead.replay, tuple(timeline.undone), "undone")


def _check_end(record: Record, timeline: Timeline) -> None:
    if record.result is not None and record.result.end == "stopped":
        if not record.computers_only or record.undone:
            _refuse("result: only a game of computers alone is stopped")
        timeline.stop()
    if record.result != timeline.result():
        _refuse("result: not what the decisions lead to")
    if record.now != timeline.now():
        _refuse("now: not what the decisions lead to")
