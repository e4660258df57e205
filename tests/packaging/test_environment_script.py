"""`tools/environment.py`: what it says of a machine that lacks something, and when it makes things anew."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import environment
from tools.environment import Environment, MissingError


def test_missing_libraries_are_named_as_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        environment, "QT_LIBRARIES", {"libnowhere-to-be-found.so.9": "libnowhere9", "libc.so.6": "libc6"}
    )
    monkeypatch.setattr(environment, "X11_LIBRARIES", {"libno-window.so.1": "libno-window1"})
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(MissingError) as caught:
        environment.check_machine(window=False)
    assert str(caught.value).endswith("sudo apt-get install --no-install-recommends libnowhere9")
    assert "\n" not in str(caught.value)
    with pytest.raises(MissingError, match=r"libnowhere9 libno-window1$"):
        environment.check_machine(window=True)


def test_a_python_without_venv_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else real(name))
    with pytest.raises(MissingError, match=rf"python3\.{sys.version_info[1]}-venv"):
        environment.check_machine(window=False)


def test_an_old_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "OLDEST", (4, 0))
    with pytest.raises(MissingError, match=r"needs Python 3\.11 or newer"):
        environment.check_machine(window=False)


class Quiet(Environment):
    """Makes folders, but runs no pip."""

    def __init__(self, folder: Path, purpose: str = "run") -> None:
        super().__init__(folder, purpose)
        self.calls: list[tuple[str, ...]] = []

    def pip(self, *arguments: str) -> None:
        self.calls.append(arguments)


def make(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Quiet:
    def create(target: Path, **_: Any) -> None:
        (target / "bin").mkdir(parents=True)
        (target / "bin" / "python").touch()

    monkeypatch.setattr(environment.venv, "create", create)
    made = Quiet(folder)
    made.make()
    made.install()
    return made


def test_an_environment_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "venv"
    first = make(folder, monkeypatch)
    assert len(first.calls) == 1
    assert "--require-hashes" in first.calls[0]
    (folder / "mine").touch()
    assert make(folder, monkeypatch).calls == []
    assert (folder / "mine").exists()


def test_other_locks_make_it_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "venv"
    make(folder, monkeypatch)
    (folder / "old").touch()
    (folder / environment.STAMPS / "base").write_text("of other locks")
    assert len(make(folder, monkeypatch).calls) == 1
    assert not (folder / "old").exists()


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "venv"
    folder.mkdir()
    (folder / "precious").touch()
    with pytest.raises(MissingError, match="was not made by `make`"):
        Quiet(folder).make()
    assert (folder / "precious").exists()


def test_working_contains_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "venv"
    make(folder, monkeypatch)
    work = Quiet(folder, "dev")
    work.make()
    work.install()
    assert len(work.calls) == 1
    play = make(folder, monkeypatch)
    assert play.calls == []


def test_the_digest_sees_names_and_contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("a")
    two.write_text("b")
    before = environment.digest([one, two])
    assert environment.digest([two, one]) == before
    one.write_text("b")
    two.write_text("a")
    assert environment.digest([one, two]) != before
    assert environment.digest([one], "cc") != environment.digest([one], "gcc")
