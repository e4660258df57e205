"""A record as bytes and back (docs/save-format.md "The record" and "Reading", steps 1 to 3). Nothing is played here."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from gizmos_desktop.engine import RULES_VERSION
from gizmos_desktop.records.errors import RecordError, StoreError
from gizmos_desktop.records.guard import deeper_than
from gizmos_desktop.records.migrations import RECORD_STEPS, migrate
from gizmos_desktop.records.schema import FORMAT, MAX_DECISIONS, VERSION, Record

MAX_BYTES = 2 * 1024 * 1024
"""A larger file is no record: a game of 20,000 decisions is smaller."""
MAX_DEPTH = 12

_HEAD = f'{{\n"format":"{FORMAT}",\n"version":'.encode()
_VERSION = re.compile(rb"(\d{1,9}),\n")
_TAIL = re.compile(rb'"checksum":"sha256:([0-9a-f]{64})"\n\}\n?\Z')
_LISTS = ("decisions", "undone")
_MARK = "\ufeff".encode()


def encode(record: Record) -> bytes:
    """The record as it stands in its file: the same record always gives the same bytes."""
    parts = [b"{\n"]
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name in _LISTS and value:
            lines = b",\n".join(msgspec.json.encode(each) for each in value)
            text = b"[\n" + lines + b"\n]"
        else:
            text = msgspec.json.encode(value)
        parts.append(b'"' + name.encode() + b'":' + text + b",\n")
    body = b"".join(parts)
    return body + b'"checksum":"sha256:' + hashlib.sha256(body).hexdigest().encode() + b'"\n}\n'


def encode_limited(record: Record) -> bytes:
    """The same for a file. Raises `StoreError` for a record that could not be read again ("oversized" for a too large
    one): nothing that is good on the disk is ever replaced by what is not."""
    data = encode(record)
    decisions = max(len(record.decisions), len(record.undone))
    if len(data) > MAX_BYTES or decisions > MAX_DECISIONS:
        raise StoreError("oversized", f"{record.id} has {len(data)} bytes and {decisions} decisions")
    try:
        decode(data)
    except RecordError as error:
        raise StoreError("failed", f"{record.id} could not be read again: {error}") from None
    return data


def decode(data: bytes) -> Record:
    """The record that the bytes are; it is well formed, but may still be a game that no rules allow.

    Raises `RecordError` with every code but "unreadable" and "illegal".
    """
    tree, version = decode_tree(data)
    try:
        record = msgspec.convert(migrate(tree, version, VERSION, RECORD_STEPS), Record)
    except (msgspec.ValidationError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise RecordError("damaged", str(error)) from None
    if record.rules > RULES_VERSION:
        raise RecordError("newer", f"rules {record.rules}")
    return record


def decode_tree(data: bytes) -> tuple[dict[str, Any], int]:
    """The checked text as JSON values, less the checksum, and the version of its format (1 to `VERSION`)."""
    if len(data) > MAX_BYTES:
        raise RecordError("oversized", f"{len(data)} bytes")
    # What an editor or a mail program may do to a text does no harm.
    text = data.removeprefix(_MARK).replace(b"\r\n", b"\n")
    if not text.startswith(_HEAD):
        raise _without_head(text)
    found = _VERSION.match(text, len(_HEAD))
    version = int(found.group(1)) if found else 0
    if version > VERSION:
        raise RecordError("newer", f"version {version}")
    if deeper_than(text, MAX_DEPTH):
        raise RecordError("damaged", f"nests deeper than {MAX_DEPTH}, or too much")
    tail = _TAIL.search(text, max(0, len(text) - 200))
    if tail is None:
        raise RecordError("truncated" if _ends_early(text) else "damaged", "no checksum at the end")
    if hashlib.sha256(text[: tail.start()]).hexdigest().encode() != tail.group(1):
        raise RecordError("damaged", "the checksum does not fit")
    if version < 1:
        raise RecordError("damaged", "no version")
    try:
        tree = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise RecordError("damaged", str(error)) from None
    del tree["checksum"]
    return tree, version


def _without_head(text: bytes) -> RecordError:
    """Why a text does not begin as a record does."""
    if _HEAD.startswith(text):
        return RecordError("truncated", f"only {len(text)} bytes")
    if not text.strip(b"\0"):
        return RecordError("damaged", "nothing but zeros")  # what some file systems leave after a power cut
    if FORMAT.encode() in text[:200]:
        return RecordError("damaged", "the head has changed")
    return RecordError("foreign", "not a record")


def _ends_early(text: bytes) -> bool:
    try:
        msgspec.json.decode(text, type=msgspec.Raw)
    except msgspec.DecodeError as error:
        return "truncated" in str(error)
    except (RecursionError, ValueError):
        return False
    return False
