"""A copy of engine and players, compiled for training: `python -m gizmos_desktop.ai.training.compiled_copy FOLDER`.

Training spends its time in the engine and in what the networks are fed with. In a copy these can be compiled together,
and go on undisturbed while the sources change. Run `train` with `PYTHONPATH=FOLDER`. Needs mypyc and a C compiler.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from gizmos_desktop.ai.training import kernel
from gizmos_desktop.engine import loader

PACKAGE = Path(__file__).resolve().parents[2]

_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({files!r}, opt_level="3", group_name="gizmos_desktop.engine.core")
setup(name="compiled-copy", packages=[], ext_modules=extensions)
"""


def build_kernel(source: Path, library: Path) -> None:
    """Compiles `kernel.c` for this machine. Raises `CalledProcessError` or `OSError` if it cannot be compiled."""
    options = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run(["cc", *options, "-o", str(library), str(source), "-lm"], check=True)


def make(folder: Path) -> None:
    """Copies and compiles into `folder`, anew. Raises `CalledProcessError` if it cannot be compiled."""
    target = folder / PACKAGE.name
    if target.exists():
        shutil.rmtree(target)
    no_builds = shutil.ignore_patterns("*.so", "*.pyd", "*.stamp", "__pycache__")
    for part in ("engine", "ai"):
        shutil.copytree(PACKAGE / part, target / part, ignore=no_builds)
    shutil.copy(PACKAGE / "__init__.py", target)
    files = loader.compiled_sources(str(target / "engine"))
    script = folder / "setup.py"
    script.write_text(_SETUP.format(files=[str(Path(p).relative_to(folder)) for p in files]), encoding="utf-8")
    subprocess.run([sys.executable, script.name, "-q", "build_ext", "--inplace"], cwd=folder, check=True)
    training = target / "ai" / "training"
    build_kernel(training / kernel.SOURCE.name, training / kernel.LIBRARY.name)
    (target / "engine" / loader.STAMP).write_text(loader.digest(str(target / "engine")) + "\n", encoding="ascii")


def main(arguments: list[str] | None = None) -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m gizmos_desktop.ai.training.compiled_copy", description=__doc__)
    parser.add_argument("folder", type=Path, help="outside the repository")
    folder = parser.parse_args(arguments).folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    make(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
