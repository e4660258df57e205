"""The compiled engine for Windows, made on Linux: mypyc's C code by MinGW against Python's own dll.

Python's headers are the same on all systems but for pyconfig.h, of which packaging/windows has one for Windows.
"""

from __future__ import annotations

import json
import shutil
import sys
import sysconfig
from pathlib import Path

from tools.installers.common import PACKAGING, BuildError, Place, fresh, run, say, sha256

GENERATE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import importlib.util
spec = importlib.util.spec_from_file_location("loader", "gizmos_desktop/engine/loader.py")
loader = importlib.util.module_from_spec(spec)
spec.loader.exec_module(loader)
from mypyc.build import mypycify
sources = loader.compiled_sources("gizmos_desktop/engine")
made = mypycify(sources, group_name="gizmos_desktop.engine.core", opt_level="3")
print("MADE" + json.dumps({"stamp": loader.STAMP, "digest": loader.digest("gizmos_desktop/engine"), "modules":
    [{"name": each.name, "sources": list(each.sources), "include": list(each.include_dirs)} for each in made]}))
"""


def build(package: Path, stage: Path, place: Place, python: Path) -> None:
    """Put the compiled modules into `package`, the program's folder in the tree `stage`. Raises BuildError."""
    say("the engine for Windows …")
    work = place.work / "windows" / "engine"
    stamp = work / "made-of"
    wanted = _digest(place.sources.folder / "gizmos_desktop" / "engine")
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        fresh(work)
        shutil.copytree(place.sources.folder / "gizmos_desktop", work / "gizmos_desktop")
        said = run([python, "-c", GENERATE, "."], cwd=work)
        (work / "made.json").write_text(said.rpartition("MADE")[2], encoding="utf-8")
        _compile(work, stage, place)
        stamp.write_text(wanted, encoding="utf-8")
    made = json.loads((work / "made.json").read_text(encoding="utf-8"))
    for each in made["modules"]:
        shutil.copyfile(work / _file(each["name"]), package.parent / _file(each["name"]))
    (package / "engine" / made["stamp"]).write_text(made["digest"] + "\n", encoding="ascii")


def _digest(engine: Path) -> str:
    """Of all that the compiled modules are made of: compiling takes minutes."""
    files = [*sorted(engine.glob("*.py")), PACKAGING / "windows" / "pyconfig.h", Path(__file__)]
    return "".join(sha256(file)[:8] for file in files) + sys.version


def _file(name: str) -> str:
    return name.replace(".", "/") + ".cp311-win_amd64.pyd"


def _compile(work: Path, stage: Path, place: Place) -> None:
    (dll,) = [path for path in stage.glob("python3*.dll") if path.name != "python3.dll"]
    headers = fresh(work / "headers")
    shutil.copytree(sysconfig.get_path("include"), headers, dirs_exist_ok=True)
    shutil.copyfile(PACKAGING / "windows" / "pyconfig.h", headers / "pyconfig.h")
    flags = ["-O3", "-shared", "-s", "-g0", "-w", "-fwrapv", "-fno-strict-aliasing", "-static-libgcc"]
    # as Python itself is built; its checks of itself would also name the folders of this machine
    flags += ["-DNDEBUG", f"-ffile-prefix-map={place.work}=.", "-Wl,--no-insert-timestamp", f"-I{headers}"]
    for each in json.loads((work / "made.json").read_text(encoding="utf-8"))["modules"]:
        includes = [f"-I{folder}" for folder in each["include"]]
        target = work / _file(each["name"])
        run(["x86_64-w64-mingw32-gcc", *flags, *includes, "-o", target, *each["sources"], dll], cwd=work)
        if not target.is_file():
            raise BuildError(f"{target.name} was not made")
