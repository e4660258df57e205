"""Makes the private environment that `make` works in: locked packages with hashes, and the package in place.

Run by the interpreter that the environment is to be made of, before anything is installed, so: standard library only.
`python tools/environment.py run|dev [--window]` brings `.venv` (or `VENV`) up to date and prints what it had to do.
Fingerprints of the lock and of the engine's sources lie in the environment; what does not fit is made anew.
Exit status 2 with one sentence when the machine lacks something that only its owner can add.
"""

import argparse
import ctypes
import hashlib
import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST, NEWEST = (3, 11), (3, 13)
STAMPS = ".gizmos"

# Shared library -> Debian package. Qt aborts with a stack of plugin messages without them, so look first.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
}
X11_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
}


class MissingError(Exception):
    """Something that only the owner of the machine can add; the text is one sentence for them."""


def missing_packages(libraries: dict[str, str]) -> list[str]:
    """Debian packages of those `libraries` (soname -> package) that cannot be loaded here."""
    packages = []
    for soname, package in libraries.items():
        try:
            ctypes.CDLL(soname)
        except OSError:
            packages.append(package)
    return packages


def check_machine(window: bool) -> None:
    """Raise `MissingError` for a Python that does not fit or packages of the system that are not there."""
    if sys.version_info[:2] < OLDEST:
        raise MissingError(
            f"Gizmos Desktop needs Python 3.11 or newer, and this is {sys.version.split()[0]}: make PYTHON=python3.11"
        )
    packages = []
    if importlib.util.find_spec("ensurepip") is None:
        packages.append(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
    if sys.platform.startswith("linux"):
        packages += missing_packages(QT_LIBRARIES | (X11_LIBRARIES if window else {}))
    if packages:
        raise MissingError(
            "Some packages of the system are missing; on Debian or Ubuntu this brings them: "
            f"sudo apt-get install --no-install-recommends {' '.join(packages)}"
        )


def digest(paths: Iterable[Path], *extra: str) -> str:
    """Fingerprint of the contents and names of `paths` and of the texts in `extra`."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    for text in extra:
        total.update(text.encode() + b"\0")
    return total.hexdigest()


class Environment:
    """The virtual environment in `folder` for `purpose` "run" (to play) or "dev" (to play, check and test)."""

    def __init__(self, folder: Path, purpose: str) -> None:
        self.folder = folder
        version = min(max(sys.version_info[:2], OLDEST), NEWEST)
        locks = ROOT / "requirements"
        self.locks = {name: locks / f"{name}-{version[0]}.{version[1]}.txt" for name in ("run", "dev")}
        self.purpose = purpose
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def stamp(self, name: str) -> str:
        """The fingerprint kept under `name`, or ""."""
        path = self.folder / STAMPS / name
        return path.read_text(encoding="ascii") if path.is_file() else ""

    def keep(self, name: str, value: str) -> None:
        """Keep the fingerprint `value` under `name`."""
        (self.folder / STAMPS / name).write_text(value, encoding="ascii")

    def pip(self, *arguments: str) -> None:
        """Run the environment's pip, quietly; its own message and exit status if it fails."""
        command = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            raise SystemExit(done.returncode)

    def make(self) -> None:
        """An empty environment of this interpreter, unless there is one of the same interpreter and locks."""
        wanted = digest(self.locks.values(), sys.version, str(Path(sys.executable).resolve()))
        if self.stamp("base") == wanted and self.python.exists():
            return
        if self.folder.exists():
            if not (self.folder / STAMPS).is_dir():
                raise MissingError(
                    f"{self.folder} was not made by `make`: remove it, or name another folder with VENV=…"
                )
            shutil.rmtree(self.folder)
        print(f"making {self.folder} with Python {sys.version.split()[0]} …", flush=True)
        venv.create(self.folder, with_pip=True, symlinks=os.name != "nt")
        (self.folder / STAMPS).mkdir()
        self.keep("base", wanted)

    def install(self) -> None:
        """The locked packages, each checked against its hash."""
        if self.stamp("dev") or self.stamp(self.purpose):
            return
        print(f"installing the locked packages ({self.locks[self.purpose].name}) …", flush=True)
        self.pip("install", "--quiet", "--require-hashes", "--only-binary=:all:", "-r", str(self.locks[self.purpose]))
        self.keep(self.purpose, "installed")

    def build(self) -> None:
        """The package in place; compiles the engine if there is a C compiler."""
        engine, players = ROOT / "gizmos_desktop" / "engine", ROOT / "gizmos_desktop" / "ai"
        compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or ""
        sources = [
            *engine.rglob("*.py"),
            *(players / name for name in runpy.run_path(str(engine / "loader.py"))["COMPILED_WITH"]),
            ROOT / "setup.py",
            ROOT / "pyproject.toml",
        ]
        wanted = digest(sources, compiler, str(ROOT))
        built = any(engine.glob("*.so")) or any(engine.glob("*.pyd"))
        if self.stamp("build") == f"{wanted} {built}":
            return
        print("preparing the engine …", flush=True)
        for old in [path for folder in (engine, players) for end in ("so", "pyd") for path in folder.glob(f"*.{end}")]:
            old.unlink()
        self.pip("install", "--quiet", "--no-build-isolation", "--no-deps", "--editable", ".")
        self.keep("build", f"{wanted} {any(engine.glob('*.so')) or any(engine.glob('*.pyd'))}")

    def texts(self) -> None:
        """The translations, compiled for Qt. By themselves: they change often, and the engine takes minutes."""
        files = sorted((ROOT / "translations").glob("*.ts"))
        wanted = digest(files)
        if self.stamp("texts") == wanted and all(file.with_suffix(".qm").is_file() for file in files):
            return
        done = subprocess.run([str(self.python), "-m", "tools.translations", "compile"], cwd=ROOT, check=False)
        if done.returncode:
            raise SystemExit(done.returncode)
        self.keep("texts", wanted)


def main() -> int:
    """Bring the environment up to date; see the module's text."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("purpose", choices=("run", "dev"))
    parser.add_argument("--window", action="store_true", help="also look for the libraries of an X11 window")
    given = parser.parse_args()
    environment = Environment((ROOT / os.environ.get("VENV", ".venv")).absolute(), given.purpose)
    try:
        check_machine(given.window)
        environment.make()
    except MissingError as missing:
        print(missing, file=sys.stderr)
        return 2
    environment.install()
    environment.build()
    environment.texts()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
