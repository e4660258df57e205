"""`--self-test` and `--version`: what every smoke test of a package relies on. A part that is broken must be told."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine

from gizmos_desktop import self_test
from gizmos_desktop.__main__ import version_text
from gizmos_desktop.ai.networks import folder as networks
from gizmos_desktop.app import build, paths
from gizmos_desktop.self_test import SelfTestError
from tests.source_files import ROOT


def test_the_whole_self_test(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gizmos_desktop", "--self-test"],
        cwd="/",
        env=os.environ | {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Gizmos Desktop ")
    assert done.stdout.endswith("all is well\n")
    assert list(tmp_path.iterdir()) == []


def broken_qml(folder: Path) -> None:
    (folder / "Good.qml").write_text("import QtQuick\nItem {}\n")
    (folder / "Bad.qml").write_text("import QtQuick.Nowhere\nItem {}\n")


def broken_network(folder: Path) -> None:
    shutil.copy(next(networks().glob("*.npz")), folder / "seats-2.npz")
    (folder / "seats-3.npz").write_bytes(b"PK no network")


def broken_picture(folder: Path) -> None:
    (folder / "red.svg").write_text("<svg")


def broken_language(folder: Path) -> None:
    (folder / "gizmos_en.qm").write_bytes(b"no texts")


CHECKS: dict[str, tuple[Callable[[Path], object], Callable[[Path], None], str]] = {
    "qml": (
        lambda folder: self_test.check_qml(QQmlEngine(), folder),
        broken_qml,
        r'1 of 2 QML files .*"QtQuick.Nowhere"',
    ),
    "network": (self_test.check_networks, broken_network, "1 of 2 networks cannot be loaded: seats-3.npz"),
    "picture": (self_test.check_pictures, broken_picture, "1 of 1 pictures cannot be loaded: red.svg"),
    "language": (self_test.check_languages, broken_language, "the translation en cannot be read"),
}


@pytest.mark.parametrize("part", CHECKS)
def test_a_part_that_is_broken_or_missing_is_told(part: str, tmp_path: Path, qapp: QGuiApplication) -> None:
    check, spoil, sentence = CHECKS[part]
    with pytest.raises(SelfTestError, match=r"there (are|is) no"):
        check(tmp_path)
    spoil(tmp_path)
    with pytest.raises(SelfTestError, match=sentence):
        check(tmp_path)


def test_a_package_without_qml_fails_with_one_sentence(tmp_path: Path) -> None:
    """As a user sees it: status 1, and no traceback."""
    package = tmp_path / "gizmos_desktop"
    shutil.copytree(paths.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "GizmoCard.qml"))
    for folder in ("resources", "translations"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    done = subprocess.run(
        [
            sys.executable,
            "-P",
            "-c",
            "import sys; sys.path.insert(0, sys.argv[1]);"
            "from gizmos_desktop.__main__ import main; sys.exit(main(['--self-test']))",
            str(tmp_path),
        ],
        cwd="/",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "GizmoCard" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("Gizmos Desktop: the self-test failed: ")


def test_the_version_tells_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert build.build_of(tmp_path).text() == "no packaged build"
    (tmp_path / build.FILE).write_text(json.dumps({"commit": "0123abc", "date": "2026-12-01"}))
    assert build.build_of(tmp_path).text() == "build 0123abc of 2026-12-01"
    assert build.build_of(tmp_path).versions == {}
    (tmp_path / build.FILE).write_text(json.dumps({"commit": "a", "date": "b", "versions": {"numpy": "2.4"}}))
    assert build.build_of(tmp_path).versions == {"numpy": "2.4"}
    for nonsense in ("{", "[]", '{"commit": "a"}', '{"commit": "a", "date": "b", "versions": 3}'):
        (tmp_path / build.FILE).write_text(nonsense)
        assert build.build_of(tmp_path) == build.Build()
    monkeypatch.setattr(build, "build_of", lambda: build.Build("0123abc", "2026-12-01"))
    assert "(build 0123abc of 2026-12-01, rules " in version_text()
