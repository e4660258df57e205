"""What a position is worth to a seat, by hand: the eye of the greedy player.

The unit is a point at the end of the game. A seat is worth its points now, what its Gizmos will still give until the
end comes, its spheres, and the cards that it will soon be able to build. All figures are judgements of how often a
thing happens in sensible play, not rules.
"""

from gizmos_desktop.ai.facts import (
    CONVERSIONS,
    FILE_RATE,
    PENDING,
    RATE,
    TOKEN_RATE,
)
from gizmos_desktop.engine.state import Seat, State
from gizmos_desktop.engine.tables import ANY, COST, COST_COLOR, LEVEL, POINTS

SPHERE = 0.5
"""A sphere in the ring, while there is time to spend it."""
NEAR = 0.7
"""What is left of a card's worth for each sphere that is still missing."""
TARGET_WEIGHTS = (0.5, 0.25, 0.12)
"""How much of the best, second and third card in reach counts: they want the same spheres."""
SAFE, OPEN = 1.1, 0.8
"""A card in the archive is nobody else's; one on the display may be gone next turn."""

_BY_GIZMOS = (18.0, 18.0, 16.6, 15.2, 13.9, 12.6, 11.3, 10.1, 8.9, 7.7, 6.6, 5.5, 4.4, 3.3, 2.2, 1.1)
_BY_LEVEL3 = (18.0, 9.0, 5.5, 2.5)


def turns_left(state: State) -> float:
    """How many turns each seat will probably still have, 0 to 18, judged by whoever is nearest to the end."""
    if state.last:
        return 0.0
    return min(min(_BY_GIZMOS[min(15, int(s.built))], _BY_LEVEL3[min(3, int(s.threes))]) for s in state.table)


def worth(state: State, number: int, turns: float, engines: float = 1.0) -> float:
    """What seat `number` is worth, in points, if it has `turns` more turns after this one.

    `engines`: how much of what Gizmos promise for those turns is seen, 0 to 1.
    """
    seat = state.table[number]
    held, tokens, awards = int(seat.held), int(seat.tokens), int(seat.energy_awards)
    value = float(int(seat.printed) + tokens + awards * held + int(seat.tokens_awards) * tokens)
    if turns <= 0.0:
        return value + 0.02 * int(seat.built) + 0.001 * held  # rulings.md "End of the game": the tie-breaks
    rate = files = token_rate = 0.0
    for card in seat.active:
        rate += RATE[card]
        files += FILE_RATE[card]
        token_rate += TOKEN_RATE[card]
    if not seat.no_file:
        rate += files
    value += engines * (rate + int(seat.tokens_awards) * token_rate) * turns
    value += SPHERE * min(1.0, 0.4 + 0.2 * turns) * held
    room = int(seat.storage) - held
    value += awards * 0.3 * max(0, room)
    if room <= 0 and turns > 1.5:
        value -= 0.25  # a full ring must build next, whatever there is
    return value + _targets(state, seat, turns, engines)


def _targets(state: State, seat: Seat, turns: float, engines: float) -> float:
    """What the cards that the seat may soon build add to its worth, beyond the spheres that they will cost."""
    have = _buying_power(seat)
    most = int(seat.storage) + 2 * int(seat.converters).bit_count()
    level2 = int(seat.level2_discount)
    first = second = third = 0.0
    for place, cards in enumerate((seat.archive, state.display)):
        discount = int(seat.archive_discount) if place == 0 else 0
        trust = SAFE if place == 0 else OPEN
        for card in cards:
            if card < 0:
                continue
            cost = max(0, COST[card] - discount - (level2 if LEVEL[card] == 2 else 0))
            missing = max(0.0, cost - have[COST_COLOR[card]])
            if cost > most:
                missing += 2.0
            rest = turns - 0.7 - 0.8 * missing
            if rest < 0.0:
                continue
            gain = POINTS[card] + 0.3 + engines * (RATE[card] + FILE_RATE[card]) * rest - SPHERE * 0.6 * cost
            gain *= trust * NEAR**missing
            if gain > first:
                first, second, third = gain, first, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
    best, next_best, last = TARGET_WEIGHTS
    return best * first + next_best * second + last * third


def _buying_power(seat: Seat) -> tuple[float, float, float, float, float]:
    """How many spheres of each colour, and of any, the seat could about pay with, converters counted once each."""
    ring = int(seat.ring)
    drawn_unseen = int(seat.unknown) * 0.25
    have = [float(ring >> 8 * color & 255) + drawn_unseen for color in range(4)]
    total = float(int(seat.held))
    mask = int(seat.converters)
    while mask:
        bit = mask & -mask
        mask ^= bit
        for color, doubles in CONVERSIONS[bit]:
            if color == ANY:
                have = [h + 1.0 for h in have]
            elif ring >> 8 * color & 255:
                if doubles:
                    have[color] += 1.0
                    total += 1.0
                else:
                    have = [h + 1.0 if other != color else h for other, h in enumerate(have)]
    return min(have[0], total), min(have[1], total), min(have[2], total), min(have[3], total), total


def pending(state: State, seat: Seat) -> float:
    """About what the triggered Gizmos and the effect in hand will bring this turn: guides the search, nothing more."""
    value = 0.0
    room = float(int(seat.storage - seat.held))
    mask = int(state.triggered)
    while mask:
        bit = mask & -mask
        mask ^= bit
        spheres, count = PENDING[bit]
        if spheres:
            taken = min(count, room)
            value += SPHERE * taken
            room -= taken
        else:
            value += count
    if state.effect >= 0:
        value += SPHERE * min(float(int(state.left)), room)
    return value + (0.8 if state.drawn else 0.0)
