"""Settings: every key against everything that can stand in a file; a broken one costs itself and nothing else."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gizmos_desktop.records import (
    Places,
    RecordError,
    SeatChoice,
    Settings,
    StoreError,
    WindowPlace,
    changed,
    settings_file,
)
from gizmos_desktop.records import load_settings as load
from gizmos_desktop.records import save_settings as save
from gizmos_desktop.records.settings import KEYS
from gizmos_desktop.records.settings_file import MOST_KEPT, SettingsFile, settings_text

# Each key with values that are right (not the default) and values that are wrong by type or range.
VALUES: dict[str, tuple[list[Any], list[Any]]] = {
    "speed": (["slow", "fast", "off"], ["", "Fast", "warp"]),
    "volume": ([0, 1, 100], [-1, 101, 10**30, 50.5, "50"]),
    "interface_volume": ([0, 1, 100], [-1, 101, 10**30, 50.5, "50"]),
    "mute": ([True], [1, 0, "true"]),
    "language": (["pt", "ja", "pt_BR", "zh-Hant-TW"], ["x", "pt_", "../../etc", "pt\n", "a" * 300]),
    "ui_scale": ([80, 125, 200], [79, 201, 0, -100, 1.5, "100", 10**30]),
    "theme": (["dark", "light"], ["", "sepia"]),
    "confirm_end_turn": ([False], [1, "no"]),
    "confirm_leave": ([False], [1, "no"]),
    "auto_pass": ([False], [1, "no"]),
    "auto_pay": ([True], [1, "yes"]),
    "hints": ([False], [1, "no"]),
    "tips": ([False], [1, "no"]),
    "tips_seen": ([["chute"], ["chute", "last_round"]], ["chute", [1], ["Chute"], [""], ["a" * 41], ["a"] * 101]),
    "lesson": (["pick", "chain_2"], ["a b", "Pick", "pick\n", "x" * 41]),
    "reduced_motion": (["on", "off"], ["", True, "yes"]),
    "software_renderer": ([True], [1, "yes"]),
    "chute": ([True], [1, "yes"]),
    "undo": (["practice", "off"], ["", "always"]),
    "seats": (
        [[{"name": "Ada", "kind": "person", "level": ""}, {"name": "", "kind": "computer", "level": "greedy"}], [{}]],
        ["Ada", {}, [1], [{"name": 1}], [{"kind": "robot"}], [{"x": 1}], [{}] * 5, [{"name": "x" * 201}], [None]],
    ),
    "first": ([0, 3], [-1, 4, "0", True]),
    "window": (
        [
            {"x": -5, "y": 0, "width": 1280, "height": 720, "state": "maximized"},
            {"x": 0, "y": 0, "width": 1, "height": 1},
        ],
        [{}, [], 5, "big", {"x": 0, "y": 0, "width": 0, "height": 9}, {"x": 10**30, "y": 0, "width": 1, "height": 9}],
    ),
}
MAY_BE_NULL = {"first", "window"}
EVERYWHERE_WRONG: list[Any] = [[[]], {"a": {"b": 1}}, -(10**40), 1e300]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Folders that are not there yet."""
    return Places.under(tmp_path / "Jürgen 名前")


def write(places: Places, data: bytes) -> None:
    """Put the file of the settings there."""
    places.config.mkdir(parents=True, exist_ok=True)
    (places.config / "settings.json").write_bytes(data)


def written(places: Places) -> dict[str, Any]:
    """Give what stands in the file."""
    tree: dict[str, Any] = json.loads((places.config / "settings.json").read_bytes())
    return tree


def right(leave_out: str = "") -> dict[str, Any]:
    """Give a file in which every key has a right value that is not the default."""
    return {key: values[0] for key, (values, _) in VALUES.items() if key != leave_out}


def test_the_table_has_every_key() -> None:
    assert tuple(VALUES) == KEYS
    default = Settings()
    for key, (values, _) in VALUES.items():
        for value in values:
            assert getattr(changed(default, **{key: value}), key) != getattr(default, key)


def test_without_a_file_there_are_the_defaults(places: Places) -> None:
    assert load(places) == SettingsFile()
    assert not places.config.exists(), "asking writes nothing"


def test_there_and_back(places: Places) -> None:
    settings = changed(Settings(), **right())
    save(places, SettingsFile(settings))
    assert load(places) == SettingsFile(settings)
    assert list(written(places))[:3] == ["format", "version", "speed"]
    assert (places.config / "settings.json").read_bytes().count(b"\n") == len(KEYS) + 4


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_has_its_default_and_is_no_problem(places: Places, key: str) -> None:
    write(places, json.dumps(right(leave_out=key)).encode())
    file = load(places)
    assert getattr(file.settings, key) == getattr(Settings(), key)
    assert file.problems == ()
    assert sum(getattr(file.settings, other) != getattr(Settings(), other) for other in KEYS) == len(KEYS) - 1
    assert [each.name for each in places.config.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("key", KEYS)
def test_a_broken_key_costs_itself_and_the_file_is_kept(places: Places, key: str) -> None:
    wrong = [*VALUES[key][1], *EVERYWHERE_WRONG, *([] if key in MAY_BE_NULL else [None])]
    for value in wrong:
        data = json.dumps(right(leave_out=key) | {key: value}).encode()
        write(places, data)
        file = load(places)
        assert [each for each, _ in file.problems] == [key], value
        assert getattr(file.settings, key) == getattr(Settings(), key)
        assert sum(getattr(file.settings, other) != getattr(Settings(), other) for other in KEYS) == len(KEYS) - 1
        kept = [each.read_bytes() for each in places.config.iterdir() if ".broken" in each.name]
        assert data in kept
        assert load(places) == file
        assert len([each for each in places.config.iterdir() if ".broken" in each.name]) == len(kept), "kept once"
        save(places, file)
        assert load(places).problems == ()
        with pytest.raises(ValueError, match=key):
            changed(Settings(), **{key: value})


BROKEN = {
    "empty": b"",
    "zeros": b"\0" * 300,
    "torn": b'{\n"speed":"fast",\n"volu',
    "no JSON": b"speed = fast",
    "a list": b'["speed"]',
    "a number": b"5",
    "null": b"null",
    "UTF-16": '{"speed":"fast"}'.encode("utf-16"),
    "not UTF-8": b'{"language":"\xff"}',
    "deep": b'{"x":' + b"[" * 100_000,
    "large": b'{"x":"' + b"x" * 300_000 + b'"}',
}


@pytest.mark.parametrize("what", list(BROKEN))
def test_a_file_that_cannot_be_read_gives_the_defaults(places: Places, what: str) -> None:
    write(places, BROKEN[what])
    file = load(places)
    assert file.settings == Settings()
    assert [key for key, _ in file.problems] == [""]
    save(places, file.with_settings(changed(file.settings, speed="fast")))
    assert load(places).settings.speed == "fast"
    if BROKEN[what] and what != "large":
        assert (places.config / "settings.json.broken").read_bytes() == BROKEN[what]


def test_a_byte_order_mark_and_line_ends_do_no_harm(places: Places) -> None:
    write(places, "\ufeff".encode() + b'{\r\n"speed":"fast"\r\n}\r\n')
    assert load(places).settings.speed == "fast"
    assert load(places).problems == ()


@pytest.mark.parametrize("what", ["a folder", "oversized", "no permission"])
def test_what_was_never_read_is_kept_aside_before_it_is_replaced(
    places: Places, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = places.config / "settings.json"
    write(places, json.dumps(right()).encode() + b" " * (300_000 if what == "oversized" else 0))
    if what == "a folder":
        path.unlink()
        path.mkdir()
        (path / "diary.txt").write_text("mine")
    with monkeypatch.context() as patch:
        if what == "no permission":

            def refused(file: Path, limit: int) -> bytes:
                raise RecordError("unreadable", f"{file}: permission denied")

            patch.setattr(settings_file, "read_limited", refused)
        file = load(places)
        assert [key for key, _ in file.problems] == [""]
        before = path.stat().st_size
        save(places, file.with_settings(changed(file.settings, volume=3)))
    assert load(places).settings.volume == 3
    aside = places.config / "settings.json.broken"
    assert aside.stat().st_size == before
    if what == "a folder":
        assert (aside / "diary.txt").read_text() == "mine"
    save(places, load(places))
    assert sorted(each.name for each in places.config.iterdir()) == ["settings.json", "settings.json.broken"]


def test_only_so_many_broken_files_are_kept(places: Places) -> None:
    for number in range(MOST_KEPT + 4):
        write(places, b"broken " + str(number).encode())
        load(places)
    kept = sorted(each.read_bytes() for each in places.config.iterdir() if ".broken" in each.name)
    assert len(kept) == MOST_KEPT
    assert kept[-1] == b"broken 8"


def test_what_a_newer_program_wrote_is_written_back(places: Places) -> None:
    tree = right() | {
        "format": "gizmos-settings",
        "version": 9,
        "sky": {"stars": [1, 2]},
        "theme": "sepia",
        "volume": 30,
    }
    write(places, json.dumps(tree).encode())
    file = load(places)
    assert file.newer
    assert file.settings.volume == 30
    save(places, file.with_settings(changed(file.settings, speed="off")))
    back = written(places)
    assert (back["version"], back["sky"], back["theme"], back["speed"]) == (9, {"stars": [1, 2]}, "sepia", "off")
    file = load(places)
    save(places, file.with_settings(changed(file.settings, theme="dark")))
    assert written(places)["theme"] == "dark"


@pytest.mark.parametrize("version", [None, "1", 0, -3, 1.5, True, 10**40, [], {}])
def test_an_odd_version_is_taken_for_the_present_one(places: Places, version: Any) -> None:
    write(places, json.dumps({"version": version, "speed": "fast"}).encode())
    assert load(places).settings.speed == "fast"
    assert not load(places).newer


def test_unknown_keys_are_kept_and_unknown_names_refused(places: Places) -> None:
    write(places, b'{"speed":"fast","plugin":[1,{"a":null}]}')
    file = load(places)
    assert file.problems == ()
    save(places, file)
    assert written(places)["plugin"] == [1, {"a": None}]
    with pytest.raises(KeyError):
        changed(Settings(), sped="fast")


def test_python_values_are_checked_like_those_of_a_file() -> None:
    settings = changed(Settings(), seats=(SeatChoice("Ada"), SeatChoice("Bo", "computer", "greedy")), first=None)
    assert settings.seats[1].level == "greedy"
    place = WindowPlace(1, 2, 3, 4)
    assert changed(settings, window=place).window == place
    with pytest.raises(ValueError, match="ui_scale"):
        changed(settings, ui_scale=300)
    with pytest.raises(ValueError, match="seats"):
        changed(settings, seats=(object(),))


def test_a_folder_that_cannot_be_written_has_its_code_and_asks_for_nothing_to_read(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    places.config.write_text("in the way")
    assert load(places).settings == Settings()
    with pytest.raises(StoreError, match="missing"):
        save(places, SettingsFile())


def test_the_text_is_the_same_for_the_same_settings() -> None:
    one = settings_text(SettingsFile(changed(Settings(), speed="fast")))
    assert one == settings_text(SettingsFile(msgspec.structs.replace(Settings(), speed="fast")))
