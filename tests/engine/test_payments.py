"""The engine's payments against the oracle, which tries everything (payment_oracle.py)."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from gizmos_desktop.engine import Game
from tests.engine.facts import COLORS, FACTS, discount, of_level, sized, storage_limit
from tests.engine.payment_oracle import payment_text, payments
from tests.engine.rich import shuffled
from tests.engine.walks import below

Json = dict[str, Any]
CONVERTERS = [card for card, fact in FACTS.items() if fact.category == "converter"]
DISCOUNTS = ["3-07", "3-08", "3-09", "3-10", "3-11", "3-12"]
STORAGE = ["2-01", "2-02", "2-03", "2-04"]


def expected(card: str, ring: dict[str, int], active: list[str], origin: str) -> list[str]:
    """Give the Builds of a card that the oracle finds, as texts, sorted."""
    fact = FACTS[card]
    ways = payments(
        (ring.get("red", 0), ring.get("yellow", 0), ring.get("blue", 0), ring.get("black", 0)),
        tuple(sorted(gizmo for gizmo in active if FACTS[gizmo].category == "converter")),
        fact.cost_color,
        fact.cost,
        discount(card, active, origin),
    )
    return sorted(payment_text(card, way) for way in ways)


def offered(game: Game) -> dict[str, list[str]]:
    """Give the Builds that the engine offers: card -> texts, sorted."""
    found: dict[str, list[str]] = {}
    for action in game.legal_actions():
        if action.kind == "build":
            found.setdefault(action.card, []).append(str(action))
    return {card: sorted(texts) for card, texts in found.items()}


def sources_of(whole: Json) -> dict[str, str]:
    """Give the cards that seat 0 could build if it had the energy: card -> where it would come from."""
    if whole["turn"]["kind"] == "keep":
        return dict.fromkeys(whole["turn"]["drawn"], "research")
    sources = {card: "display" for row in whole["display"].values() for card in row if card}
    return sources | dict.fromkeys(whole["seats"][0]["archive"], "archive")


def compare(position: Json) -> int:
    """Compare engine and oracle for all cards that could be built; give how many ways there were."""
    game = Game.from_position(position, seed=1)
    whole: Json = game.position()
    seat, sources = whole["seats"][0], sources_of(whole)
    found = offered(game)
    assert set(found) <= set(sources)
    for card, origin in sources.items():
        assert found.get(card, []) == expected(card, seat["ring"], seat["active"], origin), (card, whole)
    return sum(map(len, found.values()))


def random_position(dice: Random, converters: int, spheres: int) -> Json:
    """Give a position with some converters, discounts and spheres; cards on display, in the archive, or drawn."""
    active = ["0-01", *shuffled(dice, CONVERTERS)[: below(dice, converters + 1)]]
    if below(dice, 2):
        active += shuffled(dice, DISCOUNTS)[: 1 + below(dice, 3)]
    active += STORAGE[: 1 + below(dice, 2)]
    # two colours more often than four: the hard cases have something to convert
    colors = shuffled(dice, list(COLORS))[: 1 + below(dice, 4)]
    held = [colors[below(dice, len(colors))] for _ in range(below(dice, min(spheres, storage_limit(active)) + 1))]
    ring = {color: held.count(color) for color in COLORS if color in held}
    cards = {level: [card for card in shuffled(dice, of_level(level)) if card not in active] for level in (1, 2, 3)}
    position: Json = {"seats": [{"ring": ring, "active": active, "archive": [cards[1 + below(dice, 3)].pop()]}, {}]}
    if below(dice, 3) == 0:
        level = 1 + below(dice, 3)
        position["turn"] = {"seat": 0, "number": 2, "kind": "keep", "drawn": cards[level][:3], "level": level}
        position["display"] = {str(level): cards[level][3 : 3 + (4, 3, 2)[level - 1]]}
    else:
        position["display"] = {"1": cards[1][:4], "2": cards[2][:3], "3": cards[3][:2]}
    return position


@pytest.mark.parametrize("part", range(4))
def test_random_payments(part: int) -> None:
    dice = Random(part)
    ways = sum(compare(random_position(dice, 3, 6)) for _ in range(sized(300, 5000)))
    assert ways > 500


@pytest.mark.parametrize("part", range(4))
def test_random_payments_with_many_converters(part: int) -> None:
    """Few positions, as the oracle needs long for each."""
    dice = Random(100 + part)
    for _ in range(sized(6, 300)):
        compare(random_position(dice, sized(5, 7), 4))


def rings(most: int) -> Iterator[dict[str, int]]:
    """Give every ring of at most so many spheres."""
    for counts in product(range(most + 1), repeat=4):
        if sum(counts) <= most:
            yield dict(zip(COLORS, counts, strict=True))


def kinds(size: int) -> list[tuple[str, ...]]:
    """Give every set of so many converters, like ones counted once."""
    seen: dict[tuple[str, ...], tuple[str, ...]] = {}
    for cards in combinations(CONVERTERS, size):
        seen.setdefault(tuple(sorted(FACTS[card].effect for card in cards)), cards)
    return list(seen.values())


def test_every_pair_of_converters_on_every_small_ring() -> None:
    """Red costs of one to four: by the symmetry of the colours nearly all that two converters can do."""
    pairs = kinds(2)
    assert len(pairs) > 110
    for number, cards in enumerate(pairs):
        for count, ring in enumerate(rings(3)):
            if sized((number + count) % 4, 0) == 0:
                compare_red(cards, ring)


def test_triples_of_converters_on_small_rings() -> None:
    triples = kinds(3)
    assert len(triples) > 500
    for number, cards in enumerate(triples):
        for count, ring in enumerate(rings(3)):
            if (number + count) % sized(61, 2) == 0:
                compare_red(cards, ring)


def compare_red(converters: tuple[str, ...], ring: dict[str, int]) -> None:
    """Compare the ways to pay one to four red."""
    free = {level: [card for card in of_level(level) if card not in converters] for level in (1, 2, 3)}
    red = {level: [card for card in cards if FACTS[card].cost_color == "red"] for level, cards in free.items()}
    twos = [card for card in red[2] if FACTS[card].cost == 2] + [card for card in red[2] if FACTS[card].cost == 3]
    display = {"1": [red[1][0], None, None, None], "2": [twos[0], twos[-1], None], "3": [red[3][0], None]}
    compare({"seats": [{"ring": ring, "active": ["0-01", *converters]}, {}], "display": display})


def test_a_full_ring_and_many_converters_take_no_time() -> None:
    """Not timed to the millisecond here (see the bench): it must only not explode."""
    active = ["0-01", *STORAGE, "1-09", "1-10", "1-13", "1-14", "2-05", "2-06", "2-14", "3-19"]
    ring = {"red": 4, "yellow": 3, "blue": 3, "black": 3}
    display = {"1": ["1-01", "1-02", "1-03", "1-04"], "2": ["2-07", "2-08", "2-09"], "3": ["3-13", "3-33"]}
    game = Game.from_position({"seats": [{"ring": ring, "active": active}, {}], "display": display})
    builds = offered(game)
    assert len(builds["3-13"]) > 100
    for texts in builds.values():
        assert len(set(texts)) == len(texts)


def test_two_discounts_do_not_double_a_free_payment() -> None:
    """Totals of nought from several discounts are one action, `build CARD`."""
    seats = [{"archive": ["1-20"], "active": ["0-01", "3-07", "3-08"], "ring": {"black": 2}}, {}]
    game = Game.from_position({"seats": seats})
    assert offered(game)["1-20"] == ["build 1-20", "build 1-20 pay black"]
