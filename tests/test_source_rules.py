"""House rules that can be read off the sources: length, nothing left open, no endless effects, texts translated."""

import ast
import re
from pathlib import Path

import pytest

from tests.source_files import PACKAGE, ROOT, line_of, python_files, qml_files, short, without_comments

LONGEST = 450  # "about 400" in the house rules


def all_sources() -> list[Path]:
    return [
        *python_files(),
        *python_files(ROOT / "tools"),
        *python_files(ROOT / "tests"),
        *qml_files(),
        *PACKAGE.rglob("*.js"),
    ]


def test_no_file_is_too_long() -> None:
    files = all_sources()
    assert len(files) >= 150, "too few files were read"
    lengths = {short(file): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_nothing_is_left_open() -> None:
    marks = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "X" + "XX", "NotImplemented" + "Error")))
    found = [
        f"{short(file)}:{number}: {line.strip()}"
        for file in all_sources()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if marks.search(line)
    ]
    assert found == []


FORBIDDEN_IN_QML = {
    r"\bMultiEffect\b|\bShaderEffect\w*\b": "the software renderer does not draw it",
    r"\bImageParticle\b|\bParticleSystem\b": "the software renderer does not draw it",
    r"\blayer\s*\.\s*(enabled|effect)\b|\blayer\s*\{": "the software renderer does not draw it",
    r"\bAnimation\s*\.\s*Infinite\b|\bloops\s*:\s*-1": "an endless animation: idle must draw no frames",
    r"\b(AnimatedImage|AnimatedSprite|SpriteSequence|FrameAnimation)\b": "draws frames for ever",
    r"\bQt\s*\.\s*createQmlObject\b|\beval\s*\(": "code from text",
    r"\bconsole\s*\.\s*(log|debug|info|warn|error)\b": "a message for nobody",
}


@pytest.mark.parametrize("pattern", list(FORBIDDEN_IN_QML))
def test_qml_without(pattern: str) -> None:
    files = qml_files()
    assert len(files) >= 50, "too few files were read"
    found = []
    for file in files:
        text = without_comments(file.read_text(encoding="utf-8"))
        found += [
            f"{short(file)}:{line_of(text, match.start())}: {match.group()}" for match in re.finditer(pattern, text)
        ]
    assert found == [], FORBIDDEN_IN_QML[pattern]


def test_repeating_timers_can_stop() -> None:
    """A Timer with `repeat: true` must not simply run: `running` is a condition or left out."""
    found = []
    for file in qml_files():
        text = without_comments(file.read_text(encoding="utf-8"))
        for match in re.finditer(r"\bTimer\s*\{[^{}]*\}", text):
            block = match.group()
            if re.search(r"\brepeat\s*:\s*true", block) and re.search(r"\brunning\s*:\s*true\b", block):
                found.append(f"{short(file)}:{line_of(text, match.start())}")
    assert found == []


# Properties whose value a person reads or hears.
SEEN = r"(?:text|title|label|sub|placeholder\w*|tooltip|description|why|heading|caption|hint|prompt|reason|words)"
SEEN_PROPERTY = re.compile(
    rf"^\s*(?:Accessible\s*\.\s*name|(?:Accessible\s*\.\s*)?{SEEN})\s*:(?P<value>[^\n]*)$", re.MULTILINE
)
CALLS = re.compile(
    r'\b(?:qsTr|qsTranslate|qsTrId)\s*\((?:[^()"\']|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\([^()]*\))*\)'
)
LITERAL = re.compile(r'"((?:\\.|[^"\\])*)"')


def untranslated(text: str) -> list[tuple[int, str]]:
    """(line, literal) of every literal with a word in a property that a person reads, outside of translation calls."""
    found = []
    for match in SEEN_PROPERTY.finditer(text):
        value = CALLS.sub("", match.group("value"))
        # what is compared, indexed or handed to a function is a code, not a text
        value = re.sub(r'(?:===?|!==?)\s*"[^"]*"|"[^"]*"\s*(?:===?|!==?)|\[\s*"[^"]*"\s*\]|\w+\([^()]*\)', "", value)
        for literal in LITERAL.findall(value):
            if re.search(r"[^\W\d_]{2,}", literal):
                found.append((line_of(text, match.start("value")), literal))
    return found


def test_texts_in_qml_are_translated() -> None:
    found = [
        f"{short(file)}:{line}: {literal!r}"
        for file in qml_files()
        for line, literal in untranslated(without_comments(file.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_the_check_sees_texts() -> None:
    assert untranslated('Item {\n    text: "Hello"\n}') == [(2, "Hello")]
    assert untranslated('    text: qsTr("Hello %1 (%2)").arg("x")') == []
    assert untranslated('    Accessible.name: a === "end" ? qsTr("End") : ""') == []
    assert untranslated('    Accessible.name: on ? "On now" : qsTr("Off")') == [(1, "On now")]


def test_texts_are_not_glued_in_qml() -> None:
    """`qsTr("a") + x` cannot be put in another order by a translator: placeholders are for that."""
    found = []
    for file in qml_files():
        text = without_comments(file.read_text(encoding="utf-8"))
        for match in CALLS.finditer(text):
            after, before = text[match.end() :].lstrip(" "), text[: match.start()].rstrip()
            if (after.startswith("+") and not after.startswith('+ "\\n')) or (
                before.endswith("+") and not before.endswith('\\n" +')
            ):
                found.append(f"{short(file)}:{line_of(text, match.start())}: {match.group()}")
    assert found == []


def test_translation_calls_in_python_have_literal_texts() -> None:
    """lupdate reads the sources: a context or text that is a variable never reaches the translators."""
    found, seen = [], 0
    for file in python_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            if ast.unparse(node.func) in {"QCoreApplication.translate", "translate"}:
                seen += 1
                if not all(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in node.args[:2]):
                    found.append(f"{short(file)}:{node.lineno}")
    assert seen >= 50, "too few calls were read"
    assert found == []


def test_every_module_says_what_it_is() -> None:
    files = [*python_files(), *python_files(ROOT / "tools")]
    assert [short(file) for file in files if not ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))] == []
