"""The engine stands alone: standard library only, no files, no clocks, no network, the same in every environment."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "gizmos_desktop" / "engine"
SOURCES = sorted(ENGINE.glob("*.py"))
HARMLESS = {
    "__future__", "bisect", "collections", "collections.abc", "copy", "dataclasses", "enum", "functools", "itertools",
    "json", "math", "operator", "types", "typing",
}  # fmt: skip
"""What rules may need. No clock, no file, no chance of Python's own, no process, no network."""
LOADING = {"importlib.machinery", "importlib.util", "os", "sys", "zlib"}
"""What choosing between compiled modules and sources needs besides, once, before anything of the rules is loaded."""
FINDERS = {"__init__.py", "loader.py"}

ALONE = """
import sys
root, *argv = sys.argv[1:]
sys.path.insert(0, root)
class Refuse:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        known = top in sys.stdlib_module_names or name.startswith("gizmos_desktop.engine") or name == "gizmos_desktop"
        if not (known or top.endswith("__mypyc")):
            raise ImportError(f"the engine asked for {name}")
        return None
sys.meta_path.insert(0, Refuse())
from gizmos_desktop.engine import Game
loaded = {name for name in sys.modules if name.startswith("gizmos_desktop")}
assert all(name == "gizmos_desktop" or name.startswith("gizmos_desktop.engine") for name in loaded), loaded
"""
QUIET = (
    ALONE
    + """
import hashlib, json
watched = []
def hook(event, args):
    if event.partition(".")[0] in ("open", "os", "socket", "subprocess", "shutil", "import", "time", "tempfile"):
        watched.append((event, args))
from random import Random
sys.addaudithook(hook)
digest = hashlib.sha256()
for seats in (2, 3, 4):
    game, dice = Game.new(seats=seats, seed=5, chute=seats == 3), Random(3)
    while not game.is_over:
        actions = game.legal_actions()
        action = actions[int(dice.random() * len(actions))]
        for event in game.play(action):
            digest.update(repr(event).encode())
        for text in ("pick green", "end", "build 3-33 pay red*7"):
            try:
                game.copy().play(text)
            except ValueError as error:
                digest.update(str(error).encode())
        game.triggers_of(action); game.lanes(action); game.waiting(); game.shortfall("3-33"); game.standings()
    Game.from_position(game.position()); Game.from_observation(game.observe(0))
    digest.update(json.dumps(game.position(), sort_keys=True).encode())
assert not watched, watched
print(digest.hexdigest())
"""
)


def run(code: str, *flags: str, **environment: str) -> str:
    """Run code in a fresh Python that sees nothing but the standard library and the checkout."""
    settings = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LC_", "LANG"))}
    result = subprocess.run(
        [sys.executable, *flags, "-S", "-c", code, str(ROOT)],
        capture_output=True,
        text=True,
        env={**settings, **environment},
        timeout=120,
        check=False,
        cwd="/",
    )
    assert result.returncode == 0, result.stderr
    assert not result.stderr
    return result.stdout


def test_the_engine_imports_alone() -> None:
    run(ALONE)


def test_the_sources_import_alone() -> None:
    run(ALONE + "from gizmos_desktop.engine import COMPILED; assert not COMPILED", GIZMOS_ENGINE="pure")


def test_playing_opens_nothing_and_imports_nothing() -> None:
    """Also not later: an import inside a function would show as one."""
    run(QUIET)


def test_the_same_game_in_every_environment() -> None:
    """Hash seed, language, optimisation, warnings as errors: nothing of it may change a game (users.md A58)."""
    plain = run(QUIET, PYTHONHASHSEED="0", LC_ALL="C")
    assert len(plain.strip()) == 64
    assert run(QUIET, PYTHONHASHSEED="4711", LC_ALL="tr_TR.UTF-8", LANG="ja_JP.UTF-8") == plain
    assert run(QUIET, "-O", "-W", "error", PYTHONHASHSEED="1", TZ="Asia/Tokyo") == plain
    assert run(QUIET, GIZMOS_ENGINE="pure") == plain


def imports_of(path: Path) -> set[str]:
    """Give the modules that a source imports, TYPE_CHECKING blocks left out."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: relative import"
            found.add(node.module or "")
        waiting += ast.iter_child_nodes(node)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.name))
def test_a_source_imports_only_what_rules_may_need(path: Path) -> None:
    allowed = HARMLESS | (LOADING if path.name in FINDERS else set())
    beyond = {name for name in imports_of(path) if not name.startswith("gizmos_desktop.engine")} - allowed
    assert not beyond


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if path.name not in FINDERS], ids=lambda path: str(path.name)
)
def test_a_source_calls_nothing_that_looks_outside(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not names & {"open", "input", "print", "exec", "eval", "__import__", "id"}


def test_there_are_sources_to_look_at() -> None:
    assert len(SOURCES) >= 15
