"""What is shown to move, and heard, after a decision: each step with its way, its beginning and its length.

Times are milliseconds at normal speed (STYLE.md, "Motion"). Cards that only another seat may see are face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from gizmos_desktop.engine import CARDS, Action, Event
from gizmos_desktop.engine.lanes import plan_lanes
from gizmos_desktop.models.derive.seat import column_of

PICK, ROLL, DRAW, SPEND, CARD, REFILL, ARM, USE, CONVERT, POINTS = 320, 420, 560, 380, 360, 260, 220, 140, 200, 500
THROUGH = 600
"""The longest way through converters."""
APART = 60
"""Between one sphere, card or Gizmo and the next of the same sort."""
CLOSING = 160
"""From the pick of a sphere to the next one's way into the row."""
OVERLAP = 180
"""So long before the last payment has arrived the card that is built sets out."""


def derive_moves(events: Iterable[Event], viewer: int, uses: int = 0, start: int = 0) -> list[dict[str, Any]]:
    """The steps in order of the events, as the person at seat `viewer` may see them (-1: nobody, all private cards are
    face down). `uses` Gizmos have been used before in this turn; nothing begins before `start`."""
    course = _Course(viewer, uses, start)
    return [step for step in (course.step(event.for_seat(viewer)) for event in events) if step is not None]


def end_of(moves: Iterable[dict[str, Any]]) -> int:
    """When the last of them has arrived, in milliseconds."""
    return max((move["at"] + move["ms"] for move in moves), default=0)


def uses_of(events: Iterable[Event], before: int) -> int:
    """How many Gizmos have been used in the turn that goes on after these events; `before` so many had been."""
    for event in events:
        if event.kind == "use":
            before += 1
        elif event.kind == "turn":
            before = 0
    return before


class Way(NamedTuple):
    """How one sphere is paid through converters."""

    color: str
    through: tuple[str, ...]
    """Card ids, in order."""
    counts: str
    """The colour that it counts as in the end."""


def ways_of(text: str) -> list[Way]:
    """The ways of the spheres of a Build (in notation) that go through converters."""
    if not text.startswith("build") or " via " not in text:
        return []
    action = Action.parse(text)
    card = CARDS[action.card]
    # How much was made is not told: the full cost, or less where there was a discount
    for total in range(card.cost, len(action.pay) - 1, -1):
        lanes = plan_lanes(action.pay, action.via, card.cost_color, total, total)
        if lanes:
            break
    else:
        return []
    goal = card.cost_color
    return [
        Way(lane.spent[0], tuple(dict.fromkeys(lane.converters)), lane.spent[0] if goal == "any" else goal)
        for lane in lanes
        if lane.converters
    ]


class _Course:
    """When what begins. Events come in the order of the rules; what is one gesture is shown as one."""

    def __init__(self, viewer: int, uses: int, start: int) -> None:
        self._viewer = viewer
        self._uses = uses
        self._begin = start  # of the present gesture
        self._end = start  # when all so far has arrived
        self._numbers: Counter[str] = Counter()  # how many of a sort there have been
        self._ways: list[Way] = []  # of the spheres that have not been paid yet

    def step(self, event: Event) -> dict[str, Any] | None:
        """One step, or None for what is not shown to move."""
        match event.kind:
            case "action":
                self._ways = ways_of(event.text)
            case "sphere":
                return self._sphere(event)
            case "card":
                return self._card(event)
            case "convert":
                return self._told("converter", event, CONVERT, "converter", "", CONVERT)
            case "use":
                step = self._told("use", event, USE, "use") | {"level": self._uses}
                self._uses += 1
                self._begin = self._end
                return step
            case "trigger":
                late = self._numbers["trigger"] * APART
                return self._told("trigger", event, ARM, "arm", "", self._end - self._begin - late)
            case "points":
                way = {"from": place(event, "active"), "to": {"area": "score", "seat": event.seat}}
                return self._told("points", event, POINTS, "", "points") | way | {"count": event.count}
            case "turn" if event.seat == self._viewer:
                return self._told("turn", event, 0, "turn", "", self._end - self._begin)
            case "over":
                return self._told("over", event, 0, "end", "", self._end - self._begin)
        return None

    def _sphere(self, event: Event) -> dict[str, Any]:
        match event.origin, event.target:
            case "row", _:
                step = self._told("sphere", event, PICK, "pick", "land")
            case "ring", _:
                step = self._spent(event)
            case _, "row":
                step = self._told("sphere", event, ROLL, "roll", "land", CLOSING)
            case _:
                step = self._told("sphere", event, DRAW, "draw", "land")
        return step | _way(event)

    def _spent(self, event: Event) -> dict[str, Any]:
        """A sphere that is paid: by way of the converters that it goes through, which see it first."""
        way = next((each for each in self._ways if each.color == event.color), None)
        if way is None:
            lead = CONVERT if self._numbers["converter"] else 0
            return self._told("sphere", event, SPEND, "spend", "drop", lead)
        self._ways.remove(way)
        each = min(CONVERT, THROUGH // len(way.through))
        step = self._told("sphere", event, each * len(way.through) + SPEND, "spend", "drop")
        return step | {"through": list(way.through), "counts": way.counts, "stop": each}

    def _card(self, event: Event) -> dict[str, Any]:
        match event.target:
            case "display":
                step = self._told("card", event, REFILL, "", "flip", CARD // 2)
            case "active":
                self._begin = max(self._begin, self._end - OVERLAP)
                step = self._told("card", event, CARD, "", "build")
            case "archive":
                step = self._told("card", event, CARD, "", "file")
            case _:
                step = self._told("card", event, REFILL, "flip")
        return step | _way(event)

    def _told(self, what: str, event: Event, ms: int, sound: str, arrival: str = "", after: int = 0) -> dict[str, Any]:
        """A step that begins `after` the gesture, behind those of its own sort; `sound` is heard when it begins,
        `arrival` when it has arrived."""
        sort = f"{what} {event.origin} {event.target}" if event.origin else what
        at = self._begin + after + self._numbers[sort] * APART
        self._numbers[sort] += 1
        self._end = max(self._end, at + ms)
        told = {"what": what, "color": event.color, "card": event.card, "seat": event.seat}
        return told | {"at": at, "ms": ms, "sound": sound, "arrival": arrival}


def _way(event: Event) -> dict[str, Any]:
    return {"from": place(event, event.origin), "to": place(event, event.target)}


def place(event: Event, where: str) -> dict[str, Any]:
    """A place: {area} and those of seat, level, slot, kind that say where in it."""
    found: dict[str, Any] = {"area": where, "seat": event.seat}
    if where in ("display", "deck", "hand") and event.level:
        found["level"] = event.level
    if where == "active" and event.card:
        found["kind"] = column_of(CARDS[event.card])
    if event.slot >= 0 and where in ("row", "display"):
        found["slot"] = event.slot
    return found
