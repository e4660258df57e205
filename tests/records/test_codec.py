"""The text of a record: the same bytes for the same game, back without loss, a code for each way it can be broken."""

import hashlib
import json
import re

import pytest

from gizmos_desktop.records import RecordError, decode, encode, timeline_of
from gizmos_desktop.records.codec import MAX_BYTES, MAX_DEPTH
from gizmos_desktop.records.guard import deeper_than
from tests.records.games import SAVED, count, timeline


def sign(body: bytes) -> bytes:
    """Give a record's text with a checksum that fits."""
    body = body[: body.rindex(b'"checksum":')] if b'"checksum":' in body else body
    return body + b'"checksum":"sha256:' + hashlib.sha256(body).hexdigest().encode() + b'"\n}\n'


def code_of(data: bytes) -> str:
    """Give the code with which the bytes are refused, "" if they are not."""
    try:
        decode(data)
    except RecordError as error:
        return error.code if error.detail else "no detail"
    return ""


DATA = encode(timeline(3, decisions=40).record(SAVED))


@pytest.mark.parametrize("chute", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_trip(seats: int, chute: bool) -> None:
    for seed in range(count(3, 50)):
        for decisions in (0, 1, 30 + seed, 10_000):
            made = timeline(seats, seed, decisions, chute=chute, eager=bool(seed % 2))
            record = made.record(SAVED)
            data = encode(record)
            assert decode(data) == record
            assert encode(decode(data)) == data
            again = timeline_of(decode(data))
            assert again.game.position() == made.game.position()
            assert again.game.generator == made.game.generator
            assert again.steps == made.steps
            assert again.record(SAVED) == record


def test_the_text_is_readable_json_with_a_decision_a_line() -> None:
    tree = json.loads(DATA)
    assert list(tree)[:3] == ["format", "version", "rules"]
    assert list(tree)[-1] == "checksum"
    lines = DATA.decode().splitlines()
    assert sum('{"action":' in line for line in lines) == 40
    assert max(len(line) for line in lines) < 2000
    assert "Zoë 😀" in DATA.decode()


def test_a_finished_game_of_four_is_small() -> None:
    sizes = [len(encode(timeline(4, seed, eager=eager).record())) for seed in range(count(3, 30)) for eager in (0, 1)]
    print(f"{len(sizes)} finished games of 4 seats: {min(sizes)} to {max(sizes)} bytes")
    assert max(sizes) <= 40_000


def test_line_ends_and_byte_order_marks_of_editors_do_no_harm() -> None:
    assert decode(DATA.replace(b"\n", b"\r\n")) == decode(DATA)
    assert decode("\ufeff".encode() + DATA) == decode(DATA)
    assert decode(DATA.rstrip()) == decode(DATA)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "truncated"),
        (DATA[:5], "truncated"),
        (DATA[:300], "truncated"),
        (DATA[: len(DATA) // 2], "truncated"),
        (DATA[:-60], "truncated"),
        (DATA[:-3], "truncated"),
        (b"\0" * 5000, "damaged"),
        (DATA.replace(b"red", b"rad", 1), "damaged"),
        (DATA.replace(b'"ms"', b'"mt"', 1), "damaged"),
        (DATA[:-5] + b"\n}\n", "damaged"),
        (DATA + b"x", "damaged"),
        (DATA + DATA, "damaged"),
        (DATA.replace(b'{\n"format"', b'{"format"', 1), "damaged"),
        (DATA.replace(b'"version":1', b'"version":x'), "damaged"),
        (sign(DATA.replace(b'"version":1', b'"version":0')), "damaged"),
        (DATA.replace(b'"version":1', b'"version":2'), "newer"),
        (sign(DATA.replace(b'"version":1', b'"version":999')), "newer"),
        (sign(DATA.replace(b'"rules":1', b'"rules":99')), "newer"),
        (b"hello", "foreign"),
        (b"{}", "foreign"),
        (b"[" * 100_000, "foreign"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "foreign"),
        (b"GIF89a", "foreign"),
        (DATA.decode().encode("utf-16"), "foreign"),
        (b" " * (MAX_BYTES + 1), "oversized"),
        (DATA + b"\n" * MAX_BYTES, "oversized"),
    ],
)
def test_what_is_broken_has_its_code(data: bytes, code: str) -> None:
    assert code_of(data) == code


def test_every_truncation_is_refused() -> None:
    codes = {code_of(DATA[:length]) for length in range(0, len(DATA) - 2, 1 if count(0, 1) else 37)}
    assert codes == {"truncated"}


SIGNED_BUT_WRONG = {
    "null": (rb'"seed":\d+', b'"seed":null'),
    "wrong type": (rb'"seed":\d+', b'"seed":"7"'),
    "bool for a number": (rb'"ms":\d+', b'"ms":true'),
    "fraction": (rb'"ms":\d+', b'"ms":1.5'),
    "negative": (rb'"seed":\d+', b'"seed":-1'),
    "huge": (rb'"ms":\d+', b'"ms":' + b"9" * 400),
    "huge exponent": (rb'"ms":\d+', b'"ms":1e400'),
    "not a number": (rb'"ms":\d+', b'"ms":NaN'),
    "unknown colour": (rb'"red"', b'"green"'),
    "unknown note": (rb'"ms":\d+', b'"ms":1,"note":"odd"'),
    "unknown key": (rb'"seed":', b'"sead":1,"seed":'),
    "missing key": (rb'"seed":\d+,\n', b""),
    "one seat": (rb'"seats":\[\{[^}]*\},.*\]', b'"seats":[{"name":"Ada","kind":"person"}]'),
    "odd id": (rb'"id":"[^"]*"', b'"id":"../../../etc/passwd"'),
    "id with a line end": (rb'"id":"[^"]*"', b'"id":"abcdefgh\\n"'),
    "odd date": (rb'"created":"[^"]*"', b'"created":"yesterday"'),
    "lone surrogate": (rb'"name":"Ada"', b'"name":"\\ud800"'),
    "not UTF-8": (rb'"name":"Ada"', b'"name":"\xff\xfe"'),
    "long name": (rb'"name":"Ada"', b'"name":"' + b"A" * 201 + b'"'),
    "list for an object": (rb'"deal":\{', b'"deal":[{'),
    "too deep": (rb'"deal":\{', b'"deal":' + b"[" * 50_000),
    "deep in an unknown key": (rb'"seed":', b'"x":' + b"[" * 13 + b"]" * 13 + b',"seed":'),
}


@pytest.mark.parametrize("what", list(SIGNED_BUT_WRONG))
def test_a_checksum_that_fits_does_not_help(what: str) -> None:
    pattern, replacement = SIGNED_BUT_WRONG[what]
    changed = re.sub(pattern, lambda _: replacement, DATA, count=1)
    assert changed != DATA
    assert code_of(sign(changed)) == "damaged"


def test_depth_is_counted_outside_of_strings() -> None:
    assert not deeper_than(b'{"a":"[[[[[[\\"[[[["}', 1)
    assert deeper_than(b'{"a":"\\\\",' + b"[" * 5, 5)
    assert not deeper_than(b"[]" * 1000, 1)
    assert not deeper_than(b"]]]]", 0)
    assert deeper_than(b"[" * (MAX_DEPTH + 1), MAX_DEPTH)
    assert deeper_than(b"[]" * 100_001, 1), "as much as no game has"


def test_names_that_no_file_can_hold_are_made_good() -> None:
    from gizmos_desktop.engine import Game
    from gizmos_desktop.records import Player, Timeline

    odd = [Player("\ud800" + "x" * 500, "person"), Player("", "person")]
    record = Timeline.start(Game.new(), odd).record()
    assert decode(encode(record)) == record
    assert record.seats[0].name == "?" + "x" * 199


def test_seeds_of_any_size() -> None:
    from gizmos_desktop.engine import Game
    from gizmos_desktop.records import Timeline
    from tests.records.games import players

    for seed in (0, 2**63, 10**40):
        record = Timeline.start(Game.new(seed=seed), players(1, 2), seed).record()
        assert decode(encode(record)).seed == seed
