"""Starting and quitting the whole program, from each screen and in each way: status 0, no message, no child left."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gizmos_desktop.app.messages import NO_DISPLAY, NO_LIBRARY, no_display_sentence

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


@pytest.mark.parametrize("platform", ["nonsense", "nonsense:a=1"])
def test_a_platform_that_is_not_there_is_named(platform: str) -> None:
    done = run("-m", "gizmos_desktop", QT_QPA_PLATFORM=platform)
    assert done.returncode == 2
    assert f"the Qt platform {platform!r} that QT_QPA_PLATFORM names is not there" in done.stderr
    assert done.stderr.count("\n") == 1


def test_what_is_wrong_when_qt_finds_no_window() -> None:
    refused = ["qt.qpa.xcb: could not connect to display :7", "From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed"]
    for environment in ({}, {"QT_QPA_PLATFORM": "xcb"}):
        assert no_display_sentence(refused, environment) == NO_DISPLAY
        assert no_display_sentence(refused[1:], environment) == NO_LIBRARY
    assert no_display_sentence([], {}) == NO_DISPLAY
    assert "'eglfs'" in no_display_sentence(
        ["no screens available, assuming 24-bit color"], {"QT_QPA_PLATFORM": "eglfs"}
    )


def test_version_needs_no_display_and_says_whether_compiled() -> None:
    done = run("-m", "gizmos_desktop", "--version", QT_QPA_PLATFORM="-")
    assert (done.returncode, done.stderr) == (0, "")
    build = r"(no packaged build|build \w+ of [\d-]+)"
    assert re.fullmatch(
        rf"Gizmos Desktop \d+\.\d+\.\d+ \({build}, rules \d+, engine (not )?compiled, Python [\d.]+\)\n", done.stdout
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "3"],
        ["--demo", "--seats", "5"],
        ["--demo", "--seed", "x"],
        ["--demo", "--seed", "-4"],
        ["--demo", "--seed", "1234567890"],
        ["--demo", "--seed", "１２"],
        ["--demo", "--seed", ""],
        ["--what"],
        ["x", "y"],
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


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_demo(number: signal.Signals) -> None:
    program = [sys.executable, "-m", "gizmos_desktop", "--demo", "--seats", "4", "--tell"]
    demo = subprocess.Popen(
        program,
        cwd="/",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # the tests may run in the background or under nohup
    )
    assert demo.stdout is not None
    assert demo.stdout.readline()
    children = Path(f"/proc/{demo.pid}/task/{demo.pid}/children").read_text().split()
    assert children
    start = time.monotonic()
    demo.send_signal(number)
    said = demo.communicate(timeout=30)
    assert (demo.returncode, said[1]) == (128 + number, b"")
    assert time.monotonic() - start < 15
    for pid in children:
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


@pytest.mark.parametrize("arguments", [["--version"], ["--demo", "--seats", "2", "--seed", "5"]])
def test_output_that_cannot_be_written_costs_one_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "gizmos_desktop", *arguments],
            cwd="/", env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=full, stderr=subprocess.PIPE, text=True,
            timeout=120, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "Gizmos Desktop: the output could not be written: No space left on device\n"


def test_nobody_reads_what_is_printed() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "gizmos_desktop", "--version"],
        cwd="/", env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=write, stderr=subprocess.PIPE, text=True,
        timeout=60, check=False,
    )  # fmt: skip
    os.close(write)
    assert done.returncode == 1
    assert done.stderr == "Gizmos Desktop: the output could not be written: Broken pipe\n"


def test_a_demo_that_cannot_be_started_says_why() -> None:
    script = (
        "import sys; from gizmos_desktop import __main__ as program; from gizmos_desktop.models import setup_model\n"
        "setup_model.problem_of = lambda names, seed: 'Nobody is here.'\n"
        "sys.exit(program.main(['--demo', '--seats', '2']))"
    )
    done = run("-c", script)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Gizmos Desktop: the game could not be started: Nobody is here.\n"


def test_the_demo_says_when_the_picture_cannot_be_written(tmp_path: Path) -> None:
    done = run("-m", "gizmos_desktop", "--demo", "--seats", "2", "--screenshot", str(tmp_path / "no" / "end.png"))
    assert done.returncode == 1
    assert "could not be written" in done.stderr


def test_a_warning_of_qt_that_means_nothing_is_told_nobody() -> None:
    told = (
        "from PySide6.QtCore import qWarning\n"
        "from gizmos_desktop.app.messages import HARMLESS, Messages\n"
        "messages = Messages()\nmessages.install()\n"
        "for text in HARMLESS: qWarning(text)\n"
        "qWarning('this matters')\nprint(messages.warnings)\n"
    )
    done = run("-c", told)
    assert (done.stdout, done.stderr) == ("1\n", "qt: this matters\n")
