"""The AppImage-format file: our own small runtime and a squashfs image of the frozen program behind it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.installers import frozen, linux_files
from tools.installers.common import IDENT, NAME, PACKAGING, BuildError, Place, fresh, run, say, set_times

LIBRARIES = ("-lsquashfuse_ll", "-lsquashfuse", "-lfuse3", "-lzstd", "-lpthread", "-ldl")
MOST_BYTES = 45_000_000


def runtime(place: Place) -> Path:
    """The head of the file: static, so that it runs on every Linux. Marked as AppImage, type 2."""
    made = place.work / "runtime"
    source = PACKAGING / "linux" / "runtime.c"
    run(["cc", "-O2", "-static", "-s", "-Wl,--build-id=none", "-o", made, source, "-I/usr/include/fuse3", *LIBRARIES])
    data = bytearray(made.read_bytes())
    data[8:11] = b"AI\x02"
    made.write_bytes(data)
    return made


def build(place: Place) -> list[Path]:
    """Make the file. Raises BuildError."""
    tree = frozen.existing(place)
    folder = fresh(place.work / "appimage")
    say("the AppImage-format file …")
    shutil.copytree(tree, folder / "usr" / "lib" / NAME, symlinks=True)
    linux_files.install(folder / "usr" / "share", place)
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    (folder / f"{IDENT}.desktop").symlink_to(f"usr/share/applications/{IDENT}.desktop")
    (folder / f"{IDENT}.png").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{IDENT}.png")
    (folder / ".DirIcon").symlink_to(f"{IDENT}.png")
    set_times(folder, place.sources.epoch)
    image = place.work / "image.squashfs"
    image.unlink(missing_ok=True)
    # unpacks ten times as fast as xz, and every start unpacks; the runtime reads nothing else
    compression = ["-comp", "zstd", "-Xcompression-level", "22", "-b", "1M"]
    command: list[str | Path] = ["mksquashfs", folder, image, "-root-owned", "-noappend", "-no-xattrs", "-quiet"]
    # mksquashfs takes the time either from the environment or from its options, not from both
    settings = {name: text for name, text in os.environ.items() if name != "SOURCE_DATE_EPOCH"} | {"TZ": "UTC"}
    run(
        [*command, "-no-progress", *compression, "-mkfs-time", str(place.sources.epoch), "-processors", "2"],
        env=settings,
    )
    out = place.out / f"{NAME}-{place.sources.version}-x86_64.AppImage"
    with out.open("wb") as file:
        for part in (runtime(place), image):
            file.write(part.read_bytes())
    out.chmod(0o755)
    if out.stat().st_size > MOST_BYTES:
        raise BuildError(f"{out.name} has {out.stat().st_size / 1e6:.1f} MB, more than {MOST_BYTES / 1e6:.0f}")
    return [out]
