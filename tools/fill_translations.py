"""Fills translations/*.ts from a table of texts: `python -m tools.fill_translations FILE...`; with `--open` it prints
the table of all texts that want a translation, to be filled in (docs/translating.md).

A table is blocks of lines with an empty line between them. A block holds one English text and its translations:

    [Context]
    en: %n card(s) of {name}
    pt: %n carta de {name} | %n cartas de {name}
    ja: {name}のカード%n枚

`[Context]` holds until the next one, `[]` is every context (a text that occurs in several is filled in all of them).
Plural forms stand side by side, `\\n` is a new line, `en: Text || comment` is the text with that comment only. What is
translated already is replaced. The .ts files are the memory of all this: tables are thrown away.
"""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tools.translations import (
    FOLDER,
    PLURALS_ONLY,
    Key,
    code_of,
    compile_all,
    fault_of,
    forms_of,
    languages,
    messages_of,
    save,
)

FORMS = " | "
COMMENT = " || "
PERCENT = r"%(?!\d|n|L\d)"


@dataclass
class Block:
    """One text of a table: its context ("" for all), text, comment (None: any) and its translations by language."""

    context: str
    source: str
    comment: str | None
    line: int
    translations: dict[str, list[str]] = field(default_factory=dict)


class TableError(Exception):
    """A table that cannot be taken; the text says where and why."""


def blocks_of(table: str) -> list[Block]:
    """The blocks of a table; TableError for a line that cannot be read."""
    found: list[Block] = []
    context = ""
    for number, line in enumerate(table.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if head := re.fullmatch(r"\[(\w*)\]", line.strip()):
            context = head[1]
            continue
        read = re.match(r"(\w\w): (.*)", line)
        if read is None:
            raise TableError(f"line {number}: neither a context nor `xx: text`: {line!r}")
        text = read[2].replace("\\n", "\n")
        if read[1] == PLURALS_ONLY:
            source, _, comment = text.partition(COMMENT)
            found.append(Block(context, source, comment if COMMENT in text else None, number))
        elif not found:
            raise TableError(f"line {number}: a translation of nothing")
        else:
            found[-1].translations[read[1]] = text.split(FORMS) if "%n" in found[-1].source else [text]
    return found


def fill(file: Path, blocks: Iterable[Block]) -> tuple[int, list[str]]:
    """Write what the blocks have for the language of `file`: how many texts were filled, and what could not be."""
    code = code_of(file)
    tree = ET.parse(file)
    found: dict[str, list[tuple[Key, ET.Element]]] = {}
    for key, message in messages_of(tree):
        found.setdefault(key[1], []).append((key, message))
    count, faults = 0, []
    for block in blocks:
        texts = block.translations.get(code)
        if texts is None or not any(texts):
            continue
        fitting = [
            message
            for (context, _, comment), message in found.get(block.source, [])
            if block.context in ("", context) and block.comment in (None, comment)
        ]
        if not fitting:
            faults.append(f"{code}, line {block.line}: there is no such text: {block.context} {block.source!r}")
        for message in fitting:
            fault = put(message, [set_in(code, text) for text in texts])
            if fault:
                faults.append(f"{code}, line {block.line}: {fault}: {texts}")
            count += not fault
    save(tree, file)
    return count, faults


def set_in(code: str, text: str) -> str:
    """The text as it is set in a language: French has spaces that no line may end with before its double signs, and
    inside of its quotation marks."""
    if code == "fr":
        text = re.sub(rf" ([:;!?»]|{PERCENT})", "\u00a0\\1", text)
        text = text.replace("« ", "«\u00a0")
    return re.sub(rf" {PERCENT}", "\u00a0%", text)


def put(message: ET.Element, texts: list[str]) -> str:
    """Write the translation into a message; why not, if it does not fit."""
    translation = message.find("translation")
    assert translation is not None
    forms = translation.findall("numerusform")
    if len(texts) != max(1, len(forms)):
        return f"wants {max(1, len(forms))} form(s)"
    for element, text in zip(forms or [translation], texts, strict=True):
        element.text = text
    translation.attrib.pop("type", None)
    fault = fault_of(message)
    if fault:
        translation.set("type", "unfinished")
    return fault


def open_texts() -> str:
    """A table of all texts that are not translated in some language, with what others have already."""
    wanted: dict[Key, dict[str, str]] = {}
    files = [file for file in languages(FOLDER) if code_of(file) != PLURALS_ONLY]
    for file in files:
        for key, message in messages_of(file):
            done = not fault_of(message)
            wanted.setdefault(key, {})[code_of(file)] = FORMS.join(forms_of(message)) if done else ""
    lines = []
    context = ""
    for key, texts in wanted.items():
        if all(texts.values()):
            continue
        if key[0] != context:
            context = key[0]
            lines += [f"[{context}]", ""]
        lines.append(f"{PLURALS_ONLY}: {key[1]}{COMMENT + key[2] if key[2] else ''}".replace("\n", "\\n"))
        lines += [f"{code}: {text}".replace("\n", "\\n") for code, text in texts.items()]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    """See the module's text; 1 if a text of the table found no place."""
    if sys.argv[1:] == ["--open"]:
        print(open_texts())
        return 0
    if not sys.argv[1:]:
        print(__doc__)
        return 2
    try:
        blocks = [block for name in sys.argv[1:] for block in blocks_of(Path(name).read_text(encoding="utf-8"))]
    except TableError as error:
        print(error)
        return 1
    known = {code_of(file) for file in languages(FOLDER)}
    faults = [f"line {b.line}: no language {code}" for b in blocks for code in b.translations if code not in known]
    for file in languages(FOLDER):
        if code_of(file) != PLURALS_ONLY:
            count, found = fill(file, blocks)
            faults += found
            print(f"{file.name}: {count} texts")
    for fault in faults:
        print(fault)
    compile_all()
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
