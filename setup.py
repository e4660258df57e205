"""What pyproject.toml cannot say: folders from outside the package, compiled texts, and the compiled engine."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from setuptools import find_packages, setup
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


setup(
    cmdclass={"build_py": BuildWithTexts},
    packages=find_packages(include=["gizmos_desktop", "gizmos_desktop.*"]) + list(OUTSIDE),
    package_dir=OUTSIDE,
    package_data={
        "gizmos_desktop": ["py.typed", "qml/**/*.qml", "qml/**/qmldir", "qml/**/*.js"],
        "gizmos_desktop.engine": ["*.csv"],
        "gizmos_desktop.resources": [
            "**/*.svg",
            "**/*.png",
            "**/*.ttf",
            "**/*.otf",
            "**/*.txt",
            "**/*.json",
            "**/*.npz",
        ],
        "gizmos_desktop.translations": ["*.ts", "*.qm"],
    },
    include_package_data=False,
    zip_safe=False,
)
