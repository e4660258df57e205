"""Run by a test in one locale of the system: speaks each language, reads and replays the records, and prints what comes
of it as one number for each language."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.app import paths
from gizmos_desktop.app.language import Language
from gizmos_desktop.models.words.setup import default_name
from gizmos_desktop.records import decode, encode, timeline_of

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    app = QCoreApplication([])
    language = Language(paths.translations())
    for code in language.available():
        language.use(code)
        said = default_name(0, "person")
        total = hashlib.sha256()
        for file in sorted((ROOT / "tests" / "records" / "golden").glob("*.gizmos")):
            record = decode(file.read_bytes())
            game = timeline_of(record).game
            total.update(json.dumps(game.position(), sort_keys=True).encode() + repr(game.generator).encode())
            total.update(encode(record))
        print(code, said, total.hexdigest())
    del app


if __name__ == "__main__":
    main()
