"""Blots out what libraries keep for debuggers. `strip` would move their parts, which some wheels' libraries, patched as
they are, do not survive; zeros take no room in a package."""

from __future__ import annotations

import struct
from pathlib import Path

_DEBUGGING = (b".symtab", b".strtab", b".gnu_debugdata")


def sections(data: bytes) -> list[tuple[bytes, int, int]]:
    """Name, place and length of each section of a 64-bit ELF file."""
    (table,) = struct.unpack_from("<Q", data, 0x28)
    step, count, names_at = struct.unpack_from("<HHH", data, 0x3A)
    heads = [struct.unpack_from("<IIQQQQ", data, table + step * number) for number in range(count)]
    if not heads:
        return []
    texts = heads[names_at][4]
    found = []
    for name, _, _, _, place, length in heads:
        found.append((data[texts + name : data.index(b"\0", texts + name)], place, length))
    return found


def blot_out(library: Path) -> int:
    """Zeros instead of the names that only debuggers ask for; how many bytes."""
    data = bytearray(library.read_bytes())
    total = 0
    for name, place, length in sections(bytes(data)):
        if name in _DEBUGGING:
            data[place : place + length] = bytes(length)
            total += length
    if total:
        library.write_bytes(data)
    return total
