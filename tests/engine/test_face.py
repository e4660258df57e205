"""What the engine offers beyond the notation (docs/architecture.md, "Engine face"): answers for the application."""

from random import Random
from typing import Any

import pytest

from gizmos_desktop.engine import CARDS, COLORS, COMPILED, RULES_VERSION, Action, Event, Game
from tests.engine.facts import COLORS as PRINTED_COLORS
from tests.engine.facts import FACTS, discount, sized
from tests.engine.payment_oracle import Spheres, payments, reachable
from tests.engine.rich import rich_position
from tests.engine.test_payments import random_position, sources_of
from tests.engine.walks import walk

Json = dict[str, Any]
EMPTY = {"1": [None] * 4, "2": [None] * 3, "3": [None] * 2}
NO_DECKS = {"1": 0, "2": 0, "3": 0}


def game_of(seat: Json, *moves: str, **position: Any) -> Game:
    """Give a two-seat game with this seat to decide, after some moves."""
    game = Game.from_position({"seats": [seat, {}], "row": ["red"] * 6, **position})
    for move in moves:
        game.play(move)
    return game


def test_the_cards_are_the_printed_ones() -> None:
    assert list(CARDS) == list(FACTS)
    assert COLORS == PRINTED_COLORS
    for name, fact in FACTS.items():
        card = CARDS[name]
        assert (card.id, card.level, card.category) == (name, fact.level, fact.category)
        assert (card.cost_color, card.cost, card.points) == (fact.cost_color, fact.cost, fact.points)
        assert (card.trigger, card.effect) == (fact.trigger, fact.effect)


def test_the_versions_are_told() -> None:
    assert isinstance(COMPILED, bool)
    assert RULES_VERSION >= 1


DISPLAY = {"1": ["1-01", "1-02", "1-03", "1-04"], "2": ["2-01", "2-02", "2-03"], "3": ["3-01", "3-02"]}
WAITING: dict[str, tuple[Json, list[str], Json, dict[str, str]]] = {
    "ring full, draw": (
        {"ring": {"red": 5}, "active": ["0-01", "3-23"]}, ["file 1-02"], {"display": DISPLAY}, {"0-01": "ring_full"},
    ),
    "ring full, pick": (
        {"ring": {"red": 5}, "active": ["0-01", "1-17", "3-23"]}, ["file 1-02"], {"display": DISPLAY},
        {"0-01": "ring_full", "1-17": "ring_full"},
    ),
    "archive full": (
        {"ring": {"black": 1}, "archive": ["2-20"], "active": ["0-01", "1-35", "3-31"]}, ["build 1-20 pay black"],
        {"display": {"1": ["1-20", "1-02", "1-03", "1-05"]}}, {"3-31": "archive_full"},
    ),
    "no File": (
        {"ring": {"black": 1}, "active": ["0-01", "1-35", "3-03", "3-31"]}, ["build 1-04 pay black"],
        {"display": DISPLAY}, {"3-31": "no_file"},
    ),
    "no card to file": (
        {"ring": {"black": 1}, "archive": ["1-20"], "active": ["0-01", "1-01", "1-35", "3-31"]},
        ["build 1-20 pay black"], {"display": EMPTY, "deck_sizes": NO_DECKS}, {"3-31": "no_cards"},
    ),
    "no Research": (
        {"ring": {"black": 1}, "active": ["0-01", "1-35", "3-05", "3-33"]}, ["build 1-04 pay black"],
        {"display": DISPLAY}, {"3-33": "no_research"},
    ),
    "no deck": (
        {"ring": {"black": 1}, "active": ["0-01", "1-35", "3-33"]}, ["build 1-04 pay black"],
        {"display": DISPLAY, "deck_sizes": NO_DECKS}, {"3-33": "decks_empty"},
    ),
    "no level 1 card": (
        {"ring": {"black": 2}, "active": ["0-01", "1-35", "3-35"]}, ["build 2-20 pay black*2"],
        {"display": {**EMPTY, "2": ["2-20", None, None]}, "deck_sizes": NO_DECKS}, {"3-35": "no_level1"},
    ),
    "nothing waits": (
        {"ring": {"black": 1}, "active": ["0-01", "1-35", "3-31"]}, ["build 1-04 pay black"], {"display": DISPLAY}, {},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WAITING)
def test_why_a_triggered_gizmo_waits(name: str) -> None:
    seat, moves, position, reasons = WAITING[name]
    game = game_of(seat, *moves, **position)
    assert game.decision.kind == "trigger"
    assert game.waiting() == reasons
    for card in reasons:
        assert Action.parse(f"use {card}") not in game.legal_actions()


FULL = {"ring": {"red": 5}, "archive": ["2-20"]}
BLOCKED: dict[str, tuple[Json, Json, str, str]] = {
    "ring full": (FULL, {}, "pick", "ring_full"),
    "room in the ring": ({}, {}, "pick", ""),
    "archive full": (FULL, {}, "file", "archive_full"),
    "no File": ({"active": ["0-01", "3-03"]}, {}, "file", "no_file"),
    "no card on display": ({}, {"display": EMPTY, "deck_sizes": NO_DECKS}, "file", "no_cards"),
    "room in the archive": ({}, {}, "file", ""),
    "nothing affordable": ({}, {"display": DISPLAY}, "build", "too_expensive"),
    "nothing to build": ({}, {"display": EMPTY, "deck_sizes": NO_DECKS}, "build", "no_cards"),
    "something affordable": ({"ring": {"red": 1}}, {"display": DISPLAY}, "build", ""),
    "no Research": ({"active": ["0-01", "3-05"]}, {}, "research", "no_research"),
    "no deck": ({}, {"deck_sizes": NO_DECKS}, "research", "decks_empty"),
    "decks": ({}, {}, "research", ""),
}


@pytest.mark.parametrize("name", BLOCKED)
def test_why_an_action_is_impossible(name: str) -> None:
    seat, position, kind, reason = BLOCKED[name]
    assert game_of(seat, **position).blocked(kind) == reason


def test_in_the_middle_of_a_turn_an_action_is_not_due() -> None:
    game = game_of({"active": ["0-01", "1-17"]}, "file 1-02", display=DISPLAY)
    assert {game.blocked(kind) for kind in ("pick", "file", "build", "research")} == {"not_now"}
    game.play("use 1-17")
    assert game.blocked("pick") == ""
    assert game.blocked("file") == "not_now"


def test_missing_spheres_against_the_oracle() -> None:
    """The least number of spheres, of whatever colours, with which the oracle finds a payment."""
    dice = Random(6)
    for _ in range(sized(60, 600)):
        game = Game.from_position(random_position(dice, 2, 3), seed=1)
        whole: Json = game.position()
        for card, origin in list(sources_of(whole).items())[::2]:
            if FACTS[card].cost <= 4:
                assert game.shortfall(card) == missing(card, whole["seats"][0], origin), (card, whole)


def missing(card: str, seat: Json, origin: str) -> int:
    """Count the spheres that are missing by trying ever larger gifts."""
    fact = FACTS[card]
    converters = tuple(sorted(gizmo for gizmo in seat["active"] if FACTS[gizmo].category == "converter"))
    rings = {(*(seat["ring"].get(color, 0) for color in COLORS),)}
    for count in range(10):
        for ring in rings:
            red, yellow, blue, black = ring
            off = discount(card, seat["active"], origin)
            if payments((red, yellow, blue, black), converters, fact.cost_color, fact.cost, off):
                return count
        rings = {(*ring[:place], ring[place] + 1, *ring[place + 1 :]) for ring in rings for place in range(4)}
    raise AssertionError(card)


def test_lanes_do_what_they_say() -> None:
    """Each lane by itself makes its energies out of its spheres with its converters, by the oracle's conversions."""
    seen = 0
    for seed in range(sized(6, 60)):
        game = Game.from_position(rich_position(Random(seed), 2), seed=seed)
        for action in walk(game, seed, eager=True):
            for build in [each for each in game.legal_actions() if each.via][:6]:
                seen += 1
                check_each_lane(game, build)
            game.play(action)
    assert seen > 50


def test_lanes_make_a_total_that_discounts_allow() -> None:
    dice = Random(12)
    for _ in range(sized(80, 800)):
        game = Game.from_position(random_position(dice, 3, 6), seed=1)
        whole: Json = game.position()
        origins = sources_of(whole)
        for build in [each for each in game.legal_actions() if each.pay][:12]:
            cost, made = FACTS[build.card].cost, sum(lane.made for lane in game.lanes(build))
            assert cost - discount(build.card, whole["seats"][0]["active"], origins[build.card]) <= made <= cost
            check_each_lane(game, build)


def check_each_lane(game: Game, build: Action) -> None:
    color = FACTS[build.card].cost_color
    for lane in game.lanes(build):
        if not lane.converters:
            assert lane.made == len(lane.spent)
            assert color == "any" or set(lane.spent) == {color}
            continue
        assert len(lane.spent) == 1
        one: Spheres = tuple(int(each == lane.spent[0]) for each in COLORS)  # type: ignore[assignment]
        cards = tuple(dict.fromkeys(lane.converters))
        states = reachable(one, cards, lane.made)
        wanted = [pool for pool, used in states if used == set(cards) and sum(pool) == lane.made]
        assert any(color == "any" or pool[COLORS.index(color)] == lane.made for pool in wanted), (build, lane)


def test_lanes_of_a_plain_payment() -> None:
    game = game_of({"ring": {"blue": 3}}, display=DISPLAY)
    (lane,) = game.lanes("build 2-03 pay blue*3")
    assert (lane.spent, lane.converters, lane.made) == (("blue", "blue", "blue"), (), 3)
    assert game.lanes("pick red") == ()


def test_lanes_of_a_chain() -> None:
    """One yellow sphere to red, doubled, both to blue."""
    seat = {"ring": {"yellow": 1}, "active": ["0-01", "1-14", "2-10", "2-14"]}
    game = game_of(seat, display={"2": ["2-19", "2-01", "2-02"]})
    (lane,) = game.lanes("build 2-19 pay yellow via 1-14 2-10 2-14")
    assert lane.spent == ("yellow",)
    assert lane.converters == ("1-14", "2-10", "2-14", "2-14")
    assert lane.made == 2


def test_events_tell_what_applies_and_nothing_else() -> None:
    game = game_of({"ring": {"blue": 1}, "active": ["0-01", "1-09"]}, display=DISPLAY, next_spheres=["black"])
    events = game.play("build 1-01 pay blue via 1-09")
    assert [event.as_dict() for event in events][:5] == [
        {"kind": "action", "seat": 0, "text": "build 1-01 pay blue via 1-09"},
        {"kind": "convert", "seat": 0, "card": "1-09"},
        {"kind": "sphere", "seat": 0, "color": "blue", "origin": "ring", "target": "dispenser"},
        {"kind": "card", "seat": 0, "card": "1-01", "origin": "display", "target": "active", "level": 1, "slot": 0},
        {"kind": "limits", "seat": 0, "card": "1-01"},
    ]
    assert [event.kind for event in events][5:] == ["card", "turn_end", "turn", "decision"]


def test_the_end_of_the_game_in_events() -> None:
    seats = [{}, {"ring": {"blue": 4}, "active": ["0-02", "3-03", "3-13", "3-15"]}]
    turn = {"seat": 1, "number": 6}
    game = Game.from_position({"seats": seats, "turn": turn, "row": ["red"] * 6, "display": DISPLAY})
    kinds = [event.kind for event in game.play("build 3-01 pay blue*4")]
    assert kinds[-2:] == ["turn_end", "over"]
    assert "last_round" in kinds
    assert "decision" not in kinds


def test_what_is_drawn_is_told_to_its_seat_alone() -> None:
    """The cards of a Research and the order of those put back: in no event as another seat sees it (users.md A42)."""
    game = Game.from_position({"decks": {"1": ["1-20", "1-21", "1-22"]}, "display": DISPLAY, "seats": [{}, {}, {}]})
    told: list[Event] = []
    for move in ("research 1", "file 1-21", "return 1-22"):
        told += game.play(move)
    hidden = {"1-20", "1-22"}
    for other in (1, 2):
        seen = [event.for_seat(other) for event in told]
        assert [event.kind for event in seen] == [event.kind for event in told]
        assert not hidden & {event.card for event in seen}
        assert sum(event.private for event in seen) == 6
    assert {event.card for event in (each.for_seat(0) for each in told)} >= hidden
    # the action `return 1-22` itself names a card: of its text others get the first word
    assert not any(card in event.for_seat(1).text for event in told for card in hidden)
    assert [event.for_seat(1).text for event in told if event.kind == "action"] == ["research 1", "file 1-21", "return"]


def test_events_are_values() -> None:
    one, two = (game_of({}, display=DISPLAY, next_spheres=["blue"]).play("pick red") for _ in range(2))
    assert one == two
    assert one[1] != one[2]
    assert all("private" not in event.as_dict() for event in one)


def test_actions_played_counts_decisions() -> None:
    game = Game.new(seats=2, seed=3)
    for number in range(10):
        assert game.actions_played == number
        assert game.copy().actions_played == number
        game.play(game.legal_actions()[0])


def test_what_an_action_would_trigger() -> None:
    seat = {"ring": {"red": 1}, "archive": ["1-17"], "active": ["0-01", "1-36", "2-33", "3-23", "1-23"]}
    game = game_of(seat, display=DISPLAY)
    assert game.triggers_of("build 1-17 pay red") == ("1-36", "2-33")
    assert game.triggers_of("build 1-01 pay red") == ("1-36",)
    assert game.triggers_of("pick red") == ("1-23",)
    assert game.triggers_of("research 1") == ()
    assert game_of({"active": ["0-01", "3-23"]}, display=DISPLAY).triggers_of("file 1-01") == ("0-01", "3-23")


def test_many_lanes_take_no_time() -> None:
    """The widest payment that is offered with eight converters: its plan must not explode."""
    active = ["0-01", "2-01", "2-02", "2-03", "2-04", "1-09", "1-10", "1-13", "1-14", "2-05", "2-06", "2-14", "3-19"]
    ring = {"red": 4, "yellow": 3, "blue": 3, "black": 3}
    display = {"1": ["1-01", "1-02", "1-03", "1-04"], "2": ["2-07", "2-08", "2-09"], "3": ["3-13", "3-33"]}
    game = game_of({"ring": ring, "active": active}, display=display, row=["yellow"] * 6)
    builds = sorted((each for each in game.legal_actions() if each.kind == "build"), key=lambda each: len(each.via))
    for build in builds[-40:]:
        assert sum(len(lane.spent) for lane in game.lanes(build)) == len(build.pay)
