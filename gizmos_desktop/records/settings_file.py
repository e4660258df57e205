"""The file of the settings: a broken key costs itself, a broken file costs no more than its keys, and is kept aside."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from gizmos_desktop.records.errors import RecordError, StoreError
from gizmos_desktop.records.files import read_limited, set_aside, write_atomic
from gizmos_desktop.records.guard import deeper_than
from gizmos_desktop.records.migrations import SETTINGS_STEPS, migrate
from gizmos_desktop.records.places import Places
from gizmos_desktop.records.settings import KEYS, SETTINGS_VERSION, Settings, checked

NAME = "settings.json"
FORMAT = "gizmos-settings"
MAX_BYTES = 256 * 1024
MAX_DEPTH = 12
MOST_KEPT = 5


@dataclass(frozen=True, slots=True)
class SettingsFile:
    """The settings as they were read. `problems`: (key, detail) of each value that had to be replaced by its default,
    key "" for a file that could not be read at all. `version` and `others` are written back: a newer program's."""

    settings: Settings = field(default_factory=Settings)
    problems: tuple[tuple[str, str], ...] = ()
    version: int = SETTINGS_VERSION
    others: dict[str, Any] = field(default_factory=dict)

    @property
    def newer(self) -> bool:
        """Has a newer version of the program written the file?"""
        return self.version > SETTINGS_VERSION

    def with_settings(self, settings: Settings) -> SettingsFile:
        """The file with other settings: what it is to be saved as."""
        return SettingsFile(settings, self.problems, self.version, self.others)


def load_settings(places: Places) -> SettingsFile:
    """The settings of this user; the defaults for all that is missing or broken. Never raises."""
    path = places.config / NAME
    data = b""
    try:
        if not path.exists():
            return SettingsFile()
        data = read_limited(path, MAX_BYTES)
        found = parse_settings(data)
    except (RecordError, OSError) as error:
        found = SettingsFile(problems=(("", str(error)),))
    if found.problems and data:
        with contextlib.suppress(StoreError, OSError):
            _keep_aside(path, data)
    return found


def parse_settings(data: bytes) -> SettingsFile:
    """The settings that a file of these bytes has. Raises `RecordError` if it has none."""
    data = data.removeprefix("\ufeff".encode())
    if deeper_than(data, MAX_DEPTH):
        raise RecordError("damaged", f"nests deeper than {MAX_DEPTH}, or too much")
    try:
        tree = msgspec.json.decode(data, type=dict[str, Any])
        version = tree.pop("version", SETTINGS_VERSION)
        if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version < 1_000_000:
            version = SETTINGS_VERSION
        tree = migrate(tree, version, SETTINGS_VERSION, SETTINGS_STEPS)
    except (msgspec.DecodeError, RecursionError, ValueError, KeyError, TypeError) as error:
        raise RecordError("damaged", str(error)) from None
    tree.pop("version", None)
    tree.pop("format", None)
    values: dict[str, Any] = {}
    problems: list[tuple[str, str]] = []
    for key in KEYS:
        if key in tree:
            try:
                values[key] = checked(key, tree[key])
            except ValueError as error:
                problems.append((key, str(error)))
    # A newer program may know values that are new to us: they stay in the file until another one is chosen.
    kept = {key for key, _ in problems} if version > SETTINGS_VERSION else set()
    others = {key: value for key, value in tree.items() if key not in KEYS or key in kept}
    return SettingsFile(Settings(**values), tuple(problems), max(version, SETTINGS_VERSION), others)


def settings_text(file: SettingsFile) -> bytes:
    """The file's bytes: one key a line, in the order of `Settings`, then those of a newer program."""
    default = Settings()
    tree: dict[str, Any] = {"format": FORMAT, "version": file.version}
    for key in KEYS:
        value = getattr(file.settings, key)
        unchanged = key in file.others and value == getattr(default, key)
        tree[key] = file.others[key] if unchanged else value
    tree.update({key: value for key, value in file.others.items() if key not in tree})
    lines = b",\n".join(msgspec.json.encode(key) + b":" + msgspec.json.encode(value) for key, value in tree.items())
    return b"{\n" + lines + b"\n}\n"


def save_settings(places: Places, file: SettingsFile) -> None:
    """Write the settings durably; what lies there and cannot be read (larger than any, no file, no permission) is kept
    aside. Raises `StoreError`; the file of before is left then."""
    path = places.config / NAME
    try:
        if path.exists():
            read_limited(path, MAX_BYTES)
    except (RecordError, OSError):
        set_aside(path, "broken")
    write_atomic(path, settings_text(file))


def _keep_aside(path: Path, data: bytes) -> None:
    """A copy of a file in which something is broken, once; at most `MOST_KEPT` different ones."""
    targets = [path.with_name(f"{NAME}.broken{'' if n == 1 else f'-{n}'}") for n in range(1, MOST_KEPT + 1)]
    for target in targets:
        if not target.exists():
            break
        if target.stat().st_size == len(data) and target.read_bytes() == data:
            return
    write_atomic(target, data)
