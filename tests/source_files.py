"""Which files the tests about the code read. Each test says how many it must find: none passes by reading nothing."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "gizmos_desktop"
QML = PACKAGE / "qml"


def python_files(folder: Path = PACKAGE) -> list[Path]:
    """All Python sources below `folder`."""
    return sorted(folder.rglob("*.py"))


def qml_files(folder: Path = QML) -> list[Path]:
    """All QML files below `folder`."""
    return sorted(folder.rglob("*.qml"))


def module_name(file: Path) -> str:
    """`gizmos_desktop/app/session.py` -> `gizmos_desktop.app.session`."""
    parts = list(file.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def short(file: Path) -> str:
    """The path as a message shows it."""
    return file.relative_to(ROOT).as_posix()


_PARTS = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|`(?:\\.|[^`\\])*`|//[^\n]*|/\*.*?\*/', re.DOTALL)


def without_comments(text: str) -> str:
    """QML or JavaScript with its comments made blank; line numbers and strings stay."""

    def blank(match: re.Match[str]) -> str:
        part = match.group()
        return re.sub(r"[^\n]", " ", part) if part.startswith(("//", "/*")) else part

    return _PARTS.sub(blank, text)


def line_of(text: str, place: int) -> int:
    """Number of the line, from 1, in which character `place` stands."""
    return text.count("\n", 0, place) + 1
