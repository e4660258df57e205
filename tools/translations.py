"""Texts of the program: gathers them from the sources into translations/*.ts, and compiles those for Qt.

`python -m tools.translations update` after texts have changed (`make texts`), `update xx` to begin the language xx as
well (`make texts NEW=xx`), `compile` to write the .qm files beside them (what is not translated is English there),
`check` to see whether `update` would change anything, and what is not translated. English holds plurals only: its other
texts are those of the sources. tools/fill_translations.py writes translations; docs/translating.md tells the whole way.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from tools.python_texts import as_cpp
from tools.qml_types import ROOT, tool

FOLDER = ROOT / "translations"
PACKAGE = ROOT / "gizmos_desktop"
PLURALS_ONLY = "en"
COUNTRY = {"pt": "pt_BR"}
"""Languages whose plurals Qt knows by the country: in Brazil 0 is singular, in Portugal it is not."""
PLACES = re.compile(r"%L?\d|%n|\{\w+\}")
"""Placeholders of a text."""

Key = tuple[str, str, str]
"""Context, text and comment of a message."""
Tree: TypeAlias = "ET.ElementTree[ET.Element]"


def languages(folder: Path) -> list[Path]:
    """The .ts files there are; English always."""
    return sorted({*folder.glob("gizmos_*.ts"), folder / f"gizmos_{PLURALS_ONLY}.ts"})


def code_of(file: Path) -> str:
    """The language of a .ts file, as the program knows it."""
    return file.stem.removeprefix("gizmos_")


def qt(*command: str) -> None:
    """Run one of Qt's tools in the checkout; RuntimeError with its words if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}")


def update(folder: Path = FOLDER) -> None:
    """Bring every .ts file of `folder` to the texts of the sources; obsolete ones go, English plurals are filled in."""
    with tempfile.TemporaryDirectory() as place:
        python = Path(place) / "python_texts.cpp"
        python.write_text(as_cpp(sorted(PACKAGE.rglob("*.py"))), encoding="utf-8")
        listed = Path(place) / "sources.lst"
        qml = sorted(str(path.relative_to(ROOT)) for path in PACKAGE.rglob("*.qml"))
        listed.write_text("\n".join([*qml, str(python)]), encoding="utf-8")
        options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
        english = folder / f"gizmos_{PLURALS_ONLY}.ts"
        target = ["-target-language", PLURALS_ONLY]
        qt(tool("lupdate"), f"@{listed}", *options, *target, "-pluralonly", "-ts", str(english))
        write_plurals(english)
        others = [str(file) for file in languages(folder) if file != english]
        if others:
            qt(tool("lupdate"), f"@{listed}", *options, "-ts", *others)


def begin(code: str, folder: Path = FOLDER) -> None:
    """A file for a new language, which `update` fills with the texts; nothing if there is one. ValueError for what is
    no code of a language."""
    if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", code):
        raise ValueError(f"{code!r} is not the code of a language: two letters, as in fr")
    file = folder / f"gizmos_{code}.ts"
    if not file.exists():
        language = COUNTRY.get(code, code)
        root = ET.Element("TS", {"version": "2.1", "language": language, "sourcelanguage": "en"})
        save(ET.ElementTree(root), file)


def plurals(source: str) -> tuple[str, str]:
    """Singular and plural of a source text: `%n sphere(s)` -> `%n sphere`, `%n spheres`; `is/are` by its two halves."""
    singular = re.sub(r"\((?:s|es)\)", "", source)
    plural = re.sub(r"\((s|es)\)", r"\1", source)
    return (
        re.sub(
            r"\b(is)/(are)\b|\b(was)/(were)\b|\b(has)/(have)\b",
            lambda found: found[1] or found[3] or found[5],
            singular,
        ),
        re.sub(
            r"\b(is)/(are)\b|\b(was)/(were)\b|\b(has)/(have)\b", lambda found: found[2] or found[4] or found[6], plural
        ),
    )


def write_plurals(file: Path) -> None:
    """Fill in those English plurals of `file` that nobody has written by hand."""
    tree = ET.parse(file)
    for message in tree.iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") != "unfinished":
            continue
        for form, text in zip(
            translation.findall("numerusform"), plurals(message.findtext("source") or ""), strict=True
        ):
            form.text = text
        del translation.attrib["type"]
    save(tree, file)


def save(tree: Tree, file: Path) -> None:
    """Write a .ts file as lupdate does, so that neither changes what the other has written."""
    quotes = {"'": "&apos;", '"': "&quot;"}
    text = ET.tostring(tree.getroot(), encoding="unicode")
    text = re.sub(r">[^<]+<", lambda found: re.sub("['\"]", lambda mark: quotes[mark[0]], found[0]), text)
    text = text.replace("\u00a0", "&#xa0;")
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def compile_all(folder: Path = FOLDER, strict: bool = False) -> list[Path]:
    """Write a .qm beside every .ts of `folder`; `strict`: RuntimeError if a text of one is unfinished."""
    made = []
    for file in languages(folder):
        target = file.with_suffix(".qm")
        options = ["-silent", "-fail-on-unfinished"] if strict else ["-silent"]
        qt(tool("lrelease"), *options, str(file), "-qm", str(target))
        made.append(target)
    return made


def messages_of(file: Path | Tree) -> Iterator[tuple[Key, ET.Element]]:
    """All messages of a .ts file."""
    tree = ET.parse(file) if isinstance(file, Path) else file
    for context in tree.iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name") or "", message.findtext("source") or "", message.findtext("comment") or "")
            yield key, message


def forms_of(message: ET.Element) -> list[str]:
    """The translations of a message: one, or its plural forms."""
    translation = message.find("translation")
    assert translation is not None
    return [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]


def fault_of(message: ET.Element) -> str:
    """What is wrong with the translation of a message, "" if nothing is."""
    translation = message.find("translation")
    assert translation is not None
    if translation.get("type") or not all(form.strip() for form in forms_of(message)):
        return "not translated"
    wanted = set(PLACES.findall(message.findtext("source") or ""))
    if any(set(PLACES.findall(form)) != wanted for form in forms_of(message)):
        return "other placeholders than the source"
    return ""


def findings() -> list[str]:
    """What is to be said against the .ts files: texts that are missing, no longer there, or not translated."""
    found = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for file in languages(FOLDER):
            if file.exists():
                shutil.copyfile(file, folder / file.name)
        update(folder)
        for file in languages(folder):
            there = dict(messages_of(FOLDER / file.name)) if (FOLDER / file.name).exists() else {}
            wanted = dict(messages_of(file))
            found += [f"{file.name}: new text (make texts): {text!r}" for _, text, _ in wanted.keys() - there.keys()]
            found += [
                f"{file.name}: text is no longer there (make texts): {text!r}"
                for _, text, _ in there.keys() - wanted.keys()
            ]
            found += [f"{file.name}: {fault}: {key[1]!r}" for key, each in there.items() if (fault := fault_of(each))]
    return found


def main() -> int:
    """See the module's text."""
    command, *names = sys.argv[1:] or [""]
    if command == "update":
        for name in names:
            begin(name)
        update()
        if left := sum(bool(fault_of(each)) for file in languages(FOLDER) for _, each in messages_of(file)):
            print(f"{left} texts want a translation: docs/translating.md tells how they get one")
        compile_all()
    elif names:
        print(__doc__)
        return 2
    elif command == "compile":
        compile_all()
    elif command == "check":
        for line in (found := findings()):
            print(line)
        return 1 if found else 0
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
