"""The worker's requests that take their time: hints for a decision, and the review of a game.

`{"id": n, "hint": {"count": 3}, "seed": s, "observation": {…}}` is answered by lines
`{"id": n, "hint": [option, …], "done": false}` while it thinks, best action first, the last one with `"done": true`.

`{"id": n, "review": [{"position": p, "observation": {…}, "action": "…"}, …], "winner": w, "seed": s}` (the game's
decisions in order, each as its seat saw it) is answered by `{"id": n, "judged": {…} or null, "progress": k, "of": m,
"done": false}` after each, and at the end by `{"id": n, "review": {"decisions": […], "turns": […],
"turning_points": […]}, "done": true}`. A stopped one ends with what it has, and `"stopped": true`.
The objects are those of `hints.py` and `review.py`; docs/architecture.md "AI face" lists them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from gizmos_desktop.ai.hints import Option, hints
from gizmos_desktop.ai.review import Judged, Moment, judge_all, turning_points, turns

_NEWS_SECONDS = 0.1
"""Not more often does a hint that is being thought about tell what it has found."""

Tell = Callable[[dict[str, Any]], None]


def answer_long(request: dict[str, Any], tell: Tell, stopped: Callable[[], bool]) -> dict[str, Any]:
    """The last answer, without its id. Raises `ValueError` for a request that makes no sense."""
    number = request.get("id")
    seed = _whole(request, "seed")

    def news(found: dict[str, Any]) -> None:
        tell({"id": number, **found, "done": False})

    found = _hint(request, seed, news, stopped) if "hint" in request else _review(request, seed, news, stopped)
    return {**found, "done": True, "stopped": stopped()}


def _whole(request: dict[str, Any], key: str) -> int:
    value = request.get(key)
    if type(value) is not int:  # true is no 1
        raise ValueError(f"the request needs {key!r}, an int")
    return value


def _object(request: dict[str, Any], key: str) -> dict[str, Any]:
    value = request.get(key)
    if not isinstance(value, dict):
        raise ValueError(f"the request needs {key!r}, an object")
    return value


def _hint(request: dict[str, Any], seed: int, tell: Tell, stopped: Callable[[], bool]) -> dict[str, Any]:
    wishes = _object(request, "hint")
    count = _whole(wishes, "count") if "count" in wishes else 3
    options: list[Option] = []
    told = 0.0
    for options in hints(_object(request, "observation"), seed, count, stopped=stopped):
        if time.monotonic() >= told + _NEWS_SECONDS:
            tell({"hint": [option.as_dict() for option in options]})
            told = time.monotonic()
    return {"hint": [option.as_dict() for option in options]}


def _moment(value: object) -> Moment:
    if not isinstance(value, dict) or not isinstance(value.get("action"), str):
        raise ValueError("a moment needs 'action', a text")
    return Moment(_whole(value, "position"), _object(value, "observation"), value["action"])


def _review(request: dict[str, Any], seed: int, tell: Tell, stopped: Callable[[], bool]) -> dict[str, Any]:
    if not isinstance(request["review"], list):
        raise ValueError("a review needs the game's moments, a list")
    moments = [_moment(value) for value in request["review"]]
    winner = _whole(request, "winner") if request.get("winner") is not None else None
    judged: list[Judged] = []
    for done, each in enumerate(judge_all(moments, seed, stopped=stopped), start=1):
        if each is not None:
            judged.append(each)
        tell({"judged": each and each.as_dict(), "progress": done, "of": len(moments)})
    seats = len(moments[0].observation.get("seats", ())) if moments else 0
    ends = turns(judged, seats, None if stopped() else winner)
    return {
        "review": {
            "decisions": [each.as_dict() for each in judged],
            "turns": [end.as_dict() for end in ends],
            "turning_points": [end.as_dict() for end in turning_points(ends)],
        }
    }
