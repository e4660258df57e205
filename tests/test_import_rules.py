"""The arrows of docs/architecture.md: who may import whom, in Python and in QML."""

import ast
import re
import sys
from pathlib import Path

import pytest

from tests.source_files import PACKAGE, python_files, qml_files, short, without_comments

LAYERS = ("engine", "ai", "records", "app", "models")
MAY_IMPORT = {
    "engine": {"engine"},
    "ai": {"engine", "ai"},
    "records": {"engine", "records"},
    "app": {"engine", "ai", "records", "app"},
    "models": {"engine", "app", "models"},
}
# The package itself (its version) is nobody's layer. The entry points know all.
ENTRY = {"__main__.py", "bench.py", "self_test.py"}
ELSEWHERE = {
    "engine": {"mypy_extensions"},  # mypyc's own types: their import is guarded, and the engine works without them
    "ai": {"mypy_extensions", "numpy"},
    "records": {"msgspec", "platformdirs"},
    "app": {"PySide6", "shiboken6", "miniaudio"},
    "models": {"PySide6"},
}

QML_MODULES = {
    "Ui": {"Ui"},
    "Table": {"Ui", "Table", "Screens", "Models"},  # the log drawer lies on the table
    "Screens": {"Ui", "Screens", "Models"},
    "Book": {"Ui", "Book", "Screens", "Models"},  # they are screens, too
    "App": {"Ui", "Table", "Screens", "Book", "App", "Models"},
}
QML_QT = re.compile(r"(QtQuick(\.(Controls\.Basic|Controls|Layouts|Shapes|Window|Templates))?|QtQml(\.Models)?)$")
# Only the screens ask for files: Qt's dialogs, and where a home folder lies.
QML_FILES = {"Screens": {"QtQuick.Dialogs", "QtCore"}}


def imports_of(file: Path) -> list[tuple[int, str]]:
    """(line, full module name) of every import of `file`, those inside functions and for type checking too."""
    package = list(file.relative_to(PACKAGE.parent).parent.parts)
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            # `from gizmos_desktop import engine` names the layer only in the second part
            found += [
                (node.lineno, f"{module}.{alias.name}" if module == "gizmos_desktop" else module)
                for alias in node.names
            ]
    return found


def layer_of(file: Path) -> str:
    """The first folder below the package, or "" for the files that lie in the package itself."""
    parts = file.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def offences(file: Path) -> list[str]:
    """What is wrong with the imports of `file`."""
    layer = layer_of(file)
    if not layer:
        return [] if file.name in ENTRY | {"__init__.py"} else [f"{short(file)}: belongs to no layer"]
    found = []
    for line, module in imports_of(file):
        head, *rest = module.split(".")
        if head == "gizmos_desktop":
            target = rest[0] if rest else ""
            if target in LAYERS and target not in MAY_IMPORT[layer]:
                found.append(f"{short(file)}:{line}: {layer} imports {module}")
        elif head not in sys.stdlib_module_names and head not in ELSEWHERE[layer]:
            found.append(f"{short(file)}:{line}: {layer} imports {module}")
    return found


def test_python_imports_follow_the_arrows() -> None:
    files = python_files()
    assert len(files) >= 60, "too few files were read"
    for layer in ("engine", "ai", "app", "models"):
        assert any(layer_of(file) == layer for file in files), f"no file of {layer} was read"
    assert {layer_of(file) for file in files} <= {"", *LAYERS}
    assert [offence for file in files for offence in offences(file)] == []


def test_the_check_sees_offences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "gizmos_desktop"
    (package / "engine").mkdir(parents=True)
    bad = package / "engine" / "bad.py"
    bad.write_text(
        "import os\nfrom PySide6.QtCore import QObject\nfrom ..models import rows\nfrom gizmos_desktop import ai\n"
        "def late():\n    import gizmos_desktop.app.session\n"
    )
    monkeypatch.setattr("tests.test_import_rules.PACKAGE", package)
    monkeypatch.setattr("tests.test_import_rules.short", lambda file: file.name)
    assert [offence.split(":")[1] for offence in offences(bad)] == ["2", "3", "4", "6"]


def test_the_generators_are_not_imported_by_the_application() -> None:
    guilty = [
        short(file)
        for file in python_files()
        for _, module in imports_of(file)
        if module.split(".")[0] in {"tools", "tests"}
    ]
    assert guilty == []


def test_qml_imports_only_our_modules_and_qt_quick() -> None:
    files = qml_files()
    assert len(files) >= 50, "too few files were read"
    found = []
    for file in files:
        module = file.parent.name
        for match in re.finditer(
            r"^\s*import\s+(\S+)", without_comments(file.read_text(encoding="utf-8")), re.MULTILINE
        ):
            name = match.group(1)
            if name.startswith("Gizmos."):
                allowed = name.removeprefix("Gizmos.") in QML_MODULES[module]
            elif name.startswith('"'):
                allowed = name.endswith('.js"') and "/" not in name
            else:
                allowed = bool(QML_QT.match(name)) or name in QML_FILES.get(module, ())
            if not allowed:
                found.append(f"{short(file)}: imports {name}")
    assert found == []


def test_every_qml_file_is_in_its_module() -> None:
    found = []
    for qmldir in sorted({file.parent / "qmldir" for file in qml_files()}):
        listed = re.findall(
            r"^\s*(?:singleton\s+|internal\s+)?\w+\s+(?:[\d.]+\s+)?(\S+\.qml)\s*$",
            qmldir.read_text("utf-8"),
            re.MULTILINE,
        )
        there = [file.name for file in qml_files(qmldir.parent)]
        found += [f"{short(qmldir)}: {name} is not listed" for name in there if name not in listed]
        found += [f"{short(qmldir)}: {name} is not there" for name in listed if name not in there]
    assert found == []
