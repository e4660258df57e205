"""Versions: files of every released version load, and who changes a schema without its version gets a red test.

`golden/` has a record of each kind and a settings file of every version; files there are added, never changed. While a
version is not released yet, `GIZMOS_NEW_GOLDEN=1 pytest tests/records/test_versions.py` writes them anew.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gizmos_desktop.records import (
    Places,
    Record,
    Settings,
    Store,
    decode,
    encode,
    load_settings,
    migrations,
    schema,
    settings,
    settings_file,
    store,
    timeline_of,
)
from gizmos_desktop.records.migrations import RECORD_STEPS, SETTINGS_STEPS, migrate
from gizmos_desktop.records.schema import VERSION
from gizmos_desktop.records.settings import SETTINGS_VERSION
from gizmos_desktop.records.settings_file import parse_settings, settings_text
from gizmos_desktop.records.statistics import GameLine
from tests.records.games import IDENT, SAVED, play_on, timeline
from tests.records.test_settings import right

GOLDEN = Path(__file__).parent / "golden"
KINDS = {
    "chain": lambda made: made.game.decision.kind == "trigger" and made.game.round > 4,
    "research": lambda made: made.game.decision.kind == "keep",
    "picks": lambda made: made.game.decision.kind == "pick",
    "over": lambda made: made.over,
}


def shape(of: Any) -> str:
    """Give the hash of a schema, less the words in it."""

    def bare(tree: Any) -> Any:
        if isinstance(tree, dict):
            return {key: bare(value) for key, value in tree.items() if key not in ("description", "title")}
        return [bare(each) for each in tree] if isinstance(tree, list | tuple) else tree

    text = json.dumps(bare(msgspec.json.schema(of)), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def present_shapes() -> dict[str, str]:
    """Give the hashes of what this program writes, by kind and version."""
    return {
        f"record {VERSION}": shape(Record),
        f"settings {SETTINGS_VERSION}": shape(Settings),
        "game 1": shape(GameLine),
    }


def write_golden() -> None:
    """Write the files of the present version anew."""
    from random import Random

    GOLDEN.mkdir(exist_ok=True)
    for number, (kind, reached) in enumerate(KINDS.items()):
        made = timeline(4 - number % 3, seed=40 + number, decisions=0, chute=bool(number % 2), persons=2)
        dice = Random(number)
        while not reached(made):
            play_on(made, dice, 1)
        if kind == "chain":
            made.undo(len(made.steps) - 3)
            made.mark(0, "undo")
        (GOLDEN / f"record-{VERSION}-{kind}.gizmos").write_bytes(encode(made.record(SAVED)))
    file = settings_file.SettingsFile(settings.changed(Settings(), **right()))
    (GOLDEN / f"settings-{SETTINGS_VERSION}.json").write_bytes(settings_text(file))
    shapes = GOLDEN / "shapes.json"
    known = json.loads(shapes.read_text()) if shapes.exists() else {}
    shapes.write_text(json.dumps(known | present_shapes(), indent=1) + "\n")


if os.environ.get("GIZMOS_NEW_GOLDEN"):
    write_golden()
RECORDS = sorted(GOLDEN.glob("record-*.gizmos"))


def test_no_schema_changes_without_its_version() -> None:
    """Changed on purpose? A new version, a step in migrations.py, golden files of the new one (see above)."""
    known = json.loads((GOLDEN / "shapes.json").read_text())
    assert {key: known.get(key) for key in present_shapes()} == present_shapes()


def test_every_version_has_its_files_and_steps() -> None:
    for version in range(1, VERSION + 1):
        kinds = {path.stem.split("-")[2] for path in RECORDS if path.stem.startswith(f"record-{version}-")}
        assert kinds >= set(KINDS)
    for version in range(1, SETTINGS_VERSION + 1):
        assert (GOLDEN / f"settings-{version}.json").exists()
    assert set(RECORD_STEPS) == set(range(1, VERSION))
    assert set(SETTINGS_STEPS) == set(range(1, SETTINGS_VERSION))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_every_version_load_and_play_on(path: Path) -> None:
    from random import Random

    data = path.read_bytes()
    record = decode(data)
    made = timeline_of(record)
    if f"-{VERSION}-" in path.name:
        assert encode(made.record(record.saved)) == data.replace(b"\r\n", b"\n")
    made.redo(len(made.undone))
    play_on(made, Random(1))
    assert made.over
    assert timeline_of(decode(encode(made.record()))).over


@pytest.mark.parametrize("version", range(1, SETTINGS_VERSION + 1))
def test_settings_of_every_version_load(version: int) -> None:
    file = parse_settings((GOLDEN / f"settings-{version}.json").read_bytes())
    assert file.problems == ()
    assert file.others == {}
    default = Settings()
    changed = [key for key in settings.KEYS if getattr(file.settings, key) != getattr(default, key)]
    assert len(changed) >= 19  # one of version 1 is there no more


def test_steps_go_one_after_the_other_and_change_nothing_of_what_they_are_given() -> None:
    steps = {
        1: lambda tree: tree | {"b": tree["a"] + 1},
        2: lambda tree: {key: value for key, value in tree.items() if key != "a"},
    }
    tree = {"version": 1, "a": 5}
    assert migrate(tree, 1, 3, steps) == {"version": 3, "b": 6}
    assert migrate(tree, 3, 3, steps) == tree == {"version": 1, "a": 5}
    with pytest.raises(KeyError):
        migrate(tree, 1, 4, steps)


def test_an_old_record_is_kept_when_it_is_first_saved_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """users.md B5: as if this were version 2 of the format, with a step from version 1."""
    from random import Random

    old = encode(timeline(2, decisions=20).record(SAVED))
    places = Places.under(tmp_path)
    places.games.mkdir(parents=True)
    (places.games / f"{IDENT}.gizmos").write_bytes(old)
    for module in (store, schema, migrations):
        if hasattr(module, "VERSION"):
            monkeypatch.setattr(module, "VERSION", 2)
    games = Store(places)
    made = games.load(IDENT).timeline
    play_on(made, Random(1), 1)
    games.save(made.record(SAVED))
    games.save(made.record(SAVED))
    assert (places.games / f"{IDENT}.gizmos.v1").read_bytes() == old
    assert len(games.load(IDENT).timeline.steps) == 21
    assert [each.ident for each in games.games()] == [IDENT]
    games.close()


def test_old_settings_go_through_their_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """users.md B88: a key that was renamed keeps its value."""

    def renamed(tree: dict[str, Any]) -> dict[str, Any]:
        return {("volume" if key == "loudness" else key): value for key, value in tree.items()}

    places = Places.under(tmp_path)
    places.config.mkdir()
    (places.config / "settings.json").write_text('{"version":1,"loudness":33,"speed":"fast"}')
    monkeypatch.setattr(settings_file, "SETTINGS_VERSION", 2)
    monkeypatch.setattr(settings_file, "SETTINGS_STEPS", {1: renamed})
    file = load_settings(places)
    assert (file.settings.volume, file.settings.speed, file.version) == (33, "fast", 2)
    assert file.problems == ()


def test_a_step_that_fails_costs_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = Places.under(tmp_path)
    places.config.mkdir()
    (places.config / "settings.json").write_text('{"version":1,"speed":"fast"}')
    monkeypatch.setattr(settings_file, "SETTINGS_VERSION", 3)
    monkeypatch.setattr(settings_file, "SETTINGS_STEPS", {})
    assert load_settings(places).settings == Settings()
    assert (places.config / "settings.json.broken").read_text() == '{"version":1,"speed":"fast"}'
