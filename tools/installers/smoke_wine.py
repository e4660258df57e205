"""Tries setup.exe under Wine: `python packaging/smoke.py windows`.

It shows that the program installs, starts, plays, saves, is upgraded and goes; not how it looks on a real Windows.

What Wine 8 lacks is put into the prefix of the test, never into the package: a stub of icuuc.dll, which Windows 10 has,
and a library for complex numbers.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.installers import windows
from tools.installers.common import NAME, PACKAGING, BuildError, Place, fresh, run, say
from tools.installers.smoke_linux import SmokeError

RIG = PACKAGING / "windows" / "rig"
HERE = r"C:\users\root\AppData\Local\Programs\Gizmos Desktop"
MATH, OUR_MATH = "api-ms-win-crt-math-l1-1-0.dll", "only-for-wine-complex-math.dll"  # of one length
GONE = "only-in-older-versions.py"
LONGEST_S = 900


class Wine:
    """A Windows of its own in a folder."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.drive = prefix / "drive_c"
        found = [path for path in ("/usr/lib/wine/wine64", "/usr/bin/wine64") if Path(path).exists()]
        if not found:
            raise BuildError("wine64 is missing; docs/releasing.md lists what a test wants")
        self.program = found[0]
        self.env = {
            name: text for name, text in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH")
        } | {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "WINEARCH": "win64"}

    def start(self) -> None:
        """Make the prefix, with the stub."""
        fresh(self.prefix)
        self._run("wineboot", "--init")
        stub = self.drive / "windows" / "system32" / "icuuc.dll"
        run(["x86_64-w64-mingw32-gcc", "-shared", "-w", "-o", stub, RIG / "icuuc_stub.c"])

    def add_complex_numbers(self, tree: Path) -> None:
        """Put a library for mathematics into the prefix, and let the installed programs that ask for complex numbers
        take it: Wine looks for Windows' one in its own ucrtbase, whatever lies in system32."""
        work = fresh(self.prefix.with_name("wine-rig"))
        source = RIG / "math_stub.c"
        names = [*re.findall(r"(?:REAL|COMPLEX)\((c\w+)\)", source.read_text(encoding="utf-8")), "cpow"]
        own = {name + end for name in names for end in ("", "l", "f")}
        wanted: set[str] = set()
        for file in tree.rglob("*.pyd"):
            said = run(["x86_64-w64-mingw32-objdump", "-p", file])
            block = re.search(rf"DLL Name: {MATH}\n(.*?)(?:\n\n|\Z)", said, re.DOTALL)
            asked = set(re.findall(r"^\t[0-9a-f]+\s+\d+\s+(\w+)$", block[1], re.MULTILINE)) if block else set()
            if asked & own:
                wanted |= asked
                file.write_bytes(file.read_bytes().replace(MATH.encode(), OUR_MATH.encode()))
        lines = [f"{name} = our_{name}" if name in own else f"{name} = ucrtbase.{name}" for name in sorted(wanted)]
        (work / "math.def").write_text("\n".join([f"LIBRARY {OUR_MATH}", "EXPORTS", *lines]) + "\n", encoding="ascii")
        target = self.drive / "windows" / "system32" / OUR_MATH
        run(["x86_64-w64-mingw32-gcc", "-shared", "-w", "-static-libgcc", "-o", target, source, work / "math.def"])

    def stop(self) -> None:
        """End everything that runs in it."""
        subprocess.run(["/usr/lib/wine/wineserver64", "-k"], env=self.env, capture_output=True, check=False)

    def _run(self, *words: str, locale: str = "en_US.UTF-8") -> str:
        done = subprocess.run(
            [self.program, *words], env=self.env | {"LC_ALL": locale}, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=LONGEST_S, check=False, errors="replace",
        )  # fmt: skip
        if done.returncode:
            raise SmokeError(f"{' '.join(words)} ended with {done.returncode}:\n{(done.stdout + done.stderr)[-3000:]}")
        return done.stdout + done.stderr

    def command(self, *words: str, locale: str = "en_US.UTF-8", **environment: str) -> str:
        """Run a program in a language, with variables of its environment (Wine drops those of Qt, so cmd sets them)."""
        script = self.drive / "smoke.bat"
        lines = ["@echo off", *(f"set {name}={text}" for name, text in environment.items())]
        lines += [" ".join(f'"{word}"' if " " in word else word for word in words), "exit /b %errorlevel%"]
        script.write_text("\r\n".join(lines) + "\r\n", encoding="utf-8")
        return self._run("cmd", "/c", r"C:\smoke.bat", locale=locale)

    def path(self, windows: str) -> Path:
        """The file here that has this path in Windows."""
        return self.drive / windows.removeprefix("C:\\").replace("\\", "/")


def older(place: Place, target: Path) -> None:
    """Make an installer of a small older version, with a file that the new one has no more."""
    stage = fresh(place.work / "older")
    (stage / "lib").mkdir()
    (stage / "lib" / GONE).write_text("of an older version", encoding="utf-8")
    (stage / f"{NAME}.exe").write_bytes(b"MZ")
    windows.installer(stage, place, "0.0.1", target)


def listing(folder: Path) -> set[str]:
    """All files below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def smoke(place: Place, setup: Path, pictures: Path) -> list[str]:
    """The whole way of a user; sentences about what was seen. Raises SmokeError."""
    wine = Wine(place.work / "wine")
    said = []
    try:
        wine.start()
        shutil.copyfile(setup, wine.drive / "setup.exe")
        older(place, wine.drive / "older.exe")
        before = listing(wine.drive)
        home = wine.path(HERE)
        wine.command(r"C:\older.exe", "/S")
        if not (home / "lib" / GONE).is_file():
            raise SmokeError("the older version was not installed")
        wine.command(r"C:\setup.exe", "/S")
        installed = listing(home)
        if f"lib/{GONE}" in installed:
            raise SmokeError("of the older version something is left")
        said.append(f"installed over an older version, of which nothing is left: {len(installed)} files")
        wine.add_complex_numbers(home)
        before = before | {f"windows/system32/{OUR_MATH}"}
        program = HERE + rf"\{NAME}.exe"
        quiet = {"QT_QPA_PLATFORM": "offscreen"}
        version = wine.command(program, "--version", **quiet).strip()
        said.append(version)
        if "build " not in version or "engine compiled" not in version:
            raise SmokeError(f"--version tells {version!r}")
        lines = wine.command(program, "--self-test", **quiet).splitlines()
        if "all is well" not in lines:
            raise SmokeError(f"the self-test says {lines[-5:]}")
        said.append("self-test: all is well")
        pictures.mkdir(parents=True, exist_ok=True)
        demo = ["--demo", "--seats", "2", "--seed", "3", "--autosave", "--screenshot"]
        for language, locale in (("en", "en_US.UTF-8"), ("ja", "ja_JP.UTF-8")):
            wine.command(program, *demo, rf"C:\{language}.png", locale=locale, **quiet)
            shutil.copyfile(wine.drive / f"{language}.png", pictures / f"windows-{language}.png")
        if (pictures / "windows-en.png").read_bytes() == (pictures / "windows-ja.png").read_bytes():
            raise SmokeError("the pictures in English and Japanese are the same")
        said.append("two games played and kept, with a picture in English and in Japanese")
        games = listing(wine.path(r"C:\users\root\AppData\Local\gizmos-desktop"))
        if not any(name.endswith(".gizmos") for name in games):
            raise SmokeError("no game was kept")
        # what an older version left, and what the user has put there
        (home / "lib" / "mine.txt").write_text("kept", encoding="utf-8")
        wine.command(r"C:\setup.exe", "/S")
        if listing(home) != installed | {"lib/mine.txt"}:
            raise SmokeError("after an upgrade there are other files than after a fresh installation")
        said.append("upgraded: the same files, and the user's own")
        (home / "lib" / "mine.txt").unlink()
        wine.command(HERE + r"\uninstall.exe", "/S", f"_?={HERE}")
        (home / "uninstall.exe").unlink(missing_ok=True)
        left = {
            name for name in listing(wine.drive) - before if not re.search(r"smoke\.bat|\.png$|/Temp/|/temp/", name)
        }
        strange = sorted(name for name in left if "/gizmos-desktop/" not in name)
        if strange or not any(name.endswith(".gizmos") for name in left):
            raise SmokeError(f"left behind: {strange[:8]}; games kept: {len(left)}")
        said.append("uninstalled: nothing left but the user's games and settings")
    finally:
        wine.stop()
    return said


def main(place: Place) -> int:
    """Try the newest setup.exe; the exit status."""
    try:
        (*_, setup) = sorted(place.out.glob(f"{NAME}-*-setup.exe"))
    except ValueError:
        say("there is no setup.exe; make it first")
        return 1
    try:
        for line in smoke(place, setup, place.work / "pictures"):
            say(f"Wine: {line}")
    except (SmokeError, BuildError, subprocess.TimeoutExpired) as error:
        say(f"Wine: FAILED: {error}")
        return 1
    return 0
