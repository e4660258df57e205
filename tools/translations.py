"""Texts of the program: gathers them from the sources into translations/*.ts, and compiles those for Qt.

`python -m tools.translations update` after texts have changed (`make texts`), `compile` to write the .qm files beside
them, `check` to see whether `update` would change anything. English holds plurals only: its other texts are those of
the sources.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

from tools.python_texts import as_cpp
from tools.qml_types import ROOT, tool

FOLDER = ROOT / "translations"
PACKAGE = ROOT / "gizmos_desktop"
PLURALS_ONLY = "en"


def languages(folder: Path) -> list[Path]:
    """The .ts files there are; English always."""
    return sorted({*folder.glob("gizmos_*.ts"), folder / f"gizmos_{PLURALS_ONLY}.ts"})


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
        for file in languages(folder):
            language = file.stem.removeprefix("gizmos_")
            options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
            options += ["-pluralonly"] if language == PLURALS_ONLY else []
            qt(tool("lupdate"), f"@{listed}", *options, "-ts", str(file))
            if language == PLURALS_ONLY:
                write_plurals(file)


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
    text = ET.tostring(tree.getroot(), encoding="unicode")
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def compile_all(folder: Path = FOLDER) -> list[Path]:
    """Write a .qm beside every .ts of `folder`; RuntimeError if a text of one is unfinished."""
    made = []
    for file in languages(folder):
        target = file.with_suffix(".qm")
        qt(tool("lrelease"), "-silent", "-fail-on-unfinished", str(file), "-qm", str(target))
        made.append(target)
    return made


def messages(file: Path) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """(context, text, comment) -> translations of a .ts file."""
    found = {}
    for context in ET.parse(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation.findall("numerusform")) or (translation.text or "",)
            key = (context.findtext("name") or "", message.findtext("source") or "", message.findtext("comment") or "")
            found[key] = (translation.get("type") or "", *forms)
    return found


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
            there = messages(FOLDER / file.name) if (FOLDER / file.name).exists() else {}
            wanted = messages(file)
            found += [f"{file.name}: new text (make texts): {text!r}" for _, text, _ in wanted.keys() - there.keys()]
            found += [
                f"{file.name}: text is no longer there (make texts): {text!r}"
                for _, text, _ in there.keys() - wanted.keys()
            ]
            found += [
                f"{file.name}: not translated: {key[1]!r}"
                for key, forms in there.items()
                if forms[0] or not all(forms[1:])
            ]
    return found


def main() -> int:
    """See the module's text."""
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    if command == "update":
        update()
        compile_all()
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
