"""All checks of the code that need no run of it: `python -m tools.lint`; with `--fix` what can be put right is.

Every check runs, also after one has found something; the exit status is 1 if any has.
"""

import subprocess
import sys
import time
from collections.abc import Callable

from tools import qml_check, translations
from tools.qml_types import ROOT


def program(*arguments: str) -> Callable[[], list[str]]:
    """A check that is a program of the environment, run in the checkout: its output if it does not exit with 0."""

    def check() -> list[str]:
        done = subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
        return (done.stdout + done.stderr).splitlines() or ["failed"] if done.returncode else []

    return check


def checks(fix: bool) -> dict[str, Callable[[], list[str]]]:
    """Name -> check; a check returns what it found, one line each."""
    return {
        "ruff check": program("ruff", "check", "--quiet", *(["--fix"] if fix else [])),
        "ruff format": program("ruff", "format", "--quiet", *([] if fix else ["--check", "--diff"])),
        "mypy --strict": program("mypy"),
        "qmllint, qmlformat": lambda: qml_check.findings(fix=fix),
        "texts": translations.findings,
    }


def main() -> int:
    """Run all checks and say what each found."""
    failed = 0
    for name, check in checks("--fix" in sys.argv[1:]).items():
        start = time.monotonic()
        try:
            found = check()
        except RuntimeError as error:
            found = str(error).splitlines()
        print(f"{name:20} {'FAILED' if found else 'ok':7} {time.monotonic() - start:5.1f} s", flush=True)
        for line in found:
            print(f"  {line}")
        failed += bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
