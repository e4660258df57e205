"""The licences of everything that is shipped, as texts in the package, and a list of it all (what there is:
gizmos_desktop/app/licences.py)."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from gizmos_desktop.app.licences import Part, of_library, parts
from tools.installers.common import PACKAGING, ROOT, BuildError, dist_info, locked, run


def shipped(python: str, version: tuple[int, int] | None = None, system: str = sys.platform) -> list[Part]:
    """Everything that is shipped on a system beside the program itself. Raises BuildError for a package without a known
    licence."""
    versions = locked(version)
    found = parts(versions, python, system, ROOT / "resources")
    unknown = sorted(set(versions) - {part.package for part in found})
    if unknown:
        raise BuildError(f"resources/licences.json does not know the licence of {unknown[0]}")
    return found


def write(folder: Path, python: Path, system: str = sys.platform, libraries: Iterable[Path] = ()) -> None:
    """Write all texts into `folder`: ours, those of the fonts, of Python, of each package and of the `libraries` that
    were taken from this system; and README.txt. Raises BuildError for a library whose licence is not known."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "GPL-3.0.txt")
    for file in sorted((ROOT / "resources").rglob("OFL-*.txt")):
        shutil.copy(file, folder / file.name)
    for file in sorted((PACKAGING / "licences").glob("*.txt")):
        shutil.copy(file, folder / file.name)
    home = Path(run([python, "-c", "import os; print(os.__file__)"]).strip()).parent
    shutil.copy(home / "LICENSE.txt", folder / "Python.txt")
    packages = dist_info(python)
    for name in [*locked(), *([] if system == "win32" else ["pyinstaller"])]:
        for info in packages.glob(f"{name.replace('-', '_')}-*.dist-info"):
            for file in sorted(info.rglob("*")):
                if re.match(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", file.name, re.IGNORECASE) and file.is_file():
                    inside = [part for part in file.relative_to(info).parts if part != "licenses"]
                    text = folder / "-".join([name, *inside[-3:]]).removesuffix(".txt").removesuffix(".md")
                    shutil.copy(file, text.with_name(f"{text.name}.txt"))
    version = run([python, "-c", "import platform; print(platform.python_version())"]).strip()
    found = shipped(version, system=system)
    for library in libraries:
        part = of_library(library.name, found)
        if part is None:
            raise BuildError(f"resources/licences.json does not know the licence of {library.name}")
        debian = system_text(library.name)
        if debian is not None:
            shutil.copy(debian, folder / f"{debian.parent.name}.txt")
    (folder / "README.txt").write_text(overview(found), encoding="utf-8")


def system_text(name: str) -> Path | None:
    """The text that this Debian has of the licence of one of its libraries; None if it is not Debian's."""
    for path in (f"/lib/x86_64-linux-gnu/{name}", f"/usr/lib/x86_64-linux-gnu/{name}"):
        if not Path(path).exists():
            continue
        try:
            package = run(["dpkg", "-S", path]).split(":")[0]
        except BuildError:
            continue
        text = Path("/usr/share/doc") / package / "copyright"
        return text if text.is_file() else None
    return None


def overview(found: list[Part]) -> str:
    """The list of parts in words."""
    lines = [
        "Gizmos Desktop is free software under the GNU General Public License, version 3 or later (GPL-3.0.txt).",
        "It is shipped together with these parts, each under its own licence; the texts lie beside this file.",
        "",
        *(
            f"{' '.join(filter(None, (part.title, part.version)))}: {part.licence}  {part.url}".rstrip()
            for part in found
        ),
        "",
        "Qt and PySide6 are used as shared libraries under the LGPL, version 3: they lie as files of their own in the",
        "program's folder and can be replaced by other builds of the same version. Their sources: https://code.qt.io/",
    ]
    return "\n".join(lines) + "\n"
