"""Texts of actions: one spelling each, and nothing else gets in or does harm."""

import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gizmos_desktop.engine import COLORS, Action, Game, IllegalAction, NotationError
from tests.engine.facts import FACTS, sized
from tests.engine.mutations import CARDS, JUNK, WORDS, mutated_text
from tests.engine.rich import rich_position
from tests.engine.scrutiny import refused
from tests.engine.walks import in_progress, walk

QUIET = settings(
    max_examples=sized(300, 5000),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)
EXAMPLES = {
    "pick red": ("pick", "", "red", 0, (), ()),
    "file 1-01": ("file", "1-01", "", 0, (), ()),
    "research 3": ("research", "", "", 3, (), ()),
    "use 0-01": ("use", "0-01", "", 0, (), ()),
    "return 2-03": ("return", "2-03", "", 0, (), ()),
    "draw": ("draw", "", "", 0, (), ()),
    "skip": ("skip", "", "", 0, (), ()),
    "end": ("end", "", "", 0, (), ()),
    "pass": ("pass", "", "", 0, (), ()),
    "build 1-07": ("build", "1-07", "", 0, (), ()),
    "build 2-03 pay blue*3": ("build", "2-03", "", 0, ("blue", "blue", "blue"), ()),
    "build 3-20 pay red*2 yellow via 1-09 2-05": ("build", "3-20", "", 0, ("red", "red", "yellow"), ("1-09", "2-05")),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_parts_of_an_action(text: str) -> None:
    action = Action.parse(text)
    parts = (action.kind, action.card, action.color, action.level, action.pay, action.via)
    assert parts == EXAMPLES[text]
    assert str(action) == text


@pytest.mark.parametrize("text", EXAMPLES)
def test_actions_are_values(text: str) -> None:
    one, two = Action.parse(text), Action.parse(text)
    assert one == two
    assert hash(one) == hash(two)
    assert len({one, two}) == 1
    assert one != text
    assert pickle.loads(pickle.dumps(one)) == one
    for name in ("kind", "card", "color", "level", "pay", "via"):
        with pytest.raises(AttributeError):
            setattr(one, name, "x")
    assert str(one) == text


def test_different_texts_are_different_actions() -> None:
    texts = set(EXAMPLES)
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        game = Game.from_position(rich_position(Random(seed), seats), seed=seed)
        for action in walk(game, seed, eager=True):
            texts.update(str(each) for each in game.legal_actions())
            game.play(action)
    assert len(texts) > 200
    assert len({Action.parse(text) for text in texts}) == len(texts)


@given(st.text(max_size=30))
@QUIET
def test_any_text_at_all(text: str) -> None:
    only_our_errors(text)


@given(st.lists(st.sampled_from([*WORDS, *CARDS, *COLORS, *JUNK, "red*2", "blue*3", "1", "2", "3"]), max_size=9))
@QUIET
def test_any_words_of_the_notation(words: list[str]) -> None:
    only_our_errors(" ".join(words))


def only_our_errors(text: str) -> None:
    """A text is either the one spelling of an action, or a NotationError with a message."""
    try:
        action = Action.parse(text)
    except NotationError as error:
        message = str(error)
    else:
        assert str(action) == text
        assert Action.parse(str(action)) == action
        return
    assert 0 < len(message) < 400
    assert refused(Game.new(seed=1), text)


@pytest.mark.parametrize("junk", [None, 1, 1.5, True, b"pick red", ["pick", "red"], {"kind": "pick"}, object()])
def test_what_is_no_text(junk: Any) -> None:
    game = Game.new(seed=1)
    before = game.position()
    for take in (Action.parse, game.play):
        with pytest.raises(NotationError, match=r"."):
            take(junk)
    assert game.position() == before


@pytest.mark.parametrize("text", ["pick " + "red " * 100_000, "build 1-01 pay red*" + "9" * 100_000, "x" * 10**6])
def test_long_texts_are_refused_shortly(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Action.parse(text)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("part", range(3))
def test_mutated_texts_change_nothing(part: int) -> None:
    """At many decisions, texts that are nearly legal: played if legal, else refused without a trace."""
    dice = Random(part)
    game = Game.from_position(rich_position(dice, 2 + part), seed=part)
    tried = 0
    for action in walk(game, part, eager=True):
        legal = {str(each) for each in game.legal_actions()}
        before = game.position()
        for _ in range(sized(12, 200)):
            text = mutated_text(dice, game.legal_actions())
            if text not in legal:
                assert refused(game, text), text
                tried += 1
        assert game.position() == before
        game.play(action)
    assert tried > 300


def test_every_action_of_every_kind_is_refused_where_it_is_not_legal() -> None:
    """All plain texts there are, at decisions of every kind: what is not listed is an IllegalAction."""
    plain = ["draw", "skip", "end", "pass", *(f"pick {color}" for color in COLORS)]
    plain += [f"research {level}" for level in (1, 2, 3)]
    plain += [f"{word} {card}" for word in ("file", "use", "return", "build") for card in FACTS]
    for seats, seed in ((2, 3), (3, 4), (4, 5)):
        game = Game.from_position(rich_position(Random(seed), seats), seed=seed)
        seen = set()
        for action in walk(game, seed, eager=True):
            if game.decision.kind not in seen:
                seen.add(game.decision.kind)
                refuse_all(game, plain)
            game.play(action)
        refuse_all(game, plain)


def refuse_all(game: Game, texts: list[str]) -> None:
    """Each text is legal or raises IllegalAction, with a message, and nothing changes."""
    legal = {str(action) for action in game.legal_actions()}
    before = game.position()
    for text in texts:
        if text not in legal:
            with pytest.raises(IllegalAction, match=r".") as caught:
                game.play(text)
            assert text in str(caught.value)
    assert game.position() == before


def test_legal_actions_are_a_sequence() -> None:
    actions = in_progress(2, 3, 20).legal_actions()
    assert actions[0] in actions
    assert list(actions) == [actions[number] for number in range(len(actions))]
    assert list(actions[1:3]) == [actions[1], actions[2]]
    assert actions[-1] == list(actions)[-1]
    with pytest.raises(IndexError):
        actions[len(actions)]
    assert Action.parse("build 3-33 pay red*7") not in actions
    assert bool(actions)
