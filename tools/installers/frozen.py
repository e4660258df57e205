"""The program as a folder that needs no Python: made by PyInstaller, then looked through."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from tools.installers.common import (
    NAME,
    PACKAGING,
    ROOT,
    BuildError,
    Place,
    environment,
    fresh,
    run,
    say,
    set_times,
    size,
)
from tools.installers.content import languages_of
from tools.installers.icu import trim
from tools.installers.symbols import blot_out

MOST_BYTES = 150_000_000


def tree(place: Place, icon: Path | None = None) -> Path:
    """Make the folder anew; it is checked, and all its files have the sources' time. Raises BuildError."""
    python = environment(place)
    out, work = fresh(place.work / "frozen"), fresh(place.work / "pyinstaller")
    say("PyInstaller …")
    environment_ = {
        **place.sources.settings,
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",  # the packages compress better, and once is enough
        "GIZMOS_ROOT": str(ROOT),
        "GIZMOS_VERSION": place.sources.version,
        "PYINSTALLER_CONFIG_DIR": str(place.work / "pyinstaller-cache"),
        **({"GIZMOS_ICON": str(icon)} if icon else {}),
    }
    command: list[str | Path] = [
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level=WARN",
        "--distpath",
        out,
        "--workpath",
        work,
    ]
    run([*command, PACKAGING / "gizmos.spec"], cwd=place.work, env=environment_)
    made = out / NAME
    inside = made / "_internal"
    languages = languages_of(os.listdir(inside / "gizmos_desktop" / "translations"))
    for library in (inside / "PySide6" / "Qt" / "lib").glob("libicudata.so.*"):
        trim(library, languages, work)
    forget(made, python)
    strip(made)
    licences(made, python)
    set_times(made, place.sources.epoch)
    check(made)
    return made


def build(place: Place) -> list[Path]:
    """For the command line: the folder alone."""
    return [tree(place)]


def existing(place: Place) -> Path:
    """The folder as this run has made it already, or made anew."""
    made = place.work / "frozen" / NAME
    stamp = place.work / "frozen" / "commit"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != place.sources.commit:
        stamp.unlink(missing_ok=True)
        tree(place)
        stamp.write_text(place.sources.commit, encoding="utf-8")
    return made


def licences(made: Path, python: Path) -> None:
    """Put the licences of everything shipped into the folder."""
    from tools.installers.licences import write

    # Qt, its bindings and Python are known by the packages that they come from
    own = re.compile(r"lib(Qt6|pyside6|shiboken6|python3)")
    libraries = [path for path in sorted((made / "_internal").glob("lib*.so*")) if not own.match(path.name)]
    write(made / "licences", python, libraries=libraries)


def forget(made: Path, python: Path) -> None:
    """Blot out the folder of the Python that built it: its libraries name it as where they may look for more."""
    # All but its last part: linkers let "3.11.7" and the end of ".../versions/3.11.7" be one text.
    home = str(Path(run([python, "-c", "import sys; print(sys.base_prefix)"]).strip()).parent).encode()
    nowhere = b"/nonexistent".ljust(len(home), b"/")
    if home in (b"/", b"/usr", b"/usr/local", b"/opt") or len(nowhere) > len(home):
        return
    for path in shared_objects(made):
        data = path.read_bytes()
        if home in data:
            path.write_bytes(data.replace(home, nowhere))


def strip(made: Path) -> None:
    """Take out what only debuggers ask for. Some libraries of the wheels were patched and do not survive `strip`, so
    numpy's names are blotted out; Qt's have none but for ICU."""
    inside = made / "_internal"
    for path in shared_objects(inside):
        short = path.relative_to(inside).as_posix()
        if re.match(r"numpy(\.libs)?/", short):
            blot_out(path)
        elif not re.match(r"(PySide6|shiboken6|\w+\.libs)/", short) or "/libicu" in short:
            run(["strip", "--strip-unneeded", path])


def check(made: Path) -> None:
    """Raise BuildError for a library that does not resolve, a path of this machine, or a folder that is too big."""
    problems = [*unresolved(made), *own_paths(made)]
    if problems:
        raise BuildError("the packed program is not whole:\n" + "\n".join(problems[:20]))
    total = size(made)
    say(f"the packed program has {total / 1e6:.1f} MB")
    if total > MOST_BYTES:
        raise BuildError(f"the packed program has {total / 1e6:.1f} MB, more than {MOST_BYTES / 1e6:.0f}")


def shared_objects(folder: Path) -> list[Path]:
    """All programs and libraries (ELF) below a folder."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def unresolved(folder: Path) -> list[str]:
    """Sentences about libraries that neither the folder nor this system has."""
    found = []
    for path in shared_objects(folder):
        environment_ = {**os.environ, "LD_LIBRARY_PATH": str(folder / "_internal")}
        said = subprocess.run(["ldd", path], capture_output=True, text=True, check=False, env=environment_).stdout
        found += [f"{path.relative_to(folder)} wants {name}" for name in re.findall(r"(\S+) => not found", said)]
    return found


def outside(folder: Path) -> list[str]:
    """Names of the libraries that the folder takes from the system."""
    inside = {path.name for path in folder.rglob("*.so*")}
    wanted: set[str] = set()
    for path in shared_objects(folder):
        wanted |= set(re.findall(r"NEEDED.*\[(.*)\]", run(["readelf", "-d", path])))
    return sorted(wanted - inside)


def glibc(folder: Path) -> set[tuple[int, int]]:
    """The versions of the C library whose functions are used."""
    found = set()
    for path in shared_objects(folder):
        said = run(["readelf", "-V", "-W", path])
        found |= {(int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", said)}
    return found


def own_paths(folder: Path) -> list[str]:
    """Sentences about files that name a folder of the machine that built them."""
    names = [
        str(place).encode() for place in (ROOT, Place.default().work, Path.home() / ".pyenv") if len(str(place)) > 5
    ]
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            found += [f"{path.relative_to(folder)} names {name.decode()}" for name in names if name in data]
    return found
