"""`python -m tools.fonts [FOLDER]`: fetch the fonts from npm, cut them down, and write them with their licences.

Needs npm and fonttools. The packages are pinned by version and by the hash of the whole archive.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from .characters import japanese, latin

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "fonts"


@dataclass(frozen=True)
class Source:
    """An npm package, the faces taken from it, and their characters."""

    package: str
    version: str
    sha256: str
    licence: str
    faces: tuple[str, ...]
    characters: frozenset[str]


SOURCES = (
    Source(
        "fredoka",
        "0.4.1",
        "cc2e78444a47a6a15d74163d1ee7a0c9b66082c4a82c67cbeec059eefd81456a",
        "OFL-Fredoka.txt",
        ("600SemiBold/Fredoka_600SemiBold",),
        frozenset(latin()),
    ),
    Source(
        "figtree",
        "0.4.1",
        "e75afd044b5bc484c2deaa54c8b08c840186a21897de7de0965616feb9b9f441",
        "OFL-Figtree.txt",
        ("500Medium/Figtree_500Medium", "600SemiBold/Figtree_600SemiBold", "700Bold/Figtree_700Bold"),
        frozenset(latin()),
    ),
    Source(
        "m-plus-rounded-1c",
        "0.4.4",
        "273d6b5f5a4de023effb8192adfa898806545e6495f6ca062bc19f067eec76bb",
        "OFL-MPLUSRounded1c.txt",
        ("500Medium/MPLUSRounded1c_500Medium", "800ExtraBold/MPLUSRounded1c_800ExtraBold"),
        frozenset(japanese()),
    ),
)


FALSE_KERNS = {"Fredoka_600SemiBold": (("space", "V"),)}
"""Pairs that a face draws so close together that the space is gone: "1 Victory Point" reads "1Victory Point"."""


def fetch(source: Source, folder: Path) -> Path:
    """Download a package with npm, check its hash, and return the folder it was unpacked to."""
    name = f"@expo-google-fonts/{source.package}@{source.version}"
    subprocess.run(["npm", "pack", name, "--silent"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    archive = folder / f"expo-google-fonts-{source.package}-{source.version}.tgz"
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    if digest != source.sha256:
        raise SystemExit(f"{name}: the archive has another hash than expected: {digest}")
    target = folder / source.package
    with tarfile.open(archive) as tar:
        tar.extractall(target, filter="data")
    return target / "package"


def cut(face: Path, characters: frozenset[str], target: Path) -> None:
    """Write the face with these characters only, kerning kept, hints dropped (Qt hints by itself where it has to)."""
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "palt"]
    options.hinting = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    font = TTFont(face, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(character) for character in characters])
    cutter.subset(font)
    for first, second in FALSE_KERNS.get(face.stem, ()):
        drop_kern(font, first, second)
    font.save(target)


def drop_kern(font: TTFont, first: str, second: str) -> None:
    """Take the pair of glyphs out of the face's list of kerned pairs; SystemExit if it is not there."""
    found = 0
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.LookupType != 2 or table.Format != 1 or first not in table.Coverage.glyphs:
                continue
            pairs = table.PairSet[table.Coverage.glyphs.index(first)]
            kept = [pair for pair in pairs.PairValueRecord if pair.SecondGlyph != second]
            found += len(pairs.PairValueRecord) - len(kept)
            pairs.PairValueRecord = kept
            pairs.PairValueCount = len(kept)
    if not found:
        raise SystemExit(f"no kerned pair {first} {second} any more")


def make(folder: Path) -> None:
    """Write all fonts and licences to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        for source in SOURCES:
            package = fetch(source, Path(temporary))
            for face in source.faces:
                target = folder / f"{Path(face).name}.ttf"
                cut(package / f"{face}.ttf", source.characters, target)
                print(f"{target.name}: {target.stat().st_size / 1024:.0f} KiB")
            licence = (package / "LICENSE_FONT").read_text(encoding="utf-8")
            (folder / source.licence).write_text(licence, encoding="utf-8", newline="\n")


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    make(parser.parse_args().folder)


main()
