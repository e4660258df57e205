"""The gate of a release, and what lies beside its installers: notes, check sums and a bill of materials.

`python packaging/build.py check [vX.Y.Z]` fails unless the changelog tells what is new in this version.
"""

from __future__ import annotations

import json
import platform
import re
import uuid
from pathlib import Path

from gizmos_desktop.app.licences import Part
from tools.installers.common import PACKAGING, TITLE, BuildError, Place, sha256
from tools.installers.licences import shipped


class ReleaseError(BuildError):
    """What is not ready for a release."""


def check(version: str, changelog: str, tag: str = "") -> str:
    """The changelog's section of a version. Raises ReleaseError if there is none, if something still stands under
    *Unreleased*, or if `tag` is not that of the version."""
    if tag and tag != f"v{version}":
        raise ReleaseError(f"the tag {tag} is not v{version}, as gizmos_desktop/__init__.py says")
    sections = dict(re.findall(r"^## \[([^\]]+)\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL))
    section: str = sections.get(version, "").strip()
    if not re.search(r"^- \S", section, re.MULTILINE):
        raise ReleaseError(f"CHANGELOG.md has no section of {version} that tells what is new")
    if re.search(r"^- \S", sections.get("Unreleased", ""), re.MULTILINE):
        raise ReleaseError("CHANGELOG.md still has lines under Unreleased")
    return section


def notes(place: Place, tag: str = "") -> Path:
    """Write the notes of the version that is packed. Raises ReleaseError if it is not ready."""
    text = check(place.sources.version, (place.sources.folder / "CHANGELOG.md").read_text(encoding="utf-8"), tag)
    file = place.out / "NOTES.md"
    file.write_text(text + "\n", encoding="utf-8")
    return file


def beside(place: Place) -> list[Path]:
    """Write SHA256SUMS of all installers, and what they hold as a bill of materials (CycloneDX)."""
    bill = place.out / f"gizmos-desktop-{place.sources.version}.cdx.json"
    bill.write_text(json.dumps(bill_of_materials(place), indent=1) + "\n", encoding="utf-8")
    sums = place.out / "SHA256SUMS"
    made = [file for file in sorted(place.out.iterdir()) if file.is_file() and file.name not in (sums.name, "NOTES.md")]
    sums.write_text("".join(f"{sha256(file)}  {file.name}\n" for file in made), encoding="utf-8")
    return [bill, sums]


def everything() -> list[Part]:
    """What is shipped in any of the installers."""
    windows = json.loads((PACKAGING / "downloads.json").read_text(encoding="utf-8"))["python-windows"]["holds"]
    pythons = {"linux": platform.python_version(), "win32": windows, "darwin": platform.python_version()}
    found = [part for system, python in pythons.items() for part in shipped(python, system=system)]
    return list({(part.title, part.version): part for part in found}.values())


def bill_of_materials(place: Place) -> dict[str, object]:
    """Everything that is shipped, in the form of CycloneDX 1.5."""
    sources = place.sources
    components = []
    for part in everything():
        one: dict[str, object] = {"type": "library", "name": part.title}
        one |= {"version": part.version} if part.version else {}
        one["licenses"] = [{"expression": part.licence}]
        if part.package:
            one["purl"] = f"pkg:pypi/{part.package}@{part.version}"
        if part.url:
            one["externalReferences"] = [{"type": "website", "url": part.url}]
        components.append(one)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, sources.commit)}",
        "version": 1,
        "metadata": {
            "timestamp": f"{sources.date}T00:00:00Z",
            "component": {
                "type": "application",
                "name": TITLE,
                "version": sources.version,
                "licenses": [{"expression": "GPL-3.0-or-later"}],
            },
        },
        "components": components,
    }
