"""Rows of features, fast: what the names of `features.py` mean, read off a state.

Training makes thousands of rows a second, so pieces of a row are remembered by what decides them. One seat's turn
changes little: the other seats, the round and the dispenser's promise stay, and of the display cards only go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gizmos_desktop.ai.afterstates import Afterstate
from gizmos_desktop.ai.card_facts import count_abilities, count_conversions
from gizmos_desktop.ai.features import FAR, FIRST_CARD, NEAR
from gizmos_desktop.engine.cards import IDS
from gizmos_desktop.engine.state import Seat, State, deck_size
from gizmos_desktop.engine.tables import COST, COST_COLOR, LEVEL, POINTS

if TYPE_CHECKING:
    from mypy_extensions import i64

_CARD_COUNT: Final = len(IDS) - FIRST_CARD
_MOST_REMEMBERED: Final = 20_000
_rows: Final[dict[int, bytes]] = {}
_looks: Final[dict[tuple[int, int, int], bytes]] = {}
_rings: Final[dict[int, bytes]] = {}
_powers: Final[dict[int, list[int]]] = {}
_STILL: Final[list[bytes]] = [bytes([int(n == after) for n in range(4)]) for after in range(4)]
_NOT_LAST: Final = bytes(4)
_NO_CARDS: Final = bytes(_CARD_COUNT)
_AT_LEAST_5: Final[list[list[int]]] = [[1 if have >= n else 0 for n in range(1, 6)] for have in range(14)]
_GIZMOS: Final[list[list[int]]] = [[1 if have >= n else 0 for n in range(2, 17)] for have in range(17)]
_LEVEL3: Final[list[list[int]]] = [[1 if have >= n else 0 for n in range(1, 5)] for have in range(5)]

_AT: Final[list[list[int]]] = [
    [count * 256 ** max(0, card - FIRST_CARD) for card in range(len(IDS))] for count in range(NEAR + 1)
]
"""_AT[count][card]: a line of one byte a card, as one large number, with `count` at the card. Adding is quick."""


def _cards(cards: list[int]) -> bytes:
    """The cards of an archive or a display, one byte for each that there is."""
    ones = _AT[1]
    line = 0
    for card in cards:
        if card >= FIRST_CARD:
            line += ones[card]
    return line.to_bytes(_CARD_COUNT, "little")


def _in_row(row: int, size: int) -> bytes:
    key = row * 8 + size
    found = _rows.get(key)
    if found is None:
        counts = [0, 0, 0, 0]
        for _ in range(size):
            counts[row & 3] += 1
            row >>= 2
        found = bytes(counts + [1 if count else 0 for count in counts])
        _rows[key] = found
    return found


def _looked_at(looked: tuple[int, int, int]) -> bytes:
    found = _looks.get(looked)
    if found is None:
        found = bytes(looked) + bytes([1 if count else 0 for count in looked])
        _looks[looked] = found
    return found


def _in_ring(ring: int) -> bytes:
    found = _rings.get(ring)
    if found is None:
        if len(_rings) >= _MOST_REMEMBERED:
            _rings.clear()
        line: list[int] = []
        for color in range(4):
            line += _AT_LEAST_5[ring >> 8 * color & 255]
        found = bytes(line) + ring.to_bytes(4, "little")  # packed energies are the four counts already
        _rings[ring] = found
    return found


# -- what a seat's active Gizmos decide


@final
class _Engine:
    """What is remembered about one set of active Gizmos."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.line: bytes = bytes(count_abilities(cards)) + _cards(list(cards))
        self.stands: dict[int, bytes] = {}
        """Where the seat stands (`_stand_line`), by spheres, tokens and cards filed."""


_engines: Final[dict[tuple[int, ...], _Engine]] = {}


def _engine(cards: tuple[int, ...]) -> _Engine:
    found = _engines.get(cards)
    if found is None:
        if len(_engines) >= _MOST_REMEMBERED:
            _engines.clear()
        found = _Engine(cards)
        _engines[cards] = found
    return found


def _standing(engine: _Engine, seat: Seat) -> bytes:
    key: i64 = ((seat.tokens * 64 + seat.held) * 64 + seat.unknown) * 64 + len(seat.archive)
    found = engine.stands.get(key)
    if found is None:
        found = bytes(_stand_line(seat))
        engine.stands[key] = found
    return found


def _stand_line(seat: Seat) -> list[int]:
    held = int(seat.held)
    room = int(seat.storage) - held
    file_room = int(seat.file_limit) - len(seat.archive)
    tokens = int(seat.tokens)
    printed = int(seat.printed)
    energy = int(seat.energy_awards) * held
    awards = int(seat.tokens_awards) * tokens
    line = [
        int(seat.unknown), held, room, 1 if room == 0 else 0, 1 if room == 1 else 0,
        int(seat.storage), int(seat.file_limit), file_room, 1 if file_room == 0 else 0, int(seat.research),
        int(seat.no_file), int(seat.no_research),
        int(seat.archive_discount), int(seat.research_discount), int(seat.level2_discount),
        int(seat.energy_awards), int(seat.tokens_awards), min(255, energy), min(255, awards),
        min(255, tokens), printed, min(255, tokens + printed + energy + awards),
    ]  # fmt: skip
    line += _GIZMOS[min(16, int(seat.built))]
    line += _LEVEL3[min(4, int(seat.threes))]
    return line


# -- what a seat can pay for


def _conversions(mask: int) -> list[int]:
    found = _powers.get(mask)
    if found is None:
        if len(_powers) >= _MOST_REMEMBERED:
            _powers.clear()
        found = count_conversions(mask)
        _powers[mask] = found
    return found


def _strength(seat: Seat) -> i64:
    """About how much the seat could pay if it built one card now, converters counted: 8 bits a colour, then in all."""
    ring: i64 = seat.ring
    total: i64 = seat.held
    if seat.converters == 0:
        return ring | total << 32
    counts = _conversions(int(seat.converters))
    all_turned: i64 = 0
    color: i64 = 0
    while color < 4:
        have: i64 = (ring >> (8 * color)) & 255
        turned: i64 = counts[color]
        all_turned += turned if turned < have else have
        doubled: i64 = counts[4 + color]
        total += doubled if doubled < have else have
        color += 1
    wild: i64 = counts[8]
    packed: i64 = total << 32
    color = 0
    while color < 4:
        have = (ring >> (8 * color)) & 255
        turned = counts[color]
        reached: i64 = have + all_turned + wild - (turned if turned < have else have)
        if reached > 0:
            doubled = counts[4 + color]
            reached += doubled
        packed |= (reached if reached < total else total) << (8 * color)
        color += 1
    return packed


def power(seat: Seat) -> list[int]:
    """About how much the seat could pay of each colour, and in all, if it built one card now: converters counted."""
    packed = int(_strength(seat))
    return [packed >> 8 * place & 255 for place in range(5)]


_FACTS: Final[list[int]] = [
    COST[n] | 8 * COST_COLOR[n] << 8 | LEVEL[n] << 16 | POINTS[n] << 24 for n in range(len(IDS))
]
"""Of a card, 8 bits each: cost, place of its cost's colour in a strength, level, points. All in one look."""


def _on_display(display: list[int], discount2: i64, strength: i64) -> tuple[i64, i64]:
    """The features of a display for a seat that can pay so much, 8 bits each; and how near each card is, 3 bits each.

    The former are cards that can be paid for, by level, then the least shortfall, by level, then most points.
    """
    affordable: i64 = 0
    nearest1: i64 = FAR
    nearest2: i64 = FAR
    nearest3: i64 = FAR
    most: i64 = 0
    near: i64 = 0
    one: i64 = 1
    for card in display:
        near <<= 3
        if card < 0:
            continue
        facts: i64 = _FACTS[card]
        level: i64 = (facts >> 16) & 255
        short: i64 = (facts & 255) - ((strength >> ((facts >> 8) & 255)) & 255)
        if level == 2:
            short -= discount2
        if short <= 0:
            short = 0
            affordable += one << (8 * level)
            points: i64 = facts >> 24
            if points > most:
                most = points
        if short < NEAR:
            near |= NEAR - short
        if level == 1:
            if short < nearest1:
                nearest1 = short
        elif level == 2:
            if short < nearest2:
                nearest2 = short
        elif short < nearest3:
            nearest3 = short
    return (affordable >> 8) | nearest1 << 24 | nearest2 << 32 | nearest3 << 40 | most << 48, near


def _archived(seat: Seat, strength: i64) -> tuple[i64, int]:
    """The features of an archive for a seat that can pay so much, 8 bits each; and how near its cards are, a line.

    The former are the cards by level, how many can be paid for, the most points of those, the least shortfall.
    """
    counts: i64 = 0
    affordable: i64 = 0
    most: i64 = 0
    nearest: i64 = FAR
    one: i64 = 1
    reach = 0
    for card in seat.archive:
        facts: i64 = _FACTS[card]
        level: i64 = (facts >> 16) & 255
        counts += one << (8 * level)
        short: i64 = (facts & 255) - seat.archive_discount - ((strength >> ((facts >> 8) & 255)) & 255)
        if level == 2:
            short -= seat.level2_discount
        if short <= 0:
            short = 0
            affordable += 1
            points: i64 = facts >> 24
            if points > most:
                most = points
        if short < nearest:
            nearest = short
        if short < NEAR:
            reach += _AT[NEAR - short][card]
    return (counts >> 8) | affordable << 24 | most << 32 | nearest << 40, reach


@final
class _Rival:
    """What stays of another seat in this turn: all but the shortfalls of the display, which stand in between."""

    def __init__(self, seat: Seat) -> None:
        engine = _engine(seat.active)
        self.strength: i64 = _strength(seat)
        self.discount2: i64 = seat.level2_discount
        line, _ = _archived(seat, self.strength)
        self.before: bytes = b"".join(
            [
                _in_ring(int(seat.ring)),
                _standing(engine, seat),
                int(self.strength).to_bytes(5, "little"),
                int(line).to_bytes(6, "little"),
            ]
        )
        self.after: bytes = engine.line + _cards(seat.archive)


@final
class Encoder:
    """Makes rows of features for what may become of one position in one seat's turn.

    What the turn cannot change, for the table and for the others, is worked out once.
    """

    def __init__(self, state: State, number: int) -> None:
        self.number: int = number
        seats = len(state.table)
        self.still: int = seats - 1 - (number - int(state.first_seat)) % seats
        """Seats that play after this one in the round."""
        self.rivals: list[_Rival] = [_Rival(state.table[(number + n) % seats]) for n in range(1, seats)]
        self.display: list[int] = state.display.copy()
        self.displays: dict[int, tuple[bytes, bytes]] = {}
        """Cards and rivals by mask of the display's full places: a turn takes cards from it and puts none there."""
        self.reaches: dict[int, bytes] = {}
        """By how near each of the display's cards is."""
        seat = state.table[number]
        self.active: tuple[int, ...] = seat.active
        self.engine: _Engine = _engine(seat.active)
        self.archive: list[int] = seat.archive
        self.archived: bytes = _cards(seat.archive)
        shown = int(state.shown)
        sizes = [int(deck_size(state, 1)), int(deck_size(state, 2)), int(deck_size(state, 3))]
        line = [1 if shown == color else 0 for color in range(4)]
        line += sizes
        line += [1 if size <= 2 else 0 for size in sizes]
        line.append(min(255, int(state.turn_round)))
        self.fixed: bytes = bytes(line) + _STILL[self.still]

    def table(self, ends: list[Afterstate]) -> bytes:
        """The rows of the states that a turn may lead to, one after the other."""
        pieces: list[bytes] = []
        for end in ends:
            self._add(end.state, end.looked, pieces)
        return b"".join(pieces)

    def row(self, state: State, looked: tuple[int, int, int]) -> bytes:
        """The features of `state`, a state that this turn may lead to; `looked`: cards researched of each level."""
        pieces: list[bytes] = []
        self._add(state, looked, pieces)
        return b"".join(pieces)

    def _add(self, state: State, looked: tuple[int, int, int], pieces: list[bytes]) -> None:
        seat = state.table[self.number]
        mask: i64 = 0
        for card in state.display:
            mask += mask
            if card >= 0:
                mask += 1
        around = self.displays.get(mask)
        if around is None:
            around = self._around(state)
            self.displays[mask] = around
        if seat.active is self.active:
            engine = self.engine
        else:
            engine = _engine(seat.active)
            self.active, self.engine = seat.active, engine  # the next state often has the same
        strength: i64 = _strength(seat)
        on_display, near = _on_display(state.display, seat.level2_discount, strength)
        reach = self.reaches.get(near)
        if reach is None:
            reach = self._reach(near)
            self.reaches[near] = reach
        archived, in_archive = _archived(seat, strength)
        pieces.append(self.fixed)
        pieces.append(_in_row(int(state.row), int(state.row_size)))
        pieces.append(_looked_at(looked))
        pieces.append(int(state.glass).to_bytes(4, "little"))
        pieces.append(_STILL[self.still] if state.last else _NOT_LAST)
        pieces.append(around[0])
        pieces.append(_in_ring(int(seat.ring)))
        pieces.append(_standing(engine, seat))
        pieces.append(int(strength).to_bytes(5, "little"))
        pieces.append(int(archived).to_bytes(6, "little"))
        pieces.append(int(on_display).to_bytes(7, "little"))
        pieces.append(engine.line)
        pieces.append(self.archived if seat.archive is self.archive else _cards(seat.archive))
        pieces.append(in_archive.to_bytes(_CARD_COUNT, "little") if in_archive else _NO_CARDS)
        pieces.append(reach)
        pieces.append(around[1])

    def _reach(self, near: i64) -> bytes:
        line = 0
        rest: i64 = near
        place = 8
        while rest != 0:
            count: i64 = rest & 7
            if count != 0:
                line += _AT[count][self.display[place]]
            rest >>= 3
            place -= 1
        return line.to_bytes(_CARD_COUNT, "little")

    def _around(self, state: State) -> tuple[bytes, bytes]:
        """The display's cards, and the rivals, when the turn leaves this display behind."""
        pieces: list[bytes] = []
        for rival in self.rivals:
            line, _ = _on_display(state.display, rival.discount2, rival.strength)
            pieces += [rival.before, int(line).to_bytes(7, "little"), rival.after]
        return _cards(state.display), b"".join(pieces)
