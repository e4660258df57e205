"""Damages records in every way and looks what becomes of them: `python -m tools.mutate_records [--count N] [--seed S]`.

Each mutant is read as the program reads a file. Counted are the codes; wrong is any other error, an accepted game that
the rules do not allow (checked again, decision by decision), and anything that takes longer than a second. Half of the
mutants get a checksum that fits, so that what lies behind it is tried as well. Status 1 if anything was wrong.
"""

import argparse
import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gizmos_desktop.engine import CARDS, COLORS, Game
from gizmos_desktop.records import Options, Player, RecordError, Timeline, decode, encode, timeline_of
from gizmos_desktop.records.codec import MAX_BYTES

LONGEST_S = 1.0
"""Of the processor's time: nothing here waits, and other programs do not count."""
_CHECKSUM = b'"checksum":"sha256:'


def sign(data: bytes) -> bytes:
    """The text with a checksum that fits what stands before it."""
    end = data.rfind(_CHECKSUM)
    body = data if end < 0 else data[:end]
    return body + _CHECKSUM + hashlib.sha256(body).hexdigest().encode() + b'"\n}\n'


def base_records(dice: Random, number: int) -> list[bytes]:
    """Records of random games in all stages."""
    made = []
    for each in range(number):
        seats, chute = 2 + each % 3, bool(each % 2)
        players = [
            Player(f"P{seat}", "person" if seat < each % 4 else "computer", "" if seat < each % 4 else "greedy")
            for seat in range(seats)
        ]
        line = Timeline.start(Game.new(seats=seats, seed=each, chute=chute), players, each, Options(chute=chute))
        length = (0, 3, 40, 120, 10_000)[each % 5]
        while not line.over and len(line.steps) < length:
            line.play(str(dice.choice(line.game.legal_actions())), ms=len(line.steps) * 1500)
        if each % 7 == 3 and line.steps:
            line.undo(len(line.steps) // 2)
        made.append(encode(line.record("2026-01-02T15:04:05Z")))
    return made


# -- damage to the bytes


def _flip_bits(dice: Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 1, 2, 8, 64))):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def _truncate(dice: Random, data: bytes) -> bytes:
    return data[: dice.randrange(len(data))]


def _cut_out(dice: Random, data: bytes) -> bytes:
    begin = dice.randrange(len(data))
    return data[:begin] + data[begin + dice.choice((1, 2, 10, 100, 1000)) :]


def _repeat(dice: Random, data: bytes) -> bytes:
    begin = dice.randrange(len(data))
    part = data[begin : begin + dice.choice((1, 10, 100, 2000))]
    return data[:begin] + part * dice.choice((2, 3, 50)) + data[begin:]


def _swap_parts(dice: Random, data: bytes) -> bytes:
    one, two, three = sorted(dice.randrange(len(data)) for _ in range(3))
    return data[:one] + data[two:three] + data[one:two] + data[three:]


def _zero_block(dice: Random, data: bytes) -> bytes:
    begin, size = dice.randrange(len(data)), dice.choice((1, 512, 4096))
    return data[:begin] + b"\0" * min(size, len(data) - begin) + data[begin + size :]


def _insert(dice: Random, data: bytes) -> bytes:
    begin = dice.randrange(len(data))
    rubbish = dice.choice(
        (b"\xff", b"\xed\xa0\x80", b"\\u0000", b'"', b"{", b"]", b",", b"1e999", b"\xc0\xaf", b"NaN", b"-")
    )
    return data[:begin] + rubbish + data[begin:]


def _other_encoding(dice: Random, data: bytes) -> bytes:
    text = data.decode("utf-8")
    encoding = dice.choice(("utf-16", "utf-16-le", "utf-32", "utf-7", "cp037", "utf-8-sig"))
    return text.encode(encoding)


def _deep(dice: Random, data: bytes) -> bytes:
    begin = data.index(b":", dice.randrange(len(data) * 3 // 4)) + 1
    depth = dice.choice((13, 200, 5000, 200_000))
    one, two = dice.choice(((b"[", b"]"), (b'{"a":', b"}")))
    return data[:begin] + one * depth + (two * depth if dice.random() < 0.5 else b"") + data[begin:]


def _large(dice: Random, data: bytes) -> bytes:
    begin = data.index(b"\n", dice.randrange(len(data) // 2))
    return (
        data[:begin]
        + dice.choice((b" ", b"\n", b"[],", b"9", b'"a":1,')) * dice.choice((100_000, 500_000, MAX_BYTES))
        + data[begin:]
    )


BYTES: tuple[Callable[[Random, bytes], bytes], ...] = (
    *(_flip_bits, _truncate, _cut_out, _repeat, _swap_parts, _zero_block, _insert, _other_encoding, _deep, _large),
)

# -- damage to the values

_ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        4,
        10**30,
        -(10**30),
        2**31,
        2**63,
        0.5,
        1e300,
        "",
        "red",
        "pass",
        "2-14",
        "x" * 5000,
    ),
    *([], {}, [[]], [None], {"a": 1}, "\u0000", "é" * 300, "../../x"),
)


def _places(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(tree, dict):
        for key in tree:
            yield (*path, key)
            yield from _places(tree[key], (*path, key))
    elif isinstance(tree, list):
        for number, each in enumerate(tree):
            yield (*path, number)
            yield from _places(each, (*path, number))


def _holder(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        tree = tree[key]
    return tree


def _change_value(dice: Random, tree: dict[str, Any]) -> None:
    path = dice.choice([each for each in _places(tree) if each != ("checksum",)])
    holder, key = _holder(tree, path), path[-1]
    kind = dice.randrange(7)
    if kind == 0:
        holder[key] = dice.choice(_ODD)
    elif kind == 1:
        del holder[key]
    elif kind == 2:
        other = dice.choice(list(_places(tree)))
        there = _holder(tree, other)
        holder[key], there[other[-1]] = there[other[-1]], holder[key]
    elif kind == 3 and isinstance(holder[key], int):
        holder[key] = holder[key] + dice.choice((-1, 1, 2, 100))
    elif kind == 4 and isinstance(holder, list):
        holder.insert(dice.randrange(len(holder) + 1), holder[key])
    elif kind == 5 and isinstance(holder, list):
        dice.shuffle(holder)
    elif isinstance(holder[key], str):
        holder[key] = dice.choice((dice.choice(COLORS), dice.choice(list(CARDS)), holder[key][:-1], holder[key] + " "))
    else:
        holder[key] = dice.choice(_ODD)


def _change_decision(dice: Random, tree: dict[str, Any]) -> None:
    decisions = tree["decisions"]
    if not decisions:
        decisions.append({"action": "pick red", "ms": 1})
        return
    number = dice.randrange(len(decisions))
    decision = decisions[number]
    kind = dice.randrange(7)
    if kind == 0:
        other = dice.randrange(len(decisions))
        decisions[number], decisions[other] = decisions[other], decision
    elif kind == 1:
        del decisions[number]
    elif kind == 2:
        decisions.insert(number, dict(decision))
    elif kind == 3:
        decision["action"] = dice.choice(decisions)["action"]
    elif kind == 4:
        decision["chance"] = [dice.choice(COLORS) for _ in range(dice.randrange(4))]
    elif kind == 5:
        words = decision["action"].split()
        words[-1] = dice.choice((*COLORS, *CARDS, "1", "2", "3", "red*2", "via"))
        decision["action"] = " ".join(words)
    else:
        del decisions[number:]


def _change_deal(dice: Random, tree: dict[str, Any]) -> None:
    decks = tree["deal"]["decks"]
    one, two = decks[dice.choice("123")], decks[dice.choice("123")]
    if one and two:
        here, there = dice.randrange(len(one)), dice.randrange(len(two))
        one[here], two[there] = two[there], one[here]


VALUES: tuple[Callable[[Random, dict[str, Any]], None], ...] = (
    _change_value,
    _change_value,
    _change_decision,
    _change_deal,
)


def text_of(tree: dict[str, Any]) -> bytes:
    """The tree as a record's text, signed."""
    lines = ",\n".join(
        f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}"
        for key, value in tree.items()
        if key != "checksum"
    )
    return sign(b"{\n" + lines.encode() + b",\n")


def mutants(count: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """`count` damaged records, each with the name of what was done; the same for the same seed."""
    dice = Random(seed)
    bases = base_records(dice, 35)
    trees = [json.loads(base) for base in bases]
    for number in range(count):
        which = dice.randrange(len(bases))
        if number % 2:
            change = dice.choice(VALUES)
            tree = json.loads(json.dumps(trees[which]))
            for _ in range(dice.choice((1, 1, 1, 2, 5))):
                try:
                    change(dice, tree)
                except (KeyError, IndexError, TypeError, AttributeError):
                    break  # an earlier change has taken away what this one wants
            yield change.__name__.strip("_"), text_of(tree)
        else:
            damage = dice.choice(BYTES)
            data = damage(dice, bases[which])
            if dice.random() < 0.4:
                yield f"{damage.__name__.strip('_')}, signed", sign(data)
            else:
                yield damage.__name__.strip("_"), data


# -- the judgement


@dataclass
class Tally:
    """What became of the mutants: `codes` by (what was done, code), `wrong` what must not be, the longest time."""

    codes: Counter[tuple[str, str]] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    longest: float = 0.0


def judge(what: str, data: bytes, tally: Tally) -> None:
    """Read one mutant and count what became of it."""
    begin = time.process_time()
    try:
        line = timeline_of(decode(data))
        code = "accepted"
    except RecordError as error:
        line, code = None, error.code
    except Exception as error:
        line, code = None, "crash"
        tally.wrong.append(f"{what}: {type(error).__name__}: {error}"[:300])
    seconds = time.process_time() - begin
    tally.longest = max(tally.longest, seconds)
    if seconds > LONGEST_S:
        tally.wrong.append(f"{what}: {seconds:.1f} s")
    if line is not None:
        fault = fault_of(line)
        if fault:
            tally.wrong.append(f"{what}: accepted, but {fault}")
    tally.codes[what, code] += 1


def fault_of(line: Timeline) -> str:
    """Why an accepted game is none, "" if it is one: its course is played again by the engine's plain face."""
    record = line.record()
    game = Game.from_position(record.deal)
    for decision in record.decisions:
        if decision.action not in [str(action) for action in game.legal_actions()]:
            return f"{decision.action} is not legal"
        game.play(decision.action, decision.chance)
        position: Any = game.position()
        cards = [card for seat in position["seats"] for card in seat["active"] + seat["archive"]]
        cards += [card for row in position["display"].values() for card in row if card] + position["turn"]["drawn"]
        cards += [card for deck in position["decks"].values() for card in deck]
        if len(cards) != len(set(cards)):
            return "a card lies in two places"
        seen = Counter(position["row"])
        for seat in position["seats"]:
            seen.update(seat["ring"])
        if any(number > 13 for number in seen.values()):
            return "too many spheres of a colour"
    if game.position() != line.game.position():
        return "it ends elsewhere"
    if record.origin is None:
        seats = record.deal["seats"]
        if any(seat["ring"] or seat["tokens"] or seat["archive"] or len(seat["active"]) != 1 for seat in seats):
            return "it does not begin at the beginning"
    if game.is_over != (record.result is not None and record.result.end == "rules"):
        return "its end is not its end"
    return ""


def run(count: int, seed: int) -> Tally:
    """Try `count` mutants."""
    tally = Tally()
    for what, data in mutants(count, seed):
        judge(what, data, tally)
    return tally


def report(tally: Tally) -> str:
    """The counts as a table."""
    codes = sorted({code for _, code in tally.codes})
    rows = [["", *codes]]
    for what in sorted({what for what, _ in tally.codes}):
        rows.append([what, *(str(tally.codes[what, code] or "") for code in codes)])
    totals = Counter[str]()
    for (_, code), number in tally.codes.items():
        totals[code] += number
    rows.append(["all", *(str(totals[code]) for code in codes)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(codes) + 1)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    total = sum(totals.values())
    last = f"{total} mutants, {len(tally.wrong)} wrong, longest {tally.longest * 1000:.0f} ms"
    return "\n".join([*lines, *tally.wrong[:20], last])


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Read damaged records and count what becomes of them.")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tally = run(arguments.count, arguments.seed)
    print(report(tally))
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
