"""Makes the installers: `python packaging/build.py all|tree|deb|appimage|windows|macos|flatpak`; see docs/releasing.md.

Standard library only; what it wants beyond that it installs in an environment of its own, locked and checked by hashes.
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.installers.driver import main  # noqa: E402  # the checkout must be found first

sys.exit(main())
