"""The Debian package: the frozen program in /usr/lib, and what the desktop wants to know."""

from __future__ import annotations

import datetime
import os
import platform
import re
import shutil
from pathlib import Path

from tools.installers import frozen, linux_files
from tools.installers.common import NAME, PACKAGING, ROOT, BuildError, Place, fresh, run, say, set_times, size
from tools.installers.licences import shipped

MAINTAINER = "The Gizmos Desktop authors <gizmos-desktop@localhost.invalid>"
# Opened by name while the program runs, so that no ELF header tells of them.
OPENED = ("libegl1", "libgl1", "libx11-6", "libwayland-egl1")
# Packages that have another name in newer releases; either will do.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}


def build(place: Place) -> list[Path]:
    """Make the package. Raises BuildError."""
    tree = frozen.existing(place)
    root = fresh(place.work / "deb")
    say("the Debian package …")
    home = root / "usr" / "lib" / NAME
    shutil.copytree(tree, home, symlinks=True)
    for path in home.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o644)
    (home / NAME).chmod(0o755)
    (root / "usr" / "games").mkdir()
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr" / "share"
    linux_files.install(share, place)
    doc = share / "doc" / NAME
    doc.mkdir(parents=True)
    (doc / "copyright").write_text(copyright_text(), encoding="utf-8")
    linux_files.pack(changelog(place), doc / "changelog.gz")
    (share / "lintian" / "overrides").mkdir(parents=True)
    shutil.copyfile(PACKAGING / "linux" / "lintian-overrides", share / "lintian" / "overrides" / NAME)
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(control_text(place, tree, size(root)), encoding="utf-8")
    sums = [
        f"{run(['md5sum', path]).split()[0]}  {path.relative_to(root)}\n"
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == home / NAME else 0o644)
    set_times(root, place.sources.epoch)
    out = place.out / f"{NAME}_{place.sources.version}_amd64.deb"
    out.unlink(missing_ok=True)
    run(
        [
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            *(["-z1"] if os.environ.get("GIZMOS_FAST") else ["-z9"]),
            "--build",
            root,
            out,
        ],
        env=place.sources.settings,
    )
    return [out]


def depends(tree: Path) -> str:
    """The packages of the system that the program wants, found out from its libraries."""
    packages = set(OPENED)
    cache = run(["ldconfig", "-p"])
    for name in frozen.outside(tree):
        if re.match(r"(lib(c|m|dl|rt|pthread|util|resolv)\.so|ld-linux)", name):
            continue
        found = re.search(rf"^\s*{re.escape(name)} .*x86-64.*=> (\S+)$", cache, re.MULTILINE)
        if found is None:
            raise BuildError(f"no package of this system has {name}")
        packages.add(owner(found[1]))
    newest = max(frozen.glibc(tree), default=(2, 34))
    packages -= {"libc6"}
    names = [f"{name} | {RENAMED[name]}" if name in RENAMED else name for name in sorted(packages)]
    return ", ".join([f"libc6 (>= {newest[0]}.{newest[1]})", *names])


def owner(library: str) -> str:
    """The package that a library belongs to (with a merged /usr, dpkg may know it under the other name)."""
    real = str(Path(library).resolve())
    for name in dict.fromkeys((library, real, real.removeprefix("/usr"), f"/usr{library}")):
        try:
            return run(["dpkg", "-S", name]).split(":")[0]
        except BuildError:
            continue
    raise BuildError(f"no package has {library}")


def control_text(place: Place, tree: Path, installed: int) -> str:
    """The control file."""
    return (
        f"Package: {NAME}\nVersion: {place.sources.version}\nArchitecture: amd64\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {installed // 1024}\nDepends: {depends(tree)}\n"
        "Section: games\nPriority: optional\nDescription: board game of machines that set each other off\n"
        " The board game Gizmos for two to four seats, against computer players of five\n"
        " levels or with friends at one screen: take spheres from the dispenser, build\n"
        " Gizmos with them, and let one set off the next. With undo, hints, replay and a\n"
        " review of every game. It plays offline.\n"
        " .\n"
        " This is a fan-made program, not connected with the publisher of the game.\n"
    )


def changelog(place: Place) -> str:
    """Debian's changelog; what is new for players stands in the program's own (CHANGELOG.md)."""
    moment = datetime.datetime.fromtimestamp(place.sources.epoch, datetime.UTC)
    return (
        f"{NAME} ({place.sources.version}) unstable; urgency=low\n\n  * Release {place.sources.version}.\n\n"
        f" -- {MAINTAINER}  {moment.strftime('%a, %d %b %Y %H:%M:%S +0000')}\n"
    )


def copyright_text() -> str:
    """Copyrights and licences in the form that Debian reads."""
    text = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Gizmos Desktop\nComment: All licence texts lie in /usr/lib/gizmos-desktop/licences.\n\n"
        "Files: *\nCopyright: 2026 The Gizmos Desktop authors\nLicense: GPL-3.0-or-later\n"
        " On Debian systems the text is in /usr/share/common-licenses/GPL-3.\n\n"
        f"Files: usr/lib/{NAME}/_internal/PySide6/* usr/lib/{NAME}/_internal/shiboken6/*\n"
        "Copyright: The Qt Company Ltd. and other contributors\nLicense: LGPL-3.0-only\n"
        " On Debian systems the text is in /usr/share/common-licenses/LGPL-3.\n\n"
        f"Files: usr/lib/{NAME}/_internal/libpython* usr/lib/{NAME}/_internal/python3*\n"
        "Copyright: Python Software Foundation\nLicense: PSF-2.0\n"
        f" The text is in /usr/lib/{NAME}/licences/Python.txt.\n\n"
        f"Files: usr/lib/{NAME}/_internal/gizmos_desktop/resources/fonts/*\n"
        "Copyright: The Figtree, Fredoka and M+ FONTS project authors\nLicense: OFL-1.1\n"
        f" The texts are in /usr/lib/{NAME}/licences.\n"
    )
    for part in shipped(platform.python_version()):
        licence = part.licence.replace(" AND ", " and ").replace(" WITH ", " with ")
        if part.package and not part.package.startswith(("pyside6", "shiboken6")):
            begins: tuple[str, ...] = (part.package.replace("-", "_"),)
        elif part.files:
            begins = part.files
        else:
            continue
        where = " ".join(f"usr/lib/{NAME}/_internal/{begin}*" for begin in begins)
        text += (
            f"\nFiles: {where}\nCopyright: The authors of {part.title}, {part.url}\n"
            f"License: {licence}\n The text is in /usr/lib/{NAME}/licences.\n"
        )
    assert (ROOT / "LICENSE").is_file()
    return text
