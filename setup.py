"""What pyproject.toml cannot say: folders from outside the package, and the compiled engine."""

from pathlib import Path

from setuptools import find_packages, setup

# Art, fonts and translations lie at the top of the checkout; in the wheel they are folders of the package.
OUTSIDE = {f"gizmos_desktop.{folder}": folder for folder in ("resources", "translations") if Path(folder).is_dir()}

setup(
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
