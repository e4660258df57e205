"""What all packages share: the sources that are packed, their version and date, the environment, running programs."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
NAME = "gizmos-desktop"
IDENT = "io.github.gizmos_desktop.GizmosDesktop"
"""The name by which desktops know the program. docs/releasing.md says what else changes with a home page."""
TITLE = "Gizmos Desktop"
# Packages that only build: they are in the locks, and not in what is shipped.
BUILD_ONLY = frozenset({"mypy", "setuptools", "typing-extensions", "pathspec", "ast-serialize", "librt"})


class BuildError(Exception):
    """A package could not be made; the text is one sentence for whoever builds."""


def run(command: Sequence[str | Path], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """Run a program, and give what it printed. Raises BuildError with its output if it fails or is not there."""
    words = [str(word) for word in command]
    environment = None if env is None else {**os.environ, **env}
    try:
        done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BuildError(f"{words[0]} is missing; docs/releasing.md lists what a build wants") from error
    if done.returncode:
        raise BuildError(f"{' '.join(words)} failed ({done.returncode}):\n{(done.stdout + done.stderr)[-6000:]}")
    return done.stdout


def sha256(file: Path) -> str:
    """The check sum of a file."""
    with file.open("rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest()


def fresh(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def say(text: str) -> None:
    """Tell whoever builds what is being done."""
    print(text, flush=True)


@dataclass(frozen=True)
class Place:
    """Where a build works: `work` for all that is made on the way, `out` for the packages."""

    work: Path
    out: Path

    @classmethod
    def default(cls) -> Place:
        """build/installers and dist, or the folders that GIZMOS_BUILD and GIZMOS_DIST name."""
        return cls(
            Path(os.environ.get("GIZMOS_BUILD", ROOT / "build" / "installers")).absolute(),
            Path(os.environ.get("GIZMOS_DIST", ROOT / "dist")).absolute(),
        )

    @cached_property
    def sources(self) -> Sources:
        """The sources that are packed."""
        return Sources.export(self.work / "src")


@dataclass(frozen=True)
class Sources:
    """The sources that are packed: those of the commit that is checked out (or that GIZMOS_COMMIT names), not what lies
    beside it in the checkout."""

    folder: Path
    commit: str
    epoch: int
    """Seconds since 1970: the moment of the commit, which stands in for all times in the packages."""

    @classmethod
    def export(cls, folder: Path) -> Sources:
        """Copy them into `folder`. Without git (a source archive) all files are taken."""
        fresh(folder)
        if (ROOT / ".git").exists():
            which = os.environ.get("GIZMOS_COMMIT", "HEAD")
            commit = run(["git", "rev-parse", "--short=12", which], cwd=ROOT).strip()
            epoch = int(run(["git", "log", "-1", "--format=%ct", commit], cwd=ROOT))
            archive = folder.with_suffix(".tar")
            run(["git", "archive", "-o", archive, commit], cwd=ROOT)
            run(["tar", "-xf", archive, "-C", folder])
            archive.unlink()
        else:
            commit, epoch = "release", int(os.environ.get("SOURCE_DATE_EPOCH", "1764547200"))
            ignored = shutil.ignore_patterns(".*", "build", "dist", "__pycache__", "*.so", "*.egg-info")
            shutil.copytree(ROOT, folder, ignore=ignored, dirs_exist_ok=True)
        found = cls(folder, commit, int(os.environ.get("SOURCE_DATE_EPOCH", epoch)))
        (folder / "gizmos_desktop" / "build.json").write_text(
            json.dumps({"commit": commit, "date": found.date, "versions": locked()}) + "\n", encoding="utf-8"
        )
        return found

    @cached_property
    def version(self) -> str:
        """The program's version; gizmos_desktop/__init__.py is the one place where it stands."""
        text = (self.folder / "gizmos_desktop" / "__init__.py").read_text(encoding="utf-8")
        found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
        if found is None:
            raise BuildError("gizmos_desktop/__init__.py has no __version__ of three numbers")
        return found[1]

    @cached_property
    def date(self) -> str:
        """The day of the commit, YEAR-MONTH-DAY (UTC)."""
        import datetime

        return datetime.datetime.fromtimestamp(self.epoch, datetime.UTC).strftime("%Y-%m-%d")

    @property
    def settings(self) -> dict[str, str]:
        """Environment variables that make what tools write the same each time."""
        return {"SOURCE_DATE_EPOCH": str(self.epoch), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def lock_file(version: tuple[int, int] | None = None) -> Path:
    """The lock with what the program wants at run time, for a Python version (this one's)."""
    major, minor = version or sys.version_info[:2]
    return ROOT / "requirements" / f"run-{major}.{minor}.txt"


def locked(version: tuple[int, int] | None = None) -> dict[str, str]:
    """Name -> version of the locked packages that are shipped."""
    text = lock_file(version).read_text(encoding="utf-8")
    found = dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", text, re.MULTILINE))
    return {name: number for name, number in found.items() if name not in BUILD_ONLY}


def environment(place: Place) -> Path:
    """An environment with the locked packages, PyInstaller and the program (its engine compiled); its Python."""
    folder = place.work / "venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locks = [lock_file(), PACKAGING / "requirements.txt"]
    wanted = "".join(sha256(lock) for lock in locks) + sys.version
    stamp = folder / "locks"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        say("installing the locked packages …")
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        pip(python, "--require-hashes", "--only-binary=:all:", *(f"-r{lock}" for lock in locks))
        stamp.write_text(wanted, encoding="utf-8")
    built = folder / "commit"
    if not built.is_file() or built.read_text(encoding="utf-8") != place.sources.commit:
        say("installing the program, and compiling its engine …")
        built.unlink(missing_ok=True)
        compiled = {"GIZMOS_ENGINE": "compiled"}  # or the build ends: a slow program must not be packed unnoticed
        pip(python, "--no-build-isolation", "--no-deps", "--force-reinstall", str(place.sources.folder), env=compiled)
        built.write_text(place.sources.commit, encoding="utf-8")
    return python


def pip(python: Path, *arguments: str, env: Mapping[str, str] | None = None) -> None:
    """`pip install` with these arguments."""
    run([python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet", *arguments], env=env)


def dist_info(python: Path) -> Path:
    """The folder of installed packages of an environment."""
    return Path(run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip())


def set_times(folder: Path, epoch: int) -> None:
    """Give everything in `folder` one time."""
    for path in [folder, *folder.rglob("*")]:
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def size(folder: Path) -> int:
    """Bytes that the files below `folder` take."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def pip_setting(name: str) -> str:
    """A setting of pip on this machine, from the environment or its files; "" if there is none."""
    told = os.environ.get(f"PIP_{name.upper().replace('-', '_')}", "")
    if told:
        return told
    done = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", f"global.{name}"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if done.returncode == 0 else ""
