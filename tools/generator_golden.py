"""Freeze anew what chance gives for two seeds: `python tools/generator_golden.py`. Old seeds give other games then."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.engine.generator_golden import FILE, golden_text  # noqa: E402


def main() -> None:
    """Write the file."""
    FILE.write_text(golden_text(), encoding="utf-8")
    print(FILE.relative_to(ROOT))


if __name__ == "__main__":
    main()
