"""Run by a test, where the system has no fonts: the program itself in each language, on the scenes that are named.
Prints each language with how many texts were seen, and what of them ends up as an empty box."""

from __future__ import annotations

import os
import sys

from PySide6.QtGui import QFont

from tests.languages.show_signs import without_glyph
from tools.scenes.catalogue import show
from tools.scenes.theatre import Theatre, theatre
from tools.translations import FOLDER, code_of, languages


def texts_of(stage: Theatre) -> set[tuple[str, str]]:
    """The texts that are drawn now, each with the family of its font."""
    found = set()
    for item in stage.items():
        text, font = item.property("text"), item.property("font")
        if item.property("truncated") is not None and text and isinstance(font, QFont):
            found.add((str(text), font.family()))
    return found


def main() -> None:
    with theatre() as stage:
        stage.worst = True  # names in other scripts
        for file in languages(FOLDER):
            stage.dress(language=code_of(file))
            seen: set[tuple[str, str]] = set()
            for name in sys.argv[1:]:
                show(stage, name)
                seen |= texts_of(stage)
            signs: dict[str, str] = {}
            for text, family in seen:
                signs[family] = signs.get(family, "") + text
            missing = {sign for family, text in signs.items() for sign in without_glyph(text, family)}
            print(code_of(file), len(seen), "".join(sorted(missing)), flush=True)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)
