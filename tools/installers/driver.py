"""The command line of packaging/build.py."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from pathlib import Path

from tools.installers import release
from tools.installers.common import BuildError, Place, say, sha256

# Kind -> module with `build(place)`, loaded when it is wanted.
KINDS = {
    "tree": "frozen",
    "deb": "deb",
    "appimage": "appimage",
    "windows": "windows",
    "macos": "macos",
    "flatpak": "flatpak",
}
ALL = {"linux": ("deb", "appimage", "windows", "flatpak"), "darwin": ("macos",)}
"""What each system can make (sys.platform): that for Windows is made on Linux."""

ASIDE = ("flatpak",)
"""No installer, but what Flathub would build one of: that it cannot be made does not keep the others."""


def make(kind: str, place: Place) -> list[Path]:
    """Make one kind of package. Raises BuildError."""
    module = importlib.import_module(f"tools.installers.{KINDS[kind]}")
    made: list[Path] = module.build(place)
    return made


def main() -> int:
    """Make what the command line names; the exit status."""
    parser = argparse.ArgumentParser("packaging/build.py", description="Makes the installers.")
    kinds = ("all", "check", "beside", *KINDS)
    about = (
        "all: what this system can make; beside: check sums and bill of materials; check [TAG]: ready for a release?"
    )
    parser.add_argument("kind", nargs="+", metavar="KIND", help=f"{', '.join(kinds)}. {about}")
    words: list[str] = parser.parse_args().kind
    tag = words.pop() if len(words) == 2 and words[0] == "check" else ""
    for word in words:
        if word not in kinds:
            parser.error(f"{word}: no such kind")
    place = Place.default()
    place.work.mkdir(parents=True, exist_ok=True)
    place.out.mkdir(parents=True, exist_ok=True)
    try:
        for word in words:
            if word == "check":
                say(f"ready: {release.notes(place, tag)}")
                continue
            for kind in (*ALL.get(sys.platform, ()), "beside") if word == "all" else (word,):
                start = time.monotonic()
                try:
                    done = release.beside(place) if kind == "beside" else make(kind, place)
                except BuildError as error:
                    if word != "all" or kind not in ASIDE:
                        raise
                    say(f"{kind}: left out: {error}")
                    continue
                for made in done:
                    facts = f"{made.stat().st_size / 1e6:.1f} MB, sha256 {sha256(made)}" if made.is_file() else ""
                    say(f"{kind}: {made} {facts} ({time.monotonic() - start:.0f} s)")
    except BuildError as error:
        print(f"packaging/build.py: {error}", file=sys.stderr)
        return 1
    return 0
