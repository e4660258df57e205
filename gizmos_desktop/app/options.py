"""The command line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gizmos_desktop.app.setup import MAX_SEATS, MIN_SEATS, seed_of_text

PROGRAM = "gizmos-desktop"


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for; see `parse` for the meaning of each."""

    version: bool = False
    self_test: bool = False
    ai_worker: bool = False
    sounds: str = ""
    software: bool = False
    demo: bool = False
    seats: int = MAX_SEATS
    seed: int | None = None
    screenshot: Path | None = None
    autosave: bool = False
    tell: bool = False
    data_dir: Path | None = None
    file: str = ""


def _seed(text: str) -> int:
    try:
        seed = seed_of_text(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if seed is None:
        raise argparse.ArgumentTypeError("a seed is a number, not nothing")
    return seed


def _whole(file: str) -> str:
    """The path of a file from the root (desktops may give a URL): a copy that runs already was started elsewhere."""
    return file if not file or file.startswith("file:") else os.path.abspath(file)


def parse(arguments: Sequence[str]) -> Options:
    """Read the arguments. Prints usage and leaves with status 2 on a mistake, with 0 on --help, as argparse does."""
    parser = argparse.ArgumentParser(PROGRAM, description="The board game Gizmos, against the computer or with others.")
    parser.add_argument("file", nargs="?", default="", metavar="FILE", help="a saved game (*.gizmos) to open")
    parser.add_argument(
        "--version", action="store_true", help="print version and build, and whether the engine is compiled"
    )
    parser.add_argument("--self-test", action="store_true", help="check that all parts are there and work, and end")
    parser.add_argument("--software", action="store_true", help="draw without the graphics card")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep games, settings and all else below DIR")
    parser.add_argument("--ai-worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--sounds", default="", metavar="DIR", help=argparse.SUPPRESS)
    demo = parser.add_argument_group("a game to look at, without a display")
    demo.add_argument("--demo", action="store_true", help="let computers play a whole game and print the result")
    demo.add_argument("--seats", type=int, choices=range(MIN_SEATS, MAX_SEATS + 1), help="players (default 4)")
    demo.add_argument("--seed", type=_seed, help="number of the deal, to see the same game again")
    demo.add_argument("--screenshot", type=Path, metavar="FILE", help="save a picture of the final screen (PNG)")
    demo.add_argument("--autosave", action="store_true", help="keep the game, and go on with one that is kept")
    demo.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)  # each decision kept, for kill_soak
    found = parser.parse_args(arguments)
    of_demo = (found.seats, found.seed, found.screenshot, found.autosave or None, found.tell or None)
    if not found.demo and any(each is not None for each in of_demo):
        parser.error("--seats, --seed, --screenshot and --autosave belong to --demo")
    if found.demo and found.file:
        parser.error("--demo opens no file")
    if found.self_test and (found.demo or found.file):
        parser.error("--self-test goes with no game")
    return Options(
        version=found.version,
        self_test=found.self_test,
        ai_worker=found.ai_worker,
        sounds=found.sounds,
        software=found.software,
        demo=found.demo,
        seats=MAX_SEATS if found.seats is None else found.seats,
        seed=found.seed,
        screenshot=found.screenshot,
        autosave=found.autosave,
        tell=found.tell,
        data_dir=found.data_dir,
        file=_whole(found.file),
    )
