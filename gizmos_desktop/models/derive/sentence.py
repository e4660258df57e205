"""A sentence with placeholders that can be shown both as plain text and as a strip with pips in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from string import Formatter

from gizmos_desktop.models.derive.shapes import Token, Tokens


@dataclass(frozen=True, slots=True)
class Value:
    """What stands for a placeholder: its words, and its tokens in a strip (the words, if there are none)."""

    words: str
    tokens: Tokens = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    """A translated template and the values of its placeholders."""

    template: str
    values: dict[str, Value] = field(default_factory=dict)

    def plain(self) -> str:
        """The sentence as text."""
        return self._fill(lambda value: value.words)

    def tokens(self) -> Tokens:
        """The sentence as a strip: text tokens with pips between them. Nothing is glued: the order is that of the
        template."""
        found: list[Token] = []
        for before, name, _, _ in Formatter().parse(self.template):
            value = self.values[name] if name else Value("")
            _say(found, before)
            if value.tokens:
                found += value.tokens
            else:
                _say(found, value.words)
        return tuple(found)

    def _fill(self, show: Callable[[Value], str]) -> str:
        return self.template.format(**{name: show(value) for name, value in self.values.items()})


def _say(found: list[Token], words: str) -> None:
    """Adds a piece of text, to the last text token if that is the last."""
    if not words:
        return
    if found and "t" in found[-1]:
        found[-1] = {"t": found[-1]["t"] + words}
    else:
        found.append({"t": words})
