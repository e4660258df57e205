"""The characters that the bundled fonts hold."""

from __future__ import annotations

# Signs of the interface beyond the letters: quotes, dashes, ellipsis, bullet, arrows, minus, times, check mark.
SIGNS = "‐‑–—‘’‚“”„†•…‰′″‹›€™←↑→↓−×÷≤≥≠✓"


def latin() -> set[str]:
    """Basic Latin, Latin-1 and Latin Extended-A: the four European languages and the names of most players."""
    codes = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
    return {chr(code) for code in codes} | set(SIGNS)


def jis_rows(first: int, last: int) -> set[str]:
    """The characters of rows of JIS X 0208 (1-94), decoded from EUC-JP; unassigned cells are left out."""
    found = set()
    for row in range(first, last + 1):
        for cell in range(1, 95):
            try:
                found.add(bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp"))
            except UnicodeDecodeError:
                continue
    return found


def other_names() -> set[str]:
    """Greek, Cyrillic, and Latin with the marks of Vietnamese: names of players beyond the five languages. The face has
    most of it. Scripts that no bundled face has are left to the fonts of the system."""
    codes = [*range(0x370, 0x400), *range(0x400, 0x500), *range(0x1E00, 0x1F00), 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x20AB]
    return {chr(code) for code in codes}


def japanese() -> set[str]:
    """Latin, signs, fullwidth letters and kana (rows 1-5), the 2,965 kanji of JIS level 1 (rows 16-47), and what names
    in other scripts need.

    Level 2 is left out: it doubles the file, and the game's own texts do not need it.
    """
    halfwidth = {chr(code) for code in range(0xFF61, 0xFFA0)}
    return latin() | other_names() | jis_rows(1, 5) | jis_rows(16, 47) | halfwidth | {"～", "－", "￥", "〜"}
