"""The files of the translators: whole, in the terms of the glossary, and easily filled."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.source_files import ROOT
from tools.fill_translations import TableError, blocks_of, fill
from tools.qml_types import tool
from tools.translations import FOLDER, begin, code_of, fault_of, forms_of, languages, messages_of

CODES = ("pt", "es", "fr", "ja")


def translations(code: str) -> dict[tuple[str, str, str], list[str]]:
    return {key: forms_of(message) for key, message in messages_of(FOLDER / f"gizmos_{code}.ts")}


def test_there_are_five_languages() -> None:
    assert {code_of(file) for file in languages(FOLDER)} == {"en", *CODES}


@pytest.mark.parametrize("code", ["en", *CODES])
def test_nothing_is_left_in_english(code: str, tmp_path: Path) -> None:
    file = FOLDER / f"gizmos_{code}.ts"
    assert [key for key, message in messages_of(file) if fault_of(message)] == []
    done = subprocess.run(
        [tool("lrelease"), "-fail-on-unfinished", str(file), "-qm", str(tmp_path / "x.qm")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("code", CODES)
def test_sentences_end_as_in_english(code: str) -> None:
    """A full stop, a question or an ellipsis too many or too few is seen at once."""
    ends = {".": ".。", "…": "…", "?": "?？", "!": "!！", ":": ":：", ";": ";；。"}
    wrong = [
        (source, form)
        for (_, source, _), forms in translations(code).items()
        for form in forms
        if (source[-1] in ends and len(source) > 2 and form[-1] not in ends[source[-1]])
        or (source[-1] not in ends and form[-1] in ".。…?？")
    ]  # fmt: skip
    assert wrong == []


# -- terms

GLOSSARY = {
    cells[0].strip("` "): [cell.strip() for cell in cells[1:]]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if (cells := [cell.strip() for cell in line.strip("|").split("|")]) and cells[0].startswith("`") and len(cells) == 6
}


def terms(cell: str) -> list[str]:
    """What a cell of the glossary allows: the term, and what stands in brackets beside it."""
    plain = cell.rstrip("*").lower()
    return [part.strip() for part in re.split(r"[()]", plain) if part.strip()]


def test_the_glossary_is_read() -> None:
    assert len(GLOSSARY) > 30
    assert GLOSSARY["action_pick"] == ["Pick", "Selecionar", "Pick (tomar energía)", "Choisir", "ピック"]


@pytest.mark.parametrize("column", range(1, 5), ids=CODES)
def test_labels_that_are_terms_are_those_of_the_glossary(column: int) -> None:
    there = translations(CODES[column - 1])
    seen, wrong = 0, []
    for key, cells in GLOSSARY.items():
        for (context, source, _), forms in there.items():
            if source.lower() != cells[0].lower() or key in ("game_title", "gizmos"):
                continue
            seen += 1
            if not any(term in form.lower() or form.lower() in term for term in terms(cells[column]) for form in forms):
                wrong.append((key, context, forms))
    assert seen > 40
    assert wrong == []


INSIDE = {
    # term in an English text -> key of the glossary, and what of each language's term must be in the translation
    r"\bEnergy Rows?\b": ("energy_row", "Fila", "fila", "file", "列"),
    r"\bEnergy Storage Rings?\b": ("energy_ring", "Anel", "anillo", "réserve", "リング"),
    r"\bArchives?\b": ("archive", "Pasta", "archivo", "archives", "アーカイブ"),
    r"\bVictory Points?\b": ("victory_points", "de Vitória", "de victoria", "de victoire", "勝利ポイント"),
    r"\bConverters?\b": ("converter", "Conversor", "convertidor", "Convertisseur", "コンバーター"),
    r"\bUpgrades?\b": ("upgrade", "Melhoria", "mejora", "Amélioration", "アップグレード"),
    r"\bLevel Decks?\b": ("level_deck", "Baralho", "mazo", "pioche", "山札"),
    r"\bGizmos?\b(?! Desktop| statistics)": ("gizmo", "Gizmo", "Gizmo", "Bidule", "ギズモ"),
    r"\bStorage Limit\b": ("storage_limit", "imite de armazenamento", "ímite de almacenamiento", "imite d'", "貯蔵量"),
    r"\bResearch Amount\b": ("research_amount", "Quantidade", "antidad de", "Capacité de Recherche", "リサーチ量"),
    r"\bStarting Gizmos?\b": ("starting_gizmo", "Inicia", "inicial", "de départ", "スタート時"),
    r"\bFirst Player\b": ("first_player", "Jogador Inicial", "rimer jugador", "remier joueur", "先手"),
    r"\bChain Reactions?\b": ("chain_reaction", "em Cadeia", "encadena", "en chaîne", "連鎖"),
    r"\bPlayer Dashboard\b": ("player_dashboard", "Paine", "tablero", "plateau", "ダッシュボード"),
}
OF_THE_GAME = r"play Gizmos|Gizmos came|Gizmos \(2018\)"
TITLE = ("Gizmos", "Quit Gizmos?", "Games of Gizmos (*.gizmos)", "Who made Gizmos?", "Welcome to Gizmos")


@pytest.mark.parametrize("code", CODES)
def test_sentences_use_the_terms_of_the_glossary(code: str) -> None:
    column = CODES.index(code)
    wrong = []
    for pattern, (key, *cores) in INSIDE.items():
        core = cores[column].lower()
        assert core in GLOSSARY[key][column + 1].lower() or (code == "es" and key == "chain_reaction"), key
        for (_, source, _), forms in translations(code).items():
            title = key == "gizmo" and (source in TITLE or re.search(OF_THE_GAME, source))
            if re.search(pattern, source) and not title and not all(core in form.lower() for form in forms):
                wrong.append((key, source, forms))
    assert wrong == []


def test_spanish_actions_have_their_english_name_and_what_it_means() -> None:
    there = translations("es")
    about = (
        "File: keep a card for later",
        "Pick: take an Energy Sphere",
        "Build: pay for a Gizmo",
        "Research: draw cards",
    )
    assert [there[("Action", word, "")][0] for word in about] == [
        "File · guardar una carta",
        "Pick · tomar energía",
        "Build · construir un Gizmo",
        "Research · robar cartas",
    ]


# -- filling in

TABLE = """
[Pay]
en: %n sphere(s)
de: %n Kugel | %n Kugeln

[]
en: Cancel
de: Abbrechen

# of one of the two only
en: %1: %2 || no such comment
de: x
"""


def test_a_new_language_is_begun_and_filled(tmp_path: Path) -> None:
    begin("de", tmp_path)
    file = tmp_path / "gizmos_de.ts"
    shutil.copy(FOLDER / "gizmos_fr.ts", file)
    text = file.read_text(encoding="utf-8").replace('language="fr"', 'language="de"')
    file.write_text(text, encoding="utf-8")
    count, faults = fill(file, blocks_of(TABLE))
    there = {key: forms_of(message) for key, message in messages_of(file)}
    assert there[("Pay", "%n sphere(s)", "")] == ["%n Kugel", "%n Kugeln"]
    assert there[("Button", "Cancel", "")] == there[("SaveSheet", "Cancel", "")] == ["Abbrechen"]
    assert count == 3
    assert faults == ["de, line 11: there is no such text:  '%1: %2'"]
    with pytest.raises(ValueError, match="not the code"):
        begin("German", tmp_path)


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "gizmos_ja.ts"
    shutil.copy(FOLDER / "gizmos_ja.ts", file)
    count, faults = fill(
        file, blocks_of("[Pay]\nen: %n sphere(s)\nja: a | b\nen: Spends {spheres}\nja: {sphere}を払う")
    )
    assert (count, len(faults)) == (0, 2)
    for table in ("nonsense", "ja: of nothing"):
        with pytest.raises(TableError, match="line 1"):
            blocks_of(table)


def test_french_double_signs_hold_on_to_their_word(tmp_path: Path) -> None:
    file = tmp_path / "gizmos_fr.ts"
    shutil.copy(FOLDER / "gizmos_fr.ts", file)
    fill(file, blocks_of("[Pay]\nen: Spends {spheres}\nfr: Dépense : {spheres} !"))
    there = {key: forms_of(message) for key, message in messages_of(file)}
    assert there[("Pay", "Spends {spheres}", "")] == ["Dépense\u00a0: {spheres}\u00a0!"]
    loose = [form for forms in translations("fr").values() for form in forms if re.search(r" [:;!?»]|« ", form)]
    assert loose == []
