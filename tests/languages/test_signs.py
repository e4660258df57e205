"""Fonts and lines: every sign can be shown, also where the system has no fonts, and Japanese lines break well."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from gizmos_desktop.app.fonts import load_fonts
from tests.languages.show_signs import JAPANESE, ROOT
from tools.translations import FOLDER, PLACES, forms_of, messages_of

FONTS = ROOT / "resources" / "fonts"


def signs_of(code: str) -> set[str]:
    texts = [text for _, message in messages_of(FOLDER / f"gizmos_{code}.ts") for text in forms_of(message)]
    return {sign for text in texts for sign in text if not sign.isspace()}


@pytest.mark.parametrize(
    ("code", "faces"),
    [
        *((code, ("Figtree_600SemiBold", "Fredoka_600SemiBold")) for code in ("en", "pt", "es", "fr")),
        ("ja", ("MPLUSRounded1c_500Medium", "MPLUSRounded1c_800ExtraBold")),
    ],
)
def test_the_faces_of_a_language_hold_its_signs(code: str, faces: tuple[str, ...]) -> None:
    """By themselves: a sign from another face would stand out."""
    for face in faces:
        with TTFont(FONTS / f"{face}.ttf") as font:
            held = {chr(number) for number in font.getBestCmap()}
        # arrows and the check mark come from the rounded face
        assert {sign for sign in signs_of(code) - held if sign not in "←→✓−"} == set(), face


def without_fonts(folder: Path, *command: str) -> list[list[str]]:
    """What a module prints where fontconfig finds nothing: the words of each line."""
    environment = os.environ | {
        "FONTCONFIG_FILE": str(Path(__file__).with_name("no-fonts.conf")),
        "XDG_CACHE_HOME": str(folder),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


def test_everything_is_shown_where_the_system_has_no_fonts(tmp_path: Path) -> None:
    assert without_fonts(tmp_path, "tests.languages.show_signs") == [["en"], ["es"], ["fr"], ["ja"], ["pt"]]


def test_the_program_is_read_where_the_system_has_no_fonts(tmp_path: Path) -> None:
    """The texts that are drawn, in the fonts that they are drawn in."""
    found = without_fonts(tmp_path, "tests.languages.show_words", "rules", "setup", "action", "large", "end")
    assert [line[0] for line in found] == ["en", "es", "fr", "ja", "pt"]
    assert all(int(line[1]) > 100 and len(line) == 2 for line in found), found


# Signs that no Japanese line begins or ends with.
NOT_FIRST = "、。，．：；・？！）」』】〉》”’ー〜…ぁぃぅぇぉっゃゅょァィゥェォッャュョ％%,.:;?!)]"
NOT_LAST = "（「『【〈《“‘(["


def lines_of(text: str, font: QFont, width: int) -> list[str]:
    """The text as Qt breaks it."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return found


def test_no_japanese_line_begins_or_ends_badly(qapp: object) -> None:
    load_fonts(FONTS)
    font = QFont(JAPANESE[1])
    font.setPixelSize(13)
    wrong, broken = [], 0
    for _, message in messages_of(FOLDER / "gizmos_ja.ts"):
        for template in forms_of(message):
            text = PLACES.sub("12", template)
            if len(text) < 12:
                continue
            for width in (140, 200, 290):
                lines = lines_of(text, font, width)
                broken += len(lines) - 1
                wrong += [line for line in lines[1:] if line[0] in NOT_FIRST]
                wrong += [line for line in lines[:-1] if line.rstrip()[-1] in NOT_LAST]
    assert broken > 500
    assert wrong == []
