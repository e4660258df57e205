"""A model of the table that knows nothing but events: what a log or an animation could follow.

It starts from one position and is then fed events only. `differences` compares it with the truth.
"""

from collections.abc import Iterable
from typing import Any

from gizmos_desktop.engine import Event
from tests.engine.facts import COLORS, SPHERES_OF_A_COLOR

Json = dict[str, Any]


class Shadow:
    """Row, display, decks, rings, archives, active Gizmos, tokens, hand and turn, as the events tell them."""

    def __init__(self, position: Json) -> None:
        self.row: list[str] = list(position["row"])
        self.display: dict[int, list[str | None]] = {int(k): list(v) for k, v in position["display"].items()}
        self.decks: dict[int, list[str]] = {int(k): list(v) for k, v in position["decks"].items()}
        self.rings = [dict(seat["ring"]) for seat in position["seats"]]
        self.archives = [list(seat["archive"]) for seat in position["seats"]]
        self.actives = [list(seat["active"]) for seat in position["seats"]]
        self.tokens = [seat["tokens"] for seat in position["seats"]]
        turn = position["turn"]
        self.seat, self.number, self.kind = turn["seat"], turn["number"], turn["kind"]
        self.triggered, self.used = set(turn["triggered"]), set(turn["used"])
        self.hand: list[str] = list(turn["drawn"])
        self.last_round: bool = turn["last_round"]
        self.shown: str = position.get("next_spheres", [""])[0] if position["option"]["chute"] else ""
        self.played: list[str] = []

    def feed(self, events: Iterable[Event]) -> None:
        """Follow the events of one action."""
        for number, event in enumerate(events):
            assert (event.kind == "action") == (number == 0), "the action comes first, and once"
            getattr(self, f"_on_{event.kind}")(event)

    def _on_action(self, event: Event) -> None:
        assert event.seat == self.seat
        self.played.append(event.text)

    def _on_sphere(self, event: Event) -> None:
        if event.origin == "row":
            assert self.row.pop(event.slot) == event.color
        elif event.origin == "ring":
            ring = self.rings[event.seat]
            assert ring[event.color] > 0
            ring[event.color] -= 1
        else:
            assert event.origin == "dispenser"
            assert self.dispenser()[event.color] > 0
        if event.target == "row":
            assert event.slot == len(self.row)
            assert not self.shown or event.color == self.shown
            self.row.append(event.color)
        elif event.target == "ring":
            self.rings[event.seat][event.color] = self.rings[event.seat].get(event.color, 0) + 1
        else:
            assert event.target == "dispenser"

    def _on_card(self, event: Event) -> None:
        assert event.private == ({event.origin, event.target} == {"deck", "hand"})
        if event.origin == "deck":
            assert self.decks[event.level].pop(0) == event.card
        elif event.origin == "display":
            assert self.display[event.level][event.slot] == event.card
            self.display[event.level][event.slot] = None
        else:
            {"archive": self.archives[event.seat], "hand": self.hand}[event.origin].remove(event.card)
        if event.target == "display":
            assert self.display[event.level][event.slot] is None
            self.display[event.level][event.slot] = event.card
        elif event.target == "deck":
            self.decks[event.level].append(event.card)
        else:
            targets = {"archive": self.archives[event.seat], "active": self.actives[event.seat], "hand": self.hand}
            targets[event.target].append(event.card)

    def _on_convert(self, event: Event) -> None:
        assert event.card in self.actives[event.seat]
        self.used.add(event.card)

    def _on_trigger(self, event: Event) -> None:
        assert event.card in self.actives[event.seat]
        assert event.card not in self.triggered | self.used
        self.triggered.add(event.card)

    def _on_use(self, event: Event) -> None:
        self.triggered.remove(event.card)
        self.used.add(event.card)

    def _on_points(self, event: Event) -> None:
        assert event.count > 0
        self.tokens[event.seat] += event.count

    def _on_limits(self, event: Event) -> None:
        assert event.card in self.actives[event.seat]

    def _on_stop(self, event: Event) -> None:
        assert event.card in self.used
        assert event.count > 0

    def _on_shown(self, event: Event) -> None:
        self.shown = event.color

    def _on_last_round(self, event: Event) -> None:
        assert not self.last_round
        self.last_round = True

    def _on_turn_end(self, event: Event) -> None:
        assert event.seat == self.seat
        self.triggered, self.used = set(), set()

    def _on_turn(self, event: Event) -> None:
        self.seat, self.number = event.seat, event.count

    def _on_decision(self, event: Event) -> None:
        assert event.seat == self.seat
        self.kind = event.text

    def _on_over(self, event: Event) -> None:
        self.kind = "over"

    def dispenser(self) -> dict[str, int]:
        """Colours that are neither in the row nor in a ring."""
        return {c: SPHERES_OF_A_COLOR - self.row.count(c) - sum(r.get(c, 0) for r in self.rings) for c in COLORS}

    def differences(self, position: Json) -> list[str]:
        """Give the names of all things that the events told wrongly or not at all."""
        turn = position["turn"]
        pairs = {
            "row": (self.row, position["row"]),
            "display": ({str(k): v for k, v in self.display.items()}, position["display"]),
            "decks": ({str(k): v for k, v in self.decks.items()}, position["decks"]),
            "rings": (
                [{c: n for c, n in ring.items() if n} for ring in self.rings],
                [seat["ring"] for seat in position["seats"]],
            ),
            "archives": (self.archives, [seat["archive"] for seat in position["seats"]]),
            "actives": (self.actives, [seat["active"] for seat in position["seats"]]),
            "tokens": (self.tokens, [seat["tokens"] for seat in position["seats"]]),
            "hand": (self.hand, turn["drawn"]),
            "turn": ((self.seat, self.number, self.kind), (turn["seat"], turn["number"], turn["kind"])),
            "triggered": (sorted(self.triggered), turn["triggered"]),
            "used": (sorted(self.used), turn["used"]),
            "last_round": (self.last_round, turn["last_round"]),
            "shown": (self.shown, position.get("next_spheres", [""])[0] if position["option"]["chute"] else ""),
        }
        return [
            f"{name}: events say {told}, truth is {truth}" for name, (told, truth) in pairs.items() if told != truth
        ]
