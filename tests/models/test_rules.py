"""The rulebook: it says what the engine does, everything in it can be reached and found, links lead somewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from gizmos_desktop.engine import CARDS, COLORS, Game
from gizmos_desktop.models.derive.find import fold, marks_of, words_of
from gizmos_desktop.models.derive.rule_links import ACTIONS, OF_REASON, OF_THING, rule_of
from gizmos_desktop.models.derive.rule_shapes import Chapter
from gizmos_desktop.models.derive.snapshot import Snapshot
from gizmos_desktop.models.derive.tokens import card_tokens
from gizmos_desktop.models.rules_model import RulesModel
from gizmos_desktop.models.table_control import new_book, take_snapshot
from gizmos_desktop.models.words.names import KINDS
from gizmos_desktop.models.words.rules import rulebook
from gizmos_desktop.models.words.rules_effects import template
from tests.models.scenes import session_at
from tests.models.test_words import CODES


def chapter(ident: str) -> Chapter:
    return next(each for each in rulebook() if each.ident == ident)


def words_in(ident: str) -> str:
    return "\n".join(text for block in chapter(ident).blocks for text in block.texts() if text)


# -- facts -------------------------------------------------------------------------------------------------------------


class Facts:
    """The numbers of the game, from the engine: by what it does."""

    def __init__(self) -> None:
        self.game = Game.new(seats=2, seed=3)
        self.position = cast("dict[str, Any]", self.game.position())
        self.limits = self.game.limits(0)
        self.spheres = Counter(self.position["row"])
        for color, count in cast("dict[str, Any]", self.game.observe(0))["dispenser"].items():
            self.spheres[color] += count
        self.decks = self.position["deck_sizes"]

    def display(self, level: int) -> int:
        return len(self.position["display"][str(level)])

    def used(self, level: int) -> int:
        return int(self.decks[str(level)]) + self.display(level)


def ends_with(active: list[str]) -> bool:
    """Is the last round on with these Gizmos active?"""
    position = {"seats": [{"active": ["0-01", *active]}, {}]}
    return bool(cast("dict[str, Any]", Game.from_position(position, 1).position())["turn"]["last_round"])


def first_ending(cards: list[str], counted: Callable[[int], int]) -> int:
    """How many it takes for the end: `counted` of the number of cards built."""
    return counted(next(n for n in range(1, len(cards) + 1) if ends_with(cards[:n])))


def of_level(level: int) -> list[str]:
    return [card for card in CARDS if CARDS[card].level == level]


THIS_MANY: list[tuple[str, str, Callable[[Facts], int]]] = [
    ("overview", r"^(\d+) to \d+ players", lambda _: 2),
    ("overview", r"^\d+ to (\d+) players", lambda _: most_seats()),
    ("overview", r"(\d+) kinds of Energy", lambda _: len(COLORS)),
    ("overview", r"(\d+) columns", lambda _: len(KINDS)),
    ("setup", r"(\d+) cards of each level", lambda _: len(of_level(2))),
    ("setup", r"(\d+) cards of level 3 leave", lambda facts: len(of_level(3)) - facts.used(3)),
    ("setup", r"only (\d+) of them", lambda facts: facts.used(3)),
    ("setup", r"(\d+) cards of level 1", lambda facts: facts.display(1)),
    ("setup", r"(\d+) of level 2", lambda facts: facts.display(2)),
    ("setup", r"(\d+) of level 3, all", lambda facts: facts.display(3)),
    ("setup", r"All (\d+) Energy Spheres", lambda facts: facts.spheres.total()),
    ("setup", r"(\d+) of each kind", lambda facts: facts.spheres["red"]),
    ("setup", r"(\d+) of them roll out", lambda facts: len(facts.position["row"])),
    ("setup", r"Storage Limit is (\d+)", lambda facts: facts.limits.storage),
    ("setup", r"File Limit is (\d+)", lambda facts: facts.limits.archive),
    ("setup", r"Research Amount is (\d+)", lambda facts: facts.limits.research),
    ("turn", r"one of these (\d+) actions", lambda _: len(ACTIONS)),
    ("turn", r"The (\d+) actions", lambda _: len(ACTIONS)),
    ("turn", r"one of the (\d+) actions", lambda _: len(ACTIONS)),
    ("file", r"It is (\d+) at the start", lambda facts: facts.limits.archive),
    ("pick", r"one of the (\d+) Energy Spheres", lambda facts: len(facts.position["row"])),
    ("pick", r"It is (\d+) at the start", lambda facts: facts.limits.storage),
    ("build", r"(\d+) Atomic pay for this one", lambda _: CARDS["2-31"].cost),
    ("build", r"Any (\d+) spheres pay for a Generic", lambda _: CARDS["3-13"].cost),
    ("build", r"never falls below (\d+)", lambda _: 0),
    ("build", r"build a level (\d+) card for free", lambda _: 1),
    ("build", r"a card of level (\d+) in one", lambda _: 1),
    ("research", r"Research Amount says: (\d+) at the start", lambda facts: facts.limits.research),
    ("research", r"If all (\d+) decks", lambda facts: len(facts.decks)),
    ("converters", r"^(\d+) Heat counts as 1 of any", lambda _: 1),
    ("converters", r"^1 Heat counts as (\d+) of any", lambda _: 1),
    ("converters", r"^(\d+) Atomic counts as", lambda _: 1),
    ("converters", r"^1 Atomic counts as (\d+)", lambda _: int(CARDS["2-06"].effect[-1])),
    ("converters", r"^(\d+) or 2 Electric", lambda _: 1),
    ("converters", r"^1 or (\d+) Electric", lambda _: CARDS["2-13"].effect.count("yellow")),
    ("upgrades", r"cost you (\d+) less", lambda _: 1),
    ("upgrades", r"(\d+) point for each sphere", lambda _: 1),
    ("upgrades", r"(\d+) point for each point", lambda _: 1),
    ("end", r"the (\d+)th Gizmo of level 3", lambda _: first_ending(of_level(3), lambda n: n)),
    ("end", r"th Gizmo of level (\d+);", lambda _: 3),
    ("end", r"the (\d+)th active Gizmo", lambda _: first_ending(of_level(1), lambda n: n + 1)),
    ("questions", r"a Research Amount of (\d+)", lambda facts: facts.limits.research),
    ("questions", r"and (\d+) cards in the deck", lambda _: 2),
    ("questions", r"you draw (\d+)\.", lambda _: 2),
    ("questions", r"came out in (\d+)", lambda _: 2018),
    ("effects", r"all (\d+) cards", lambda _: len(CARDS)),
    ("tips", r"deck of level (\d)", lambda _: 3),
]
"""Every number that the rulebook states: chapter, where it stands, and what the engine says."""


def most_seats() -> int:
    found = 2
    while True:
        try:
            Game.new(seats=found + 1, seed=1)
        except ValueError:
            return found
        found += 1


@pytest.mark.parametrize(("ident", "pattern", "truth"), THIS_MANY)
def test_a_number_of_the_rulebook_is_the_engines(ident: str, pattern: str, truth: Callable[[Facts], int]) -> None:
    found = re.findall(pattern, words_in(ident), re.MULTILINE)
    assert found, f"{pattern} is not in {ident}"
    assert {int(each) for each in found} == {truth(Facts())}


def test_no_number_is_unchecked() -> None:
    for each in rulebook():
        left = "\n".join(
            text
            for block in each.blocks
            for text in block.texts()
            # the words of cards, which tests/models/test_words.py checks, and the labels of decks
            if text and block.kind != "effect" and block.figure not in ("cards", "display")
        )
        spans = [
            match.span(1)
            for ident, pattern, _ in THIS_MANY
            if ident == each.ident
            for match in re.finditer(pattern, left, re.MULTILINE)
        ]
        loose = [
            left[max(0, number.start() - 30) : number.end() + 20]
            for number in re.finditer(r"\d+", left)
            if not any(start <= number.start() < end for start, end in spans)
            and not re.search(r"level $", left[: number.start()])
        ]
        assert loose == [], each.ident


def test_figures_pay_what_they_say() -> None:
    parts = [part for block in chapter("build").blocks if block.figure == "cost" for part in block.parts]
    assert len(parts) == 2
    for part in parts:
        card = CARDS[part.card]
        assert len(part.colors) == card.cost
        assert card.cost_color in ("any", *part.colors)


def test_the_display_of_the_figure_is_a_display() -> None:
    facts = Facts()
    parts = next(block for block in chapter("setup").blocks if block.figure == "display").parts
    for part in parts:
        assert len(part.give) == facts.display(part.count)
        assert all(CARDS[card].level == part.count for card in part.give)


# -- reach and find ----------------------------------------------------------------------------------------------------


@pytest.fixture
def rules(qapp: object) -> RulesModel:
    return RulesModel()


def prop(model: RulesModel, name: str) -> Any:
    return model.property(name)


def test_every_chapter_is_in_the_contents_and_opens(rules: RulesModel) -> None:
    entries = prop(rules, "contents")
    assert [entry["id"] for entry in entries] == [each.ident for each in rulebook()]
    assert len({entry["icon"] for entry in entries}) == len(entries)
    for entry in entries:
        rules.open(entry["id"])
        assert prop(rules, "at") == entry["id"]
        assert prop(rules, "page")["title"] == entry["label"]
        assert prop(rules, "page")["blocks"]


def test_one_can_leaf_through_the_whole_book(rules: RulesModel) -> None:
    seen = [prop(rules, "at")]
    while prop(rules, "after"):
        rules.open(prop(rules, "after")["id"])
        seen.append(prop(rules, "at"))
    assert seen == [each.ident for each in rulebook()]
    assert prop(rules, "before")["id"] == seen[-2]


def test_anchors_are_unique_and_are_found(rules: RulesModel) -> None:
    for each in rulebook():
        anchors = [block.anchor for block in each.blocks if block.anchor]
        assert len(anchors) == len(set(anchors))
        for anchor in anchors:
            rules.open(f"{each.ident}.{anchor}")
            assert prop(rules, "at") == each.ident
            assert each.blocks[prop(rules, "target")].anchor == anchor


def test_the_place_is_remembered(rules: RulesModel) -> None:
    rules.open("chains")
    rules.setProperty("scroll", 120.0)
    rules.open("")
    rules.open("nonsense")
    assert prop(rules, "at") == "chains"
    assert prop(rules, "scroll") == 120.0
    rules.open("chains.once")
    assert prop(rules, "scroll") == 0.0


def test_every_effect_is_in_the_list() -> None:
    shown = [block.tokens for block in chapter("effects").blocks if block.kind == "effect"]
    examples = [card for card in CARDS.values() if card_tokens(card) in shown]
    assert {template(card) for card in CARDS.values()} == {template(card) for card in examples}
    assert len(shown) == len({template(card) for card in CARDS.values()})


def test_search_finds_and_marks(rules: RulesModel) -> None:
    rules.setProperty("query", "RANDOM")
    assert prop(rules, "count") > 3
    assert {entry["id"] for entry in prop(rules, "contents")} >= {"pick", "questions"}
    assert all(entry["sub"] for entry in prop(rules, "contents"))
    found = set()
    for _ in range(prop(rules, "count")):
        block = prop(rules, "page")["blocks"][prop(rules, "target")]
        pieces = [block, *block["parts"]]
        assert any(piece["marks"] or piece["noteMarks"] for piece in pieces)
        for piece in pieces:
            for start, end in piece["marks"]:
                assert piece["text"][start:end].lower() == "random"
        found.add((prop(rules, "at"), prop(rules, "target")))
        rules.seek(1)
    assert len(found) == prop(rules, "count")
    rules.setProperty("query", "")
    assert len(prop(rules, "contents")) == len(rulebook())


def test_search_wants_all_words_and_says_if_there_are_none(rules: RulesModel) -> None:
    rules.setProperty("query", "ring full")
    assert 0 < prop(rules, "count") < 10
    rules.setProperty("query", "xyzzy")
    assert prop(rules, "count") == 0
    assert prop(rules, "foundText")
    assert prop(rules, "contents") == []
    assert prop(rules, "page")["blocks"]  # the page stays open


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("Énergie thermique", "energie"),
        ("Selecionar é uma ação", "acao"),
        ("Battery", "BATT"),
        ("コンバーターは", "こんばーたー"),
        ("ファイルアクション", "ﾌｧｲﾙ"),
        ("Straße", "strasse"),
    ],
)
def test_accents_capitals_and_kana_do_not_matter(text: str, query: str) -> None:
    assert marks_of(text, words_of(query))


def test_marks_are_where_the_letters_are() -> None:
    assert marks_of("a Énergie, énergie", words_of("energie")) == [[2, 9], [11, 18]]
    assert marks_of("\U0001f600 ring", words_of("ring")) == [[3, 7]]
    assert marks_of("ringring", words_of("ring")) == [[0, 8]]
    assert marks_of("が", words_of("か")) == []
    assert fold("Ａ") == "a"


# -- links -------------------------------------------------------------------------------------------------------------


def places() -> set[str]:
    chapters = rulebook()
    return {each.ident for each in chapters} | {
        f"{each.ident}.{block.anchor}" for each in chapters for block in each.blocks if block.anchor
    }


def test_every_reason_has_its_place() -> None:
    assert set(OF_REASON) == {*CODES, "decks_empty", "not_your_turn", "not_now"}
    assert set(OF_REASON.values()) | set(OF_THING.values()) <= places()


def snap(position: dict[str, Any]) -> Snapshot:
    session = session_at(position)
    return take_snapshot(session, new_book(session))


def test_things_lead_to_what_they_are_about() -> None:
    rich = snap({"seats": [{"ring": {"red": 3}}, {}], "display": {"1": ["1-01", "1-03", "1-06", "1-08"]}})
    assert rule_of(rich, "card 1-01") == "build"
    assert rule_of(rich, "card 1-03") == "build.cost"
    assert rule_of(rich, "sphere") == "pick"
    assert rule_of(rich, "deck 2") == "research"
    assert rule_of(rich, "gizmo 0-01") == "chains"
    assert rule_of(rich, "file") == "file"
    full = snap({"seats": [{"ring": {"red": 5}, "archive": ["2-01"], "active": ["0-01", "3-05"]}, {}]})
    assert rule_of(full, "sphere") == "pick.full"
    assert rule_of(full, "file") == "file.full"
    assert rule_of(full, "deck 1") == "upgrades.no_research"
    assert rule_of(full, "gizmo 3-05") == "upgrades.no_research"
    assert rule_of(None, "") == ""


def test_a_waiting_gizmo_leads_to_its_reason() -> None:
    waiting = snap(
        {
            "seats": [{"ring": {"red": 4, "blue": 1}, "active": ["0-01", "1-21", "1-33"]}, {}],
            "turn": {"seat": 0, "number": 2, "kind": "trigger", "triggered": ["1-21", "1-33"]},
        }
    )
    assert rule_of(waiting, "gizmo 1-21") == "pick.full"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_leads_somewhere(card: str) -> None:
    assert rule_of(None, f"gizmo {card}") in places()
    assert rule_of(None, f"card {card}") in places()


def test_the_other_things_lead_somewhere() -> None:
    topics = [*ACTIONS, *OF_THING, "sphere", "deck 1"]
    for state in (None, snap({}), snap({"turn": {"seat": 1, "number": 1}})):
        assert {rule_of(state, topic) for topic in topics} <= places()
