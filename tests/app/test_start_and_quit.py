"""Starting and quitting the whole program, from each screen and in each way: status 0, no message, no child left."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SENTENCE = 'make run ARGS="--demo"'


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")} | environment
    env = {k: v for k, v in env.items() if v != "-"} | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, *arguments], cwd="/", env=env, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize(
    ("screen", "how"),
    [(screen, "model") for screen in ("start", "setup", "table", "handover", "computer", "end")]
    + [(screen, how) for screen in ("start", "computer", "end") for how in ("window", "signal")],
)
def test_quit_from_each_screen(screen: str, how: str) -> None:
    done = run(str(ROOT / "tests" / "app" / "driver.py"), screen, how)
    assert (done.returncode, done.stderr) == (0, "")
    found = re.search(r"^children(.*)$", done.stdout, re.MULTILINE)
    assert found is not None
    children = [int(pid) for pid in found[1].split()]
    if screen in ("table", "computer"):
        assert children
    for pid in children:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_without_a_display_one_sentence_names_the_way_out() -> None:
    done = run("-m", "gizmos_desktop", QT_QPA_PLATFORM="-")
    assert done.returncode == 2
    assert done.stdout == ""
    assert SENTENCE in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("display", [":77", "nowhere.invalid:0", "?"])
def test_a_display_that_cannot_be_opened_is_none(display: str) -> None:
    done = run("-m", "gizmos_desktop", QT_QPA_PLATFORM="-", DISPLAY=display)
    assert done.returncode == 2
    assert SENTENCE in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_unknown_platform_is_none_either() -> None:
    done = run("-m", "gizmos_desktop", QT_QPA_PLATFORM="nonsense")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_version_needs_no_display_and_says_whether_compiled() -> None:
    done = run("-m", "gizmos_desktop", "--version", QT_QPA_PLATFORM="-")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(
        r"Gizmos Desktop \d+\.\d+\.\d+ \(rules \d+, engine (not )?compiled, Python [\d.]+\)\n", done.stdout
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "3"],
        ["--demo", "--seats", "5"],
        ["--demo", "--seed", "x"],
        ["--demo", "--seed", "-4"],
        ["--what"],
        ["x"],
    ],
)
def test_a_wrong_command_line_says_so(arguments: list[str]) -> None:
    done = run("-m", "gizmos_desktop", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "gizmos-desktop: error:" in done.stderr


@pytest.mark.parametrize("seats", [2, 4])
def test_the_demo_plays_a_whole_game(tmp_path: Path, seats: int) -> None:
    picture = tmp_path / "end.png"
    arguments = ["--demo", "--seats", str(seats), "--seed", "5", "--screenshot", str(picture)]
    done = run("-m", "gizmos_desktop", *arguments, QT_QPA_PLATFORM="-")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(re.findall(r"^[1-4]  ", done.stdout, re.MULTILINE)) == seats
    assert "seed 5" in done.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_demo_says_when_the_picture_cannot_be_written(tmp_path: Path) -> None:
    done = run("-m", "gizmos_desktop", "--demo", "--seats", "2", "--screenshot", str(tmp_path / "no" / "end.png"))
    assert done.returncode == 1
    assert "could not be written" in done.stderr
