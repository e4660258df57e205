"""Why an action is good, as codes with parameters: what the evaluation sees change when it is played.

Codes only; the models make sentences of them (docs/architecture.md "AI face"). All of it is public or known to the
seat that asks: the game handed over is one dealt from its observation, and no deck and no coming sphere is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass

from gizmos_desktop.ai.afterstates import Afterstate
from gizmos_desktop.ai.encoder import power
from gizmos_desktop.ai.facts import FILE_RATE, RATE
from gizmos_desktop.engine import COLORS, Action, Game
from gizmos_desktop.engine.cards import IDS, NUMBERS
from gizmos_desktop.engine.state import Seat
from gizmos_desktop.engine.tables import CONVERTER, COST, COST_COLOR, GEAR, LEVEL, POINTS

MOST = 3
"""Reasons given for an action, the weightiest first."""

Parameter = str | int | list[str]


@dataclass(frozen=True, slots=True)
class Reason:
    """A code of docs/architecture.md and its parameters."""

    code: str
    weight: float
    """About how many points it is worth: only the order matters."""
    parameters: tuple[tuple[str, Parameter], ...] = ()

    def as_dict(self) -> dict[str, Parameter]:
        """Ready for JSON."""
        return {"code": self.code, **dict(self.parameters)}


def reasons(game: Game, action: Action, end: Afterstate | None) -> list[Reason]:
    """Up to `MOST` reasons to play `action` in `game`, if the turn then goes on to `end`; at least one."""
    number = game.seat
    found = _of_action(game, number, action)
    if end is not None:
        found += _of_end(game, number, end)
        found += _of_reach(game, number, action, end)
    if not found:
        found = [Reason("outlook", 0.0)]
    return sorted(found, key=lambda reason: -reason.weight)[:MOST]


def _short(game: Game, seat: Seat, card: int, discount: int) -> int:
    less = discount + (int(seat.level2_discount) if LEVEL[card] == 2 else 0)
    return max(0, COST[card] - less - power(seat)[COST_COLOR[card]])


def _of_action(game: Game, number: int, action: Action) -> list[Reason]:
    found: list[Reason] = []
    triggered = game.triggers_of(action)
    if triggered:
        found.append(Reason("sets_off", 1.2 * len(triggered), (("cards", list(triggered)),)))
    if action.kind == "build":
        card = NUMBERS[action.card]
        promise = RATE[card] + FILE_RATE[card]
        code = "engine" if GEAR[card] else "converter" if CONVERTER[card] else "upgrade"
        found.append(Reason(code, 4.0 * promise, (("card", action.card),)))
    if action.kind in ("build", "file") and NUMBERS[action.card] in game.display:
        found += _taken_from_rivals(game, number, NUMBERS[action.card])
    if action.kind == "file":
        found.append(Reason("keeps_card", 0.4, (("card", action.card),)))
    if action.kind == "pick":
        row = int(game.row)
        colors = [row >> 2 * place & 3 for place in range(int(game.row_size))]
        if colors.count(COLORS.index(action.color)) == 1:
            found.append(Reason("last_sphere", 0.3, (("color", action.color),)))
        else:
            found.append(Reason("sphere", 0.1, (("color", action.color),)))
    if action.kind == "research":
        count = game.limits(number).research
        found.append(Reason("research", 0.9, (("level", action.level), ("count", count))))
    if action.kind in ("end", "skip", "pass"):
        found.append(Reason("nothing_better", 0.1))
    return found


def _taken_from_rivals(game: Game, number: int, card: int) -> list[Reason]:
    worth = POINTS[card] + 4.0 * (RATE[card] + FILE_RATE[card])
    for after in range(1, game.seats):  # who is next first
        rival = (number + after) % game.seats
        if _short(game, game.table[rival], card, 0) == 0:
            return [Reason("takes_from", 0.3 * worth, (("card", IDS[card]), ("seat", rival)))]
    return []


def _of_end(game: Game, number: int, end: Afterstate) -> list[Reason]:
    found: list[Reason] = []
    after = end.state
    lead = after.points(number) - max(after.points(seat) for seat in range(game.seats) if seat != number)
    if end.over:
        if after.standings()[0].seat == number:
            found.append(Reason("wins", 100.0, (("count", lead),)))
    elif after.last and not game.last_round:
        found.append(Reason("ends_game", 20.0 if lead > 0 else 3.0, (("count", lead),)))
    gained = after.points(number) - game.points(number)
    if gained > 0:
        found.append(Reason("points", float(gained), (("count", gained),)))
    spheres = int(after.table[number].held) - int(game.table[number].held)
    if spheres >= 2:
        found.append(Reason("spheres", 0.5 * spheres, (("count", spheres),)))
    return found


def _of_reach(game: Game, number: int, action: Action, end: Afterstate) -> list[Reason]:
    """The best card that the seat can pay for after this turn and could not before."""
    before, after = game.table[number], end.state.table[number]
    best, best_worth = -1, 0.0
    for card in [*after.archive, *(card for card in end.state.display if card >= 0)]:
        filed = card in after.archive
        was = _short(game, before, card, int(before.archive_discount) if card in before.archive else 0)
        now = _short(game, after, card, int(after.archive_discount) if filed else 0)
        worth = (0.4 if filed else 0.25) * (POINTS[card] + 4.0 * (RATE[card] + FILE_RATE[card]))
        if was > 0 and now == 0 and worth > best_worth and IDS[card] != action.card:
            best, best_worth = card, worth
    if best < 0:
        return []
    return [Reason("can_build_next", best_worth, (("card", IDS[best]),))]
