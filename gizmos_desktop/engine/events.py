"""What happened: enough to draw an animation and to write a log without looking at the state."""

from __future__ import annotations

from typing import Final, final

NO_PLACE: Final = -1
"""Value of `seat` and `slot` in an event that has none."""


@final
class Event:
    """One thing that happened while an action was played; see docs/architecture.md for the kinds and their fields.

    Fields that do not apply are empty: "" for words, -1 for `seat` and `slot`, 0 for `level` and `count`. Never changed
    once made. A `private` event is for its own seat; `for_seat` gives what another seat may see of it.
    """

    __slots__ = ("card", "color", "count", "kind", "level", "origin", "private", "seat", "slot", "target", "text")

    def __init__(
        self,
        kind: str,
        seat: int = NO_PLACE,
        card: str = "",
        color: str = "",
        origin: str = "",
        target: str = "",
        level: int = 0,
        slot: int = NO_PLACE,
        count: int = 0,
        text: str = "",
        private: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.color: Final = color
        self.origin: Final = origin
        self.target: Final = target
        self.level: Final = level
        self.slot: Final = slot
        self.count: Final = count
        self.text: Final = text
        self.private: Final = private

    def _fields(self) -> tuple[str, int, str, str, str, str, int, int, int, str, bool]:
        return (
            self.kind, self.seat, self.card, self.color, self.origin, self.target,
            self.level, self.slot, self.count, self.text, self.private,
        )  # fmt: skip

    def as_dict(self) -> dict[str, object]:
        """The kind and the fields that apply, as JSON."""
        found: dict[str, object] = {"kind": self.kind}
        if self.seat != NO_PLACE:
            found["seat"] = self.seat
        words = (("card", self.card), ("color", self.color), ("origin", self.origin), ("target", self.target))
        for name, word in words:
            if word:
                found[name] = word
        if self.level:
            found["level"] = self.level
        if self.slot != NO_PLACE:
            found["slot"] = self.slot
        if self.count:
            found["count"] = self.count
        if self.text:
            found["text"] = self.text
        if self.private:
            found["private"] = True
        return found

    def for_seat(self, seat: int) -> Event:
        """The event as that seat may see it: of another seat's private event the card is left out.

        An action that names such a card (`return CARD`) keeps its first word.
        """
        if not self.private or seat == self.seat:
            return self
        text = self.text.split(" ")[0]
        return Event(
            self.kind, self.seat, "", self.color, self.origin, self.target,
            self.level, self.slot, self.count, text, True,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.as_dict().items() if name != "kind")
        return f"Event({self.kind!r}{', ' if inside else ''}{inside})"

    def __reduce__(self) -> tuple[type[Event], tuple[str, int, str, str, str, str, int, int, int, str, bool]]:
        return Event, self._fields()
