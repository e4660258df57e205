"""A record that is well written but tells of a game that no rules allow is refused as illegal, whatever it is."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gizmos_desktop.engine import Game
from gizmos_desktop.records import Options, Origin, Record, RecordError, Timeline, timeline_of
from gizmos_desktop.records.schema import AssistMark, Decision, Place, Player, Result
from tests.records.games import SAVED, players, timeline

RECORD = timeline(3, seed=5, decisions=60).record(SAVED)
OVER = timeline(2, seed=5, persons=0).record(SAVED)


def detail_of(record: Record) -> str:
    """Give why the record is refused."""
    with pytest.raises(RecordError) as caught:
        timeline_of(record)
    assert caught.value.code == "illegal"
    assert caught.value.detail
    return caught.value.detail


def with_deal(change: Callable[[dict[str, Any]], object], record: Record = RECORD) -> Record:
    """Give the record with another deal."""
    deal = msgspec.json.decode(msgspec.json.encode(record.deal))
    change(deal)
    return msgspec.structs.replace(record, deal=deal)


def with_decision(number: int, **values: Any) -> Record:
    """Give the record with one decision changed."""
    decisions = list(RECORD.decisions)
    decisions[number] = msgspec.structs.replace(decisions[number], **values)
    return msgspec.structs.replace(RECORD, decisions=tuple(decisions))


def test_the_records_themselves_are_fine() -> None:
    timeline_of(RECORD)
    timeline_of(OVER)


DEALS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "card twice": (lambda deal: deal["decks"]["1"].append(deal["decks"]["1"][0]), "deal:"),
    "card of another level": (lambda deal: deal["decks"]["1"].append("2-01"), "deal:"),
    "unknown card": (lambda deal: deal["decks"]["1"].append("9-99"), "deal:"),
    "short deck": (lambda deal: (deal["decks"]["2"].pop(), deal["deck_sizes"].update({"2": 32})), "not a fresh"),
    "deck left to chance": (lambda deal: deal["decks"].pop("1"), "to chance"),
    "row left to chance": (lambda deal: deal.pop("row"), "to chance"),
    "display left to chance": (lambda deal: deal["display"].pop("3"), "to chance"),
    "tokens at the start": (lambda deal: deal["seats"][0].update(tokens=3), "not a fresh"),
    "spheres at the start": (lambda deal: deal["seats"][0].update(ring={"red": 1}), "deal:"),
    "another starting Gizmo": (lambda deal: deal["seats"][0].update(active=["0-04"]), "not a fresh"),
    "a later round": (lambda deal: deal["turn"].update(number=2), "not a fresh"),
    "another turn": (lambda deal: deal["turn"].update(seat=(deal["first"] + 1) % 3), "not a fresh"),
    "a seat more": (lambda deal: deal["seats"].append({}), "deal:"),
    "known spheres": (lambda deal: deal.update(next_spheres=["red"]), "fixed in advance"),
    "chute": (lambda deal: deal.update(option={"chute": True}), "deal:"),
    "unknown key": (lambda deal: deal.update(cheat=1), "deal:"),
    "nothing": (lambda deal: deal.clear(), "to chance"),
    "huge number": (lambda deal: deal["turn"].update(number=10**30), "deal:"),
    "float": (lambda deal: deal["turn"].update(number=1.0), "deal:"),
}


@pytest.mark.parametrize("what", list(DEALS))
def test_deals(what: str) -> None:
    change, said = DEALS[what]
    assert said in detail_of(with_deal(change))


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"action": "pass"}, "pass"),
        ({"action": "build 3-20"}, "3-20"),
        ({"action": "pick  red"}, "pick  red"),
        ({"action": "castle"}, "castle"),
        ({"note": "replaced"}, "why"),
        ({"why": "crash"}, "why"),
    ],
)
def test_decisions(values: dict[str, Any], said: str) -> None:
    assert said in detail_of(with_decision(20, **values))


def test_chance_that_is_missing_too_much_or_impossible() -> None:
    number = next(n for n, decision in enumerate(RECORD.decisions) if decision.chance)
    chance = RECORD.decisions[number].chance
    assert "chance gave" in detail_of(with_decision(number, chance=()))
    assert "too many" in detail_of(with_decision(number, chance=(*chance, "red")))
    empty = next(n for n, decision in enumerate(RECORD.decisions) if not decision.chance)
    assert "too many" in detail_of(with_decision(empty, chance=("red",)))


def test_the_order_of_decisions_and_their_number_matter() -> None:
    decisions = list(RECORD.decisions)
    del decisions[30]
    detail_of(msgspec.structs.replace(RECORD, decisions=tuple(decisions)))
    assert "now" in detail_of(msgspec.structs.replace(RECORD, decisions=RECORD.decisions[:-1]))
    assert detail_of(msgspec.structs.replace(OVER, decisions=(*OVER.decisions, Decision("pass"))))
    assert detail_of(msgspec.structs.replace(RECORD, undone=(Decision("build 3-36"),)))


def test_now_and_result_must_be_what_the_decisions_lead_to() -> None:
    for wrong in ({"round": 99}, {"points": (99, 0, 0)}, {"seat": 3}, {"row": ()}):
        now = msgspec.structs.replace(RECORD.now, **wrong)
        assert "now" in detail_of(msgspec.structs.replace(RECORD, now=now))
    assert "result" in detail_of(msgspec.structs.replace(OVER, result=None))
    assert "result" in detail_of(msgspec.structs.replace(RECORD, result=OVER.result))
    result = OVER.result
    assert result is not None
    turned = Result(result.end, result.standings[::-1])
    assert "result" in detail_of(msgspec.structs.replace(OVER, result=turned))
    richer = Result(result.end, (Place(0, 500, 16, 5), *result.standings[1:]))
    assert "result" in detail_of(msgspec.structs.replace(OVER, result=richer))
    assert "result" in detail_of(msgspec.structs.replace(OVER, result=Result("stopped", result.standings)))


def test_seats_options_and_marks() -> None:
    assert "players" in detail_of(msgspec.structs.replace(RECORD, seats=RECORD.seats[:2]))
    for wrong in (Player("A", "person", "greedy"), Player("A", "computer")):
        assert "level" in detail_of(msgspec.structs.replace(RECORD, seats=(wrong, *RECORD.seats[1:])))
    assert "chute" in detail_of(msgspec.structs.replace(RECORD, options=Options(chute=True)))
    other = (RECORD.deal["first"] + 1) % 3
    assert "first" in detail_of(msgspec.structs.replace(RECORD, options=Options(first=other)))
    assert "seat" in detail_of(msgspec.structs.replace(RECORD, assists=(AssistMark(3, "hint", 0),)))


def test_only_a_game_of_computers_alone_is_stopped() -> None:
    made = timeline(2, seed=5, decisions=30, persons=0)
    made.stop()
    record = made.record(SAVED)
    assert record.over
    assert timeline_of(record).over
    assert "computers alone" in detail_of(msgspec.structs.replace(record, seats=tuple(players(1, 2))))


def test_a_position_set_up_by_hand_says_so() -> None:
    game = Game.from_position({"seats": [{"ring": {"red": 5}}, {}]}, seed=3)
    record = Timeline.start(game, players(1, 2), origin=Origin()).record(SAVED)
    assert timeline_of(record).game.position() == game.position()
    assert "fresh" in detail_of(msgspec.structs.replace(record, origin=None))


def test_levels_that_this_version_does_not_know_can_be_read() -> None:
    seats = (RECORD.seats[0], *(Player(each.name, "computer", "oracle-9") for each in RECORD.seats[1:]))
    assert timeline_of(msgspec.structs.replace(RECORD, seats=seats)).header.seats[1].level == "oracle-9"
