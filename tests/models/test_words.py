"""Every card has its words and strips, every code its sentence, and no sentence is left with a placeholder."""

import re
from collections import Counter

import pytest

from gizmos_desktop.app.session import Played
from gizmos_desktop.engine import CARDS, Event
from gizmos_desktop.models.derive.beads import step_tokens
from gizmos_desktop.models.derive.sentence import Sentence, Value
from gizmos_desktop.models.derive.steps import Step, StepBook
from gizmos_desktop.models.derive.tokens import card_tokens, mini_tokens, short_tokens
from gizmos_desktop.models.words import log, reasons
from gizmos_desktop.models.words.cards import card_head, card_name, card_short, card_words

CODES = ["ring_full", "archive_full", "no_file", "no_research", "no_cards", "no_spheres", "no_level1", "too_expensive"]


def strip(tokens: tuple[dict[str, object], ...]) -> str:
    """A strip as text: icons bare, pips in brackets, `>` the arrow, `_` a gap, `&` before what touches."""
    out = []
    for token in tokens:
        word = (
            str(token["i"])
            if "i" in token
            else f"({token['p']})"
            if "p" in token
            else str(token["t"])
            if "t" in token
            else ">"
            if "a" in token
            else "_"
        )
        out.append(("&" if token.get("tight") else "") + word)
    return " ".join(out)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_words(card: str) -> None:
    for text in (card_words(CARDS[card]), card_name(CARDS[card]), card_short(CARDS[card]), card_head(CARDS[card])):
        assert text
        assert "{" not in text
        assert "%n" not in text
    assert card_words(CARDS[card]).endswith(".")


def test_words_tell_different_cards_apart() -> None:
    by_rule: dict[tuple[str, str], set[str]] = {}
    for card in CARDS.values():
        by_rule.setdefault((card.trigger, card.effect), set()).add(card_words(card))
    assert all(len(words) == 1 for words in by_rule.values())
    assert max(Counter(words for found in by_rule.values() for words in found).values()) == 1


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("0-01", "When you File, draw 1 random Energy Sphere(s)."),
        ("1-33", "When you Build Electric, gain 1 Victory Point(s)."),
        ("2-20", "When you Pick Heat or Electric, draw 1 random Energy Sphere(s)."),
        ("2-33", "When you Build from your Archive, Pick 2 Energy Sphere(s)."),
        ("3-35", "When you Build Atomic or Battery, Build 1 level 1 Gizmo(s) for free."),
        ("2-03", "Storage Limit\u00a0+2, File Limit\u00a0+1, Research Amount\u00a0+2."),
        ("2-14", "While paying, one or two Heat count as any Energy, each as you like."),
        ("3-19", "While paying, one Heat counts as two, and one Battery counts as two."),
        ("3-17", "While paying, one Energy Sphere of any kind counts as any Energy."),
        ("3-09", "Gizmos that you Build from a Research cost 1 less."),
        ("3-15", "At the end of the game, 1 Victory Point for each one you have in tokens."),
    ],
)
def test_words_of_a_card(card: str, words: str) -> None:
    assert card_words(CARDS[card]) == words


@pytest.mark.parametrize(
    ("card", "whole", "short", "mini"),
    [
        ("0-01", "file > (rand)", "(rand)", "(rand)"),
        ("1-33", "build (yellow) > vp +1", "(yellow) > vp +1", "(yellow) > vp +1"),
        ("2-20", "pick (red) &(yellow) > (rand)", "(red) &(yellow) > (rand)", "(red) &(yellow) > (rand)"),
        ("2-33", "build archive > pick ×2", "archive > pick ×2", "archive > pick ×2"),
        ("3-27", "build level2 > pick ×2", "level2 > pick ×2", "level2 > pick ×2"),
        ("3-21", "file > (rand) ×3", "(rand) ×3", "(rand) ×3"),
        (
            "3-35",
            "build (blue) &(black) > build free1",
            "(blue) &(black) > build free1",
            "(blue) &(black) _ build free1",
        ),
        ("3-25", "build (yellow) &(black) > vp ×2", "(yellow) &(black) > vp ×2", "(yellow) &(black) _ vp ×2"),
        ("1-01", "ring +1 archive +1", "ring +1 archive +1", "ring archive"),
        ("3-01", "ring +4", "ring +4", "ring +4"),
        ("3-03", "no_file", "no_file", "no_file"),
        ("3-11", "build level2 tag −1", "build level2 tag −1", "build level2 tag −1"),
        ("3-13", "vp × ring", "vp × ring", "vp × ring"),
        ("2-05", "(black) ×2", "(black) ×2", "(black) ×2"),
        ("1-09", "(blue) > (any)", "(blue) > (any)", "(blue) > (any)"),
        ("2-13", "(yellow) > (any) _ (yellow) > (any)", None, "(yellow) &(any) _ (yellow) &(any)"),
    ],
)
def test_strips(card: str, whole: str, short: str | None, mini: str) -> None:
    assert strip(card_tokens(CARDS[card])) == whole
    assert strip(short_tokens(CARDS[card])) == (short or whole)
    assert strip(mini_tokens(CARDS[card])) == mini


@pytest.mark.parametrize("code", [*CODES, "decks_empty", "not_your_turn", "not_now"])
def test_reasons(code: str) -> None:
    assert reasons.reason_text(code).endswith(".")
    assert 0 < len(reasons.reason_short(code).split()) <= 4


def test_unknown_codes_are_refused() -> None:
    for refuse in (reasons.reason_text, reasons.reason_short):
        with pytest.raises(ValueError, match="no words"):
            refuse("nonsense")


def step(kind: str, **more: object) -> Step:
    return Step(0, 0, 1, 0, kind, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("found", "text", "tokens"),
    [
        (step("pick", colors=("red", "blue")), "Ann picked Heat and Atomic", "pick (red) (blue)"),
        (step("draw", colors=("black",)), "Ann drew Battery at random", "(rand) > (black)"),
        (
            step("build", card="2-29", origin="archive", colors=("red", "red", "blue")),
            "Ann built a level 2 Heat Gizmo from the Archive for 2 Heat and 1 Atomic",
            "build archive (red)",
        ),
        (
            step("build", card="3-13", origin="hand", colors=("red",) * 6, converters=("2-10",)),
            "Ann built a level 3 Generic Gizmo from a Research for 6 Heat with 1 Converter(s)",
            "build research (any)",
        ),
        (
            step("build", card="1-01", origin="display", effect="3-35", colors=()),
            "Ann built a level 1 Heat Gizmo for free",
            "build free1 (red)",
        ),
        (step("file", card="1-05", origin="display"), "Ann filed a level 1 Heat Gizmo", "file (red)"),
        (
            step("file", card="1-05", origin="hand"),
            "Ann filed a level 1 Heat Gizmo from a Research",
            "file research (red)",
        ),
        (step("research", level=2, count=3), "Ann drew 3 card(s) of level 2", "research level2 ×3"),
        (step("points", count=2), "Ann gained 2 Victory Point(s)", "vp +2"),
        (step("none"), "Ann kept none of the cards", ""),
        (step("return", level=2, count=2), "Ann put 2 card(s) under the deck of level 2", ""),
        (step("replaced", note="timeout"), "Ann took too long to decide; a legal move was put in its place", ""),
    ],
)
def test_sentences_and_strips_of_steps(found: Step, text: str, tokens: str) -> None:
    assert log.sentence(found, "Ann").plain() == text
    assert strip(step_tokens(found)) == tokens


def test_every_kind_of_step_has_words() -> None:
    for kind in ("skip", "lost", "pass", "last_round", "over"):
        assert log.sentence(step(kind), "Ann").plain()
    for note in ("timeout", "crash", "error", "nonsense", "illegal", ""):
        assert "Ann" in log.sentence(step("replaced", note=note), "Ann").plain()


def test_a_sentence_as_a_strip_keeps_the_order_of_its_template() -> None:
    pips = ({"p": "red"}, {"p": "blue"})
    sentence = Sentence("{energies} were picked by {name}!", {"name": Value("Bo"), "energies": Value("x", pips)})
    assert sentence.tokens() == (*pips, {"t": " were picked by Bo!"})
    assert sentence.plain() == "x were picked by Bo!"


def test_braces_in_a_name_are_only_a_name() -> None:
    assert log.sentence(step("none"), "{gizmo} %n").plain() == "{gizmo} %n kept none of the cards"


def test_steps_join_what_one_effect_does() -> None:
    def event(kind: str, **more: object) -> Event:
        return Event(kind, 0, **more)  # type: ignore[arg-type]

    history = [
        Played(0, "build 2-29", (event("card", card="2-29", origin="archive", target="active", level=2),), 3),
        Played(0, "use 2-33", (event("use", card="2-33"),), 3),
        Played(0, "pick red", (event("sphere", color="red", origin="row", target="ring", slot=0),), 3),
        Played(0, "pick blue", (event("sphere", color="blue", origin="row", target="ring", slot=2),), 3),
        Played(
            0,
            "use 2-20",
            (
                event("use", card="2-20"),
                event("sphere", color="black", origin="dispenser", target="ring"),
                event("turn_end"),
            ),
            3,
        ),
    ]
    book = StepBook(history)
    assert [(s.kind, s.colors) for s in book.steps] == [
        ("build", ()),
        ("pick", ("red", "blue")),
        ("draw", ("black",)),
    ]
    assert book.turn == 1
    assert book.of_turn(0) == book.steps
    assert book.of_turn(1) == []
    assert book.left_row == {"red": 1, "blue": 1}


def test_words_use_the_terms_of_the_glossary() -> None:
    texts = " ".join(card_words(card) for card in CARDS.values())
    assert not re.search(r"\b(marble|token card|market)\b", texts)
