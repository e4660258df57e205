"""Files of the user's choice: which file is meant, and what is told when one is written."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl

from gizmos_desktop.app.library import with_extension
from gizmos_desktop.app.trouble import KeepError
from gizmos_desktop.models.notices import GOOD, PROBLEM, Say
from gizmos_desktop.models.words import trouble

_log = logging.getLogger(__name__)


def local_path(url: QUrl | str) -> Path | None:
    """The file that a dialog has chosen, or that was typed; None if it is no local one, or can be none."""
    found = url if isinstance(url, QUrl) else QUrl(url)
    typed = url.toString() if isinstance(url, QUrl) else url
    text = found.toLocalFile() if found.isLocalFile() else typed
    if "\0" in text or "://" in text:
        return None
    try:
        path = Path(text) if found.isLocalFile() else Path(text).expanduser()
    except RuntimeError:  # "~somebody" whom nobody knows
        return None
    return path if path.is_absolute() and path.name not in ("", "..") else None


def write_file(
    url: QUrl,
    extension: str,
    write: Callable[[Path], object],
    done: Callable[[str], str],
    tell: Callable[[Say, str], None],
) -> str:
    """Write a file of the user's choice: "" if that went well, "exists" if one is there and may not be replaced, or
    another code; all but "exists" is told (`done` says the sentence about a file that was written)."""
    path = local_path(url)
    try:
        if path is None:
            remote = not url.isLocalFile() and "://" in url.toString()
            raise KeepError("write", "missing" if remote else "bad_name", url.toString()[:200])
        path = with_extension(path, extension)
        write(path)
    except KeepError as error:
        if error.code != "exists":
            _log.warning("%s", error)
            tell(partial(trouble.sentence, error.doing, error.code), PROBLEM)
        return error.code
    tell(partial(done, path.name), GOOD)
    return ""
