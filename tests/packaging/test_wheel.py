"""The package as others get it: what a wheel holds, installations with and without a C compiler. Slow: real builds."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.source_files import PACKAGE, ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tracked files, in a folder of their own: building leaves things behind."""
    folder = tmp_path_factory.mktemp("checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)
    return folder


def install(checkout: Path, target: Path, **environment: str) -> tuple[Path, str]:
    """`pip install .` into an environment of its own, as a player would; its Python and what pip said."""
    subprocess.run([sys.executable, "-m", "venv", str(target)], check=True)
    python = target / "bin" / "python"
    done = subprocess.run(
        [str(python), "-m", "pip", "--disable-pip-version-check", "install", "."],
        cwd=checkout,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return python, done.stdout + done.stderr


def facts(python: Path, folder: Path) -> dict[str, object]:
    """What the installed engine says of itself, and a game by it, asked from a folder that is not the checkout."""
    code = (
        "import json, random, gizmos_desktop.engine as e\n"
        "g, r = e.Game.new(seats=2, seed=5), random.Random(5)\n"
        "while not g.is_over: g.play(r.choice(list(g.legal_actions())))\n"
        "print(json.dumps({'compiled': e.COMPILED, 'where': e.__file__, 'points': [g.points(0), g.points(1)]}))\n"
    )
    done = subprocess.run([str(python), "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    known: dict[str, object] = json.loads(done.stdout)
    return known


def demo(python: Path, folder: Path) -> str:
    """A whole game by the installed program."""
    picture = folder / "demo.png"
    done = subprocess.run(
        [str(python.parent / "gizmos-desktop"), "--demo", "--seats", "2", "--seed", "3", "--screenshot", str(picture)],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert picture.stat().st_size > 20_000
    return done.stdout + done.stderr


def test_installs_without_a_compiler_quietly_and_with_one_compiled(checkout: Path, tmp_path: Path) -> None:
    plain, said = install(checkout, tmp_path / "plain", CC="/bin/false", CXX="/bin/false")
    assert not re.search(r"error|warning|fail|traceback", said, re.IGNORECASE), said
    shutil.rmtree(checkout / "build", ignore_errors=True)
    slow = facts(plain, tmp_path)
    assert slow["compiled"] is False
    assert not str(slow["where"]).startswith(str(checkout))
    demo(plain, tmp_path)
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("no C compiler here")
    quick, said = install(checkout, tmp_path / "quick")
    fast = facts(quick, tmp_path)
    assert fast["compiled"] is True, said
    assert fast["points"] == slow["points"]
    demo(quick, tmp_path)


def test_the_wheel_holds_all_that_the_program_opens(checkout: Path, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(checkout)],
        env=os.environ | {"CC": "/bin/false"},
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    outside = [f"gizmos_desktop/{file.relative_to(ROOT).as_posix()}" for file in resources()]
    inside = [
        file.relative_to(ROOT).as_posix()
        for file in PACKAGE.rglob("*")
        if (file.suffix in {".py", ".qml", ".js"} or file.name == "qmldir") and "training" not in file.parts
    ]
    assert len(outside) > 100
    assert len(inside) > 150
    assert sorted(set(outside + inside) - names) == []
    assert "gizmos_desktop/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "tools/", "docs/", "gizmos_desktop/ai/training/"))]
    assert "gizmos_desktop/resources/networks/seats-2.npz" in names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def resources() -> list[Path]:
    """The files of resources/ that the program opens at run time."""
    return [file for file in (ROOT / "resources").rglob("*") if file.suffix in {".svg", ".png", ".ttf", ".otf", ".npz"}]
