"""Plurals, cards in plain words, numbers: whole sentences in every language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication

from gizmos_desktop.app import paths
from gizmos_desktop.app.language import Language
from gizmos_desktop.engine import CARDS
from gizmos_desktop.models.derive.steps import Step
from gizmos_desktop.models.words import log, names
from gizmos_desktop.models.words.cards import card_head, card_name, card_short, card_words

CODES = ("en", "pt", "es", "fr", "ja")


@pytest.fixture
def language(qapp: object) -> Language:
    return Language(paths.translations())


@pytest.mark.parametrize(
    ("code", "spoken"),
    [
        ("en", ["0 spheres", "1 sphere", "2 spheres", "5 spheres"]),
        ("pt", ["0 esfera", "1 esfera", "2 esferas", "5 esferas"]),
        ("es", ["0 esferas", "1 esfera", "2 esferas", "5 esferas"]),
        ("fr", ["0 Énergie", "1 Énergie", "2 Énergies", "5 Énergies"]),
        ("ja", ["エネルギー0個", "エネルギー1個", "エネルギー2個", "エネルギー5個"]),
    ],
)
def test_plurals(code: str, spoken: list[str], language: Language) -> None:
    language.use(code)
    assert [QCoreApplication.translate("Pay", "%n sphere(s)", "", n) for n in (0, 1, 2, 5)] == spoken


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [
        ("en", "1 Heat", "3 Battery"),
        ("pt", "1 Térmica", "3 Baterias"),
        ("es", "1 Térmica", "3 Baterías"),
        ("fr", "1 Thermique", "3 Batteries"),
        ("ja", "熱1", "バッテリー3"),
    ],
)
def test_energies_are_counted(code: str, one: str, many: str, language: Language) -> None:
    language.use(code)
    assert (names.energy_amount("red", 1), names.energy_amount("black", 3)) == (one, many)


RULES = {
    "0-01": {
        "en": "When you File, draw 1 random Energy Sphere.",
        "pt": "Ao Arquivar, pegue 1 Esfera de Energia aleatória.",
        "es": "Al hacer File, roba 1 esfera de energía aleatoria.",
        "fr": "Quand vous Archivez, Piochez 1 Énergie au hasard.",
        "ja": "ファイルしたとき、ランダムなエネルギーを1個引く。",
    },
    "2-20": {
        "en": "When you Pick Heat or Electric, draw 1 random Energy Sphere.",
        "pt": "Ao Selecionar Térmica ou Elétrica, pegue 1 Esfera de Energia aleatória.",
        "es": "Al hacer Pick de Térmica o Eléctrica, roba 1 esfera de energía aleatoria.",
        "fr": "Quand vous Choisissez une Énergie Thermique ou Électrique, Piochez 1 Énergie au hasard.",
        "ja": "熱か電気をピックしたとき、ランダムなエネルギーを1個引く。",
    },
    "3-25": {
        "en": "When you Build Electric or Battery, gain 2 Victory Points.",
        "pt": "Ao Construir um Gizmo (Elétrica ou Bateria), ganhe 2 Pontos de Vitória.",
        "es": "Al hacer Build de un Gizmo (Eléctrica o Batería), gana 2 puntos de victoria.",
        "fr": "Quand vous Construisez un Bidule (Électrique ou Batterie), gagnez 2 points de victoire.",
        "ja": "電気かバッテリーのギズモをビルドしたとき、2勝利ポイントを獲得する。",
    },
}


@pytest.mark.parametrize("code", CODES)
def test_all_cards_have_their_words(code: str, language: Language) -> None:
    language.use(code)
    english = re.compile(r"\b(the|when|you|card|cost[s]?|of|draw|gain|while)\b", re.IGNORECASE)
    by_rule: dict[tuple[str, str], str] = {}
    for card in CARDS.values():
        words = card_words(card)
        assert by_rule.setdefault((card.trigger, card.effect), words) == words
        for text in (words, card_name(card), card_short(card), card_head(card)):
            assert text
            assert not re.search(r"[{}%]", text), text
            assert code == "en" or not english.search(text), text
        assert words[-1] in ".。"
    assert len(set(by_rule.values())) == len(by_rule)
    for card_id, words_by_code in RULES.items():
        assert card_words(CARDS[card_id]) == words_by_code[code]


@pytest.mark.parametrize("code", CODES)
def test_the_log_is_whole_sentences(code: str, language: Language) -> None:
    language.use(code)
    step = Step(0, 0, 1, 0, "build", card="2-29", origin="archive", colors=("red", "red", "blue"), converters=("2-10",))
    said = {
        "en": "Ann built a level 2 Heat Gizmo from the Archive for 2 Heat and 1 Atomic with 1 Converter",
        "pt": "Ann Construiu um Gizmo de nível 2 (Térmica) da Pasta por 2 Térmicas e 1 Atômica com 1 Conversor",
        "es": "Ann construyó un Gizmo de nivel 2 (Térmica) desde el archivo por 2 Térmicas y 1 Atómica "
        "con 1 convertidor",
        "fr": "Ann a Construit un Bidule de niveau 2 (Thermique) depuis ses archives pour 2 Thermiques et 1 Atomique "
        "avec 1 Convertisseur",
        "ja": "Annがコンバーター1個と熱2と原子力1でアーカイブからレベル2の熱のギズモをビルド",
    }
    assert log.sentence(step, "Ann").plain() == said[code]
