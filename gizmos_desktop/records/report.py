"""A problem report to pass on: version, log, settings and a record in a zip, without what names their owner."""

from __future__ import annotations

import contextlib
import getpass
import io
import json
import os
import platform
import re
import socket
import sys
import unicodedata
import zipfile
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import quote

import msgspec

from gizmos_desktop import __version__
from gizmos_desktop.engine import COMPILED, RULES_VERSION
from gizmos_desktop.records.codec import MAX_BYTES, decode, encode
from gizmos_desktop.records.errors import RecordError
from gizmos_desktop.records.files import check_target, read_limited, write_atomic
from gizmos_desktop.records.log_file import FILE_BYTES, LONGEST_MESSAGE, log_files
from gizmos_desktop.records.places import Places
from gizmos_desktop.records.schema import EXTENSION, VERSION, Player, Record
from gizmos_desktop.records.settings_file import NAME as SETTINGS
from gizmos_desktop.records.settings_file import load_settings, settings_text

_EPOCH = (1980, 1, 1, 0, 0, 0)


class Scrubber:
    """Takes names out of texts. `homes` are paths of home folders, `users` names of their owners and machines, `names`
    names of players, `folders` paths of ours, which may lie anywhere and be called like anybody."""

    def __init__(
        self, homes: Iterable[str], users: Iterable[str], names: Iterable[str] = (), folders: Iterable[str] = ()
    ) -> None:
        replacements: dict[str, str] = {}
        for texts, to in ((homes, "HOME"), (folders, "FOLDER"), (users, "USER"), (names, "PLAYER")):
            for text in texts:
                for form in _forms(text, is_path=to in ("HOME", "FOLDER")):
                    replacements.setdefault(form, to)
        # Longest first, so that no part is left over; a name counts only as a word, or "al" would cut up "alone".
        forms = sorted(replacements, key=lambda form: (-len(form), form))
        self._words = [replacements[form] for form in forms]
        self._pattern = re.compile("|".join(f"({_as_word(form)})" for form in forms), re.IGNORECASE) if forms else None

    @classmethod
    def of_this_user(cls, names: Iterable[str] = (), folders: Iterable[str] = ()) -> Scrubber:
        """For whoever runs the program."""
        homes = {os.path.expanduser("~"), *(os.environ.get(name, "") for name in ("HOME", "USERPROFILE"))}
        users = {os.environ.get(name, "") for name in ("USER", "USERNAME", "LOGNAME", "COMPUTERNAME", "HOSTNAME")}
        with contextlib.suppress(Exception):  # containers may have a user without a name
            users.add(getpass.getuser())
        users.add(socket.gethostname())
        users |= {Path(home).name for home in homes if home}
        return cls((home for home in homes if len(home) > 1), (user for user in users if user), names, folders)

    def scrub(self, text: str) -> str:
        """The text without the names."""
        if self._pattern is None:
            return text
        return self._pattern.sub(lambda found: self._words[(found.lastindex or 1) - 1], text)


def _forms(text: str, is_path: bool) -> set[str]:
    """The ways a name is written: composed or not, escaped as in JSON and repr, in a URL; a path with either slash."""
    forms = {unicodedata.normalize(form, text) for form in ("NFC", "NFD")} | {text}
    if is_path:
        forms = {each.rstrip("/\\") for each in forms}
        forms |= {each.replace("\\", "/") for each in forms}
    forms |= {form for each in forms for form in (json.dumps(each)[1:-1], repr(each)[1:-1], quote(each))}
    return {form for form in forms if len(form.strip()) > 1}


def _as_word(form: str) -> str:
    left = r"(?<!\w)" if form[:1].isalnum() else ""
    right = r"(?!\w)" if form[-1:].isalnum() else ""
    return left + re.escape(form) + right


def problem_report(places: Places, path: Path, record: Record | Path | None = None, overwrite: bool = False) -> None:
    """Write the report to `path` (a zip). `record`: the game that it is about, or the file of one that cannot be read.

    Raises `StoreError` if it cannot be written, "exists" if a file is there and `overwrite` is not given; what cannot
    be read is left out, and the report says so.
    """
    check_target(path, overwrite)
    settings = load_settings(places)
    players = [seat.name for seat in settings.settings.seats]
    parts: dict[str, str] = {}
    if isinstance(record, Path):
        record = _add_file(parts, record)
    if record is not None:
        players += [player.name for player in record.seats]
        parts[f"record{EXTENSION}"] = encode(_nameless(record)).decode()
    # Ours are told from each other by their names; what lies above them may be called like anybody.
    folders = (str(each.parent) for each in (places.data, places.config, places.state, places.cache))
    scrubber = Scrubber.of_this_user((name for name in players if name), (each for each in folders if len(each) > 1))
    for log in log_files(places):
        try:
            parts[log.name] = read_limited(log, FILE_BYTES + 8 * LONGEST_MESSAGE).decode("utf-8", "backslashreplace")
        except RecordError as error:
            parts[log.name] = f"not read: {error}"
    parts[SETTINGS] = settings_text(settings).decode("utf-8", "replace")
    parts["about.txt"] = about_text() + "".join(f"setting {key or 'file'}: {why}\n" for key, why in settings.problems)
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(parts.items()):
            # the record has no names any more, and would not load if a word of it were changed
            clean = text if name == f"record{EXTENSION}" else scrubber.scrub(text)
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), clean.encode("utf-8", "replace"), zipfile.ZIP_DEFLATED)
    write_atomic(path, data.getvalue())


def about_text() -> str:
    """Which program runs on which system, in English."""
    return (
        f"Gizmos Desktop {__version__}, rules {RULES_VERSION}, records {VERSION}, "
        f"engine {'compiled' if COMPILED else 'not compiled'}\n"
        f"Python {sys.version.split()[0]} on {platform.platform()}, {platform.machine()}\n"
    )


def _nameless(record: Record) -> Record:
    players = tuple(Player(f"Player {number}", each.kind, each.level) for number, each in enumerate(record.seats, 1))
    return msgspec.structs.replace(record, seats=players)


def _add_file(parts: dict[str, str], file: Path) -> Record | None:
    """A record's file for the report: the record if it can be read, else its text as it is, scrubbed later."""
    try:
        data = read_limited(file, MAX_BYTES)
    except RecordError as error:
        parts["record.txt"] = f"not read: {error}"
        return None
    try:
        return decode(data)
    except RecordError as error:
        names = re.compile(rb'"name":"(?:[^"\\]|\\.)*"')
        text = names.sub(b'"name":"PLAYER"', data).decode("utf-8", "backslashreplace")
        parts["record.txt"] = f"{error}\n\n{text}"
        return None
