"""What happened, step by step: the history of a game folded into what a person would call one step each.

A step is an action or one effect of a Gizmo: the two Picks of one effect are one step, so are the draws. Beads, log,
ticker and the last turns are all made of steps. Cards that only their owner has seen never get into one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from gizmos_desktop.app.session import Played
from gizmos_desktop.engine import CARDS, Event

BEADS = frozenset({"pick", "draw", "build", "file", "research", "points"})
"""Kinds of steps that are shown on a chain line; the others are for the log alone."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step. `kind` is one of BEADS, or none, return, lost, skip, pass, last_round, replaced, over.

    `turn` counts turns from 0. `colors` are the spheres taken (pick, draw) or spent (build); `card` the card built or
    filed; `origin` where it came from (display, archive, hand); `effect` the Gizmo whose effect it was ("" for the
    turn's own action); `count` points, cards or losses; `note` how the AI failed (replaced).
    """

    number: int
    turn: int
    round: int
    seat: int
    kind: str
    colors: tuple[str, ...] = ()
    card: str = ""
    origin: str = ""
    effect: str = ""
    effect_number: int = 0
    converters: tuple[str, ...] = ()
    level: int = 0
    count: int = 0
    note: str = ""

    @property
    def is_bead(self) -> bool:
        """It is shown on a chain line."""
        return self.kind in BEADS

    @property
    def free(self) -> bool:
        """A Build for which an effect asks no payment."""
        return self.kind == "build" and self.effect != "" and CARDS[self.effect].effect.startswith("build_level1_free")


class StepBook:
    """Folds decisions into steps, one after the other. `effect` is the Gizmo whose effect is being carried out at the
    start, if the game was set up in the middle of one."""

    def __init__(self, history: Iterable[Played] = (), effect: str = "") -> None:
        self.steps: list[Step] = []
        self.turn = 0  # the turn that is being played
        self.left_row: Counter[str] = Counter()  # spheres that have ever left the energy row, by colour
        self._effect = effect
        self._effects = 1 if effect else 0
        self._spent: list[str] = []
        self._converters: list[str] = []
        for played in history:
            self.add(played)

    def add(self, played: Played) -> None:
        """Takes in the next decision."""
        verb = played.text.partition(" ")[0]
        if played.note == "replaced":
            self._new(played, "replaced", note=played.why)
        if verb == "pass":
            self._new(played, "pass")
        elif verb == "skip" and self._last_kind() == "research":
            self._new(played, "none")
        self._spent, self._converters = [], []
        for event in played.events:
            self._take(event, played, verb)

    def of_turn(self, turn: int) -> list[Step]:
        """The steps of one turn."""
        found: list[Step] = []
        for step in reversed(self.steps):
            if step.turn < turn:
                break
            if step.turn == turn:
                found.append(step)
        return found[::-1]

    def latest_turn_of(self, seat: int) -> list[Step]:
        """The steps of the latest turn in which `seat` has done anything."""
        last = next((step for step in reversed(self.steps) if step.seat == seat and step.kind != "over"), None)
        return [] if last is None else self.of_turn(last.turn)

    def _take(self, event: Event, played: Played, verb: str) -> None:
        match event.kind:
            case "sphere":
                self._sphere(event, played)
            case "convert":
                self._converters.append(event.card)
            case "card":
                self._card(event, played)
            case "use":
                self._effect, self._effects = event.card, self._effects + 1
            case "points":
                self._new(played, "points", count=event.count)
            case "stop":
                self._new(played, "skip" if verb == "skip" else "lost", count=event.count)
            case "last_round":
                self._new(played, "last_round")
            case "over":
                self._new(played, "over")
            case "turn_end":
                self.turn += 1
                self._effect = ""

    def _sphere(self, event: Event, played: Played) -> None:
        if event.origin == "row":
            self.left_row[event.color] += 1
        if event.target == "ring":
            kind = "pick" if event.origin == "row" else "draw"
            last = self.steps[-1] if self.steps else None
            if (
                last
                and last.kind == kind
                and last.turn == self.turn
                and self._effect
                and last.effect_number == self._effects
            ):
                self.steps[-1] = replace(last, colors=(*last.colors, event.color))
            else:
                self._new(played, kind, colors=(event.color,))
        elif event.origin == "ring":
            self._spent.append(event.color)

    def _card(self, event: Event, played: Played) -> None:
        match event.origin, event.target:
            case _, "active":
                self._new(
                    played,
                    "build",
                    card=event.card,
                    origin=event.origin,
                    colors=tuple(self._spent),
                    converters=tuple(self._converters),
                    level=event.level,
                )
            case _, "archive":
                self._new(played, "file", card=event.card, origin=event.origin, level=event.level)
            case "deck", "hand":
                self._count(played, "research", event.level)
            case "hand", "deck":
                self._count(played, "return", event.level)

    def _count(self, played: Played, kind: str, level: int) -> None:
        """One card more of a Research: which card is nobody else's business."""
        if self._last_kind() == kind:
            self.steps[-1] = replace(self.steps[-1], count=self.steps[-1].count + 1)
        else:
            self._new(played, kind, level=level, count=1)

    def _last_kind(self) -> str:
        return self.steps[-1].kind if self.steps and self.steps[-1].turn == self.turn else ""

    def _new(
        self,
        played: Played,
        kind: str,
        colors: tuple[str, ...] = (),
        card: str = "",
        origin: str = "",
        converters: tuple[str, ...] = (),
        level: int = 0,
        count: int = 0,
        note: str = "",
    ) -> None:
        self.steps.append(
            Step(
                number=len(self.steps),
                turn=self.turn,
                round=played.round,
                seat=played.seat,
                kind=kind,
                colors=colors,
                card=card,
                origin=origin,
                effect=self._effect,
                effect_number=self._effects if self._effect else 0,
                converters=converters,
                level=level,
                count=count,
                note=note,
            )
        )
