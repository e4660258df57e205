"""Files from the package index, pinned by hash: nothing of them runs before it is checked, and most never does."""

from __future__ import annotations

import json
import os
import re
import ssl
import urllib.request
from pathlib import Path
from urllib.parse import unquote, urljoin

from tools.installers.common import PACKAGING, BuildError, Place, lock_file, locked, pip_setting, run, say, sha256


def pinned(name: str, place: Place) -> Path:
    """A source archive that packaging/downloads.json names. It is fetched by its address, because pip would run the
    archive's own code. Raises BuildError if it cannot be had, or is another file than the one that was looked at."""
    about = json.loads((PACKAGING / "downloads.json").read_text(encoding="utf-8"))[name]
    target = place.work / "downloads" / str(about["file"])
    if not target.is_file() or sha256(target) != about["sha256"]:
        say(f"fetching {about['file']} …")
        target.parent.mkdir(parents=True, exist_ok=True)
        address, _ = indexed(about["project"]).get(target.name, ("", ""))
        if not address:
            raise BuildError(f"the package index has no {target.name}")
        target.write_bytes(_read(address, 300))
    if sha256(target) != about["sha256"]:
        raise BuildError(f"{target} is not the file that was looked at: its sha256 is {sha256(target)}")
    return target


def indexed(project: str) -> dict[str, tuple[str, str]]:
    """The files that the package index of this machine has of a project: name -> address and sha256 ("" if it does not
    tell). Raises BuildError if it cannot be asked."""
    page = (pip_setting("index-url") or "https://pypi.org/simple").rstrip("/") + f"/{project}/"
    found = {}
    for link in re.findall(r'href="([^"]+)"', _read(page, 60).decode()):
        address, _, check = urljoin(page, link).partition("#")
        found[unquote(address.rpartition("/")[2])] = (address, check.removeprefix("sha256="))
    return found


def _read(address: str, patience_s: int) -> bytes:
    context = ssl.create_default_context(cafile=pip_setting("cert") or None)
    request = urllib.request.Request(address, headers={"Accept": "text/html, */*"})
    try:
        with urllib.request.urlopen(request, context=context, timeout=patience_s) as answer:
            data: bytes = answer.read()
            return data
    except OSError as error:
        raise BuildError(f"the package index cannot be reached: {error}") from error


def wheels(place: Place, python: Path, platform: str, version: tuple[int, int]) -> list[Path]:
    """The locked packages that are shipped, as wheels for another system ("win_amd64"), each checked by its hash."""
    folder = place.work / "wheels" / f"{platform}-{version[0]}.{version[1]}"
    folder.mkdir(parents=True, exist_ok=True)
    lock = folder / "lock.txt"
    wanted = locked(version)
    blocks = re.findall(r"^[a-z0-9-]+==(?:.*\\\n)*.*\n", lock_file(version).read_text(encoding="utf-8"), re.MULTILINE)
    lines = [re.sub(r" ; [^\\\n]*", " ", block) for block in blocks if block.partition("==")[0] in wanted]
    lock.write_text("".join(lines), encoding="utf-8")
    for old in folder.glob("*.whl"):
        old.unlink()
    number = f"{version[0]}.{version[1]}"
    tags = ["--platform", platform, "--python-version", number, "--implementation", "cp"]
    abis = ["--abi", f"cp{version[0]}{version[1]}", "--abi", "abi3", "--abi", "none"]
    command: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    command += ["--no-deps", "--require-hashes"]
    run([*command, "--only-binary=:all:", *tags, *abis, "-d", folder, "-r", lock], env=dict(os.environ))
    found = sorted(folder.glob("*.whl"))
    if len(found) != len(wanted):
        raise BuildError(f"{len(found)} wheels for {platform} instead of {len(wanted)}")
    return found
