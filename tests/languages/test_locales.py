"""No rule hangs on a language: the same records give the same games in each, whatever the system's locale is."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.languages.show_signs import ROOT


def replayed(locale: str) -> list[list[str]]:
    environment = os.environ | {"LC_ALL": locale, "LANG": locale, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.languages.replay_all"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [line.rsplit(" ", 1) for line in done.stdout.splitlines()]


def test_records_replay_to_the_same_in_all_languages_and_locales() -> None:
    found = {locale: replayed(locale) for locale in ("C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8")}
    assert len({said for said, _ in found["C.UTF-8"]}) == 5
    assert len({digest for lines in found.values() for _, digest in lines}) == 1
