"""The gallery: filters, search, and what it tells of the game on the table: all that a seat may know, nothing more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gizmos_desktop.app.replay import ReplaySession
from gizmos_desktop.app.session import Session
from gizmos_desktop.engine import CARDS, Game
from gizmos_desktop.models.derive.gallery import Sight, sights_of
from gizmos_desktop.models.gallery_model import GalleryModel, knower_of
from tests.engine.walks import choose
from tests.models.scenes import session_at

DRAWN = ["2-16", "2-13", "2-17"]


@pytest.fixture
def gallery(qapp: object) -> GalleryModel:
    return GalleryModel()


def shown(model: GalleryModel) -> list[str]:
    return [row.card for row in model.rows.rows]  # type: ignore[attr-defined]


def test_all_cards_are_there(gallery: GalleryModel) -> None:
    gallery.follow(None)
    assert sorted(shown(gallery)) == sorted(CARDS)
    assert not gallery.property("inGame")
    assert not gallery.property("filtered")


def test_filters_add_up_within_a_group_and_cut_between_groups(gallery: GalleryModel) -> None:
    gallery.follow(None)
    gallery.toggle("level", "2")
    assert all(CARDS[card].level == 2 for card in shown(gallery))
    assert len(shown(gallery)) == 36
    gallery.toggle("level", "3")
    assert len(shown(gallery)) == 72
    gallery.toggle("kind", "pick")
    gallery.toggle("energy", "red")
    assert shown(gallery) == [
        card
        for card in CARDS
        if CARDS[card].level in (2, 3) and CARDS[card].category == "pick" and CARDS[card].cost_color == "red"
    ]
    assert sorted(gallery.property("chosen")) == ["energy red", "kind pick", "level 2", "level 3"]
    gallery.showAll()
    assert len(shown(gallery)) == len(CARDS)


def test_every_filter_has_a_name_and_cards(gallery: GalleryModel) -> None:
    gallery.follow(None)
    for group in gallery.property("groups"):
        for each in group:
            assert each["label"]
            gallery.toggle(each["group"], each["code"])
            assert shown(gallery)
            gallery.toggle(each["group"], each["code"])


@pytest.mark.parametrize(
    ("query", "found"),
    [("2-14", ["2-14"]), ("free level 1", ["3-35", "3-36"]), ("  GENERIC  ", ["3-13", "3-14", "3-15", "3-16"])],
)
def test_search_in_words_and_numbers(gallery: GalleryModel, query: str, found: list[str]) -> None:
    gallery.follow(None)
    gallery.setProperty("query", query)
    assert shown(gallery) == found
    gallery.setProperty("query", "no such thing")
    assert shown(gallery) == []
    assert gallery.property("countText")


def test_what_a_card_says_of_itself(gallery: GalleryModel) -> None:
    gallery.follow(None)
    for card in CARDS:
        said = gallery.about(card)
        assert said["words"]
        assert card in said["number"]
        assert len(said["lines"]) == 2
        assert all(line["text"] and line["icon"] and "{" not in line["text"] for line in said["lines"])


# -- in a game ---------------------------------------------------------------------------------------------------------


def played(seed: int, decisions: int, kinds: str = "pc") -> Session:
    """A game after so many decisions of any seat."""
    session = session_at(None, kinds, seed)
    dice = Random(seed)
    while len(session.history) < decisions and not session.game.is_over:
        if session.state == "handover":
            session.accept_handover()
        session._carry_out(str(choose(dice, session.game.legal_actions(), eager=True)), "")
    return session


@pytest.mark.parametrize("seed", range(6))
def test_no_more_than_the_seat_may_know(seed: int) -> None:
    session = played(seed, 15 + 9 * seed)
    game = session.game
    for viewer in range(game.seats):
        told = sights_of(game, session.history, viewer)
        for deal in range(4):
            other = game.copy()
            other.redeal(viewer, deal)
            assert sights_of(other, session.history, viewer) == told
    watching = sights_of(game, session.history, -1)
    assert {sight.where for sight in watching.values()} <= {
        "active",
        "archive",
        "display",
        "deck",
        "hidden",
        "unseen",
        "out",
    }


def test_every_card_is_where_it_is() -> None:
    session = played(3, 60)
    position: Any = session.game.position()
    told = sights_of(session.game, session.history, 0)
    for seat, own in enumerate(position["seats"]):
        for where in ("active", "archive"):
            assert {card for card, sight in told.items() if (sight.where, sight.seat) == (where, seat)} == set(
                own[where]
            )
            for card in own[where]:
                assert told[card].round > 0 or CARDS[card].level == 0
    lying = {card for row in position["display"].values() for card in row if card}
    assert {card for card, sight in told.items() if sight.where == "display"} == lying
    assert {card for card, sight in told.items() if sight.where == "out"} == {"0-03", "0-04"}
    unseen = {card for card, sight in told.items() if sight.where in ("deck", "hidden", "drawn", "unseen")}
    hidden = {card for deck in position["decks"].values() for card in deck} | set(position["turn"]["drawn"])
    assert {card for card in unseen if CARDS[card].level < 3} == {card for card in hidden if CARDS[card].level < 3}


def research(seat: int) -> Session:
    session = session_at(
        {
            "seats": [{"ring": {"red": 2}}, {"ring": {"red": 2}}],
            "turn": {"seat": seat, "number": 2},
            "decks": {"2": DRAWN},
            "display": {"2": ["2-01", "2-02", "2-03"]},
        },
        "pc",
    )
    assert session._carry_out("research 2", "")
    return session


def test_what_one_has_drawn_is_ones_own() -> None:
    session = research(0)
    assert {sights_of(session.game, session.history, 0)[card] for card in DRAWN} == {Sight("hand", 0)}
    for viewer in (1, -1):
        told = sights_of(session.game, session.history, viewer)
        assert {told[card] for card in DRAWN} == {told["2-30"]} == {Sight("unseen")}
    for text in ("skip", f"return {DRAWN[0]}", f"return {DRAWN[1]}"):
        assert session._carry_out(text, "")
    assert {sights_of(session.game, session.history, 0)[card] for card in DRAWN} == {Sight("drawn")}
    for viewer in (1, -1):
        told = sights_of(session.game, session.history, viewer)
        assert {told[card] for card in DRAWN} == {told["2-30"]} == {Sight("deck")}


def test_a_computers_drawings_are_nobodys_to_see(gallery: GalleryModel) -> None:
    session = research(1)
    gallery.follow(session)
    assert {row.where for row in gallery.rows.rows if row.card in DRAWN} == {"unseen"}  # type: ignore[attr-defined]
    alone = session_at(None, "cc")
    assert knower_of(alone) == -1


def test_at_a_handover_nobody_knows_who_looks() -> None:
    session = session_at(None, "pp")
    assert session.state == "handover"
    assert knower_of(session) == -1
    session.accept_handover()
    assert knower_of(session) == 0


def test_a_replay_tells_of_its_moment() -> None:
    session = played(3, 60)
    replay = ReplaySession(session.timeline, 10, 0)
    told = sights_of(replay.game, replay.history, knower_of(replay))
    assert sum(sight.where == "active" for sight in told.values()) < sum(
        sight.where == "active" for sight in sights_of(session.game, session.history, 0).values()
    )


def test_level_three_is_in_the_deck_or_not_in_this_game() -> None:
    game = Game.from_position({"seats": [{}, {}], "deck_sizes": {"3": 5}}, 1)
    told = sights_of(game, (), 0)
    hidden = [card for card in CARDS if CARDS[card].level == 3 and told[card].where != "display"]
    assert {told[card] for card in hidden} == {Sight("hidden")}
    empty = Game.from_position({"seats": [{}, {}], "deck_sizes": {"3": 0}}, 1)
    told = sights_of(empty, (), 0)
    assert {told[card].where for card in CARDS if CARDS[card].level == 3} == {"display", "out"}


def test_seen_and_unseen_share_out_the_cards(gallery: GalleryModel) -> None:
    gallery.follow(played(3, 60))
    assert gallery.property("inGame")
    gallery.setProperty("seen", "seen")
    seen = set(shown(gallery))
    gallery.setProperty("seen", "unseen")
    assert seen
    assert seen.isdisjoint(shown(gallery))
    assert len(seen) + len(shown(gallery)) == len(CARDS)
    assert all(row.spoken for row in gallery.rows.rows)  # type: ignore[attr-defined]
    gallery.follow(None)
    assert len(shown(gallery)) == len(CARDS)
