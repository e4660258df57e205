"""Run by a test, where the system has no fonts: which signs of which language the program could not show. Prints one
line for each language: its code, and the signs that have no glyph."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtGui import QFont, QGuiApplication, QTextLayout

from gizmos_desktop.app.fonts import load_fonts
from tools.translations import FOLDER, code_of, forms_of, languages, messages_of

ROOT = Path(__file__).resolve().parents[2]
LATIN = ("Fredoka SemiBold", "Figtree SemiBold")
JAPANESE = ("Rounded Mplus 1c ExtraBold", "Rounded Mplus 1c Medium", "Fredoka SemiBold")
NAMES = "日本語 Łukasz Žofie Ðorđe Ñandú Ægir Ольга Δήμητρα Đặng"


def without_glyph(text: str, family: str) -> set[str]:
    """The signs of a text that end up as an empty box in a family and those that stand in for it."""
    font = QFont(family)
    missing = set()
    for sign in sorted({each for each in text if each.isprintable() and not each.isspace()}):
        layout = QTextLayout(sign, font)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        if any(0 in run.glyphIndexes() for run in layout.glyphRuns()) or not layout.glyphRuns():
            missing.add(sign)
    return missing


def main() -> None:
    app = QGuiApplication(sys.argv)
    assert load_fonts(ROOT / "resources" / "fonts")
    for file in languages(FOLDER):
        texts = [text for key, message in messages_of(file) for text in (key[1], *forms_of(message))]
        families = JAPANESE if code_of(file) == "ja" else LATIN
        missing = {sign for family in families for sign in without_glyph("".join(texts) + NAMES, family)}
        print(code_of(file), "".join(sorted(missing)))
    del app


if __name__ == "__main__":
    main()
