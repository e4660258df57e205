"""Runs one case of `tests/data/cases`: a position, what is played, and what must then be true.

The keys of a case and their meaning are those of the rules' own checker (`legal`, `legal_includes`, `legal_excludes`,
`legal_of`, `position`, `decision`, `points`, `standings`, `over`, `error`). Ours may say more:

| key of `expect` | meaning |
|---|---|
| `error_type` | `notation`: the refused action must raise NotationError |
| `names` | the message of the PositionError must hold this text |
| `waiting` | triggered Gizmos that cannot be used now, with the reason |
| `limits` | seat -> some of the limits of that seat |
| `shortfall` | card -> missing spheres |
| `observe` | seat -> path -> value in what that seat observes |
"""

import json
from pathlib import Path
from typing import Any

from gizmos_desktop.engine import Game, IllegalAction, NotationError, PositionError
from tests.engine.facts import DATA

Json = dict[str, Any]
CASES = DATA / "cases"


def read_cases(path: Path) -> list[Json]:
    """Read the cases of one file."""
    cases: list[Json] = json.loads(path.read_text(encoding="utf-8"))
    return cases


def find(tree: Any, path: str) -> Any:
    """Follow a path such as `seats.0.ring` or `decks.2.-3:` into a position; None where there is nothing."""
    for key in path.split("."):
        if isinstance(tree, list) and ":" in key:
            low, high = (int(end) if end else None for end in key.split(":"))
            tree = tree[low:high]
        elif isinstance(tree, list):
            tree = tree[int(key)]
        else:
            tree = (tree or {}).get(key)
    return tree


def clean(value: Any) -> Any:
    """Drop the empty entries of an object: none of a colour and no such colour are the same; so are {} and None."""
    return {k: v for k, v in (value or {}).items() if v} if isinstance(value, dict) or value is None else value


def run_case(case: Json) -> list[str]:
    """Run a case; give what is wrong, one line each (none: it passed)."""
    want = case["expect"]
    try:
        game = Game.from_position(case["position"], seed=1)
    except PositionError as error:
        return _refused_position(want, str(error))
    if want.get("error") == "position":
        return ["a bad position was accepted"]
    for move in case.get("play", []):
        before = game.position()
        try:
            game.play(move)
        except (IllegalAction, NotationError) as error:
            return _refused_action(want, move, error, game, before)
    if want.get("error"):
        return ["an illegal action was accepted"]
    return _differences(game, want)


def _refused_position(want: Json, message: str) -> list[str]:
    if want.get("error") != "position":
        return [f"position refused: {message}"]
    if not message or want.get("names", "") not in message:
        return [f"the message does not name the fault {want.get('names')!r}: {message!r}"]
    return []


def _refused_action(want: Json, move: str, error: Exception, game: Game, before: Json) -> list[str]:
    if want.get("error") != "illegal":
        return [f"{move}: refused: {error}; legal: {[str(action) for action in game.legal_actions()]}"]
    if game.position() != before:
        return ["an illegal action changed the game"]
    if not str(error):
        return ["the error says nothing"]
    if want.get("error_type") == "notation" and not isinstance(error, NotationError):
        return [f"a NotationError was due, not {error!r}"]
    return []


def _differences(game: Game, want: Json) -> list[str]:
    legal = [str(action) for action in game.legal_actions()]
    bad = _legal_differences(legal, want)
    truth = game.position()
    bad += _compare("position", want.get("position", {}), lambda path: find(truth, path))
    if "decision" in want:
        due = {"seat": game.decision.seat, "kind": game.decision.kind}
        bad += _compare("decision", want["decision"], due.get)
    bad += _compare("points", want.get("points", {}), lambda seat: game.points(int(seat)))
    bad += _compare("shortfall", want.get("shortfall", {}), game.shortfall)
    if "standings" in want and [standing.seat for standing in game.standings()] != want["standings"]:
        bad.append(f"standings: got {[standing.seat for standing in game.standings()]}, want {want['standings']}")
    if "over" in want and game.is_over != want["over"]:
        bad.append(f"over: got {game.is_over}")
    if "waiting" in want and game.waiting() != want["waiting"]:
        bad.append(f"waiting: got {game.waiting()}, want {want['waiting']}")
    for seat, limits in want.get("limits", {}).items():
        held = game.limits(int(seat))
        bad += _compare(f"limits of {seat}", limits, lambda name, held=held: getattr(held, name))
    for seat, seen in want.get("observe", {}).items():
        view = game.observe(int(seat))
        bad += _compare(f"observed by {seat}", seen, lambda path, view=view: find(view, path))
    if Game.from_position(truth).position() != truth:
        bad.append("position() does not load back to an equal game")
    return bad


def _legal_differences(legal: list[str], want: Json) -> list[str]:
    bad = []
    if len(set(legal)) != len(legal):
        bad.append("legal actions are not distinct")
    if want.get("legal") is not None and sorted(legal) != sorted(want["legal"]):
        bad.append(f"legal: got {sorted(legal)}, want {sorted(want['legal'])}")
    bad += [f"missing: {text}" for text in want.get("legal_includes", []) if text not in legal]
    bad += [f"should not be legal: {text}" for text in want.get("legal_excludes", []) if text in legal]
    for card, lines in want.get("legal_of", {}).items():
        got = sorted(text for text in legal if text.split()[:2] == ["build", card])
        if got != sorted(lines):
            bad.append(f"{card}: got {got}, want {sorted(lines)}")
    return bad


def _compare(what: str, wanted: Json, got: Any) -> list[str]:
    return [
        f"{what} {path}: got {got(path)!r}, want {value!r}"
        for path, value in wanted.items()
        if clean(got(path)) != clean(value)
    ]
