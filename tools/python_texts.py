"""The texts of the Python sources, handed to lupdate as C++.

lupdate's own reader of Python takes a text for a plural only if its number is written as a number, and loses every
text whose number is an expression (`len(cards)`) or whose call ends with a comma. So the calls of `translate` are found
here, by parsing, and written down as C++ calls, which lupdate reads without a fault. A comment `#:` above a call goes
along.
"""

import ast
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Text:
    """One call of `translate`: context, text, comment that tells equal texts apart, whether it is a plural, and a note
    to the translators."""

    context: str
    text: str
    comment: str
    plural: bool
    note: str


def texts_of(source: str) -> list[Text]:
    """All texts of a Python source, in the order of their places."""
    lines = source.split("\n")
    found: list[tuple[int, Text]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        if getattr(node.func, "attr", getattr(node.func, "id", "")) != "translate":
            continue
        words = [part.value if isinstance(part, ast.Constant) else None for part in node.args[:3]]
        if len(words) < 2 or not isinstance(words[0], str) or not isinstance(words[1], str):
            continue  # str.translate, say; tests/test_source_rules.py refuses texts that are no literals
        comment = words[2] if len(words) > 2 and isinstance(words[2], str) else ""
        plural = len(node.args) > 3 or any(word.arg == "n" for word in node.keywords)
        found.append((node.lineno, Text(words[0], words[1], comment, plural, note_above(lines, node.lineno - 1))))
    return [text for _, text in sorted(found, key=lambda each: each[0])]


def note_above(lines: list[str], line: int) -> str:
    """The comment `#: …` that stands right above a line (counted from 0)."""
    found: list[str] = []
    while line > 0 and lines[line - 1].strip().startswith("#:"):
        line -= 1
        found.append(lines[line].strip()[2:].strip())
    return " ".join(reversed(found))


def quoted(text: str) -> str:
    """A C++ string."""
    return json.dumps(text, ensure_ascii=False)


def as_cpp(sources: Iterable[Path]) -> str:
    """All texts of the files as C++ calls."""
    out: list[str] = ["void texts(int n) {"]
    for file in sources:
        for text in texts_of(file.read_text(encoding="utf-8")):
            if text.note:
                out.append(f"    //: {text.note}")
            number = ", n" if text.plural else ""
            words = ", ".join(quoted(part) for part in (text.context, text.text, text.comment))
            out.append(f"    QCoreApplication::translate({words}{number});")
    return "\n".join([*out, "}", ""])
