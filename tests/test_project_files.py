"""The papers: licences, versions, locks, and what the documents promise about files that exist."""

import re
import subprocess
import sys
import tomllib

import pytest

import gizmos_desktop
from tests.source_files import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13")


def test_the_licence_is_there_and_named() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in text
    assert "Version 3" in text
    assert PYPROJECT["project"]["license"] == "GPL-3.0-or-later"


def test_every_font_has_its_licence_beside_it() -> None:
    folder = ROOT / "resources" / "fonts"
    fonts = sorted([*folder.rglob("*.ttf"), *folder.rglob("*.otf")])
    assert len(fonts) >= 4
    texts = " ".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.txt"))
    assert texts.count("SIL OPEN FONT LICENSE") >= 1
    licensed = {file.stem.lower().removeprefix("ofl-").replace("-", "") for file in folder.rglob("OFL*.txt")}
    families = {re.split(r"[-_]", font.stem)[0].lower() for font in fonts}
    assert {family for family in families if not any(family in name or name in family for name in licensed)} == set()


def test_the_version_is_in_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[({re.escape(gizmos_desktop.__version__)}|Unreleased)\]", text, re.MULTILINE)


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("purpose", ["run", "dev"])
def test_locks_pin_everything_with_hashes(purpose: str, python: str) -> None:
    text = (ROOT / "requirements" / f"{purpose}-{python}.txt").read_text(encoding="utf-8")
    entries = [part for part in re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*$", "", text)) if "==" in part]
    assert len(entries) >= 5
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==[\w.]+", entry), entry
        assert "--hash=sha256:" in entry, entry
    pins = dict(re.findall(r"(?m)^([a-z0-9-]+)==([\w.]+)", text))
    wanted = [*PYPROJECT["project"]["dependencies"]]
    if purpose == "dev":
        wanted += PYPROJECT["project"]["optional-dependencies"]["dev"]
    names = {re.split(r"[^A-Za-z0-9-]", need)[0].lower() for need in wanted}
    assert names <= set(pins)
    binding = pins["pyside6-essentials"]
    assert binding.startswith("6.11." if python == "3.11" else "6.12.")
    assert pins["shiboken6"] == binding


def test_the_program_needs_nothing_that_is_not_declared() -> None:
    """What only developers have is not there for a player."""
    declared = {re.split(r"[^A-Za-z0-9-]", need)[0].lower() for need in PYPROJECT["project"]["dependencies"]}
    extra = PYPROJECT["project"]["optional-dependencies"]["dev"]
    only_dev = {re.split(r"[^A-Za-z0-9-]", need)[0].lower().replace("-", "_") for need in extra} - declared
    code = (
        f"import sys\nfor name in {sorted(only_dev | {'fontTools', 'mypyc'})!r}: sys.modules[name] = None\n"
        "import gizmos_desktop.__main__, gizmos_desktop.ai.worker\n"
        "import gizmos_desktop.models.app_model, gizmos_desktop.app.demo, gizmos_desktop.app.window\n"
        "from gizmos_desktop.ai import LEVELS, make_player\nfrom gizmos_desktop.engine import Game\n"
        "for level in LEVELS: make_player(level, 1).choose(Game.new(seed=1, first=0).observe(0))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr


def test_locks_for_playing_and_for_working_agree() -> None:
    for python in PYTHONS:
        run, dev = (
            dict(
                re.findall(
                    r"(?m)^([a-z0-9-]+)==([\w.]+)",
                    (ROOT / "requirements" / f"{purpose}-{python}.txt").read_text("utf-8"),
                )
            )
            for purpose in ("run", "dev")
        )
        assert run.items() <= dev.items()


def test_files_named_in_the_documents_exist() -> None:
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    missing = []
    for document in documents:
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
            if not (document.parent / target).exists():
                missing.append(f"{document.relative_to(ROOT)}: {target}")
    assert missing == []
