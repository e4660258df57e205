"""What Linux desktops read about the program: menu entry, metainfo, file type, icons, man page, copyright."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from tools.installers.common import IDENT, NAME, PACKAGING, ROOT, Place, Sources, environment, run
from tools.installers.icons import SIZES

FROM = PACKAGING / "linux"


def fill(text: str, sources: Sources) -> str:
    """Put version and date of the sources into a text."""
    return text.replace("@VERSION@", sources.version).replace("@DATE@", sources.date)


def install(share: Path, place: Place) -> None:
    """Write everything into `share`, a folder laid out like /usr/share."""
    sources = place.sources
    for target, name in (("applications", f"{IDENT}.desktop"), ("mime/packages", f"{NAME}.xml")):
        (share / target).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(FROM / name, share / target / name)
    (share / "metainfo").mkdir(parents=True)
    metainfo = fill((FROM / f"{IDENT}.metainfo.xml").read_text(encoding="utf-8"), sources)
    (share / "metainfo" / f"{IDENT}.metainfo.xml").write_text(metainfo, encoding="utf-8")
    icons(share / "icons" / "hicolor", place)
    (share / "man" / "man6").mkdir(parents=True)
    page = fill((FROM / f"{NAME}.6").read_text(encoding="utf-8"), sources)
    pack(page, share / "man" / "man6" / f"{NAME}.6.gz")


def icons(folder: Path, place: Place) -> None:
    """The icon in all sizes, in a theme folder."""
    drawn = place.work / "icons"
    run([environment(place), "-m", "tools.installers.icons", drawn], cwd=ROOT)
    for size in SIZES:
        target = folder / f"{size}x{size}" / "apps"
        target.mkdir(parents=True)
        shutil.copyfile(drawn / f"{size}.png", target / f"{IDENT}.png")
    (folder / "scalable" / "apps").mkdir(parents=True)
    shutil.copyfile(drawn / f"{NAME}.svg", folder / "scalable" / "apps" / f"{IDENT}.svg")


def pack(text: str, file: Path) -> None:
    """Write a text gzipped, without name and time."""
    file.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))
