"""Each module imports by itself, as the first of all: no hidden order, no cycle that only some orders survive."""

import json
import os
import subprocess
import sys

import pytest

from tests.source_files import ROOT, module_name, python_files

# What is not ours is loaded once, then each module is imported in a fork of its own: fresh, and quick enough for all.
RUNNER = """
import importlib, json, os, sys, traceback
for name in json.loads(sys.argv[2]):
    importlib.import_module(name)
failed = []
for name in json.loads(sys.argv[1]):
    child = os.fork()
    if child == 0:
        try:
            importlib.import_module(name)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        failed.append(name)
print(json.dumps(failed))
"""
OTHERS = ["json", "logging", "asyncio", "numpy", "msgspec", "platformdirs", "random", "subprocess", "typing"]
QT = [f"PySide6.Qt{name}" for name in ("Core", "Gui", "Network", "Qml", "Quick", "QuickControls2", "Test")]
BLOCK_QT = "import sys\nfor name in ('PySide6', 'shiboken6'): sys.modules[name] = None\n"

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="wants fork")


def modules(*layers: str) -> list[str]:
    names = [module_name(file) for file in python_files()]
    return [
        name
        for name in names
        if not layers or f"{name}.".startswith(tuple(f"gizmos_desktop.{layer}." for layer in layers))
    ]


def failing(code: str, names: list[str], before: list[str]) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code, json.dumps(names), json.dumps(before)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    failed: list[str] = json.loads(done.stdout)
    if failed:
        print(done.stderr)
    return failed


def test_every_module_imports_alone_and_the_lower_ones_without_qt() -> None:
    everything, lower = modules(), modules("engine", "ai", "records")
    assert len(everything) >= 60, "too few modules were found"
    assert len(lower) >= 15, "too few modules were found"
    assert failing(BLOCK_QT + RUNNER, lower, OTHERS) == []
    assert failing(RUNNER, [name for name in everything if name not in lower], OTHERS + QT) == []


def test_the_check_sees_a_module_that_wants_qt() -> None:
    assert failing(BLOCK_QT + RUNNER, ["json", "gizmos_desktop.app.session"], []) == ["gizmos_desktop.app.session"]
