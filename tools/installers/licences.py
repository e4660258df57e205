"""The licences of everything that is shipped, as texts in the package, and a list of it all."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from tools.installers.common import PACKAGING, ROOT, BuildError, dist_info, lock_file, run

# Packages that only build: they are in the locks, and not in what is shipped.
BUILD_ONLY = frozenset({"mypy", "setuptools", "typing-extensions", "pathspec", "ast-serialize", "librt"})


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is shipped: `licence` is an SPDX expression, `kind` says how SBOMs name it."""

    name: str
    version: str
    licence: str
    url: str = ""
    kind: str = "pypi"


OTHERS = json.loads((PACKAGING / "licences.json").read_text(encoding="utf-8"))
"""Licences of packages as we know them (SPDX), and parts that no package index lists: fonts, Qt's own parts."""


def locked(version: tuple[int, int] | None = None) -> dict[str, str]:
    """Name -> version of the locked packages that are shipped."""
    text = lock_file(version).read_text(encoding="utf-8")
    found = dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", text, re.MULTILINE))
    return {name: number for name, number in found.items() if name not in BUILD_ONLY}


def parts(python_version: str, version: tuple[int, int] | None = None) -> list[Part]:
    """Everything that is shipped beside the program itself. Raises BuildError for a package without a known licence."""
    found = [Part("Python", python_version, "PSF-2.0", "https://www.python.org/", "generic")]
    for name, number in locked(version).items():
        if name not in OTHERS["packages"]:
            raise BuildError(f"packaging/licences.json does not know the licence of {name}")
        about = OTHERS["packages"][name]
        found.append(Part(name, number, about["licence"], about["url"]))
    found += [Part(each["name"], each["version"], each["licence"], each["url"], "generic") for each in OTHERS["parts"]]
    return found


def write(folder: Path, python: Path) -> None:
    """Write all texts into `folder`: ours, those of the fonts, of Python and of each package, and README.txt."""
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
    for name in locked():
        for info in packages.glob(f"{name.replace('-', '_')}-*.dist-info"):
            for file in sorted(info.rglob("*")):
                if re.match(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", file.name, re.IGNORECASE) and file.is_file():
                    shutil.copy(file, folder / f"{name}-{'-'.join(file.relative_to(info).parts[-2:])}")
    version = run([python, "-c", "import platform; print(platform.python_version())"]).strip()
    (folder / "README.txt").write_text(overview(parts(version)), encoding="utf-8")


def overview(found: list[Part]) -> str:
    """The list of parts in words."""
    lines = [
        "Gizmos Desktop is free software under the GNU General Public License, version 3 or later (GPL-3.0.txt).",
        "It is shipped together with these parts, each under its own licence; the texts lie beside this file.",
        "",
        *(f"{part.name} {part.version}: {part.licence}  {part.url}".rstrip() for part in found),
        "",
        "Qt and PySide6 are used as shared libraries under the LGPL, version 3: they lie as files of their own in the",
        "program's folder and can be replaced by other builds of the same version. Their sources: https://code.qt.io/",
    ]
    return "\n".join(lines) + "\n"
