"""Plays a whole game in the real window and prints the result: `python -m tools.robot --help`.

Without a display: offscreen. With `--way xdotool`, under Xvfb: by the real pointer and keys of the X server.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.robot.game import Played


def main() -> int:
    """Play, print what was done, save the pictures; 0 if the game came to its end without a warning or an error."""
    parser = argparse.ArgumentParser(prog="python -m tools.robot", description="Plays a game by mouse or keyboard.")
    parser.add_argument("--way", choices=("mouse", "keyboard", "xdotool"), default="mouse")
    parser.add_argument("--seats", default="person,person,0,1", help='each "person" or the place of a level, from 0')
    parser.add_argument("--seed", type=int, default=7, help="of the deal and of the robot")
    parser.add_argument("--shots", type=Path, help="folder for a picture of each kind of decision, at 1280x720")
    given = parser.parse_args()
    if given.way != "xdotool":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif not os.environ.get("DISPLAY"):
        print("xdotool needs a display, for instance: xvfb-run -a python -m tools.robot --way xdotool", file=sys.stderr)
        return 2
    from tools.robot.game import play

    seats = [seat if seat == "person" else int(seat) for seat in given.seats.split(",")]
    played: Played = play(seats, given.way, given.seed, given.shots)
    print(played.report())
    return 1 if played.warnings or played.errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
