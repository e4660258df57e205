"""The disk image for macOS, made on macOS: PyInstaller's app bundle, signed if there is an identity, in a .dmg.

GIZMOS_SIGN names the identity ("Developer ID Application: ..."), GIZMOS_NOTARY the keychain profile of notarytool.
Without them the app is signed ad hoc: it runs where it was built, and elsewhere once the user has allowed it
(docs/releasing.md).
"""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from tools.installers.common import NAME, PACKAGING, ROOT, TITLE, BuildError, Place, environment, fresh, run, say
from tools.installers.licences import write as write_licences

ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"
ICON_SIZES = (16, 32, 128, 256, 512)


def build(place: Place) -> list[Path]:
    """Make the image. Raises BuildError."""
    if platform.system() != "Darwin":
        raise BuildError("the image for macOS is made on macOS")
    python = environment(place)
    bundle = app(place, python)
    sign(bundle)
    image = disk_image(bundle, place)
    notarise(image)
    return [image]


def icns(place: Place, python: Path) -> Path:
    """The icon in Apple's form, by Apple's tool."""
    run([python, "-m", "tools.installers.icons", place.work / "icons"], cwd=ROOT)
    folder = fresh(place.work / "gizmos.iconset")
    for size in ICON_SIZES:
        shutil.copyfile(place.work / "icons" / f"{size}.png", folder / f"icon_{size}x{size}.png")
        if 2 * size in ICON_SIZES:
            shutil.copyfile(place.work / "icons" / f"{2 * size}.png", folder / f"icon_{size}x{size}@2x.png")
    target = place.work / "gizmos-desktop.icns"
    run(["iconutil", "--convert", "icns", "--output", target, folder])
    return target


def app(place: Place, python: Path) -> Path:
    """The app bundle."""
    out = fresh(place.work / "frozen")
    settings = {
        **place.sources.settings,
        "GIZMOS_ROOT": str(ROOT),
        "GIZMOS_VERSION": place.sources.version,
        "GIZMOS_ICON": str(icns(place, python)),
    }
    command: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", "--distpath", out]
    run([*command, "--workpath", place.work / "pyinstaller", PACKAGING / "gizmos.spec"], cwd=place.work, env=settings)
    bundle = out / f"{TITLE}.app"
    write_licences(bundle / "Contents" / "Resources" / "licences", python)
    return bundle


def sign(bundle: Path) -> None:
    """Sign everything inside, then the bundle; anything that is changed later breaks the seal."""
    identity = os.environ.get("GIZMOS_SIGN", "-")
    command: list[str | Path] = ["codesign", "--force", "--options", "runtime", "--entitlements", ENTITLEMENTS]
    command += [] if identity == "-" else ["--timestamp"]
    inside = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    for path in sorted(inside, key=lambda path: -len(path.parts)):
        if path.suffix in (".so", ".dylib") or os.access(path, os.X_OK):
            run([*command, "--sign", identity, path])
    run([*command, "--sign", identity, bundle])
    run(["codesign", "--verify", "--deep", "--strict", bundle])


def disk_image(bundle: Path, place: Place) -> Path:
    """The image: the app, and a link to Applications to drag it to."""
    folder = fresh(place.work / "dmg")
    run(["ditto", bundle, folder / bundle.name])
    (folder / "Applications").symlink_to("/Applications")
    image = place.out / f"{NAME}-{place.sources.version}-macos.dmg"
    image.unlink(missing_ok=True)
    run(["hdiutil", "create", "-volname", TITLE, "-srcfolder", folder, "-fs", "HFS+", "-format", "ULMO", image])
    return image


def notarise(image: Path) -> None:
    """Have Apple look at it, and staple the result to it, if there is a profile to do so with."""
    profile = os.environ.get("GIZMOS_NOTARY")
    if not profile:
        say("not notarised: GIZMOS_NOTARY names no profile")
        return
    run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"])
    run(["xcrun", "stapler", "staple", image])
