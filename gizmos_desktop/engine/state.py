"""The state of a game as small numbers and shared tuples, made to be copied millions of times.

No rules here. Energies are packed in one number, 8 bits a colour in the order red, yellow, blue, black; cards are card
numbers (see `tables`). Tuples and, but for the display, lists of cards are never changed in place: copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gizmos_desktop.engine.events import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds of decision.
ACTION: Final = 0
TRIGGER: Final = 1
PICK: Final = 2
DRAW: Final = 3
FILE: Final = 4
BUILD: Final = 5
RESEARCH: Final = 6
KEEP: Final = 7
RETURN: Final = 8
OVER: Final = 9
KINDS: Final = ("action", "trigger", "pick", "draw", "file", "build", "research", "keep", "return", "over")

NOBODY: Final = -1
"""No card, no colour, no seat."""


@final
class Seat:
    """What lies before one player."""

    def __init__(self, source: Seat | None = None) -> None:
        if source is None:
            self.ring: i64 = 0  # packed spheres in the storage ring
            self.held: i64 = 0  # how many they are, with those of `unknown`
            self.unknown: i64 = 0  # spheres drawn in a game that does not look (`sim`): their colours are not known
            self.tokens: i64 = 0  # victory points in tokens
            self.printed: i64 = 0  # points printed on the active Gizmos
            self.built: i64 = 0  # active Gizmos, the starting one included
            self.threes: i64 = 0  # active Gizmos of level 3
            self.storage: i64 = 5
            self.file_limit: i64 = 1
            self.research: i64 = 3
            self.no_file: i64 = 0
            self.no_research: i64 = 0
            self.archive_discount: i64 = 0
            self.research_discount: i64 = 0
            self.level2_discount: i64 = 0
            self.energy_awards: i64 = 0
            self.tokens_awards: i64 = 0
            self.gears: i64 = 0  # mask of the active Gizmos with a trigger
            self.converters: i64 = 0  # mask of the active converters
            self.archive: list[int] = []
            self.active: tuple[int, ...] = ()
        else:
            self.ring = source.ring
            self.held = source.held
            self.unknown = source.unknown
            self.tokens = source.tokens
            self.printed = source.printed
            self.built = source.built
            self.threes = source.threes
            self.storage = source.storage
            self.file_limit = source.file_limit
            self.research = source.research
            self.no_file = source.no_file
            self.no_research = source.no_research
            self.archive_discount = source.archive_discount
            self.research_discount = source.research_discount
            self.level2_discount = source.level2_discount
            self.energy_awards = source.energy_awards
            self.tokens_awards = source.tokens_awards
            self.gears = source.gears
            self.converters = source.converters
            self.archive = source.archive
            self.active = source.active


class State:
    """Everything that a game is."""

    def __init__(self, source: State | None = None) -> None:
        if source is None:
            self.table: list[Seat] = []
            self.first_seat: i64 = 0
            self.turn_seat: i64 = 0
            self.turn_round: i64 = 1
            self.kind: i64 = ACTION
            self.triggered: i64 = 0  # gear mask: triggered this turn and not used yet
            self.used: i64 = 0  # gear mask: used this turn
            self.worked: i64 = 0  # converter mask: used this turn
            self.effect: i64 = NOBODY  # card whose effect is being carried out
            self.left: i64 = 0  # picks or draws left in it, the due one included
            self.drawn: list[int] = []  # cards in hand during a Research, in the order drawn
            self.drawn_level: i64 = 0
            self.passes: i64 = 0
            self.last: i64 = 0  # 1 once the end has been triggered
            self.row: i64 = 0  # the energy row, 2 bits a sphere, the oldest lowest
            self.row_size: i64 = 0
            self.glass: i64 = 0  # packed spheres in the dispenser, the shown one and the fixed ones included
            self.glass_size: i64 = 0
            self.chute_on: i64 = 0
            self.shown: i64 = NOBODY  # with the chute option: the colour that will roll out next
            self.fixed: tuple[int, ...] = ()  # colours that the dispenser gives after the shown one, before chance
            self.display: list[int] = []  # nine places: four of level 1, three of level 2, two of level 3; -1 is empty
            self.blanks: i64 = 0  # empty places of the display
            self.decks: list[list[int]] = []  # level 1 to 3 at index 1 to 3, top first; shared, see `own_decks`
            self.tops: list[int] = []  # how many cards of each deck have been taken
            self.own_decks: i64 = 0  # mask of the levels whose deck no other state shares
            self.plays: i64 = 0
            self.sim_mode: i64 = 0  # 1: nothing is refilled or drawn, see `Game.sim`
            self.looked: i64 = 0  # cards that a `sim` game would have drawn in Research
            self.rng_a: i64 = 0
            self.rng_b: i64 = 0
            self.rng_c: i64 = 0
            self.rng_d: i64 = 1
        else:
            self.table = [Seat(seat) for seat in source.table]
            self.first_seat = source.first_seat
            self.turn_seat = source.turn_seat
            self.turn_round = source.turn_round
            self.kind = source.kind
            self.triggered = source.triggered
            self.used = source.used
            self.worked = source.worked
            self.effect = source.effect
            self.left = source.left
            self.drawn = source.drawn
            self.drawn_level = source.drawn_level
            self.passes = source.passes
            self.last = source.last
            self.row = source.row
            self.row_size = source.row_size
            self.glass = source.glass
            self.glass_size = source.glass_size
            self.chute_on = source.chute_on
            self.shown = source.shown
            self.fixed = source.fixed
            self.display = source.display.copy()
            self.blanks = source.blanks
            self.decks = source.decks.copy()
            self.own_decks = source.own_decks = 0
            self.tops = source.tops.copy()
            self.plays = source.plays
            self.sim_mode = source.sim_mode
            self.looked = source.looked
            self.rng_a = source.rng_a
            self.rng_b = source.rng_b
            self.rng_c = source.rng_c
            self.rng_d = source.rng_d
        # How the last `play` went; a copy starts without.
        self.log: list[Event] | None = None  # events are written here, if anywhere
        self.rolled: list[int] | None = None  # colours that chance gave, written together with the log
        self.feed: list[int] | None = None  # colours that chance is told to give, next one last


def deck_size(state: State, level: i64) -> i64:
    """Cards left in a level deck."""
    deck = state.decks[level]
    top: i64 = state.tops[level]
    return len(deck) - top
