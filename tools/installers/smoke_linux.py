"""Tries the packages for Linux in fresh, minimal Debian roots: `python packaging/smoke.py linux`. As root.

For each release: install the .deb, with nothing but what it depends on; the self-test, as an ordinary user and without
any network; a window on a display of our own; what purging leaves behind. The AppImage-format file with and without
FUSE.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

from tools.installers.common import NAME, BuildError, Place, fresh, run, say

RELEASES = ("bookworm", "trixie")
DISPLAY = ":93"
USER = "1234:1234"
HOME = "/home/player"
LONGEST_S = 900
FEWEST_COLOURS = 500


class SmokeError(Exception):
    """A package does not do what it should; one sentence."""


def new_root(release: str, packages: list[str], place: Place) -> Path:
    """A minimal root of a release with these packages and what they depend on, unpacked anew."""
    folder = place.work / "roots"
    folder.mkdir(parents=True, exist_ok=True)
    names = ",".join(sorted(packages))
    archive = folder / f"{release}-{zlib.crc32(names.encode()):08x}.tar"
    if not archive.is_file():
        say(f"making a root of {release} …")
        mirror = [os.environ["GIZMOS_MIRROR"]] if "GIZMOS_MIRROR" in os.environ else []
        include = [f"--include={names}"] if names else []
        half = archive.with_suffix(".half.tar")
        run(["mmdebstrap", "--quiet", "--variant=minbase", *include, release, half, *mirror])
        half.rename(archive)
    root = fresh(folder / release)
    run(["tar", "-xf", archive, "-C", root])
    user = root / HOME[1:]
    user.mkdir(parents=True)
    os.chown(user, 1234, 1234)
    return root


def start(root: Path, words: list[str], user: str, env: dict[str, str], fuse: bool) -> subprocess.Popen[str]:
    """Start a command in a root: with /proc and /dev of its own, our display, and no network at all."""
    tiny = 'mount -t tmpfs none "$R/dev"; mknod -m 666 "$R/dev/null" c 1 3; mknod -m 666 "$R/dev/urandom" c 1 9;'
    script = (
        f'set -e; R={_quoted(str(root))}; mount -t proc proc "$R/proc"; mount --rbind /dev "$R/dev";'
        'mkdir -p "$R/tmp/.X11-unix" /tmp/.X11-unix; mount --bind /tmp/.X11-unix "$R/tmp/.X11-unix";'
        + ("" if fuse else tiny)
        + f'exec chroot --userspec={user} "$R" {" ".join(_quoted(word) for word in words)}'
    )
    path = "/usr/games:/usr/sbin:/usr/bin:/sbin:/bin"
    clean = {"PATH": path, "HOME": HOME, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.Popen(
        ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", script],
        env=clean | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def inside(root: Path, *words: str, user: str = "0:0", env: dict[str, str] | None = None, fuse: bool = True) -> str:
    """Run a command in a root to its end; what it printed. Raises SmokeError if it does not end well."""
    running = start(root, list(words), user, env or {}, fuse)
    try:
        said, _ = running.communicate(timeout=LONGEST_S)
    except subprocess.TimeoutExpired as error:
        running.kill()
        raise SmokeError(f"{' '.join(words)} did not end within {LONGEST_S} s") from error
    if running.returncode:
        raise SmokeError(f"{' '.join(words)} ended with {running.returncode}:\n{said[-3000:]}")
    return said


def _quoted(word: str) -> str:
    return "'" + word.replace("'", "'\\''") + "'"


@contextlib.contextmanager
def display() -> Iterator[None]:
    """A display without a screen, while the block runs."""
    with contextlib.suppress(FileNotFoundError):
        shutil.rmtree(f"/tmp/.X11-unix/X{DISPLAY[1:]}", ignore_errors=True)
    server = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-ac"], stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(100):
            if Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists():
                break
            time.sleep(0.1)
        yield
    finally:
        server.terminate()
        server.wait()


def window(root: Path, words: list[str], picture: Path, env: dict[str, str] | None = None, fuse: bool = True) -> None:
    """Open the window as an ordinary user and take a picture of the display as soon as it shows something; it must end
    well when it is told to. Raises SmokeError."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    running = start(root, words, USER, {"DISPLAY": DISPLAY, **(env or {})}, fuse)
    colours, end = 0, time.monotonic() + LONGEST_S
    while colours < FEWEST_COLOURS and running.poll() is None and time.monotonic() < end:
        time.sleep(2)
        run(["import", "-display", DISPLAY, "-window", "root", picture])
        colours = int(run(["identify", "-format", "%k", picture]))
    # the program itself, which is the first process of its own namespace; it ends as by Quit
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    for child in children.read_text().split() if running.poll() is None else ():
        os.kill(int(child), signal.SIGTERM)
    said, _ = running.communicate(timeout=LONGEST_S)
    if running.returncode or colours < FEWEST_COLOURS:
        raise SmokeError(f"the window showed {colours} colours and ended with {running.returncode}:\n{said[-3000:]}")


def files(root: Path) -> set[str]:
    """What lies in a root, less what changes with everything that dpkg does."""
    found = set()
    for folder, folders, names in os.walk(root):
        short = "/" + os.path.relpath(folder, root)
        folders[:] = [
            name for name in folders if f"{short}/{name}".replace("/./", "/") not in ("/proc", "/sys", "/dev", "/tmp")
        ]
        found |= {f"{short}/{name}".replace("/./", "/") for name in names + folders}
    return {name for name in found if not re.match(r"/var/(lib/dpkg|log|cache)/|/home/|/etc/ld\.so\.cache", name)}


def deb(place: Place, package: Path, release: str, pictures: Path) -> list[str]:
    """Try the .deb in a release; sentences about what was seen. Raises SmokeError."""
    depends = run(["dpkg-deb", "-f", package, "Depends"])
    names = [re.sub(r" *\(.*?\)", "", each.partition("|")[0]).strip() for each in depends.split(",")]
    root = new_root(release, names, place)
    before = files(root)
    shutil.copyfile(package, root / "tmp" / "x.deb")
    inside(root, "dpkg", "--install", "/tmp/x.deb")
    said = [inside(root, NAME, "--version", user=USER).strip()]
    if "engine compiled" not in said[0] or "build " not in said[0]:
        raise SmokeError(f"--version tells {said[0]}")
    said.append(inside(root, NAME, "--self-test", user=USER).strip().splitlines()[-1])
    with display():
        window(root, [NAME], pictures / f"deb-{release}.png")
        window(
            root,
            [NAME, "--software"],
            pictures / f"deb-{release}-ja.png",
            {"LC_ALL": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8"},
        )
    kept = [path for path in (root / HOME[1:] / ".local" / "share" / NAME).rglob("*") if path.is_file()]
    inside(root, "dpkg", "--purge", NAME)
    left = sorted(files(root) - before)
    if left:
        raise SmokeError(f"purging leaves {len(left)} behind: {', '.join(left[:8])}")
    if not (root / HOME[1:] / ".config").is_dir():
        raise SmokeError("purging has taken the user's own files")
    said.append(f"purged: nothing left but the user's files ({len(kept)} in .local/share)")
    shutil.rmtree(root)
    return said


def appimage(place: Place, package: Path, release: str, pictures: Path) -> list[str]:
    """Try the AppImage-format file as an ordinary user, in a root without fonts and sound. Raises SmokeError."""
    wanted = [
        "libegl1",
        "libgl1",
        "libx11-6",
        "libx11-xcb1",
        "libxcb1",
        "libfontconfig1",
        "libglib2.0-0",
        "libdbus-1-3",
    ]
    wanted += ["libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libstdc++6", "zlib1g", "libxcb-glx0"]
    wanted += [
        "libxcb-randr0",
        "libxcb-render0",
        "libxcb-shape0",
        "libxcb-shm0",
        "libxcb-sync1",
        "libxcb-xfixes0",
        "fuse3",
    ]
    depends = [name for name in wanted if name]
    root = new_root(release, depends, place)
    shutil.rmtree(root / "usr" / "share" / "fonts")  # came along with libfontconfig1
    sounds = [
        each.name for name in ("libasound*", "libpulse*", "libpipewire*") for each in root.glob(f"usr/lib/*/{name}")
    ]
    if sounds:
        raise SmokeError(f"the root was to have no sound: {sounds[0]}")
    target = root / "opt" / "game.AppImage"
    shutil.copyfile(package, target)
    target.chmod(0o755)
    said = []
    for name, words, fuse in (
        ("with FUSE", ["/opt/game.AppImage"], True),
        ("without FUSE", ["/opt/game.AppImage"], False),
        ("unpacked on demand", ["/opt/game.AppImage", "--appimage-extract-and-run"], False),
    ):
        last = inside(root, *words, "--self-test", user=USER, fuse=fuse).strip().splitlines()[-1]
        left = [each.name for each in (root / "tmp").iterdir() if each.name.startswith(".mount")]
        if left or last != "all is well":
            raise SmokeError(f"{name}: {last}; left behind: {left}")
        said.append(f"{name}: {last}")
    with display():
        window(root, ["/opt/game.AppImage"], pictures / f"appimage-{release}.png", fuse=False)
    shutil.rmtree(root)
    return said


def main(place: Place) -> int:
    """Try all packages that there are; the exit status."""
    pictures = place.work / "pictures"
    failed = 0
    for release in RELEASES:
        for kind, test, pattern in (("deb", deb, f"{NAME}_*.deb"), ("AppImage", appimage, f"{NAME}-*.AppImage")):
            for package in sorted(place.out.glob(pattern))[-1:]:
                try:
                    for line in test(place, package, release, pictures):
                        say(f"{kind} on {release}: {line}")
                except (SmokeError, BuildError) as error:
                    say(f"{kind} on {release}: FAILED: {error}")
                    failed += 1
    return 1 if failed else 0
