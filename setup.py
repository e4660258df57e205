"""What pyproject.toml cannot say: folders from outside the package, compiled texts, and the compiled engine."""

import contextlib
import io
import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Art, fonts and translations lie at the top of the checkout; in the wheel they are folders of the package.
OUTSIDE = {f"gizmos_desktop.{folder}": folder for folder in ("resources", "translations") if Path(folder).is_dir()}


class BuildWithTexts(build_py):
    """Compiles translations/*.ts to what Qt reads. Where Qt's tool cannot run, the program speaks as its sources do."""

    def run(self) -> None:
        qt = find_spec("PySide6")
        folder = Path(qt.origin).parent if qt and qt.origin else Path()
        for text in sorted(Path("translations").glob("*.ts")):
            command = [str(folder / "lrelease"), "-silent", str(text), "-qm", str(text.with_suffix(".qm"))]
            try:
                subprocess.run(command, check=True, capture_output=True)
            except (OSError, subprocess.CalledProcessError) as error:
                print(f"{text} is not compiled: {error}", file=sys.stderr)
        # Data files were listed before these existed.
        self.__dict__.pop("data_files", None)
        super().run()


ENGINE = Path("gizmos_desktop/engine")
_spec = spec_from_file_location("loader", ENGINE / "loader.py")
loader = module_from_spec(_spec)  # without importing the engine, of which it decides how it is loaded
_spec.loader.exec_module(loader)


def compiler_works() -> bool:
    """Can C code that uses Python's headers be compiled here? Asked quietly, in a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "probe.c").write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        probe = (
            "import os, sys; from setuptools import Distribution, Extension; os.chdir(sys.argv[1]);"
            "command = Distribution({'name': 'probe', 'ext_modules': [Extension('probe', ['probe.c'])]})"
            ".get_command_obj('build_ext'); command.ensure_finalized(); command.inplace = True; command.run()"
        )
        done = subprocess.run([sys.executable, "-c", probe, folder], capture_output=True, check=False)
    return done.returncode == 0


MUST = os.environ.get("GIZMOS_ENGINE") == "compiled"
"""Whoever makes packages wants a compiled engine or none at all; a player's pip takes what it can get."""


def not_compiled(reason: object) -> list[Extension]:
    """No extension modules, for this reason; the end of the build if they must be there."""
    if MUST:
        raise SystemExit(f"the engine cannot be compiled, as GIZMOS_ENGINE=compiled wants it: {reason}")
    return []


def compiled_engine() -> list[Extension]:
    """The engine as extension modules; none where they are not wanted or there is no C compiler or no mypyc.

    The same sources are used uncompiled then: everything works, computer players think slower.
    """
    building = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"} & set(sys.argv)
    if os.environ.get("GIZMOS_ENGINE") == "pure" or not building:
        return []
    if find_spec("mypyc") is None:
        return not_compiled("there is no mypyc")
    if not compiler_works():
        return not_compiled("there is no C compiler, or Python's headers are missing")
    from mypyc.build import mypycify

    quiet = io.StringIO()
    try:
        with contextlib.redirect_stdout(quiet), contextlib.redirect_stderr(quiet):
            # a group of a fixed name inside the package: packagers find it and two versions do not meet
            extensions = mypycify(
                loader.compiled_sources(str(ENGINE)),
                group_name="gizmos_desktop.engine.core",
                opt_level="3",
            )
    except (SystemExit, Exception) as error:  # a mypy of another version, say: no reason not to be installed
        print(f"the engine is not compiled: {error}; its sources are used", file=sys.stderr)
        return not_compiled(f"{error}\n{quiet.getvalue()[-2000:]}")
    for extension in extensions:
        extension.optional = not MUST
        if sys.platform != "win32":
            # lets the compiler inline what no other library replaces anyway; no debugging data
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
    return extensions


class BuildEngine(build_ext):
    """Writes the stamp by which the loader knows that the compiled modules belong to the sources, if all were built."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if built and all(path.is_file() for path in built):
            (built[0].parent / loader.STAMP).write_text(loader.digest(str(ENGINE)) + "\n", encoding="ascii")


setup(
    cmdclass={"build_py": BuildWithTexts, "build_ext": BuildEngine},
    ext_modules=compiled_engine(),
    # training is for those who work on the players, from a checkout
    packages=find_packages(include=["gizmos_desktop", "gizmos_desktop.*"], exclude=["gizmos_desktop.ai.training"])
    + list(OUTSIDE),
    package_dir=OUTSIDE,
    package_data={
        "gizmos_desktop": ["py.typed", "build.json", "qml/**/*.qml", "qml/**/qmldir", "qml/**/*.js"],
        "gizmos_desktop.engine": ["compiled.stamp"],
        "gizmos_desktop.resources": ["**/*"],
        "gizmos_desktop.translations": ["*.ts", "*.qm"],
    },
    include_package_data=False,
    zip_safe=False,
)
