"""Actions: one coding for everybody, and its text (docs/notation.md).

Inside, an action is a number below 2**46: three bits `op` (from bit 7) and seven bits operand; a Build has its
payment above that (bit 10: three bits a colour; bit 22: the mask of the converters used). The number means the same
in every game and position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, overload

from gizmos_desktop.engine.cards import COLORS, IDS, NUMBERS
from gizmos_desktop.engine.errors import NotationError
from gizmos_desktop.engine.tables import CONVERTER, converter_cards

PICK_ID: Final = 0  # + colour
DRAW_ID: Final = 128
SKIP_ID: Final = 129
END_ID: Final = 130
PASS_ID: Final = 131
RESEARCH_ID: Final = 256  # + level
FILE_ID: Final = 384  # + card
USE_ID: Final = 512  # + card
RETURN_ID: Final = 640  # + card
BUILD_ID: Final = 768  # + card + payment

_PLAIN: Final = {"draw": DRAW_ID, "skip": SKIP_ID, "end": END_ID, "pass": PASS_ID}
_WITH_CARD: Final = {"file": FILE_ID, "use": USE_ID, "return": RETURN_ID}
_ONE_COLOR: Final = 13  # spheres of a colour that exist


class Action:
    """One action of a player. Immutable and hashable; `str` gives the notation, `Action.parse` reads it.

    `kind` is the first word of the notation. `card` is an id or "", `color` a colour or "", `level` 1 to 3 or 0; `pay`
    the colours of the spheres spent, in the order red yellow blue black; `via` the ids of the converters, in id order.
    `id` is the number that `Game.apply` takes, -1 if no game can ever allow the action (such as paying with 9 reds).
    """

    __slots__ = ("card", "color", "id", "kind", "level", "pay", "via")
    kind: str
    card: str
    color: str
    level: int
    pay: tuple[str, ...]
    via: tuple[str, ...]
    id: int

    def __init__(
        self,
        kind: str,
        card: str = "",
        color: str = "",
        level: int = 0,
        pay: tuple[str, ...] = (),
        via: tuple[str, ...] = (),
    ) -> None:
        put = object.__setattr__
        put(self, "kind", kind)
        put(self, "card", card)
        put(self, "color", color)
        put(self, "level", level)
        put(self, "pay", pay)
        put(self, "via", via)
        put(self, "id", _number(kind, card, color, level, pay, via))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Action cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"an Action cannot be changed ({name})")

    def __str__(self) -> str:
        words = [self.kind]
        words += [word for word in (self.card, self.color) if word]
        if self.level:
            words.append(str(self.level))
        if self.pay:
            words.append("pay")
            for color in COLORS:
                count = self.pay.count(color)
                if count:
                    words.append(color if count == 1 else f"{color}*{count}")
        if self.via:
            words.append("via")
            words += self.via
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.id == other.id and (self.id >= 0 or str(self) == str(other))

    def __hash__(self) -> int:
        return hash(self.id) if self.id >= 0 else hash(str(self))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Action.parse, (str(self),)

    @staticmethod
    def parse(text: str) -> Action:
        """The action that a text names. Raises `NotationError` for anything but its one spelling."""
        return _parse(text)


def _number(kind: str, card: str, color: str, level: int, pay: tuple[str, ...], via: tuple[str, ...]) -> int:
    if kind == "pick":
        return PICK_ID + COLORS.index(color)
    if kind == "research":
        return RESEARCH_ID + level
    if kind in _PLAIN:
        return _PLAIN[kind]
    number = NUMBERS[card]
    if kind in _WITH_CARD:
        return _WITH_CARD[kind] + number
    spent = 0
    for place, each in enumerate(COLORS):
        count = pay.count(each)
        if count > 7:
            return -1
        spent += count << 3 * place
    converters = 0
    for name in via:
        bit = CONVERTER[NUMBERS[name]]
        if not bit:
            return -1
        converters += bit
    return BUILD_ID + number + (spent << 10) + (converters << 22)


def action_of(number: int) -> Action:
    """The action that a number means; the number must be one that the engine gave."""
    low = number & 127
    op = number & 896
    if op == PICK_ID:
        return Action("pick", color=COLORS[low])
    if op == DRAW_ID:
        return Action(("draw", "skip", "end", "pass")[low])
    if op == RESEARCH_ID:
        return Action("research", level=low)
    if op != BUILD_ID:
        return Action({FILE_ID: "file", USE_ID: "use", RETURN_ID: "return"}[op], IDS[low])
    pay: list[str] = []
    for place, color in enumerate(COLORS):
        pay += [color] * (number >> 10 + 3 * place & 7)
    return Action("build", IDS[low], pay=tuple(pay), via=tuple(IDS[n] for n in converter_cards(number >> 22)))


def _parse(text: str) -> Action:
    if not isinstance(text, str):
        raise NotationError(f"an action is a text, not {type(text).__name__}")
    shown = _brief(text)
    words = text.split(" ")
    kind = words[0]
    if kind in _PLAIN:
        _shape(words, 1, shown)
        found = Action(kind)
    elif kind == "pick":
        _shape(words, 2, shown)
        if words[1] not in COLORS:
            raise NotationError(f"{shown}: no energy is called {_brief(words[1])}")
        found = Action(kind, color=words[1])
    elif kind == "research":
        _shape(words, 2, shown)
        if words[1] not in ("1", "2", "3"):
            raise NotationError(f"{shown}: the levels are 1, 2 and 3")
        found = Action(kind, level=int(words[1]))
    elif kind in _WITH_CARD:
        _shape(words, 2, shown)
        found = Action(kind, _card(words[1], shown))
    elif kind == "build":
        found = _build(words, shown)
    else:
        raise NotationError(f"{shown}: no action is called {_brief(kind)}")
    if str(found) != text:
        raise NotationError(f"{shown}: the spelling is {str(found)!r}")
    return found


def _brief(text: str) -> str:
    """A text as an error message quotes it."""
    return repr(text if len(text) <= 80 else text[:80] + "…")


def _shape(words: list[str], count: int, shown: str) -> None:
    if len(words) != count:
        raise NotationError(f"{shown}: {words[0]!r} has {count - 1} words after it")


def _card(word: str, shown: str) -> str:
    if word not in NUMBERS:
        raise NotationError(f"{shown}: no card is called {_brief(word)}")
    return word


def _build(words: list[str], shown: str) -> Action:
    if len(words) < 2:
        raise NotationError(f"{shown}: which card is built?")
    card = _card(words[1], shown)
    rest = words[2:]
    pay: list[str] = []
    via: list[str] = []
    if rest and rest[0] == "pay":
        stop = rest.index("via") if "via" in rest else len(rest)
        for word in rest[1:stop]:
            pay += _spheres(word, shown)
        rest = rest[stop:]
    if rest and rest[0] == "via":
        via = [_card(word, shown) for word in rest[1:]]
        rest = []
    if rest:
        raise NotationError(f"{shown}: {_brief(rest[0])} is neither 'pay' nor 'via'")
    if len(set(via)) < len(via):
        raise NotationError(f"{shown}: a converter is named twice")
    # the canonical order; another order in the text is refused by comparing the spelling
    return Action(
        "build", card, pay=tuple(sorted(pay, key=COLORS.index)), via=tuple(sorted(via, key=lambda name: NUMBERS[name]))
    )


def _spheres(word: str, shown: str) -> list[str]:
    color, star, count = word.partition("*")
    if color not in COLORS:
        raise NotationError(f"{shown}: no energy is called {_brief(color)}")
    if not star:
        return [color]
    known = [str(n) for n in range(2, _ONE_COLOR + 1)]
    if count not in known:
        raise NotationError(f"{shown}: '*' is followed by a number from 2 to {_ONE_COLOR}")
    return [color] * int(count)


class LegalActions(Sequence[Action]):
    """The legal actions of a decision: made one by one when they are looked at, so asking costs little."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = tuple(numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> Action: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, place: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(place, slice):
            return tuple(action_of(number) for number in self._numbers[place])
        return action_of(self._numbers[place])

    def __iter__(self) -> Iterator[Action]:
        return map(action_of, self._numbers)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.id in self._numbers

    def __repr__(self) -> str:
        return f"LegalActions({[str(action) for action in self]})"
