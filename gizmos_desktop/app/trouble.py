"""The one error that the models hear of when something cannot be read or written; they make the sentences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from gizmos_desktop.records import RecordError, StoreError


class KeepError(Exception):
    """`doing` says what was tried: "read" a game (`code` is a RecordCode of docs/save-format.md) or "write", which is
    all else that is done with files (`code` is a StoreCode). `detail` is English and for the log."""

    def __init__(self, doing: Literal["read", "write"], code: str, detail: str = "") -> None:
        super().__init__(f"{doing}: {code} ({detail})" if detail else f"{doing}: {code}")
        self.doing = doing
        self.code = code
        self.detail = detail


@contextmanager
def as_keep_error() -> Iterator[None]:
    """What the records raise becomes a `KeepError`."""
    try:
        yield
    except RecordError as error:
        raise KeepError("read", error.code, error.detail) from error
    except StoreError as error:
        raise KeepError("write", error.code, error.detail) from error
