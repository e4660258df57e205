"""The two errors of the records. They carry codes; the models make the sentences."""

from __future__ import annotations

from typing import Literal

RecordCode = Literal["damaged", "truncated", "foreign", "newer", "oversized", "unreadable", "illegal"]
"""Why a record cannot be read (docs/save-format.md "Reading").

`damaged`: something in it has changed; `truncated`: its end is missing; `foreign`: it is no record; `newer`: a later
version of the program wrote it; `oversized`: larger than any game; `unreadable`: the system does not give it out;
`illegal`: well written, but no game can have gone like this.
"""

StoreCode = Literal[
    "read_only", "missing", "full", "locked", "in_use", "exists", "foreign_file", "bad_name", "oversized",
    "unreadable", "failed",
]  # fmt: skip
"""Why something cannot be written, moved or held (docs/save-format.md "Writing").

`read_only`: no permission to write there; `missing`: the folder or file is not there and cannot be made; `full`: no
room; `locked`: another program holds the file; `in_use`: another copy of this program plays this game; `exists`: a
file is there already; `foreign_file`: something is there that is none of ours; `bad_name`: no file can be called like
this there; `oversized`: the record is larger than one that could be read again; `unreadable`: the file cannot be read;
`failed`: anything else.
"""


class RecordError(Exception):
    """A record that cannot be read. `code` is one of `RecordCode`, `detail` an English note for the log."""

    def __init__(self, code: RecordCode, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: RecordCode = code
        self.detail = detail


class StoreError(Exception):
    """Something could not be written, moved or held. `code` is one of `StoreCode`, `detail` a note for the log."""

    def __init__(self, code: StoreCode, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: StoreCode = code
        self.detail = detail
