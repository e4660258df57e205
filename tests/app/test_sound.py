"""What is heard, when, how loud; and that the game goes on whatever is wrong with it."""

import array
import logging
import os
import queue
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest

from gizmos_desktop.app import paths, sound
from gizmos_desktop.app.sound import INTERFACE, SoundBox, cues_of, sound_command
from gizmos_desktop.app.sound_process import MOST_VOICES, Mixer, Player, load, serve
from gizmos_desktop.engine import Game
from gizmos_desktop.models.derive.moves import derive_moves
from tests.qml.table import positions
from tools import sounds as made

FOLDER = paths.resources() / "sounds"
LISTENER = """
import sys
with open(sys.argv[1], "a", buffering=1) as heard:
    for line in sys.stdin:
        heard.write(line)
"""


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


@pytest.fixture
def heard(tmp_path: Path) -> Any:
    """A box whose process writes down what it is to play, and what it wrote."""
    file = tmp_path / "heard"
    file.touch()
    box = SoundBox((sys.executable, ["-c", LISTENER, str(file)]))
    box.set_volumes(70, 50, False)

    def lines(count: int = 0) -> list[str]:
        deadline = time.monotonic() + 10
        while len(file.read_text().splitlines()) < count and time.monotonic() < deadline:
            QTest.qWait(20)
        return file.read_text().splitlines()

    yield box, lines
    box.close()


def move(name: str, at: int, ms: int = 0, arrival: str = "", level: int = 0) -> dict[str, Any]:
    return {"sound": name, "arrival": arrival, "at": at, "ms": ms, "level": level}


# -- the files


def test_the_sounds_are_what_the_script_makes(tmp_path: Path) -> None:
    files = made.write(tmp_path)
    assert {file.name for file in files} == {file.name for file in FOLDER.iterdir()}
    for file in files:
        assert file.read_bytes() == (FOLDER / file.name).read_bytes(), file.name
    assert sum(file.stat().st_size for file in files) < 600_000


def test_every_sound_is_short_begins_and_ends_softly() -> None:
    for file in FOLDER.glob("*.wav"):
        samples = load(file)
        assert len(samples) < 44_100
        assert abs(samples[0]) < 400, file.name
        assert abs(samples[-1]) < 400, file.name
        assert max(abs(value) for value in samples) < 20_000


def test_there_is_a_file_for_whatever_wants_to_be_heard() -> None:
    there = {file.stem for file in FOLDER.glob("*.wav")}
    wanted = set(INTERFACE) | {"turn", "end"}
    for text, position in (
        ("pick yellow", positions.action()),
        ("build 2-01 pay yellow blue via 1-11 2-10 2-13", positions.action()),
        ("file 1-19", positions.action()),
        ("research 2", positions.action()),
        ("use 3-25", positions.chain()),
    ):
        steps = derive_moves(Game.from_position(position, seed=3).play(text), 0)
        wanted |= {name for _, name in cues_of(steps, 1)}
    assert wanted <= there


# -- when


def test_sounds_come_with_what_is_shown() -> None:
    steps = derive_moves(Game.from_position(positions.action(), seed=3).play("pick yellow"), 0)
    cues = cues_of(steps, 1)
    assert cues == [(0, "pick"), (160, "roll"), (320, "land"), (580, "land"), (580, "arm"), (800, "arm")]
    assert cues_of(steps, 2)[-1][0] == 2 * cues[-1][0]
    assert len(cues_of(steps, 0)) == 2


def test_a_chain_climbs_and_stays_at_its_top() -> None:
    assert cues_of([move("use", 0, level=level) for level in (0,)], 1) == [(0, "use1")]
    assert cues_of([move("use", 0, level=4)], 1) == [(0, "use5")]
    assert cues_of([move("use", 0, level=30)], 1) == [(0, "use8")]


def test_many_alike_at_once_are_one() -> None:
    cues = cues_of([move("flip", 0), move("flip", 10), move("flip", 60)], 1)
    assert cues == [(0, "flip"), (60, "flip")]


def test_later_sounds_wait_and_a_skip_drops_them(heard: Any) -> None:
    box, lines = heard
    box.follow([move("pick", 0), move("land", 120), move("arm", 60_000)], 1)
    assert lines(2) == ["pick 70", "land 70"]
    assert box.waiting == ("arm",)
    box.skip()
    assert box.waiting == ()


def test_game_and_window_have_volumes_of_their_own(heard: Any) -> None:
    box, lines = heard
    box.play("button")
    box.play("turn")
    box.set_volumes(30, 0, False)
    box.play("button")
    box.play("turn")
    assert lines(3) == ["button 50", "turn 70", "turn 30"]


def test_off_means_no_process(heard: Any) -> None:
    box, lines = heard
    assert box.process_id == 0  # nothing is started before something is to be heard
    box.play("pick")
    lines(1)
    assert box.process_id
    box.follow([move("land", 5000)], 1)
    box.set_volumes(70, 50, True)
    assert (box.process_id, box.waiting) == (0, ())
    box.play("pick")
    box.follow([move("land", 0)], 1)
    assert box.process_id == 0
    box.set_volumes(70, 50, False)
    box.play("turn")
    assert lines(2) == ["pick 70", "turn 70"]


# -- trouble


def test_a_process_that_cannot_be_started_costs_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    box = SoundBox(("/no/such/program", []))
    box.set_volumes(70, 50, False)
    for _ in range(20):
        box.play("pick")
        QTest.qWait(10)
    assert box.process_id == 0
    assert len([each for each in caplog.records if each.name.endswith("app.sound")]) == 1
    box.close()


def test_a_process_that_dies_is_started_again_but_not_for_ever(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    program = f"open({str(starts)!r}, 'a').write('x')"
    box = SoundBox((sys.executable, ["-c", program]))
    box.set_volumes(70, 50, False)
    deadline = time.monotonic() + 20
    tries = 0
    while time.monotonic() < deadline and tries < 60:
        box.play("pick")
        QTest.qWait(50)
        tries += box.process_id == 0
    assert starts.read_text() == "x" * sound.MOST_STARTS
    box.close()


def test_a_process_that_does_not_listen_holds_nothing_up() -> None:
    box = SoundBox((sys.executable, ["-c", "import time; time.sleep(60)"]))
    box.set_volumes(70, 50, False)
    begun = time.monotonic()
    for _ in range(40_000):
        box.play("pick")
    assert time.monotonic() - begun < 5
    box.close()
    assert box.process_id == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_closing_leaves_no_process(heard: Any) -> None:
    box, lines = heard
    box.play("pick")
    lines(1)
    number = box.process_id
    box.close()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_without_a_device_the_real_process_is_silent_and_stays(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    box = SoundBox()
    box.set_volumes(70, 50, False)
    box.play("pick")
    number = box.process_id
    for _ in range(100):
        QTest.qWait(50)
        if any("no sound" in each.getMessage() for each in caplog.records):
            break
    box.play("land")
    QTest.qWait(100)
    assert number
    assert box.process_id == number
    box.close()


# -- the process


def test_the_command_is_that_of_the_program_where_it_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert sound_command() == (sys.executable, ["--sounds", str(FOLDER)])


def test_voices_are_added_and_never_overflow() -> None:
    mixer = Mixer()
    mixer.play(array.array("h", [1000, -2000, 30_000]), 50)
    mixer.play(array.array("h", [100, 100]), 100)
    assert list(mixer.take(2)) == [600, -900]
    for _ in range(MOST_VOICES + 5):
        mixer.play(array.array("h", [30_000] * 4), 100)
    assert list(mixer.take(2)) == [32_767, 32_767]
    assert len(mixer._voices) <= MOST_VOICES
    mixer.take(9)
    assert list(mixer.take(2)) == [0, 0]


def test_on_a_device_what_was_to_be_heard_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(FOLDER, ("NULL",))
    assert player.play("pick", 70) == ""
    assert player.open
    deadline = time.monotonic() + 5
    while player.mixer._voices and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not player.mixer._voices
    player.rest()
    assert player.open  # it has just been heard
    monkeypatch.setattr("gizmos_desktop.app.sound_process.REST_S", 0.0)
    player.rest()
    assert not player.open


class Gone:
    """A device that is unplugged."""

    running = False
    closed = False

    def close(self) -> None:
        self.closed = True


def test_a_device_that_has_gone_is_replaced() -> None:
    player = Player(FOLDER, ("NULL",))
    player._device = gone = Gone()
    assert player.play("pick", 70) == ""
    assert gone.closed
    assert player.open
    player.close()


def test_a_missing_library_is_said_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    player = Player(FOLDER)
    assert "miniaudio" in player.play("pick", 70)
    assert player.play("pick", 70) == ""  # not tried again so soon
    assert not player.mixer._voices


def test_nonsense_is_not_played() -> None:
    played: list[tuple[str, int]] = []

    class Fake(Player):
        def play(self, name: str, percent: int) -> str:
            played.append((name, percent))
            return ""

    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    for line in ("pick 70\n", "../secret 70\n", "land x\n", "\n", "land 900\n", None):
        lines.put(line)
    serve(Fake(FOLDER), lines)
    assert played == [("pick", 70), ("land", 100)]
    assert Player(FOLDER).play("nosuch", 50)
