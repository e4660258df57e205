"""Plays random games and looks at everything at every decision: the work of the property tests and of tools/soak.py.

A game under scrutiny is compared with the reference (a second reading of the rules), with a shadow that sees events
only, with itself loaded from its position, with its copy, and with its own replay from the record of its chances.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from gizmos_desktop.engine import Action, Event, Game, IllegalAction, NotationError
from tests.engine.facts import FACTS
from tests.engine.invariants import check, check_whole_deck
from tests.engine.mutations import mutated_text
from tests.engine.reference import Reference
from tests.engine.shadow import Shadow
from tests.engine.walks import below, choose

Json = dict[str, Any]
MOST_CONVERTERS = 3
"""Up to so many converters the reference's payments (slow) are asked; beyond, only what is not a Build is compared."""


class Scrutiny:
    """One game being played and looked at."""

    def __init__(self, game: Game, seed: int, eager: bool, thorough: float, dealt: bool = True) -> None:
        """`thorough` is the share of decisions, 0 to 1, at which the costly checks are made; `dealt`: no position."""
        self.game = game
        self.dice = Random(seed)
        self.eager = eager
        self.thorough = thorough
        self.start = game.position()
        self.dealt = dealt
        self.shadow = Shadow(self.start)
        self.record: list[tuple[str, tuple[str, ...]]] = []
        self.kinds: set[str] = set()
        self.decisions = 0

    def run(self, most: int = 5000) -> "Scrutiny":
        """Play the game to its end and replay it from its record."""
        position = check(self.game)
        while not self.game.is_over:
            assert self.decisions < most, "the game does not end"
            position = self.step(position)
            self.decisions += 1
        self.replay()
        return self

    def step(self, position: Json) -> Json:
        """Look at one decision and play it; give the position after it."""
        game = self.game
        actions = game.legal_actions()
        self.kinds.add(game.decision.kind)
        reference = Reference(position, payments=fresh_converters(position) <= MOST_CONVERTERS)
        compare_legal(reference, [str(action) for action in actions])
        same_position(game, position)
        if self.dice.random() < self.thorough:
            every_action_plays(game, actions)
            self.illegal_texts(actions, position)
            dealt_anew(game)
        if self.dice.random() < self.thorough / 8:
            rest_is_the_same(game, position)
        action = choose(self.dice, actions, self.eager)
        self.kinds.add(action.kind)
        events = game.play(action)
        assert events[0].kind == "action"
        assert events[0].text == str(action)
        assert (events[-1].kind == "over") is game.is_over
        self.record.append((str(action), game.rolled_colors))
        after = check(game)
        if self.dealt:
            check_whole_deck(after)
        self.shadow.feed(events)
        assert self.shadow.differences(after) == []
        reference.play(str(action), *spheres_of(events))
        assert reference.position() == after
        assert reference.standings() == [standing.seat for standing in game.standings()]
        return after

    def illegal_texts(self, actions: Sequence[Action], position: Json) -> None:
        """No text that is not legal is accepted, and a refused one changes nothing."""
        legal = {str(action) for action in actions}
        for _ in range(3):
            text = mutated_text(self.dice, actions)
            if text in legal:
                continue
            assert refused(self.game, text), f"{text!r} was accepted; legal: {sorted(legal)}"
        assert self.game.position() == position

    def replay(self) -> None:
        """Replay the record from the start with another seed: the same game."""
        again = Game.from_position(self.start, seed=below(self.dice, 10**9))
        for text, colors in self.record:
            again.play(text, chance=colors)
        assert again.position() == self.game.position()


def refused(game: Game, text: str) -> bool:
    """Tell whether the game refuses a text, with one of its own errors and a message."""
    try:
        game.play(text)
    except (IllegalAction, NotationError) as error:
        return bool(str(error))
    return False


def fresh_converters(position: Json) -> int:
    """Count the converters that the seat to decide could use now."""
    turn = position["turn"]
    active = position["seats"][turn["seat"]]["active"]
    return sum(FACTS[card].category == "converter" and card not in turn["used"] for card in active)


def compare_legal(reference: Reference, texts: list[str]) -> None:
    """Compare the legal actions with the reference's; without its payments, only what is neither Build nor pass."""
    if not reference.payments:
        texts = [text for text in texts if text != "pass" and (reference.kind == "build" or text[:5] != "build")]
    assert sorted(texts) == sorted(reference.legal())


def spheres_of(events: Iterable[Event]) -> tuple[list[str], list[str]]:
    """Give the colours that came out of the dispenser, and those that then showed in the chute."""
    out = [event.color for event in events if event.kind == "sphere" and event.origin == "dispenser"]
    return out, [event.color for event in events if event.kind == "shown"]


def same_position(game: Game, position: Json) -> None:
    """A copy and a loaded position are the same game."""
    copy = game.copy()
    assert copy.position() == position
    loaded = Game.from_position(position, seed=99)
    assert loaded.position() == position
    texts = [str(action) for action in game.legal_actions()]
    assert [str(action) for action in copy.legal_actions()] == texts
    assert [str(action) for action in loaded.legal_actions()] == texts
    assert loaded.waiting() == game.waiting()


def rest_is_the_same(game: Game, position: Json) -> None:
    """With the same chances, a copy and a loaded position play on to the same end."""
    copy, loaded = game.copy(), Game.from_position(position, seed=3)
    dice = Random(5)
    while not copy.is_over:
        action = choose(dice, copy.legal_actions(), True)
        events = copy.play(action)
        assert loaded.play(str(action), chance=copy.rolled_colors) == events
    assert loaded.position() == copy.position()
    assert game.position() == position
    one, two = game.copy(), Game.from_position(position)
    one.reseed(11)
    two.reseed(11)
    while not one.is_over:
        action = choose(dice, one.legal_actions(), False)
        assert one.play(action) == two.play(action)
    assert one.position() == two.position()


def every_action_plays(game: Game, actions: Sequence[Action]) -> None:
    """Every legal action plays on a copy, as text, as action and by number, and does what the short questions say."""
    position = game.position()
    builds = {action.card for action in actions if action.kind == "build"}
    for action in actions:
        by_action, by_text, by_number = game.copy(), game.copy(), game.copy()
        told = game.triggers_of(action)
        events = by_action.play(action)
        assert by_text.play(str(action)) == events
        by_number.apply(action.id)
        assert by_action.position() == by_text.position() == by_number.position()
        assert [event.card for event in events if event.kind == "trigger"] == list(told)
        if action.kind == "build":
            check_lanes(game, action)
    assert game.position() == position
    if game.decision.kind in ("action", "keep"):
        for card in reachable_cards(position):
            assert (game.shortfall(card) == 0) is (card in builds), card


def reachable_cards(position: Json) -> list[str]:
    """Give the cards that the seat to decide could build if it had the energy."""
    turn = position["turn"]
    if turn["kind"] == "keep":
        return list(turn["drawn"])
    shown = [card for row in position["display"].values() for card in row if card]
    return [*shown, *position["seats"][turn["seat"]]["archive"]]


def check_lanes(game: Game, action: Action) -> None:
    """The lanes of a payment spend its spheres, use its converters, and make no more than the card costs."""
    lanes = game.lanes(action)
    spent = [color for lane in lanes for color in lane.spent]
    assert sorted(spent) == sorted(action.pay)
    assert sorted({card for lane in lanes for card in lane.converters}) == sorted(action.via)
    made = sum(lane.made for lane in lanes)
    cost = FACTS[action.card].cost
    assert made <= cost
    assert made >= len(action.pay)
    assert bool(lanes) is bool(action.pay)


def dealt_anew(game: Game) -> None:
    """A game made from an observation looks the same to that seat, and can be played on."""
    for seat in range(game.seats):
        seen = game.observe(seat)
        dealt = Game.from_observation(seen, seed=21)
        assert dealt.observe(seat) == seen
        if seat == game.seat:
            assert list(dealt.legal_actions()) == list(game.legal_actions())
        check(dealt)
