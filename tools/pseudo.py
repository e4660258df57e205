"""A language that nobody speaks, made of English: longer, with accents, in brackets. What is not in brackets on a
screen was never given to the translators; what is cut there has no room for a longer language."""

from __future__ import annotations

import re
import shutil
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from gizmos_desktop.app import paths
from tools.translations import FOLDER, PLACES, compile_all, forms_of, messages_of, save

CODE = "zz"
LONGER = 0.4
WORD = 12
"""So long the words are that are added."""
ACCENTS = str.maketrans("aeiouycnAEIOUYCN", "åéîöûýçñÅÉÎÖÛÝÇÑ")
KEPT = re.compile(rf"({PLACES.pattern}|Ctrl\+\S+|\*\.\w+|\s+)")


def pseudo(text: str) -> str:
    """A text in the language: placeholders, keys and spaces stay as they are."""
    words = "".join(part if KEPT.fullmatch(part) else part.translate(ACCENTS) for part in KEPT.split(text) if part)
    if not re.search(r"\w{2}", PLACES.sub("", text)):
        return words  # a sign, or what stands between two words
    more = "~" * round(LONGER * len(PLACES.sub("", text)))
    return f"[{words}{' '.join(more[at : at + WORD] for at in range(0, len(more), WORD))}]"


def compile_pseudo(folder: Path) -> Path:
    """Writes the compiled language into a folder, with nothing else in it that could be spoken."""
    tree = ET.parse(FOLDER / "gizmos_fr.ts")
    tree.getroot().set("language", "en")
    for (_, source, _), message in messages_of(tree):
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            form.text = pseudo(source)
        translation.attrib.pop("type", None)
        assert all(forms_of(message))
    save(tree, folder / f"gizmos_{CODE}.ts")
    english = FOLDER / "gizmos_en.ts"
    (folder / english.name).write_bytes(english.read_bytes())
    compile_all(folder)
    return folder


@contextmanager
def pseudo_spoken() -> Iterator[None]:
    """A program that is opened meanwhile speaks the language too, beside all others."""
    with tempfile.TemporaryDirectory(prefix="gizmos-pseudo-") as place:
        folder = compile_pseudo(Path(place))
        for file in paths.translations().glob("*.qm"):
            shutil.copyfile(file, folder / file.name)
        with patch.object(paths, "translations", lambda: folder):
            yield
