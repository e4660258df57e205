"""Checks the QML: written as qmlformat writes it, and no warning of qmllint against the types that Python defines."""

import shutil
import subprocess
import tempfile
from pathlib import Path

import PySide6

from tools import qml_types
from tools.qml_types import ROOT, tool

QML = ROOT / "gizmos_desktop" / "qml"
SETTINGS = ROOT / ".qmlformat.ini"
# Newer than 6.11, and against a habit of this code: a part is handed over by the name that it has (`spot: spot`).
UNWANTED = ["--id-shadows-member", "disable"] if PySide6.__version_info__ >= (6, 12) else []


def files() -> list[Path]:
    """Every QML file of the application."""
    return sorted(QML.rglob("*.qml"))


def formatted(paths: list[Path]) -> dict[Path, str]:
    """What qmlformat makes of each file; RuntimeError for one that it cannot read."""
    with tempfile.TemporaryDirectory() as place:
        copies = {path: Path(place) / f"{number}" / path.name for number, path in enumerate(paths)}
        for path, copy in copies.items():
            copy.parent.mkdir()
            shutil.copyfile(path, copy)
        done = subprocess.run(
            [tool("qmlformat"), "--settings", str(SETTINGS), "--inplace", *map(str, copies.values())],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"qmlformat failed ({done.returncode}):\n{done.stdout}{done.stderr}")
        return {path: copy.read_text(encoding="utf-8") for path, copy in copies.items()}


def format_findings(paths: list[Path], *, fix: bool = False) -> list[str]:
    """Those files that qmlformat would write differently, by their path; with `fix` they are written so."""
    findings = []
    for path, text in formatted(paths).items():
        if path.read_text(encoding="utf-8") == text:
            continue
        if fix:
            path.write_text(text, encoding="utf-8")
        else:
            findings.append(f"{path.relative_to(ROOT)}: not as qmlformat writes it (make format)")
    return findings


def lint_findings(paths: list[Path], imports: list[Path]) -> list[str]:
    """What qmllint says against `paths`, line by line; nothing if it has no warning. `imports` are import paths."""
    with tempfile.TemporaryDirectory() as place:  # qmllint takes any qmldir of its current folder into account
        done = subprocess.run(
            [
                tool("qmllint"),
                "--max-warnings",
                "0",
                *UNWANTED,
                *(f"-I{folder}" for folder in imports),
                *map(str, paths),
            ],
            cwd=place,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode == 0:
        return []
    return [line.replace(f"{ROOT}/", "") for line in (done.stdout + done.stderr).splitlines()]


def findings(*, fix: bool = False) -> list[str]:
    """All that is to be said against the application's QML."""
    paths = files()
    if not paths:
        return ["no QML file found"]
    with tempfile.TemporaryDirectory() as types:
        qml_types.write(Path(types))
        return format_findings(paths, fix=fix) + lint_findings(paths, [QML, Path(types)])
