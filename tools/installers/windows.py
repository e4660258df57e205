"""The installer for Windows, put together on Linux: Python's own runtime, locked wheels, the program, a launcher of 40
lines, NSIS. docs/adr/0012 says why these can be trusted."""

from __future__ import annotations

import compileall
import io
import os
import py_compile
import re
import shutil
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

from tools.installers import content, windows_engine
from tools.installers.common import (
    NAME,
    PACKAGING,
    ROOT,
    BuildError,
    Place,
    environment,
    fresh,
    run,
    say,
    set_times,
    size,
)
from tools.installers.downloads import pinned, wheels
from tools.installers.frozen import own_paths
from tools.installers.licences import write as write_licences

FROM = PACKAGING / "windows"
VERSION = (3, 11)
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\GizmosDesktop"
# Of Python's runtime: no network, no database, no installer, no sound.
NOT_RUNTIME = (
    r"(sqlite3|libssl|libcrypto)[\w-]*\.dll|_(sqlite3|ssl|hashlib|msi|asyncio|overlapped|multiprocessing)\.pyd"
)
NOT_RUNTIME += r"|winsound\.pyd|python\.cat|pythonw?\.exe|python\d+\.(zip|_pth)|LICENSE\.txt|vcruntime140\w*\.dll"
# The dlls of Windows 10 and newer that Qt, Python and numpy ask for.
WINDOWS = """
advapi32 authz bcrypt bcryptprimitives combase comctl32 comdlg32 crypt32 d2d1 d3d11 d3d12 d3d9 dbghelp dcomp dnsapi
dwmapi dwrite dxgi dxguid gdi32 icu icuin icuuc imm32 iphlpapi kernel32 mpr mscms msvcrt netapi32 ntdll ole32 oleaut32
opengl32 pdh powrprof propsys psapi rpcrt4 rstrtmgr runtimeobject secur32 setupapi shcore shell32 shlwapi
synchronization ucrtbase uiautomationcore user32 userenv uxtheme version winhttp winmm winspool ws2_32 wtsapi32
"""
MOST_INSTALLER, MOST_INSTALLED = 45_000_000, 150_000_000


def build(place: Place) -> list[Path]:
    """Make setup.exe. Raises BuildError."""
    if sys.version_info[:2] != VERSION:
        raise BuildError(f"the installer for Windows is made with Python {VERSION[0]}.{VERSION[1]}")
    python = environment(place)
    say("the tree for Windows …")
    stage = fresh(place.work / "windows" / "stage")
    runtime(stage, place)
    packages(stage / "lib", place, python)
    for dll in sorted((stage / "lib" / "PySide6").glob("vcruntime140*.dll")):
        shutil.copyfile(dll, stage / dll.name)  # newer than those of Python's runtime, and from Qt's makers
    program(stage, place, python)
    launcher(stage, place, python)
    own = re.compile(r"(Qt6|pyside6|shiboken6|python3)")
    folders = (stage, *(stage / "lib").glob("*.libs"), stage / "lib" / "PySide6", stage / "lib" / "shiboken6")
    dlls = [path for folder in folders for path in sorted(folder.glob("*.dll")) if not own.match(path.name)]
    write_licences(stage / "licences", python, "win32", dlls)
    set_times(stage, place.sources.epoch)
    check(stage)
    return [installer(stage, place)]


def runtime(stage: Path, place: Place) -> None:
    """Python's dlls, as its makers signed them; the standard library, which nobody signs, is this machine's own."""
    archive = pinned("python-windows", place)
    with tarfile.open(archive) as sources:
        (name,) = [each for each in sources.getnames() if each.endswith("/data.zip")]
        inside = sources.extractfile(name)
        assert inside is not None
        data = zipfile.ZipFile(io.BytesIO(inside.read()))
    folder = f"cp{VERSION[0]}{VERSION[1]}/"
    for name in data.namelist():
        short = name.removeprefix(folder)
        if name.startswith(folder) and "/" not in short and short and not re.fullmatch(NOT_RUNTIME, short):
            (stage / short).write_bytes(data.read(name))
    number = f"python{VERSION[0]}{VERSION[1]}"
    standard_library(stage / f"{number}.zip", place)
    (stage / f"{number}._pth").write_text(f"{number}.zip\n.\nlib\n", encoding="ascii")


def standard_library(target: Path, place: Place) -> None:
    """Python's modules, compiled, in one zip; without those that nothing uses."""
    home = Path(sysconfig.get_path("stdlib"))
    out = [name.replace(".", "/") for name in content.EXCLUDED]
    out += [
        "site-packages",
        "lib-dynload",
        "idlelib",
        "turtledemo",
        "__phello__",
        "config-",
        "dbm",
        "wsgiref",
        "email/test",
    ]
    copy = fresh(place.work / "windows" / "stdlib")
    for file in sorted(home.rglob("*.py")):
        name = file.relative_to(home).as_posix()
        package = name.removesuffix(".py")
        if (
            not any(package == each or name.startswith((f"{each}/", "_sysconfigdata")) for each in out)
            and "/test" not in name
        ):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy / name)
    compile_all(copy, legacy=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(copy.rglob("*.pyc")):
            name = file.relative_to(copy).as_posix()
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), file.read_bytes(), zipfile.ZIP_DEFLATED)


def compile_all(folder: Path, legacy: bool = False) -> None:
    """Compile what is below a folder, so that no start has to, and nothing is written beside the program. The files
    tell neither the time nor the place where this was done."""
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    if not compileall.compile_dir(
        folder,
        quiet=1,
        legacy=legacy,
        stripdir=str(folder),
        invalidation_mode=unchecked,
        optimize=0,
        workers=1,
        force=True,
    ):
        raise BuildError(f"the Python files in {folder} cannot be compiled")


def packages(target: Path, place: Place, python: Path) -> None:
    """What is wanted of the locked wheels."""
    languages = content.languages_of(os.listdir(place.sources.folder / "translations"))
    everything = fresh(place.work / "windows" / "wheels")
    for wheel in wheels(place, python, "win_amd64", VERSION):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(everything)
    files = {path.relative_to(everything).as_posix() for path in everything.rglob("*") if path.is_file()}
    kept = {name for name in files if _wanted(name, languages)}
    dlls = {
        name.rpartition("/")[2].lower(): name for name in files if re.match(r"(PySide6|shiboken6)/[^/]+\.dll$", name)
    }
    todo = [name for name in kept if name.endswith((".dll", ".pyd"))]
    while todo:
        for name in imports(everything / todo.pop()):
            found = dlls.get(name)
            if found and found not in kept:
                kept.add(found)
                todo.append(found)
    for name in sorted(kept):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(everything / name, target / name)
    (target / "PySide6" / "QtOpenGL.py").write_text((PACKAGING / "empty_module.py").read_text(), encoding="utf-8")


def imports(file: Path) -> list[str]:
    """The dlls that a program or library asks for, in small letters."""
    said = run(["x86_64-w64-mingw32-objdump", "-p", file])
    return [name.lower() for name in re.findall(r"DLL Name: (\S+)", said)]


def _wanted(name: str, languages: tuple[str, ...]) -> bool:
    if name.startswith("PySide6/"):
        short = name.removeprefix("PySide6/")
        if re.fullmatch(r"\w+\.pyd", short):
            return short.removesuffix(".pyd") in content.MODULES - {"QtOpenGL"}
        if re.fullmatch(r"[^/]+\.py|support/[^/]+\.py|(msvcp|vcruntime|concrt)[^/]*\.dll", short):
            return True
        return re.match(r"(qml|plugins|translations)/", short) is not None and content.wanted(short, languages)
    if name.startswith("shiboken6/"):
        return (
            re.fullmatch(r"shiboken6/([^/]+\.py|Shiboken\.pyd|(shiboken6|msvcp|vcruntime)[^/]*\.dll)", name) is not None
        )
    if re.search(r"\.dist-info/|\.(pyi|typed|h|c|lib|a|pxd|exe)$|/tests?/|^scripts/", name):
        return False
    dotted = name.replace("/", ".")
    return not re.match(content.NOT_PACKED, name) and not dotted.startswith(
        tuple(f"{each}." for each in content.EXCLUDED)
    )


def program(stage: Path, place: Place, python: Path) -> None:
    """The program itself as pip installed it, less what is for Linux, with its engine for Windows."""
    where = run([python, "-c", "import gizmos_desktop; print(gizmos_desktop.__path__[0])"], cwd=place.work).strip()
    out = shutil.ignore_patterns(
        "__pycache__", "*.so", "compiled.stamp", "*.ts", "py.typed", "bench.py", "arena*.py", "README.md"
    )
    shutil.copytree(where, stage / "lib" / "gizmos_desktop", ignore=out)
    windows_engine.build(stage / "lib" / "gizmos_desktop", stage, place, python)
    shutil.copyfile(FROM / "start.py", stage / "lib" / "start.py")
    compile_all(stage / "lib")


def launcher(stage: Path, place: Place, python: Path) -> None:
    """gizmos-desktop.exe, with icon and version."""
    work = fresh(place.work / "windows" / "launcher")
    run([python, "-m", "tools.installers.icons", place.work / "icons"], cwd=ROOT)
    shutil.copyfile(place.work / "icons" / f"{NAME}.ico", work / f"{NAME}.ico")
    shutil.copyfile(FROM / "launcher.manifest", work / "launcher.manifest")
    version = place.sources.version
    text = (FROM / "launcher.rc").read_text(encoding="utf-8")
    text = text.replace("COMMAS", version.replace(".", ",")).replace(" VERSION\n", f' "{version}"\n')
    (work / "launcher.rc").write_text(text, encoding="utf-8")
    run(["x86_64-w64-mingw32-windres", "launcher.rc", "launcher.o"], cwd=work)
    define = f'-DPYTHON=L"python{VERSION[0]}{VERSION[1]}.dll"'
    flags = ["-O2", "-s", "-municode", "-mwindows", "-Wl,--no-insert-timestamp", define]
    run(
        ["x86_64-w64-mingw32-gcc", *flags, FROM / "launcher.c", "launcher.o", "-o", stage / f"{NAME}.exe", "-lshell32"],
        cwd=work,
    )


def check(stage: Path) -> None:
    """Raise BuildError for a dll that neither the tree nor Windows has, a path of this machine, or a tree too big."""
    ours = {path.name.lower() for path in stage.rglob("*") if path.suffix.lower() in (".dll", ".pyd")}
    missing = set()
    for path in sorted(stage.rglob("*")):
        if path.suffix.lower() in (".dll", ".pyd", ".exe"):
            missing |= {
                f"{path.name} wants {name}" for name in imports(path) if name not in ours and not of_windows(name)
            }
    if missing:
        raise BuildError("the tree for Windows is not whole:\n" + "\n".join(sorted(missing)))
    problems = own_paths(stage)
    if problems:
        raise BuildError("the tree for Windows tells of this machine:\n" + "\n".join(problems[:20]))
    say(f"the tree for Windows has {size(stage) / 1e6:.1f} MB")
    if size(stage) > MOST_INSTALLED:
        raise BuildError("the tree for Windows is too big")


def of_windows(name: str) -> bool:
    """Whether a dll belongs to Windows 10 and newer."""
    stem = name.rpartition(".")[0]
    return name == "winspool.drv" or stem in WINDOWS.split() or name.startswith(("api-ms-win-", "ext-ms-win-"))


def installer(stage: Path, place: Place, version: str = "", out: Path | None = None) -> Path:
    """setup.exe from the tree; the uninstaller has the list of its files. Tests make one of an older version."""
    version = version or place.sources.version
    work = place.work / "windows"
    lines = ["!macro REMOVE_FILES"]
    folders = sorted(
        (path for path in stage.rglob("*") if path.is_dir()), key=lambda path: len(path.parts), reverse=True
    )
    for path in sorted(stage.rglob("*")):
        if path.is_file():
            lines.append(f'  Delete "$INSTDIR\\{_windows(path, stage)}"')
    lines += [f'  RMDir "$INSTDIR\\{_windows(folder, stage)}"' for folder in folders]
    (work / "files.nsh").write_text("\n".join([*lines, "!macroend"]) + "\n", encoding="utf-8-sig")
    out = out or place.out / f"{NAME}-{version}-setup.exe"
    out.unlink(missing_ok=True)
    defines = {"VERSION": version, "STAGE": stage, "OUT": out, "UNINSTALL": UNINSTALL}
    defines |= {"ICON": place.work / "icons" / f"{NAME}.ico", "FILES": work / "files.nsh"}
    say("NSIS …")
    run(
        ["makensis", "-V2", "-WX", *(f"-D{name}={value}" for name, value in defines.items()), FROM / "installer.nsi"],
        env=place.sources.settings,
    )
    if out.stat().st_size > MOST_INSTALLER:
        raise BuildError(f"{out.name} has {out.stat().st_size / 1e6:.1f} MB, more than {MOST_INSTALLER / 1e6:.0f}")
    return out


def _windows(path: Path, stage: Path) -> str:
    return str(path.relative_to(stage)).replace("/", "\\")
