"""The About page tells all that comes with the program, its licences, and where their texts are."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from gizmos_desktop.app import licences
from gizmos_desktop.app.build import Build
from gizmos_desktop.models.licences_model import Licences


def test_packages_and_fonts_are_listed_with_what_is_installed() -> None:
    model: Any = Licences()
    rows = {row["name"]: row["licence"] for row in model.parts}
    assert rows["Fredoka"] == "OFL-1.1"
    assert next(rows[name] for name in rows if name.startswith("PySide6 and Qt 6.")) == "LGPL-3.0-only"
    assert not any("bootloader" in name for name in rows)  # that is for packages
    assert model.texts == ""


def test_a_package_lists_its_libraries_too_and_names_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "gizmos-desktop"))
    assert licences.texts() is None
    (tmp_path / "licences").mkdir()
    model: Any = Licences()
    assert model.texts == str(tmp_path / "licences")
    assert {"Kerberos", "PyInstaller bootloader"} <= {row["name"] for row in model.parts}


def test_without_metadata_versions_are_those_of_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> str:
        raise licences.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(licences.metadata, "version", nothing)
    monkeypatch.setattr(licences, "build_of", lambda: Build(versions={"numpy": "9.8.7"}))
    assert {part.package: part.version for part in licences.parts() if part.package} == {"numpy": "9.8.7"}
