"""What the installers are made of, as far as it can be told without making them (`make installers` does)."""

import json
import os
import re
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from importlib import metadata
from pathlib import Path

import numpy as np
import pytest

from gizmos_desktop import __version__
from gizmos_desktop.app.licences import of_library
from gizmos_desktop.app.window import DESKTOP
from gizmos_desktop.records import EXTENSION
from tests.source_files import ROOT
from tools.installers import content, icu, licences, release, symbols
from tools.installers.common import IDENT, NAME, PACKAGING, BuildError
from tools.installers.icons import bitmap, ico, icon

LINUX = PACKAGING / "linux"


def test_what_must_be_compiled_is_never_packed_uncompiled(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(tmp_path)]
    wanted = os.environ | {"CC": "/bin/false", "CXX": "/bin/false", "GIZMOS_ENGINE": "compiled"}
    done = subprocess.run(command, cwd=ROOT, env=wanted, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "the engine cannot be compiled" in done.stderr
    assert not list(tmp_path.iterdir())


def test_qt_is_packed_by_an_allow_list() -> None:
    languages = ("en", "ja", "pt_BR")
    for path in (
        "Qt/plugins/platforms/libqxcb.so",
        "Qt/plugins/platforms/libqwayland.so",
        "plugins/platforms/qwindows.dll",
        "plugins/platforms/qoffscreen.dll",
        "Qt/plugins/imageformats/libqsvg.so",
        "Qt/qml/QtQuick/Shapes/libqmlshapesplugin.so",
        "Qt/qml/QtQuick/Dialogs/qmldir",
        "qml/QtQuick/Controls/Basic/Button.qml",
        "Qt/translations/qtbase_pt_BR.qm",
        "Qt/translations/qtdeclarative_ja.qm",
        "QtQuick.abi3.so",
    ):
        assert content.wanted(path, languages), path
    for path in (
        "Qt/plugins/platforms/libqvnc.so",
        "Qt/plugins/sqldrivers/libqsqlite.so",
        "Qt/plugins/tls/libqopensslbackend.so",
        "Qt/plugins/platformthemes/libqgtk3.so",
        "Qt/qml/QtQuick/Controls/Material/Button.qml",
        "Qt/qml/QtWebEngine/qmldir",
        "Qt/translations/qtbase_de.qm",
        "Qt/libexec/rcc",
        "QtOpenGL.abi3.so",
    ):
        assert not content.wanted(path, languages), path


def test_libraries_of_the_graphics_driver_are_not_packed() -> None:
    for name in ("libstdc++.so.6", "libGL.so.1", "libxcb.so.1", "libxcb-dri3.so.0", "libfontconfig.so.1"):
        assert content.SYSTEM_LIBRARY.match(name), name
    for name in ("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxkbcommon-x11.so.0", "libQt6Core.so.6"):
        assert not content.SYSTEM_LIBRARY.match(name), name


def some_archive(names: list[str]) -> bytes:
    head = struct.pack("<H", 32) + b"\xda\x27" + bytes(8) + b"CmnD" + bytes(16)
    return icu.archive_of(head, "icudt73l", {name: name.encode() * 3 for name in sorted(names)})


def test_data_of_icu_are_thinned_out_and_stay_readable() -> None:
    names = [
        "root.res",
        "coll/ja.res",
        "coll/zh.res",
        "coll/ucadata.icu",
        "brkitr/root.res",
        "ibm-37.cnv",
        "uprops.icu",
    ]
    whole = some_archive(names)
    assert list(icu.items(whole)) == sorted(names)
    small = icu.smaller(whole, ("en", "ja", "pt_BR"))
    found = icu.items(small)
    assert list(found) == ["coll/ja.res", "coll/ucadata.icu", "root.res", "uprops.icu"]
    assert all(data.startswith(name.encode() * 3) for name, data in found.items())
    with pytest.raises(BuildError, match="no archive"):
        icu.items(b"something else, of some length")


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (3, 13)])
def test_the_licence_of_every_package_is_known(version: tuple[int, int]) -> None:
    found = {part.title for part in licences.shipped("3.11.9", version)}
    assert {"PySide6 and Qt", "NumPy", "Python"} <= found
    assert not any("mypy " in title and "extensions" not in title for title in found)
    text = licences.overview(licences.shipped("3.11.9", version))
    assert "LGPL" in text


def test_licences_are_what_the_packages_say() -> None:
    """Of several that a package offers, we choose one."""
    for part in licences.shipped("3.11.9", system="linux"):
        if part.package:
            about = metadata.metadata(part.package)
            (said,) = about.get_all("License-Expression") or about.get_all("License") or [""]
            assert part.licence in (said, *said.split(" OR ")), part


def test_a_library_of_unknown_licence_is_not_packed() -> None:
    known = licences.shipped("3.11.9", system="linux")
    for name, title in (("libkrb5support.so.0", "Kerberos"), ("libxcb-cursor.so.0", "xcb-util and libxcb")):
        part = of_library(name, known)
        assert part is not None
        assert part.title == title
    assert of_library("libsomething.so.1", known) is None
    assert of_library("msvcp140.dll", licences.shipped("3.11.9", system="win32")) is not None


def test_the_bill_of_materials_has_every_part_once() -> None:
    found = release.everything()
    assert {"Microsoft Visual C++ runtime", "Kerberos", "Figtree"} <= {part.title for part in found}
    assert len({(part.title, part.version) for part in found}) == len(found)


def test_what_is_fetched_is_pinned_by_hash() -> None:
    for each in json.loads((PACKAGING / "downloads.json").read_text()).values():
        assert re.fullmatch(r"[0-9a-f]{64}", each["sha256"])
    lock = (PACKAGING / "requirements.txt").read_text()
    assert "pyinstaller==" in lock
    for block in re.findall(r"^[a-z0-9-]+==.*\n(?:    .*\n)*", lock, re.MULTILINE):
        assert "--hash=sha256:" in block, block


def test_desktops_find_program_icon_and_files() -> None:
    assert DESKTOP == IDENT
    entry = (LINUX / f"{IDENT}.desktop").read_text(encoding="utf-8")
    assert f"\nExec={NAME} %f\n" in entry
    assert f"\nIcon={IDENT}\n" in entry
    mime = ET.parse(LINUX / f"{NAME}.xml").getroot()
    kind = mime.find("{*}mime-type")
    assert kind is not None
    assert f"\nMimeType={kind.get('type')};\n" in entry
    glob = kind.find("{*}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{EXTENSION}"
    about = ET.parse(LINUX / f"{IDENT}.metainfo.xml").getroot()
    assert about.findtext("id") == IDENT
    assert about.findtext("launchable") == f"{IDENT}.desktop"
    assert about.findtext("project_license") == "GPL-3.0-or-later"


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dynamic"]
    for file in PACKAGING.rglob("*"):
        if file.suffix in {".desktop", ".xml", ".6", ".nsi", ".rc", ".spec", ".plist", ".yml"}:
            assert __version__ not in file.read_text(encoding="utf-8"), file


def test_the_icon_is_drawn_of_our_marbles() -> None:
    for small in (False, True):
        root = ET.fromstring(icon(small))
        names = [each.get("id") for each in root.iter() if each.get("id")]
        assert len(names) == len(set(names))
        assert {name.partition("-")[0] for name in names if name} == {"tray", "red", "yellow", "blue", "black"}
    assert (ROOT / "resources" / "icon.svg").read_text(encoding="utf-8") == icon()
    file = ico([(16, bitmap(16, bytes(16 * 16 * 4))), (32, bitmap(32, bytes(32 * 32 * 4)))])
    assert struct.unpack_from("<HHH", file) == (0, 1, 2)
    size, place = struct.unpack_from("<II", file, 6 + 16 + 8)
    assert place + size == len(file)


def test_uninstalling_on_windows_never_takes_what_it_did_not_bring() -> None:
    text = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    removed = re.findall(r"RMDir /r (.*)", text)
    assert removed == ['"$LOCALAPPDATA\\gizmos-desktop"']
    assert 'Section /o "un.$(GAMES)"' in text
    for language in ("ENGLISH", "SPANISH", "FRENCH", "PORTUGUESEBR", "JAPANESE"):
        assert len(re.findall(rf"LangString \w+ \${{LANG_{language}}}", text)) == 4


def test_the_changelog_has_a_place_for_what_is_new(tmp_path: Path) -> None:
    from tools.installers.release import ReleaseError, check

    text = "# Changelog\n\n## [Unreleased]\n### Added\n- Something.\n"
    with pytest.raises(ReleaseError, match=r"no section of 1\.2\.3"):
        check("1.2.3", text, "v1.2.3")
    text += "\n## [1.2.3] - 2026-12-01\n- Something that a player notices.\n"
    with pytest.raises(ReleaseError, match="still has lines"):
        check("1.2.3", text, "v1.2.3")
    text = text.replace("### Added\n- Something.\n", "")
    assert "a player notices" in check("1.2.3", text, "v1.2.3")
    with pytest.raises(ReleaseError, match="tag"):
        check("1.2.3", text, "v1.2.4")


def test_names_for_debuggers_are_blotted_out_and_nothing_else(tmp_path: Path) -> None:
    (file,) = (Path(np.__file__).parent / "linalg").glob("_umath_linalg*.so")
    before, copy = file.read_bytes(), tmp_path / "library.so"
    copy.write_bytes(before)
    assert symbols.blot_out(copy) > 1000
    after = copy.read_bytes()
    assert len(after) == len(before)
    parts = symbols.sections(before)
    assert {b".text", b".dynsym", b".symtab"} <= {name for name, _, _ in parts}
    for name, place, length in parts:
        whole, left = before[place : place + length], after[place : place + length]
        assert left == (bytes(len(left)) if name in (b".symtab", b".strtab") else whole), name
