"""Every screen in every language, as wide as a small window: nothing cut, over each other or missing, and nothing that
was never given to the translators."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from gizmos_desktop.app.messages import HARMLESS
from tests.languages.conftest import texts_in
from tools.pseudo import CODE
from tools.scenes.catalogue import SCENES, show
from tools.scenes.theatre import theatre
from tools.treecheck import faults

SIZES = {CODE: ("1280x720", "1366x768"), "ja": ("1280x720", "1366x768"), "fr": ("1280x720", "1366x768")}
QUICK = (CODE, "1280x720")
PARAMETERS = [
    pytest.param(code, size, marks=[] if (code, size) == QUICK else pytest.mark.slow)
    for code, sizes in {**SIZES, "es": ("1280x720",), "pt": ("1280x720",)}.items()
    for size in sizes
]
OWN = re.compile(r"\b(?:Gizmos|Gizm|English|Español|Français|Português|Dana|Ada|Bo|Cleo|zz|F\d+|Tab|Ctrl\+\S+)\b")
"""Names, the word mark, keys: the same in every language."""
NAMES_ONLY = ("about", "save-copy")
"""Scenes with lists of packages and licences, or the path of a file."""
GIVEN = re.compile(r"\[.*\]|^[^[]*\]|\[[^]]*$", re.DOTALL)
"""A text in the pseudo-language, or a part of one with a sign in the middle."""


def english(text: str) -> bool:
    """In the pseudo-language: a text that was never given to the translators."""
    return re.search(r"[A-Za-z]{2}", OWN.sub("", GIVEN.sub("", text))) is not None


@pytest.mark.parametrize(("code", "size"), PARAMETERS)
def test_every_text_has_its_place(qapp: QGuiApplication, code: str, size: str, qtlog: Any) -> None:
    found, left = [], set()
    with theatre(language=code, pseudo=code == CODE) as stage:
        stage.look(*(int(part) for part in size.split("x")), "dark", code)
        for name in SCENES:
            show(stage, name)
            window = stage.shown.window
            picture = None if (code, size) == QUICK else window.grabWindow()
            found += [f"{name}: {fault}" for fault in faults(window, float(stage.theme.property("u")), picture)]
            if code == CODE and name not in NAMES_ONLY:
                seen = [text.partition(": ")[2] for text in texts_in(window)]
                assert sum("[" in text for text in seen) > 5, name
                left |= {f"{name}: {text}" for text in seen if english(text)}
    assert found == []
    assert "\n".join(sorted(left)) == ""
    assert [str(record.message) for record in qtlog.records if record.message not in HARMLESS] == []
