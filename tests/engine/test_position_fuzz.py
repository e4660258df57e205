"""Positions that are wrong in every way: only PositionError comes out, or a game that is whole and can be played."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gizmos_desktop.engine import Game, PositionError
from tests.engine.facts import FACTS, sized
from tests.engine.invariants import check
from tests.engine.mutations import JUNK_VALUES, KEYS, mutated_position, places_of
from tests.engine.rich import rich_position
from tests.engine.walks import in_progress, play_some

Json = dict[str, Any]


def loaded(position: Any, seed: int = 1) -> Game | None:
    """Load a position; None if it is refused in good order, with a message."""
    before = copy.deepcopy(position) if isinstance(position, dict) else None
    try:
        game = Game.from_position(position, seed=seed)
    except PositionError as error:
        message = str(error)
    else:
        check(game)
        return game
    finally:
        assert before is None or before == position, "the position that was given is changed"
    assert message
    assert len(message) < 300, message
    return None


def positions() -> list[Json]:
    """Give good positions of every kind of decision, for 2 to 4 seats, with and without the chute."""
    found: dict[tuple[str, int], Json] = {}
    for seats in (2, 3, 4):
        for seed in range(8):
            game = Game.from_position(rich_position(Random(seed), seats, chute=seed % 2 == 0), seed=seed)
            dice = Random(seed)
            while not game.is_over:
                found.setdefault((game.decision.kind, seats), game.position())
                actions = game.legal_actions()
                game.play(actions[int(dice.random() * len(actions))])
            found.setdefault(("over", seats), game.position())
    return [found[key] for key in sorted(found)]


GOOD = positions()


def test_there_are_positions_of_every_kind() -> None:
    assert {position["turn"]["kind"] for position in GOOD} == {
        "action", "trigger", "pick", "draw", "file", "build", "research", "keep", "return", "over",
    }  # fmt: skip


@pytest.mark.parametrize("part", range(5))
def test_mutated_positions(part: int) -> None:
    """One to three changes in a good position."""
    dice = Random(part)
    refused = accepted = 0
    for number in range(sized(500, 20000)):
        position = mutated_position(dice, GOOD[number % len(GOOD)])
        game = loaded(position)
        if game is None:
            refused += 1
            continue
        accepted += 1
        if accepted % 8 == 0:
            play_some(game, number)
            check(game)
    assert refused > 100
    assert accepted > 10


@pytest.mark.parametrize("kind", sorted({position["turn"]["kind"] for position in GOOD}))
def test_every_part_replaced_by_every_kind_of_junk(kind: str) -> None:
    """Systematically: each place of a position of this kind of decision, with values of each type there."""
    position = next(each for each in GOOD if each["turn"]["kind"] == kind)
    paths = places_of(position)
    step = sized(7, 1)
    for number, path in enumerate(paths):
        for junk in JUNK_VALUES[number % step :: step]:
            changed: Any = copy.deepcopy(position)
            parent = changed
            for key in path[:-1]:
                parent = parent[key]
            if path:
                parent[path[-1]] = junk
            else:
                changed = junk
            loaded(changed)


@pytest.mark.parametrize("position", GOOD[::5], ids=lambda position: str(position["turn"]["kind"]))
def test_every_key_left_out(position: Json) -> None:
    """Every key may be left out; what is stated holds. In mid-turn what is left may be nonsense: refused."""
    for path in places_of(position):
        if path and isinstance(path[-1], str):
            changed = copy.deepcopy(position)
            parent: Any = changed
            for key in path[:-1]:
                parent = parent[key]
            del parent[path[-1]]
            game = loaded(changed)
            if game is not None:
                check_stated(changed, game.position())


def check_stated(stated: Any, held: Any, path: str = "") -> None:
    """What a position states holds in the loaded game (but for the top cards of a deck, what follows is free)."""
    if stated is None:
        return
    if isinstance(stated, dict):
        for key, value in stated.items():
            default = 0 if path.endswith(".ring") else None
            check_stated(value, held.get(key, default), f"{path}.{key}")
    elif path.startswith(".decks."):
        assert held[: len(stated)] == stated, path
    elif path == ".seats":
        for number, seat in enumerate(stated):
            check_stated(seat, held[number], f".seats[{number}]")
    elif path == ".next_spheres":
        assert (held or [])[: len(stated)] == stated, path
    else:
        assert held == stated, path


JSONISH = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=6),
        st.sampled_from([*FACTS, "red", "yellow", "blue", "black"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=7), st.dictionaries(st.one_of(st.sampled_from(KEYS), st.text(max_size=3)), inner)
    ),
    max_leaves=25,
)
POSITIONISH = st.fixed_dictionaries(
    {},
    optional={
        "seats": st.lists(
            st.fixed_dictionaries(
                {},
                optional={
                    "ring": st.dictionaries(st.sampled_from(["red", "yellow", "blue", "black"]), st.integers(0, 3)),
                    "archive": st.lists(st.sampled_from(list(FACTS)), max_size=2),
                    "active": st.lists(st.sampled_from(list(FACTS)), max_size=4),
                    "tokens": st.integers(-1, 9),
                },
            ),
            min_size=1,
            max_size=5,
        ),
        "first": st.integers(-1, 4),
        "row": st.lists(st.sampled_from(["red", "yellow", "blue", "black"]), min_size=5, max_size=7),
        "next_spheres": st.lists(st.sampled_from(["red", "yellow", "blue", "black"]), max_size=4),
        "deck_sizes": st.dictionaries(st.sampled_from(["1", "2", "3"]), st.integers(0, 36)),
        "decks": st.dictionaries(st.sampled_from(["1", "2", "3"]), st.lists(st.sampled_from(list(FACTS)), max_size=2)),
        "turn": st.fixed_dictionaries(
            {},
            optional={
                "seat": st.integers(-1, 4),
                "number": st.integers(0, 5),
                "kind": st.sampled_from(["action", "trigger", "pick", "draw", "keep", "return", "over"]),
                "triggered": st.lists(st.sampled_from(["0-01", "0-02", "1-17", "1-21"]), max_size=2),
                "used": st.lists(st.sampled_from(["0-01", "2-33", "1-09", "3-33"]), max_size=2),
                "drawn": st.lists(st.sampled_from(["1-30", "1-31", "2-30"]), max_size=3),
                "level": st.integers(0, 3),
                "passes": st.integers(0, 3),
                "last_round": st.booleans(),
                "effect": st.fixed_dictionaries({"card": st.sampled_from(["2-33", "3-33"]), "left": st.integers(0, 3)}),
            },
        ),
        "option": st.fixed_dictionaries({}, optional={"chute": st.booleans()}),
    },
)
QUIET = settings(
    max_examples=sized(150, 3000),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)


@given(JSONISH)
@QUIET
def test_any_json_at_all(position: Any) -> None:
    loaded(position)


@given(POSITIONISH, st.integers(0, 3))
@QUIET
def test_things_shaped_like_positions(position: Json, seed: int) -> None:
    game = loaded(position, seed)
    if game is not None:
        check_stated(position, game.position())
        play_some(game, seed, 60)
        check(game)


HUGE = {"20 digits": 10**20, "i64": 2**63 - 1, "over i64": 2**63, "under i64": -(2**63) - 1, "5000 digits": 10**5000}


@pytest.mark.parametrize("number", HUGE.values(), ids=HUGE)
def test_huge_numbers_anywhere(number: int) -> None:
    """Also those that no machine word holds and those that Python does not like to write."""
    position = GOOD[0]
    for path in places_of(position)[1:]:
        changed: Any = copy.deepcopy(position)
        parent = changed
        for key in path[:-1]:
            parent = parent[key]
        parent[path[-1]] = number
        loaded(changed)


@pytest.mark.parametrize("junk", [None, [], "", 7, True, 0.5, b"{}", (), set(), object(), Game])
def test_what_is_no_object_at_all(junk: Any) -> None:
    with pytest.raises(PositionError, match=r"."):
        Game.from_position(junk)


def test_deep_nesting_is_refused() -> None:
    nested: Any = []
    for _ in range(5000):
        nested = [nested]
    for key in ("seats", "row", "display", "turn", "decks", "option", "first", "next_spheres"):
        with pytest.raises(PositionError):
            Game.from_position({key: nested})


def test_a_position_with_itself_inside_is_refused() -> None:
    knot: Json = {}
    knot["seats"] = [knot, knot]
    with pytest.raises(PositionError):
        Game.from_position(knot)


@pytest.mark.parametrize("seed", [0, 1, -1, *HUGE.values()], ids=["0", "1", "-1", *HUGE])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = Game.from_position({}, seed=seed)
    check(game)
    assert Game.from_position({}, seed=seed).position() == game.position()


def test_a_position_survives_json_text() -> None:
    """Saves and bug reports are text: what `position` gives goes through JSON and back, in every kind of decision."""
    for position in GOOD:
        text = json.dumps(position, allow_nan=False)
        assert Game.from_position(json.loads(text)).position() == position


def test_the_game_does_not_hold_on_to_the_position() -> None:
    """Changing the object afterwards changes nothing in the game, and the other way round."""
    position = copy.deepcopy(GOOD[0])
    game = Game.from_position(position)
    told = game.position()
    position["row"].reverse()
    position["seats"][0]["active"].append("nonsense")
    assert game.position() == told
    taken: Json = game.position()
    taken["seats"][0]["ring"]["red"] = 99
    taken["decks"]["1"].clear()
    taken["turn"]["used"].append("x")
    assert game.position() == told
    seen: Json = game.observe(0)
    seen["row"].clear()
    seen["seats"].clear()
    assert game.position() == told


def test_what_is_left_out_is_drawn_by_the_seed() -> None:
    one, two, other = (Game.from_position({}, seed=seed).position() for seed in (4, 4, 5))
    assert one == two
    assert one != other


def test_left_out_things_are_filled_from_what_is_named_nowhere() -> None:
    """Over many seeds every card and colour that is named nowhere turns up somewhere in what is filled."""
    turned_up = set()
    for seed in range(60):
        position: Json = Game.from_position({"display": {"3": ["3-01", "3-02"]}}, seed=seed).position()
        turned_up |= set(position["decks"]["3"])
        assert len(position["decks"]["3"]) == 14
    assert turned_up == {card for card, fact in FACTS.items() if fact.level == 3} - {"3-01", "3-02"}


def test_in_progress_positions_load_in_a_fresh_game() -> None:
    for decisions in (0, 7, 31, 90):
        game = in_progress(3, decisions, decisions)
        again = Game.from_position(game.position(), seed=8)
        assert again.position() == game.position()
