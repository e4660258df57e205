"""A position as numbers: several hundred named features of an afterstate, for the evaluation networks.

An afterstate is what a turn leaves behind before chance answers: nothing is refilled, spheres drawn at random have no
colour yet and researched cards are only counted (`Game.sim`). It is seen by the seat whose turn it was. A row of
features is `bytes`, one byte a feature; `SCALE` says by what each is divided to be about 0 to 1.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from gizmos_desktop.ai.card_facts import ABILITIES, count_abilities, count_conversions
from gizmos_desktop.engine.cards import COLORS, IDS
from gizmos_desktop.engine.state import Seat, State, deck_size
from gizmos_desktop.engine.tables import COST, COST_COLOR, LEVEL, POINTS

_FIRST_CARD: Final = 4
"""Card number of the first card that is not a starting Gizmo."""
_CARD_NAMES: Final = IDS[_FIRST_CARD:]
_CARD_COUNT: Final = len(_CARD_NAMES)
_NEAR: Final = 4
"""A card in reach counts this much, one less for each sphere that is missing."""
_FAR: Final = 7
"""The shortfall of a card that is not there."""

# -- the names, in the order of the bytes


def _card_names(what: str) -> list[tuple[str, int]]:
    return [(f"{what} {name}", 1) for name in _CARD_NAMES]


_FIXED_NAMES: Final[list[tuple[str, int]]] = [
    *((f"shown {c}", 1) for c in COLORS),
    *((f"deck {n} cards", 32) for n in (1, 2, 3)),
    *((f"deck {n} nearly empty", 1) for n in (1, 2, 3)),
    ("round", 20),
    *((f"{n} seats still play this round", 1) for n in range(4)),
]
"""What a turn does not change."""
_TABLE_NAMES: Final[list[tuple[str, int]]] = [
    *((f"row {c}", 3) for c in COLORS),
    *((f"row has {c}", 1) for c in COLORS),
    *((f"looked {n} cards", 6) for n in (1, 2, 3)),
    *((f"looked {n}", 1) for n in (1, 2, 3)),
    *((f"dispenser {c}", 13) for c in COLORS),
    *((f"{n} seats still play in the last round", 1) for n in range(4)),
]
_SEAT_NAMES: Final[list[tuple[str, int]]] = [
    *((f"ring {c} >= {n}", 1) for c in COLORS for n in range(1, 6)),
    *((f"ring {c}", 6) for c in COLORS),
    ("ring unknown", 3),
    ("ring", 10),
    ("ring room", 5),
    ("ring full", 1),
    ("ring room 1", 1),
    ("storage", 10),
    ("archive limit", 3),
    ("archive room", 2),
    ("archive full", 1),
    ("research", 8),
    ("no file", 1),
    ("no research", 1),
    ("discount from archive", 1),
    ("discount from research", 1),
    ("discount level 2", 1),
    ("award energy", 1),
    ("award tokens", 1),
    ("award energy x ring", 12),
    ("award tokens x tokens", 12),
    ("tokens", 15),
    ("printed points", 40),
    ("points", 50),
    *((f"gizmos >= {n}", 1) for n in range(2, 17)),
    *((f"level 3 >= {n}", 1) for n in range(1, 5)),
    *((f"power {c}", 7) for c in COLORS),
    ("power", 10),
    *((f"archive level {n}", 2) for n in (1, 2, 3)),
    ("archive affordable", 2),
    ("archive affordable points", 7),
    ("archive shortfall", _FAR),
    *((f"display level {n} affordable", 2) for n in (1, 2, 3)),
    *((f"display level {n} shortfall", _FAR) for n in (1, 2, 3)),
    ("display affordable points", 7),
]
_OWN_NAMES: Final[list[tuple[str, int]]] = [
    *((name, 3) for name in ABILITIES),
    *_card_names("active"),
    *_card_names("archived"),
]


def _all_names(seats: int) -> list[tuple[str, int]]:
    def of(who: str, names: list[tuple[str, int]]) -> list[tuple[str, int]]:
        return [(f"{who} {name}", scale) for name, scale in names]

    own = of("own", [*_SEAT_NAMES, *_OWN_NAMES])
    own += [(f"own reach {where} {name}", _NEAR) for where in ("archive", "display") for name in _CARD_NAMES]
    rivals = [pair for n in range(1, seats) for pair in of(f"rival {n}", [*_SEAT_NAMES, *_OWN_NAMES])]
    return [*_FIXED_NAMES, *_TABLE_NAMES, *_card_names("display"), *own, *rivals]


NAMES: Final[dict[int, list[str]]] = {seats: [name for name, _ in _all_names(seats)] for seats in (2, 3, 4)}
"""The features' names for a game of so many seats, in order."""
SCALE: Final[dict[int, list[int]]] = {seats: [scale for _, scale in _all_names(seats)] for seats in (2, 3, 4)}
"""By what each feature is divided."""


def version(seats: int) -> str:
    """A hash of names, order and scales; weights are only good for the features that they were trained on."""
    text = "\n".join(f"{name}/{scale}" for name, scale in zip(NAMES[seats], SCALE[seats], strict=True))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# -- pieces that are remembered: bytes by whatever decides them, or lists that become part of a line

_MOST_REMEMBERED: Final = 50_000
_actives: Final[dict[tuple[int, ...], bytes]] = {}
_rows: Final[dict[int, bytes]] = {}
_looks: Final[dict[tuple[int, int, int], bytes]] = {}
_rings: Final[dict[int, bytes]] = {}
_stands: Final[dict[tuple[object, ...], bytes]] = {}
_powers: Final[dict[int, list[int]]] = {}
_STILL: Final[list[bytes]] = [bytes([int(n == after) for n in range(4)]) for after in range(4)]
_NOT_LAST: Final = bytes(4)
_AT_LEAST_5: Final[list[list[int]]] = [[1 if have >= n else 0 for n in range(1, 6)] for have in range(14)]
_GIZMOS: Final[list[list[int]]] = [[1 if have >= n else 0 for n in range(2, 17)] for have in range(17)]
_LEVEL3: Final[list[list[int]]] = [[1 if have >= n else 0 for n in range(1, 5)] for have in range(5)]


_AT: Final[list[list[int]]] = [
    [count * 256 ** max(0, card - _FIRST_CARD) for card in range(len(IDS))] for count in range(_NEAR + 1)
]
"""_AT[count][card]: a line of one byte a card, as one large number, with `count` at the card. Adding is quick."""


def _cards(cards: tuple[int, ...]) -> bytes:
    """The cards of an archive or a display, one byte for each that there is."""
    ones = _AT[1]
    line = 0
    for card in cards:
        if card >= _FIRST_CARD:
            line += ones[card]
    return line.to_bytes(_CARD_COUNT, "little")


def _active(cards: tuple[int, ...]) -> bytes:
    found = _actives.get(cards)
    if found is None:
        if len(_actives) >= _MOST_REMEMBERED:
            _actives.clear()
        found = bytes(count_abilities(cards)) + _cards(cards)
        _actives[cards] = found
    return found


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


def _standing(seat: Seat) -> bytes:
    key = (int(seat.held), int(seat.unknown), int(seat.tokens), len(seat.archive), seat.active)
    found = _stands.get(key)
    if found is None:
        if len(_stands) >= _MOST_REMEMBERED:
            _stands.clear()
        found = bytes(_stand_line(seat))
        _stands[key] = found
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


def _conversions(mask: int) -> list[int]:
    found = _powers.get(mask)
    if found is None:
        if len(_powers) >= _MOST_REMEMBERED:
            _powers.clear()
        found = count_conversions(mask)
        _powers[mask] = found
    return found


# -- a seat


def power(seat: Seat) -> list[int]:
    """About how much the seat could pay of each colour, and in all, if it built one card now: converters counted."""
    ring = int(seat.ring)
    have = [ring & 255, ring >> 8 & 255, ring >> 16 & 255, ring >> 24 & 255, int(seat.held)]
    mask = int(seat.converters)
    if mask == 0:
        return have
    counts = _conversions(mask)
    total: int = have[4]
    turned = [0, 0, 0, 0]
    all_turned = 0
    for color in range(4):
        turned[color] = min(counts[color], have[color])
        all_turned += turned[color]
        total += min(counts[4 + color], have[color])
    strength = [0, 0, 0, 0, total]
    for color in range(4):
        reached = have[color] + all_turned - turned[color] + counts[8]
        if reached > 0:
            reached += counts[4 + color]
        strength[color] = min(reached, total)
    return strength


def _near(state: State, seat: Seat, reach: bool) -> bytes:
    """What the seat could pay for, and how much is missing; with `reach` also card by card, of archive and display."""
    line = power(seat)
    strength = line.copy()
    discount = int(seat.archive_discount)
    discount2 = int(seat.level2_discount)
    levels = [0, 0, 0, 0]
    affordable = 0
    points = 0
    nearest = _FAR
    in_archive = 0
    for card in seat.archive:
        level = LEVEL[card]
        levels[level] += 1
        short: int = COST[card] - discount - strength[COST_COLOR[card]]
        if level == 2:
            short -= discount2
        if short <= 0:
            short = 0
            affordable += 1
            if POINTS[card] > points:
                points = POINTS[card]
        if short < nearest:
            nearest = short
        if reach and short < _NEAR:
            in_archive += _AT[_NEAR - short][card]
    line += [levels[1], levels[2], levels[3], affordable, points, nearest]
    afford = [0, 0, 0, 0]
    nearests = [_FAR, _FAR, _FAR, _FAR]
    points = 0
    on_display = 0
    for card in state.display:
        if card < 0:
            continue
        level = LEVEL[card]
        short = COST[card] - strength[COST_COLOR[card]]
        if level == 2:
            short -= discount2
        if short <= 0:
            short = 0
            afford[level] += 1
            if POINTS[card] > points:
                points = POINTS[card]
        if short < nearests[level]:
            nearests[level] = short
        if reach and short < _NEAR:
            on_display += _AT[_NEAR - short][card]
    line += [afford[1], afford[2], afford[3], nearests[1], nearests[2], nearests[3], points]
    if not reach:
        return bytes(line)
    line_bytes = bytes(line)
    archive_bytes = _cards(tuple(seat.archive))
    reach_bytes = in_archive.to_bytes(_CARD_COUNT, "little") + on_display.to_bytes(_CARD_COUNT, "little")
    return b"".join([line_bytes, _active(seat.active), archive_bytes, reach_bytes])


@final
class Encoder:
    """Makes rows of features for what may become of one position in one seat's turn.

    What the turn cannot change, for the table and for the others, is worked out once.
    """

    def __init__(self, state: State, number: int) -> None:
        self.number: int = number
        seats = len(state.table)
        self.after: int = seats - 1 - (number - int(state.first_seat)) % seats
        self.rivals: list[int] = [(number + n) % seats for n in range(1, seats)]
        self.displays: dict[tuple[int, ...], bytes] = {}
        """The rivals' features by display: cards on display are all that the turn takes from them."""
        self.cards: dict[tuple[int, ...], bytes] = {}
        """The cards on display, likewise."""
        shown = int(state.shown)
        sizes = [int(deck_size(state, 1)), int(deck_size(state, 2)), int(deck_size(state, 3))]
        line = [1 if shown == color else 0 for color in range(4)]
        line += sizes
        line += [1 if size <= 2 else 0 for size in sizes]
        line.append(min(255, int(state.turn_round)))
        self.fixed: bytes = bytes(line) + _STILL[self.after]

    def row(self, state: State, looked: tuple[int, int, int]) -> bytes:
        """The features of `state`, a state that this turn may lead to; `looked`: cards researched of each level."""
        seat = state.table[self.number]
        display = tuple(state.display)
        rivals = self.displays.get(display)
        if rivals is None:
            pieces: list[bytes] = []
            for n in self.rivals:
                rival = state.table[n]
                pieces += [_in_ring(int(rival.ring)), _standing(rival), _near(state, rival, False)]
                pieces += [_active(rival.active), _cards(tuple(rival.archive))]
            rivals = b"".join(pieces)
            self.cards[display] = _cards(display)
            self.displays[display] = rivals
        return b"".join(
            [
                self.fixed,
                _in_row(int(state.row), int(state.row_size)),
                _looked_at(looked),
                int(state.glass).to_bytes(4, "little"),
                _STILL[self.after] if state.last else _NOT_LAST,
                self.cards[display],
                _in_ring(int(seat.ring)),
                _standing(seat),
                _near(state, seat, True),
                rivals,
            ]
        )
