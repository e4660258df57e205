"""Make the perft counts anew, or show where two engines differ.

python tools/perft.py                      write tests/perft/random.perft anew
python tools/perft.py --divide 2 7 40 3    counts below each action: seats, seed, decisions, depth
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.engine.perft import FILE, Line, counted, divide, text_of  # noqa: E402

STAGES = (0, 12, 25, 40, 60, 80, 100, 115)
"""Decisions played before the counting starts."""
DEPTH = 5
GAMES = [
    Line(seats, 10 * seats + number, number % 3 == 2, decisions, ())
    for seats in (2, 3, 4)
    for number, decisions in enumerate(STAGES)
]


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--divide", nargs=4, type=int, metavar=("SEATS", "SEED", "DECISIONS", "DEPTH"))
    parser.add_argument("--chute", action="store_true", help="with the chute option (only for --divide)")
    asked = parser.parse_args()
    if asked.divide:
        seats, seed, decisions, depth = asked.divide
        counts = divide(Line(seats, seed, asked.chute, decisions, ()).game(), depth)
        for action, count in counts.items():
            print(f"{count:10} {action}")
        print(f"{sum(counts.values()):10} in all")
        return
    lines = [counted(line, DEPTH) for line in GAMES]
    FILE.write_text(text_of(lines), encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)}: {len(lines)} games, {sum(sum(line.counts) for line in lines)} lines of play")


if __name__ == "__main__":
    main()
