"""What must hold of every game at every decision, whatever was played (rulings.md; notation.md)."""

import json
from collections import Counter
from typing import Any

from gizmos_desktop.engine import Action, Game
from tests.engine.facts import (
    COLORS,
    FACTS,
    SLOTS,
    SPHERES_OF_A_COLOR,
    archive_limit,
    count_effect,
    has_effect,
    research_amount,
    storage_limit,
)

Json = dict[str, Any]
TURN_KEYS = {"seat", "number", "kind", "triggered", "used", "effect", "drawn", "level", "passes", "last_round"}
POSITION_KEYS = {"seats", "first", "turn", "row", "display", "decks", "deck_sizes", "option"}
OBSERVATION_KEYS = POSITION_KEYS - {"decks"} | {"seat", "dispenser"}
SEAT_KEYS = {"ring", "archive", "active", "tokens"}
KINDS = {"action", "trigger", "pick", "draw", "file", "build", "research", "keep", "return", "over"}


def check(game: Game) -> Json:
    """Check all of it; give the position. Raises AssertionError with what is wrong."""
    position: Json = game.position()
    check_shape(position)
    check_spheres(position)
    check_cards(position)
    check_limits(game, position)
    check_turn(game, position)
    check_actions(game, position)
    check_scores(game, position)
    for seat in range(game.seats):
        check_observation(position, game.observe(seat), seat)
    return position


def check_shape(position: Json) -> None:
    """Every key is there, none besides, and it is JSON."""
    assert set(position) - {"next_spheres"} == POSITION_KEYS
    assert set(position["turn"]) == TURN_KEYS
    assert all(set(seat) == SEAT_KEYS for seat in position["seats"])
    assert set(position["display"]) == set(position["decks"]) == set(position["deck_sizes"]) == {"1", "2", "3"}
    assert set(position["option"]) == {"chute"}
    assert json.loads(json.dumps(position, allow_nan=False)) == position
    if position["option"]["chute"]:
        assert position["next_spheres"]
    else:
        assert position.get("next_spheres") != []


def check_spheres(position: Json) -> None:
    """52 spheres, 13 of a colour, never more than there are outside the dispenser; the row holds six."""
    assert len(position["row"]) == 6
    outside: Counter[str] = Counter(position["row"])
    for seat in position["seats"]:
        assert all(color in COLORS and type(count) is int and count > 0 for color, count in seat["ring"].items())
        assert list(seat["ring"]) == [color for color in COLORS if color in seat["ring"]]
        outside.update(seat["ring"])
    assert set(outside) <= set(COLORS)
    left = {color: SPHERES_OF_A_COLOR - outside[color] for color in COLORS}
    assert min(left.values()) >= 0
    assert sum(left.values()) >= 2
    coming: Counter[str] = Counter(position.get("next_spheres", []))
    assert all(count <= left[color] for color, count in coming.items())


def check_cards(position: Json) -> None:
    """Each card in one place; every card of levels 0 to 2 is somewhere, and 16 of level 3 at most are."""
    places: list[str] = []
    for level, slots in SLOTS.items():
        row, deck = position["display"][str(level)], position["decks"][str(level)]
        assert len(row) == slots
        assert position["deck_sizes"][str(level)] == len(deck)
        cards = [card for card in row if card is not None] + deck
        assert all(FACTS[card].level == level for card in cards)
        places += cards
    for seat in position["seats"]:
        assert all(FACTS[card].level for card in seat["archive"])
        places += seat["archive"] + seat["active"]
    drawn = position["turn"]["drawn"]
    assert all(FACTS[card].level == position["turn"]["level"] for card in drawn)
    places += drawn
    assert len(set(places)) == len(places)
    assert set(places) <= set(FACTS)


def check_whole_deck(position: Json) -> None:
    """In a game that was dealt, not set up by hand, all cards of levels 1 and 2 and 16 of level 3 are in play."""
    seats = position["seats"]
    assert [seat["active"][0] for seat in seats] == [f"0-0{number + 1}" for number in range(len(seats))]
    assert all(FACTS[card].level for seat in seats for card in seat["active"][1:])
    for level, wanted in ((1, 36), (2, 36), (3, 16)):
        cards = [card for card in position["display"][str(level)] if card] + position["decks"][str(level)]
        cards += [card for seat in seats for card in seat["archive"] + seat["active"] if FACTS[card].level == level]
        cards += [card for card in position["turn"]["drawn"] if FACTS[card].level == level]
        assert len(cards) == wanted
        assert None not in position["display"][str(level)] or not position["decks"][str(level)]


def check_limits(game: Game, position: Json) -> None:
    """Rings and archives within the limits, and the limits are what the active Gizmos say."""
    for number, seat in enumerate(position["seats"]):
        active, limits = seat["active"], game.limits(number)
        assert limits.storage == storage_limit(active) >= sum(seat["ring"].values())
        assert limits.archive == archive_limit(active) >= len(seat["archive"])
        assert limits.research == research_amount(active)
        assert limits.no_file is has_effect(active, "no_file")
        assert limits.no_research is has_effect(active, "no_research")
        assert game.gizmos(number) == len(active)
        assert game.level3(number) == sum(FACTS[card].level == 3 for card in active)


def check_turn(game: Game, position: Json) -> None:
    """The turn makes sense and the short questions agree with the position."""
    turn, active = position["turn"], position["seats"][position["turn"]["seat"]]["active"]
    assert turn["kind"] in KINDS
    assert (game.decision.seat, game.decision.kind) == (turn["seat"], turn["kind"])
    assert (game.seat, game.first, game.round) == (turn["seat"], position["first"], turn["number"])
    assert game.seats == len(position["seats"])
    assert game.is_over is (turn["kind"] == "over")
    assert game.last_round is turn["last_round"]
    assert game.chute is position["option"]["chute"]
    ended = [len(s["active"]) >= 16 or sum(FACTS[c].level == 3 for c in s["active"]) >= 4 for s in position["seats"]]
    assert turn["last_round"] is any(ended)
    assert turn["triggered"] == sorted(set(turn["triggered"]))
    assert turn["used"] == sorted(set(turn["used"]))
    assert not set(turn["triggered"]) & set(turn["used"])
    assert set(turn["triggered"]) | set(turn["used"]) <= set(active)
    assert all(FACTS[card].trigger != "-" for card in turn["triggered"])
    assert all(FACTS[card].trigger != "-" or FACTS[card].category == "converter" for card in turn["used"])
    assert bool(turn["drawn"]) is (turn["kind"] in ("keep", "return")) is bool(turn["level"])
    assert 0 <= turn["passes"] <= game.seats
    assert (turn["passes"] == game.seats) <= game.is_over
    if turn["kind"] in ("action", "over"):
        assert not turn["triggered"]
        assert not turn["used"]
        assert not turn["effect"]
    if turn["kind"] in ("pick", "draw", "file", "build", "research"):
        assert turn["effect"]
    if turn["effect"]:
        assert set(turn["effect"]) == {"card", "left"}
        assert turn["effect"]["card"] in turn["used"]
        assert turn["effect"]["left"] >= 1


def check_actions(game: Game, position: Json) -> None:
    """At least one legal action unless over; texts distinct and read back to the same action; reasons for the rest."""
    actions = game.legal_actions()
    texts = [str(action) for action in actions]
    assert bool(texts) is not game.is_over
    assert len(texts) == len(actions)
    assert len(set(texts)) == len(texts)
    assert len(set(actions)) == len(texts)
    for action, text in zip(actions, texts, strict=True):
        again = Action.parse(text)
        assert again == action
        assert hash(again) == hash(action)
        assert str(again) == text
        assert action in actions
    turn = position["turn"]
    if turn["kind"] == "trigger":
        offered = {action.card for action in actions if action.kind == "use"}
        assert offered | set(game.waiting()) == set(turn["triggered"])
        assert not offered & set(game.waiting())
    if turn["kind"] == "action":
        kinds = {action.kind for action in actions}
        for kind in ("file", "pick", "build", "research"):
            assert (game.blocked(kind) == "") is (kind in kinds), kind
        assert ("pass" in kinds) is (kinds == {"pass"})


def check_scores(game: Game, position: Json) -> None:
    """Points, their parts and the ranking are those of the rules."""
    ranked = []
    for number, seat in enumerate(position["seats"]):
        active, energy = seat["active"], sum(seat["ring"].values())
        printed = sum(FACTS[card].points for card in active)
        by_energy = count_effect(active, "award:energy") * energy
        by_tokens = count_effect(active, "award:tokens") * seat["tokens"]
        score = game.score(number)
        assert (score.gizmos, score.tokens, score.energy, score.token_awards) == (
            printed,
            seat["tokens"],
            by_energy,
            by_tokens,
        )
        assert score.total == game.points(number) == printed + seat["tokens"] + by_energy + by_tokens
        ranked.append((score.total, len(active), energy, (number - position["first"]) % game.seats, number))
    ranked.sort(reverse=True)
    standings = game.standings()
    assert [standing.seat for standing in standings] == [row[4] for row in ranked]
    assert [(s.points, s.gizmos, s.energy) for s in standings] == [row[:3] for row in ranked]


def check_observation(position: Json, seen: Json, seat: int) -> None:
    """What a seat sees is the position less what it may not know, and nothing else at all."""
    chute = position["option"]["chute"]
    assert set(seen) == OBSERVATION_KEYS | ({"next_spheres"} if chute else set())
    assert json.loads(json.dumps(seen, allow_nan=False)) == seen
    for key in ("seats", "first", "row", "display", "deck_sizes", "option"):
        assert seen[key] == position[key]
    assert seen["seat"] == seat
    if chute:
        assert seen["next_spheres"] == position["next_spheres"][:1]
    drawn = position["turn"]["drawn"]
    own = position["turn"]["seat"] == seat
    assert seen["turn"] == {**position["turn"], "drawn": drawn if own else [None] * len(drawn)}
    outside: Counter[str] = Counter(position["row"])
    for each in position["seats"]:
        outside.update(each["ring"])
    assert {color: seen["dispenser"].get(color, 0) for color in COLORS} == {c: 13 - outside[c] for c in COLORS}
    assert set(seen["dispenser"]) <= set(COLORS)
