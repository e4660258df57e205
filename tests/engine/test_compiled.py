"""Compiled and uncompiled the engine is the same: the same games, answers and errors, number for number."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_config_var

import pytest

from gizmos_desktop.engine import COMPILED
from tests.engine.facts import sized

ROOT = Path(__file__).resolve().parents[2]
CODE = "import sys; sys.path[:0] = sys.argv[2:]; sys.argv[1:] = sys.argv[1:2]; import runpy; "
CODE += "runpy.run_module('tests.engine.fingerprint', run_name='__main__')"


def fingerprint(games: int, folder: Path, **environment: str) -> list[str]:
    """Give `True` or `False` (is it compiled?) and the number of the engine in a folder, from a fresh process."""
    result = subprocess.run(
        [sys.executable, "-c", CODE, str(games), str(folder), str(ROOT)],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        cwd=folder,
        check=False,
        timeout=900,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


def test_the_engine_at_hand_plays_like_its_sources() -> None:
    """Compares something where the checkout has a compiled engine; where not, it is a check of repeatability."""
    games = 300 if COMPILED else sized(12, 300)
    at_hand, sources = fingerprint(games, ROOT, GIZMOS_ENGINE=""), fingerprint(games, ROOT, GIZMOS_ENGINE="pure")
    assert sources[0] == "False"
    assert at_hand[1] == sources[1]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the engine in a copy, so that no compiled module ever lies in the checkout because of a test."""
    folder = tmp_path_factory.mktemp("compiled")
    # without pyproject.toml, which older setuptools (as a fresh venv has) cannot read: nothing of it matters here
    shutil.copy(ROOT / "setup.py", folder)
    package = folder / "gizmos_desktop"
    package.mkdir()
    shutil.copy(ROOT / "gizmos_desktop" / "__init__.py", package)
    shutil.copytree(
        ROOT / "gizmos_desktop" / "engine",
        package / "engine",
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "compiled.stamp"),
    )
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    environment = {key: value for key, value in os.environ.items() if key != "GIZMOS_ENGINE"}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return folder


def compiler() -> str | None:
    """Give the C compiler that Python would call, if it is there."""
    return shutil.which((os.environ.get("CC") or get_config_var("CC") or "cc").split()[0])


@pytest.mark.slow
def test_three_hundred_games_compiled_and_not(compiled: Path) -> None:
    """The bar: 300 games on fixed seeds, both ways. Without a C compiler the sources are all there is, and are used."""
    one = fingerprint(300, compiled, GIZMOS_ENGINE="")
    other = fingerprint(300, compiled, GIZMOS_ENGINE="pure")
    assert one[0] == str(compiler() is not None)
    assert other[0] == "False"
    assert one[1] == other[1]


@pytest.mark.slow
def test_a_changed_source_is_used_at_once(compiled: Path, tmp_path: Path) -> None:
    """Compiled modules that are older than what they were made from are left alone."""
    folder = tmp_path / "changed"
    shutil.copytree(compiled, folder)
    source = folder / "gizmos_desktop" / "engine" / "score.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nCHANGED = True\n", encoding="utf-8")
    code = "import sys; sys.path.insert(0, sys.argv[1]); import gizmos_desktop.engine as e, gizmos_desktop.engine.score"
    code += " as s; print(e.COMPILED, s.CHANGED)"
    environment = {**os.environ, "GIZMOS_ENGINE": ""}
    told = subprocess.run(
        [sys.executable, "-c", code, str(folder)], capture_output=True, text=True, env=environment, check=True
    )
    assert told.stdout.split() == ["False", "True"]
