"""Every setting: its key, type, range and default.

The order of the fields is the order in the file (docs/save-format.md "Settings"). A change of any key needs a new
`SETTINGS_VERSION` and a step in `migrations.py`, which does nothing when a key is only added. A test watches over it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

SETTINGS_VERSION: Final = 2

Percent = Annotated[int, Meta(ge=0, le=100)]
Pixels = Annotated[int, Meta(ge=-100_000, le=100_000)]
Extent = Annotated[int, Meta(ge=1, le=100_000)]


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the last set-up; `name` "" is the name that the program gives."""

    name: Annotated[str, Meta(max_length=200)] = ""
    kind: Literal["person", "computer"] = "person"
    level: Annotated[str, Meta(pattern=r"^[\w.-]{0,40}\Z")] = ""


class WindowPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the window was; the screens may be others next time, so who restores it looks first."""

    x: Pixels
    y: Pixels
    width: Extent
    height: Extent
    state: Literal["normal", "maximized", "fullscreen"] = "normal"


class Settings(Struct, frozen=True, kw_only=True):
    """All settings. `undo`, `chute`, `seats` and `first` are what a new game is set up with."""

    speed: Literal["slow", "normal", "fast", "off"] = "normal"
    volume: Percent = 70
    """Of the game's sounds."""
    interface_volume: Percent = 50
    """Of the window's sounds: buttons, what is not possible."""
    mute: bool = False
    language: Annotated[str, Meta(pattern=r"^([A-Za-z]{2,8}([_-][A-Za-z0-9]{1,8})*)?\Z")] = ""
    """"" is the system's."""
    ui_scale: Annotated[int, Meta(ge=80, le=200)] = 100
    """Percent."""
    theme: Literal["system", "dark", "light"] = "system"
    confirm_end_turn: bool = True
    """Ask before a turn is ended while something useful can still be done."""
    confirm_leave: bool = True
    auto_pass: bool = True
    auto_pay: bool = False
    hints: bool = True
    tips: bool = True
    tips_seen: Annotated[tuple[Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}\Z")], ...], Meta(max_length=100)] = ()
    """Codes of the tips that have been given."""
    lesson: Annotated[str, Meta(pattern=r"^[a-z0-9_]{0,40}\Z")] = ""
    """How far the guided first game has come: the key of a step, "done", "" if it was not begun."""
    reduced_motion: Literal["system", "on", "off"] = "system"
    software_renderer: bool = False
    chute: bool = False
    undo: Literal["reveal", "practice", "off"] = "reveal"
    seats: Annotated[tuple[SeatChoice, ...], Meta(max_length=4)] = ()
    """Of the last set-up; () before the first one."""
    first: Annotated[int, Meta(ge=0, le=3)] | None = None
    """None: by lots."""
    window: WindowPlace | None = None


KEYS: Final = tuple(field.name for field in msgspec.structs.fields(Settings))
_TYPES: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def checked(key: str, value: Any) -> Any:
    """The value as the setting `key` has it (lists become tuples, dicts structs). Raises `ValueError`; `KeyError` for
    an unknown key."""
    try:
        return msgspec.convert(msgspec.to_builtins(value), _TYPES[key])
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        raise ValueError(f"{key}: {error}") from None


def changed(settings: Settings, **values: Any) -> Settings:
    """The settings with other values. Raises `ValueError` for one of a wrong type or out of range."""
    return msgspec.structs.replace(settings, **{key: checked(key, value) for key, value in values.items()})
