"""A second, slow and plain reading of rulings.md: the engine is held against it, decision by decision.

`Reference` reads a whole position as `Game.position()` writes it, says which actions are legal, and plays one, given
the colours that came out of the dispenser. It works on lists of ids and dicts of counts and shares nothing with the
engine.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tests.engine.facts import (
    COLORS,
    FACTS,
    SLOTS,
    SPHERES_OF_A_COLOR,
    archive_limit,
    count_effect,
    discount,
    fires,
    has_effect,
    research_amount,
    storage_limit,
)
from tests.engine.payment_oracle import payment_text, payments

Json = dict[str, Any]
ACTION_KINDS = ("pick", "file", "build", "research")


class SeatState:
    """What lies before one player."""

    def __init__(self, told: Json) -> None:
        self.ring: dict[str, int] = {color: told["ring"].get(color, 0) for color in COLORS}
        self.archive: list[str] = list(told["archive"])
        self.active: list[str] = list(told["active"])
        self.tokens: int = told["tokens"]

    @property
    def ring_full(self) -> bool:
        """No sphere fits any more."""
        return sum(self.ring.values()) >= storage_limit(self.active)

    @property
    def can_file(self) -> bool:
        """The archive has room and File is not forbidden."""
        return len(self.archive) < archive_limit(self.active) and not has_effect(self.active, "no_file")

    def ends_game(self) -> bool:
        """At least 4 level 3 Gizmos or 16 active ones (rulings.md, End of the game)."""
        return len(self.active) >= 16 or sum(FACTS[card].level == 3 for card in self.active) >= 4

    def points(self) -> int:
        """What the seat would score now."""
        awards = count_effect(self.active, "award:energy") * sum(self.ring.values())
        awards += count_effect(self.active, "award:tokens") * self.tokens
        return sum(FACTS[card].points for card in self.active) + awards + self.tokens

    def as_json(self) -> Json:
        """The seat as a position writes it."""
        ring = {color: count for color, count in self.ring.items() if count}
        return {"ring": ring, "archive": self.archive, "active": self.active, "tokens": self.tokens}


class Reference:
    """A whole game on the table, in the state that a position tells."""

    def __init__(self, position: Json, payments: bool = True) -> None:
        """With `payments` false no way to pay is looked for: Builds are not listed, and taken as legal when played."""
        self.payments = payments
        self.seats = [SeatState(told) for told in position["seats"]]
        self.first: int = position["first"]
        self.row: list[str] = list(position["row"])
        self.display: dict[int, list[str | None]] = {level: list(position["display"][str(level)]) for level in SLOTS}
        self.decks: dict[int, list[str]] = {level: list(position["decks"][str(level)]) for level in SLOTS}
        self.chute: bool = position["option"]["chute"]
        self.next: list[str] = list(position.get("next_spheres", []))
        turn = position["turn"]
        self.seat: int = turn["seat"]
        self.number: int = turn["number"]
        self.kind: str = turn["kind"]
        self.triggered: list[str] = list(turn["triggered"])
        self.used: list[str] = list(turn["used"])
        self.effect: Json = dict(turn["effect"] or {})
        self.drawn: list[str] = list(turn["drawn"])
        self.level: int = turn["level"]
        self.passes: int = turn["passes"]
        self.last_round: bool = turn["last_round"]
        self.colors: list[str] = []
        self.shown: list[str] = []

    @property
    def me(self) -> SeatState:
        """The seat whose decision is due."""
        return self.seats[self.seat]

    # --- what is there

    def dispenser(self) -> dict[str, int]:
        """Colours that are neither in the row nor in a ring."""
        rings = [seat.ring for seat in self.seats]
        return {c: SPHERES_OF_A_COLOR - self.row.count(c) - sum(ring[c] for ring in rings) for c in COLORS}

    def on_display(self, level: int | None = None) -> list[str]:
        """Face-up cards, of one level or of all."""
        levels = SLOTS if level is None else (level,)
        return [card for each in levels for card in self.display[each] if card]

    def origin(self, card: str) -> str:
        """Where a card could be built from: display, archive, research, or `` if from nowhere."""
        if card in self.drawn:
            return "research"
        if self.kind in ("action", "build"):
            if card in self.me.archive:
                return "archive"
            if card in self.on_display():
                return "display"
        return ""

    # --- what is legal

    def legal(self) -> list[str]:
        """Every legal action in notation, in no particular order."""
        give: dict[str, Callable[[], list[str]]] = {
            "action": self._legal_actions,
            "trigger": lambda: [f"use {card}" for card in self.triggered if self.usable(card)] + ["end"],
            "pick": lambda: [*self._picks(), "skip"],
            "draw": lambda: ["draw", "skip"],
            "file": lambda: [*self._files(self.on_display()), "skip"],
            "build": lambda: [*(f"build {card}" for card in self._level_1()), "skip"],
            "research": lambda: [*self._researches(), "skip"],
            "keep": lambda: [*self._builds(self.drawn), *self._files(self.drawn), "skip"],
            "return": lambda: [f"return {card}" for card in self.drawn],
            "over": list,
        }
        return give[self.kind]()

    def _legal_actions(self) -> list[str]:
        cards = self.on_display()
        actions = [*self._picks(), *self._files(cards), *self._builds(cards + self.me.archive), *self._researches()]
        return actions or (["pass"] if self.payments else [])

    def _picks(self) -> list[str]:
        return [] if self.me.ring_full else [f"pick {color}" for color in sorted(set(self.row))]

    def _files(self, cards: Iterable[str]) -> list[str]:
        return [f"file {card}" for card in cards] if self.me.can_file else []

    def _researches(self) -> list[str]:
        if has_effect(self.me.active, "no_research"):
            return []
        return [f"research {level}" for level in SLOTS if self.decks[level]]

    def _level_1(self) -> list[str]:
        return [card for card in [*self.on_display(1), *self.me.archive] if FACTS[card].level == 1]

    def _builds(self, cards: Iterable[str]) -> list[str]:
        return [text for card in cards for text in self.builds_of(card)] if self.payments else []

    def builds_of(self, card: str) -> list[str]:
        """Every way to pay for a card that can be built."""
        fact = FACTS[card]
        ring = self.me.ring
        converters = tuple(c for c in self.me.active if FACTS[c].category == "converter" and c not in self.used)
        ways = payments(
            (ring["red"], ring["yellow"], ring["blue"], ring["black"]),
            converters,
            fact.cost_color,
            fact.cost,
            discount(card, self.me.active, self.origin(card)),
        )
        return [payment_text(card, way) for way in ways]

    def usable(self, card: str) -> bool:
        """Tell whether the effect of a triggered Gizmo is possible now."""
        name = FACTS[card].effect.split("*")[0]
        return {
            "vp": True,
            "draw": not self.me.ring_full,
            "pick": not self.me.ring_full,
            "file": self.me.can_file and bool(self.on_display()),
            "research": bool(self._researches()),
            "build_level1_free": bool(self._level_1()),
        }[name]

    # --- playing

    def play(self, text: str, colors: Iterable[str] = (), shown: Iterable[str] = ()) -> None:
        """Carry out a legal action.

        `colors` are those of the spheres that came out of the dispenser, in order; `shown` the ones that then showed in
        the chute. Raises AssertionError if they cannot be right or if some are left over.
        """
        assert text in self.legal() or not self.payments, f"{text} is not legal in the reference"
        self.colors, self.shown = list(colors), list(shown)
        word, *rest = text.split()
        if self.kind == "action":
            self.passes = self.passes + 1 if word == "pass" else 0
        getattr(self, f"_do_{word}")(rest)
        assert not self.colors, f"more spheres came out than should: {self.colors}"
        assert not self.shown, f"more spheres were shown than should: {self.shown}"

    def _do_pick(self, rest: list[str]) -> None:
        color = rest[0]
        self.row.remove(color)
        self.me.ring[color] += 1
        self.row.append(self._out(True))
        self._trigger("pick", color)
        self._step()

    def _do_draw(self, rest: list[str]) -> None:
        self._take_random()
        self._step()

    def _do_file(self, rest: list[str]) -> None:
        card = rest[0]
        researched = self.kind == "keep"
        self._leave(card)
        self.me.archive.append(card)
        self._trigger("file", card)
        self._put_back() if researched else self._finish()

    def _do_build(self, rest: list[str]) -> None:
        card, researched = rest[0], self.kind == "keep"
        origin = self.origin(card)
        before = [gizmo for gizmo in self.me.active if fires(gizmo, "build", card, origin)]
        words = rest[1:]
        split = words.index("via") if "via" in words else len(words)
        for word in words[1:split]:
            color, _, count = word.partition("*")
            self.me.ring[color] -= int(count or "1")
        self.used = sorted(self.used + words[split + 1 :])
        self._leave(card)
        self.me.active.append(card)
        self._arm(before)
        self.last_round = self.last_round or self.me.ends_game()
        self._put_back() if researched else self._finish()

    def _do_research(self, rest: list[str]) -> None:
        self.level = int(rest[0])
        amount = research_amount(self.me.active)
        self.drawn, self.decks[self.level] = self.decks[self.level][:amount], self.decks[self.level][amount:]
        self.kind = "keep"

    def _do_return(self, rest: list[str]) -> None:
        self.drawn.remove(rest[0])
        self.decks[self.level].append(rest[0])
        self._put_back()

    def _do_use(self, rest: list[str]) -> None:
        card = rest[0]
        self.triggered.remove(card)
        self.used = sorted([*self.used, card])
        name, _, count = FACTS[card].effect.partition("*")
        self.effect = {"card": card, "left": int(count)}
        if name == "vp":
            self.me.tokens += int(count)
            self._finish()
        elif name == "draw":
            self.kind = "draw"
            self._take_random()
            self._step()
        else:
            self.kind = "build" if name == "build_level1_free" else name

    def _do_skip(self, rest: list[str]) -> None:
        self._put_back() if self.kind == "keep" else self._finish()

    def _do_end(self, rest: list[str]) -> None:
        self._end_turn()

    def _do_pass(self, rest: list[str]) -> None:
        if self.passes == len(self.seats):
            self.kind = "over"
        else:
            self._end_turn()

    # --- the steps that actions share

    def _out(self, into_row: bool) -> str:
        """Let a sphere out of the dispenser: into the row, or as a random draw (which never takes the shown one)."""
        color = self.colors.pop(0)
        place = 1 if self.chute and not into_row else 0
        left = self.dispenser()
        if self.row_is_short():
            assert into_row
        if len(self.next) > place:
            assert self.next.pop(place) == color, f"{color} came out, but another was to come"
        elif self.chute and not into_row:
            left[self.next[0]] -= 1
        assert left[color] > 0, f"{color} came out, but none is left"
        if self.chute and into_row:
            if not self.next:
                self.next = [self.shown.pop(0)]
            elif self.shown:
                assert self.shown.pop(0) == self.next[0]
        return color

    def row_is_short(self) -> bool:
        """The row wants a sphere."""
        return len(self.row) < 6

    def _take_random(self) -> None:
        color = self._out(False)
        self.me.ring[color] += 1

    def _leave(self, card: str) -> None:
        """Take a card from the drawn ones, the archive or the display; an emptied slot is refilled at once."""
        if card in self.drawn:
            self.drawn.remove(card)
        elif card in self.me.archive:
            self.me.archive.remove(card)
        else:
            level = FACTS[card].level
            slots, deck = self.display[level], self.decks[level]
            place = slots.index(card)
            slots[place] = None
            for empty in [place, *(i for i, other in enumerate(slots) if other is None and i != place)]:
                if deck:
                    slots[empty] = deck.pop(0)

    def _trigger(self, deed: str, subject: str) -> None:
        self._arm([gizmo for gizmo in self.me.active if fires(gizmo, deed, subject)])

    def _arm(self, gizmos: list[str]) -> None:
        fresh = [gizmo for gizmo in gizmos if gizmo not in self.used]
        self.triggered = sorted({*self.triggered, *fresh})

    def _step(self) -> None:
        """One pick or draw is done: go on with the effect if more is left of it and it fits."""
        if self.effect:
            self.effect["left"] -= 1
            if self.effect["left"] and not self.me.ring_full:
                return
        self._finish()

    def _put_back(self) -> None:
        """The leftovers of a Research: asked one by one, the last goes by itself."""
        if len(self.drawn) > 1:
            self.kind = "return"
            return
        self.decks[self.level] += self.drawn
        self.drawn, self.level = [], 0
        self._finish()

    def _finish(self) -> None:
        """An action or an effect is over: offer what is triggered, or end the turn."""
        self.effect = {}
        if any(self.usable(card) for card in self.triggered):
            self.kind = "trigger"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.triggered, self.used, self.effect = [], [], {}
        following = (self.seat + 1) % len(self.seats)
        if self.last_round and following == self.first:
            self.kind = "over"
            return
        self.seat, self.kind = following, "action"
        self.number += following == self.first

    # --- the outcome

    def standings(self) -> list[int]:
        """Seats, best first: points, active Gizmos, spheres, then the seat farther from the first player."""
        count = len(self.seats)

        def key(seat: int) -> tuple[int, int, int, int]:
            state = self.seats[seat]
            return (state.points(), len(state.active), sum(state.ring.values()), (seat - self.first) % count)

        return sorted(range(count), key=key, reverse=True)

    def position(self) -> Json:
        """The position in the form of notation.md, with every key; `effect` is empty where there is none."""
        told: Json = {
            "seats": [seat.as_json() for seat in self.seats],
            "first": self.first,
            "turn": {
                "seat": self.seat,
                "number": self.number,
                "kind": self.kind,
                "triggered": self.triggered,
                "used": self.used,
                "effect": self.effect,
                "drawn": self.drawn,
                "level": self.level,
                "passes": self.passes,
                "last_round": self.last_round,
            },
            "row": self.row,
            "display": {str(level): cards for level, cards in self.display.items()},
            "decks": {str(level): cards for level, cards in self.decks.items()},
            "deck_sizes": {str(level): len(cards) for level, cards in self.decks.items()},
            "option": {"chute": self.chute},
        }
        if self.next:
            told["next_spheres"] = self.next
        return told
