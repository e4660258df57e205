"""Write the games in tests/playthroughs anew: `python tools/playthroughs.py`. Read the difference before committing."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.engine.playthrough import FOLDER, games, playthrough  # noqa: E402


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(exist_ok=True)
    for name, (game, seed) in games().items():
        text = playthrough(game, seed)
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"tests/playthroughs/{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
