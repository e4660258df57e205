"""Where the program begins on Windows: like a frozen one, its executable takes our options, not Python's."""

import sys

sys.frozen = "windows"

from gizmos_desktop.__main__ import main  # noqa: E402  # it must be said before anything asks

sys.exit(main())
