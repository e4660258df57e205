"""Makes the lock files of `requirements/` from pyproject.toml: `python tools/lock.py [3.11 3.12 3.13]`.

For each Python one lock to play with (`run`: what the game imports, and what builds it in place) and one to work with
(`dev`: all of `run` in the same versions, and the checks). Standard library only;
wants an interpreter of each version, on the PATH or of pyenv.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSIONS = ("3.11", "3.12", "3.13")
OPTIONS = (
    *("--quiet", "--generate-hashes", "--allow-unsafe", "--strip-extras", "--no-header", "--annotation-style=line"),
    *("--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host"),
    *("--build-deps-for=wheel", "--build-deps-for=editable", "pyproject.toml"),
)


def interpreter(version: str) -> str:
    """An interpreter of this version that runs; SystemExit with a sentence if there is none."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for candidate in [
        shutil.which(f"python{version}"),
        *map(str, sorted(kept.glob(f"{version}.*/bin/python"), reverse=True)),
    ]:
        if candidate and subprocess.run([candidate, "-c", ""], capture_output=True, check=False).returncode == 0:
            return candidate
    raise SystemExit(f"No Python {version} was found; it is wanted to lock for it.")


def lock(version: str, folder: Path) -> None:
    """Write both locks of one Python version, with pip-tools in an environment of its own in `folder`."""
    subprocess.run([interpreter(version), "-m", "venv", str(folder)], check=True)
    subprocess.run([str(folder / "bin/pip"), "install", "--quiet", "--upgrade", "pip", "pip-tools"], check=True)
    compiler = str(folder / "bin/pip-compile")
    # Without the settings of this machine: its local wheels would lend their hashes to the locks.
    environment = {name: value for name, value in os.environ.items() if name != "PIP_FIND_LINKS"} | {
        "PIP_CONFIG_FILE": os.devnull
    }
    run, dev = (f"requirements/{purpose}-{version}.txt" for purpose in ("run", "dev"))
    for arguments in (["--upgrade", "-o", run], ["--upgrade", "--extra", "dev", "-c", run, "-o", dev]):
        subprocess.run([compiler, *OPTIONS, *arguments], cwd=ROOT, env=environment, check=True)
        print(f"{arguments[-1]} is made", flush=True)


def main() -> int:
    """Lock for the versions of the command line, or for all."""
    for version in sys.argv[1:] or VERSIONS:
        with tempfile.TemporaryDirectory() as folder:
            lock(version, Path(folder))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
