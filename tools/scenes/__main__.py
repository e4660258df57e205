"""`python -m tools.scenes FOLDER`: a picture of every scene. Sizes, themes, languages and scales: see `--help`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).resolve().parents[2] / "tests" / "fonts.conf"))

from tools.scenes.catalogue import SCENES, show
from tools.scenes.theatre import theatre


def main() -> int:
    """Take the pictures; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.scenes", description="a picture of every scene")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default=",".join(SCENES), help="names, with commas")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", default="en")
    parser.add_argument("--scale", type=int, default=100)
    parser.add_argument("--worst", action="store_true", help="names as long, boards as full as can be")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    with theatre((width, height)) as stage:
        stage.dress(options.theme, options.language, options.scale)
        stage.worst = options.worst
        for name in options.only.split(","):
            show(stage, name)
            stage.hands.picture(options.folder / f"{name}.png")
            print(name, flush=True)
    return 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)
