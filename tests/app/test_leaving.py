"""However the program ends, in whatever state: the game is on the disk and goes on at exactly that decision. And a
second copy of the program shows the window of the first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QWindow
from pytestqt.qtbot import QtBot

from gizmos_desktop.app.single import Single, bring_up, server_name
from gizmos_desktop.app.storage import Storage
from gizmos_desktop.records import Places, write_copy
from tests.records.games import timeline

ROOT = Path(__file__).parents[2]


def run(folder: Path, scene: str, how: str) -> tuple[int, dict[str, Any], str]:
    """Exit status, the moment that was left, and what was complained of."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "app" / "leaver.py"), str(folder), scene, how],
        cwd="/",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert lines, done.stderr
    return done.returncode, json.loads(lines[-1]), done.stderr


@pytest.mark.parametrize(
    ("scene", "how", "status"),
    [
        ("action", "signal", 0),
        ("chain", "window", 0),
        ("pay", "signal", 0),
        ("keep", "kill", -9),
        ("order", "hangup", 0),
        ("computer", "window", 0),
        ("computer", "kill", -9),
        ("action", "quit", 0),
    ],
)
def test_the_game_goes_on_at_exactly_this_decision(tmp_path: Path, scene: str, how: str, status: int) -> None:
    folder = tmp_path / "Zoë’s игры 日本"
    code, left, complaints = run(folder, scene, how)
    assert (code, complaints) == (status, "")
    code, found, complaints = run(folder, "continue", "quit")
    assert (code, complaints) == (0, "")
    for key in ("position", "generator", "decisions", "log", "names"):
        assert found[key] == left[key], key
    # A payment that was being chosen falls back to its Build; all else is as it was.
    assert found["mode"] == ("action" if scene == "pay" else left["mode"])


# -- one running copy


def test_the_second_copy_is_told_apart_and_heard(tmp_path: Path, qtbot: QtBot) -> None:
    places = Places.under(tmp_path)
    first = Single(places)
    assert first.is_first()
    raised: list[int] = []
    first.raised.connect(lambda: raised.append(1))
    script = (
        "import sys; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([])\n"
        "from pathlib import Path; from gizmos_desktop.app.single import Single\n"
        "from gizmos_desktop.records import Places\n"
        "sys.exit(0 if Single(Places.under(Path(sys.argv[1]))).is_first() else 7)"
    )
    second = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT)
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    assert (second.returncode, raised) == (7, [1])
    other = subprocess.Popen([sys.executable, "-c", script, str(tmp_path / "elsewhere")], cwd=ROOT)
    assert other.wait(20) == 0
    first.close()
    third = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT)
    assert third.wait(20) == 0


def test_a_copy_that_was_killed_leaves_nothing_in_the_way(tmp_path: Path, qtbot: QtBot) -> None:
    script = (
        "import os, sys; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([])\n"
        "from pathlib import Path; from gizmos_desktop.app.single import Single\n"
        "from gizmos_desktop.records import Places\n"
        "one = Single(Places.under(Path(sys.argv[1]))); assert one.is_first(); os.kill(os.getpid(), 9)"
    )
    assert subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, check=False).returncode == -9
    single = Single(Places.under(tmp_path))
    assert single.is_first()
    assert single._server is not None
    single.close()


def test_a_copy_that_does_not_answer_does_not_keep_this_one_from_starting(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gizmos_desktop.app.single.PATIENCE_MS", 50)
    places = Places.under(tmp_path)
    first = Single(places)
    assert first.is_first()
    assert first._server is not None
    first._server.close()  # it hangs
    second = Single(places)
    assert second.is_first()
    second.close()
    first.close()


def test_other_folders_have_other_names(tmp_path: Path) -> None:
    names = {server_name(Places.under(tmp_path / name)) for name in ("a", "b", "日本", "x" * 200)}
    assert len(names) == 4
    assert all(len(name) < 60 and name.isascii() for name in names)


def test_a_minimized_window_comes_up(qtbot: QtBot) -> None:
    window = QWindow()
    window.showMinimized()
    bring_up(window)
    assert window.isVisible()
    assert window.visibility() != QWindow.Visibility.Minimized


def test_the_program_itself_started_twice(tmp_path: Path) -> None:
    """The second one ends at once with status 0 and says nothing."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "GIZMOS_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "gizmos_desktop"]
    first = subprocess.Popen(command, cwd="/", env=environment, stderr=subprocess.PIPE)
    try:
        lock = Places.under(tmp_path).state / "running.lock"
        for _ in range(200):
            if lock.exists() and lock.read_text().startswith(str(first.pid)):
                break
            try:
                first.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
        second = subprocess.run(command, cwd="/", env=environment, capture_output=True, timeout=60, check=False)
        assert (second.returncode, second.stdout, second.stderr) == (0, b"", b"")
        assert first.poll() is None
    finally:
        first.terminate()
        assert first.wait(30) == 0
    assert first.stderr is not None
    assert first.stderr.read() == b""
    assert not lock.exists()


def test_a_second_copy_passes_its_file_on(tmp_path: Path, qtbot: QtBot) -> None:
    first = Single(Places.under(tmp_path))
    assert first.is_first()
    raised: list[int] = []
    asked: list[str] = []
    first.raised.connect(lambda: raised.append(1))
    first.asked.connect(asked.append)
    script = (
        "import sys; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([])\n"
        "from pathlib import Path; from gizmos_desktop.app.single import Single\n"
        "from gizmos_desktop.records import Places\n"
        "sys.exit(0 if Single(Places.under(Path(sys.argv[1]))).is_first(sys.argv[2]) else 7)"
    )
    for name in ("/tmp/Zoë’s игры 日本.gizmos", "/tmp/" + "long/" * 700 + "x.gizmos", "/tmp/two\nlines", ""):
        second = subprocess.Popen([sys.executable, "-c", script, str(tmp_path), name], cwd=ROOT)
        qtbot.waitUntil(lambda other=second: other.poll() is not None, timeout=20_000)
        assert second.returncode == 7
    assert (len(raised), asked) == (4, ["/tmp/Zoë’s игры 日本.gizmos", "/tmp/" + "long/" * 700 + "x.gizmos"])
    first.close()


def test_the_program_opens_the_file_that_it_is_given(tmp_path: Path) -> None:
    """It goes on with the game of the file; a file that is none leaves the start screen, and its own content."""
    made = timeline(2, 5, 60)
    file = tmp_path / "Zoë’s игры 日本.gizmos"
    write_copy(made.record(), file)
    foreign = tmp_path / "diary.gizmos"
    foreign.write_text("Dear diary")
    for number, (path, games) in enumerate(((file, 1), (foreign, 0), (tmp_path / "nothing.gizmos", 0))):
        home = tmp_path / f"home {number}"
        command = [sys.executable, "-m", "gizmos_desktop", "--data-dir", str(home), path.name]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        process = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)
        log = home / "state" / "gizmos.log"
        wanted = f"game {made.header.ident}" if games else "read: "
        for _ in range(300):
            if process.poll() is not None or (log.exists() and wanted in log.read_text()):
                break
            time.sleep(0.1)
        process.terminate()
        assert process.wait(30) == 0
        assert wanted in log.read_text()
        assert len(Storage(Places.under(home)).library.games()) == games
    assert foreign.read_text() == "Dear diary"


# -- the demo that is kept


def demo(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """The demo with its folders below `folder`."""
    return subprocess.run(
        [sys.executable, "-m", "gizmos_desktop", "--demo", "--seats", "2", "--data-dir", str(folder), *more],
        cwd="/",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_demo_keeps_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    done = demo(tmp_path / "nothing", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "nothing").exists()
    done = demo(tmp_path / "kept", "--seed", "3", "--autosave", "--tell")
    assert (done.returncode, done.stderr) == (0, "")
    storage = Storage(Places.under(tmp_path / "kept"))
    (game,) = storage.library.games()
    assert (game.status, game.ident) == ("finished", done.stdout.split()[0])
    assert [int(line.split()[1]) for line in done.stdout.splitlines() if line.startswith(game.ident)][
        -1
    ] == game.decisions
    assert storage.scores.sheet().games == 1
    assert not (tmp_path / "kept" / "config").exists()  # its seats are nobody's settings


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's folders are not below HOME")
@pytest.mark.parametrize("named", [False, True])
def test_nothing_is_written_but_in_the_systems_folders(tmp_path: Path, named: bool) -> None:
    """Also what Qt writes: a sandbox (Flatpak) keeps these folders and no others."""
    home = tmp_path / "Алёшö 日本 it’s"
    home.mkdir()
    names = {"XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": "c", "XDG_STATE_HOME": "s", "XDG_CACHE_HOME": "k"}
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "GIZMOS_"))}
    environment |= {"HOME": str(home), "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= {key: str(home / "x d g" / name) for key, name in names.items()} if named else {}
    process = subprocess.Popen([sys.executable, "-m", "gizmos_desktop"], cwd=home, env=environment)
    folders = (
        [home / "x d g" / name for name in "dcsk"]
        if named
        else [home / name for name in (".local/share", ".config", ".local/state", ".cache")]
    )
    for _ in range(300):
        if (folders[2] / "gizmos-desktop" / "running.lock").exists():
            break
        time.sleep(0.1)
    time.sleep(1)
    process.terminate()
    assert process.wait(60) == 0
    command = [sys.executable, "-m", "gizmos_desktop", "--demo", "--autosave", "--tell", "--seats", "2"]
    with subprocess.Popen(command, cwd=home, env=environment, stdout=subprocess.PIPE) as demo:
        assert demo.stdout is not None
        assert any(int(line.split()[1]) > 1 for line in demo.stdout)  # some decisions are shown
        demo.terminate()
    ours = {folder / "gizmos-desktop" for folder in folders}
    written = [each for each in home.rglob("*") if each.is_file()]
    strange = [each for each in written if not ours & set(each.parents)]
    # Qt and the font library keep caches of their own where caches belong.
    assert [each for each in strange if folders[3] not in each.parents] == []
    assert len(list((folders[0] / "gizmos-desktop" / "games").glob("*.gizmos"))) == 1
    assert (folders[1] / "gizmos-desktop" / "settings.json").exists()
    assert (folders[2] / "gizmos-desktop" / "gizmos.log").exists()


def test_the_demo_goes_on_with_the_game_that_is_there(tmp_path: Path) -> None:
    storage = Storage(Places.under(tmp_path))
    made = timeline(2, 5, 60, persons=0)
    storage.keeper.keep(made)
    storage.close()
    done = demo(tmp_path, "--autosave")
    assert (done.returncode, done.stderr) == (0, "")
    (game,) = Storage(Places.under(tmp_path)).library.games()
    assert (game.ident, game.status) == (made.header.ident, "finished")
    assert game.decisions > 60


def test_keeping_belongs_to_the_demo(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gizmos_desktop", "--autosave"],
        cwd="/",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "belong to --demo" in done.stderr
