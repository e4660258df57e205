"""In a language that nobody speaks everything stands in brackets: what does not was never given to the translators."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gizmos_desktop.app import paths
from tests.languages.conftest import Begin, texts_in
from tests.languages.test_switch import SCENES
from tools.pseudo import CODE, compile_pseudo, pseudo

OWN = re.compile(r"\b(?:Gizmos|Gizm|English|Dana|Ada|Bo|Cleo|zz|F\d+|Tab|Ctrl\+\S+)\b")
"""Names, the word mark, keys: the same in every language."""


def test_pseudo_texts_are_longer_and_keep_their_places() -> None:
    assert pseudo("Build {gizmo} for %n sphere(s) (Ctrl+Z)") == "[Bûîld {gizmo} för %n sphéré(s) (Ctrl+Z)~~~~~~~~~~~~]"
    assert pseudo("%1 %2") == "%1 %2"


@pytest.mark.parametrize("scene", ["start", "setup", "settings", "help", "chain", "payment", "research", "end"])
def test_everything_has_been_given_to_the_translators(
    scene: str, begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pseudo"
    folder.mkdir()
    compile_pseudo(folder)
    monkeypatch.setattr(paths, "translations", lambda: folder)
    with begin(CODE) as house:
        SCENES[scene](house)
        seen = [text.partition(": ")[2] for text in texts_in(house.shown.window)]
    outside = {text: OWN.sub("", re.sub(r"\[.*\]", "", text, flags=re.DOTALL)) for text in seen}
    assert sum("[" in text for text in seen) > 20
    assert {text for text, rest in outside.items() if re.search(r"[A-Za-z]{2}", rest)} == set()
