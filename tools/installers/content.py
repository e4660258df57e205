"""Which parts of Qt and of the libraries a package needs: a list of what is allowed, the rest stays out.

Paths are relative to the PySide6 folder, with forward slashes; on Linux and macOS Qt
lies in `Qt/` there, on Windows not.
"""

from __future__ import annotations

import re
from collections.abc import Collection

QML = (
    r"QtCore/",
    r"QtQml/(qmldir|[^/]*\.(so|dll|dylib))$",
    r"QtQml/(Base|Models|WorkerScript)/",
    r"QtQuick/(qmldir|[^/]*\.(so|dll|dylib))$",
    r"QtQuick/(Layouts|Shapes|Templates|Window)/",
    r"QtQuick/Dialogs/",
    r"QtQuick/Controls/(qmldir|[^/]*\.(so|dll|dylib))$",
    r"QtQuick/Controls/(Basic|impl)/",
)
# Qt's other styles bring nothing: the program draws its own controls, and asks for Basic where Qt draws some.
NOT_QML = (r"/designer/", r"\.qmltypes$", r"/quickimpl/qml/\+(?!Basic)", r"\.(cpp|h|prl)$", r"/objects-")
PLUGINS = (
    r"platforms/(lib)?q(xcb|wayland[^/]*|offscreen|windows|cocoa)\b",
    r"platforms/libqwayland",
    r"xcbglintegrations/",
    r"wayland-(shell-integration/libxdg-shell|decoration-client|graphics-integration-client)",
    r"imageformats/(lib)?q(svg|ico)\b",
    r"iconengines/",
    r"platforminputcontexts/lib(ibus|compose)",
    r"platformthemes/libqxdg",
    r"styles/none",
)
# Modules of PySide6 that the program imports, and those that these need.
MODULES = frozenset({"QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick"})
# Standard library and packages: no network, no other windows, no tools. The self-test would tell if one were wanted.
EXCLUDED = (
    *("tkinter", "unittest", "pydoc", "pydoc_data", "doctest", "pdb", "lib2to3", "distutils", "ensurepip", "idlelib"),
    *(
        "ssl",
        "_ssl",
        "_hashlib",
        "sqlite3",
        "_sqlite3",
        "asyncio",
        "http",
        "xmlrpc",
        "ftplib",
        "smtplib",
        "imaplib",
        "multiprocessing",
    ),
    *("typing_extensions", "_pydecimal"),  # Python's own typing and _decimal are there
    *("curses", "_curses", "readline", "turtle", "venv", "test", "setuptools", "pip", "mypy", "mypyc"),
    *("numpy.f2py", "numpy.testing", "numpy.distutils", "numpy.random", "numpy.fft", "numpy.polynomial", "numpy.ma"),
    *("PySide6.QtWidgets", "PySide6.QtSql", "PySide6.QtTest", "PySide6.QtXml", "PySide6.QtDBus"),
)
NOT_PACKED = (
    r"(numpy|msgspec)/.*\.(pyi|h|c|pxd|lib|a|txt)$|numpy/_core/(_simd|_\w+_tests|_operand_flag)"
    r"|.*/_codecs_(cn|hk|jp|kr|tw)\."
)
"""Files of other packages than PySide6 that stay out: for compilers and tests, and encodings no file of ours has."""

SYSTEM_LIBRARY = re.compile(
    r"lib(mvec|stdc\+\+|gcc_s|z|X11|X11-xcb|Xau|Xdmcp|EGL|GL|GLX|OpenGL|GLdispatch|drm|gbm|wayland-\w+|fontconfig|freetype|expat"
    r"|glib-2\.0|gthread-2\.0|dbus-1|xcb(-(dri2|dri3|present|sync|xfixes|shm|randr|glx|render|shape|damage))?)\.so"
)
"""Libraries that are never packed on Linux: the system's graphics drivers and font settings go with its own, and
libmvec is a part of the C library."""


def wanted(path: str, languages: Collection[str]) -> bool:
    """Whether a file of PySide6 belongs in a package that speaks these languages; libraries, which lie in `Qt/lib` or
    beside the modules, are judged by what needs them, not here."""
    found = re.match(r"(?:Qt/)?(qml|plugins|translations|metatypes|libexec|resources)/(.*)", path)
    if found is None:
        return not path.startswith("QtOpenGL.")  # see packaging/gizmos.spec
    kind, rest = found.groups()
    if kind == "qml":
        return any(re.match(each, rest) for each in QML) and not any(re.search(each, path) for each in NOT_QML)
    if kind == "plugins":
        return any(re.match(each, rest) for each in PLUGINS)
    if kind == "translations":
        return wanted_translation(rest, languages)
    return False


def wanted_translation(name: str, languages: Collection[str]) -> bool:
    """Whether a file of Qt's own texts is for one of the languages: for pt Qt has the country in the name, for es_419
    that of es serves."""
    found = re.fullmatch(r"(?:qtbase|qtdeclarative)_(\w+)\.qm", name)
    wanted = {each for code in languages for each in (code, code.partition("_")[0], QT_NAMES.get(code, code))}
    return found is not None and found[1] in wanted


QT_NAMES = {"pt": "pt_BR"}
"""Languages that Qt's files name otherwise (app/language.py finds them by QLocale)."""


def languages_of(names: Collection[str]) -> tuple[str, ...]:
    """The codes of `gizmos_CODE.qm` (or .ts) among file names, in order."""
    found = (re.fullmatch(r"gizmos_(\w+)\.(?:qm|ts)", name) for name in names)
    return tuple(sorted({each[1] for each in found if each}))
