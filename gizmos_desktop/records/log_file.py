"""The log file: below 5 MB however long the program runs, and never a reason for anything else to fail."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from gizmos_desktop.records.errors import StoreError
from gizmos_desktop.records.files import make_folder
from gizmos_desktop.records.places import Places

NAME = "gizmos.log"
FILE_BYTES = 1_000_000
OLDER_FILES = 3
LONGEST_MESSAGE = 20_000
"""Characters of one message; what is longer loses its middle."""


class _Quiet(RotatingFileHandler):
    """Goes on without the file where it cannot be written (full, read-only, held by another copy of the program)."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop the message: where should its complaint go, if not into the log."""


class _Short(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if len(text) <= LONGEST_MESSAGE:
            return text
        half = LONGEST_MESSAGE // 2
        return f"{text[:half]}\n[{len(text) - 2 * half} characters left out]\n{text[-half:]}"


def start_log(places: Places) -> logging.Handler | None:
    """Write all that is logged to the file from now on; the handler (`stop_log` takes it away), or None if there can be
    no file."""
    try:
        make_folder(places.state)
        handler = _Quiet(
            places.state / NAME,
            maxBytes=FILE_BYTES,
            backupCount=OLDER_FILES,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
    except (StoreError, OSError):
        return None
    handler.setFormatter(_Short("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler


def stop_log(handler: logging.Handler | None) -> None:
    """Take away what `start_log` gave."""
    if handler is not None:
        logging.getLogger().removeHandler(handler)
        handler.close()


def log_files(places: Places) -> list[Path]:
    """The log's files that are there, the newest first."""
    names = [NAME, *(f"{NAME}.{number}" for number in range(1, OLDER_FILES + 1))]
    return [path for name in names if (path := places.state / name).is_file()]
