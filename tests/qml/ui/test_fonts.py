"""The bundled fonts hold every character that the game can show, and come with their licences."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools.fonts.characters import japanese, latin

ROOT = Path(__file__).resolve().parents[3]
FONTS = ROOT / "resources" / "fonts"
FACES = sorted(file.name for file in FONTS.glob("*.ttf"))


def cmap(name: str) -> set[str]:
    """The characters of a font."""
    with TTFont(FONTS / name) as font:
        return {chr(code) for code in font.getBestCmap()}


def test_all_faces_are_there() -> None:
    assert FACES == [
        "Figtree_500Medium.ttf",
        "Figtree_600SemiBold.ttf",
        "Figtree_700Bold.ttf",
        "Fredoka_600SemiBold.ttf",
        "MPLUSRounded1c_500Medium.ttf",
        "MPLUSRounded1c_800ExtraBold.ttf",
    ]
    assert sorted(file.name for file in FONTS.glob("OFL-*.txt")) == [
        "OFL-Figtree.txt",
        "OFL-Fredoka.txt",
        "OFL-MPLUSRounded1c.txt",
    ]
    for file in FONTS.glob("OFL-*.txt"):
        assert "SIL Open Font License, Version 1.1" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FACES)
def test_fonts_are_small(name: str) -> None:
    assert (FONTS / name).stat().st_size < 2 * 1024 * 1024


@pytest.mark.parametrize("name", FACES)
def test_every_face_holds_western_letters_and_signs(name: str) -> None:
    letters = {chr(code) for code in (*range(0x21, 0x7F), *range(0xC0, 0x100))}
    wanted = letters | set("ŒœŸ¿¡«»–—‘’“”…•−×")
    assert wanted - cmap(name) == set()


@pytest.mark.parametrize("name", FACES)
def test_no_letter_eats_the_space_before_it(name: str) -> None:
    with TTFont(FONTS / name) as font:
        em = font["head"].unitsPerEm
        lookups = font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []
        for table in (table for lookup in lookups for table in lookup.SubTable):
            if table.LookupType != 2 or table.Format != 1 or "space" not in table.Coverage.glyphs:
                continue
            pairs = table.PairSet[table.Coverage.glyphs.index("space")].PairValueRecord
            assert [pair.SecondGlyph for pair in pairs if (pair.Value1.XAdvance or 0) < -em / 20] == []


def test_names_from_all_of_europe_can_be_shown() -> None:
    """Fredoka ends with Latin-1; the rounded face, which Qt falls back on, has the rest."""
    assert latin() - set("\u00ad") - cmap("MPLUSRounded1c_500Medium.ttf") == set()


def test_names_in_greek_cyrillic_and_vietnamese_can_be_shown() -> None:
    for name in FACES[4:]:
        assert set("ΑΩΔήμητραόςИванОльгаЁёїєўјђЉЊЏĐặngThịƠơƯư") - cmap(name) == set()


def test_japanese_fonts_hold_kana_and_level_1_kanji() -> None:
    wanted = {character for character in japanese() - latin() if character.isalnum()}
    assert len(wanted) > 3100
    for name in FACES[4:]:
        missing = wanted - cmap(name)
        assert {sign for sign in missing if "\u3040" <= sign <= "\u30ff" or "\u4e00" <= sign <= "\u9fff"} == set()


@pytest.mark.parametrize("file", sorted((ROOT / "translations").glob("*.ts")), ids=lambda file: file.stem)
def test_fonts_hold_every_character_of_the_translations(file: Path) -> None:
    texts = [
        element.text or ""
        for element in ET.parse(file).iter()
        if element.tag in ("source", "translation", "numerusform")
    ]
    used = {character for text in texts for character in text if not character.isspace()}
    covered = set().union(*(cmap(name) for name in (FACES if file.stem.endswith("ja") else FACES[1:2] + FACES[4:5])))
    assert used - covered == set()
