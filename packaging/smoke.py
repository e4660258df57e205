"""Tries the installers: `python packaging/smoke.py linux|windows|start`. As root, on Debian; see
docs/releasing.md."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.installers import first_frame, smoke_linux, smoke_wine  # noqa: E402  # the checkout must be found first
from tools.installers.common import Place  # noqa: E402

KINDS = {"linux": smoke_linux.main, "windows": smoke_wine.main, "start": first_frame.main}

if len(sys.argv) != 2 or sys.argv[1] not in KINDS:
    raise SystemExit(f"usage: packaging/smoke.py {'|'.join(KINDS)}")
sys.exit(KINDS[sys.argv[1]](Place.default()))
