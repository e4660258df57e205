"""The Flatpak manifest with all its sources, generated from the locks: Flathub builds it without any network."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.installers.common import IDENT, NAME, PACKAGING, BuildError, Place, fresh, lock_file, locked
from tools.installers.downloads import indexed

RUNTIME, RUNTIME_VERSION = "org.kde.Platform", "6.9"
PYTHON = (3, 12)
"""The Python of that runtime. The program brings PySide6's own Qt, as tested; the runtime gives drivers and fonts."""


def build(place: Place) -> list[Path]:
    """Write manifest and sources. Raises BuildError."""
    folder = fresh(place.work / "flatpak")
    base = json.loads((PACKAGING / "flatpak" / "manifest.json").read_text(encoding="utf-8"))
    base |= {"id": IDENT, "runtime": RUNTIME, "runtime-version": RUNTIME_VERSION}
    for module in base["modules"]:
        if module["name"] == "dependencies":
            module["sources"] = wheels()
        if module["name"] == NAME:
            module["sources"] = [{"type": "git", "url": "@REPOSITORY@", "tag": f"v{place.sources.version}"}]
    manifest = place.out / f"{IDENT}.json"
    manifest.write_text(json.dumps(base, indent=2) + "\n", encoding="utf-8")
    (folder / manifest.name).write_text(manifest.read_text(encoding="utf-8"), encoding="utf-8")
    return [manifest]


def wheels() -> list[dict[str, str]]:
    """A source for each locked wheel: its address on PyPI and its hash, which must be one of those in the lock."""
    lock = lock_file(PYTHON).read_text(encoding="utf-8")
    found = []
    for name, version in {**locked(PYTHON), **_builders(lock)}.items():
        block = re.search(rf"^{re.escape(name)}==.*\n(?:    .*\n)*", lock, re.MULTILINE)
        hashes = set(re.findall(r"sha256:([0-9a-f]{64})", block[0] if block else ""))
        files = {file: each for file, each in indexed(name).items() if each[1] in hashes and fits(file)}
        if not files:
            raise BuildError(f"the package index has no wheel of {name} {version} for the Flatpak that is in the lock")
        address, check = next(iter(files.values()))
        found.append({"type": "file", "url": on_pypi(address), "sha256": check})
    return found


def on_pypi(address: str) -> str:
    """Where PyPI itself has a file of a mirror, which lays its files out in the same way."""
    found = re.search(r"/packages/[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{60}/[^/]+$", address)
    return f"https://files.pythonhosted.org{found[0]}" if found else address


def _builders(lock: str) -> dict[str, str]:
    """What builds the program, and its engine."""
    names = ("mypy", "setuptools", "typing-extensions", "pathspec", "ast-serialize", "librt")
    return {name: found[1] for name in names if (found := re.search(rf"^{name}==(\S+)", lock, re.MULTILINE))}


def fits(wheel: str) -> bool:
    """Whether a wheel's name says that it runs on the runtime: its Python, x86-64, or anywhere."""
    tag = f"cp{PYTHON[0]}{PYTHON[1]}"
    return (
        re.search(
            rf"-(py3-none-any|(py3|{tag})-none-manylinux\w*x86_64|{tag}-{tag}-manylinux[\w.]*x86_64|cp3\d+-abi3-manylinux[\w.]*x86_64)",
            wheel,
        )
        is not None
    )
