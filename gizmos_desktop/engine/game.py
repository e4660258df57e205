"""The game as everybody outside the engine sees it (docs/notation.md, "The engine's face in Python")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, final

from gizmos_desktop.engine.actions import Action, LegalActions, action_of
from gizmos_desktop.engine.cards import COLORS
from gizmos_desktop.engine.chance import ChanceError, seed_state
from gizmos_desktop.engine.errors import IllegalAction, NotationError
from gizmos_desktop.engine.events import Event
from gizmos_desktop.engine.explain import (
    blocked_reason,
    lanes_of,
    shortfall_of,
    triggers_of,
    waiting_reasons,
    why_illegal,
)
from gizmos_desktop.engine.hidden import deal_anew, load_observation
from gizmos_desktop.engine.lanes import Lane
from gizmos_desktop.engine.legal import list_legal
from gizmos_desktop.engine.playout import play_on
from gizmos_desktop.engine.position_load import load_position
from gizmos_desktop.engine.position_save import observe_seat, save_position
from gizmos_desktop.engine.score import Limits, Score, Standing, rank, score_of
from gizmos_desktop.engine.set_up import set_up
from gizmos_desktop.engine.state import KINDS, OVER, State
from gizmos_desktop.engine.step import log_decision, take_step

if TYPE_CHECKING:
    from mypy_extensions import i64


class Decision(NamedTuple):
    """Whose decision is due, and of which kind."""

    seat: int
    kind: str


@final
class Game(State):
    """A game of Gizmos: whole truth, rules and chance.

    People and tests use `legal_actions` and `play`; a search uses `legal_ids`, `apply` and `copy`, which check nothing
    and report nothing. Seats count from 0.
    """

    @staticmethod
    def new(seats: int = 2, seed: int = 0, first: int | None = None, chute: bool = False) -> Game:
        """A fresh game for 2 to 4 seats. Without `first` the first player is drawn. Raises `ValueError`."""
        if not 2 <= seats <= 4:
            raise ValueError(f"2 to 4 seats can play, not {seats}")
        if first is not None and not 0 <= first < seats:
            raise ValueError(f"there is no seat {first} in a game of {seats}")
        game = Game()
        set_up(game, seats, seed, -1 if first is None else first, chute)
        return game

    @staticmethod
    def from_position(position: object, seed: int = 0) -> Game:
        """The game that a position describes; what it leaves out is drawn with the seed. Raises `PositionError`."""
        game = Game()
        load_position(game, position, seed)
        return game

    @staticmethod
    def from_observation(observation: object, seed: int = 0) -> Game:
        """A whole game in which all that the observing seat cannot know is dealt anew. Raises `PositionError`."""
        game = Game()
        load_observation(game, observation, seed)
        return game

    # -- reading

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.table)

    @property
    def first(self) -> int:
        """The first player's seat."""
        return int(self.first_seat)

    @property
    def seat(self) -> int:
        """The seat whose turn it is (when over: whose turn was the last)."""
        return int(self.turn_seat)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return int(self.turn_round)

    @property
    def last_round(self) -> bool:
        """Has the end been triggered?"""
        return self.last != 0

    @property
    def chute(self) -> bool:
        """Is the chute option on?"""
        return self.chute_on != 0

    @property
    def actions_played(self) -> int:
        """Actions played since this game was set up or loaded."""
        return int(self.plays)

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.kind == OVER

    @property
    def decision(self) -> Decision:
        """Whose decision is due, and its kind."""
        return Decision(int(self.turn_seat), KINDS[self.kind])

    def legal_actions(self) -> LegalActions:
        """The actions that may be played now, each once."""
        return LegalActions(list_legal(self))

    def position(self) -> dict[str, object]:
        """The whole truth as a position."""
        return save_position(self)

    def observe(self, seat: int) -> dict[str, object]:
        """What a seat may know, as JSON. Raises `ValueError` for a seat that does not play."""
        self._check_seat(seat)
        return observe_seat(self, seat)

    def points(self, seat: int) -> int:
        """What the seat would score if the game ended now."""
        return self.score(seat).total

    def score(self, seat: int) -> Score:
        """The same, part by part."""
        self._check_seat(seat)
        return score_of(self, seat)

    def standings(self) -> list[Standing]:
        """All seats, best first, ties broken."""
        return rank(self)

    def limits(self, seat: int) -> Limits:
        """How much the seat may hold and draw."""
        self._check_seat(seat)
        own = self.table[seat]
        return Limits(int(own.storage), int(own.file_limit), int(own.research), own.no_file != 0, own.no_research != 0)

    def level3(self, seat: int) -> int:
        """Active Gizmos of level 3."""
        self._check_seat(seat)
        return int(self.table[seat].threes)

    def gizmos(self, seat: int) -> int:
        """Active Gizmos, the starting one included."""
        self._check_seat(seat)
        return int(self.table[seat].built)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.table):
            raise ValueError(f"there is no seat {seat} in a game of {len(self.table)}")

    # -- explaining

    def triggers_of(self, action: Action | str) -> tuple[str, ...]:
        """Ids of the Gizmos that this legal action would trigger, in id order."""
        return triggers_of(self, self._action(action))

    def waiting(self) -> dict[str, str]:
        """Reason code by id for each triggered Gizmo that cannot be used now."""
        return waiting_reasons(self)

    def blocked(self, kind: str) -> str:
        """Why "file", "pick", "build" or "research" is impossible now: a reason code, "" if it is possible."""
        return blocked_reason(self, kind)

    def shortfall(self, card: str) -> int:
        """How many spheres the seat to decide lacks to build the card now; 0 if it can pay."""
        return shortfall_of(self, card)

    def lanes(self, action: Action | str) -> tuple[Lane, ...]:
        """How the payment of a Build works, sphere by sphere."""
        return lanes_of(self, self._action(action))

    # -- playing

    def play(self, action: Action | str, chance: Sequence[str] = ()) -> list[Event]:
        """Play an action and tell what happened.

        `chance`: colours of the random spheres to use, in order, before the generator; `rolled_colors` of the game that
        played the action first gives them. The generator moves on as if it had given them. Raises `NotationError` for a
        text that is no action and `IllegalAction` for one that is not allowed now or whose `chance` does not fit;
        nothing has changed then.
        """
        wanted = self._action(action)
        number = wanted.id
        if number not in list_legal(self):
            raise IllegalAction(f"{wanted}: {why_illegal(self, wanted)}")
        feed: list[int] = []
        for color in chance:
            if color not in COLORS:
                raise IllegalAction(f"{wanted}: chance knows no energy called {color!r}")
            feed.append(COLORS.index(color))
        feed.reverse()
        before = State(self) if feed else None
        # the order of the cards put back is for their owner alone
        secret = wanted.kind == "return"
        log: list[Event] = [Event("action", int(self.turn_seat), text=str(wanted), private=secret)]
        self.log = log
        self.rolled = []
        self.feed = feed
        try:
            take_step(self, number)
            log_decision(self)
            if feed:
                raise ChanceError(f"chance names {len(feed)} spheres too many")
        except ChanceError as fault:
            if before is not None:
                self._become(before)
            raise IllegalAction(f"{wanted}: {fault}") from None
        finally:
            self.log = None
            self.feed = None
        return log

    @property
    def rolled_colors(self) -> tuple[str, ...]:
        """The colours that chance gave in the last `play`, in order: its `chance` in a replay."""
        return tuple(COLORS[color] for color in self.rolled or ())

    @property
    def generator(self) -> tuple[int, int, int, int]:
        """The state of the generator, four words of 32 bits: with the position it is all that a game is."""
        return int(self.rng_a), int(self.rng_b), int(self.rng_c), int(self.rng_d)

    def set_generator(self, words: Sequence[int]) -> None:
        """Let chance go on from a state that `generator` gave. Raises `ValueError`, and changes nothing then."""
        if len(words) != 4 or not all(0 <= each < 2**32 for each in words):
            raise ValueError("the generator's state is four numbers from 0 to 2**32 - 1")
        self.rng_a, self.rng_b, self.rng_c, self.rng_d = words

    def _action(self, action: object) -> Action:
        if isinstance(action, Action):
            return action
        if not isinstance(action, str):
            raise NotationError(f"an action is a text, not {type(action).__name__}")
        return Action.parse(action)

    # -- for search: no checks, no events

    def legal_ids(self) -> list[int]:
        """The legal actions as numbers, see `actions`; the same number means the same action everywhere."""
        return list_legal(self)

    def apply(self, number: i64) -> None:
        """Play a legal action by number. An illegal one gives nonsense."""
        take_step(self, number)

    def playout(self, most: i64 = 1_000_000) -> i64:
        """Play uniformly random legal actions to the end, or `most` of them; how many were played."""
        return play_on(self, most)

    @staticmethod
    def action_of(number: int) -> Action:
        """The action that a number means."""
        return action_of(number)

    def copy(self) -> Game:
        """A game of its own in the same state, chance to come included."""
        return Game(self)

    def sim(self) -> Game:
        """A copy that does not look: nothing is refilled and nothing drawn.

        Taken spheres and cards leave holes; a random sphere fills a place of the ring without a colour (`unknown`
        of the seat); a Research ends at once and is counted (`looked`). So a turn can be valued without its chance.
        """
        game = Game(self)
        game.sim_mode = 1
        return game

    def reseed(self, seed: int) -> None:
        """Let chance go on from this seed. Deck orders stay as they are."""
        seed_state(self, seed)

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew all that this seat cannot know, and reseed: what `from_observation` does, without the JSON."""
        self._check_seat(seat)
        deal_anew(self, seat, seed)

    def _become(self, other: State) -> None:
        """Take over the state of another game."""
        State.__init__(self, other)
