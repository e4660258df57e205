"""Makes Qt's ICU data small: 31 MB, of which a program in five languages that draws its own texts uses next to nothing.

The library holds one archive, a table of names and places and the items behind it. Kept is what ICU wants to begin with
at all, and the order in which our languages sort; converters of old encodings, names of regions and the like go.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Collection
from pathlib import Path

from tools.installers.common import BuildError, run

ALWAYS = r"[^/]+\.(icu|nrm)|(root|en|pool|res_index|zoneinfo64|timezoneTypes|supplementalData|likelySubtags)\.res"
SORTING = r"coll/(root|en|res_index|pool|ucadata)\.(res|icu)"


def items(archive: bytes) -> dict[str, bytes]:
    """Name (without the archive's own) -> contents, in order. Raises BuildError if it is no such archive."""
    try:
        (start,) = struct.unpack_from("<H", archive, 0)
        if archive[12:16] != b"CmnD":
            raise ValueError
        (count,) = struct.unpack_from("<I", archive, start)
        table = [struct.unpack_from("<II", archive, start + 4 + 8 * number) for number in range(count)]
        ends = [place for _, place in table[1:]] + [len(archive) - start]
        names = [archive[start + at : archive.index(b"\0", start + at)].decode("ascii") for at, _ in table]
    except (ValueError, struct.error) as error:
        raise BuildError("the data of ICU are no archive of the kind that is known") from error
    return {
        name.partition("/")[2]: archive[start + place : start + end]
        for name, (_, place), end in zip(names, table, ends, strict=True)
    }


def archive_of(head: bytes, folder: str, kept: dict[str, bytes]) -> bytes:
    """An archive with these items, after the header of another one."""
    names = b"".join(f"{folder}/{name}".encode("ascii") + b"\0" for name in kept)
    first = 4 + 8 * len(kept)
    place = -(-(first + len(names)) // 16) * 16
    table, contents, at = struct.pack("<I", len(kept)), b"", first
    for name, data in kept.items():
        table += struct.pack("<II", at, place + len(contents))
        at += len(folder) + 1 + len(name) + 1
        contents += data + b"\0" * (-len(data) % 16)
    return head + (table + names).ljust(place, b"\0") + contents


def smaller(archive: bytes, languages: Collection[str]) -> bytes:
    """The archive with what is wanted for programs in these languages."""
    ours = "|".join(sorted({code.partition("_")[0] for code in languages})) or "en"
    pattern = re.compile(rf"({ALWAYS}|{SORTING}|coll/({ours})\.res)$")
    (start,) = struct.unpack_from("<H", archive, 0)
    (at,) = struct.unpack_from("<I", archive, start + 4)
    folder = archive[start + at : archive.index(b"/", start + at)].decode("ascii")
    return archive_of(
        archive[:start], folder, {name: data for name, data in items(archive).items() if pattern.match(name)}
    )


def trim(library: Path, languages: Collection[str], work: Path) -> None:
    """Replace libicudata.so.NN by one with less in it, under the same name, made by the C compiler."""
    symbols = run(["readelf", "--dyn-syms", "-W", library])
    found = re.search(r"(\d+): ([0-9a-f]+)\s+(\w+)\s+OBJECT\s+GLOBAL\s+DEFAULT\s+\d+ (icudt\d+_dat)", symbols)
    if found is None:
        raise BuildError(f"{library.name} has no data of ICU")
    data = library.read_bytes()
    begin = data.index(b"CmnD") - 12
    new = work / "icudata.bin"
    new.write_bytes(smaller(data[begin : begin + int(found[3], 0)], languages))
    name = found[4]
    source = work / "icudata.S"
    source.write_text(
        f".section .rodata\n.balign 16\n.globl {name}\n.type {name},@object\n.size {name}, {new.stat().st_size}\n"
        f'{name}:\n.incbin "{new}"\n.section .note.GNU-stack,"",@progbits\n'
    )
    library.unlink()
    run(["cc", "-shared", "-nostdlib", "-Wl,--build-id=none", f"-Wl,-soname,{library.name}", "-o", library, source])
