"""Describes the QML types that Python defines (module Gizmos.Models), so that qmllint can check the QML against them.

Qt's own tools do it: `pyside6-metaobjectdump` reads the sources without running them, `pyside6-qmltyperegistrar`
writes the description, a .qmltypes file. `python -m tools.qml_types [FOLDER]` writes to build/qmltypes.
"""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import PySide6

ROOT = Path(__file__).resolve().parents[1]
MODELS = ROOT / "gizmos_desktop" / "models"
TYPES = ROOT / "build" / "qmltypes"
MODULE = "Gizmos.Models"
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
FOREIGN = ("qt6core", "qt6gui", "qt6qml")


def tool(name: str) -> str:
    """Path of one of Qt's tools in the environment that runs this."""
    return str(Path(sys.executable).parent / f"pyside6-{name}")


def run(*command: str, folder: Path) -> None:
    """Run a tool in `folder`; RuntimeError with all that it said if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed ({done.returncode}):\n{done.stdout}{done.stderr}")


def sources() -> list[Path]:
    """The Python files that register QML types, by what they name themselves."""
    return sorted(
        file for file in MODELS.rglob("*.py") if f'QML_IMPORT_NAME = "{MODULE}"' in file.read_text(encoding="utf-8")
    )


def constants(file: Path) -> set[tuple[str, str]]:
    """(class, property) of those declared with `constant=True` in `file`."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ClassDef):
            continue
        for item in node.body:
            if not isinstance(item, ast.FunctionDef):
                continue
            for mark in item.decorator_list:
                if isinstance(mark, ast.Call) and any(word.arg == "constant" for word in mark.keywords):
                    found.add((node.name, item.name))
    return found


def mark_constants(described: list[dict[str, Any]], files: list[Path]) -> None:
    """metaobjectdump of PySide6 6.11 forgets `constant=True`, and qmllint then warns of stale reads: put it back."""
    known = set().union(*(constants(file) for file in files))
    for part in described:
        for kind in part.get("classes", []):
            for prop in kind.get("properties", []):
                if (kind["className"], prop["name"]) in known:
                    prop["constant"] = True


def mark_heirs(described: list[dict[str, Any]]) -> None:
    """metaobjectdump reads each file for itself, and takes a class whose base class is described in another file for no
    QObject."""
    classes = [kind for part in described for kind in part.get("classes", [])]
    names = {kind["className"] for kind in classes}
    for kind in classes:
        if any(base["name"] in names for base in kind.get("superClasses", [])):
            kind["object"] = True


def write(folder: Path = TYPES) -> int:
    """Write qmldir and description of the module below `folder`; the number of types described."""
    target = folder.joinpath(*MODULE.split("."))
    target.mkdir(parents=True, exist_ok=True)
    files = sources()
    dump, description = target / "models.json", target / "models.qmltypes"
    # From the checkout's folder: the reader takes imports of the package from there.
    run(tool("metaobjectdump"), "--out-file", str(dump), *map(str, files), folder=ROOT)
    described = json.loads(dump.read_text(encoding="utf-8"))
    mark_constants(described, files)
    mark_heirs(described)
    dump.write_text(json.dumps(described), encoding="utf-8")
    run(
        tool("qmltyperegistrar"),
        "--generate-qmltypes",
        str(description),
        "-o",
        str(target / "unused.cpp"),
        "--import-name",
        MODULE,
        "--major-version",
        "1",
        "--minor-version",
        "0",
        "--foreign-types",
        ",".join(str(METATYPES / f"{name}_metatypes.json") for name in FOREIGN),
        str(dump),
        folder=target,
    )
    (target / "unused.cpp").unlink()
    (target / "qmldir").write_text(f"module {MODULE}\ntypeinfo {description.name}\n", encoding="utf-8")
    return sum(len(part.get("classes", [])) for part in described)


if __name__ == "__main__":
    where = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else TYPES
    print(f"{write(where)} types of {MODULE} described in {where}")
