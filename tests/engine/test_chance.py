"""Chance: frozen for two seeds, and fair over many. The seeds are fixed, so nothing here can fail by bad luck."""

import json
from collections import Counter

import pytest

from gizmos_desktop.engine import COLORS, Game
from tests.engine.facts import sized
from tests.engine.generator_golden import FILE, SEEDS, outcomes


@pytest.mark.parametrize("number", range(len(SEEDS)))
def test_frozen_outcomes(number: int) -> None:
    """A game keeps its seed in reports and records: the same seed must give the same game for ever."""
    assert outcomes(SEEDS[number]) == json.loads(FILE.read_text(encoding="utf-8"))[number]


def unevenness(counts: Counter[str], shares: dict[str, float]) -> float:
    """Give chi squared over its degrees of freedom: about 1 if the counts follow the shares."""
    total = sum(counts.values())
    terms = ((counts[key] - total * share) ** 2 / (total * share) for key, share in shares.items())
    return sum(terms) / (len(shares) - 1)


GAMES = sized(1000, 20000)


def test_every_seat_is_first_equally_often() -> None:
    for seats in (2, 3, 4):
        firsts = Counter(str(Game.new(seats=seats, seed=seed).first) for seed in range(GAMES))
        assert unevenness(firsts, {str(seat): 1 / seats for seat in range(seats)}) < 5


def test_every_card_is_dealt_equally_often() -> None:
    """Neighbouring seeds, as people choose them; top card, bottom card and display of each level."""
    places: dict[str, Counter[str]] = {}
    for seed in range(GAMES):
        position = Game.new(seats=2, seed=seed).position()
        for level in ("1", "2", "3"):
            deck, row = position["decks"][level], position["display"][level]  # type: ignore[index]
            for name, card in (("top", deck[0]), ("bottom", deck[-1]), ("left", row[0]), ("right", row[-1])):
                places.setdefault(f"{name} {level}", Counter())[card] += 1
    for place, counts in places.items():
        shares = {f"{place[-1]}-{number:02}": 1 / 36 for number in range(1, 37)}
        assert set(counts) == set(shares), place
        assert unevenness(counts, shares) < 2, place


def test_all_twenty_removed_cards_change() -> None:
    removed: Counter[str] = Counter()
    for seed in range(300):
        position = Game.new(seats=2, seed=seed).position()
        used = {*position["decks"]["3"], *position["display"]["3"]}  # type: ignore[index]
        removed.update(f"3-{number:02}" for number in range(1, 37) if f"3-{number:02}" not in used)
    assert len(removed) == 36
    assert sum(removed.values()) == 300 * 20
    assert min(removed.values()) > 120


def test_spheres_come_in_proportion_to_what_is_left() -> None:
    """7 red, 13 yellow, 8 blue and 13 black are in the dispenser."""
    position = {"seats": [{}, {"ring": {"blue": 5}}], "row": ["red"] * 6, "display": {"3": ["3-01", "3-02"]}}
    game = Game.from_position(position)
    counts: Counter[str] = Counter()
    for seed in range(GAMES):
        copy = game.copy()
        copy.reseed(seed)
        copy.play("file 3-01")
        counts.update(event.color for event in copy.play("use 0-01") if event.color)
    assert unevenness(counts, {"red": 7 / 41, "yellow": 13 / 41, "blue": 8 / 41, "black": 13 / 41}) < 4


def test_the_shown_sphere_is_never_drawn() -> None:
    """Chute on, one red left and shown: no draw takes it, and the other colours come in proportion."""
    position = {
        "seats": [{"ring": {"red": 6}, "active": ["0-01", "1-01", "1-05"]}, {}],
        "row": ["red"] * 6,
        "next_spheres": ["red"],
        "option": {"chute": True},
        "display": {"3": ["3-01", "3-02"]},
    }
    game = Game.from_position(position)
    game.play("file 3-01")
    counts: Counter[str] = Counter()
    for seed in range(GAMES):
        copy = game.copy()
        copy.reseed(seed)
        counts.update(event.color for event in copy.play("use 0-01") if event.color)
    assert set(counts) == set(COLORS) - {"red"}
    assert unevenness(counts, {"yellow": 1 / 3, "blue": 1 / 3, "black": 1 / 3}) < 5


def test_near_seeds_have_nothing_in_common() -> None:
    """The rows of neighbouring seeds agree in a place as often as those of any two games: about a quarter."""
    for step in (1, 2, 2**32, 2**64):
        same = 0
        for seed in range(300):
            one, two = Game.new(seed=seed).position()["row"], Game.new(seed=seed + step).position()["row"]
            same += sum(a == b for a, b in zip(one, two, strict=True))  # type: ignore[call-overload]
        assert 0.2 < same / 1800 < 0.3, step


def test_a_copy_has_the_same_chance_to_come_and_reseeding_changes_it() -> None:
    game = Game.new(seats=2, seed=9)
    one, two, other = game.copy(), game.copy(), game.copy()
    other.reseed(10)
    drawn = []
    for each in (one, two, other):
        rolled: list[str] = []
        for _ in range(8):
            pick = next(action for action in each.legal_actions() if action.kind == "pick")
            each.play(pick)
            rolled += each.rolled_colors
        drawn.append(rolled)
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]
    assert one.position() == two.position()


def test_looking_does_not_disturb_chance() -> None:
    """Asking for actions, positions or observations, and refused actions, leave what comes as it was."""
    one, two = Game.new(seats=2, seed=9), Game.new(seats=2, seed=9)
    for place in (0, 1, 2):
        action = one.legal_actions()[place]
        two.observe(0)
        two.position()
        list(two.legal_actions())
        two.copy().play(action)
        Game.from_observation(two.observe(1), seed=4)
        with pytest.raises(ValueError, match=r"."):
            two.play("draw")
        assert two.play(action) == one.play(action)
    assert one.position() == two.position()
