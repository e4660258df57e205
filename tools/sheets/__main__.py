"""`python -m tools.sheets [FOLDER]`: draw all contact sheets (default: docs/img); look at them after a change."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHEETS = (
    ("Cards", "cards-dark", 1610, 1146, "dark", "en"),
    ("Components", "components-dark", 1600, 1010, "dark", "en"),
    ("Components", "components-light", 1600, 1010, "light", "en"),
)


def main() -> int:
    """Draw the sheets; 1 if QML had something to complain about."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "img")
    folder: Path = parser.parse_args().folder
    status = 0
    for sheet, name, width, height, theme, language in SHEETS:
        command = [sys.executable, "-m", "tools.shot", f"tools/sheets/{sheet}.qml", str(folder / f"{name}.png")]
        command += [str(width), str(height), theme, language, "--scale", "1", "--models", "--focus"]
        status |= subprocess.run(command, cwd=ROOT, check=False).returncode
    return status


raise SystemExit(main())
